"""A seat that never dies: leaving, coming back, substitutes, absent people, early ends, and what is told of them."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from rossio.server.house.house import House
from rossio.server.people.notices.carriers import Ways
from rossio.server.people.notices.outbox import is_time, still_wanted
from rossio.server.people.ratings import put
from rossio.server.playing import seats
from rossio.server.playing.caretaker import at_zero
from rossio.server.store import schema
from rossio.server.tables.looks import Look
from tests.server.indoors import Indoors, guest, table_of
from tests.server.rig import Person, Refusal, Server, decider, play_out, two_at_a_table
from tests.server.waits import hear, until


def error(attempt: Any) -> str:
    with pytest.raises(Refusal) as refused:
        attempt()
    return str(refused.value.error)


def test_everybody_sees_who_left_since_when_and_why(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    before = time.time()
    ana.post(f"/api/tables/{table}/leave")
    seat = rui.state(table)["table"]["seats"][0]
    assert (seat["kind"], seat["bot"], seat["stood_why"]) == ("stand-in", "random", "left")
    assert before - 1 < seat["stood_since"] < time.time() + 1
    since = seat["stood_since"]
    assert ana.post(f"/api/tables/{table}/leave")["table"]["seats"][0]["stood_since"] == since
    back = ana.post(f"/api/tables/{table}/return")["table"]["seats"][0]
    assert (back["kind"], back["stood_since"], back["stood_why"]) == ("person", None, None)


def test_in_a_rated_game_nobody_chooses_who_stands_in(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    ana.post(f"/api/tables/{table}/leave", stand_in="master")
    assert rui.state(table)["table"]["seats"][0]["bot"] == "random"
    ana, rui, table = two_at_a_table(server, rated=False)
    ana.post(f"/api/tables/{table}/leave", stand_in="greedy")
    assert rui.state(table)["table"]["seats"][0]["bot"] == "greedy"


def test_at_zero_the_person_is_told_that_a_bot_plays(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui, pace="correspondence", clock={"move": 100})
        turn = table.seats[table.turn]
        await at_zero(house, table)
        table = await house.table(table.id)
        seat = table.seats[turn.seat]
        assert (seat.stand_in, seat.stood_why) == ("random", "time")
        async with house.store.reading() as connection:
            rows = (await connection.execute(select(schema.outbox).where(schema.outbox.c.kind == "time"))).all()
        assert [row.account for row in rows] == [turn.account]

    indoors(story, bot_pause=60.0)


def test_whoever_decides_is_reminded_of_a_quarter_and_of_the_end(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        clock = {"move": 1000, "at_zero": "wait"}
        table = await table_of(house, ana, rui, pace="correspondence", clock=clock)
        assert table.deadline is None
        assert table.turn_since is not None
        async with house.store.reading() as connection:
            found = await connection.execute(select(schema.outbox).order_by(schema.outbox.c.due))
            due = {row.kind: row.due - (table.turn_since or 0) for row in found}
        assert due["soon"] == pytest.approx(750, abs=5)
        assert due["late"] == pytest.approx(1000, abs=5)
        account = table.seats[table.turn].account or ""
        asked = table.turn_since
        for ago, wanted in ((10, []), (800, ["soon"]), (1100, ["soon", "late"])):
            then = msgspec.structs.replace(table, turn_since=asked - ago)
            assert [kind for kind in ("soon", "late") if is_time(kind, then)] == wanted
            told = [kind for kind in ("soon", "late") if still_wanted(kind, then, account, Ways(), Look(), [])]
            assert told == wanted
            assert not still_wanted("late", then, account, Ways(), Look(), [table.turn])

    indoors(story)


def test_a_substitute_takes_an_offered_seat_and_knows_what_the_seat_may_know(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table, at_most=8)
    marta, tome = Person(server, "Marta"), Person(server, "Tomé")
    assert error(lambda: marta.post(f"/api/tables/{table}/seats", seat=0)) == "not-open"
    ana.post(f"/api/tables/{table}/offer", offered=True)
    assert rui.state(table)["table"]["seats"][0]["offered"] is True
    assert table in [found["id"] for found in marta.get("/api/tables", free="true")["tables"]]
    before = ana.state(table, since=0)
    assert error(lambda: marta.post(f"/api/tables/{table}/seats", seat=1)) == "seat-taken"
    taken = marta.post(f"/api/tables/{table}/seats")
    assert (taken["held"], taken["table"]["seats"][0]["name"]) == ([0], "Marta")
    after = marta.state(table, since=0)
    assert after["position"] == before["position"]
    assert error(lambda: tome.post(f"/api/tables/{table}/seats", seat=0)) == "not-open"
    watching = ana.state(table)
    assert (watching["held"], watching["seat"]) == ([], -1)
    if before["table"]["turn"] == 0:
        assert error(lambda: ana.move(table, 8, before["position"]["decision"]["moves"][0])) == "not-seated"
    assert play_out([marta, rui], table, at_most=6) == 6


def test_a_substitute_may_take_a_seat_from_the_bot_that_stands_in(server: Server) -> None:
    ana, rui, table = two_at_a_table(server, public=False)
    ana.post(f"/api/tables/{table}/offer", offered=True)
    ana.post(f"/api/tables/{table}/leave")
    assert rui.state(table)["table"]["seats"][0]["offered"] is True
    marta = Person(server, "Marta")
    assert error(lambda: marta.post(f"/api/tables/{table}/seats")) == "no-table"
    taken = marta.post(f"/api/tables/{table}/seats", invite=rui.state(table)["invite"])
    assert taken["table"]["seats"][0]["kind"] == "person"
    assert play_out([marta, rui], table, at_most=4) == 4


def test_an_offer_can_be_taken_back(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    ana.post(f"/api/tables/{table}/offer", offered=True)
    ana.post(f"/api/tables/{table}/offer", offered=False)
    assert error(lambda: Person(server).post(f"/api/tables/{table}/seats", seat=0)) == "not-open"
    assert rui.state(table)["table"]["seats"][0]["offered"] is False


def test_an_absent_seat_is_given_to_a_bot_only_when_it_is_time(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    slow, state = decider([ana, rui], table)
    other = rui if slow is ana else ana
    turn = state["table"]["turn"]
    assert error(lambda: other.post(f"/api/tables/{table}/seats/{turn}/bot")) == "not-yet"
    assert error(lambda: other.post(f"/api/tables/{table}/seats/{1 - turn}/bot")) == "not-away"
    assert error(lambda: slow.post(f"/api/tables/{table}/seats/{turn}/bot")) == "not-away"
    ana, rui, table = two_at_a_table(server, clock={"absence": 1})
    slow, state = decider([ana, rui], table)
    other = rui if slow is ana else ana
    turn = state["table"]["turn"]
    with slow.live(table) as socket:
        hear(socket, "presence", lambda frame: turn in frame["seats"])
        while time.time() < state["table"]["given_after"]:
            time.sleep(0.1)
        assert error(lambda: other.post(f"/api/tables/{table}/seats/{turn}/bot")) == "not-away"
    with other.live(table) as socket:
        hear(socket, "presence", lambda frame: turn not in frame["seats"])
    given = other.post(f"/api/tables/{table}/seats/{turn}/bot")["table"]["seats"][turn]
    assert (given["kind"], given["stood_why"]) == ("stand-in", "given")
    assert slow.post(f"/api/tables/{table}/return")["table"]["seats"][turn]["kind"] == "person"


def test_alone_one_ends_a_game_at_once_unless_it_is_rated(server: Server) -> None:
    ana = Person(server)
    table = ana.open_table(2, bots={"1": "random"}, rated=False, start=True)["table"]["id"]
    assert ana.post(f"/api/tables/{table}/end", agree=True)["table"]["status"] == "abandoned"
    rated = ana.open_table(2, bots={"1": "random"}, start=True)["table"]["id"]
    assert error(lambda: ana.post(f"/api/tables/{rated}/end", agree=True)) == "rated-alone"
    assert ana.state(rated)["table"]["status"] == "running"


def test_people_end_a_game_together(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    assert error(lambda: rui.post(f"/api/tables/{table}/end", agree=False)) == "no-wish"
    asked = ana.post(f"/api/tables/{table}/end", agree=True)["table"]
    assert (asked["status"], asked["ending"]) == ("running", {"seat": 0, "waiting": [1]})
    assert rui.post(f"/api/tables/{table}/end", agree=False)["table"]["ending"] is None
    ana.post(f"/api/tables/{table}/end", agree=True)
    ended = rui.post(f"/api/tables/{table}/end", agree=True)["table"]
    assert (ended["status"], ended["ending"], ended["outcome"]) == ("abandoned", None, None)
    assert ana.get(f"/api/people/{ana.me['id']}")["ratings"] == []


def test_when_the_others_have_left_a_rated_game_it_is_not_ended_alone(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    ana.post(f"/api/tables/{table}/end", agree=True)
    ana.post(f"/api/tables/{table}/leave")
    assert rui.state(table)["table"]["ending"] is None
    assert error(lambda: rui.post(f"/api/tables/{table}/end", agree=True)) == "rated-alone"


def test_nobody_goes_back_to_the_beginning_alone_in_a_rated_game(server: Server) -> None:
    ana = Person(server)
    for rated in (True, False):
        table = ana.open_table(2, bots={"1": "random"}, rated=rated, start=True)["table"]["id"]
        ply = 0
        while ply < 4:
            state = ana.state(table)
            ply = state["table"]["ply"]
            if state["table"]["turn"] == 0:
                ana.play_first(table)
        now = until(ana, table, turn=0)["table"]["ply"]
        if rated:
            assert error(lambda at=table, ply=now: ana.post(f"/api/tables/{at}/undo", ply=ply, to=0)) == "rated-alone"
        else:
            assert ana.post(f"/api/tables/{table}/undo", ply=now, to=0)["table"]["ply"] == 0


def test_a_table_is_put_away_and_taken_out_again(server: Server) -> None:
    ana, rui, shared = two_at_a_table(server)
    alone = ana.open_table(2, bots={"1": "random"}, start=True)["table"]["id"]

    def listed(**query: object) -> list[str]:
        return [table["id"] for table in ana.get("/api/tables", mine="true", **query)["tables"]]

    assert error(lambda: ana.put(f"/api/tables/{shared}/away")) == "not-finished"
    ana.put(f"/api/tables/{alone}/away")
    ana.put(f"/api/tables/{alone}/away")
    assert (alone in listed(), alone in listed(away="true")) == (False, True)
    assert shared in listed()
    assert error(lambda: rui.put(f"/api/tables/{alone}/away")) == "not-seated"
    ana.ask("DELETE", f"/api/tables/{alone}/away")
    assert (alone in listed(), alone in listed(away="true")) == (True, False)


def test_a_finished_private_game_is_read_by_its_link_and_its_chat_is_not(server: Server) -> None:
    ana, rui, table = two_at_a_table(server, public=False)
    ana.post(f"/api/tables/{table}/chat", text="only between us")
    stranger = Person(server, "Zé")
    assert error(lambda: stranger.state(table)) == "no-table"
    for person in (ana, rui):
        person.post(f"/api/tables/{table}/end", agree=True)
    assert stranger.state(table)["seat"] == -1
    assert stranger.get(f"/api/tables/{table}/replay", ply=0)["ply"] == 0
    assert error(lambda: stranger.get(f"/api/tables/{table}/chat")) == "no-table"
    with stranger.live(table) as socket:
        hear(socket, "state")
        rui.post(f"/api/tables/{table}/chat", text="a secret")
        ana.post(f"/api/tables/{table}/rematch")
        frames = []
        while not frames or frames[-1]["table"].get("rematch") is None:
            frames.append(hear_any(socket))
        assert all(frame["type"] != "chat" for frame in frames)
    assert [line["text"] for line in rui.get(f"/api/tables/{table}/chat")] == ["only between us", "a secret"]


def hear_any(socket: Any) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(socket.recv(timeout=40))
    return {"table": {}, **frame}


def test_a_rematch_keeps_the_seats_for_the_same_people(server: Server) -> None:
    ana, rui, table = two_at_a_table(server, public=False, clock={"reserve": 600})
    assert error(lambda: ana.post(f"/api/tables/{table}/rematch")) == "not-finished"
    for person in (ana, rui):
        person.post(f"/api/tables/{table}/end", agree=True)
    again = ana.post(f"/api/tables/{table}/rematch")
    new = again["table"]["id"]
    assert (again["table"]["status"], again["held"]) == ("open", [0])
    assert again["table"]["clock"]["reserve"] == 600
    kept = again["table"]["seats"][1]
    assert (kept["kind"], kept["name"], kept["kept"]) == ("empty", "Rui", rui.me["id"])
    assert rui.state(table)["table"]["rematch"] == new
    assert new in [found["id"] for found in rui.get("/api/tables", mine="true")["tables"]]
    stranger = Person(server, "Zé")
    assert error(lambda: stranger.post(f"/api/tables/{new}/seats", invite=again["invite"])) == "seat-taken"
    assert error(lambda: stranger.post(f"/api/tables/{table}/rematch")) == "not-seated"
    assert ana.post(f"/api/tables/{table}/rematch")["table"]["id"] == new
    begun = rui.post(f"/api/tables/{table}/rematch")
    assert (begun["table"]["id"], begun["table"]["status"], begun["held"]) == (new, "running", [1])
    assert rui.post(f"/api/tables/{table}/rematch")["table"]["id"] == new


def test_a_rematch_on_one_device_keeps_the_names_and_begins(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(3, people=["Ana", "Rui"], bots={"2": "random"}, start=True)["table"]["id"]
    ana.post(f"/api/tables/{table}/end", agree=True)
    again = ana.post(f"/api/tables/{table}/rematch")
    assert again["table"]["status"] == "running"
    called = [seat["name"] for seat in again["table"]["seats"]]
    assert called == [seat["name"] for seat in ana.get(f"/api/tables/{table}")["table"]["seats"]]
    assert called[:2] == ["Ana", "Rui"]
    assert again["held"] == [0, 1]


def test_the_host_gives_a_kept_seat_to_others_or_a_bot(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    for person in (ana, rui):
        person.post(f"/api/tables/{table}/end", agree=True)
    new = ana.post(f"/api/tables/{table}/rematch")["table"]["id"]
    freed = ana.put(f"/api/tables/{new}/seats/1")["table"]["seats"][1]
    assert (freed["kept"], freed["name"]) == (None, "")
    assert Person(server, "Zé").post(f"/api/tables/{new}/seats")["table"]["status"] == "running"


def test_a_bot_of_like_strength_stands_in_where_nothing_else_was_agreed(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        async with house.store.writing() as connection:
            for who, mu in ((ana.id, 31.0), ("bot:apprentice", 20.0), ("bot:journeyman", 30.0), ("bot:master", 40.0)):
                await put(connection, who=who, game="coimbra", mu=mu, sigma=2.0, games=9)
        table = await table_of(house, ana, rui, stand_in=None)
        left = await seats.leave(house, ana, table.id, seats.LeaveAsk())
        assert left.table.seats[0].bot == "journeyman"
        left = await seats.leave(house, rui, table.id, seats.LeaveAsk())
        assert left.table.seats[1].bot == "apprentice"

    indoors(story, bot_pause=60.0)
