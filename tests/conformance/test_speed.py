"""A gate against gross slowdowns: the rules, a clone and the search, measured by a plain loop of the same process.

Processor time against processor time in one process, the best of several rounds: a busy machine slows both sides. A
floor is two fifths of what was measured when it was set; what is a little slower passes, and shows in `benchmarks/`.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

import pytest

import rossio
from rossio.bots.search import Search
from rossio.bots.tree import known_habits, tuning_of
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.game import Game
from rossio.kernel.state import State

STEPS: Final = 20_000
ROUNDS: Final = 5
GAMES: Final = 4
CLONES: Final = 300
WALKS: Final = 40
SEATS: Final = 4
FLOORS: Final[dict[bool, dict[str, tuple[float, float, float]]]] = {
    True: {"coimbra": (42, 36, 0.17), "lisboa": (21, 13, 0.18), "magnanimous": (52, 20, 0.42)},
    False: {"coimbra": (6, 10, 0.026), "lisboa": (2.8, 4.8, 0.026), "magnanimous": (6, 6.5, 0.05)},
}
"""For the compiled build and the interpreted one: decisions, clones and walks of a search in the time in which the loop
makes a thousand steps."""


def loop() -> int:
    """Plain Python, as every machine that runs the tests has it."""
    number = 1
    seen = {0: 0}
    for step in range(STEPS):
        number = (number * 1_103_515_245 + 12_345 + step) & 0x7FFFFFFF
        seen[number & 63] = step
    return number


def rate(work: Callable[[], int]) -> float:
    """How much of the work is done in a second of processor time."""
    start = process_time()
    done = work()
    return done / max(1e-9, process_time() - start)


def against_the_loop(work: Callable[[], int]) -> float:
    """The best rate of the work, in the time of a thousand steps of the loop at its best."""
    steps = best = 0.0
    for _ in range(ROUNDS):
        steps = max(steps, STEPS * rate(lambda: (loop(), 1)[1]))
        best = max(best, rate(work))
    return 1000 * best / steps


def middle(game: Game) -> State:
    state = game.setup(SEATS, 1, game.settle_options(SEATS, {}))
    chance = Chance(1)
    plies = drive(state.clone(), Chance(1))
    while state.ply < plies // 2:
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    return state


@pytest.mark.parametrize("name", catalogue.names())
def test_nothing_has_become_grossly_slower(name: str) -> None:
    game = catalogue.load(name)
    options = game.settle_options(SEATS, {})
    half = middle(game)

    def decisions() -> int:
        return sum(drive(game.setup(SEATS, deal, options), Chance(deal)) for deal in range(GAMES))

    def clones() -> int:
        for _ in range(CLONES):
            half.clone()
        return CLONES

    def walks() -> int:
        tuning = tuning_of(game)
        search = Search(game, half, half.seat(), Chance(1), tuning, known_habits(game, tuning.habit))
        search.deadline = float("inf")
        for _ in range(WALKS):
            search.iterate()
        return WALKS

    found = tuple(against_the_loop(work) for work in (decisions, clones, walks))
    floors = FLOORS[rossio.compiled()][name]
    for what, measured, floor in zip(("decisions", "clones", "walks of a search"), found, floors, strict=True):
        assert measured > floor, f"{what}: {measured:.3f} in a thousand steps of the loop, {floor} is the floor"
