"""Who meets whom: every entry in every seat on every seed."""

from __future__ import annotations

import pytest

from rossio.lab.meetings.schedule import derived, schedule, turns
from tests.lab.tables import coimbra_plan


@pytest.mark.parametrize(
    ("seats", "bots", "games"),
    [(2, "ab", 2), (3, "ab", 3), (4, "abbb", 4), (2, "abcd", 12), (1, "ab", 2), (4, "abcde", 20), (3, "a", 1)],
)
def test_every_bot_sits_in_every_seat_of_every_deal_as_often(seats: int, bots: str, games: int) -> None:
    plan = coimbra_plan(list(bots), seats)
    fixtures = schedule(plan, 1)
    assert len(fixtures) == games
    assert len({fixture.seed for fixture in fixtures}) == 1
    sat = [(bot, seat) for fixture in fixtures for seat, bot in enumerate(fixture.bots())]
    for bot in bots:
        assert len({sat.count((bot, seat)) for seat in range(seats)}) == 1


def test_the_same_bots_in_the_same_seats_meet_once_in_a_deal() -> None:
    fixtures = schedule(coimbra_plan(["a", "a", "b", "b"], 4), 200)
    seatings = [(fixture.deal, *fixture.bots()) for fixture in fixtures]
    assert len(set(seatings)) == len(seatings)
    assert {turns(list(order)) for order in ("aaaa", "abab", "aabb", "abcd")} == {1, 2, 4}


def test_a_longer_schedule_begins_with_the_shorter() -> None:
    plan = coimbra_plan(["a", "b", "c"])
    assert schedule(plan, 100)[:12] == schedule(plan, 12)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(schedule(coimbra_plan(["a", "b"], 3), 7)) == 9


def test_no_two_bots_share_their_chance() -> None:
    fixtures = schedule(coimbra_plan(["a", "b"]), 40)
    seeds = [seed for fixture in fixtures for seed in fixture.bot_seeds]
    assert len(set(seeds)) == len(seeds)
    assert not set(seeds) & {fixture.seed for fixture in fixtures}


def test_the_order_around_the_table_varies() -> None:
    fixtures = schedule(coimbra_plan(["a", "b", "c"], 3), 60)
    follows = {(fixture.entries.index(0) + 1) % 3 == fixture.entries.index(1) for fixture in fixtures}
    assert follows == {True, False}


def test_derived_seeds_are_pinned() -> None:
    """A results file is taken up by later versions: its seeds must not change."""
    assert derived(1, "deal", 0) == 7605664858971822414709613945
