"""How much of the house one person may take up: open tables, tables that bots play alone, records brought."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import and_, exists, func, not_, select

from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.store import schema
from rossio.server.tables.table import Table

What = Literal["open", "bots", "study"]
AT_MOST: Final[dict[What, int]] = {"open": 6, "bots": 4, "study": 200}
STATUS: Final[dict[What, str]] = {"open": "open", "bots": "running", "study": "study"}


async def refuse_more(house: House, account: str, what: What) -> None:
    """Problem if somebody has as many tables of a kind as one person may."""
    if not house.limits.enforced:
        return
    tables, seats = schema.tables.c, schema.seats.c
    query = select(func.count()).select_from(schema.tables)
    query = query.where(tables.host == account, tables.status == STATUS[what])
    if what == "bots":
        playing = and_(seats.table == tables.id, seats.account.is_not(None), seats.stand_in.is_(None))
        query = query.where(not_(exists().where(playing)))
    async with house.store.reading() as connection:
        found = (await connection.execute(query)).scalar_one()
    if found >= AT_MOST[what]:
        raise Problem("too-many", what=what, at_most=AT_MOST[what])


async def refuse_more_bots(house: House, table: Table) -> None:
    """Problem if a table at which only bots would play is one too many for its host."""
    if not table.people():
        await refuse_more(house, table.host, "bots")
