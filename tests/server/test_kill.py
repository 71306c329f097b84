"""The kill test in short; `make chaos` is the long form."""

from __future__ import annotations

import asyncio

import pytest

from tests.load.chaos import run
from tests.server.rig import postgres_programs


@pytest.mark.parametrize("kind", ["server", "postgresql"])
def test_no_acknowledged_move_is_lost_or_doubled(kind: str) -> None:
    if kind == "postgresql" and postgres_programs() is None:
        pytest.skip("NOT RUN: no PostgreSQL here")
    report = asyncio.run(run(kind, tables=6, kills=3, seed=1, pause=1.0))
    assert report.sound(), report
    assert report.acknowledged > 20, report
    assert report.retried > 0, report
    assert min(report.left, report.returned, report.substituted) > 0, report
