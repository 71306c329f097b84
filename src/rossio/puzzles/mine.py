"""The miner: bots play game after game, and every turn that is clear and easily missed becomes a puzzle.

Needs nothing but the rules and the bots, so that it runs where the command line's libraries are not installed:
`python -m rossio.puzzles.mine coimbra --seconds 180 --processes 16 --out coimbra.jsonl`. The compiled build is many
times faster.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from time import time
from typing import Final

from rossio.bots.registry import make
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.puzzles.check import keeps
from rossio.puzzles.format import Puzzle, Way, print_puzzle
from rossio.puzzles.judges import Worth
from rossio.puzzles.judging import BUDGET, Budget, Dropped, Verdict, judged
from rossio.puzzles.turns import DECISION, TURN, ended, mark

PLAYERS: Final = ("greedy", "net:16")
"""Who plays the games: good enough for real positions, and not above mistakes."""
SEATS: Final = (2, 3, 4)
APART: Final = 6
"""Decisions between two puzzles of a game."""
A_GAME: Final = 5
"""Puzzles of one game at most."""
AGAIN: Final = 3.0
"""Times the budget with which a puzzle is judged once more before it is one."""
ASKS: Final = {"lisboa": DECISION}
"""What the puzzles of a game ask for: a whole turn, or one decision where turns have too many ends."""

RICH: Final = {
    "coimbra": ("city", "castle", "place", "invest-phase", "lose", "repeat"),
    "magnanimous": (
        *("follow-production", "follow-nobles", "place-die", "recruit", "rio-effect"),
        *("send-troops", "place-troop", "buy-production"),
    ),
}
"""What is asked where puzzles were found often; of a game with such questions all others are looked at now and then."""
NOW_AND_THEN: Final = 4


class Haul:
    """What one game gave: its puzzles, and why the other positions were none."""

    def __init__(self) -> None:
        self.puzzles: list[Puzzle] = []
        self.dropped: Counter[str] = Counter()


def seed_of(name: str, base: int, number: int) -> int:
    return int.from_bytes(hashlib.sha256(f"puzzles {name} {base} {number}".encode()).digest()[:6])


def game_of(game: Game, seats: int, seed: int) -> list[int]:
    """The moves of a game between bots of several kinds."""
    lot = Chance(seed + 1)
    bots = [make(PLAYERS[lot.below(len(PLAYERS))], Chance(seed + 2 + seat)) for seat in range(seats)]
    state = game.setup(seats, seed, game.settle_options(seats, {}))
    moves: list[int] = []
    while not state.over():
        moves.append(bots[state.seat()].choose(game, state, state.seat()))
        state.play(moves[-1])
    return moves


def mine_game(name: str, base: int, until: float, number: int, budget: Budget = BUDGET) -> Haul:
    """Play a game and look at its turns from some decision on, so that puzzles come from all its rounds."""
    game = catalogue.load(name)
    haul = Haul()
    if time() > until:
        return haul
    seed = seed_of(name, base, number)
    seats = SEATS[number % len(SEATS)]
    asks = ASKS.get(name, TURN)
    moves = game_of(game, seats, seed)
    state = game.setup(seats, seed, game.settle_options(seats, {}))
    last = Chance(seed).below(len(moves) // 2) - APART
    for ply, move in enumerate(moves):
        if time() > until or len(haul.puzzles) == A_GAME:
            break
        if len(state.legal()) > 1 and ply >= last + APART and promising(name, state):
            try:
                verdict = judged(game, state, seed + 100 * ply, budget, asks)
                puzzle = made(game, state, seats, seed, moves, verdict, asks)
                if keeps(puzzle, AGAIN, seed + 100 * ply + 50, budget):
                    raise Dropped("again")
                haul.puzzles.append(puzzle)
                last = ply
            except Dropped as dropped:
                haul.dropped[str(dropped)] += 1
        state.play(move)
    return haul


def promising(name: str, state: State) -> bool:
    """Whether a position is worth a look: what is asked decides, and for the rest chance."""
    rich = RICH.get(name, ())
    return not rich or state.prompt().key in rich or state.ply % NOW_AND_THEN == 0


def made(game: Game, state: State, seats: int, seed: int, moves: list[int], verdict: Verdict, asks: str) -> Puzzle:
    """A puzzle out of a position and its verdict. Points are told above the temptation, which is greedy's turn."""
    best = verdict.worths[0]
    tempts = next(worth for worth in verdict.worths if worth.turn.end == verdict.greedy.end)
    floor = tempts.mean()
    print_move = game.space.print
    ways = [
        Way([print_move(move) for move in worth.turn.moves], worth.turn.end, round(worth.mean() - floor, 1))
        for worth in verdict.worths
    ]
    return Puzzle(
        game=game.name,
        rules=game.rules,
        content=game.pack.digest,
        seats=seats,
        options=game.settle_options(seats, {}),
        seed=seed,
        moves=[print_move(move) for move in moves[: state.ply]],
        seat=state.seat(),
        prompt=state.prompt().key,
        ways=ways,
        tempts=tempts.turn.end,
        played=end_played(game, state, moves[state.ply :], asks),
        margin=round(verdict.margin, 2),
        error=round(verdict.error, 2),
        own=round(average(best.own) - average(tempts.own), 1),
        others=round(average(tempts.others) - average(best.others), 1),
        decisions=best.turn.decisions,
        judges=verdict.judges,
        asks=asks,
        level=level_of(best, tempts),
    )


def level_of(best: Worth, tempts: Worth) -> int:
    """1: one decision; 2: a turn of several; 3: a turn that is better mostly by what the others then do."""
    taken = average(tempts.others) - average(best.others)
    if taken > average(best.own) - average(tempts.own):
        return 3
    return 2 if best.turn.decisions > 1 else 1


def average(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def end_played(game: Game, state: State, moves: list[int], asks: str) -> str:
    """Where the turn ended that was made in the game."""
    here = state.clone()
    for move in moves:
        here.play(move)
        if ended(game, here, state.seat(), state.ply, asks):
            break
    return mark(game, here)


def mine(name: str, seconds: float, processes: int, base: int) -> Iterator[Haul]:
    """Game after game until the time is over."""
    until = time() + seconds
    work = partial(mine_game, name, base, until)
    numbers = _while(until)
    if processes == 1:
        yield from map(work, numbers)
        return
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        waiting = [pool.apply_async(work, (next(numbers),)) for _ in range(4 * processes)]
        while waiting:
            one = waiting.pop(0)
            number = next(numbers, None)
            if number is not None:
                waiting.append(pool.apply_async(work, (number,)))
            yield one.get()


def _while(until: float) -> Iterator[int]:
    for number in count():
        if time() > until:
            return
        yield number


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="rossio.puzzles.mine", description="Mine puzzles out of games of bots.")
    parser.add_argument("game", choices=catalogue.names())
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--base", type=int, default=1, help="another number, other games")
    parser.add_argument("--out", type=Path, required=True)
    told = parser.parse_args(arguments)
    run(told.game, told.seconds, told.processes, told.base, told.out)
    return 0


def run(name: str, seconds: float, processes: int, base: int, out: Path) -> int:
    """Mine into a file, line by line, so that nothing is lost if it is stopped; the number of puzzles."""
    start = time()
    found = games = 0
    dropped: Counter[str] = Counter()
    with out.open("a", encoding="utf-8") as file:
        for haul in mine(name, seconds, processes, base):
            games += 1
            dropped.update(haul.dropped)
            for puzzle in haul.puzzles:
                found += 1
                file.write(print_puzzle(puzzle) + "\n")
            file.flush()
    told = ", ".join(f"{reason} {number}" for reason, number in dropped.most_common())
    print(f"{name}: {found} puzzles of {games} games in {time() - start:.0f} s; dropped: {told}", file=sys.stderr)
    return found


if __name__ == "__main__":
    sys.exit(main())
