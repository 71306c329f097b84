"""What an administrator can do; each function answers in lines to print."""

from __future__ import annotations

import time
import unicodedata
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import RowMapping, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.games import catalogue
from rossio.server.ground.config import Config
from rossio.server.ground.problems import Problem
from rossio.server.house.packs import Packs
from rossio.server.people import accounts, sessions
from rossio.server.playing.endings import given_up
from rossio.server.rules.checking import check_pack
from rossio.server.rules.messages import Look, Seen
from rossio.server.rules.pool import Cut, Wrong
from rossio.server.store import schema
from rossio.server.store.database import Store
from rossio.server.store.wire import wire_beside
from rossio.server.tables import packs
from rossio.server.tables.changes import changing
from rossio.server.tables.rows import Shelf, load
from rossio.server.tables.table import Table


def seen(text: str) -> str:
    """A text of somebody else's, for a terminal: what would move its cursor or hide signs is spelt out."""
    hidden = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
    return "".join(
        sign.encode("unicode_escape").decode() if unicodedata.category(sign) in hidden else sign for sign in text
    )


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
            f"{row['id']}  {day(row['created'])}  {'banned ' if row['banned'] else ''}{seen(row['name'])}"
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
            await sessions.close_sessions(connection, wire_beside(store), row["id"])
    return f"{seen(row['name'])}: {'closed' if banned else 'open again'}"


async def password(store: Store, name: str, chosen: str) -> str:
    hashed = await accounts.hash_password(chosen)
    async with store.writing() as connection:
        row = await find(connection, name)
        await connection.execute(
            update(schema.accounts).where(schema.accounts.c.id == row["id"]).values(password=hashed)
        )
        await sessions.close_sessions(connection, wire_beside(store), row["id"])
    return f"{seen(row['name'])}: password set"


async def tables(store: Store, status: str) -> list[str]:
    columns = schema.tables.c
    async with store.reading() as connection:
        found = await connection.execute(
            select(schema.tables).where(columns.status == status).order_by(columns.touched.desc())
        )
        return [
            f"{row['id']}  {row['game']}  {row['seat_count']} seats  ply {row['ply']}  touched {day(row['touched'])}"
            f"  {seen(row['title'])}"
            for row in found.mappings()
        ]


async def abandon(store: Store, table_id: str) -> str:
    async with store.reading() as connection:
        table = await load(connection, Shelf(1), table_id)
    if table.ended():
        raise Problem("not-running", table=table.id, status=table.status)
    async with changing(store, wire_beside(store), table, **given_up(time.time())):
        pass
    return f"{table_id}: abandoned"


async def check(store: Store, config: Config) -> dict[str, Any]:
    """Replay every game with its own pack; what does not replay, and journals that do not fit their tables."""
    workers = Packs(config, store)
    faults: list[str] = []
    try:
        async with store.reading() as connection:
            found = await connection.execute(select(schema.tables.c.id).where(schema.tables.c.status != "open"))
            ids = [row.id for row in found]
        for table_id in ids:
            async with store.reading() as connection:
                table = await load(connection, Shelf(1), table_id)
            if len(table.line) != table.ply:
                faults.append(f"{table.id}: {len(table.line)} moves, but the table is at ply {table.ply}")
            elif table.game not in catalogue.names():
                faults.append(f"{table.id}: no game {table.game} here")
            else:
                faults.extend(await replayed(workers, table))
    finally:
        await workers.close()
    return {"tables": len(ids), "faults": faults}


async def migrate(store: Store, config: Config) -> dict[str, list[str]]:
    """Bring the games of older rules to the present ones, where every decision is still lawful and nothing ends
    otherwise; of the others, the first decision that differs."""
    present = {name: catalogue.load(name).rules for name in catalogue.names()}
    workers = Packs(config, store)
    moved: list[str] = []
    differ: list[str] = []
    try:
        columns = schema.tables.c
        async with store.reading() as connection:
            found = await connection.execute(select(columns.id, columns.game, columns.rules).order_by(columns.created))
            old = [row.id for row in found if row.game in present and row.rules != present[row.game]]
        for table_id in old:
            async with store.reading() as connection:
                table = await load(connection, Shelf(1), table_id)
            difference = await first_difference(workers, table, present[table.game])
            if difference:
                differ.append(f"{table.id}: rules {table.rules}, {difference}")
                continue
            async with changing(store, wire_beside(store), table, rules=present[table.game]):
                pass
            moved.append(f"{table.id}: from rules {table.rules} to {present[table.game]}")
    finally:
        await workers.close()
    return {"moved": moved, "differ": differ}


async def first_difference(workers: Packs, table: Table, rules: int) -> str:
    """Where a game leaves the course it took, if it is played by other rules."""
    if table.status == "open":
        return ""
    played = msgspec.structs.replace(table.played(), rules=rules)
    try:
        engine = await workers.workers("engine", table.content)
        seen = await engine.ask(table.id, Look(played, [], 0), Seen)
    except Wrong as wrong:
        where = wrong.fault.facts.get("decision")
        return f"decision {where}: {wrong}" if where else str(wrong)
    except Cut as error:
        return str(error)
    before = table.outcome.scores if table.outcome is not None else None
    after = seen.outcome.scores if seen.outcome is not None else None
    return "" if before == after else f"it ends otherwise: {before} before, {after} now"


async def replayed(workers: Packs, table: Table) -> list[str]:
    try:
        engine = await workers.workers("engine", table.content)
        await engine.ask(table.id, Look(table.played(), [], 0), Seen)
    except (Cut, Wrong) as error:
        return [f"{table.id}: {error}"]
    return []


async def pack_lines(store: Store) -> list[str]:
    columns = schema.packs.c
    async with store.reading() as connection:
        found = await connection.execute(select(schema.packs).order_by(columns.game, columns.created))
        return [
            f"{row['digest']}  {row['game']}  {day(row['created'])}  {'for all' if row['house'] else 'own'}"
            f"  {seen(row['title']) or 'our edition'}"
            for row in found.mappings()
        ]


async def add_pack(store: Store, path: Path) -> str:
    """Try a pack, keep it, and let everybody open tables with it."""
    checked = await check_pack(path)
    if checked.faults:
        raise Problem("pack", faults="; ".join(checked.faults))
    pack = packs.read(path)
    async with store.writing() as connection:
        if await packs.found(connection, checked.digest) is None:
            await packs.keep(connection, checked.digest, pack, house=True)
        else:
            await packs.offer(connection, checked.digest)
    return f"{checked.digest}: {pack.title}, for all tables of {pack.game}"


async def reports(store: Store, close: int | None) -> list[str]:
    columns = schema.reports.c
    async with store.writing() as connection:
        if close is not None:
            await connection.execute(update(schema.reports).where(columns.id == close).values(closed=True))
        found = await connection.execute(select(schema.reports).where(columns.closed.is_(False)).order_by(columns.at))
        return [
            f"{row['id']}  {day(row['at'])}  by {row['account']}"
            f"  about {row['person'] or row['table'] or 'the server'}: {seen(row['text'])}"
            for row in found.mappings()
        ]
