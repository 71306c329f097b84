"""Lisboa's door: the contract of a game, kept by the modules beside this one."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa.actions import ACTIONS
from rossio.games.lisboa.check import check
from rossio.games.lisboa.content import PACK
from rossio.games.lisboa.faults import faults_of
from rossio.games.lisboa.heuristics import features_of
from rossio.games.lisboa.prospects import values_of
from rossio.games.lisboa.resample import resampled
from rossio.games.lisboa.scoring import outcome_of, score_sheet
from rossio.games.lisboa.setup import set_up
from rossio.games.lisboa.state import Table
from rossio.games.lisboa.view import view_of
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome, ScoreSheet
from rossio.kernel.game import Game, Option
from rossio.kernel.state import State

RULES_VERSION: Final = 1


def table_of(state: State) -> Table:
    """The state as a table of Lisboa."""
    if not isinstance(state, Table):
        raise TypeError("not a position of Lisboa")
    return state


class Lisboa(Game):
    def __init__(self) -> None:
        self.name = "lisboa"
        self.rules = RULES_VERSION
        self.seats = [2, 3, 4, 1]
        self.options = [
            Option("draft", ["off", "on"], [2, 3, 4]),
            Option("tasks", ["off", "on"]),
            Option("tokens", ["off", "on"]),
            Option("start-decrees", ["off", "on"]),
            Option("tools", ["standard", "english"]),
        ]
        self.space = ACTIONS
        self.pack = PACK

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        return set_up(seats, seed, self.settle_options(seats, options))

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view_of(table_of(state), seat)

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        return resampled(table_of(state), seat, chance)

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


GAME: Final = Lisboa()
