"""Worker processes and their hard limits: a call that does not come back is cut, and its worker replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from rossio.games.catalogue import PACKS
from rossio.server.ground import meters
from rossio.server.ground.askers import ASKER, Who
from rossio.server.rules.line import Crowded, Lane, Line
from rossio.server.rules.messages import LENGTH, Failure, Fault, Reply, Request

log = logging.getLogger("rossio.workers")

START_LIMIT: Final = 30.0
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Reply)
R = TypeVar("R")


NEEDED: Final = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "LD_LIBRARY_PATH")
GIVEN: Final = ("PYTHON", PACKS, "ROSSIO_PLUGIN_")


def bare(environment: Mapping[str, str]) -> dict[str, str]:
    """What a worker gets of the server's variables: how Python runs, which packs are played with, and what is meant for
    plug-ins; no passwords."""
    return {name: value for name, value in environment.items() if name in NEEDED or name.startswith(GIVEN)}


class Cut(Exception):
    """A call of the rules or of a bot did not come back in time, or broke its worker."""


class Wrong(Exception):
    """The request cannot be answered, for a reason of its own."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, name: str, arguments: list[str]) -> None:
        self.name = name
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "rossio.server.rules.worker",
            *self.arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=bare(os.environ),
            start_new_session=True,
        )
        self.process = process
        await asyncio.wait_for(self.read(process), START_LIMIT)
        return process

    async def read(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH)
        return await process.stdout.readexactly(int.from_bytes(head))

    async def exchange(self, body: bytes, limit: float) -> bytes:
        try:
            process = self.process
            if process is None or process.returncode is not None:
                process = await self.start()
            assert process.stdin is not None
            process.stdin.write(len(body).to_bytes(LENGTH) + body)
            return await asyncio.wait_for(self.read(process), limit)
        except BaseException:
            await self.stop()  # before the next request gets its turn
            raise

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """Workers of one kind. Where each has a line of its own, the same worker answers the same key, so that it has the
    game at hand; in one line for all, whoever is free answers."""

    def __init__(
        self,
        name: str,
        size: int,
        limit: float,
        kept: int,
        memory: int,
        plugins: str,
        pack: Path | None = None,
        one_line: bool = False,
        at_most: int = 0,
    ) -> None:
        self.name = name
        self.limit = limit
        arguments = [str(kept), str(memory), plugins, *([str(pack)] if pack is not None else [])]
        self.workers = [Worker(f"{name}-{n + 1}", arguments) for n in range(size)]
        lines = [self.workers] if one_line else [[worker] for worker in self.workers]
        self.lines = [Line(workers, at_most) for workers in lines]

    def busy(self) -> bool:
        return any(line.busy() for line in self.lines)

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self.workers))

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    def line(self, key: str) -> Line[Worker]:
        return self.lines[zlib.crc32(key.encode()) % len(self.lines)]

    async def ask(
        self, key: str, request: Request, wanted: type[R], who: Who | None = None, lane: Lane = Lane.QUICK
    ) -> R:
        """The answer to a request, when it is the turn of whoever asks. Who gives up while waiting leaves the line;
        what a worker has begun it ends."""
        with meters.ENGINE.labels(self.name, type(request).__name__).time():
            return await self.ask_in_turn(self.line(key), request, wanted, who or ASKER.get().who(), lane)

    async def ask_in_turn(self, line: Line[Worker], request: Request, wanted: type[R], who: Who, lane: Lane) -> R:
        try:
            worker = await line.get(who, lane)
        except Crowded as crowded:
            raise Cut(str(crowded)) from crowded
        exchange = asyncio.ensure_future(worker.exchange(ENCODER.encode(request), self.limit))
        exchange.add_done_callback(lambda _: line.give(worker))
        try:
            body = await asyncio.shield(exchange)
        except (TimeoutError, asyncio.IncompleteReadError, BrokenPipeError, ConnectionResetError) as error:
            meters.CUTS.labels(self.name).inc()
            cause = "did not come back" if isinstance(error, TimeoutError) else "broke its process"
            log.error("%s: %s %s after at most %s s", worker.name, type(request).__name__, cause, self.limit)
            raise Cut(f"{type(request).__name__} {cause}") from error
        reply = DECODER.decode(body)
        if isinstance(reply, Fault):
            raise Wrong(reply)
        if isinstance(reply, Failure):
            log.error("%s: %s failed\n%s", worker.name, type(request).__name__, reply.message)
            raise Cut(f"{type(request).__name__} failed")
        if not isinstance(reply, wanted):
            raise TypeError(f"{type(request).__name__} was answered by {type(reply).__name__}")
        return reply
