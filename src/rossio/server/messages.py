"""What the server and its worker processes say to each other. A game travels as its record."""

from __future__ import annotations

import msgspec

from rossio.server import shapes


class Played(msgspec.Struct):
    """A game so far."""

    table: str
    game: str
    rules: int
    content: str
    seats: int
    seed: str
    options: dict[str, str]
    moves: list[str]


class Look(msgspec.Struct, tag=True):
    """What the viewers may know now, with the events after a ply."""

    played: Played
    viewers: list[int]
    since: int


class Attempt(msgspec.Struct, tag=True):
    """Moves of one seat, all or none; they end where something is revealed."""

    played: Played
    seat: int
    moves: list[str]
    viewers: list[int]
    since: int


class Rehearse(msgspec.Struct, tag=True):
    played: Played
    seat: int
    moves: list[str]


class Choose(msgspec.Struct, tag=True):
    """A bot's move."""

    played: Played
    seat: int
    bot: str
    seed: str


class Read(msgspec.Struct, tag=True):
    """A record that somebody brought."""

    text: str


class Print(msgspec.Struct, tag=True):
    """The record of a game."""

    played: Played
    names: dict[int, str]


class Curves(msgspec.Struct, tag=True):
    """The scores after every decision."""

    played: Played


Request = Look | Attempt | Rehearse | Choose | Read | Print | Curves


class Seen(msgspec.Struct, tag=True):
    """Facts for the server, and a position for each viewer as JSON that the server passes on unread."""

    ply: int
    turn: int
    over: bool
    floor: int
    seats: list[int]
    outcome: shapes.Outcome | None
    views: dict[int, bytes]
    accepted: list[str] = []


class Text(msgspec.Struct, tag=True):
    """One answer, ready to be sent."""

    body: bytes


class Brought(msgspec.Struct, tag=True):
    """What a record holds."""

    game: str
    rules: int
    content: str
    seats: int
    seed: str
    options: dict[str, str]
    names: dict[int, str]
    moves: list[str]
    over: bool
    outcome: shapes.Outcome


class Fault(msgspec.Struct, tag=True):
    """What was wrong with a request, by key and facts; nothing has changed."""

    error: str
    message: str
    facts: dict[str, object]


class Failure(msgspec.Struct, tag=True):
    """A mistake of ours, for the log only."""

    message: str


Reply = Seen | Text | Brought | Fault | Failure
