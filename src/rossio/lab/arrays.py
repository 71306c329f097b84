"""Positions and moves as numpy arrays: what learning sees of a game.

An observation is what the deciding seat sees, as 32-bit floats: the numbers of `game.features`, or 1 for each input of
`game.observe` that is on. An action is a move's place in the dense numbering of the action space; the mask is 1 where
it is legal.
"""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

from rossio.kernel.facts import Outcome
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.lab.extras import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise MissingExtra("numpy") from missing

BOUND: Final = 32_767.0
"""No feature of any game is beyond this (the conformance of `tests/lab` looks)."""

REWARDS: Final = ("rank", "share", "win")
FEATURES: Final = "features"
INPUTS: Final = "inputs"
NOTHING: Final = "nothing"
SIGHTS: Final = (FEATURES, INPUTS, NOTHING)
"""What can be seen. Nothing is for learners that look for themselves; a step is then many times faster."""

Numbers: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class UnknownReward(ValueError):
    """A way to reward that there is not."""


class UnknownSight(ValueError):
    """A way to see that there is not."""


class Lens:
    """One game with a number of seats, seen as arrays."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str] | None = None, observation: str = FEATURES
    ) -> None:
        if observation not in SIGHTS:
            raise UnknownSight(f"{observation}: no such observation; there are {', '.join(SIGHTS)}")
        self.game = game
        self.observation = observation
        self.seats = seats
        self.options = game.settle_options(seats, options if options is not None else {})
        self.actions = game.space.size
        if observation == FEATURES:
            self.length = len(game.features(game.setup(seats, 0, self.options), 0))
        else:
            self.length = game.inputs() if observation == INPUTS else 0
        self.places: dict[int, int] = {}
        self.moves: dict[int, int] = {}

    def place(self, move: int) -> int:
        """A move's place in the dense numbering, remembered."""
        place = self.places.get(move)
        if place is None:
            place = self.places[move] = self.game.space.index(move)
            self.moves[place] = move
        return place

    def move(self, action: int) -> int:
        move = self.moves.get(action)
        if move is None:
            move = self.game.space.at(action)
            self.place(move)
        return move

    def legal(self, state: State) -> list[int]:
        """The legal actions."""
        return [self.place(move) for move in state.legal()]

    def mask(self, state: State, into: Mask | None = None) -> Mask:
        row = into if into is not None else np.zeros(self.actions, np.int8)
        row.fill(0)
        row[self.legal(state)] = 1
        return row

    def observe(self, state: State, seat: int, into: Numbers | None = None) -> Numbers:
        row = into if into is not None else np.zeros(self.length, np.float32)
        if self.observation == FEATURES:
            row[:] = np.frombuffer(array("i", self.game.features(state, seat)), np.intc)
        elif self.observation == INPUTS:
            row.fill(0)
            row[self.game.observe(state, seat)] = 1
        return row

    def bounds(self) -> tuple[float, float]:
        """Between which numbers an observation lies."""
        return (-BOUND, BOUND) if self.observation == FEATURES else (0.0, 1.0)

    def rewards(self, outcome: Outcome, kind: str) -> list[float]:
        """What a finished game pays each seat."""
        return [reward(outcome, seat, kind) for seat in range(self.seats)]


def check_reward(kind: str) -> None:
    if kind not in REWARDS:
        raise UnknownReward(f"{kind}: no such reward; there are {', '.join(REWARDS)}")


def reward(outcome: Outcome, seat: int, kind: str) -> float:
    """The reward of a seat at the end, between -1 and 1; a shared defeat is the worst for all.

    `rank`: 1 for the first place, -1 for the last, evenly spaced, equal places share. `win`: 1 for a victory (less for
    a shared one), else -1. `share`: the seat's part of all points, 0 to 1. A solo game's rival counts as a place.
    """
    check_reward(kind)
    winners = outcome.winners()
    if not winners:
        return 0.0 if kind == "share" else -1.0
    if kind == "win":
        return 2.0 / len(winners) - 1.0 if seat in winners else -1.0
    if kind == "share":
        points = [max(score, 0) for score in outcome.scores]
        return points[seat] / sum(points) if sum(points) else 1.0 / len(points)
    places = len(outcome.ranks) - 1
    if not places:
        return 1.0
    better = sum(1 for rank in outcome.ranks if rank < outcome.ranks[seat])
    equal = sum(1 for rank in outcome.ranks if rank == outcome.ranks[seat]) - 1
    return 1.0 - 2.0 * (better + equal / 2) / places
