"""Clocks: what a decision may take, what the reserve pays, and what quiet hours leave out."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rossio.server.clocks import Clock, after, awake, quiet_left
from tests.server.rig import Person, Refusal, Server, decider, two_at_a_table
from tests.server.test_bots import until

HOUR = 3600


def test_without_quiet_hours_time_just_passes() -> None:
    assert after(1000, 50, 0, 0) == 1050
    assert awake(1000, 1050, 0, 0) == 50


def test_a_clock_stands_still_in_quiet_hours() -> None:
    night = (22 * 60, 8 * 60)
    assert quiet_left(23 * HOUR, *night) == 9 * HOUR
    assert quiet_left(12 * HOUR, *night) == 0
    assert after(21 * HOUR, 2 * HOUR, *night) == 33 * HOUR  # one hour tonight, one tomorrow from eight to nine
    assert awake(21 * HOUR, 33 * HOUR, *night) == 2 * HOUR


@given(st.floats(0, 1e6), st.floats(0, 1e6), st.integers(0, 1439), st.integers(0, 1439))
def test_after_and_awake_are_inverse(since: float, seconds: float, start: int, end: int) -> None:
    moment = after(since, seconds, start, end)
    assert moment >= since
    assert awake(since, moment, start, end) == pytest.approx(seconds, abs=1e-3)


def test_the_reserve_pays_what_a_decision_takes_too_long() -> None:
    clock = Clock(move=10, reserve=60)
    assert clock.left(0, 8, 60) == 60
    assert clock.left(0, 30, 60) == 40
    assert clock.left(0, 300, 60) == 0
    assert clock.deadline(100, 60) == 170
    assert Clock().deadline(100, 0) is None
    assert Clock(move=10, at_zero="wait").deadline(100, 0) is None


def test_at_zero_a_bot_takes_over_and_the_person_can_return(server: Server) -> None:
    ana = Person(server)
    clock = {"move": 1, "reserve": 0, "at_zero": "bot"}
    table = ana.open_table(2, bots={"1": "random"}, clock=clock, start=True)["table"]["id"]
    until(ana, table, turn=0)
    seats = until(ana, table, status="finished")["table"]["seats"]
    assert seats[0]["kind"] == "stand-in"


def test_at_zero_the_table_may_be_given_up(server: Server) -> None:
    _, rui, table = two_at_a_table(server, clock={"move": 1, "at_zero": "abandon"})
    state = until(rui, table, status="abandoned")
    assert state["table"]["outcome"] is None
    assert rui.get(f"/api/tables/{table}/replay")["ply"] == 0


def test_a_deadline_is_shown_and_moves_with_the_turn(server: Server) -> None:
    ana, rui, table = two_at_a_table(server, pace="correspondence", clock={"move": 86400, "reserve": 3600})
    before = ana.state(table)["table"]
    assert before["deadline"] - before["turn_since"] == pytest.approx(90000)
    mover = ana if before["turn"] == 0 else rui
    now = mover.play_first(table)["state"]["table"]
    assert now["deadline"] >= before["deadline"]


def sleeper(server: Server, **clock: object) -> tuple[Person, Person, Person, str, dict[str, Any]]:
    """Two people at a table with a clock; the one who decides, and the table."""
    ana, rui, table = two_at_a_table(server, clock=clock)
    person, state = decider([ana, rui], table)
    return ana, rui, person, table, state["table"]


def test_returning_does_not_turn_the_clock_back(server: Server) -> None:
    _, _, person, table, before = sleeper(server, move=600, reserve=60)
    time.sleep(0.2)
    assert person.post(f"/api/tables/{table}/return")["table"]["deadline"] == before["deadline"]


def test_leaving_and_returning_does_not_turn_the_clock_back() -> None:
    server = Server(bot_pause=30)
    try:
        _, _, person, table, before = sleeper(server, move=600, reserve=60)
        time.sleep(0.2)
        left = person.post(f"/api/tables/{table}/leave", stand_in="random")["table"]
        assert left["deadline"] is None
        back = person.post(f"/api/tables/{table}/return")["table"]
        assert (back["deadline"], back["turn_since"]) == (before["deadline"], before["turn_since"])
        assert back["seats"][back["turn"]]["kind"] == "person"
    finally:
        server.remove()


def test_who_is_out_of_time_comes_back_after_the_bot_has_decided() -> None:
    server = Server(bot_pause=2)
    try:
        ana, rui, person, table, _ = sleeper(server, move=1, reserve=0)
        seat = person.state(table)["held"][0]
        deadline = time.monotonic() + 20
        while person.state(table)["table"]["seats"][seat]["kind"] != "stand-in":
            assert time.monotonic() < deadline
            time.sleep(0.05)
        with pytest.raises(Refusal) as refused:
            person.post(f"/api/tables/{table}/return")
        assert refused.value.error == "bot-decides"
        for other in (ana, rui):
            assert other.state(table)["table"]["ply"] == 0
    finally:
        server.remove()


def test_going_back_does_not_turn_the_clock_back(server: Server) -> None:
    ana, rui, _, table, _ = sleeper(server, move=600, reserve=60)
    for _ in range(20):
        person, state = decider([ana, rui], table)
        ply = state["table"]["ply"]
        time.sleep(0.05)
        landed = person.play_first(table)["state"]
        if landed["position"]["undo_floor"] <= ply:
            back = person.post(f"/api/tables/{table}/undo", ply=ply + 1, to=ply)["table"]
            assert back["turn_since"] == state["table"]["turn_since"]
            assert back["deadline"] == state["table"]["deadline"]
            return
    raise AssertionError("nothing could be taken back")
