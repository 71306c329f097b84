"""Play what compiled rules are used for, so that gcc sees which ways are often gone and compiles for these.

python tools/practice.py [--games coimbra] [--rounds 6]

`setup.py` with ROSSIO_PROFILE=1 compiles everything with counters, runs this, and compiles again by what was counted.
Played are random games of every number of seats, with the views of learning and the looks ahead of the bots.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

COUNT = "count"
USE = "use"
ROUNDS = 6
GAMES = 4
WALKS = 16
SEARCH_EVERY = 24
SURE = ["-fprofile-correction", "-Wno-missing-profile", "-Wno-error=coverage-mismatch"]


def flags(stage: str, notes: Path) -> tuple[list[str], list[str]]:
    """For the compiler and for the linker. Both stages must see the code alike: the same level, the same objects."""
    if stage == COUNT:
        return ["-fprofile-generate", f"-fprofile-dir={notes}"], ["-fprofile-generate"]
    used = ["-fprofile-use", f"-fprofile-dir={notes}", *SURE, "-flto=auto"]
    return [*used, "-fno-plt"], used


def is_gcc(compiler: str) -> bool:
    """Clang answers to the name of gcc on some systems; its profiles are made otherwise."""
    try:
        told = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "Free Software Foundation" in told


def practise(names: list[str], rounds: int = ROUNDS, games: int = GAMES, walks: int = WALKS) -> int:
    """In each round and for each number of seats one game looked at from all sides, and so many that are only played.

    The number of decisions made.
    """
    from rossio.games import catalogue

    return sum(_round(name, number, games, walks) for name in names or catalogue.names() for number in range(rounds))


def _round(name: str, number: int, games: int, walks: int) -> int:
    from rossio.bots import make
    from rossio.games import catalogue
    from rossio.kernel.chance import Chance
    from rossio.kernel.drive import drive

    game = catalogue.load(name)
    chance = Chance(number + 1)
    bots = [make(f"{kind}:{walks}", chance) for kind in ("search", "net")]
    made = 0
    for seats in game.seats:
        asked = game.options if number % 3 == 2 else []
        options = game.settle_options(seats, {each.name: each.values[-1] for each in asked if each.open_to(seats)})
        for _ in range(games):
            made += drive(game.setup(seats, chance.word(), options), chance)
        state = game.setup(seats, chance.word(), options)
        while not state.over():
            state.clone()
            for look in (game.features, game.sight, game.values):
                look(state, state.seat())
            if state.ply % SEARCH_EVERY == SEARCH_EVERY - 1:
                bots[state.ply // SEARCH_EVERY % 2].choose(game, state, state.seat())
            moves = state.legal()
            state.play(moves[chance.below(len(moves))])
            made += 1
        game.outcome(state)
    return made


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="", help="with commas between them; all if not said")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    made = practise([name for name in asked.games.split(",") if name], asked.rounds)
    print(f"practised {made} decisions")
