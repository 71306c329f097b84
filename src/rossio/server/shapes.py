"""What the rules tell a viewer, as the protocol carries it. Only a worker process fills these in."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct):
    """Why a move a player might expect cannot be made."""

    move: str
    reason: str
    clause: str
    facts: dict[str, Any]


class Decision(msgspec.Struct):
    """What is asked. Only the seat that decides gets `moves` and `refusals`."""

    prompt: str
    seat: int
    clause: str
    facts: dict[str, Any]
    moves: list[str] | None = None
    refusals: list[Refusal] | None = None


class Outcome(msgspec.Struct):
    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Position(msgspec.Struct):
    """A position as one viewer may know it. `seat` is the viewer: -1 a spectator, -2 everything open."""

    ply: int
    seat: int
    turn: int
    over: bool
    horizon: int
    undo_floor: int
    view: dict[str, Any]
    decision: Decision | None
    sheet: list[dict[str, int]]
    outcome: Outcome | None
    since: int
    events: list[dict[str, Any]]
    """What happened after ply `since`; each event says the ply it led to."""


class Rehearsal(msgspec.Struct):
    """Where moves would lead on a private copy. Once something hidden or random would come out, `revealed` is set, the
    rehearsal stops, and what came out is made up."""

    tried: int
    revealed: bool
    before: list[dict[str, int]]
    """The score sheet before the first move."""
    position: Position
