"""What comes at the same moment lands whole or not at all, and nobody is shown an older state after a newer one."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from rossio.games import catalogue
from rossio.server.door import sockets
from rossio.server.door.tables import until_state
from rossio.server.ground.config import Config
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.house.viewers import Viewer
from rossio.server.playing.bots import Bots
from rossio.server.playing.lobby import fresh
from rossio.server.rules.messages import Seen
from rossio.server.store import schema
from rossio.server.store.database import Store
from rossio.server.tables.table import Table
from tests.server.rig import Person, Postgres, Refusal, Server, decider, two_at_a_table
from tests.server.waits import until

LATE = {"landed", "stale", "not-your-turn", "nothing-to-undo"}


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two processes that serve one database."""
    database = postgres.database()
    made = (Server(database, shared=1), Server(database, shared=1))
    yield made
    for server in made:
        server.remove()


def outcome(work: Callable[[], object]) -> str:
    try:
        work()
    except Refusal as refusal:
        return str(refusal.error)
    return "landed"


def race(*works: Callable[[], object]) -> list[str]:
    with ThreadPoolExecutor(len(works)) as pool:
        return [done.result() for done in [pool.submit(outcome, work) for work in works]]


def test_undo_and_moves_racing_through_two_processes(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ana, rui, table = two_at_a_table(one)
    elsewhere = {person.token: Person(two, token=person.token) for person in (ana, rui)}
    raced = 0
    for round_ in range(25):
        person, state = decider([ana, rui], table)
        ply, moves = state["table"]["ply"], state["position"]["decision"]["moves"]
        landed = person.move(table, ply, moves[round_ % len(moves)])
        if landed["state"]["position"]["undo_floor"] > ply or landed["state"]["table"]["status"] != "running":
            continue
        mover, now = decider([ana, rui], table)
        choices = now["position"]["decision"]["moves"]
        there = elsewhere[mover.token]
        answers = race(
            lambda person=person, ply=ply: person.post(f"/api/tables/{table}/undo", ply=ply + 1, to=ply),
            lambda there=there, ply=ply, move=choices[0]: there.move(table, ply + 1, move),
            lambda there=there, ply=ply, move=choices[-1]: there.move(table, ply + 1, move),
        )
        assert answers.count("landed") == 1, answers
        assert set(answers) <= LATE, answers
        raced += 1
        after = ana.state(table)["table"]
        assert after["ply"] == (ply if answers[0] == "landed" else ply + 2)
        assert after["entry"] == state["table"]["entry"] + 2
    assert raced > 5
    done = one.command("admin", "check")
    assert done.returncode == 0, done.stdout


def test_seats_are_taken_once_through_two_processes(pair: tuple[Server, Server]) -> None:
    one, two = pair
    table = Person(one, "Ana").open_table(4)["table"]["id"]
    people = [Person((one, two)[number % 2], f"P{number}") for number in range(6)]
    answers = race(*(lambda person=person: person.post(f"/api/tables/{table}/seats", seat=1) for person in people))
    assert answers.count("landed") == 1, answers
    assert set(answers) <= {"landed", "raced", "seat-taken"}


def test_a_bot_does_not_answer_what_was_taken_back() -> None:
    server = Server(bot_pause=0.15)
    try:
        ana = Person(server)
        table = ana.open_table(2, bots={"1": "random"}, start=True, rated=False)["table"]["id"]
        undone = 0
        for _ in range(25):
            state = until(ana, table, turn=0)
            ply = state["table"]["ply"]
            landed = ana.play_first(table)["state"]
            if landed["table"]["turn"] != 1 or landed["position"]["undo_floor"] > ply:
                continue
            back = ana.post(f"/api/tables/{table}/undo", ply=ply + 1, to=ply)
            assert (back["table"]["ply"], back["table"]["turn"]) == (ply, 0)
            again = ana.play_first(table)["state"]
            assert again["table"]["turn"] == 1
            assert until(ana, table, turn=0)["table"]["ply"] > ply + 1
            undone += 1
            if undone == 3:
                return
        raise AssertionError("nothing could be taken back")
    finally:
        server.remove()


def test_leaving_and_returning_while_the_bot_thinks(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    for _ in range(6):
        person, _ = decider([ana, rui], table)
        race(
            lambda person=person: person.post(f"/api/tables/{table}/leave", stand_in="random"),
            lambda person=person: person.post(f"/api/tables/{table}/return"),
            lambda person=person: person.post(f"/api/tables/{table}/leave", stand_in="random"),
        )
        person.post(f"/api/tables/{table}/return")
        assert [seat["kind"] for seat in person.state(table)["table"]["seats"]] == ["person", "person"]
    person, state = decider([ana, rui], table)
    assert person.play_first(table)["state"]["table"]["ply"] == state["table"]["ply"] + 1


def test_who_has_left_cannot_take_back_what_the_bot_plays(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, _ = decider([ana, rui], table)
    person.play_first(table)
    person.post(f"/api/tables/{table}/leave", stand_in="random")
    state = person.state(table)["table"]
    with pytest.raises(Refusal) as refused:
        person.post(f"/api/tables/{table}/undo", ply=state["ply"], to=0)
    assert refused.value.error == "not-your-turn"


class Slow(House):
    """A house whose rules answer when they are told to, each with the version of the table they were asked about."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Config(data=str(folder)))
        self.now = fresh(catalogue.load("coimbra"), 2, {}, "host", status="running", public=True, turn=0, version=5)
        self.asked: list[asyncio.Event] = []
        self.broken = 0

    async def table(self, table: str) -> Table:
        return self.now

    async def look(self, table: Table, viewers: list[int], since: int) -> Seen | None:
        gate = asyncio.Event()
        self.asked.append(gate)
        await gate.wait()
        if self.broken:
            self.broken -= 1
            raise Problem("cut", what="Look")
        return Seen(0, 0, False, 0, [], None, dict.fromkeys(viewers, b"{}"))

    def move_on(self) -> None:
        self.now = msgspec.structs.replace(self.now, version=self.now.version + 1)


def versions(viewer: Viewer) -> list[int]:
    found = []
    while not viewer.queue.empty():
        frame = json.loads(viewer.queue.get_nowait())
        if frame["type"] == "state":
            found.append(frame["table"]["version"])
    return found


async def let_run() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_an_older_state_never_follows_a_newer_one(tmp_path: Path) -> None:
    async def run() -> None:
        house = Slow(tmp_path)
        viewer = Viewer(None, [], None, frozenset())
        house.hub.enter(house.now.id, viewer)
        socket: Any = type("Socket", (), {"headers": {}, "client": None})()
        talk = sockets.Talk(house, socket, None, house.now.id, viewer)
        asking = asyncio.create_task(talk.answer(sockets.SinceFrame(0)))
        await let_run()
        house.move_on()

        async def show() -> None:
            async with house.lock(house.now.id):
                await house.show(house.now)

        showing = asyncio.create_task(show())
        await let_run()
        while not (asking.done() and showing.done()):
            for gate in reversed(house.asked):
                gate.set()
                await let_run()
        seen = versions(viewer)
        assert seen == sorted(seen)
        assert seen[-1] == house.now.version
        await house.store.close()

    asyncio.run(run())


def test_what_has_landed_is_acknowledged_even_if_it_cannot_be_shown_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = Slow(tmp_path)
        house.broken = 1
        viewer = Viewer(None, [], None, frozenset())
        house.hub.enter(house.now.id, viewer)
        real_sleep = asyncio.sleep
        monkeypatch.setattr(asyncio, "sleep", lambda _: real_sleep(0))
        showing = asyncio.create_task(house.show(house.now))
        while not showing.done():
            await real_sleep(0)
            for gate in house.asked[:1]:
                gate.set()
        await showing
        assert versions(viewer) == []
        while len(house.asked) < 2:
            await real_sleep(0)
        house.asked[1].set()
        await asyncio.gather(*house.tasks)
        assert versions(viewer) == [house.now.version]
        await house.store.close()

    asyncio.run(run())


def test_bots_woken_while_they_fall_asleep_look_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = Slow(tmp_path)
        table = fresh(catalogue.load("coimbra"), 2, {}, "host", status="running", bot_turn=True)
        looked = []

        bots = Bots(house)

        async def step(*_: object) -> bool:
            looked.append(len(looked))
            await asyncio.sleep(0)
            if len(looked) == 1:
                bots.wake(table)  # the turn came back after the last look at the database
            return False

        monkeypatch.setattr(bots, "step", step)
        bots.wake(table)
        await asyncio.gather(*house.tasks)
        assert looked == [0, 1]
        assert not bots.driving
        await house.store.close()

    asyncio.run(run())


def test_writes_that_are_given_up_leave_the_database_in_order(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(Config(data=str(tmp_path)).url())
        await store.migrate()
        chance = random.Random(5)

        async def put(name: str) -> None:
            async with store.writing() as connection:
                await connection.execute(insert(schema.facts).values(name=name, value="x"))

        for number in range(120):
            write = asyncio.create_task(put(f"n{number}"))
            for _ in range(chance.randrange(12)):
                await asyncio.sleep(0)
            if chance.random() < 0.3:
                await asyncio.sleep(chance.random() * 0.003)
            write.cancel()
            await asyncio.gather(write, return_exceptions=True)
        await asyncio.wait_for(put("last"), 20)
        async with store.reading() as connection:
            assert (await connection.execute(select(schema.facts).where(schema.facts.c.name == "last"))).first()
        await store.close()

    asyncio.run(run())


def test_who_waits_is_answered_by_a_version_that_comes_while_the_wait_begins() -> None:
    async def story() -> None:
        waiting = Viewer(None, [], None)
        waiting.version = 3
        begun = asyncio.ensure_future(until_state(waiting, 3))
        waiting.version = 4
        await asyncio.wait_for(begun, 10)

    asyncio.run(story())
