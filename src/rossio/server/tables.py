"""A table: who sits where, what was played, and the one way to change it.

A `Table` is a snapshot; it is never changed in place. Every change goes through `bump`, which lands only if nobody else
has changed the table since, in this process or another.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.kernel.facts import NOBODY, SPECTATOR
from rossio.server import schema, shapes
from rossio.server.clocks import Clock
from rossio.server.messages import Played
from rossio.server.problems import Problem

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID: Final = re.compile(f"[{LETTERS}]{{12}}")
ENDED: Final = ("finished", "abandoned", "study")


def new_id() -> str:
    """Twelve letters, about 59 bits: not to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


class Seat(msgspec.Struct, frozen=True):
    table: str
    seat: int
    account: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    reserve: float = 0.0
    seen_entry: int = 0
    told_entry: int = 0
    score: int | None = None
    rank: int | None = None

    def player(self) -> str | None:
        """The bot that plays here now, if any."""
        return self.bot or self.stand_in

    def empty(self) -> bool:
        return self.account is None and self.bot is None

    def person(self) -> bool:
        """Whether a person sits here and plays."""
        return self.account is not None and self.stand_in is None


class Wish(msgspec.Struct, frozen=True):
    """Somebody would like to go back further than undo reaches."""

    seat: int
    to: int
    entry: int
    agreed: list[str]


class Table(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    content: str
    seat_count: int
    options: dict[str, str]
    seed: str
    status: str
    pace: str
    clock: Clock
    public: bool
    hotseat: bool
    rated: bool
    stand_in: str
    invite: str
    host: str
    title: str
    created: float
    started: float | None
    finished: float | None
    touched: float
    version: int
    entry: int
    ply: int
    turn: int
    bot_turn: bool
    turn_since: float | None
    deadline: float | None
    undo: Wish | None
    outcome: shapes.Outcome | None
    forked_from: str | None
    forked_ply: int | None
    auto_start: bool
    seats: list[Seat]
    line: list[str]
    """The moves that count, those taken back left out."""

    def played(self, plies: int = -1) -> Played:
        moves = self.line if plies < 0 else self.line[:plies]
        return Played(
            self.id, self.game, self.rules, self.content, self.seat_count, self.seed, self.options, list(moves)
        )

    def held_by(self, account: str | None) -> list[int]:
        """The seats of one account."""
        return [seat.seat for seat in self.seats if account is not None and seat.account == account]

    def ended(self) -> bool:
        return self.status in ENDED

    def people(self) -> set[str]:
        """The accounts that sit here and play themselves."""
        return {seat.account for seat in self.seats if seat.account is not None and seat.stand_in is None}


JSON_COLUMNS: Final = ("options", "clock", "undo", "outcome")


def thaw(row: RowMapping, seats: list[Seat], line: list[str]) -> Table:
    values: dict[str, Any] = {str(key): value for key, value in row.items()}
    for column in JSON_COLUMNS:
        values[column] = msgspec.json.decode(values[column]) if values[column] is not None else None
    return msgspec.convert({**values, "seats": seats, "line": line}, Table)


def freeze(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values as their columns hold them."""
    return {
        key: msgspec.json.encode(value).decode() if key in JSON_COLUMNS and value is not None else value
        for key, value in values.items()
    }


class Shelf:
    """Tables lately used, so that a move need not read them again. Only a shelf: the version decides."""

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self.tables: OrderedDict[str, Table] = OrderedDict()

    def put(self, table: Table) -> None:
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        if len(self.tables) > self.kept:
            self.tables.popitem(last=False)


async def load(connection: AsyncConnection, shelf: Shelf, table: str) -> Table:
    """A table as it stands."""
    if not ID.fullmatch(table):
        raise Problem("no-table", table=table[:40])
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).mappings().first()
    if row is None:
        raise Problem("no-table", table=table)
    held = shelf.tables.get(table)
    if held is not None and held.version == row["version"]:
        return held
    found = await connection.execute(
        select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    )
    seats = [Seat(**seat) for seat in found.mappings()]
    made = await connection.execute(
        select(schema.moves.c.ply, schema.moves.c.move)
        .where(schema.moves.c.table == table, schema.moves.c.entry < row["entry"])
        .order_by(schema.moves.c.entry)
    )
    loaded = thaw(row, seats, line_of([(ply, move) for ply, move in made]))
    shelf.put(loaded)
    return loaded


def line_of(journal: list[tuple[int, str]]) -> list[str]:
    """The moves that count: an entry without a move takes back all from its ply on."""
    line: list[str] = []
    for ply, move in journal:
        del line[ply:]
        if move:
            line.append(move)
    return line


async def bump(connection: AsyncConnection, table: Table, **changes: object) -> None:
    """Change a table, if it still is the one that was looked at."""
    values = {"touched": time.time(), **freeze(changes), "version": table.version + 1}
    done = await connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table.id, schema.tables.c.version == table.version)
        .values(**values)
    )
    if done.rowcount != 1:
        raise Problem("raced", table=table.id)


async def set_seat(connection: AsyncConnection, table: str, seat: int, **changes: object) -> None:
    await connection.execute(
        update(schema.seats).where(schema.seats.c.table == table, schema.seats.c.seat == seat).values(**changes)
    )


async def add(connection: AsyncConnection, table: Table) -> None:
    """Store a new table with its seats and the moves it begins with."""
    values = {name: getattr(table, name) for name in Table.__struct_fields__ if name not in ("seats", "line")}
    await connection.execute(insert(schema.tables).values(**freeze(values)))
    await connection.execute(insert(schema.seats), [msgspec.to_builtins(seat) for seat in table.seats])
    if table.line:
        now = time.time()
        rows = [
            {"table": table.id, "entry": ply, "ply": ply, "move": move, "seat": NOBODY, "key": "given", "at": now}
            for ply, move in enumerate(table.line)
        ]
        await connection.execute(insert(schema.moves), rows)


def viewer(table: Table, account: str | None, asked: int | None, invite: str = "") -> int:
    """The seat from which somebody sees the table; Problem if they may not see it."""
    held = table.held_by(account)
    if asked is not None and asked != SPECTATOR:
        if asked not in held:
            raise Problem("not-seated", table=table.id, seat=asked)
        return asked
    if held and asked is None:
        return table.turn if table.turn in held else held[0]
    if not held and not may_watch(table, account, invite):
        raise Problem("no-table", table=table.id)
    return SPECTATOR


def may_watch(table: Table, account: str | None, invite: str) -> bool:
    return table.public or table.host == account or secrets.compare_digest(table.invite, invite)
