"""Plots: axes that read well, and nothing outside the frame."""

from __future__ import annotations

import re

import pytest

from rossio.lab.meetings.intervals import Estimate
from rossio.lab.studies.plots import WIDTH, Whisker, histogram, shortened, step_of, ticks, whiskers


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 100, [0, 20, 40, 60, 80, 100]), (0.31, 0.39, [0.32, 0.34, 0.36, 0.38]), (-4, 4, [-4, -2, 0, 2, 4])],
)
def test_ticks_are_round(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)


def test_no_span_is_too_small() -> None:
    assert step_of(0.0) > 0


def numbers(svg: str, name: str) -> list[float]:
    return [float(value) for value in re.findall(rf'\b{name}="(-?[\d.]+)"', svg)]


def test_whiskers_stay_in_the_frame() -> None:
    rows = [Whisker("<b>", Estimate(0.5, 0.4, 0.6), "50", 1), Whisker("c", Estimate(2, -3, 9), "", -1)]
    svg = whiskers(rows, "a & b", lambda value: f"{value:g}", 0.5, "fair", 0.0, 1.0)
    assert all(0 <= x <= WIDTH for name in ("x", "x1", "x2", "cx") for x in numbers(svg, name))
    assert "<b>" not in svg
    assert "&lt;b&gt;" in svg
    assert "a &amp; b" in svg
    assert "▲" in svg
    assert "▼" in svg


@pytest.mark.parametrize("values", [[5.0], [3.0, 3.0], [float(n) for n in range(300)], [-4.0, 7.0]])
def test_a_histogram_counts_every_value(values: list[float]) -> None:
    svg = histogram(values, "h", lambda value: f"{value:g}", "mean")
    assert sum(int(count) for count in re.findall(r": (\d+)</title>", svg)) == len(values)
    assert all(0 <= x <= WIDTH for name in ("x", "x1", "x2") for x in numbers(svg, name))


def test_a_long_name_is_shortened_but_kept() -> None:
    assert shortened("x" * 60).endswith("…")
    svg = whiskers([Whisker("y" * 60, Estimate(1, 0, 2))], "s", str)
    assert f"<title>{'y' * 60}</title>" in svg
