"""Many games at once are the same games as one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from rossio.games import catalogue
from rossio.kernel.state import State

pytest.importorskip("numpy")

import numpy as np

import rossio
from rossio.lab.arrays import FEATURES, INPUTS, NOTHING, SIGHTS, Lens, UnknownSight, reward
from rossio.lab.vector import IllegalAction, VectorTable, random_actions
from tests.conformance.test_speed import against_the_loop

FLOORS: Final[dict[bool, dict[str, tuple[float, float, float]]]] = {
    True: {"coimbra": (5.6, 4.1, 24), "lisboa": (3.2, 2.6, 14), "magnanimous": (8.6, 4.4, 31)},
    False: {"coimbra": (0.9, 0.55, 3.4), "lisboa": (0.5, 0.39, 1.9), "magnanimous": (1.2, 0.43, 3.3)},
}
"""For the compiled build and the interpreted one: steps with features, with inputs and with masks alone in the time in
which the loop of tests/conformance/test_speed.py makes a thousand steps; two fifths of what was measured."""
ROWS = 64
LONGEST = 2_000
"""Steps in which every table has surely come to its end once."""


@pytest.mark.parametrize("observation", SIGHTS)
@pytest.mark.parametrize("game", catalogue.names())
def test_every_row_is_the_game_it_says(game: str, observation: str) -> None:
    rules = catalogue.load(game)
    tables = VectorTable(rules, 2, 6, seed=4, observation=observation)
    generator = np.random.default_rng(4)
    shape = range(rules.inputs())
    sights: dict[str, Callable[[State], list[int]]] = {
        FEATURES: lambda state: rules.features(state, state.seat()),
        INPUTS: lambda state: [
            int(number in on) for on in [set(rules.observe(state, state.seat()))] for number in shape
        ],
        NOTHING: lambda state: [],
    }
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
            assert tables.observations[row].tolist() == sights[observation](state)
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


def test_drawn_actions_are_the_legal_ones_all_as_likely() -> None:
    tables = VectorTable(catalogue.load("coimbra"), 2, 5, seed=3, observation=NOTHING)
    generator = np.random.default_rng(3)
    for _ in range(20):
        tables.step(tables.draw(generator))
    drawn = np.stack([tables.draw(generator) for _ in range(3_000)])
    for row, mask in enumerate(tables.masks):
        actions, times = np.unique(drawn[:, row], return_counts=True)
        assert actions.tolist() == np.flatnonzero(mask).tolist()
        assert times.min() > 0.6 * len(drawn) / len(actions)
        assert times.max() < 1.5 * len(drawn) / len(actions)


def test_an_illegal_action_is_named() -> None:
    tables = VectorTable(catalogue.load("coimbra"), 2, 2)
    illegal = np.argmin(tables.masks, axis=1)
    illegal[0] = np.argmax(tables.masks[0])
    before = [state.ply for state in tables.states]
    with pytest.raises(IllegalAction, match=r"table 1: .* is not legal for seat"):
        tables.step(illegal)
    assert [state.ply for state in tables.states] == before, "a game went on"


def test_an_unknown_observation_is_named() -> None:
    with pytest.raises(UnknownSight, match=r"^colours: no such observation; there are features, inputs, nothing$"):
        VectorTable(catalogue.load("coimbra"), 2, 2, observation="colours")


def test_a_single_row_shows_the_same_inputs() -> None:
    game = catalogue.load("coimbra")
    state = game.setup(2, 1, {})
    row = Lens(game, 2, observation=INPUTS).observe(state, state.seat())
    assert np.flatnonzero(row).tolist() == sorted(set(game.observe(state, state.seat())))


@pytest.mark.parametrize("name", catalogue.names())
def test_steps_have_not_become_grossly_slower(name: str) -> None:
    game = catalogue.load(name)
    generator = np.random.default_rng(5)
    for observation, floor in zip(SIGHTS, FLOORS[rossio.compiled()][name], strict=True):
        tables = VectorTable(game, 2, ROWS, seed=5, observation=observation)

        def steps(tables: VectorTable = tables) -> int:
            for _ in range(10):
                tables.step(tables.draw(generator))
            return 10 * ROWS

        measured = against_the_loop(steps)
        assert measured > floor, f"{observation}: {measured:.2f} in a thousand steps of the loop, {floor} is the floor"
