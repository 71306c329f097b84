"""A house in this very process, its rules at hand and not in a worker: what it does takes milliseconds."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rossio.server.ground.askers import Who
from rossio.server.ground.config import Config
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people import accounts
from rossio.server.people.sessions import Caller
from rossio.server.playing import lobby
from rossio.server.playing.bots import Bots
from rossio.server.rules.engine import Engine
from rossio.server.rules.line import Lane
from rossio.server.rules.messages import Fault, Request
from rossio.server.rules.pool import Pool, Wrong
from rossio.server.tables.table import Table
from tests.server.waits import SECONDS

R = TypeVar("R")


class Near(Pool):
    """The rules, asked in place."""

    def __init__(self) -> None:
        super().__init__("near", 0, 0.0, 0, 0, "")
        self.engine = Engine(16)

    async def ask(
        self, key: str, request: Request, wanted: type[R], who: Who | None = None, lane: Lane = Lane.QUICK
    ) -> R:
        reply = self.engine.answer(request)
        if isinstance(reply, Fault):
            raise Wrong(reply)
        assert isinstance(reply, wanted)
        return reply


class Indoors:
    """Runs a story in a house of its own, on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, story: Callable[[House], Awaitable[None]], **settings: Any) -> None:
        asyncio.run(self.tell(story, **{"limits": False, "bot_pause": 0.0, **settings}))

    async def tell(self, story: Callable[[House], Awaitable[None]], **settings: Any) -> None:
        before = set(threading.enumerate())
        house = House(Config(data=str(self.folder), **settings))
        house.packs.engines = house.packs.bots = house.packs.studies = Near()
        Bots(house)
        await house.open()
        try:
            await story(house)
        finally:
            await house.close()
            await ended(before)


async def ended(before: set[threading.Thread]) -> None:
    """Wait for the threads of connections. One that was being opened by a task that is put an end to is closed beside
    the rest, and would speak to a loop that is gone."""
    until = time.monotonic() + SECONDS
    while any(not thread.name.startswith("asyncio_") for thread in {*threading.enumerate()} - before):
        assert time.monotonic() < until, threading.enumerate()
        await asyncio.sleep(0.002)


async def guest(house: House, name: str = "Ana") -> Caller:
    async with house.store.writing() as connection:
        account = await accounts.add_guest(connection, name, "en")
    return Caller(account, name, True, "en", "", "")


async def table_of(house: House, *people: Caller, **wishes: Any) -> Table:
    """A table that these people sit at and that has begun."""
    ask = {"game": "coimbra", "seats": len(people), "stand_in": "random", **wishes}
    opened = await lobby.create(house, people[0], msgspec.convert(ask, lobby.NewTableAsk))
    for person in people[1:]:
        await lobby.sit_down(house, person, opened.table.id, lobby.SitAsk(invite=opened.invite or ""))
    return await house.table(opened.table.id)


async def error_of(work: Awaitable[object]) -> str:
    """The key of the problem that something finds, or nothing."""
    try:
        await work
    except Problem as problem:
        return problem.error
    return ""


async def decider(house: House, table: Table) -> tuple[Caller, list[str]]:
    """Who decides now, and the legal moves."""
    seat = table.seats[table.turn]
    assert seat.account is not None
    seen = await house.look(table, [table.turn], table.ply)
    assert seen is not None
    moves: list[str] = msgspec.json.decode(seen.views[table.turn])["decision"]["moves"]
    return Caller(seat.account, seat.name, True, "en", "", ""), moves
