"""Whether hints are worth following: games in which one seat makes every move that the hint names, the other is a bot.

    PYTHONPATH=build/compiled python benchmarks/hints.py [GAME ...] [--games 50] [--against apprentice] [--check]

The seats take turns, each deal is played from both. `--check` fails if a game is won in fewer than 80 of 100. With
`--jobs` several processes play side by side; the bot thinks for a time, so let no more play than there are cores.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import process_time
from typing import Final, NamedTuple

import rossio
from rossio.bots import make
from rossio.bots.hints import LOOKS, hint
from rossio.games import catalogue
from rossio.kernel.chance import Chance

SEATS: Final = 2
PROMISED: Final = 0.8


class Played(NamedTuple):
    """One game: the part of the victory, the lead in points, and the processor time of each hint."""

    won: float
    lead: int
    seconds: list[float]


def follow(name: str, against: str, number: int) -> Played:
    """A game in which every hint is followed."""
    game = catalogue.load(name)
    learner = number % SEATS
    seed = 1 + number // SEATS
    state = game.setup(SEATS, seed, game.settle_options(SEATS, {}))
    other = make(against, Chance(seed))
    seconds: list[float] = []
    while not state.over():
        seat = state.seat()
        if len(state.legal()) == 1:
            state.play(state.legal()[0])
        elif seat == learner:
            start = process_time()
            state.play(hint(game, state, seat).move)
            seconds.append(process_time() - start)
        else:
            state.play(other.choose(game, state, seat))
    outcome = game.outcome(state)
    winners = outcome.winners()
    won = 1 / len(winners) if learner in winners else 0.0
    return Played(won, outcome.scores[learner] - outcome.scores[1 - learner], seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", default=catalogue.names())
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--against", default="apprentice")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    build = "compiled" if rossio.compiled() else "interpreted"
    print(f"{build}: every hint of {LOOKS} looks is followed against {options.against}, {SEATS} seats")
    missed = []
    for name in options.names:
        with ProcessPoolExecutor(options.jobs) as pool:
            played = list(pool.map(partial(follow, name, options.against), range(options.games)))
        won = sum(one.won for one in played)
        lead = sum(one.lead for one in played) / len(played)
        times = sorted(second for one in played for second in one.seconds)
        slow = times[len(times) * 95 // 100]
        print(
            f"{name:12} won {won:g} of {len(played)}, {lead:+.1f} points, {len(times) / len(played):.0f} hints a game, "
            f"median {times[len(times) // 2]:.2f} s, 95 of 100 within {slow:.2f} s of processor time",
            flush=True,
        )
        if won < PROMISED * len(played):
            missed.append(f"{name}: {won:g} of {len(played)}")
    if options.check and missed:
        sys.exit("\n".join(missed))


if __name__ == "__main__":
    main()
