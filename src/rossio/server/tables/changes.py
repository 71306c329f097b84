"""The one way to change a table: it lands only if nobody else was quicker, and the other processes hear of it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground.problems import Problem
from rossio.server.store import schema
from rossio.server.store.away import Collided
from rossio.server.store.database import Store
from rossio.server.store.prepared import Missed, Prepared, Step
from rossio.server.store.wire import TableNote, Wire
from rossio.server.tables.rows import freeze
from rossio.server.tables.table import Table

P = ParamSpec("P")
R = TypeVar("R")
TRIES: Final = 5


class Raced(Problem):
    """Somebody else, in this process or another, has changed the table since it was looked at."""

    def __init__(self, table: str) -> None:
        super().__init__("raced", table=table)


def again(verb: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """A verb that looks at the table anew if somebody was quicker. What they changed may not concern it at all: a name,
    a wish. Only if it goes on and on is it the caller's problem."""

    @wraps(verb)
    async def repeated(*given: P.args, **named: P.kwargs) -> R:
        for _ in range(TRIES - 1):
            try:
                return await verb(*given, **named)
            except Raced:
                continue
        return await verb(*given, **named)

    return repeated


@asynccontextmanager
async def changing(store: Store, wire: Wire, table: Table, **changes: object) -> AsyncIterator[AsyncConnection]:
    """A version more and a word to the other processes, in one transaction with whatever the block writes."""
    try:
        async with store.writing() as connection:
            await bump(connection, table, **changes)  # first: who is late loses before anything else is written
            yield connection
            await wire.note(connection, TableNote(table=table.id))
    except Collided as error:
        raise Raced(table.id) from error


MOVED: Final = ("touched", "entry", "ply", "turn", "bot_turn", "turn_since", "deadline", "undo")
"""The columns that a move changes at a table whose game goes on."""
BUMP: Final = Prepared(
    lambda _: (
        update(schema.tables)
        .where(schema.tables.c.id == bindparam("the_table"), schema.tables.c.version == bindparam("the_version"))
        .values(version=bindparam("new_version"), **{column: bindparam(column) for column in MOVED})
    )
)


async def change_at_once(store: Store, wire: Wire, table: Table, changes: dict[str, Any], steps: list[Step]) -> None:
    """What `changing` does, for a move: exactly the columns that a move changes, and what is written beside them."""
    values = {**freeze(changes), "the_table": table.id, "the_version": table.version, "new_version": table.version + 1}
    try:
        await store.at_once([Step(BUMP, [values], must=True), *steps, *wire.steps(TableNote(table=table.id))])
    except (Missed, Collided) as error:
        raise Raced(table.id) from error


async def touch(connection: AsyncConnection, wire: Wire, tables: list[str]) -> None:
    """Something that is shown at these tables will change, whatever else happens there meanwhile. As with `changing`,
    the tables come before all that is written beside them, and among themselves in one order: who takes locks in the
    same order never waits in a ring."""
    columns = schema.tables.c
    await connection.execute(select(columns.id).where(columns.id.in_(tables)).order_by(columns.id).with_for_update())
    await connection.execute(update(schema.tables).where(columns.id.in_(tables)).values(version=columns.version + 1))
    for table in tables:
        await wire.note(connection, TableNote(table=table))


async def bump(connection: AsyncConnection, table: Table, **changes: object) -> None:
    """Change a table, if it still is the one that was looked at."""
    values = {"touched": time.time(), **freeze(changes), "version": table.version + 1}
    done = await connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table.id, schema.tables.c.version == table.version)
        .values(**values)
    )
    if done.rowcount != 1:
        raise Raced(table.id)
