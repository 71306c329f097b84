"""Players that need no person: each is asked for a move whenever its seat decides."""

from __future__ import annotations

from rossio.bots.bot import Advice, Bot, Candidate, Reason
from rossio.bots.levels import LEVELS
from rossio.bots.registry import BOTS, UnknownBot, make, names

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "Candidate", "Reason", "UnknownBot", "make", "names"]
