"""The database: SQLite in a file or PostgreSQL, by the same code.

A write is one short transaction; what was committed is on the disk before anybody is told. SQLite knows one writer at a
time, so writes that come together share one commit (see `ledger`).
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rossio.server.store.away import Away, Collided, away
from rossio.server.store.ledger import Ledger
from rossio.server.store.prepared import Missed, Step, joined
from rossio.server.store.schema import facts
from rossio.server.store.upsert import insertion

if TYPE_CHECKING:
    from alembic.config import Config as Alembic

WAIT = 10.0
AT_HAND = 4
"""Connections to PostgreSQL that moves keep for themselves."""
MIGRATION_LOCK = 0x0551
MIGRATIONS = Path(__file__).parent / "migrations"
TRIED = "tried"
"""A fact that is written to see whether anything can be."""


def sqlite_file(url: str) -> Path | None:
    """The file of an embedded database."""
    return Path(url.partition(":///")[2]) if url.startswith("sqlite") else None


def make_private(file: Path) -> None:
    """The database holds secrets of all sorts: its owner alone may read it. SQLite gives the files beside it the same
    rights."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    for part in (file, *(file.with_name(file.name + beside) for beside in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            part.chmod(0o600)


class Store:
    engine: AsyncEngine

    def __init__(self, url: str, pool: int = 8) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        file = sqlite_file(url)
        if file is not None:
            make_private(file)
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
        self.at_hand: list[tuple[AsyncConnection, Any]] = []
        self.failed = False
        """Whether the last write could not be stored."""

    @contextlib.contextmanager
    def noted(self) -> Iterator[None]:
        """Keep in mind whether a write could be stored."""
        try:
            yield
        except Collided:
            raise
        except Away:
            self.failed = True
            raise
        self.failed = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with away():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end of the block."""
        with self.noted(), away():
            if self.ledger is None:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self.ledger.entry() as connection:
                    yield connection

    async def at_once(self, steps: list[Step]) -> None:
        """Some prepared statements as one transaction, past SQLAlchemy: for the path of a move. Missed if a step finds
        nothing where it must; then nothing is written."""
        dialect = self.engine.dialect
        with self.noted(), away():
            if self.ledger is not None:
                await self.ledger.at_once(lambda connection: _do(connection, dialect, steps))
                return
            async with self.driver() as driver:
                await _ask(driver, dialect, steps)

    @asynccontextmanager
    async def driver(self) -> AsyncIterator[Any]:
        """A connection to PostgreSQL as it is, without SQLAlchemy; kept at hand for the next who asks."""
        connection, driver = await self.take()
        try:
            yield driver
        finally:
            if driver.is_closed() or len(self.at_hand) >= AT_HAND:
                await _let_go(connection, driver)
            else:
                self.at_hand.append((connection, driver))

    async def take(self) -> tuple[AsyncConnection, Any]:
        while self.at_hand:
            connection, driver = self.at_hand.pop()
            if not driver.is_closed():
                return connection, driver
            await _let_go(connection, driver)
        connection = await self.engine.connect()
        return connection, (await connection.get_raw_connection()).driver_connection

    async def answers(self) -> bool:
        """Whether the database can be reached now, and stores again what it would not store: a full disk can be read
        all the while."""
        try:
            if self.failed:
                async with self.writing() as connection:
                    tried = insertion(self.engine.dialect.name, facts).values(name=TRIED, value="")
                    await connection.execute(tried.on_conflict_do_update(index_elements=["name"], set_={"value": ""}))
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except Away:
            return False
        return True

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

    async def optimize(self) -> None:
        """Let an embedded database look at what it holds, so that it takes the right index; others do by themselves."""
        if self.sqlite:
            async with self.writing() as connection:
                await connection.exec_driver_sql("PRAGMA analysis_limit=400")
                await connection.exec_driver_sql("PRAGMA optimize=0x10002")

    async def close(self) -> None:
        if self.ledger is not None:
            await self.ledger.close()
        while self.at_hand:
            await _let_go(*self.at_hand.pop())
        await self.engine.dispose()


async def _let_go(connection: AsyncConnection, driver: Any) -> None:
    if driver.is_closed():  # of which SQLAlchemy has heard nothing
        await connection.invalidate()
    await connection.close()


def _do(connection: sqlite3.Connection, dialect: Dialect, steps: list[Step]) -> None:
    for step in steps:
        words = step.statement.words(dialect)
        try:
            for row in step.rows:
                if not connection.execute(words.text, words.arguments(row)).rowcount and step.must:
                    raise Missed
        except sqlite3.IntegrityError as error:
            raise IntegrityError(words.text, None, error) from error


async def _ask(driver: Any, dialect: Dialect, steps: list[Step]) -> None:
    text = joined(steps, dialect)
    arguments = [value for step in steps for row in step.rows for value in step.statement.words(dialect).arguments(row)]
    try:
        await driver.fetchval(text, *arguments)
    except asyncpg.DivisionByZeroError as error:
        raise Missed from error
    except asyncpg.IntegrityConstraintViolationError as error:
        raise IntegrityError(text, None, error) from error


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
    from alembic.config import Config as Alembic

    config = Alembic()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def newest() -> str:
    """The last of the migrations, by the numbers of their files."""
    return max(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def is_newest(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [newest()]


def _upgrade(connection: Connection) -> None:
    if is_newest(connection):
        return
    from alembic import command  # which takes a while: most starts find nothing to do

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
