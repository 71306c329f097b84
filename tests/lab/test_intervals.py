"""Intervals against published tables, and against what they promise."""

from __future__ import annotations

from random import Random

import pytest

from rossio.lab.meetings.intervals import by_deal, mean, share_by_deal, student, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_as_newcombe_prints_it(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_student_as_the_tables_print_it(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.02)


def test_a_single_value_is_only_itself() -> None:
    assert mean([3.0]) == (3.0, 3.0, 3.0)
    assert mean([]) == (0.0, 0.0, 0.0)


def test_games_that_repeat_each_other_tell_no_more() -> None:
    once = [(deal, float(deal % 2)) for deal in range(100)]
    twice = once + once
    assert share_by_deal(twice).low == pytest.approx(share_by_deal(once).low, abs=1e-9)
    assert by_deal(twice) == by_deal(once)
    assert wilson(100, 200).low > share_by_deal(twice).low


def test_games_that_balance_each_other_tell_more() -> None:
    luck_of_the_seat = [(deal, value) for deal in range(50) for value in (1.0, 0.0)]
    luck_of_the_seat[0] = (0, 0.0)
    found = share_by_deal(luck_of_the_seat)
    assert found.high - found.low < 0.1 * (wilson(49, 100).high - wilson(49, 100).low) + 0.05


def test_a_share_without_variation_is_as_sure_as_its_games() -> None:
    assert share_by_deal([(deal, 1.0) for deal in range(40)]) == wilson(40, 40)


def test_intervals_hold_the_truth_as_often_as_they_promise() -> None:
    random = Random(3)
    held = 0
    for _ in range(400):
        values = [(deal, float(random.random() < 0.3)) for deal in range(40) for _ in range(2)]
        found = share_by_deal(values)
        held += found.low <= 0.3 <= found.high
    assert 0.92 < held / 400 < 0.98
