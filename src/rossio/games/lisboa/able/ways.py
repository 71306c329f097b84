"""Only what can be performed may be begun, and only choices that keep a way open are offered (L15.2).

A step that something compulsory still rests on is a `Demand`. It says whether it is `met` as things stand, whether it
would be met with another purse, and whether it is `secure`: met whatever is chosen before it. A choice above a demand
that is not secure is tried out on a clone, and left out if every way on from it ends before the demand is met.
"""

from __future__ import annotations

from typing import final

from rossio.games.lisboa.state import Table
from rossio.kernel.facts import Refusal
from rossio.kernel.state import Choice, Step


class Demand(Choice[Table]):
    """A compulsory matter on the agenda."""

    def met(self, table: Table) -> bool:
        """Whether it can be performed now."""
        player = table.players[self.seat]
        return self.met_with(table, player.reis, player.influence)

    def met_with(self, table: Table, reis: int, influence: int) -> bool:
        """Whether it can be performed with that many réis and that much influence."""
        raise NotImplementedError

    def secure(self, table: Table) -> bool:
        """Whether no choice that may still come before it can spoil it; False when in doubt."""
        return False

    def in_reach(self, table: Table, step: Step[Table], move: int) -> bool:
        """Whether some way on from a move of the current step leads to it met."""
        return leads_on(table, step, move, self)


class Demanding(Choice[Table]):
    """A choice that something compulsory may rest on: what the rules allow but leads nowhere is a dead end (L15.2)."""

    def expected(self, table: Table) -> list[int]:
        """Every move a player might expect."""
        raise NotImplementedError

    def why(self, table: Table, move: int) -> Refusal | None:
        """Why an expected move cannot be made, whatever comes after it; None if nothing else speaks against it."""
        raise NotImplementedError

    def refusals(self, table: Table) -> list[Refusal]:
        legal = self.moves(table)
        refusals: list[Refusal] = []
        for move in self.expected(table):
            if move not in legal:
                why = self.why(table, move)
                refusals.append(why if why is not None else Refusal(move, "dead-end", "L15.2"))
        return refusals


@final
class Arrived(Step[Table]):
    """Marks the end of a trial: everything before the demand is done."""

    def moves(self, table: Table) -> list[int]:
        return []


def nearest_demand(table: Table, current: Step[Table]) -> Demand | None:
    """The compulsory matter that comes next under the current step; None if there is none, or on trial."""
    if table.probing:
        return None
    agenda = table.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if step is not current and isinstance(step, Demand):
            return step
    return None


def keep_open(table: Table, step: Step[Table], moves: list[int]) -> list[int]:
    """Those of a step's moves after which the next compulsory matter can still be performed."""
    demand = nearest_demand(table, step)
    if demand is None or demand.secure(table):
        return moves
    return [move for move in moves if demand.in_reach(table, step, move)]


def leads_on(table: Table, step: Step[Table], move: int, demand: Demand) -> bool:
    """Try the move out on a clone."""
    trial = table.clone()
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
