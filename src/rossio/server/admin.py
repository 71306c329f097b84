"""What an administrator can do; each function answers in lines to print."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import RowMapping, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.games import catalogue
from rossio.server import accounts, schema
from rossio.server.engine import Engine
from rossio.server.messages import Fault, Look
from rossio.server.problems import Problem
from rossio.server.store import Store
from rossio.server.tables import Shelf, bump, load


def day(at: float | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at)) if at is not None else "-"


async def people(store: Store, guests: bool) -> list[str]:
    columns = schema.accounts.c
    query = select(schema.accounts).order_by(columns.created)
    if not guests:
        query = query.where(columns.password.is_not(None))
    async with store.reading() as connection:
        found = await connection.execute(query)
        return [
            f"{row['id']}  {day(row['created'])}  {'banned ' if row['banned'] else ''}{row['name']}"
            for row in found.mappings()
        ]


async def find(connection: AsyncConnection, name: str) -> RowMapping:
    columns = schema.accounts.c
    found = await connection.execute(
        select(schema.accounts).where(or_(columns.name_key == accounts.key_of(name), columns.id == name))
    )
    row = found.mappings().first()
    if row is None:
        raise Problem("no-person", person=name)
    return row


async def ban(store: Store, name: str, banned: bool) -> str:
    async with store.writing() as connection:
        row = await find(connection, name)
        await connection.execute(update(schema.accounts).where(schema.accounts.c.id == row["id"]).values(banned=banned))
        if banned:
            await accounts.close_sessions(connection, row["id"])
    return f"{row['name']}: {'closed' if banned else 'open again'}"


async def password(store: Store, name: str, chosen: str) -> str:
    hashed = await accounts.hash_password(chosen)
    async with store.writing() as connection:
        row = await find(connection, name)
        await connection.execute(
            update(schema.accounts).where(schema.accounts.c.id == row["id"]).values(password=hashed)
        )
        await accounts.close_sessions(connection, row["id"])
    return f"{row['name']}: password set"


async def tables(store: Store, status: str) -> list[str]:
    columns = schema.tables.c
    async with store.reading() as connection:
        found = await connection.execute(
            select(schema.tables).where(columns.status == status).order_by(columns.touched.desc())
        )
        return [
            f"{row['id']}  {row['game']}  {row['seat_count']} seats  ply {row['ply']}  touched {day(row['touched'])}"
            f"  {row['title']}"
            for row in found.mappings()
        ]


async def abandon(store: Store, table_id: str) -> str:
    async with store.writing() as connection:
        table = await load(connection, Shelf(1), table_id)
        if table.ended():
            raise Problem("not-running", table=table.id, status=table.status)
        await bump(
            connection,
            table,
            status="abandoned",
            finished=time.time(),
            turn=-1,
            bot_turn=False,
            deadline=None,
            undo=None,
        )
    return f"{table_id}: abandoned"


async def check(store: Store) -> dict[str, Any]:
    """Replay every game; what does not replay, and journals that do not fit their tables."""
    engine = Engine(1)
    faults: list[str] = []
    async with store.reading() as connection:
        found = await connection.execute(select(schema.tables.c.id).where(schema.tables.c.status != "open"))
        ids = [row.id for row in found]
        for table_id in ids:
            table = await load(connection, Shelf(1), table_id)
            if len(table.line) != table.ply:
                faults.append(f"{table.id}: {len(table.line)} moves, but the table is at ply {table.ply}")
            elif table.game not in catalogue.names():
                faults.append(f"{table.id}: no game {table.game} here")
            else:
                answer = engine.answer(Look(table.played(), [], 0))
                if isinstance(answer, Fault):
                    faults.append(f"{table.id}: {answer.message}")
    return {"tables": len(ids), "faults": faults}


async def reports(store: Store, close: int | None) -> list[str]:
    columns = schema.reports.c
    async with store.writing() as connection:
        if close is not None:
            await connection.execute(update(schema.reports).where(columns.id == close).values(closed=True))
        found = await connection.execute(select(schema.reports).where(columns.closed.is_(False)).order_by(columns.at))
        return [
            f"{row['id']}  {day(row['at'])}  by {row['account']}"
            f"  about {row['person'] or row['table'] or 'the server'}: {row['text']}"
            for row in found.mappings()
        ]
