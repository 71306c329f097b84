"""Everything one server process holds: the database, the workers, the viewers, and nothing that cannot be rebuilt."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground.askers import Who
from rossio.server.ground.config import Config
from rossio.server.ground.limits import Limits
from rossio.server.ground.problems import Problem
from rossio.server.house.easel import Easel
from rossio.server.house.hub import Hub
from rossio.server.house.packs import Kind, Packs, pack_of
from rossio.server.house.viewers import SIGNED_OUT
from rossio.server.rules.messages import Look, Request, Seen
from rossio.server.rules.pool import Cut, Wrong
from rossio.server.store.away import Away
from rossio.server.store.database import Store
from rossio.server.store.wire import (
    AgainNote,
    BlockNote,
    ChatNote,
    Note,
    PresenceNote,
    SessionNote,
    TableNote,
    Wire,
    wire_beside,
)
from rossio.server.tables import infos
from rossio.server.tables.changes import changing
from rossio.server.tables.packs import keep_shipped
from rossio.server.tables.rows import Shelf, load
from rossio.server.tables.table import Table, seen_from

log = logging.getLogger("rossio")
R = TypeVar("R")
ADDRESSES_KEPT: Final = 20_000


class House:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.url())
        self.packs = Packs(config, self.store)
        self.wire = wire_beside(self.store) if config.shared else Wire()
        self.hub = Hub(self.wire)
        self.shelf = Shelf(config.tables_kept)
        self.limits = Limits(config.limits)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.wake: Callable[[Table], None] = lambda _: None
        """Told of every table that may wait for a bot; whoever drives the bots sets it."""
        self.wake_reviews: Callable[[], None] = lambda: None
        """Told that somebody asked for a review; whoever makes them sets it."""
        self.forget: Callable[[str], None] = lambda _: None
        """Told whose sessions have ended; whoever remembers callers sets it."""
        self.curves: OrderedDict[tuple[str, int], list[list[int]]] = OrderedDict()
        """Of games that are over, by table and version: they never change."""
        self.easel = Easel()
        self.addresses: OrderedDict[str, str] = OrderedDict()
        """From where accounts asked last."""
        self.asked = time.monotonic()
        """When somebody wanted something of the rules last."""
        self.closing = False

    async def open(self) -> None:
        await self.store.migrate()
        await asyncio.gather(self.packs.start(), keep_shipped(self.store))
        await self.wire.start(self.hear)

    async def close(self) -> None:
        self.closing = True
        self.hub.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.wire.close()
        await self.packs.close()
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

    def came(self, account: str, address: str) -> None:
        """Somebody asks from an address."""
        self.addresses[account] = address
        self.addresses.move_to_end(account)
        if len(self.addresses) > ADDRESSES_KEPT:
            self.addresses.popitem(last=False)

    def who(self, account: str) -> Who:
        """An account in a line; one whose address is not known stands for itself."""
        return Who(self.addresses.get(account, account), account)

    async def table(self, table: str) -> Table:
        async with self.store.reading() as connection:
            return await load(connection, self.shelf, table)

    async def at_hand(self, table: str) -> Table:
        """A table as it is known here, from the database only if it is not: for whoever changes it, since a change of a
        table that is no longer so does not land."""
        return self.shelf.tables.get(table) or await self.table(table)

    def changing(self, table: Table, **changes: object) -> AbstractAsyncContextManager[AsyncConnection]:
        """Change a table, with whatever else is written in the block (see `changes`)."""
        return changing(self.store, self.wire, table, **changes)

    async def study(self, key: str, request: Request, wanted: type[R]) -> R:
        """Ask the rules about a game that is over: apart from those who play, who must not wait for it."""
        return await self.ask(key, request, wanted, "study")

    async def ask(self, key: str, request: Request, wanted: type[R], kind: Kind = "engine") -> R:
        """Ask the rules; what they find wrong is the caller's problem."""
        self.asked = time.monotonic()
        try:
            workers = await self.packs.workers(kind, pack_of(request))
            return await workers.ask(key, request, wanted)
        except Wrong as wrong:
            error = wrong.fault.error
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
        account: str | None,
        asked: int | None = None,
        invite: str = "",
        since: int | None = None,
        seen: Seen | None = None,
    ) -> infos.TableState:
        """A table as one caller sees it."""
        seat = seen_from(table, account, asked, invite)
        held = table.held_by(account)
        if seen is None or seat not in seen.views:
            seen = await self.look(table, [seat], table.ply if since is None else since)
        position = msgspec.Raw(seen.views[seat]) if seen is not None else None
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
        match note:
            case PresenceNote():
                self.hub.people.hear(note)
            case ChatNote():
                self.hub.hear_chat(note)
            case SessionNote():
                self.end_sessions(note.account, note.session)
            case BlockNote():
                self.hub.block(note.account, note.other, note.blocked)
            case TableNote():
                self.show_soon([note.table])
            case AgainNote():
                self.show_soon(list(self.hub.viewers))

    def show_soon(self, tables: list[str]) -> None:
        """Beside the request: tables that have changed, to all who see them here."""
        for table in tables:
            if table in self.hub.viewers:
                self.spawn(self.show_again(table))

    def end_sessions(self, account: str, session: str) -> None:
        """One session of an account is over, or all of them: what they keep open here is closed at once."""
        self.forget(account)
        self.hub.send_all_away(lambda viewer: viewer.account == account and session in ("", viewer.session), SIGNED_OUT)

    async def show_again(self, table: str, pause: float = 0.0) -> None:
        await asyncio.sleep(pause)
        try:
            async with self.lock(table):
                await self.show(await self.table(table))
        except (Away, Problem) as error:
            log.warning("%s cannot be shown: %r", table, error)
