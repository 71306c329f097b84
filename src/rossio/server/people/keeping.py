"""Games kept and left: how often somebody saw a game with other people through to its end."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import and_, case, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground.problems import Problem
from rossio.server.people.sessions import Caller
from rossio.server.store import schema
from rossio.server.tables.table import Table

LEFT_AT_MOST: Final = 0.2
"""The share of games left from which on a table that asks for keepers says no."""


class Kept(msgspec.Struct):
    """Finished games with other people: played by oneself at their end, or by a bot that stood in."""

    kept: int
    left: int


async def record_of(connection: AsyncConnection, account: str) -> Kept:
    tables, seats = schema.tables.c, schema.seats.c
    others = schema.seats.alias()
    company = exists().where(and_(others.c.table == seats.table, others.c.account != account))
    found = await connection.execute(
        select(
            func.count(case((seats.stand_in.is_(None), 1))),
            func.count(case((seats.stand_in.is_not(None), 1))),
        )
        .join(schema.tables, tables.id == seats.table)
        .where(seats.account == account, tables.status == "finished", company)
    )
    kept, left = found.one()
    return Kept(kept, left)


async def refuse_leavers(connection: AsyncConnection, table: Table, caller: Caller) -> None:
    """Problem for somebody who left too many games, where the table asks for people who keep theirs."""
    record = await record_of(connection, caller.id)
    if record.left > LEFT_AT_MOST * (record.kept + record.left):
        raise Problem("leaver", table=table.id, kept=record.kept, left=record.left)
