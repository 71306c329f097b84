"""A table before its game: who sits where, who may see it, and what it becomes with a new position."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rossio.bots.company import NAMES
from rossio.games import catalogue
from rossio.kernel.facts import NOBODY, SPECTATOR
from rossio.server.ground.problems import Problem
from rossio.server.people.sessions import Caller
from rossio.server.playing.endings import given_up
from rossio.server.playing.journal import turn_changes
from rossio.server.playing.lobby import NewTableAsk, fresh, placed
from rossio.server.rules.messages import Seen
from rossio.server.rules.positions import Outcome
from rossio.server.tables.clocks import Clock
from rossio.server.tables.infos import info
from rossio.server.tables.table import Seat, Table, check_may_see, seats_of, seen_from

GAME = catalogue.load("coimbra")
ANA = Caller("ana", "Ana", True, "en", "", "")


def opened(seats: int = 3, people: list[str] | None = None, **wishes: Any) -> list[tuple[str | None, str, str | None]]:
    """The seats of a new table: account, name, bot."""
    table = fresh(GAME, seats, {}, ANA.id)
    ask = msgspec.convert({"game": "coimbra", "seats": seats, **wishes}, NewTableAsk)
    return [(seat.account, seat.name, seat.bot) for seat in placed(table, ANA, ask, people or [])]


def test_the_creator_sits_at_the_first_free_seat_or_where_asked_or_not_at_all() -> None:
    assert opened() == [("ana", "Ana", None), (None, "", None), (None, "", None)]
    assert opened(bots={"0": "random"})[1] == ("ana", "Ana", None)
    assert opened(sit=2)[2] == ("ana", "Ana", None)
    assert opened(sit=-1) == [(None, "", None)] * 3
    assert [seat[::2] for seat in opened(2, bots={"0": "random", "1": "random"})] == [(None, "random")] * 2


def test_people_at_one_device_take_the_free_seats_in_order() -> None:
    first, bot, last = opened(people=["Ana", "Rui"], bots={"1": "random"})
    assert (first[:2], last[:2]) == (("ana", "Ana"), ("ana", "Rui"))
    assert bot[::2] == (None, "random")


def test_bots_have_names_of_the_time_and_nobody_has_the_name_of_another() -> None:
    levels = {"1": "apprentice", "2": "master", "3": "master"}
    bots = opened(4, bots=levels)[1:]
    assert [bot for _, _, bot in bots] == list(levels.values()), "how well it plays is told apart from the name"
    assert len({name for _, name, _ in bots}) == 3
    assert {name for _, name, _ in bots} <= set(NAMES["coimbra"])
    for person in NAMES["coimbra"]:
        assert opened(2, people=[person], bots={"1": "random"})[1][1] != person


@pytest.mark.parametrize(
    ("wishes", "error", "seat"),
    [
        ({"sit": 1, "bots": {"1": "random"}}, "seat-taken", 1),
        ({"sit": 5}, "no-seat", 5),
        ({"bots": {"3": "random"}}, "no-seat", 3),
        ({"people": ["Ana", "Rui", "Zé"], "bots": {"0": "random"}}, "no-seat", 2),
    ],
)
def test_a_seat_that_is_not_there_is_named(wishes: dict[str, Any], error: str, seat: int) -> None:
    with pytest.raises(Problem, match=error) as refused:
        opened(**wishes)
    assert refused.value.facts["seat"] == seat


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Problem, match="unknown-bot") as refused:
        opened(bots={"1": "deep-thought"})
    assert "random" in str(refused.value.facts["known"])


def running(**other: Any) -> Table:
    seats = [Seat("t", 0, "ana", "Ana", reserve=60.0), Seat("t", 1, "rui", "Rui"), Seat("t", 2, name="x", bot="random")]
    given = {"status": "running", "turn": 0, "seats": seats, **other}
    return msgspec.structs.replace(fresh(GAME, 3, {}, "ana"), **given)


def seen(turn: int, over: bool = False) -> Seen:
    outcome = Outcome("end", [3, 2, 1], [1, 2, 3], [0]) if over else None
    return Seen(9, NOBODY if over else turn, over, 0, [], outcome, {})


def test_a_new_position_gives_the_turn_and_starts_its_clock() -> None:
    clocked = running(clock=Clock(move=30, reserve=60))
    assert turn_changes(clocked, seen(0), 1000.0) == {
        "ply": 9,
        "turn": 0,
        "bot_turn": False,
        "turn_since": 1000.0,
        "deadline": 1090.0,
    }
    assert turn_changes(clocked, seen(0), 1000.0, since=950.0)["deadline"] == 1040.0
    assert turn_changes(running(), seen(1), 1000.0)["deadline"] is None


def test_no_clock_runs_for_a_bot_and_one_that_stands_in_is_a_bot() -> None:
    clocked = running(clock=Clock(move=30))
    assert turn_changes(clocked, seen(2), 1000.0)["bot_turn"]
    left = msgspec.structs.replace(
        clocked, seats=[msgspec.structs.replace(clocked.seats[0], stand_in="random"), *clocked.seats[1:]]
    )
    changed = turn_changes(left, seen(0), 1000.0)
    assert (changed["bot_turn"], changed["deadline"]) == (True, None)


def test_however_a_game_ends_nobody_has_the_turn_and_no_clock_runs() -> None:
    finished = turn_changes(running(clock=Clock(move=30)), seen(0, over=True), 1000.0)
    assert (finished["status"], finished["ply"]) == ("finished", 9)
    for changes in (finished, given_up(1000.0)):
        after = msgspec.structs.replace(running(deadline=1.0, turn_since=2.0, bot_turn=True), **changes)
        assert (after.turn, after.bot_turn, after.deadline, after.turn_since) == (NOBODY, False, None, None)
        assert after.finished == 1000.0
        assert after.ended()


def test_one_sees_from_ones_own_seat_and_else_as_a_spectator() -> None:
    table = running(public=True, turn=1)
    assert seen_from(table, "ana", None) == 0
    assert seen_from(table, "ana", SPECTATOR) == SPECTATOR
    assert seen_from(table, "zé", None) == SPECTATOR
    with pytest.raises(Problem, match="not-seated"):
        seen_from(table, "ana", 1)
    shared = running(turn=1, seats=[Seat("t", 0, "ana"), Seat("t", 1, "ana"), Seat("t", 2)])
    assert seen_from(shared, "ana", None) == 1


def test_a_private_table_is_there_for_those_who_sit_host_or_were_invited() -> None:
    table = running(public=False)
    for account in ("ana", "rui"):
        check_may_see(table, account)
    check_may_see(table, None, table.invite)
    for invite in ("", "wrong", "convite-é"):
        with pytest.raises(Problem, match="no-table"):
            check_may_see(table, "zé", invite)
    with pytest.raises(Problem, match="no-table"):
        seats_of(table, "zé")
    with pytest.raises(Problem, match="not-seated"):
        seats_of(running(public=True), "zé")
    assert seats_of(table, "rui") == [1]


def test_everybody_may_know_a_table_but_not_its_seed_or_its_invitation() -> None:
    table = running()
    shown = msgspec.to_builtins(info(table))
    assert not {"seed", "invite", "line"} & set(shown)
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "bot"]
    assert (shown["status"], shown["turn"], shown["version"]) == ("running", 0, 0)
