"""Everything one server process holds: the database, the workers, the viewers, and nothing that cannot be rebuilt."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from rossio.server import infos
from rossio.server.accounts import Caller, Doorkeeper
from rossio.server.config import Config
from rossio.server.limits import Limits
from rossio.server.live import Hub, raw
from rossio.server.messages import Look, Request, Seen
from rossio.server.problems import ERRORS, Problem
from rossio.server.store import Away, Store
from rossio.server.tables import Shelf, Table, load, viewer
from rossio.server.wire import Note, PostgresWire, Wire
from rossio.server.workers import Cut, Pool, Wrong

log = logging.getLogger("rossio")
R = TypeVar("R")


class House:
    def __init__(self, config: Config) -> None:
        url = config.url()
        self.config = config
        self.store = Store(url)
        self.engines = Pool("engine", config.engines, config.engine_limit, config.replays_kept, config.plugins)
        self.bots = Pool("bot", config.bot_workers(), config.bot_limit, 8, config.plugins)
        self.wire = PostgresWire(url) if config.shared and not self.store.sqlite else Wire()
        self.hub = Hub(self.wire)
        self.shelf = Shelf(config.tables_kept)
        self.limits = Limits(config.limits)
        self.doorkeeper = Doorkeeper()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.driving: dict[str, bool] = {}
        """The tables whose bots play, and whether to look once more when they seem done."""
        self.resting: dict[str, float] = {}
        """Tables whose bots cannot play, and until when the caretaker leaves them alone."""
        self.closing = False

    async def open(self) -> None:
        await self.store.migrate()
        await asyncio.gather(self.engines.start(), self.bots.start())
        await self.wire.start(self.hear)

    async def close(self) -> None:
        self.closing = True
        self.hub.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.wire.close()
        await asyncio.gather(self.engines.close(), self.bots.close())
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the request."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("beside a request: %r", task.exception(), exc_info=task.exception())

    def lock(self, table: str) -> asyncio.Lock:
        """Requests about one table take turns in this process; between processes the database decides."""
        lock = self.locks.get(table)
        if lock is None:
            lock = asyncio.Lock()
            self.locks[table] = lock
        return lock

    async def table(self, table: str) -> Table:
        async with self.store.reading() as connection:
            return await load(connection, self.shelf, table)

    async def ask(self, key: str, request: Request, wanted: type[R]) -> R:
        """Ask the rules; what they find wrong is the caller's problem."""
        try:
            return await self.engines.ask(key, request, wanted)
        except Wrong as wrong:
            error = wrong.fault.error if wrong.fault.error in ERRORS else "invalid"
            said = wrong.fault.message if error in ("refused", "unknown-move", "record") else ""
            raise Problem(error, said=said, **wrong.fault.facts) from wrong
        except Cut as cut:
            raise Problem("cut", what=str(cut)) from cut

    async def look(self, table: Table, viewers: list[int], since: int) -> Seen | None:
        """What viewers may know of a table; None before it has begun."""
        if table.status == "open":
            return None
        return await self.ask(table.id, Look(table.played(), viewers, min(since, table.ply)), Seen)

    async def state(
        self,
        table: Table,
        caller: Caller | None,
        asked: int | None = None,
        invite: str = "",
        since: int | None = None,
        seen: Seen | None = None,
    ) -> infos.TableState:
        """A table as one caller sees it."""
        account = caller.id if caller is not None else None
        seat = viewer(table, account, asked, invite)
        held = table.held_by(account)
        if seen is None or seat not in seen.views:
            seen = await self.look(table, [seat], table.ply if since is None else since)
        position = raw(seen.views[seat]) if seen is not None else None
        may_invite = bool(held) or table.host == account
        return infos.TableState(infos.info(table), seat, held, table.invite if may_invite else None, position)

    async def show(self, table: Table, seen: Seen | None = None) -> None:
        """Bring a table to all who see it here."""
        if table.id not in self.hub.viewers:
            return
        wanted = self.hub.wanted(table)
        if seen is None or not set(wanted) <= seen.views.keys():
            try:
                seen = await self.look(table, wanted, self.hub.since(table.id))
            except Problem as problem:  # what has happened has happened, whether it can be shown now or not
                log.warning("%s cannot be shown: %s", table.id, problem.error)
                if problem.error == "cut":
                    self.spawn(self.show_again(table.id, pause=2.0))
                return
        self.hub.show(table, infos.info(table), seen)

    async def hear(self, note: Note) -> None:
        """A note from another process."""
        if note.kind == "presence":
            self.hub.hear_presence(note)
        elif note.kind == "chat":
            self.hub.hear_chat(note)
        elif note.kind == "table" and note.table in self.hub.viewers:
            self.spawn(self.show_again(note.table))
        elif note.kind == "again":
            for table in list(self.hub.viewers):
                self.spawn(self.show_again(table))

    async def show_again(self, table: str, pause: float = 0.0) -> None:
        await asyncio.sleep(pause)
        try:
            async with self.lock(table):
                await self.show(await self.table(table))
        except (Away, Problem) as error:
            log.warning("%s cannot be shown: %r", table, error)
