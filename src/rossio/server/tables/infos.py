"""A table as the protocol shows it: what everybody may know, and what one caller gets beside it."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from rossio.server.rules import positions
from rossio.server.tables.clocks import Clock
from rossio.server.tables.table import Pace, Status, Table, Why


class SeatInfo(msgspec.Struct):
    """`kind` is who plays here now: a person, a bot, a bot in place of the person (since when and why), or nobody yet.
    An `offered` seat may be taken by somebody else; one that is `kept` waits for the account, under its `name`."""

    seat: int
    kind: Literal["person", "bot", "stand-in", "empty"]
    name: str
    bot: str | None
    reserve: float
    score: int | None
    rank: int | None
    account: str | None
    stood_since: float | None
    stood_why: Why | None
    offered: bool
    kept: str | None


class EndingInfo(msgspec.Struct):
    """Somebody asks to end the game without a result; who plays and has not agreed is waited for."""

    seat: int
    waiting: list[int]


class WishInfo(msgspec.Struct):
    """Somebody asks to go back to an earlier ply; who plays and has not agreed is waited for."""

    seat: int
    to: int
    waiting: list[int]


class TableInfo(msgspec.Struct):
    id: str
    game: str
    rules: int
    content: str
    """The digest of the pack it is played with."""
    pack: str
    """What that pack is called if it is people's own; empty for the edition that came with the server."""
    title: str
    options: dict[str, str]
    status: Status
    pace: Pace
    clock: Clock
    public: bool
    hotseat: bool
    rated: bool
    stand_in: str
    """The bot that takes the seat of a person who leaves or runs out of time; empty: one of like strength."""
    host: str
    seats: list[SeatInfo]
    created: float
    started: float | None
    finished: float | None
    touched: float
    version: int
    entry: int
    ply: int
    turn: int
    turn_since: float | None
    deadline: float | None
    undo: WishInfo | None
    outcome: positions.Outcome | None
    forked_from: str | None
    forked_ply: int | None
    lesson: positions.Lesson | None
    """The chapter that is played here, if the table is a lesson."""
    puzzle: positions.Puzzle | None
    """The puzzle that is set here, if the table is one."""
    auto_start: bool
    """Whether the game begins by itself when the last seat is taken."""
    keepers: bool
    """Whether only those may sit down who keep the games they begin."""
    coach: bool
    """Whether it is somebody's first game, with the coach beside it."""
    ending: EndingInfo | None
    rematch: str | None
    """The table at which the same people play again."""
    given_after: float | None
    """The moment from which the others may give the seat that decides to a bot, if its person is not here."""


class TableState(msgspec.Struct):
    """A table for one caller. `seat` is the seat it is seen from, `held` the caller's seats."""

    table: TableInfo
    seat: int
    held: list[int]
    invite: str | None
    position: positions.PositionSent | None


OWN: Final = ("seats", "undo", "ending", "given_after")
SHARED: Final = [field for field in TableInfo.__struct_fields__ if field not in OWN]
"""The fields that everybody may know as the table has them."""


def info(table: Table) -> TableInfo:
    wish, ending = table.undo, table.ending
    shared: dict[str, Any] = {field: getattr(table, field) for field in SHARED}
    return TableInfo(
        **shared,
        seats=[seat_info(table, seat) for seat in range(table.seat_count)],
        undo=None if wish is None else WishInfo(wish.seat, wish.to, waiting_for(table, wish.agreed)),
        ending=None if ending is None else EndingInfo(ending.seat, waiting_for(table, ending.agreed)),
        given_after=table.given_after(),
    )


def waiting_for(table: Table, agreed: list[str]) -> list[int]:
    """The seats of people who play and have not yet agreed."""
    return [seat.seat for seat in table.seats if seat.person() and seat.account not in agreed]


def seat_info(table: Table, number: int) -> SeatInfo:
    seat = table.seats[number]
    kind: Literal["person", "bot", "stand-in", "empty"] = "person"
    if seat.empty():
        kind = "empty"
    elif seat.bot is not None:
        kind = "bot"
    elif seat.stand_in is not None:
        kind = "stand-in"
    return SeatInfo(
        number,
        kind,
        seat.name,
        seat.player(),
        seat.reserve,
        seat.score,
        seat.rank,
        seat.account,
        seat.stood_since,
        seat.stood_why,
        seat.offered,
        seat.kept_for,
    )
