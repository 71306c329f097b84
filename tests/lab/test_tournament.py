"""Tournaments: fair to all, the same on any number of cores, and honest about what they know."""

from __future__ import annotations

import pytest

from rossio.games import catalogue
from rossio.lab.meetings import ratings
from rossio.lab.meetings.matches import Played
from rossio.lab.meetings.pool import Alone, Processes
from rossio.lab.meetings.schedule import plan_for
from rossio.lab.meetings.tournament import bot_standing, entry_standing, hold, meeting, seat_standing, summary
from tests.lab.tables import coimbra_plan, played


def without_timing(told: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in told.items() if key != "timing"}


@pytest.mark.parametrize("game", catalogue.names())
def test_the_same_games_on_any_number_of_workers(game: str) -> None:
    plan = plan_for(catalogue.load(game), 2, ["random", "random"], 9)
    alone = summary(plan, hold(plan, 24, Alone()))
    assert without_timing(summary(plan, hold(plan, 24, Processes(2)))) == without_timing(alone)


def test_bots_that_count_nodes_are_deterministic() -> None:
    plan = coimbra_plan(["greedy", "search:2"])
    first, second = hold(plan, 1, Alone()), hold(plan, 1, Alone())
    assert [one.scores for one in first] == [one.scores for one in second]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mirror_control_the_harness_favours_no_entry(seats: int) -> None:
    """The same bot in every seat: no entry wins more than the others beyond chance (z below 4)."""
    plan = coimbra_plan(["random"] * seats, seats, seed=11)
    games = hold(plan, 360, Alone())
    for entry in range(seats):
        found = entry_standing(games, entry)
        deviation = (found.fair * (1 - found.fair) / found.games) ** 0.5
        assert abs(found.win.mean - found.fair) < 4 * deviation
        assert found.margin.low <= 4
        assert found.score.mean == pytest.approx(sum(sum(one.scores) for one in games) / (seats * len(games)), rel=0.06)
        assert found.fair == pytest.approx(1 / seats)


def test_the_seat_of_the_first_move_decides_nothing_about_an_entry() -> None:
    """A bot that wins exactly when it sits first has an even share: rotation takes the seat's luck away."""
    games = [played(n, ["a", "b"] if n % 2 else ["b", "a"], [9, 5], deal=n // 2) for n in range(40)]
    assert bot_standing(games, "a").win.mean == 0.5
    assert bot_standing(games, "a").margin == (0.0, 0.0, 0.0)
    assert seat_standing(games, 0).win.mean == 1.0


def test_what_was_played_before_is_not_played_again() -> None:
    plan = coimbra_plan(["random"])
    before = hold(plan, 4, Alone())
    told: list[Played] = []
    games = hold(plan, 10, Alone(), before, told.append)
    assert [one.number for one in told] == [4, 5, 6, 7, 8, 9]
    assert [one.scores for one in games] == [one.scores for one in hold(plan, 10, Alone())]


def test_a_shared_victory_is_split() -> None:
    found = bot_standing([played(0, ["a", "b", "c"], [7, 7, 3])], "a")
    assert found.win.mean == 0.5
    assert found.fair == pytest.approx(1 / 3)


def test_a_shared_defeat_is_counted_apart() -> None:
    games = [played(0, ["a", "b"], [7, 3]), played(1, ["a", "b"], [0, 0], [2, 2])]
    found = bot_standing(games, "a")
    assert (found.games, found.defeats, found.win.mean) == (2, 1, 1.0)
    assert summary(coimbra_plan(["a", "b"]), games)["defeats"] == 1


def test_one_among_three() -> None:
    """A bot in several seats wins if any of them does; its fair share says how many it has."""
    games = [played(n, ["a", "b", "b", "b"], [9 if n < 4 else 1, 5, 4, 3]) for n in range(10)]
    one, three = bot_standing(games, "a"), bot_standing(games, "b")
    assert (one.win.mean, one.fair) == (0.4, 0.25)
    assert (three.win.mean, three.fair) == (0.6, 0.75)


def test_a_solo_game_is_won_against_its_rival() -> None:
    plan = coimbra_plan(["random"], 1)
    games = hold(plan, 4, Alone())
    found = bot_standing(games, "random")
    assert (found.games, found.fair) == (4, 0.5)
    assert len(games[0].ranks) == 2
    assert summary(plan, games)["meetings"] == []


def test_a_meeting_is_paired() -> None:
    games = [played(n, ["a", "b", "c"], [10 * n + 3, 10 * n, 10 * n + 3]) for n in range(9)]
    met = meeting(games, "a", "b")
    assert met.margin == (3.0, 3.0, 3.0)
    assert met.ahead.mean == 1.0
    assert met.ahead.low > 0.6
    assert meeting(games, "a", "c").ahead.mean == 0.5
    assert meeting(games, "a", "nobody").games == 0


def test_ratings_follow_the_results() -> None:
    pytest.importorskip("openskill")
    games = [played(n, ["a", "b"] if n % 2 else ["b", "a"], [9, 5] if n % 2 else [5, 9]) for n in range(20)]
    found = ratings.ratings(games)
    assert found["a"].mean - 2 * found["a"].deviation > found["b"].mean + 2 * found["b"].deviation
    assert ratings.ratings(list(reversed(games))) == found


def test_defeats_and_mirrors_leave_ratings_alone() -> None:
    pytest.importorskip("openskill")
    found = ratings.ratings([played(0, ["a", "b"], [0, 0], [2, 2]), played(1, ["a", "a"], [5, 1])])
    assert found["a"].mean == found["b"].mean == 25.0


def test_the_summary_has_the_promised_shape() -> None:
    told = summary(coimbra_plan(["a", "b"]), [played(n, ["a", "b"], [9, 5]) for n in range(4)])
    rows = told["bots"]
    assert isinstance(rows, list)
    assert {"bot", "win_share", "low", "high", "mean_score", "margin"} <= set(rows[0])
    assert (rows[0]["bot"], rows[0]["win_share"], rows[0]["mean_score"], rows[0]["margin"]) == ("a", 1.0, 9.0, 4.0)
