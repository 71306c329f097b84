"""Looks: up to which entry of a table's journal somebody has seen it, and of which one they were told.

Apart from the seats, because somebody looks without the table changing: a look makes no new version, and no snapshot of
a table holds one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.expression import Executable

from rossio.server.store import schema
from rossio.server.store.database import Store
from rossio.server.store.prepared import Prepared
from rossio.server.store.upsert import insertion
from rossio.server.tables.table import Table


class Look(msgspec.Struct, frozen=True):
    seen: int = 0
    told: int = 0

    def pending(self) -> bool:
        """Whether somebody was told and has not looked since."""
        return self.told > self.seen


async def look_of(connection: AsyncConnection, table: str, account: str) -> Look:
    looks = schema.looks.c
    found = await connection.execute(
        select(looks.seen, looks.told).where(looks.table == table, looks.account == account)
    )
    row = found.first()
    return Look(row.seen, row.told) if row is not None else Look()


def seeing(dialect: str) -> Executable:
    """Somebody has seen everything before an entry; who comes late with an older one changes nothing."""
    adding = insertion(dialect, schema.looks).values(
        table=bindparam("table"), account=bindparam("account"), seen=bindparam("seen"), told=bindparam("told")
    )
    return adding.on_conflict_do_update(
        index_elements=["table", "account"],
        set_={"seen": adding.excluded.seen},
        where=schema.looks.c.seen < adding.excluded.seen,
    )


SEEING: Final = Prepared(seeing)


def seen_now(table: str, account: str, entry: int) -> dict[str, Any]:
    return {"table": table, "account": account, "seen": entry, "told": 0}


async def note_seen(connection: AsyncConnection, table: str, account: str, entry: int) -> None:
    await connection.execute(seeing(connection.dialect.name), seen_now(table, account, entry))


async def note_told(connection: AsyncConnection, table: Table, account: str) -> None:
    """Somebody was told of how a table stands now."""
    adding = insertion(connection.dialect.name, schema.looks).values(
        table=table.id, account=account, seen=0, told=table.entry + 1
    )
    await connection.execute(
        adding.on_conflict_do_update(index_elements=["table", "account"], set_={"told": adding.excluded.told})
    )


async def look_in(store: Store, table: Table, account: str | None) -> None:
    """Somebody looks at a table that is played by and by: no need to be told of what was seen."""
    if account is None or table.pace == "live" or table.ended() or not table.held_by(account):
        return
    async with store.reading() as connection:
        look = await look_of(connection, table.id, account)
    if look.seen < table.entry:
        async with store.writing() as connection:
            await note_seen(connection, table.id, account, table.entry)
