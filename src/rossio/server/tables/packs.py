"""Content packs in the database: found by their digest, never changed, kept for the games that began with them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.games import catalogue
from rossio.kernel.content import CLAUSES, read_files, read_header
from rossio.server.ground.problems import Problem
from rossio.server.store import schema
from rossio.server.store.database import Store


class PackInfo(msgspec.Struct):
    """`title`: what it is called by whoever keeps it; empty for the edition that comes with the server. `own`: whether
    the one who asks keeps it. `house`: whether everybody may open tables with it."""

    digest: str
    game: str
    title: str
    own: bool
    house: bool


class PackFiles(msgspec.Struct):
    """A pack as a file holds it: numbers and ids with their sources, by the name of the file and table."""

    game: str
    title: str
    files: dict[str, Any]


def shipped() -> dict[str, str]:
    """The digest of each game's pack as this process has it."""
    return {name: catalogue.load(name).pack.digest for name in catalogue.names()}


async def keep_shipped(store: Store) -> None:
    """Store the packs of this version, so that games that begin today can be played on by every later one."""
    for name, digest in shipped().items():
        files = {file: entry.values for file, entry in catalogue.load(name).pack.files.items() if file != CLAUSES}
        async with store.reading() as connection:
            if await found(connection, digest) is not None:
                continue
        try:
            async with store.writing() as connection:
                await keep(connection, digest, PackFiles(name, "", files), house=True)
        except IntegrityError:
            pass  # another process that starts beside this one has stored it


def read(path: Path) -> PackFiles:
    """A pack from a folder or a file."""
    header = read_header(path)
    return PackFiles(header.text("game"), header.text("title"), dict(read_files(path)))


async def keep(connection: AsyncConnection, digest: str, pack: PackFiles, house: bool) -> None:
    row = {"digest": digest, "game": pack.game, "title": pack.title, "house": house, "created": time.time()}
    await connection.execute(insert(schema.packs).values(**row, files=msgspec.json.encode(pack.files).decode()))


async def found(connection: AsyncConnection, digest: str) -> PackFiles | None:
    row = (await connection.execute(select(schema.packs).where(schema.packs.c.digest == digest))).mappings().first()
    if row is None:
        return None
    return PackFiles(row["game"], row["title"], msgspec.json.decode(row["files"]))


async def offer(connection: AsyncConnection, digest: str) -> None:
    """Let everybody open tables with a pack."""
    await connection.execute(update(schema.packs).where(schema.packs.c.digest == digest).values(house=True))


async def shelve(connection: AsyncConnection, account: str, digest: str, title: str) -> None:
    """Put a pack among somebody's own, by the name they give it."""
    shelves = schema.pack_shelves
    await connection.execute(delete(shelves).where(shelves.c.account == account, shelves.c.digest == digest))
    row = {"account": account, "digest": digest, "title": title, "created": time.time()}
    await connection.execute(insert(shelves).values(**row))


async def unshelve(connection: AsyncConnection, account: str, digest: str) -> None:
    """Take a pack from somebody's own. It stays for the tables that are played with it."""
    shelves = schema.pack_shelves
    done = await connection.execute(delete(shelves).where(shelves.c.account == account, shelves.c.digest == digest))
    if done.rowcount != 1:
        raise Problem("no-pack", digest=digest)


async def offered(connection: AsyncConnection, account: str | None, digest: str = "") -> list[PackInfo]:
    """The packs with which somebody may open a table: those of this version, the house's and their own."""
    packs, shelves = schema.packs.c, schema.pack_shelves.c
    mine = (shelves.digest == packs.digest) & (shelves.account == (account or ""))
    query = (
        select(packs.digest, packs.game, packs.title, packs.house, shelves.title.label("called"))
        .select_from(schema.packs.outerjoin(schema.pack_shelves, mine))
        .where(or_(packs.house.is_(True), shelves.title.is_not(None)))
        .order_by(packs.game, packs.created)
    )
    if digest:
        query = query.where(packs.digest == digest)
    current = shipped()
    return [
        PackInfo(row.digest, row.game, row.called or row.title, row.called is not None, row.house)
        for row in await connection.execute(query)
        if row.called is not None or row.title or current.get(row.game) == row.digest
    ]


async def chosen(connection: AsyncConnection, account: str, game: str, digest: str) -> PackInfo:
    """A pack for a new table; Problem if there is none of that digest for that person and game."""
    for pack in await offered(connection, account, digest):
        if pack.game == game:
            return pack
    raise Problem("no-pack", digest=digest)
