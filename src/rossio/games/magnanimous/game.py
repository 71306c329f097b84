"""Magnanimous' door: the contract of a game, kept by the modules beside this one."""

from __future__ import annotations

from typing import Final, final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import ACTIONS
from rossio.games.magnanimous.check import check
from rossio.games.magnanimous.faults import faults_of
from rossio.games.magnanimous.features import features_of
from rossio.games.magnanimous.observe import LAYOUT, SIGHTS, sight_of
from rossio.games.magnanimous.prospects import peril_of, prospects_of, values_of
from rossio.games.magnanimous.reach import reach_of
from rossio.games.magnanimous.resample import resampled
from rossio.games.magnanimous.scoring import outcome_of, score_sheet
from rossio.games.magnanimous.setup import set_up
from rossio.games.magnanimous.state import Table
from rossio.games.magnanimous.unseen import unseen_of
from rossio.games.magnanimous.view import view_of
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome, Reach, ScoreSheet
from rossio.kernel.game import Game, Option
from rossio.kernel.state import State
from rossio.kernel.unseen import Unseen

RULES_VERSION: Final = 2


def table_of(state: State) -> Table:
    """The state as a table of Magnanimous."""
    if not isinstance(state, Table):
        raise TypeError("not a position of Magnanimous")
    return state


@final
class Magnanimous(Game):
    """Options: `troops`, the limit of a province (Q1), `colours`, by order of play or by choice (Q4), and `end`.

    If both tracks reach their last space in one round, `end` gives the game to the Republic, as the end of the round is
    told, or to whichever was first, as the aim is (Q51).
    """

    def __init__(self) -> None:
        self.name = "magnanimous"
        self.rules = RULES_VERSION
        self.seats = content.SEATS
        self.options = [
            Option("troops", ["four", "five"]),
            Option("colours", ["fixed", "free"]),
            Option("end", ["procedure", "first"]),
        ]
        self.space = ACTIONS
        self.pack = content.PACK
        self.layout = LAYOUT
        self.sights = SIGHTS
        self.openings = ("take-die", "pick-die", "place-idle-die")
        self.answers = (
            *("follow-production", "follow-produce", "buy-production", "buy-produce", "follow-nobles", "buy-nobles"),
            *("fixed-votes", "spend-deputies", "card-votes", "auction"),
        )
        self.milestones = ("round-began", "phase-began", "called-vote", "ended")

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

    def peril(self, state: State, seat: int) -> int:
        return peril_of(table_of(state))

    def unseen(self, state: State, seat: int) -> list[Unseen]:
        return unseen_of(table_of(state), seat)

    def check(self) -> list[str]:
        return check()


GAME: Final = Magnanimous()
