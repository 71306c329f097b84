"""What several steps have in common.

Not among the steps: those are numbered by name for the networks, and what is never asked itself must not count.
"""

from __future__ import annotations

from rossio.games.magnanimous.actions import PASS
from rossio.games.magnanimous.state import Table
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import Choice, Step


class OneByOne(Step[Table]):
    """Several of a thing, taken or placed one at a time, while any are left."""

    left: int

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left


class NoblesAction(Choice[Table]):
    """A way to do one of the nobles actions; a second, precise time may be left out (M71)."""

    again: bool

    def __init__(self, seat: int = NOBODY, again: bool = False) -> None:
        super().__init__(seat)
        self.again = again

    def ways(self, table: Table) -> list[int]:
        """The moves, leaving it out apart."""
        raise NotImplementedError

    def act(self, table: Table, move: int) -> None:
        """Carry out one of `ways`."""
        raise NotImplementedError

    def moves(self, table: Table) -> list[int]:
        moves = self.ways(table)
        if self.again:
            moves.append(PASS)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move != PASS:
            self.act(table, move)
