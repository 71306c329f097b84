"""A table as the protocol shows it: what everybody may know, and what one caller gets beside it."""

from __future__ import annotations

from typing import Literal

import msgspec

from rossio.server import shapes
from rossio.server.clocks import Clock
from rossio.server.tables import Table


class SeatInfo(msgspec.Struct):
    """`kind` is who plays here now: a person, a bot, a bot in place of the person, or nobody yet."""

    seat: int
    kind: Literal["person", "bot", "stand-in", "empty"]
    name: str
    bot: str | None
    reserve: float
    score: int | None
    rank: int | None
    account: str | None


class WishInfo(msgspec.Struct):
    """Somebody asks to go back to an earlier ply; who plays and has not agreed is waited for."""

    seat: int
    to: int
    waiting: list[int]


class TableInfo(msgspec.Struct):
    id: str
    game: str
    title: str
    options: dict[str, str]
    status: Literal["open", "running", "finished", "abandoned", "study"]
    pace: Literal["live", "correspondence"]
    clock: Clock
    public: bool
    hotseat: bool
    rated: bool
    stand_in: str
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
    outcome: shapes.Outcome | None
    forked_from: str | None
    forked_ply: int | None
    auto_start: bool
    """Whether the game begins by itself when the last seat is taken."""


class TableState(msgspec.Struct):
    """A table for one caller. `seat` is the seat it is seen from, `held` the caller's seats."""

    table: TableInfo
    seat: int
    held: list[int]
    invite: str | None
    position: shapes.Position | None


def info(table: Table) -> TableInfo:
    wish = table.undo
    return TableInfo(
        id=table.id,
        game=table.game,
        title=table.title,
        options=table.options,
        status=table.status,  # type: ignore[arg-type]  # only the words above are ever stored
        pace=table.pace,  # type: ignore[arg-type]
        clock=table.clock,
        public=table.public,
        hotseat=table.hotseat,
        rated=table.rated,
        stand_in=table.stand_in,
        host=table.host,
        seats=[seat_info(table, seat) for seat in range(table.seat_count)],
        created=table.created,
        started=table.started,
        finished=table.finished,
        touched=table.touched,
        version=table.version,
        entry=table.entry,
        ply=table.ply,
        turn=table.turn,
        turn_since=table.turn_since,
        deadline=table.deadline,
        undo=None if wish is None else WishInfo(wish.seat, wish.to, waiting_for(table)),
        outcome=table.outcome,
        forked_from=table.forked_from,
        forked_ply=table.forked_ply,
        auto_start=table.auto_start,
    )


def waiting_for(table: Table) -> list[int]:
    """The seats of people who have not yet agreed to go back."""
    agreed = table.undo.agreed if table.undo is not None else []
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
    return SeatInfo(number, kind, seat.name, seat.player(), seat.reserve, seat.score, seat.rank, seat.account)
