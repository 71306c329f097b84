"""Coimbra's door: the contract of a game, kept by the modules beside this one."""

from __future__ import annotations

from typing import Final, final

from rossio.games.coimbra import content
from rossio.games.coimbra.actions import ACTIONS
from rossio.games.coimbra.check import check
from rossio.games.coimbra.faults import faults_of
from rossio.games.coimbra.features import features_of
from rossio.games.coimbra.observe import LAYOUT, SIGHTS, sight_of
from rossio.games.coimbra.prospects import prospects_of, values_of
from rossio.games.coimbra.reach import reach_of
from rossio.games.coimbra.resample import resampled
from rossio.games.coimbra.scoring import outcome_of, score_sheet
from rossio.games.coimbra.setup import set_up
from rossio.games.coimbra.state import Table
from rossio.games.coimbra.unseen import unseen_of
from rossio.games.coimbra.view import view_of
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome, Reach, ScoreSheet
from rossio.kernel.game import Game, Option
from rossio.kernel.state import State
from rossio.kernel.unseen import Unseen

RULES_VERSION: Final = 2


def table_of(state: State) -> Table:
    """The state as a table of Coimbra."""
    if not isinstance(state, Table):
        raise TypeError("not a position of Coimbra")
    return state


@final
class Coimbra(Game):
    """Two to four players, or one against the rival. Option `rival`: how strong the rival of a game alone is (C97)."""

    def __init__(self) -> None:
        self.name = "coimbra"
        self.rules = RULES_VERSION
        self.seats = [*range(content.PLAYERS_MIN, content.PLAYERS_MAX + 1), 1]
        self.options = [Option("rival", content.RIVAL_LEVELS, [1])]
        self.space = ACTIONS
        self.pack = content.PACK
        self.layout = LAYOUT
        self.sights = SIGHTS
        self.openings = ("place", "castle", "city", "invest-phase")
        self.answers = ("give", "lose")
        self.returns = ("dice",)
        self.milestones = ("round", "ordered")

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        return set_up(seats, seed, self.settle_options(seats, options))

    def view(self, state: State, seat: int) -> dict[str, object]:
        return dict(view_of(table_of(state), seat))

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

    def seated(self, state: State) -> int:
        return table_of(state).seats

    def sight(self, state: State, seat: int) -> list[int]:
        return sight_of(table_of(state), seat)

    def values(self, state: State, seat: int) -> list[int]:
        return values_of(table_of(state))

    def prospects(self, state: State, seat: int) -> ScoreSheet:
        return prospects_of(table_of(state))

    def reach(self, state: State, player: int) -> Reach:
        return reach_of(table_of(state), player)

    def unseen(self, state: State, seat: int) -> list[Unseen]:
        return unseen_of(table_of(state))

    def check(self) -> list[str]:
        return check()


GAME: Final = Coimbra()
