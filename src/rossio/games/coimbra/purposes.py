"""What chance decides in Coimbra. Each purpose has its own stream, by a number where one is named."""

from __future__ import annotations

from typing import Final

LAYOUT: Final = "layout"
"""Tiles, voyages, cards and the first order, all before the first decision (C1-C8)."""
DICE: Final = "dice"
"""The dice of a round, rolled by colour (C17)."""
RIVAL_DECKS: Final = "rival-decks"
"""The actions and the colours of the rival (C96)."""
RIVAL_PAIR: Final = "rival-pair"
RIVAL_CORNER: Final = "rival-corner"
"""The rolls for the rival's start (C96)."""
