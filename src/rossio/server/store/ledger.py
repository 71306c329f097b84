"""SQLite's one writer: writes that come together share one commit and one wait for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rossio.server.store.away import Away

Write = Callable[[sqlite3.Connection], None]


class Ledger:
    """SQLite's one writer. Each write is a savepoint of its own; those that queue up while the disk is busy are
    committed together, and none is done before that commit is."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.turn = asyncio.Lock()
        self.connection: AsyncConnection | None = None
        self.driver: Any = None
        """What lies below the connection: aiosqlite's, which has a thread of its own."""
        self.committed: asyncio.Future[None] | None = None
        self.work: asyncio.Task[None] | None = None
        self.pending: list[tuple[Write, asyncio.Future[None]]] = []
        self.flushing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def entry(self) -> AsyncIterator[AsyncConnection]:
        async with self.turn:
            connection, committed = await self.open()
            try:
                async with connection.begin_nested():
                    yield connection
            except BaseException as error:
                if not await in_transaction(connection):
                    await self.give_up(committed, error)
                raise
        await asyncio.shield(committed)

    async def at_once(self, write: Write) -> None:
        """A write that is one function of the driver's connection, without a word from SQLAlchemy. All that have come
        while the disk was busy are done in one go, in the thread of the connection: one way there and one back."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append((write, done))
        if self.flushing is None or self.flushing.done():
            self.flushing = asyncio.create_task(self.flush())
        await asyncio.shield(done)

    async def flush(self) -> None:
        while self.pending:
            async with self.turn:
                pending, self.pending = self.pending, []
                committed = self.committed
                try:
                    await self.connected()
                    writes = [write for write, _ in pending]
                    answers = await self.driver._execute(write_all, self.driver._conn, writes, committed is None)
                except BaseException as error:
                    if committed is not None or self.connection is not None:
                        await self.give_up(committed, error)
                    answers = [Away(f"not committed: {type(error).__name__}") for _ in pending]
            if committed is not None:
                await asyncio.wait([committed])
                answers = [answer or committed.exception() for answer in answers]
            for (_, done), answer in zip(pending, answers, strict=True):
                if done.cancelled():
                    continue
                if answer is None:
                    done.set_result(None)
                else:
                    done.set_exception(answer)
                    done.exception()  # whoever waits gets it

    async def connected(self) -> AsyncConnection:
        if self.connection is None or self.connection.closed or self.connection.invalidated:
            self.connection = await self.engine.connect()
            await self.connection.execution_options(rossio_write=True)
            self.driver = (await self.connection.get_raw_connection()).driver_connection
        return self.connection

    async def open(self) -> tuple[AsyncConnection, asyncio.Future[None]]:
        """The transaction that is open, or a new one, whose commit then queues behind the writes that wait already."""
        connection = await self.connected()
        if self.committed is None:
            await connection.begin()
            self.committed = asyncio.get_running_loop().create_future()
            self.work = asyncio.create_task(self.commit(self.committed))
        return connection, self.committed

    async def commit(self, committed: asyncio.Future[None]) -> None:
        async with self.turn:
            if committed.done():
                return
            assert self.connection is not None
            try:
                if not await in_transaction(self.connection):
                    raise LookupError("the transaction is gone")
                await self.connection.commit()
            except BaseException as error:
                await self.give_up(committed, error)
            else:
                self.committed = None
                committed.set_result(None)

    async def give_up(self, committed: asyncio.Future[None] | None, error: BaseException) -> None:
        """Nothing of the shared transaction was stored, and nobody who has a part in it may believe so. A full disk
        makes SQLite undo all of it at a single statement; a commit then does nothing and complains of nothing."""
        connection, self.connection, self.committed = self.connection, None, None
        if committed is not None:
            committed.set_exception(Away(f"not committed: {type(error).__name__}"))
            committed.exception()  # those who wait get it; if nobody does, nobody need know
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        if self.flushing is not None:
            await self.flushing
        if self.work is not None:
            await self.work
        if self.connection is not None:
            await self.connection.close()


async def in_transaction(connection: AsyncConnection) -> bool:
    """Whether SQLite itself still has a transaction open, whatever SQLAlchemy believes."""
    if connection.closed or connection.invalidated:
        return False
    driver = (await connection.get_raw_connection()).driver_connection
    return bool(driver is not None and driver.in_transaction)


def write_all(connection: sqlite3.Connection, writes: list[Write], alone: bool) -> list[Exception | None]:
    """Each write whole or not at all, with what went wrong with it; all of them in one transaction, which is this
    function's own if it is `alone`. Nothing is stored if it raises."""
    if alone:
        connection.execute("BEGIN IMMEDIATE")
    try:
        answers = [attempt(connection, write) for write in writes]
        if alone:
            connection.execute("COMMIT")
    except BaseException:
        if alone and connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return answers


def attempt(connection: sqlite3.Connection, write: Write) -> Exception | None:
    connection.execute("SAVEPOINT swift")
    try:
        write(connection)
    except Exception as error:
        if not connection.in_transaction:  # SQLite has undone the others' writes too
            raise
        connection.execute("ROLLBACK TO swift")
        connection.execute("RELEASE swift")
        return error
    connection.execute("RELEASE swift")
    return None
