"""Clocks: what a decision may take, what the reserve pays, and what quiet hours leave out."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rossio.server.ground.times import STEADY, Steady
from rossio.server.house.house import House
from rossio.server.playing import caretaker, lobby
from rossio.server.tables.clocks import Clock, awake, moment_after, quiet_left
from tests.server.indoors import Indoors, error_of, guest, table_of
from tests.server.rig import Person, Refusal, Server, decider, two_at_a_table
from tests.server.waits import until

HOUR = 3600


def test_without_quiet_hours_time_just_passes() -> None:
    assert moment_after(1000, 50, 0, 0) == 1050
    assert awake(1000, 1050, 0, 0) == 50


def test_a_clock_stands_still_in_quiet_hours() -> None:
    night = (22 * 60, 8 * 60)
    assert quiet_left(23 * HOUR, *night) == 9 * HOUR
    assert quiet_left(12 * HOUR, *night) == 0
    assert moment_after(21 * HOUR, 2 * HOUR, *night) == 33 * HOUR  # one hour tonight, one tomorrow from eight to nine
    assert awake(21 * HOUR, 33 * HOUR, *night) == 2 * HOUR


@given(st.floats(0, 1e6), st.floats(0, 1e6), st.integers(0, 1439), st.integers(0, 1439))
def test_after_and_awake_are_inverse(since: float, seconds: float, start: int, end: int) -> None:
    moment = moment_after(since, seconds, start, end)
    assert moment >= since
    assert awake(since, moment, start, end) == pytest.approx(seconds, abs=1e-3)


def day_by_day(since: float, seconds: float, start: int, end: int) -> float:
    """The same as `moment_after`, counted on one's fingers."""
    at = since + quiet_left(since, start, end)
    length = (end - start) % 1440 * 60
    while length and seconds > (until_quiet := (start * 60 - at) % 86_400 or 86_400):
        at += until_quiet + length
        seconds -= until_quiet
    return at + seconds


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 1439), st.integers(0, 1439))
def test_quiet_hours_are_left_out_as_if_counted_day_by_day(since: int, seconds: int, start: int, end: int) -> None:
    if (end - start) % 1440 > 1380:
        end = start
    assert moment_after(since, seconds, start, end) == pytest.approx(day_by_day(since, seconds, start, end), abs=1e-3)


def test_a_deadline_far_away_is_not_counted_day_by_day() -> None:
    """A hundred million days, which nobody could count one by one."""
    night = (1, 0)
    moment = moment_after(0, 60 * 10**8, *night)
    assert moment == pytest.approx(86_400 * 10**8, rel=1e-6)
    assert awake(0, moment, *night) == pytest.approx(60 * 10**8, rel=1e-6)


def test_a_table_must_leave_some_hours_awake(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)

        async def opened(quiet_to: int) -> None:
            ask = {"game": "coimbra", "seats": 2, "clock": {"move": 60, "quiet_from": 60, "quiet_to": quiet_to}}
            await lobby.create(house, ana, msgspec.convert(ask, lobby.NewTableAsk))

        assert await error_of(opened(59)) == "invalid"
        await opened(60 + 20 * 60)

    indoors(story)


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.set = 1_000_000.0
        self.on = 0.0

    def wait(self, seconds: float) -> None:
        self.on += seconds

    def wall(self) -> float:
        return self.set + self.on

    def pulse(self) -> float:
        return self.on


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_clocks_do_not_jump_with_the_machines_clock_but_follow_it(jump: float) -> None:
    machine = Machine()
    steady = Steady(machine.wall, machine.pulse)
    machine.wait(10)
    assert steady.now() == pytest.approx(machine.wall())
    before = steady.now()
    machine.set += jump
    assert steady.now() == pytest.approx(before)
    machine.wait(100)
    assert steady.now() == pytest.approx(before + 100 * (1.1 if jump > 0 else 0.9))
    machine.wait(36_000)
    assert steady.now() == pytest.approx(machine.wall())


def test_nobody_is_out_of_time_because_the_machines_clock_was_set(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        clock = {"move": 600, "at_zero": "abandon"}
        table = await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"), clock=clock)
        real = time.time
        monkeypatch.setattr(STEADY, "wall", lambda: real() + 86_400)
        monkeypatch.setattr(time, "time", lambda: real() + 86_400)
        await caretaker.ring_clocks(house)
        assert (await house.table(table.id)).status == "running"

    indoors(story)


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
