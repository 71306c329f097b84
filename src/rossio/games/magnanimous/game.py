"""The door to Magnanimous."""

from __future__ import annotations

from typing import Final, final

from rossio.games.magnanimous import content, heuristics, prospects, scoring
from rossio.games.magnanimous import faults as invariants
from rossio.games.magnanimous import view as views
from rossio.games.magnanimous.actions import ACTIONS
from rossio.games.magnanimous.content import PACK, SEATS, TROOP_LIMIT, TROOP_LIMIT_VARIANT
from rossio.games.magnanimous.setup import laid_out
from rossio.games.magnanimous.state import Table
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome, ScoreSheet
from rossio.kernel.game import Game, Option
from rossio.kernel.state import State

RULES: Final = 1


@final
class Magnanimous(Game):
    """Options: `troops`, the limit of a province (Q1), and `colours`, by order of play or by choice (Q4)."""

    def __init__(self) -> None:
        self.name = "magnanimous"
        self.rules = RULES
        self.seats = SEATS
        self.options = [
            Option("troops", ["four", "five"]),
            Option("colours", ["fixed", "free"]),
        ]
        self.space = ACTIONS
        self.pack = PACK

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        settled = self.settle_options(seats, options)
        limit = TROOP_LIMIT if settled["troops"] == "four" else TROOP_LIMIT_VARIANT
        return laid_out(seats, seed, limit, settled["colours"] == "free")

    def view(self, state: State, seat: int) -> dict[str, object]:
        return views.view(_table(state), seat)

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        return views.resample(_table(state), seat, chance)

    def sheet(self, state: State) -> ScoreSheet:
        return scoring.sheet(_table(state))

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(_table(state))

    def faults(self, state: State) -> list[str]:
        return invariants.faults(_table(state))

    def encode(self, state: State) -> list[int]:
        return _table(state).encode()

    def features(self, state: State, seat: int) -> list[int]:
        return heuristics.features(_table(state), seat)

    def values(self, state: State, seat: int) -> list[int]:
        return prospects.values_of(_table(state))

    def peril(self, state: State, seat: int) -> int:
        return prospects.peril_of(_table(state))

    def check(self) -> list[str]:
        return content.check()


def _table(state: State) -> Table:
    if not isinstance(state, Table):
        raise TypeError("a state of another game")
    return state


GAME: Final = Magnanimous()
