"""Many games at once are the same games as one by one."""

from __future__ import annotations

import pytest

from rossio.games import catalogue

pytest.importorskip("numpy")

import numpy as np

from rossio.lab.arrays import reward
from rossio.lab.vector import IllegalAction, VectorTable, random_actions

LONGEST = 2_000
"""Steps in which every table has surely come to its end once."""


@pytest.mark.parametrize("game", catalogue.names())
def test_every_row_is_the_game_it_says(game: str) -> None:
    rules = catalogue.load(game)
    tables = VectorTable(rules, 2, 6, seed=4)
    generator = np.random.default_rng(4)
    mirror = [state.clone() for state in tables.states]
    for _ in range(LONGEST):
        if tables.games_over > len(mirror):
            break
        actions = random_actions(tables.masks, generator)
        assert all(tables.masks[row, action] for row, action in enumerate(actions))
        rewards, over = tables.step(actions)
        for row, action in enumerate(actions.tolist()):
            state = mirror[row]
            state.play(rules.space.at(action))
            while not state.over() and len(state.legal()) == 1:
                state.play(state.legal()[0])
            assert state.over() == over[row]
            if state.over():
                outcome = rules.outcome(state)
                assert rewards[row].tolist() == [reward(outcome, seat, "rank") for seat in range(2)]
                mirror[row] = state = tables.states[row].clone()
            assert tables.seats[row] == state.seat()
            assert tables.observations[row].tolist() == rules.features(state, state.seat())
            assert (
                sorted(rules.space.index(move) for move in state.legal()) == np.flatnonzero(tables.masks[row]).tolist()
            )
    assert tables.games_over > len(mirror)


def test_the_same_seed_gives_the_same_games() -> None:
    def run() -> list[list[float]]:
        tables = VectorTable(catalogue.load("coimbra"), 3, 4, seed=2)
        generator = np.random.default_rng(2)
        for _ in range(60):
            tables.step(random_actions(tables.masks, generator))
        rows: list[list[float]] = tables.observations.tolist()
        return rows

    assert run() == run()


def test_an_illegal_action_is_named() -> None:
    tables = VectorTable(catalogue.load("coimbra"), 2, 2)
    illegal = np.argmin(tables.masks, axis=1)
    with pytest.raises(IllegalAction, match=r"table 0: .* is not legal for seat"):
        tables.step(illegal)
