"""The load driver in short, without a word about speed; `make load` is the long form."""

from __future__ import annotations

import asyncio

from tests.load.drive import Report, Way, run


def test_every_viewer_gets_every_move() -> None:
    report = Report("sqlite", "", tables=4, connections=12, asked_rate=20.0, seconds=1.5)
    asyncio.run(run(report, None, seed=1, priority=0, deflate=True, way=Way()))
    assert not report.problems
    assert report.moves >= 10
    assert 0 < report.milliseconds["p50"] <= report.milliseconds["max"]
    assert report.opening_ms["max"] > 0
