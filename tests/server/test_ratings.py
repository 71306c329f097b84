"""Honest ratings: a seat counts for whoever made most of its decisions, and a bot that stands in raises nobody."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from rossio.games import catalogue
from rossio.server.ground.config import Config
from rossio.server.house.house import House
from rossio.server.people import ratings
from rossio.server.people.ratings import Rated, rated_for
from rossio.server.playing import play
from rossio.server.playing.lobby import fresh
from rossio.server.store import schema
from rossio.server.store.database import Store
from rossio.server.tables.rows import decided
from rossio.server.tables.table import Seat, Table
from tests.server.indoors import Indoors, decider, guest, table_of
from tests.server.rig import Person, Postgres, Refusal, Server, play_out, two_at_a_table
from tests.server.waits import until

Counts = list[dict[str | None, int]]


def four(*seats: Seat) -> Table:
    table = fresh(catalogue.load("coimbra"), len(seats), {}, "ana", seed="1", rated=True)
    return msgspec.structs.replace(table, seats=list(seats))


def person(seat: int, account: str) -> Seat:
    return Seat("t", seat, account, account)


def test_a_seat_is_rated_for_who_made_most_of_its_decisions() -> None:
    assert rated_for(person(0, "marta"), {"ana": 20, "marta": 3}) == Rated("ana")
    assert rated_for(person(0, "marta"), {"ana": 3, "marta": 20}) == Rated("marta")
    assert rated_for(person(0, "ana"), {"ana": 20, None: 1}) == Rated("ana", helped=True)
    assert rated_for(person(0, "ana"), {"ana": 5, None: 30}) == Rated("ana", helped=True, stood=True)
    assert rated_for(person(0, "ana"), {None: 30}) is None
    assert rated_for(Seat("t", 1, bot="master"), {None: 30}) == Rated("bot:master")


def standings(indoors: Indoors, seats: list[Seat], counts: Counts, ranks: list[int]) -> dict[str, int]:
    """The ratings after one game of people who were rated before."""
    found: dict[str, int] = {}

    async def story(house: House) -> None:
        async with house.store.writing() as connection:
            for who in ("ana", "rui", "marta", "zé", "bot:master"):
                await ratings.put(connection, who=who, game="coimbra", mu=25.0, sigma=3.0, games=10)
            await ratings.rate(connection, four(*seats), counts, ranks, 1.0)
            everybody = await ratings.standing(connection, "coimbra", ["ana", "rui", "marta", "zé", "bot:master"])
            found.update({who: ratings.shown(row["mu"], row["sigma"]) for who, row in everybody.items()})

    indoors(story)
    return found


START = ratings.shown(25.0, 3.0)


def test_a_substitute_of_three_decisions_does_not_move(indoors: Indoors) -> None:
    after = standings(indoors, [person(0, "marta"), person(1, "rui")], [{"ana": 20, "marta": 3}, {"rui": 23}], [1, 2])
    assert after["marta"] == START
    assert after["ana"] > START > after["rui"]


def test_the_game_of_a_stand_in_never_raises_anybody(indoors: Indoors) -> None:
    won = standings(indoors, [person(0, "ana"), person(1, "rui")], [{"ana": 2, None: 40}, {"rui": 40}], [1, 2])
    assert won == dict.fromkeys(won, START)
    lost = standings(indoors, [person(0, "ana"), person(1, "rui")], [{"ana": 2, None: 40}, {"rui": 40}], [2, 1])
    assert (lost["ana"] < START, lost["rui"]) == (True, START)


def test_one_decision_of_an_engine_takes_the_gain_and_not_the_loss(indoors: Indoors) -> None:
    helped: Counts = [{"ana": 39, None: 1}, {"rui": 40}]
    won = standings(indoors, [person(0, "ana"), person(1, "rui")], helped, [1, 2])
    assert (won["ana"], won["rui"] < START) == (START, True)
    lost = standings(indoors, [person(0, "ana"), person(1, "rui")], helped, [2, 1])
    assert lost["ana"] < START < lost["rui"]


def test_the_others_are_compared_without_the_seat_of_a_stand_in(indoors: Indoors) -> None:
    seats = [person(0, "ana"), person(1, "rui"), person(2, "marta")]
    with_bot = standings(indoors, seats, [{"ana": 1, None: 40}, {"rui": 40}, {"marta": 40}], [3, 1, 2])
    alone = standings(indoors, seats, [{None: 41}, {"rui": 40}, {"marta": 40}], [3, 1, 2])
    assert (with_bot["rui"], with_bot["marta"]) == (alone["rui"], alone["marta"])
    assert with_bot["ana"] < START
    assert alone["ana"] == START


def test_two_first_games_that_end_together_both_count(postgres: Postgres) -> None:
    async def story() -> None:
        store = Store(Config(database=postgres.database()).url())
        try:
            await store.migrate()
            games = [four(person(0, "ana"), person(1, "rui")), four(person(0, "rui"), person(1, "ana"))]
            own: list[Counts] = [[{"ana": 20}, {"rui": 20}], [{"rui": 20}, {"ana": 20}]]
            rated = asyncio.Event()

            async def end(number: int) -> None:
                async with store.writing() as connection:
                    await ratings.rate(connection, games[number], own[number], [1, 2], 1.0)
                    rated.set()
                    await asyncio.sleep(0.5)  # the other ends meanwhile

            first = asyncio.create_task(end(0))
            await rated.wait()
            await asyncio.gather(first, end(1))
            async with store.reading() as connection:
                found = await ratings.standing(connection, "coimbra", ["ana", "rui"])
            assert {who: row["games"] for who, row in found.items()} == {"ana": 2, "rui": 2}
        finally:
            await store.close()

    asyncio.run(story())


def test_decisions_that_were_taken_back_do_not_count(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui, rated=False)
        made = 0
        while made < 6:
            caller, moves = await decider(house, table)
            await play.decide(house, caller, table.id, play.MoveAsk(table.ply, [moves[0]], f"k{made}"))
            table = await house.table(table.id)
            made += 1
        async with house.store.reading() as connection:
            whole = await decided(connection, table)
        assert sum(sum(seat.values()) for seat in whole) == 6
        assert {account for seat in whole for account in seat} == {ana.id, rui.id}
        async with house.store.writing() as connection:
            row = {"table": table.id, "entry": 6, "ply": 2, "move": "", "seat": 0, "key": "undo", "at": 1.0}
            await connection.execute(schema.moves.insert().values(**row))
            assert sum(sum(seat.values()) for seat in await decided(connection, table)) == 2

    indoors(story)


def test_the_profile_tells_games_kept_and_left_and_a_table_may_ask_for_it(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table, at_most=4)
    ana.post(f"/api/tables/{table}/leave")
    while rui.state(table)["table"]["status"] == "running":
        if until_mine(rui, table):
            rui.play_first(table)
    left, kept = (rui.get(f"/api/people/{one.me['id']}")["keeping"] for one in (ana, rui))
    assert (left, kept) == ({"kept": 0, "left": 1}, {"kept": 1, "left": 0})
    asking = rui.open_table(2, keepers=True)["table"]["id"]
    with pytest.raises(Refusal) as refused:
        ana.post(f"/api/tables/{asking}/seats")
    assert (refused.value.error, refused.value.status) == ("leaver", 403)
    assert Person(server, "Zé").post(f"/api/tables/{asking}/seats")["held"] == [1]


def until_mine(rui: Person, table: str) -> bool:
    state = rui.state(table)["table"]
    if state["status"] == "running" and state["turn"] != 1:
        rui.get(f"/api/tables/{table}/wait", version=state["version"], seconds=1)
        return False
    return bool(state["status"] == "running")


def test_a_game_alone_against_bots_is_neither_kept_nor_left(server: Server) -> None:
    ana = Person(server)
    table = ana.open_table(2, bots={"1": "random"}, start=True)["table"]["id"]
    ana.post(f"/api/tables/{table}/leave")
    until(ana, table, status="finished")
    profile = ana.get(f"/api/people/{ana.me['id']}")
    assert profile["keeping"] == {"kept": 0, "left": 0}
    assert profile["ratings"] == []
