"""Decisions that decide themselves where the rules leave one way only."""

from __future__ import annotations

from rossio.games.magnanimous.state import Table
from rossio.kernel.state import Step


class Choice(Step[Table]):
    """A decision that is asked only if there are two ways or more; a single one is taken at once."""

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) > 1:
            return True
        if moves:
            self.take(state, moves[0])
        return False
