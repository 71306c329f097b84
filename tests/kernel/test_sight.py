"""What inputs are made of: blocks, numbers, sets, and the kinds of steps."""

from __future__ import annotations

import pytest

from rossio.games import catalogue
from rossio.kernel.actions import UnknownMove
from rossio.kernel.sight import Blocks, clipped, kinds_of_steps, show, show_bits, show_each, show_set
from rossio.kernel.tables import Tables

COIMBRA = catalogue.load("coimbra")


def test_blocks_follow_each_other() -> None:
    blocks = Blocks()
    assert [blocks.room(3), blocks.room(5), blocks.room(1)] == [0, 3, 8]
    assert blocks.size == 9


def test_a_number_out_of_bounds_shows_as_the_nearest() -> None:
    assert [clipped(number, 4) for number in (-3, 0, 2, 4, 9)] == [0, 0, 2, 4, 4]
    on: list[int] = []
    for number in (-1, 2, 9):
        show(on, 10, number, 4)
    assert on == [10, 12, 14]


def test_of_several_numbers_a_zero_is_silent() -> None:
    on: list[int] = []
    show_each(on, 100, [0, 2, 7, -1], 4)
    assert on == [107, 114, 115]


def test_sets_and_bits_show_what_is_there() -> None:
    on: list[int] = []
    show_set(on, 50, [3, -1, 0])
    show_bits(on, 70, 0b1010)
    assert on == [53, 50, 71, 73]


@pytest.mark.parametrize("name", catalogue.names())
def test_kinds_of_steps_are_numbered_by_name(name: str) -> None:
    kinds = kinds_of_steps(f"rossio.games.{name}.steps")
    assert list(kinds.values()) == list(range(len(kinds)))
    labels = [kind.__name__ for kind in kinds]
    assert labels == sorted(labels)
    assert len(labels) > 10
    assert all(kind.__module__.startswith(f"rossio.games.{name}.") for kind in kinds)


def test_places_are_the_indices_of_moves() -> None:
    moves = [COIMBRA.space.at(index) for index in (0, 5, 805, 5)]
    assert COIMBRA.space.places(moves) == [0, 5, 805, 5]
    assert COIMBRA.space.places(moves) == [0, 5, 805, 5]
    with pytest.raises(UnknownMove):
        COIMBRA.space.places([1 << 40])


def test_tables_step_together_or_not_at_all() -> None:
    states = [COIMBRA.setup(2, seed, {}) for seed in range(3)]
    twins = [state.clone() for state in states]
    tables = Tables(COIMBRA, states, forced=True)
    size = COIMBRA.space.size
    assert tables.legal() == [row * size + place for row in range(3) for place in tables.places[row]]
    assert tables.step([tables.places[0][0], 805, tables.places[2][0]]) == 1
    assert [state.ply for state in tables.states] == [0, 0, 0]
    actions = [places[-1] for places in tables.places]
    assert tables.step(actions) == -1
    for state, twin, action in zip(tables.states, twins, actions, strict=True):
        twin.play(COIMBRA.space.at(action))
        assert COIMBRA.encode(state) == COIMBRA.encode(twin)
    assert tables.seats() == [twin.seat() for twin in twins]
    assert tables.features() == [number for twin in twins for number in COIMBRA.features(twin, twin.seat())]
    inputs = COIMBRA.inputs()
    expected = [row * inputs + on for row, twin in enumerate(twins) for on in COIMBRA.observe(twin, twin.seat())]
    assert tables.inputs() == expected
