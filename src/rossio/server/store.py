"""The database: SQLite in a file or PostgreSQL, by the same code.

A write is one short transaction; what was committed is on the disk before anybody is told. SQLite knows one writer at a
time, so writes that come together share one commit and one wait for the disk (see `Ledger`).
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

        self.ledger = Ledger(self.engine) if self.sqlite else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with _away():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end of the block."""
        with _away():
            if self.ledger is None:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self.ledger.entry() as connection:
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
        if self.ledger is not None:
            await self.ledger.close()
        await self.engine.dispose()


class Ledger:
    """SQLite's one writer. Each write is a savepoint of its own; those that queue up while the disk is busy are
    committed together, and none is done before that commit is."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.turn = asyncio.Lock()
        self.connection: AsyncConnection | None = None
        self.committed: asyncio.Future[None] | None = None
        self.work: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def entry(self) -> AsyncIterator[AsyncConnection]:
        async with self.turn:
            connection, committed = await self.open()
            async with connection.begin_nested():
                yield connection
        await asyncio.shield(committed)

    async def open(self) -> tuple[AsyncConnection, asyncio.Future[None]]:
        """The transaction that is open, or a new one, whose commit then queues behind the writes that wait already."""
        if self.connection is None or self.connection.closed or self.connection.invalidated:
            self.connection = await self.engine.connect()
            await self.connection.execution_options(rossio_write=True)
        if self.committed is None:
            await self.connection.begin()
            self.committed = asyncio.get_running_loop().create_future()
            self.work = asyncio.create_task(self.commit())
        return self.connection, self.committed

    async def commit(self) -> None:
        async with self.turn:
            committed, self.committed = self.committed, None
            assert self.connection is not None
            assert committed is not None
            try:
                await self.connection.commit()
            except BaseException as error:
                connection, self.connection = self.connection, None
                committed.set_exception(Away(f"not committed: {type(error).__name__}"))
                committed.exception()  # those who wait get it; if nobody does, nobody need know
                await connection.invalidate()
                await connection.close()
            else:
                committed.set_result(None)

    async def close(self) -> None:
        if self.work is not None:
            await self.work
        if self.connection is not None:
            await self.connection.close()


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
