"""Pins: fingerprints of seeded games and counts of reachable decision sequences, the same in both builds.

A change of rules changes them. When that is meant, and the rule tests are green, pin again from the repository's root
and read the difference before it is committed:

    python -m tests.conformance.pin [GAME ...]
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Final, TypedDict

from rossio.kernel.drive import drive
from rossio.kernel.state import State
from tests.conformance.cases import Case, advance, cases, load, mover, names

FILE: Final = Path(__file__).with_name("pins.json")
GAMES: Final = 30
PERFT_FROM: Final = ("1 after 0", "2 after 0", "3 after 12", "4 after 24", "5 after 36", "6 after 60")
"""Where counting starts: a seed, and how many random decisions are made before."""
PERFT_LIMIT: Final = 12_000
PERFT_DEPTH: Final = 8


class Pin(TypedDict):
    games: str
    perft: dict[str, list[int]]


def fingerprint(case: Case) -> str:
    """One number for the moves, positions and scores of thirty random games."""
    hashed = hashlib.sha256()
    for seed in range(GAMES):
        state = case.setup(seed)
        chance = mover(seed)
        hashed.update(repr(case.game.encode(state)).encode())
        while not state.over():
            move = advance(state, chance)
            hashed.update(f"{case.game.space.print(move)} {state.seat()}\n".encode())
        hashed.update(repr(case.game.encode(state)).encode())
        hashed.update(repr(case.game.sheet(state).plain()).encode())
        hashed.update(repr(case.game.outcome(state).plain()).encode())
    return hashed.hexdigest()[:16]


def perft(state: State, depth: int) -> int:
    """How many different sequences of that many decisions there are; a game that ends before counts as one."""
    if state.over():
        return 1
    moves = state.legal()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.clone()
        after.play(move)
        count += perft(after, depth - 1)
    return count


def start(case: Case, place: str) -> State:
    """The position from which decisions are counted."""
    seed, plies = place.split(" after ")
    state = case.game.setup(case.seats, int(seed), {})
    drive(state, mover(int(seed)), int(plies))
    return state


def deepening(case: Case, place: str) -> list[int]:
    """Perft of depth 1, 2, ... as far as the limit allows."""
    counts: list[int] = []
    while len(counts) < PERFT_DEPTH and (not counts or counts[-1] <= PERFT_LIMIT):
        counts.append(perft(start(case, place), len(counts) + 1))
    return counts if len(counts) == 1 or counts[-1] <= PERFT_LIMIT else counts[:-1]


def pins() -> dict[str, dict[str, Pin]]:
    read: dict[str, dict[str, Pin]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return read


def pin(chosen: list[str]) -> None:
    pinned = pins()
    for name in chosen:
        load(name)
        pinned[name] = {}
    for case in cases():
        if case.game.name in chosen:
            perfts = {place: deepening(case, place) for place in PERFT_FROM}
            pinned[case.game.name][str(case.seats)] = {"games": fingerprint(case), "perft": perfts}
            print(case, pinned[case.game.name][str(case.seats)])
    FILE.write_text(json.dumps(pinned, indent=2, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    pin(sys.argv[1:] or names())
