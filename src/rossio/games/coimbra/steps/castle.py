"""The castle in phase C (C25, C26)."""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions
from rossio.games.coimbra.state import Table
from rossio.games.coimbra.steps import deeds, favours
from rossio.kernel.actions import first_of, kind_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Step


@final
class CastleAction(Step[Table]):
    """A triggered die in the castle: take a favour tile, or distress (C25, C26).

    Asked even where distress is the only way: who meant the die for something wants to be told why it cannot be had.
    """

    def moves(self, table: Table) -> list[int]:
        moves = favours.tile_moves(table)
        moves.append(actions.DISTRESS)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.DISTRESS:
            deeds.distress(table, self.seat)
        else:
            favours.take_tile(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.DISTRESS:
            return deeds.about_distress(table, self.seat)
        return favours.about_tile(table, self.seat, first_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        return favours.tile_refusals(table)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("castle", self.seat, "C26")
