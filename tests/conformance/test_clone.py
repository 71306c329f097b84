"""A clone is the same position and goes its own way."""

from __future__ import annotations

import pickle

from rossio.kernel.drive import drive
from rossio.kernel.state import State
from tests.conformance.cases import Case, games, mover, positions
from tests.conformance.fields import spoil, spots


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


def test_every_field_is_copied_and_encoded(case: Case) -> None:
    """Each number in turn is changed in a clone: the encoding of the clone notices, the original does not change."""
    for where, state in positions(case, games(2, 8), 40):
        before = case.game.encode(state)
        for spot in spots(state):
            clone = state.clone()
            if spoil(clone, spot):
                assert case.game.encode(state) == before, f"{where}: clone shares {spot}"
                assert case.game.encode(clone) != before, f"{where}: encode forgets {spot}"


def test_no_list_and_no_object_is_shared_with_a_clone(case: Case) -> None:
    for where, state in positions(case, games(2, 8), 40):
        clone = state.clone()
        for spot in spots(state):
            value = spot.get(state)
            if not isinstance(value, int):
                assert value is not spot.get(clone), f"{where}: clone shares {spot}"
                assert spot.holder(state) is not spot.holder(clone), f"{where}: clone shares the holder of {spot}"


def test_a_position_survives_a_journey_to_another_process(case: Case) -> None:
    for number, (where, state) in enumerate(positions(case, games(3, 10), 30)):
        copy = pickle.loads(pickle.dumps(state))
        assert snapshot(case, copy) == snapshot(case, state), where
        drive(copy, mover(number), case.longest)
        drive(state, mover(number), case.longest)
        assert case.game.encode(copy) == case.game.encode(state), where
