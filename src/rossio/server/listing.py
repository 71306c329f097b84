"""Find tables: the public ones, or one's own."""

from __future__ import annotations

import msgspec
from sqlalchemy import RowMapping, and_, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server import infos, schema
from rossio.server.accounts import Caller
from rossio.server.house import House
from rossio.server.infos import TableInfo
from rossio.server.problems import Problem
from rossio.server.tables import Seat, Table, thaw

PAGE = 50


class Page(msgspec.Struct):
    """`before` of the next page; None on the last one."""

    tables: list[TableInfo]
    before: float | None


async def find(
    house: House,
    caller: Caller | None,
    *,
    game: str | None,
    status: str | None,
    pace: str | None,
    mine: bool,
    free: bool,
    before: float | None,
) -> Page:
    """Public tables, or one's own, the newest first."""
    tables, seats = schema.tables.c, schema.seats.c
    query = select(schema.tables).order_by(tables.created.desc()).limit(PAGE + 1)
    if mine:
        if caller is None:
            raise Problem("sign-in")
        sitting = exists().where(and_(seats.table == tables.id, seats.account == caller.id))
        query = query.where(or_(sitting, tables.host == caller.id))
    else:
        query = query.where(tables.public.is_(True))
    if game is not None:
        query = query.where(tables.game == game)
    if status is not None:
        query = query.where(tables.status == status)
    if pace is not None:
        query = query.where(tables.pace == pace)
    if free:
        query = query.where(
            tables.status == "open",
            exists().where(and_(seats.table == tables.id, seats.account.is_(None), seats.bot.is_(None))),
        )
    if before is not None:
        query = query.where(tables.created < before)
    async with house.store.reading() as connection:
        rows = (await connection.execute(query)).mappings().all()
        found = await glance(connection, list(rows[:PAGE]))
    return Page([infos.info(table) for table in found], found[-1].created if len(rows) > PAGE else None)


async def glance(connection: AsyncConnection, rows: list[RowMapping]) -> list[Table]:
    """Tables without their moves, for a list."""
    seats = schema.seats.c
    by_table: dict[str, list[Seat]] = {str(row["id"]): [] for row in rows}
    found = await connection.execute(
        select(schema.seats).where(seats.table.in_(list(by_table))).order_by(seats.table, seats.seat)
    )
    for seat in found.mappings():
        by_table[seat["table"]].append(Seat(**seat))
    return [thaw(row, by_table[row["id"]], []) for row in rows]
