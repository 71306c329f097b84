"""How fast the rules are on this machine: uniform random play on one core, events off.

The rate is of decisions alone; setting the game up is measured beside it, and the rate with it is told as well. All
seconds are of processor time, and a clone is a median: what else the machine does at the time hardly counts.
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time, process_time_ns
from typing import Final

from rossio.kernel import compiled
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.game import Game
from rossio.kernel.state import State

SUSPECTS: Final = 8
TRIALS: Final = 5
CLONES: Final = 50


class Pace:
    """The figures of one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.setup_seconds = 0.0
        self.clone = 0.0
        self.slowest = 0.0
        self.slowest_move = ""

    def rate(self) -> float:
        """Decisions per second of play."""
        return self.decisions / self.seconds

    def whole_rate(self) -> float:
        """Decisions per second of whole games, set-up included."""
        return self.decisions / (self.seconds + self.setup_seconds)

    def plain(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_second": round(self.rate()),
            "decisions_per_second_with_setup": round(self.whole_rate()),
            "setup_us": round(1_000_000 * self.setup_seconds / self.games, 1),
            "mean_decisions": round(self.decisions / self.games, 1),
            "clone_us": round(self.clone, 2),
            "slowest_decision_us": round(self.slowest, 1),
            "slowest_move": self.slowest_move,
        }


def bench(game: Game, seconds: float = 2.0, games: int = 100, seed: int = 1) -> list[Pace]:
    """Measure each number of seats: so many seconds of play, and the slowest decision of so many games."""
    paces = []
    for seats in game.seats:
        options = game.settle_options(seats, {})
        pace = Pace(seats)
        _rate(game, options, pace, seconds, seed)
        _decisions_one_by_one(game, options, pace, games, seed)
        paces.append(pace)
    return paces


def _rate(game: Game, options: dict[str, str], pace: Pace, seconds: float, seed: int) -> None:
    chance = Chance(seed)
    drive(game.setup(pace.seats, chance.word(), options), chance)
    while pace.seconds < seconds:
        start = process_time()
        state = game.setup(pace.seats, chance.word(), options)
        ready = process_time()
        pace.decisions += drive(state, chance)
        pace.seconds += process_time() - ready
        pace.setup_seconds += ready - start
        pace.games += 1


def _decisions_one_by_one(game: Game, options: dict[str, str], pace: Pace, games: int, seed: int) -> None:
    """The usual cost of a clone, and the slowest decision (listing the moves and making one).

    A slow reading may be the machine's fault: the slowest are tried again, and the best of the trials counts.
    """
    chance = Chance(seed)
    suspects: list[tuple[int, State, int]] = []
    clones: list[int] = []
    seen = 0
    for _ in range(games):
        state = game.setup(pace.seats, chance.word(), options)
        while not state.over():
            before = state.clone()
            start = process_time_ns()
            moves = state.legal()
            move = moves[chance.below(len(moves))]
            state.play(move)
            took = process_time_ns() - start
            seen += 1
            if seen % CLONES == 1:
                clones.append(_cloning(before))
            if len(suspects) < SUSPECTS or took > suspects[-1][0]:
                suspects.append((took, before, move))
                suspects.sort(key=lambda suspect: -suspect[0])
                del suspects[SUSPECTS:]
    pace.clone = median(clones) / CLONES / 1000
    for _, before, move in suspects:
        took = min(_trial(before, move) for _ in range(TRIALS))
        if took / 1000 > pace.slowest:
            pace.slowest = took / 1000
            pace.slowest_move = game.space.print(move)


def _cloning(state: State) -> int:
    start = process_time_ns()
    for _ in range(CLONES):
        state.clone()
    return process_time_ns() - start


def _trial(before: State, move: int) -> int:
    state = before.clone()
    start = process_time_ns()
    state.legal()
    state.play(move)
    return process_time_ns() - start


def report(game: Game, paces: list[Pace]) -> dict[str, object]:
    return {"game": game.name, "build": build_of(game), "seats": [pace.plain() for pace in paces]}


def build() -> str:
    """Which of the two builds the kernel is."""
    return "compiled" if compiled() else "interpreted"


def build_of(game: Game) -> str:
    """Which build a game runs on: mixed if only one of kernel and game is native code."""
    native = not str(sys.modules[type(game).__module__].__file__).endswith(".py")
    return build() if native == compiled() else "mixed"
