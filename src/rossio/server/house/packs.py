"""Workers for packs other than the one this process has: started when a table wants them, let go when none does."""

from __future__ import annotations

import asyncio
import contextlib
import re
import tempfile
import time
from functools import cached_property
from pathlib import Path
from typing import Final, Literal

import msgspec

from rossio.server.ground.config import Config
from rossio.server.ground.problems import Problem
from rossio.server.rules.messages import Open, Read, Request
from rossio.server.rules.pool import Pool
from rossio.server.store.database import Store
from rossio.server.tables.packs import found, shipped

Kind = Literal["engine", "bot", "study"]
BOTS_KEPT: Final = 8
STUDIES_KEPT: Final = 64
STUDIES_AT_MOST: Final = 50
"""Requests about games that are over which may wait; those that play never wait for them."""
PACKS_AT_ONCE: Final = 12
"""Workers for other packs that one process holds: an unused one makes room, and if all are busy, others wait."""
IDLE: Final = 300.0
HEADER: Final = re.compile(r"^content: ([0-9a-f]{16})$", re.MULTILINE)


def pack_of(request: Request) -> str:
    """The digest of the pack a request wants; empty if it does not say."""
    if isinstance(request, Read):
        header = HEADER.search(request.text.partition("\n\n")[0])
        return header.group(1) if header is not None else ""
    return "" if isinstance(request, Open) else request.played.content


class Packs:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.engines = self.pool("engine", config.engines)
        self.bots = self.pool("bot", config.bot_workers())
        self.studies = self.pool("study", 1)
        self.others: dict[tuple[Kind, str], Pool] = {}
        self.used: dict[tuple[Kind, str], float] = {}
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        """Where packs lie as files, once a worker wants one."""

    @cached_property
    def own(self) -> set[str]:
        """The packs that this process has itself. Read while its workers start, which takes as long."""
        return set(shipped().values())

    def pool(self, kind: Kind, size: int, pack: Path | None = None) -> Pool:
        config = self.config
        given = (config.memory, config.plugins, pack)
        if kind == "engine":
            return Pool(kind, size, config.engine_limit, config.replays_kept, *given)
        if kind == "study":
            return Pool(kind, size, config.engine_limit, STUDIES_KEPT, *given, at_most=STUDIES_AT_MOST)
        return Pool(kind, size, config.bot_limit, BOTS_KEPT, *given, one_line=True)

    async def start(self) -> None:
        """Those that play; who studies waits for a worker to start."""
        await asyncio.gather(self.engines.start(), self.bots.start())

    async def close(self) -> None:
        for pool in (self.engines, self.bots, self.studies, *self.others.values()):
            await pool.close()
        if self.folder is not None:
            self.folder.cleanup()

    async def workers(self, kind: Kind, digest: str) -> Pool:
        """Those that play by a pack. One that nobody knows is left to the usual ones, who say what is wrong."""
        usual = {"engine": self.engines, "bot": self.bots, "study": self.studies}[kind]
        if not digest or digest in self.own:
            return usual
        if (kind, digest) not in self.others:
            file = await self.file(digest)
            if file is None:
                return usual
            await self.make_room()
            self.others.setdefault((kind, digest), self.pool(kind, 1, file))
        self.used[kind, digest] = time.monotonic()
        return self.others[kind, digest]

    async def file(self, digest: str) -> Path | None:
        """The pack as a file that a worker can read."""
        if self.folder is None:
            self.folder = tempfile.TemporaryDirectory(prefix="rossio-packs-")
        file = Path(self.folder.name) / f"{digest}.json"
        if not file.exists():
            async with self.store.reading() as connection:
                pack = await found(connection, digest)
            if pack is None:
                return None
            partial = file.with_suffix(".partial")
            partial.write_bytes(msgspec.json.encode(pack))
            partial.replace(file)
        return file

    async def make_room(self) -> None:
        while len(self.others) >= PACKS_AT_ONCE:
            idle = [key for key, pool in self.others.items() if not pool.busy()]
            if not idle:
                raise Problem("cut", what="all workers for other packs are busy")
            await self.let_go(min(idle, key=lambda key: self.used[key]))

    async def let_go(self, key: tuple[Kind, str]) -> None:
        pool = self.others.pop(key)
        self.used.pop(key, None)
        with contextlib.suppress(ProcessLookupError):
            await pool.close()

    async def let_idle_go(self) -> None:
        """Let workers go that nobody has asked for a while."""
        long_ago = time.monotonic() - IDLE
        for key, pool in list(self.others.items()):
            if self.used[key] < long_ago and not pool.busy():
                await self.let_go(key)
