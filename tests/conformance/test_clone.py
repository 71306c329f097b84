"""A clone is the same position and goes its own way."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Final

from rossio.kernel.drive import drive
from rossio.kernel.state import State
from tests.conformance.cases import Case, games, mover, positions
from tests.conformance.fields import spoil, spots

ENOUGH: Final = 3
"""How often a field of a class of steps is spoilt: agendas are long, and hold the same few classes."""


def snapshot(case: Case, state: State) -> list[object]:
    asked = state.prompt().plain() if not state.over() else None
    refused = [(refusal.move, refusal.reason) for refusal in state.refusals()]
    return [case.game.encode(state), state.ply, state.horizon, state.seat(), state.legal(), refused, asked]


def test_a_clone_plays_on_alone_and_the_original_plays_the_same_game_after_it(case: Case) -> None:
    """Played second, the original also proves that steps, which clones share, are never changed."""
    for number, (where, state) in enumerate(positions(case, games(6, 30), 15)):
        before = snapshot(case, state)
        clone = state.clone()
        assert snapshot(case, clone) == before, where
        drive(clone, mover(number), case.longest)
        assert snapshot(case, state) == before, where
        drive(state, mover(number), case.longest)
        assert snapshot(case, state) == snapshot(case, clone), where


def test_the_log_stays_with_the_original(case: Case) -> None:
    state = case.setup(0)
    state.log = []
    clone = state.clone()
    assert clone.log is None
    drive(clone, mover(0), case.longest)
    assert state.log == []


def test_moves_found_when_a_decision_was_opened_are_those_that_would_be_found_now(case: Case) -> None:
    """They stay with the original: whoever changes a clone, as by drawing its hidden cards anew, finds its own."""
    for where, state in positions(case, games(6, 30), 15):
        clone = state.clone()
        assert clone.offered is None, where
        assert state.offered in (None, clone.legal()), where


def test_every_field_is_copied_and_encoded(case: Case) -> None:
    """Each number in turn is changed in a clone: the encoding of the clone notices, the original does not change.

    The fields of the steps on the agenda are among them: a position is also what is asked.
    """
    spoilt: Counter[str] = Counter()
    for where, state in positions(case, games(2, 8), 40):
        before = case.game.encode(state)
        for spot in spots(state):
            if spot.of_step():
                name = spot.kind(state)
                spoilt[name] += 1
                if spoilt[name] > ENOUGH:
                    continue
            clone = state.clone()
            if spoil(clone, spot):
                assert case.game.encode(state) == before, f"{where}: clone shares {spot}"
                assert case.game.encode(clone) != before, f"{where}: encode forgets {spot}"


def test_no_list_and_no_object_is_shared_with_a_clone(case: Case) -> None:
    """Tuples of numbers may be: they never change, and what follows them in a position replaces them."""
    for where, state in positions(case, games(2, 8), 40):
        clone = state.clone()
        for spot in spots(state):
            value = spot.get(state)
            if not isinstance(value, int | tuple) and not spot.of_step():
                assert value is not spot.get(clone), f"{where}: clone shares {spot}"
                assert spot.holder(state) is not spot.holder(clone), f"{where}: clone shares the holder of {spot}"


def test_a_position_survives_a_journey_to_another_process(case: Case) -> None:
    for number, (where, state) in enumerate(positions(case, games(3, 10), 30)):
        copy = pickle.loads(pickle.dumps(state))
        assert snapshot(case, copy) == snapshot(case, state), where
        drive(copy, mover(number), case.longest)
        drive(state, mover(number), case.longest)
        assert case.game.encode(copy) == case.game.encode(state), where
