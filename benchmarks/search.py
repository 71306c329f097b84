"""How often the search walks in a second of processor time, from the middle of games of greedy bots, on one core.

    PYTHONPATH=build/compiled python benchmarks/search.py [GAME ...] [--seconds 0.5] [--check]

Three ways to judge a leaf: a playout to the end, the playout that the bots of the game use, and the value at once.
`--check` fails if the compiled build misses a floor.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time
from typing import Final

import rossio
from rossio.bots.greedy import GreedyBot
from rossio.bots.search import FULL, Search, Tuning
from rossio.bots.tree import ANY_GAME, TUNINGS, known_habits
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State

FLOORS: Final = {"coimbra": (1800, 8000), "lisboa": (800, 5000), "magnanimous": (800, 5000)}
"""Walks a second that the compiled build promises, with playouts to the end and with the value at once."""
WALKS: Final = 16


def middle(game: Game, seats: int) -> State:
    """Halfway through a game of greedy bots, at a choice."""
    bot = GreedyBot(Chance(1))
    state = game.setup(seats, 1, {})
    seen: list[State] = []
    while not state.over():
        if len(state.legal()) > 1:
            seen.append(state.clone())
        state.play(bot.choose(game, state, state.seat()))
    return seen[len(seen) // 2]


def walks_a_second(game: Game, state: State, tuning: Tuning, seconds: float) -> float:
    search = Search(game, state, state.seat(), Chance(1), tuning, known_habits(game, tuning.habit))
    search.deadline = float("inf")
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(WALKS):
            search.iterate()
        done += WALKS
    return done / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=catalogue.names())
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    print(f"{'compiled' if rossio.compiled() else 'interpreted'}: walks a second of processor time")
    print(f"{'':18}{'to the end':>12}{'as it plays':>13}{'at once':>10}")
    missed = []
    for name in options.games:
        game = catalogue.load(name)
        usual = TUNINGS.get(name, ANY_GAME)
        for seats in (count for count in game.seats if count > 1):
            state = middle(game, seats)
            found = [
                walks_a_second(game, state, Tuning(playout=playout, win=usual.win, habit=usual.habit), options.seconds)
                for playout in (FULL, usual.playout, 0)
            ]
            print(f"{name:12}{seats:2}    {found[0]:12,.0f}{found[1]:13,.0f}{found[2]:10,.0f}", flush=True)
            full, quick = FLOORS.get(name, (0, 0))
            if found[0] < full or found[2] < quick:
                missed.append(f"{name}, {seats} seats: {full} and {quick} are promised")
    if options.check and missed:
        sys.exit("\n".join(missed))


if __name__ == "__main__":
    main()
