"""Server processes side by side: whoever asks about a table is passed on to the one process that has its viewers.

Any process can serve any table, so this is a matter of speed alone: a move is played, viewed and sent once, instead of
once in every process where somebody looks on. The open connection itself is passed on, with what was read from it so
far; a process that has died, or has too much to do, leaves it with whoever accepted it.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import logging
import os
import re
import socket
import sys
import zlib
from collections.abc import AsyncIterator, Callable
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.server import ServerState

from rossio.server.door.listening import OPTIONS
from rossio.server.ground import meters
from rossio.server.ground.config import Config

log = logging.getLogger("rossio.siblings")

ABOUT_TABLE: Final = re.compile(rb"[A-Z]{1,8} /api/tables/([^/? ]{1,40})[/? ]")
PASSED_AT_MOST: Final = 64 * 1024
"""Bytes of a request that may have been read before its connection is passed on."""
AT_ONCE: Final = 16
FAREWELL_SECONDS: Final = 5.0


class Passed(Enum):
    YES = auto()
    NO = auto()
    """It is ours, or nobody's who could take it."""
    LATER = auto()
    """Its process has too many waiting at this moment."""


class Siblings:
    """The places of all server processes in one folder, and the one that is ours."""

    def __init__(self, folder: Path, places: int) -> None:
        self.folder = folder
        self.places = places
        self.mine = -1
        self.lock = -1
        self.door, self.way = (socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(2))
        self.door.setblocking(False)
        self.way.setblocking(False)

    def path(self, place: int) -> str:
        return str(self.folder / f"door-{place}")

    def take_place(self) -> bool:
        """The first place that is free: never taken, or its process has died."""
        import fcntl

        for place in range(self.places):
            lock = os.open(f"{self.path(place)}.lock", os.O_CREAT | os.O_WRONLY, 0o600)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(lock)
                continue
            Path(self.path(place)).unlink(missing_ok=True)
            self.door.bind(self.path(place))
            self.lock, self.mine = lock, place
            return True
        return False

    def place_of(self, table: bytes) -> int:
        return zlib.crc32(table) % self.places

    def pass_on(self, transport: asyncio.Transport, data: bytes) -> Passed:
        """Give a connection to the process that its request is for, if that is not this one."""
        found = ABOUT_TABLE.match(data)
        if found is None or len(data) > PASSED_AT_MOST:
            return Passed.NO
        place = self.place_of(found[1])
        if place == self.mine or transport.get_write_buffer_size():
            return Passed.NO
        handle = array.array("i", [transport.get_extra_info("socket").fileno()])
        try:
            self.way.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handle)], 0, self.path(place))
        except BlockingIOError:
            return Passed.LATER
        except OSError:
            return Passed.NO
        meters.PASSED_ON.inc()
        transport.abort()  # here alone: the connection lives on where it went
        return Passed.YES

    def receive(self) -> tuple[socket.socket, bytes]:
        """One connection that was passed on to us."""
        data, handles, _, _ = socket.recv_fds(self.door, PASSED_AT_MOST, 1)
        os.set_inheritable(handles[0], False)
        given = socket.socket(fileno=handles[0])
        given.setblocking(False)
        return given, data

    def close(self) -> None:
        self.door.close()
        self.way.close()
        if self.mine >= 0:
            Path(self.path(self.mine)).unlink(missing_ok=True)
            os.close(self.lock)


HERE: Siblings | None = None
"""Where this process stands among its siblings; nowhere if it has none."""


def here() -> Siblings | None:
    return HERE


class Door:
    """Serves what other processes pass on, as uvicorn serves what it accepts itself."""

    def __init__(self, app: Any, siblings: Siblings) -> None:
        self.siblings = siblings
        self.uvicorn = uvicorn.Config(app, **OPTIONS)
        self.uvicorn.load()
        self.state = ServerState()
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.loop.add_reader(siblings.door.fileno(), self.read)

    def read(self) -> None:
        for _ in range(AT_ONCE):
            try:
                given, data = self.siblings.receive()
            except BlockingIOError:
                return
            except (OSError, IndexError) as error:
                log.warning("a connection was lost on its way: %r", error)
                return
            task = self.loop.create_task(self.welcome(given, data))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def welcome(self, given: socket.socket, data: bytes) -> None:
        try:
            await self.loop.connect_accepted_socket(self.protocol(data), given)
        except OSError as error:  # it has gone meanwhile
            log.info("a connection ended on its way: %r", error)
            given.close()

    def protocol(self, data: bytes) -> Callable[[], asyncio.Protocol]:
        made: Any = self.uvicorn.http_protocol_class
        return lambda: made(config=self.uvicorn, server_state=self.state, app_state={}, first=data)

    async def close(self) -> None:
        """As uvicorn does with its own: everybody is told, and what has begun may end."""
        self.loop.remove_reader(self.siblings.door.fileno())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await asyncio.gather(*self.tasks, return_exceptions=True)
                for connection in list(self.state.connections):
                    connection.shutdown()
                while self.state.connections or self.state.tasks:
                    await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def among_siblings(app: Any, config: Config) -> AsyncIterator[None]:
    """While this lasts, connections are passed on to the other processes of this server and taken from them."""
    global HERE
    if config.processes < 2 or not config.common or sys.platform == "win32":
        yield
        return
    siblings = Siblings(Path(config.common), config.processes)
    try:
        door = Door(app, siblings) if siblings.take_place() else None
    except OSError as error:
        log.warning("every process serves what it accepts: %r", error)
        siblings.close()
        yield
        return
    HERE = siblings
    try:
        yield
    finally:
        HERE = None
        if door is not None:
            await door.close()
        siblings.close()
