"""The same seeded games, move by move, in every build: both are compared to the same pins (see pin.py)."""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case
from tests.conformance.pin import Pin, fingerprint, perft, pins, start


@pytest.fixture
def pinned(case: Case) -> Pin:
    found = pins().get(case.game.name, {}).get(str(case.seats))
    if found is None:
        pytest.fail(f"{case} has no pins: python -m tests.conformance.pin {case.game.name}")
    return found


def test_seeded_games_end_as_pinned(case: Case, pinned: Pin) -> None:
    assert fingerprint(case) == pinned["games"], f"python -m tests.conformance.pin {case.game.name}, if this is meant"


def test_as_many_decision_sequences_as_pinned(case: Case, pinned: Pin) -> None:
    assert pinned["perft"]
    for place, counts in pinned["perft"].items():
        found = [perft(start(case, place), depth) for depth in range(1, len(counts) + 1)]
        assert found == counts, f"{case}, seed {place} decisions"
