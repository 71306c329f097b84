"""Only what can be performed may be begun, and only choices that keep a way open are offered (L15.2).

A step that something compulsory still rests on is a `Demand`. It says whether it is `met` as things stand, whether it
would be met with another purse, and whether it is `secure`: met whatever is chosen before it. A choice above a demand
that is not secure is tried out on a clone, and left out if every way on from it ends before the demand is met.
"""

from __future__ import annotations

from typing import final

from rossio.games.lisboa.state import Table
from rossio.kernel.state import Step


class Demand(Step[Table]):
    """A compulsory matter on the agenda."""

    def met(self, t: Table) -> bool:
        """Whether it can be performed now."""
        p = t.players[self.seat]
        return self.met_with(t, p.reis, p.influence)

    def met_with(self, t: Table, reis: int, influence: int) -> bool:
        """Whether it can be performed with that many réis and that much influence."""
        raise NotImplementedError

    def secure(self, t: Table) -> bool:
        """Whether no choice that may still come before it can spoil it; False when in doubt."""
        return False

    def in_reach(self, t: Table, step: Step[Table], move: int) -> bool:
        """Whether some way on from a move of the current step leads to it met."""
        return leads_on(t, step, move, self)


@final
class Arrived(Step[Table]):
    """Marks the end of a trial: everything before the demand is done."""

    def moves(self, state: Table) -> list[int]:
        return []


def nearest_demand(t: Table, current: Step[Table]) -> Demand | None:
    """The compulsory matter that comes next under the current step; None if there is none, or on trial."""
    if t.probing:
        return None
    agenda = t.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if step is not current and isinstance(step, Demand):
            return step
    return None


def keep_open(t: Table, step: Step[Table], moves: list[int]) -> list[int]:
    """Those of a step's moves after which the next compulsory matter can still be performed."""
    demand = nearest_demand(t, step)
    if demand is None or demand.secure(t):
        return moves
    return [move for move in moves if demand.in_reach(t, step, move)]


def leads_on(t: Table, step: Step[Table], move: int, demand: Demand) -> bool:
    """Try the move out on a clone."""
    trial = t.clone()
    trial.probing = True
    before = trial.agenda[trial.agenda.index(demand) + 1 :]
    if before and before[-1] is step:
        before.pop()
    trial.agenda = [Arrived(), *before]
    step.take(trial, move)
    trial.settle()
    return way_open(trial, demand)


def way_open(trial: Table, demand: Demand) -> bool:
    """Try every choice that is left, until one way leads to the demand met."""
    step = trial.agenda[-1]
    if isinstance(step, Arrived):
        return demand.met(trial)
    if demand.secure(trial):
        return True
    moves = step.moves(trial)
    last = len(moves) - 1
    for at in range(len(moves)):
        further = trial if at == last else trial.clone()
        further.play(moves[at])
        if way_open(further, demand):
            return True
    return False
