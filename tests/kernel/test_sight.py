"""What inputs are made of: blocks, numbers, sets, and the kinds of steps."""

from __future__ import annotations

import pytest

from rossio.games import catalogue
from rossio.kernel.actions import UnknownMove
from rossio.kernel.chance import Chance
from rossio.kernel.sight import Blocks, clipped, count, kinds_of_steps, mark, show, show_bits, show_each, show_set
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


def test_marks_and_counts_stand_behind_what_was_there() -> None:
    numbers = [9]
    mark(numbers, [0] * 4, [3, -1, 0, 3])
    count(numbers, [0] * 3, [2, 0, 2])
    assert numbers == [9, 1, 0, 0, 1, 1, 0, 2]


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


class Lists:
    """Rows as a plain table of lists."""

    def __init__(self, rows: int) -> None:
        self.rows: list[list[int]] = [[] for _ in range(rows)]

    def put(self, row: int, numbers: list[int], /) -> None:
        self.rows[row] = numbers

    def mark(self, row: int, places: list[int], moves: list[int], /) -> None:
        self.rows[row] = places + [COIMBRA.sights + place for place in COIMBRA.space.places(moves)]


def test_tables_step_together_or_not_at_all() -> None:
    masks, features, inputs = Lists(3), Lists(3), Lists(3)
    tables = Tables(COIMBRA, 2, {}, 3, Chance(1), True, masks, features, inputs)
    seeds = Chance(1)
    twins = [COIMBRA.setup(2, seeds.seed(), {}) for _ in range(3)]
    actions = [COIMBRA.space.index(moves[-1]) for moves in tables.moves]
    for wrong in (805, -1, COIMBRA.space.size):
        assert tables.step([actions[0], wrong, actions[2]]) == 1
    assert [state.ply for state in tables.states] == [0, 0, 0]
    assert tables.step(actions) == -1
    for row, (twin, action) in enumerate(zip(twins, actions, strict=True)):
        twin.play(COIMBRA.space.at(action))
        assert COIMBRA.encode(tables.states[row]) == COIMBRA.encode(twin)
        assert tables.seats[row] == twin.seat()
        assert features.rows[row] == COIMBRA.features(twin, twin.seat())
        assert inputs.rows[row] == COIMBRA.observe(twin, twin.seat())
        assert masks.rows[row] == [on for on in inputs.rows[row] if on >= COIMBRA.sights]


def test_an_ended_game_is_followed_by_a_new_one() -> None:
    tables = Tables(COIMBRA, 2, {}, 1, Chance(1), False, Lists(1))
    seeds = Chance(1)
    twin = COIMBRA.setup(2, seeds.seed(), {})
    while not tables.ended:
        for move in tables.moves[0][:1]:
            tables.step(COIMBRA.space.places([move]))
            twin.play(move)
            while len(twin.legal()) == 1:
                twin.play(twin.legal()[0])
    assert tables.ended == [0]
    assert tables.outcomes[0].scores == COIMBRA.outcome(twin).scores
    assert COIMBRA.encode(tables.states[0]) == COIMBRA.encode(COIMBRA.setup(2, seeds.seed(), {}))
