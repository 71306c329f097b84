"""Lisboa's door: the contract of a game, kept by the modules beside this one."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import ACTIONS
from rossio.games.lisboa.check import check
from rossio.games.lisboa.faults import faults_of
from rossio.games.lisboa.features import features_of
from rossio.games.lisboa.observe import LAYOUT, SIGHTS, sight_of
from rossio.games.lisboa.prospects import prospects_of, values_of
from rossio.games.lisboa.reach import reach_of
from rossio.games.lisboa.resample import resampled
from rossio.games.lisboa.scoring import outcome_of, score_sheet
from rossio.games.lisboa.setup import TASKS_OF_SEAT, set_up
from rossio.games.lisboa.state import Table
from rossio.games.lisboa.unseen import unseen_of
from rossio.games.lisboa.view import view_of
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome, Reach, ScoreSheet
from rossio.kernel.game import Game, Option
from rossio.kernel.state import State
from rossio.kernel.unseen import Unseen

RULES_VERSION: Final = 2


def table_of(state: State) -> Table:
    """The state as a table of Lisboa."""
    if not isinstance(state, Table):
        raise TypeError("not a position of Lisboa")
    return state


class Lisboa(Game):
    """Lisboa, with five options.

    `draft` of the first hands (L1.21); `tasks-1` to `tasks-4` for the seats of new players (L13.1); `tokens` of the
    city (L13.3); `start-decrees` (L13.4); `tools`, by which table their majority scores (L12.4).
    """

    def __init__(self) -> None:
        self.name = "lisboa"
        self.rules = RULES_VERSION
        self.seats = content.SEATS
        self.options = [
            Option("draft", ["off", "on"], [seats for seats in content.SEATS if seats > 1]),
            *(
                Option(name, ["off", "on"], list(range(seat + 1, len(TASKS_OF_SEAT) + 1)))
                for seat, name in enumerate(TASKS_OF_SEAT)
            ),
            Option("tokens", ["off", "on"]),
            Option("start-decrees", ["off", "on"]),
            Option("tools", ["standard", "english"]),
        ]
        self.space = ACTIONS
        self.pack = content.PACK
        self.layout = LAYOUT
        self.sights = SIGHTS
        self.openings = ("action",)
        self.closings = ("take-card",)
        self.answers = ("follow", "give-up", "lose-good", "lose-favor")
        self.milestones = ("period-ends", "period-begins", "last-round", "game-over")

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
        return unseen_of(table_of(state), seat)

    def check(self) -> list[str]:
        return check()


GAME: Final = Lisboa()
