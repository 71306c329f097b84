"""The wire between server processes: who changed what. In memory for one process, LISTEN/NOTIFY for several.

A note only says that something happened; what happened is read from the database. So a note that is lost while
PostgreSQL is away costs nothing: when the wire is back, everybody looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger("rossio.wire")

CHANNEL: Final = "rossio"
PAYLOAD_AT_MOST: Final = 7000


class Note(msgspec.Struct):
    """`kind` is table, chat, presence, or again (look at everything again)."""

    kind: str
    table: str = ""
    facts: dict[str, Any] = {}
    sender: str = ""


Receiver = Callable[[Note], Awaitable[None]]


class Wire:
    """The wire of a server that is alone: nobody else to tell."""

    def __init__(self) -> None:
        self.me = secrets.token_hex(6)

    async def start(self, receiver: Receiver) -> None:
        pass

    async def close(self) -> None:
        pass

    async def note(self, connection: AsyncConnection, note: Note) -> None:
        """Tell the others, if and when the transaction is committed."""

    async def tell(self, note: Note) -> None:
        """Tell the others now, as well as it goes."""


class PostgresWire(Wire):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.connection: asyncpg.Connection[Any] | None = None
        self.task: asyncio.Task[None] | None = None
        self.notes: asyncio.Queue[Note] = asyncio.Queue()
        self.speaking = asyncio.Lock()

    async def start(self, receiver: Receiver) -> None:
        self.task = asyncio.create_task(self.listen(receiver))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def listen(self, receiver: Receiver) -> None:
        pause = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self.url, timeout=5)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self.hear)
                self.connection = connection
                pause = 0.1
                await receiver(Note("again"))
                await self.pass_on(receiver, lost)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("the wire is down: %s", type(error).__name__)
            finally:
                connection_was, self.connection = self.connection, None
                if connection_was is not None and not connection_was.is_closed():
                    connection_was.terminate()
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)

    async def pass_on(self, receiver: Receiver, lost: asyncio.Event) -> None:
        gone = asyncio.create_task(lost.wait())
        try:
            while not lost.is_set():
                heard = asyncio.create_task(self.notes.get())
                await asyncio.wait([heard, gone], return_when=asyncio.FIRST_COMPLETED)
                if not heard.done():
                    heard.cancel()
                    continue
                try:
                    await receiver(heard.result())
                except Exception:
                    log.exception("a note could not be passed on")
        finally:
            gone.cancel()

    def hear(self, _: object, __: int, ___: str, payload: object) -> None:
        note = msgspec.json.decode(str(payload), type=Note)
        if note.sender != self.me:
            self.notes.put_nowait(note)

    def written(self, note: Note) -> str:
        note.sender = self.me
        payload = msgspec.json.encode(note).decode()
        if len(payload.encode()) > PAYLOAD_AT_MOST:
            raise ValueError(f"a note of {len(payload)} signs does not fit on the wire")
        return payload

    async def note(self, connection: AsyncConnection, note: Note) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": self.written(note)}
        )

    async def tell(self, note: Note) -> None:
        async with self.speaking:  # one connection carries one word at a time
            connection = self.connection
            if connection is not None:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self.written(note))
