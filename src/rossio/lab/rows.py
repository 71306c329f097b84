"""Lists of whole numbers into the rows of numpy arrays: by C where that was compiled (`_rows.c`), else by numpy."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, TypeAlias

from rossio.kernel.actions import ActionSpace
from rossio.lab.extras import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise MissingExtra("numpy") from missing

if TYPE_CHECKING:
    from rossio.lab._rows import Rows

Table: TypeAlias = NDArray[np.float32] | NDArray[np.int8] | NDArray[np.int64]


class PlainRows:
    """The rows of an array of two dimensions. The places of moves stand `behind` other places."""

    def __init__(self, table: Table, space: ActionSpace, behind: int) -> None:
        self.table = table
        self.space = space
        self.behind = behind
        self.marked: list[list[int]] = [[] for _ in table]

    def put(self, row: int, numbers: list[int], /) -> None:
        """Fill a row with numbers."""
        if len(numbers) != self.table.shape[1]:
            raise ValueError(f"{len(numbers)} numbers for a row of {self.table.shape[1]}")
        self.table[row] = np.frombuffer(array("i", numbers), np.intc)

    def mark(self, row: int, places: list[int], moves: list[int], /) -> None:
        """Set places of a row to 1, and those of moves; back to 0 what was marked before."""
        on = places + [self.behind + place for place in self.space.places(moves)]
        line = self.table[row]
        line[self.marked[row]] = 0
        self.marked[row] = []
        line[on] = 1
        self.marked[row] = on

    def draw(self, moves: list[list[int]], chances: NDArray[np.float64], drawn: NDArray[np.int64], /) -> None:
        """A move of each list, by a chance from 0 up to 1, as its place into an array."""
        chosen = [moves[row][int(chance * len(moves[row]))] for row, chance in enumerate(chances.tolist())]
        drawn[:] = self.space.places(chosen)


def rows_of(table: Table, space: ActionSpace, behind: int = 0) -> PlainRows | Rows:
    try:
        from rossio.lab._rows import Rows
    except ModuleNotFoundError:
        return PlainRows(table, space, behind)
    return Rows(table, space.widths, behind)
