"""Who has looked at a table, and who was told of it: kept apart from the table."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, text

from rossio.server.ground.config import Config
from rossio.server.house.house import House
from rossio.server.playing import play
from rossio.server.store import backup, schema
from rossio.server.store.database import Store, alembic_config
from rossio.server.tables.looks import Look, look_in, look_of, note_seen, note_told
from tests.server.indoors import Indoors, decider, guest, table_of


async def looked(house: House, table: str, account: str) -> Look:
    async with house.store.reading() as connection:
        return await look_of(connection, table, account)


def test_somebody_who_was_told_is_not_told_again_before_a_look(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui, pace="correspondence")
        assert await looked(house, table.id, ana.id) == Look(0, 0)
        async with house.store.writing() as connection:
            await note_told(connection, table, ana.id)
        assert (await looked(house, table.id, ana.id)).pending()
        assert not (await looked(house, table.id, rui.id)).pending()
        await look_in(house.store, msgspec.structs.replace(table, entry=1), ana.id)
        assert await looked(house, table.id, ana.id) == Look(1, 1)
        assert (await house.table(table.id)).version == table.version

    indoors(story)


def test_a_look_that_comes_late_takes_nothing_back(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        async with house.store.writing() as connection:
            for entry in (5, 3):
                await note_seen(connection, table.id, ana.id, entry)
        assert (await looked(house, table.id, ana.id)).seen == 5

    indoors(story)


def test_who_moves_has_looked_and_a_watcher_leaves_no_trace(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"), pace="correspondence")
        mover, moves = await decider(house, table)
        await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "k"))
        assert (await looked(house, table.id, mover.id)).seen == 1
        watcher = await guest(house, "Zé")
        await look_in(house.store, await house.table(table.id), watcher.id)
        await look_in(house.store, await house.table(table.id), None)
        assert await looked(house, table.id, watcher.id) == Look(0, 0)

    indoors(story)


SEATS = [("t", 0, "ana", 4, 2), ("t", 1, "ana", 3, 7), ("t", 2, None, 0, 0)]


def migrate(connection: Connection, revision: str, back: bool = False) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    (command.downgrade if back else command.upgrade)(config, revision)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_looks_survive_the_move_from_the_seats(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    if database == "sqlite":
        url = Config(data=str(tmp_path)).url()
    else:
        url = Config(database=request.getfixturevalue("postgres").database()).url()

    async def run() -> None:
        store = Store(url)
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate, "0002")
            await connection.execute(text(row_of("accounts", id="ana", name="Ana", language="en")))
            await connection.execute(text(row_of("tables", id="t", host="ana")))
            for table, seat, account, seen, told in SEATS:
                given = {"table": table, "seat": seat, "account": account, "seen_entry": seen, "told_entry": told}
                await connection.execute(text(row_of("seats", **given)))
            await connection.run_sync(migrate, "0003")
            assert await look_of(connection, "t", "ana") == Look(4, 7)
            await connection.run_sync(migrate, "0002", True)
            found = await connection.execute(text("SELECT seat, seen_entry, told_entry FROM seats ORDER BY seat"))
            assert [tuple(row) for row in found] == [(0, 4, 7), (1, 4, 7), (2, 0, 0)]
        await store.close()

    asyncio.run(run())


def row_of(table: str, /, **given: Any) -> str:
    """An INSERT with these values, and something plain in every other column that must not be empty."""
    values = dict(given)
    for column in schema.metadata.tables[table].columns:
        if not column.nullable and column.server_default is None and column.name not in values:
            plain = {"string": "", "text": "{}", "boolean": False}
            values[column.name] = plain.get(column.type.__visit_name__, 0)
    names = ", ".join(f'"{name}"' for name in values)
    return f"INSERT INTO {table} ({names}) VALUES ({', '.join(literal(value) for value in values.values())})"


def literal(value: object) -> str:
    if value is None:
        return "NULL"
    return f"'{value}'" if isinstance(value, str) else str(value)


def test_a_backup_from_before_still_restores(indoors: Indoors, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"

    async def write(house: House) -> None:
        await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"))
        await backup.write(house.store, file)

    async def read(house: House) -> None:
        assert await backup.read(house.store, file) == rows

    indoors(write)
    lines = [msgspec.json.decode(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    rows = lines[-1]["rows"]
    for line in lines:
        if line.get("table") == "seats":
            line["row"].update(seen_entry=1, told_entry=2)
    file.write_bytes(gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines)))
    Indoors(tmp_path / "other")(read)
