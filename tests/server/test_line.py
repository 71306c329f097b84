"""Who waits for a worker: everybody has a turn, whoever else asks and however often."""

from __future__ import annotations

import asyncio

import pytest

from rossio.server.ground.askers import Who
from rossio.server.rules.line import PASSED_AT_MOST, Crowded, Lane, Line

ANA = Who("192.0.2.7", "ana")


class Queue:
    """A line for one worker, which is busy until it is let go; each who gets it is noted and gives it back."""

    def __init__(self, at_most: int = 0) -> None:
        self.line = Line(["worker"], at_most)
        self.served: list[str] = []
        self.waiting: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Queue:
        await self.line.get(Who("", ""), Lane.QUICK)
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def wait(self, name: str, who: Who, lane: Lane) -> None:
        worker = await self.line.get(who, lane)
        self.served.append(name)
        self.line.give(worker)

    async def come(self, name: str, who: Who = ANA, lane: Lane = Lane.QUICK) -> asyncio.Task[None]:
        task = asyncio.create_task(self.wait(name, who, lane))
        self.waiting.append(task)
        await asyncio.sleep(0)
        return task

    async def let_go(self) -> list[str]:
        """Everybody who waits is served; in this order."""
        self.line.give("worker")
        await asyncio.gather(*self.waiting, return_exceptions=True)
        assert self.line.waiting == 0
        assert not self.line.busy()
        return self.served


def test_one_among_three_hundred_of_another_address_is_served_next() -> None:
    async def story() -> None:
        async with Queue() as queue:
            for number in range(300):
                await queue.come("theirs", Who("198.51.100.1", f"guest {number % 10}"))
            await queue.come("mine")
            assert (await queue.let_go()).index("mine") <= 1

    asyncio.run(story())


def test_people_of_one_address_take_turns_and_each_keeps_the_order() -> None:
    async def story() -> None:
        async with Queue() as queue:
            for name in ("a1", "a2", "a3"):
                await queue.come(name, Who("home", "a"))
            await queue.come("b1", Who("home", "b"))
            assert await queue.let_go() == ["a1", "b1", "a2", "a3"]

    asyncio.run(story())


def test_the_quick_go_first_and_the_slow_have_their_turn_all_the_same() -> None:
    async def story() -> None:
        async with Queue() as queue:
            await queue.come("nobody waits", ANA, Lane.UNWATCHED)
            await queue.come("master", ANA, Lane.SLOW)
            for number in range(30):
                await queue.come("apprentice", Who(f"place {number}", ""), Lane.QUICK)
            served = await queue.let_go()
            assert served[0] == "apprentice"
            assert served.index("master") == PASSED_AT_MOST
            assert served.index("nobody waits") <= PASSED_AT_MOST + 1

    asyncio.run(story())


def test_who_gives_up_leaves_the_line_and_loses_no_worker() -> None:
    async def story() -> None:
        async with Queue() as queue:
            first = await queue.come("first")
            await queue.come("second")
            first.cancel()
            await asyncio.sleep(0)
            assert queue.line.waiting == 1
            queue.line.give("worker")
            queue.waiting[1].cancel()  # in the very moment in which it gets the worker
            await asyncio.gather(*queue.waiting, return_exceptions=True)
            assert queue.served == []
            assert not queue.line.busy()

    asyncio.run(story())


def test_a_line_that_is_full_refuses_only_those_of_whom_somebody_waits_already() -> None:
    async def story() -> None:
        async with Queue(at_most=3) as queue:
            for number in range(3):
                await queue.come("theirs", Who("198.51.100.1", f"guest {number}"))
            with pytest.raises(Crowded):
                await queue.line.get(Who("198.51.100.1", "one more"), Lane.QUICK)
            await queue.come("mine")
            assert (await queue.let_go()).count("mine") == 1

    asyncio.run(story())
