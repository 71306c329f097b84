"""A plug-in for worker processes: what bots and rehearsals draw is the same whenever a game was played the same way."""

from __future__ import annotations

import hashlib

import msgspec

from rossio.server.rules import engine
from rossio.server.rules.messages import Choose, Chosen

real_choose = engine.Engine.choose


def seed(*about: object) -> str:
    """The same number for the same things."""
    return str(int.from_bytes(hashlib.sha256(repr(about).encode()).digest()[:12]))


def choose(self: engine.Engine, request: Choose) -> Chosen:
    played = request.played
    return real_choose(self, msgspec.structs.replace(request, seed=seed(played.seed, len(played.moves))))


engine.Engine.choose = choose  # type: ignore[method-assign]  # a plug-in is meant to be in the way
engine.SALT = bytes(32)  # type: ignore[misc]
