"""Find tables: the public ones, or one's own, and put away what one has done with."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from sqlalchemy import RowMapping, Select, and_, delete, exists, select, true, union
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.games import catalogue
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.store import schema
from rossio.server.store.upsert import insertion
from rossio.server.tables import infos
from rossio.server.tables.infos import TableInfo
from rossio.server.tables.rows import thaw
from rossio.server.tables.table import Pace, Seat, Status, Table, seats_of

PAGE = 50
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
EMPTY: Final = schema.seats.alias("empty")
PACES: Final[tuple[Pace, ...]] = get_args(Pace)


class Page(msgspec.Struct):
    """`before` of the next page; None on the last one."""

    tables: list[TableInfo]
    before: float | None


async def find(
    house: House,
    caller: Caller | None,
    *,
    game: str | None,
    status: Status | None,
    pace: Pace | None,
    mine: bool,
    away: bool = False,
    free: bool,
    before: float | None,
) -> Page:
    """Public tables, or one's own, the newest first; of one's own either those in the list or those put `away`."""
    if mine and caller is None:
        raise Problem("sign-in")
    wanted = Wanted(game, "open" if free else status, pace, free, before)
    if free and status not in (None, "open"):
        return Page([], None)
    query = own(caller.id, wanted, away) if mine and caller is not None else public(wanted)
    tables = schema.tables
    async with house.store.reading() as connection:
        names = [row.id for row in await connection.execute(query)]
        rows = (await connection.execute(select(tables).where(tables.c.id.in_(names[:PAGE])))).mappings().all()
        found = await glance(connection, sorted(rows, key=lambda row: names.index(row["id"])))
    return Page([infos.info(table) for table in found], found[-1].created if len(names) > PAGE else None)


class Wanted(msgspec.Struct, frozen=True):
    game: str | None
    status: Status | None
    pace: Pace | None
    free: bool
    before: float | None

    def narrow(self, query: Select[Any]) -> Select[Any]:
        """The newest of the tables that are wanted."""
        tables, seats = schema.tables.c, EMPTY.c
        for column in ("game", "status", "pace"):
            if getattr(self, column) is not None:
                query = query.where(tables[column] == getattr(self, column))
        if self.free:
            empty = and_(seats.account.is_(None), seats.bot.is_(None), seats.kept_for.is_(None))
            query = query.where(exists().where(and_(seats.table == tables.id, empty)))
        if self.before is not None:
            query = query.where(tables.created < self.before)
        return query.order_by(tables.created.desc()).limit(PAGE + 1)

    def kinds(self) -> list[Wanted]:
        """The same, a kind of table each: then an index leads to the newest of each, however few there are."""
        if self.game is None and self.pace is None:
            return [self]
        return [
            msgspec.structs.replace(self, status=status, game=game, pace=pace)
            for status in ([self.status] if self.status is not None else STATUSES)
            for game in ([self.game] if self.game is not None else catalogue.names())
            for pace in ([self.pace] if self.pace is not None else PACES)
        ]


def newest(lists: list[Select[Any]]) -> Select[Any]:
    """The first page of several lists together."""
    parts = [select(one.subquery()) for one in lists]
    together = (union(*parts) if len(parts) > 1 else parts[0]).subquery()
    return select(together.c.id).order_by(together.c.created.desc()).limit(PAGE + 1)


def public(wanted: Wanted) -> Select[Any]:
    tables = schema.tables.c
    everybodys = select(tables.id, tables.created).where(tables.public == true())
    lists = [kind.narrow(everybodys) for kind in wanted.kinds()]
    return newest([*lists, offered(everybodys, wanted)] if wanted.free else lists)


def offered(everybodys: Select[Any], wanted: Wanted) -> Select[Any]:
    """Games that run, with a seat that its person offers."""
    tables, seats = schema.tables.c, schema.seats.c
    query = everybodys.join(schema.seats, seats.table == tables.id).where(seats.offered == true()).distinct()
    return msgspec.structs.replace(wanted, free=False, status="running").narrow(query)


def own(account: str, wanted: Wanted, away: bool = False) -> Select[Any]:
    """Where somebody sits, has a seat kept, or is the host."""
    tables, seats, stowed = schema.tables.c, schema.seats.c, schema.put_away.c
    put = exists().where(and_(stowed.table == tables.id, stowed.account == account))
    listed = select(tables.id, tables.created).where(
        tables.lesson.is_(None), tables.puzzle.is_(None), put if away else ~put
    )
    at_seats = listed.join(schema.seats, seats.table == tables.id).distinct()
    lists = (at_seats.where(seats.account == account), at_seats.where(seats.kept_for == account))
    return newest([wanted.narrow(query) for query in (*lists, listed.where(tables.host == account))])


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


async def put_away(house: House, caller: Caller, table_id: str) -> None:
    """Put a table out of one's list: one that is over, or at which nobody else waits."""
    table = await house.table(table_id)
    if table.host != caller.id:
        seats_of(table, caller.id)
    if not table.ended() and table.accounts() - {caller.id}:
        raise Problem("not-finished", table=table.id, status=table.status)
    row = {"table": table.id, "account": caller.id}
    async with house.store.writing() as connection:
        adding = insertion(connection.dialect.name, schema.put_away).values(**row)
        await connection.execute(adding.on_conflict_do_nothing())


async def take_out(house: House, caller: Caller, table_id: str) -> None:
    stowed = schema.put_away.c
    async with house.store.writing() as connection:
        mine = and_(stowed.table == table_id, stowed.account == caller.id)
        await connection.execute(delete(schema.put_away).where(mine))
