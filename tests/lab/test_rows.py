"""Numbers come into arrays the same by C and by numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rossio.games import catalogue

pytest.importorskip("numpy")

import numpy as np

import rossio
from rossio.lab.rows import PlainRows, Table, rows_of

if TYPE_CHECKING:
    from rossio.lab._rows import Rows

SPACE = catalogue.load("coimbra").space
BEHIND = 7
WIDTH = BEHIND + SPACE.size
TYPES = (np.float32, np.int8, np.int64)
KINDS = ("by numpy", "by C") if rossio.compiled() else ("by numpy",)


def made(kind: str, table: Table) -> PlainRows | Rows:
    return rows_of(table, SPACE, BEHIND) if kind == "by C" else PlainRows(table, SPACE, BEHIND)


def test_the_compiled_build_has_them_in_c() -> None:
    assert isinstance(rows_of(np.zeros((2, WIDTH), np.int8), SPACE), PlainRows) != rossio.compiled()


@pytest.mark.parametrize("numbers", TYPES)
@pytest.mark.parametrize("kind", KINDS)
def test_numbers_fill_a_row(kind: str, numbers: type[np.generic]) -> None:
    table = np.ones((3, 5), numbers)
    made(kind, table).put(1, [0, -5, 100, 1, 0])
    assert table.tolist() == [[1] * 5, [0, -5, 100, 1, 0], [1] * 5]


@pytest.mark.parametrize("kind", KINDS)
def test_large_numbers_are_kept(kind: str) -> None:
    table = np.zeros((1, 2), np.float32)
    made(kind, table).put(0, [32_767, -32_767])
    assert table.tolist() == [[32_767, -32_767]]


@pytest.mark.parametrize("numbers", TYPES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_was_marked_before_is_off_again(kind: str, numbers: type[np.generic]) -> None:
    table = np.zeros((2, WIDTH), numbers)
    rows = made(kind, table)
    for row, places, actions in ((0, [1, 3], [5, 0]), (1, [2], []), (0, [3, 4], [SPACE.size - 1])):
        rows.mark(row, places, [SPACE.at(action) for action in actions])
    assert np.argwhere(table == 1).tolist() == [[0, 3], [0, 4], [0, WIDTH - 1], [1, 2]]
    assert np.count_nonzero(table) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_every_move_has_its_place(kind: str) -> None:
    table = np.zeros((1, WIDTH), np.int8)
    rows = made(kind, table)
    for place in range(SPACE.size):
        rows.mark(0, [], [SPACE.at(place)])
        assert np.flatnonzero(table[0]).tolist() == [BEHIND + place]


@pytest.mark.parametrize("kind", KINDS)
def test_a_chance_chooses_a_move_of_each_list(kind: str) -> None:
    rows = made(kind, np.zeros((1, WIDTH), np.int8))
    moves = [SPACE.at(place) for place in range(10, 14)]
    chances = np.array([0.0, 0.249, 0.25, 0.5, 0.99999])
    drawn = np.zeros(5, np.int64)
    rows.draw([moves] * 5, chances, drawn)
    assert drawn.tolist() == [10, 10, 11, 12, 13]


@pytest.mark.parametrize("kind", KINDS)
def test_what_does_not_fit_is_refused(kind: str) -> None:
    table = np.zeros((2, WIDTH), np.float32)
    rows = made(kind, table)
    with pytest.raises(ValueError, match=r"^3 numbers for a row of "):
        rows.put(0, [1, 2, 3])
    with pytest.raises(IndexError, match="2"):
        rows.put(2, [0] * WIDTH)
    with pytest.raises(IndexError, match=str(WIDTH)):
        rows.mark(0, [WIDTH], [])
    with pytest.raises(ValueError, match=str(1 << 40)):
        rows.mark(0, [], [1 << 40])
    assert not table.any()
    rows.mark(0, [0], [])
    assert np.argwhere(table).tolist() == [[0, 0]]
