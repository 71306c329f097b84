"""The wire between server processes: who changed what. In memory for one process, LISTEN/NOTIFY for several.

A note only says that something happened; what happened is read from the database. So a note that is lost while
PostgreSQL is away costs nothing: when the wire is back, everybody looks again. Nobody ever waits for the wire: a
connection can be dead for minutes without a sound, so it is spoken to again and again, and given up as soon as it does
not answer.
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
from sqlalchemy import Text, bindparam, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.store.database import Store
from rossio.server.store.prepared import Prepared, Step

log = logging.getLogger("rossio.wire")

CHANNEL: Final = "rossio"
NOTIFY: Final = Prepared(
    lambda _: select(func.pg_notify(bindparam("channel", type_=Text), bindparam("note", type_=Text)))
)
PAYLOAD_AT_MOST: Final = 7000
ANSWER_SECONDS: Final = 3.0
BEAT_SECONDS: Final = 5.0
SETTINGS: Final = {
    "application_name": "rossio wire",
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


class _Note(msgspec.Struct, tag_field="kind", kw_only=True):
    sender: str = ""


class TableNote(_Note, tag="table"):
    """A table has changed."""

    table: str


class ChatNote(_Note, tag="chat"):
    """Somebody said something at a table."""

    table: str
    id: int
    account: str
    name: str
    text: str
    at: float


class PresenceNote(_Note, tag="presence"):
    """Who is at a table in the process that tells it."""

    table: str
    seats: list[int]
    watchers: int


class AgainNote(_Note, tag="again"):
    """Something may have been missed: look at everything again."""


class SessionNote(_Note, tag="session"):
    """A session is over, or all sessions of an account."""

    account: str
    session: str = ""


class BlockNote(_Note, tag="block"):
    """Somebody keeps another person away, or no longer."""

    account: str
    other: str
    blocked: bool


class BeatNote(_Note, tag="beat"):
    """Nothing; only to be heard by whoever sends it."""


Note = TableNote | ChatNote | PresenceNote | AgainNote | SessionNote | BlockNote | BeatNote
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

    def steps(self, note: Note) -> list[Step]:
        """The same as a step of a transaction."""
        return []

    def tell(self, note: PresenceNote) -> None:
        """Tell the others soon, as well as it goes; only the last word about a table counts."""


class PostgresWire(Wire):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.task: asyncio.Task[None] | None = None
        self.notes: asyncio.Queue[Note] = asyncio.Queue()
        self.words: dict[str, PresenceNote] = {}
        self.spoken = asyncio.Event()
        self.heard = asyncio.Event()

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
                connection = await asyncpg.connect(
                    self.url, timeout=5, command_timeout=ANSWER_SECONDS, server_settings=SETTINGS
                )
                try:
                    await connection.add_listener(CHANNEL, self.hear)
                    await receiver(AgainNote())
                    pause = 0.1
                    await self.hold(connection, receiver)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("the wire is down: %s", type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)

    async def hold(self, connection: asyncpg.Connection[Any], receiver: Receiver) -> None:
        """Hear and speak until either breaks off."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        tasks = [
            asyncio.create_task(self.pass_on(receiver)),
            asyncio.create_task(self.speak(connection)),
            asyncio.create_task(lost.wait()),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            raise ConnectionError("the connection ended")
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def pass_on(self, receiver: Receiver) -> None:
        while True:
            note = await self.notes.get()
            try:
                await receiver(note)
            except Exception:
                log.exception("a note could not be passed on")

    async def speak(self, connection: asyncpg.Connection[Any]) -> None:
        """Say what there is to say, and now and then a word to ourselves, to hear whether it comes back."""
        loop = asyncio.get_running_loop()
        beat = loop.time()
        while True:
            self.spoken.clear()
            while self.words:
                await self.say(connection, self.words.pop(next(iter(self.words))))
            if loop.time() >= beat:
                self.heard.clear()
                await self.say(connection, BeatNote())
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self.heard.wait()
                beat = loop.time() + BEAT_SECONDS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(beat):
                    await self.spoken.wait()

    async def say(self, connection: asyncpg.Connection[Any], note: Note) -> None:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self.written(note))

    def hear(self, _: object, __: int, ___: str, payload: object) -> None:
        note: Note = msgspec.json.decode(str(payload), type=Note)
        if isinstance(note, BeatNote):
            if note.sender == self.me:
                self.heard.set()
        elif note.sender != self.me:
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

    def steps(self, note: Note) -> list[Step]:
        return [Step(NOTIFY, [{"channel": CHANNEL, "note": self.written(note)}])]

    def tell(self, note: PresenceNote) -> None:
        self.words[note.table] = note
        self.spoken.set()


def wire_beside(store: Store) -> Wire:
    """The wire to the processes that serve a database; only PostgreSQL has one."""
    return Wire() if store.sqlite else PostgresWire(store.url)
