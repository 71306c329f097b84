"""What a preview costs the rules: the rehearsal of a move, with what it changes by the end of the game.

    PYTHONPATH=build/compiled python benchmarks/previews.py [GAME ...] [--games 3] [--seats 4] [--check]

Random games; each legal decision with a choice is rehearsed once, without and with what lies ahead. Milliseconds of
processor time. `--check` fails if 95 of 100 are not within what was promised.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time
from typing import Final

import rossio
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.match import Match
from rossio.server.rules.engine import Engine
from rossio.server.rules.messages import Played, Rehearse

PROMISED: Final = 60.0
"""Milliseconds, for 95 of 100."""


def rehearsals(name: str, seats: int, games: int) -> tuple[list[float], list[float]]:
    """How long each took: bare, and with what lies ahead."""
    game = catalogue.load(name)
    chance = Chance(1)
    bare: list[float] = []
    full: list[float] = []
    for seed in range(games):
        match = Match(game, seats, seed, {})
        engine = Engine()
        while not match.state.over():
            moves = match.state.legal()
            move = game.space.print(moves[chance.below(len(moves))])
            if len(moves) > 1:
                played = Played(
                    table="t",
                    game=name,
                    rules=game.rules,
                    content=game.pack.digest,
                    seats=seats,
                    seed=str(seed),
                    options=match.header.options,
                    moves=list(match.moves),
                )
                engine.hold(played)
                for ahead, times in ((False, bare), (True, full)):
                    start = process_time()
                    engine.answer(Rehearse(played, match.state.seat(), [move], ahead))
                    times.append(1000 * (process_time() - start))
            match.play(move)
    return sorted(bare), sorted(full)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", default=catalogue.names())
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    print(f"{'compiled' if rossio.compiled() else 'interpreted'}: rehearsals of one move, {options.seats} seats")
    missed = []
    for name in options.names:
        bare, full = rehearsals(name, options.seats, options.games)
        middle, most = len(full) // 2, len(full) * 95 // 100
        print(
            f"{name:12} {len(full)} moves; bare: median {bare[middle]:.2f}, 95 of 100 within {bare[most]:.2f} ms; "
            f"with what lies ahead: median {full[middle]:.2f}, 95 of 100 within {full[most]:.2f} ms",
            flush=True,
        )
        if full[most] > PROMISED:
            missed.append(name)
    if options.check and missed:
        sys.exit(f"slower than {PROMISED:g} ms: {', '.join(missed)}")


if __name__ == "__main__":
    main()
