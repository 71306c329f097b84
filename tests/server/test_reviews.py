"""Reviews at the server: of finished games only, asked for by who sat there, read by who may see, never begun twice."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from rossio.bots.review import Budget, review
from rossio.games import catalogue
from rossio.kernel.match import resume
from rossio.kernel.record import parse
from rossio.server.ground.askers import Who
from rossio.server.house.house import House
from rossio.server.people import accounts
from rossio.server.people.sessions import Caller
from rossio.server.playing import lobby, mistakes, puzzles, replays, reviews
from rossio.server.rules import reviews as slices
from rossio.server.rules.line import PASSED_AT_MOST, Lane, Line
from rossio.server.rules.messages import Choose, Chosen, Judge, Judged, Played, Request
from rossio.server.rules.pool import Pool
from rossio.server.store import schema
from rossio.server.tables.table import Table
from tests.server.indoors import Indoors, error_of, guest, table_of
from tests.server.rig import Person, Refusal, Server, play_out, postgres_programs, two_at_a_table
from tests.server.waits import until

SMALL = Budget(looks=3, pairs=2, close=3, redraws=4, walks=2)
SECONDS = 120


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests are about who may ask, not about how good the judgement is."""
    slices.begun.cache_clear()
    monkeypatch.setattr(slices, "USUAL", SMALL)


async def over(house: House, host: Caller, **wishes: Any) -> Table:
    """A game of bots, played to its end."""
    wish = {"game": "coimbra", "seats": 2, "bots": {"0": "random", "1": "random"}, "sit": -1, "start": True, **wishes}
    opened = await lobby.create(house, host, msgspec.convert(wish, lobby.NewTableAsk))
    table = await house.table(opened.table.id)
    while table.status != "finished":
        await asyncio.sleep(0.01)
        table = await house.table(table.id)
    return table


async def told(house: House, caller: Caller | None, table: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(await reviews.state(house, caller, table.id, "")))
    return found


async def done(house: House, caller: Caller | None, table: Table) -> dict[str, Any]:
    while not (found := await told(house, caller, table))["done"]:
        await asyncio.sleep(0.01)
    return found


@pytest.mark.usefixtures("quick")
def test_a_review_is_made_in_slices_kept_and_the_same_as_in_one_go(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.02)
    monkeypatch.setattr(reviews, "SAVED_EVERY", 0.0)

    async def story(house: House) -> None:
        reviews.Reviews(house)
        ana, rui = await guest(house), await guest(house, "Rui")
        table = await over(house, ana, public=True)
        assert await told(house, None, table) == {"asked": False, "done": False, "may_ask": False, "review": None}
        assert (await told(house, ana, table))["may_ask"] is True
        assert await error_of(reviews.ask(house, rui, table.id, "")) == "not-seated"
        begun = await reviews.ask(house, ana, table.id, "")
        assert begun.asked
        found = await done(house, None, table)
        record = parse(await replays.record(house, ana, table.id, ""))
        whole = review(catalogue.load("coimbra"), record, SMALL)
        assert found["review"] == json.loads(json.dumps(whole))
        assert (await reviews.ask(house, ana, table.id, "")).done

    indoors(story)


@pytest.mark.usefixtures("quick")
def test_what_a_process_leaves_half_done_is_taken_up_by_the_next(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0001)
    monkeypatch.setattr(reviews, "SAVED_EVERY", 0.0)
    kept: dict[str, Any] = {}

    async def begin(house: House) -> None:
        reviews.Reviews(house)
        ana = kept["ana"] = await guest(house)
        kept["table"] = table = await over(house, ana)
        await reviews.ask(house, ana, table.id, "")
        while not (found := await told(house, ana, table))["review"] or found["review"]["done"] < 5:
            await asyncio.sleep(0)
        assert not found["done"]
        kept["steps"] = found["review"]["done"]

    async def go_on(house: House) -> None:
        mine = reviews.Reviews(house)
        again = await told(house, kept["ana"], kept["table"])
        assert again["review"]["done"] >= kept["steps"]
        monkeypatch.setattr(reviews, "SLICE", 0.1)
        await mine.look()  # as the caretaker does
        assert (await done(house, kept["ana"], kept["table"]))["review"]["dearest"] is not None

    indoors(begin)
    indoors(go_on)


@pytest.mark.usefixtures("quick")
def test_nothing_of_a_running_game_or_one_without_a_result_is_reviewed(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        reviews.Reviews(house)
        ana, rui = await guest(house), await guest(house, "Rui")
        running = await table_of(house, ana, rui)
        for work in (reviews.ask(house, ana, running.id, ""), reviews.state(house, ana, running.id, "")):
            assert await error_of(work) == "not-finished"
        text = await replays.record(house, ana, (await over(house, ana)).id, "")
        head, _, moves = text.partition("\n\n")
        part = head + "\n\n" + "\n".join(moves.split("\n")[:20]) + "\n"
        study = await replays.bring(house, ana, replays.BringAsk(part))
        assert await error_of(reviews.ask(house, ana, study.table.id, "")) == "not-finished"

    indoors(story)


def dear(ply: int, seat: int, line: list[str], cost: float, unsure: float) -> dict[str, Any]:
    """A row of a review that was looked at closely."""
    return {"ply": ply, "seat": seat, "close": True, "cost": cost, "unsure": unsure, "better": line[0], "line": line}


async def others_than(house: House, table: Table, ply: int) -> list[str]:
    """The moves that could have been made instead."""
    match = resume(catalogue.load(table.game), parse(await replays.record(house, None, table.id, table.invite)), ply)
    print_move = match.game.space.print
    return [print_move(move) for move in match.state.legal() if print_move(move) != table.line[ply]]


async def all_to(house: House, table: Table, account: str) -> None:
    """As if a person had made every decision."""
    async with house.store.writing() as connection:
        await connection.execute(update(schema.moves).where(schema.moves.c.table == table.id).values(account=account))


def test_dear_decisions_come_back_to_who_made_them_where_the_judge_is_clear(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house), await guest(house, "Rui")
        table = await over(house, ana)
        free = [ply for ply in range(len(table.line)) if await others_than(house, table, ply)][:8]
        rows = [dear(ply, 0, await others_than(house, table, ply), 2.0 + ply, 0.1) for ply in free]
        assert await mistakes.come_back(house, table, rows) == [], "bots want nothing back"
        await all_to(house, table, rui.id)
        found = await mistakes.come_back(house, table, rows)
        assert {account for account, _ in found} == {rui.id}
        assert 3 <= len(found) <= mistakes.KEPT
        for _, puzzle in found:
            assert (puzzle.asks, puzzle.answer().points) == ("decision", 2.0 + puzzle.ply)
            assert puzzle.moves == table.line[: puzzle.ply]
        vague = [dear(free[-1], 0, rows[-1]["line"], 2.0, 1.0), dear(free[-1], 0, rows[-1]["line"], 0.9, 0.0)]
        assert await mistakes.come_back(house, table, [*vague, {"ply": 0, "seat": 0, "cost": 9.0}]) == []
        async with house.store.writing() as connection:
            await accounts.keep_settings(connection, rui.id, "en", '{"mistakes": false}')
        assert await mistakes.come_back(house, table, rows) == []

    indoors(story)


@pytest.mark.usefixtures("quick")
def test_what_a_review_finds_dear_is_kept_with_it_and_can_be_tried(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mistakes, "CLEAR", 0.0)

    async def story(house: House) -> None:
        reviews.Reviews(house)
        ana, eva = await guest(house), await guest(house, "Eva")
        table = await over(house, ana)
        await all_to(house, table, ana.id)
        await reviews.ask(house, ana, table.id, "")
        dearest = (await done(house, ana, table))["review"]["dearest"]
        async with house.store.reading() as connection:
            kept = await puzzles.tries_of(connection, ana.id, "coimbra")
        assert 0 < len(kept) <= mistakes.KEPT
        assert all(row["due"] == pytest.approx(time.time() + 86_400, abs=60) for row in kept.values())
        for one in dearest:
            ask = puzzles.PuzzleAsk(table=table.id, ply=one["ply"])
            state = await puzzles.open_puzzle(house, ana, "coimbra", ask)
            assert state.table.puzzle is not None
            assert (state.table.puzzle.asks, state.table.puzzle.table) == ("decision", table.id)
            told = await puzzles.attempt(house, ana, state.table.id, puzzles.TryAsk([one["better"]]))
            assert told.right
            assert told.played is not None
            assert (told.played.moves, told.answer[:1] if told.answer else None) == ([one["move"]], [one["better"]])
        missing = puzzles.PuzzleAsk(table=table.id, ply=len(table.line))
        assert await error_of(puzzles.open_puzzle(house, ana, "coimbra", missing)) == "no-page"
        here = puzzles.PuzzleAsk(table=table.id, ply=dearest[0]["ply"])
        assert await error_of(puzzles.open_puzzle(house, ana, "lisboa", here)) == "no-page"
        hers = await puzzles.open_puzzle(house, eva, "coimbra", here)  # who may read the review may try
        assert (await puzzles.overview(house, eva.id, "coimbra")).next_due is None
        shown = await puzzles.attempt(house, eva, hers.table.id, puzzles.TryAsk([]))
        assert shown.due == pytest.approx(time.time() + 86_400, abs=60)

    indoors(story)


def test_a_look_back_waits_for_everybody_else_however_long() -> None:
    async def story() -> None:
        line: Line[str] = Line(["worker"])
        mine = await line.get(Who("a", "a"), Lane.QUICK)
        order: list[str] = []

        async def wait(name: str, lane: Lane) -> None:
            worker = await line.get(Who(name, name), lane)
            order.append(name)
            line.give(worker)

        waiting = [asyncio.create_task(wait("review", Lane.LOOKING_BACK))]
        await asyncio.sleep(0)
        for number in range(3 * PASSED_AT_MOST):
            waiting.append(asyncio.create_task(wait(f"move {number}", Lane.SLOW)))
        await asyncio.sleep(0)
        line.give(mine)
        await asyncio.gather(*waiting)
        assert order[-1] == "review"

    asyncio.run(story())


async def finished_game(house: House) -> Played:
    return (await over(house, await guest(house, "Ana"))).played()


def test_a_slice_begins_no_step_that_would_not_fit(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    class Slow:
        """A review whose steps take a tenth of a second each."""

        def step(self, rows: list[dict[str, Any]]) -> bool:
            now[0] += 0.1
            rows.append({})
            return True

        def result(self, rows: list[dict[str, Any]]) -> dict[str, Any]:
            return {}

    async def story(house: House) -> None:
        monkeypatch.setattr(slices, "perf_counter", lambda: now[0])
        monkeypatch.setattr(slices, "begun", lambda _: Slow())
        played = await finished_game(house)
        for seconds, steps in ((reviews.SLICE, 1), (0.25, 2), (0.0, 1)):
            slice_made = slices.judged(Judge(played, [], seconds))
            assert isinstance(slice_made, Judged)
            assert len(slice_made.rows) == steps

    indoors(story)


def test_a_bot_waits_for_no_more_than_the_slice_that_is_being_made(indoors: Indoors) -> None:
    """One worker for bots, which reviews keep busy without a pause: whenever a bot is asked, it is next."""
    begun: list[str] = []

    async def story(house: House) -> None:
        played = await finished_game(house)
        young = msgspec.structs.replace(played, moves=[], table="")
        seat = resume(catalogue.load(young.game), slices.record_of(young)).state.seat()
        pool = Pool("bot", 1, 60.0, 8, 0, "", one_line=True)
        exchange = pool.workers[0].exchange

        async def noted(body: bytes, limit: float) -> bytes:
            begun.append(type(msgspec.msgpack.decode(body, type=Request)).__name__)
            return await exchange(body, limit)

        pool.workers[0].exchange = noted  # type: ignore[method-assign]

        async def review(who: Who) -> None:
            rows: list[dict[str, Any]] = []
            while True:
                made = await pool.ask("", Judge(played, rows, reviews.SLICE), Judged, who, Lane.LOOKING_BACK)
                rows = [] if made.done else made.rows

        try:
            reviewing = [asyncio.create_task(review(Who(name, name))) for name in "abc"]
            while len(begun) < 3:
                await asyncio.sleep(0.01)
            for _ in range(5):
                before = len(begun)
                choice = Choose(young, seat, "random", "1")
                await pool.ask("", choice, Chosen, Who("z", "z"), Lane.SLOW)
                assert begun[before] == "Choose"
                await asyncio.sleep(0.05)
            assert begun.count("Judge") >= 5
            for task in reviewing:
                task.cancel()
        finally:
            await pool.close()

    indoors(story)


def test_routes_refuse_what_they_must(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table, at_most=5)
    for method in ("GET", "POST"):
        with pytest.raises(Refusal) as refused:
            ana.ask(method, f"/api/tables/{table}/review")
        assert (refused.value.status, refused.value.error) == (409, "not-finished")
    with pytest.raises(Refusal) as refused:
        rui.get("/api/tables/nowhere/review")
    assert refused.value.error == "no-table"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_review_survives_a_kill(kind: str, request: pytest.FixtureRequest) -> None:
    if kind == "postgresql" and postgres_programs() is None:
        pytest.skip("NOT RUN: no PostgreSQL here")
    database = request.getfixturevalue("postgres").database() if kind == "postgresql" else ""
    server = Server(database)
    try:
        ana = Person(server)
        bots = {"0": "random", "1": "random"}
        table = ana.open_table(2, bots=bots, sit=-1, start=True, public=True)["table"]["id"]
        until(ana, table, status="finished")
        ana.post(f"/api/tables/{table}/review")
        before = progress(ana, table, 2)
        server.kill()
        server.start()
        kept = ana.get(f"/api/tables/{table}/review")
        assert kept["asked"]
        assert kept["review"]["done"] >= before
        assert progress(ana, table, before + 1) > before
    finally:
        server.remove()


def progress(person: Person, table: str, least: int) -> int:
    """How many steps are done, once there are so many."""
    deadline = time.monotonic() + SECONDS
    while True:
        found = person.get(f"/api/tables/{table}/review")["review"]
        if found and found["done"] >= least:
            return int(found["done"])
        assert time.monotonic() < deadline, found
        time.sleep(0.1)
