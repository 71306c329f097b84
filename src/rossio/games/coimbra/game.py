"""Coimbra's door: the contract of a game, kept by the modules beside this one."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra.actions import ACTIONS
from rossio.games.coimbra.content import PACK, check
from rossio.games.coimbra.faults import faults_of
from rossio.games.coimbra.heuristics import features_of, values_of
from rossio.games.coimbra.rival import COLOUR_ORDER, LEVELS, PLACE, START_POINTS
from rossio.games.coimbra.scoring import outcome_of, score_sheet
from rossio.games.coimbra.setup import laid_out
from rossio.games.coimbra.state import RIVAL, Table
from rossio.games.coimbra.steps.rounds import Round
from rossio.games.coimbra.steps.start import StartCards, StartChoice
from rossio.games.coimbra.view import resampled, view_of
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome, ScoreSheet
from rossio.kernel.game import Game, Option
from rossio.kernel.state import State

RULES_VERSION: Final = 1


def table_of(state: State) -> Table:
    """The state as a table of Coimbra."""
    if not isinstance(state, Table):
        raise TypeError("not a position of Coimbra")
    return state


class Coimbra(Game):
    def __init__(self) -> None:
        self.name = "coimbra"
        self.rules = RULES_VERSION
        self.seats = [2, 3, 4, 1]
        self.options = [Option("rival", LEVELS, [1])]
        self.space = ACTIONS
        self.pack = PACK

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        settled = self.settle_options(seats, options)
        table = laid_out(seats, seed, START_POINTS[settled["rival"]] if seats == 1 else 0)
        if seats == 1:
            table.rival_actions = list(range(len(PLACE)))
            table.rival_colours = list(range(len(COLOUR_ORDER)))
            table.chance.shuffle(table.rival_actions)
            table.chance.shuffle(table.rival_colours)
            table.players[-1].earn(table.rival_start, RIVAL)
        table.agenda.append(Round())
        for player in reversed(table.order):
            table.agenda.append(StartCards(player))
        for player in reversed(table.order):
            table.agenda.append(StartChoice(player))
        for player in table.order:
            table.agenda.append(StartChoice(player))
        table.settle()
        return table

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view_of(table_of(state), seat)

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        return resampled(table_of(state), chance)

    def sheet(self, state: State) -> ScoreSheet:
        return score_sheet(table_of(state))

    def outcome(self, state: State) -> Outcome:
        return outcome_of(table_of(state))

    def faults(self, state: State) -> list[str]:
        return faults_of(table_of(state))

    def encode(self, state: State) -> list[int]:
        return table_of(state).encode()

    def features(self, state: State, seat: int) -> list[int]:
        return features_of(table_of(state), seat)

    def values(self, state: State, seat: int) -> list[int]:
        return values_of(table_of(state))

    def check(self) -> list[str]:
        return check()


GAME: Final = Coimbra()
