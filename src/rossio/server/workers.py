"""Worker processes and their hard limits: a call that does not come back is cut, and its worker replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import zlib
from typing import Final, TypeVar

import msgspec

from rossio.server import meters
from rossio.server.messages import Failure, Fault, Reply, Request
from rossio.server.worker import LENGTH

log = logging.getLogger("rossio.workers")

START_LIMIT: Final = 30.0
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Reply)
R = TypeVar("R")


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
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "rossio.server.worker",
            *self.arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
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
        self.waiting += 1
        try:
            async with self.turn:
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
        finally:
            self.waiting -= 1

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """Workers of one kind. Asked with a key, the same worker answers, so that it has the game at hand."""

    def __init__(self, name: str, size: int, limit: float, kept: int, plugins: str) -> None:
        self.name = name
        self.limit = limit
        self.workers = [Worker(f"{name}-{n + 1}", [str(kept), plugins]) for n in range(size)]

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self.workers))

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    def pick(self, key: str) -> Worker:
        if key:
            return self.workers[zlib.crc32(key.encode()) % len(self.workers)]
        return min(self.workers, key=lambda worker: worker.waiting)

    async def ask(self, key: str, request: Request, wanted: type[R]) -> R:
        worker = self.pick(key)
        exchange = asyncio.ensure_future(worker.exchange(ENCODER.encode(request), self.limit))
        try:
            with meters.ENGINE.labels(self.name, type(request).__name__).time():
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
