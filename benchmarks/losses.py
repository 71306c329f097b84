"""What bots lose in positions, in thousandths of a game's worth: a cheap yardstick for tunings and networks.

    PYTHONPATH=build/compiled python benchmarks/losses.py GAME [--bots search:0.05s,net:0.05s] [--net FILE]
        [--file build/losses.jsonl] [--positions 120] [--seats 2,4] [--turns 3] [--jobs 2]

Positions of games between search and net are judged once and kept in the file: a plain search and one with the network
grow, and then each of their favourites is tried 1,500 times by both through the same worlds; the mean is what a move is
worth. A move that a bot chose beside these is tried in the same way. Bots may have settings behind a slash, as in
`net:0.05s/mix=0.4/explore=0.15`. The judge is of the bots' own kind, so only differences between bots say something.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Final

from rossio.bots import make
from rossio.bots.net import search_with, usual_tuning
from rossio.bots.nets import network_of
from rossio.bots.neural import NetSearch
from rossio.bots.search import FOREVER, Search
from rossio.bots.tree import known_habits, tuning_of
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.lab.learning.strength import contestant
from rossio.lab.meetings.pool import cores, pool_of

PLAYERS: Final = ("search:120", "net:100")
GROWN: Final = 6000
"""Walks of a judge's tree before the favourites are tried."""
TRIED: Final = 1500
FAVOURITES: Final = 7
Choice = tuple[int, str, int, float]
"""The number of a position, a bot, its move, and the processor time it took."""
A_GAME: Final = 8
"""Positions taken from one game."""


@dataclass
class Position:
    """A position, by the deal and the moves that led to it, and what its moves are worth, as far as they were tried."""

    game: str
    seats: int
    deal: int
    moves: list[int]
    worths: dict[int, float]

    def state(self) -> State:
        state = catalogue.load(self.game).setup(self.seats, self.deal, {})
        for move in self.moves:
            state.play(move)
        return state


def read(file: Path) -> list[Position]:
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    return [Position(**{**row, "worths": {int(move): worth for move, worth in row["worths"].items()}}) for row in rows]


def write(file: Path, positions: list[Position]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(json.dumps(vars(position)) + "\n" for position in positions), "utf-8")


def played(task: tuple[str, int, int]) -> list[Position]:
    """Some positions of a game with more than two moves to choose from, not yet judged."""
    name, seats, deal = task
    game = catalogue.load(name)
    state = game.setup(seats, deal, {})
    bots = [make(PLAYERS[(deal + seat) % len(PLAYERS)], Chance(deal * 31 + seat)) for seat in range(seats)]
    made: list[int] = []
    found: list[Position] = []
    while not state.over():
        moves = state.legal()
        if len(moves) > 2:
            found.append(Position(name, seats, deal, made[:], {}))
        seat = state.seat()
        made.append(moves[0] if len(moves) == 1 else bots[seat].choose(game, state, seat))
        state.play(made[-1])
    return Random(deal).sample(found, min(A_GAME, len(found)))


def judges(game: Game, state: State) -> list[Search]:
    """The trees that a position is judged by, grown."""
    seat = state.seat()
    usual = tuning_of(game)
    trees: list[Search] = [Search(game, state, seat, Chance(1), usual, known_habits(game, usual.habit))]
    network = network_of(game)
    if network is not None:
        trees.append(search_with(NetSearch, network, usual_tuning(game), game, state, seat, Chance(2)))
    for tree in trees:
        tree.deadline = FOREVER
        for _ in range(GROWN):
            tree.iterate()
    return trees


def judged(position: Position, asked: list[int] | None = None) -> Position:
    """The position with what the asked moves are worth; the favourites of the trees, if none are asked."""
    state = position.state()
    trees = judges(catalogue.load(position.game), state)
    if asked is None:
        tried: dict[int, int] = defaultdict(int)
        for tree in trees:
            for kid in tree.root.kids.values():
                tried[kid.move] += kid.visits
        legal = state.legal()
        asked = sorted((move for move in tried if move in legal), key=lambda move: -tried[move])[:FAVOURITES]
    worths = dict.fromkeys(asked, 0.0)
    for tree in trees:
        for world in range(TRIED):
            for move in asked:
                tree.walk(move, world)
                worths[move] += tree.shares[tree.seat] / (TRIED * len(trees))
    return Position(position.game, position.seats, position.deal, position.moves, {**position.worths, **worths})


def missing(task: tuple[Position, list[int]]) -> Position:
    return judged(*task)


@lru_cache(maxsize=1)
def standing(game: str, seats: int, deal: int, moves: tuple[int, ...]) -> State:
    return Position(game, seats, deal, list(moves), {}).state()


def chosen(net: str, task: tuple[int, Position, str, int]) -> Choice:
    """Which move a bot chooses, in its so many-eth turn, and the processor time it took."""
    number, position, name, turn = task
    game = catalogue.load(position.game)
    state = standing(position.game, position.seats, position.deal, tuple(position.moves))
    bot = contestant(game, name.replace("/", ","), net, Chance(1000 * turn + number))
    start = process_time()
    move = bot.choose(game, state.clone(), state.seat())
    return number, name, move, process_time() - start


def gather(options: argparse.Namespace) -> list[Position]:
    """The positions of the file; if there is none yet, new ones."""
    positions = read(options.file)
    if positions:
        return positions
    counts = [int(seats) for seats in options.seats.split(",")]
    each = -(-options.positions // (A_GAME * len(counts)))
    tasks = [(options.game, seats, options.seed + deal) for deal in range(each) for seats in counts]
    pool = pool_of(options.jobs)
    taken = [position for game in pool.run(played, tasks) for position in game]
    positions = list(pool.run(judged, taken))
    write(options.file, positions)
    return positions


def tell(names: list[str], positions: list[Position], found: list[Choice]) -> None:
    """A line for each bot and number of seats: what it loses, and how much more than the first bot does."""
    lost: dict[tuple[str, int], list[float]] = defaultdict(list)
    times: dict[str, list[float]] = defaultdict(list)
    for number, name, move, seconds in found:
        worths = positions[number].worths
        lost[name, number].append(1000 * (max(worths.values()) - worths[move]))
        times[name].append(seconds)
    for seats in sorted({position.seats for position in positions}):
        numbers = [number for number, position in enumerate(positions) if position.seats == seats]
        first = [fmean(lost[names[0], number]) for number in numbers]
        for name in names:
            means = [fmean(lost[name, number]) for number in numbers]
            more = [mine - its for mine, its in zip(means, first, strict=True)]
            print(
                f"{seats} seats, {name:36} {fmean(means):6.2f} ± {error(means):.2f}, "
                f"{fmean(more):+.2f} ± {error(more):.2f} to the first; {1000 * fmean(times[name]):.0f} ms",
                flush=True,
            )


def error(numbers: list[float]) -> float:
    return stdev(numbers) / len(numbers) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=catalogue.names())
    parser.add_argument("--bots", default="search:0.05s,net:0.05s")
    parser.add_argument("--file", type=Path, default=Path("build/losses.jsonl"))
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", default="")
    options = parser.parse_args()
    positions = gather(options)
    pool = pool_of(options.jobs)
    names = options.bots.split(",")
    tasks = [
        (number, position, name, turn)
        for turn in range(options.turns)
        for number, position in enumerate(positions)
        for name in names
    ]
    found = list(pool.run(partial(chosen, options.net), tasks))
    lacking: dict[int, set[int]] = defaultdict(set)
    for number, _, move, _ in found:
        if move not in positions[number].worths:
            lacking[number].add(move)
    numbers = sorted(lacking)
    asked = [(positions[number], sorted(lacking[number])) for number in numbers]
    known = {(one.seats, one.deal, len(one.moves)): number for number, one in enumerate(positions)}
    for position in pool.run(missing, asked):
        positions[known[position.seats, position.deal, len(position.moves)]] = position
    write(options.file, positions)
    tell(names, positions, found)


if __name__ == "__main__":
    main()
