"""A table in the database: read whole, put on a shelf, and added; changes are in `changes`."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.kernel.facts import NOBODY
from rossio.server.ground.problems import Problem
from rossio.server.store import schema
from rossio.server.store.ids import ID
from rossio.server.tables.table import Seat, Table

OWN: Final = "~"
"""Begins every key that is the server's own; a client's key cannot hold it (see `texts.Key`)."""
JSON_COLUMNS: Final = ("options", "clock", "undo", "ending", "outcome", "lesson", "puzzle")


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


def own_key(what: str) -> str:
    """The key of a line in the journal that no client asked for: it meets no client's, whatever keys they send."""
    return OWN + what


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

    def drop(self, table: str) -> None:
        self.tables.pop(table, None)


async def load(connection: AsyncConnection, shelf: Shelf, table: str) -> Table:
    """A table as it stands. The journal only grows, so of a table on the shelf only the new entries are read."""
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
    known = held if held is not None and held.entry <= row["entry"] else None
    made = await connection.execute(
        select(schema.moves.c.ply, schema.moves.c.move)
        .where(
            schema.moves.c.table == table,
            schema.moves.c.entry >= (known.entry if known is not None else 0),
            schema.moves.c.entry < row["entry"],
        )
        .order_by(schema.moves.c.entry)
    )
    before = known.line if known is not None else []
    loaded = thaw(row, seats, line_of([(ply, move) for ply, move in made], before))
    shelf.put(loaded)
    return loaded


def line_of(journal: list[tuple[int, str]], before: Sequence[str] = ()) -> list[str]:
    """The moves that count after some that counted before: an entry without a move takes back all from its ply on."""
    line = list(before)
    for ply, move in journal:
        del line[ply:]
        if move:
            line.append(move)
    return line


async def decided(connection: AsyncConnection, table: Table) -> list[dict[str | None, int]]:
    """How many of the decisions of each seat that stand were made by whom; None is a bot."""
    moves = schema.moves.c
    made = await connection.execute(
        select(moves.ply, moves.move, moves.seat, moves.account).where(moves.table == table.id).order_by(moves.entry)
    )
    standing: list[tuple[int, str | None]] = []
    for row in made:
        del standing[row.ply :]
        if row.move:
            standing.append((row.seat, row.account))
    counts: list[dict[str | None, int]] = [{} for _ in range(table.seat_count)]
    for seat, account in standing:
        if seat != NOBODY:
            counts[seat][account] = counts[seat].get(account, 0) + 1
    return counts


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
            {
                "table": table.id,
                "entry": ply,
                "ply": ply,
                "move": move,
                "seat": NOBODY,
                "key": own_key("given"),
                "at": now,
            }
            for ply, move in enumerate(table.line)
        ]
        await connection.execute(insert(schema.moves), rows)
