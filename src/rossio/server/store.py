"""The database: SQLite in a file or PostgreSQL, by the same code.

A write is one short transaction. SQLite gets its write lock at once and one writer at a time; on both, what was
committed is on the disk before anybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

WAIT = 10.0
MIGRATION_LOCK = 0x0551


class Away(Exception):
    """The database cannot be reached now. What was asked may or may not have happened: ask again with the same key."""


class Store:
    engine: AsyncEngine

    def __init__(self, url: str, pool: int = 8) -> None:
        self.sqlite = url.startswith("sqlite")
        self.writer = asyncio.Lock()
        if self.sqlite:
            Path(url.partition(":///")[2]).parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(url, connect_args={"timeout": WAIT}, pool_size=pool, pool_timeout=WAIT)
            event.listen(self.engine.sync_engine, "connect", _open_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        else:
            self.engine = create_async_engine(
                url,
                pool_size=pool,
                max_overflow=4,
                pool_timeout=WAIT,
                connect_args={"timeout": 5, "command_timeout": WAIT},
            )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with _away():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end of the block."""
        with _away():
            if not self.sqlite:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self.writer, self.engine.connect() as connection:
                await connection.execution_options(rossio_write=True)
                async with connection.begin():
                    yield connection

    async def migrate(self) -> None:
        """Bring the database to the newest schema; processes that start together take turns."""
        async with self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATION_LOCK})
                await connection.commit()
            try:
                await connection.run_sync(_upgrade)
                await connection.commit()
            finally:
                if not self.sqlite:
                    await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATION_LOCK})
                    await connection.commit()

    async def close(self) -> None:
        await self.engine.dispose()


class _away:  # noqa: N801  reads as a statement
    """Turns every way in which a database can be out of reach into Away."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if isinstance(error, PoolTimeout | ConnectionError | TimeoutError | OSError):
            raise Away(type(error).__name__) from error
        if isinstance(error, DBAPIError) and _lost(error):
            raise Away(type(error.orig).__name__) from error


def _lost(error: DBAPIError) -> bool:
    if error.connection_invalidated or isinstance(error, InterfaceError | OperationalError):
        return True
    state = str(getattr(error.orig, "sqlstate", "") or "")
    return state.startswith(("08", "57P", "53"))


def _open_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-8000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    write = connection.get_execution_options().get("rossio_write")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def alembic_config() -> Alembic:
    config = Alembic()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
