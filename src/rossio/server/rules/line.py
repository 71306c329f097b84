"""Those who wait for a worker: addresses take turns, then the people of an address, and quick questions go first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from enum import IntEnum
from typing import Final, Generic, TypeVar

from rossio.server.ground.askers import Who

W = TypeVar("W")

PASSED_AT_MOST: Final = 8
"""How often a slower lane lets others pass before it has its turn all the same."""


class Lane(IntEnum):
    """What is quick goes before what is slow, and both before that for which nobody waits. What is only a look back
    comes when nothing else waits, however long that takes."""

    QUICK = 0
    SLOW = 1
    UNWATCHED = 2
    LOOKING_BACK = 3


class Crowded(Exception):
    """Too many wait already."""


class Rota(Generic[W]):
    """One lane: each address in turn, of an address each person in turn, of a person whoever came first."""

    def __init__(self) -> None:
        self.places: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[W]]]] = OrderedDict()

    def put(self, who: Who, ticket: asyncio.Future[W]) -> None:
        people = self.places.setdefault(who.address, OrderedDict())
        people.setdefault(who.account, deque()).append(ticket)

    def take(self) -> asyncio.Future[W]:
        address, people = self.places.popitem(last=False)
        account, tickets = people.popitem(last=False)
        ticket = tickets.popleft()
        if tickets:
            people[account] = tickets
        if people:
            self.places[address] = people
        return ticket

    def remove(self, who: Who, ticket: asyncio.Future[W]) -> None:
        people = self.places[who.address]
        people[who.account].remove(ticket)
        if not people[who.account]:
            del people[who.account]
        if not people:
            del self.places[who.address]


class Line(Generic[W]):
    """Gives workers to those who ask, one each; whoever gets one gives it back."""

    def __init__(self, workers: list[W], at_most: int = 0) -> None:
        self.workers = len(workers)
        self.free = deque(workers)
        self.at_most = at_most
        """How many may wait, beside one of each address; 0: as many as come."""
        self.waiting = 0
        self.lanes: list[Rota[W]] = [Rota() for _ in Lane]
        self.passed = [0 for _ in Lane]

    def busy(self) -> bool:
        return len(self.free) < self.workers

    async def get(self, who: Who, lane: Lane) -> W:
        """A worker, as soon as it is one's turn."""
        if self.free:
            return self.free.popleft()
        if self.at_most and self.waiting >= self.at_most and any(who.address in rota.places for rota in self.lanes):
            raise Crowded(f"{self.waiting} wait already")
        ticket: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self.lanes[lane].put(who, ticket)
        self.waiting += 1
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.give(ticket.result())
            else:
                self.lanes[lane].remove(who, ticket)
                self.waiting -= 1
            raise

    def give(self, worker: W) -> None:
        """To whoever has the next turn."""
        waiting = [lane for lane in Lane if self.lanes[lane].places]
        if not waiting:
            self.free.append(worker)
            return
        patient = Lane.LOOKING_BACK
        urgent = (lane for lane in waiting if self.passed[lane] >= PASSED_AT_MOST and lane is not patient)
        chosen = next(urgent, waiting[0])
        for lane in waiting:
            self.passed[lane] = 0 if lane is chosen else self.passed[lane] + 1
        self.waiting -= 1
        self.lanes[chosen].take().set_result(worker)
