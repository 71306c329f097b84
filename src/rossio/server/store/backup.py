"""Backup and restore: every row as a line of JSON in one compressed file, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.store.database import Store
from rossio.server.store.schema import metadata, packs

FORMAT: Final = "rossio-backup 1"
BATCH: Final = 500
LEFT_OUT: Final = ("sessions", "resets")
"""A stolen backup must not open anybody's session; people sign in again."""

RETIRED: Final = {"seats": ("seen_entry", "told_entry")}
"""Columns that older backups hold and that are no more: who has looked may be told once more."""


class BackupError(ValueError):
    """A backup that cannot be restored, or a database that is not empty."""


def kept() -> list[Table]:
    """All tables, those that others refer to first."""
    return [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]


async def write(store: Store, file: Path) -> int:
    """All rows as they stood at one moment; the server may go on. The file appears when it is complete."""
    partial = file.with_name(file.name + ".partial")
    rows = 0
    async with store.engine.connect() as connection:
        if not store.sqlite:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        private = os.open(partial, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(private, "wb") as bare, gzip.GzipFile(fileobj=bare, mode="wb") as stream:
            stream.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
            for table in kept():
                result = await connection.stream(select(table).order_by(*table.primary_key.columns))
                async for row in result.mappings():
                    values = {str(column): value for column, value in row.items()}
                    stream.write(msgspec.json.encode({"table": str(table.name), "row": values}) + b"\n")
                    rows += 1
            stream.write(msgspec.json.encode({"rows": rows}) + b"\n")
    partial.replace(file)
    return rows


async def read(store: Store, file: Path) -> int:
    """Restore all rows in one transaction, or none."""
    rows = 0
    tables = {table.name: table for table in kept()}
    async with store.writing() as connection:
        for table in tables.values():
            if table is not packs and (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                raise BackupError("the database is not empty; restore into a new one")
        await connection.execute(delete(packs))  # a server stores those of its version when it starts
        batch: list[dict[str, Any]] = []
        current: Table | None = None
        for table, row in lines(file, tables):
            if table is not current or len(batch) >= BATCH:
                await flush(connection, current, batch)
                current, batch = table, []
            batch.append(row)
            rows += 1
        await flush(connection, current, batch)
        if not store.sqlite:
            await catch_up_serials(connection, tables)
    return rows


def lines(file: Path, tables: dict[str, Table]) -> Iterator[tuple[Table, dict[str, Any]]]:
    try:
        with gzip.open(file, "rb") as stream:
            if msgspec.json.decode(stream.readline()).get("format") != FORMAT:
                raise BackupError(f"{file}: not a backup of this version")
            for count, line in enumerate(stream):
                entry = msgspec.json.decode(line)
                if "rows" in entry:
                    if entry["rows"] != count:
                        raise BackupError(f"{file}: {count} rows, but {entry['rows']} were written")
                    return
                row = entry["row"]
                for column in RETIRED.get(entry["table"], ()):
                    row.pop(column, None)
                yield tables[entry["table"]], row
    except (OSError, EOFError, msgspec.DecodeError, KeyError, AttributeError) as error:
        raise BackupError(f"{file}: not a backup, or damaged") from error
    raise BackupError(f"{file}: the backup is cut short")


async def flush(connection: AsyncConnection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        await connection.execute(insert(table), rows)


async def catch_up_serials(connection: AsyncConnection, tables: dict[str, Table]) -> None:
    """PostgreSQL numbers new rows from a counter of its own."""
    for table in tables.values():
        if "id" in table.c and table.c.id.autoincrement is True:
            counter = f"pg_get_serial_sequence('{table.name}', 'id')"
            await connection.execute(
                text(f"SELECT setval({counter}, COALESCE((SELECT MAX(id) FROM {table.name}), 0) + 1, false)")
            )
