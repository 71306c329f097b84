"""Whether reviews tell good play from bad, and luck from both.

    PYTHONPATH=build/compiled python benchmarks/review.py [GAME ...] [--games 200] [--luck 400] [--jobs 16] [--check]
        [--sample 8] [--asked 8] [--walks 16] [--bots random,greedy,search:400,master] [--keep FILE]

Games of two seats against one opponent, the same for all bots: the points a bot loses a decision, with a 95 % interval
over the games. (Bots among themselves would not do: where both are weak, positions are dull, and a mistake costs less.)
Then games dealt in pairs with the bots exchanged, of which only the luck is reviewed: its mean for each seat with its
interval. Last the processor time of whole reviews. With `--keep FILE` every game is kept as a line, and those of the
file are not played again. `--check` fails if two bots that follow each other do not lie apart, or luck is not 0.

`--sample` judges so many decisions of each game, drawn by lot, instead of reviewing it whole: less sure of a game, as
sure of many, in a tenth of the time; the dearest are then not judged again. `--asked` draws as many from games of
others, and asks all bots there: nobody has to play whole games, and all are measured by the same positions. `--walks`
makes luck rougher, not wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final

import rossio
from rossio.bots import make
from rossio.bots.review import Budget, Review, Row
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.match import Match
from rossio.lab.meetings.intervals import by_deal

SEATS: Final = 2
BOTS: Final = "random,greedy,search:400,net:1600"
OPPONENT: Final = "search:100"
MIRROR: Final = ("greedy", "search:50")
SURE: Final = 1.96


def play(name: str, bots: list[str], seed: int) -> Match:
    game = catalogue.load(name)
    match = Match(game, SEATS, seed)
    players = [make(bot, Chance(seed * SEATS + seat)) for seat, bot in enumerate(bots)]
    while not match.state.over():
        seat = match.state.seat()
        match.play(game.space.print(players[seat].choose(game, match.state, seat)))
    return match


def begun(budget: Budget, work: tuple[str, str, int]) -> tuple[Review, int]:
    """One game of a bot against the opponent of all, and the bot's seat; seats are exchanged from game to game."""
    name, bot, number = work
    seat = number % SEATS
    match = play(name, [bot if place == seat else OPPONENT for place in range(SEATS)], number // SEATS + 1)
    return Review(match.game, match.record(), budget), seat


def sampled(sample: int, budget: Budget, work: tuple[str, str, int]) -> dict[str, Any]:
    """Some decisions of one game, drawn by lot."""
    made, seat = begun(budget, work)
    free = [ply for ply in range(len(made.moves)) if made.seats[ply] == seat and len(made.states[ply].legal()) > 1]
    return looked_at(made, by_lot(free, sample, work[2]), work)


def answered(asked: int, budget: Budget, work: tuple[str, str, int]) -> dict[str, Any]:
    """What a bot would lose in some decisions of one game of others, drawn by lot."""
    name, bot, number = work
    match = mirrored(name, number)
    made = Review(match.game, match.record(), budget)
    drawn = by_lot([ply for ply in range(len(made.moves)) if len(made.states[ply].legal()) > 1], asked, number)
    for ply in drawn:
        made.moves[ply] = make(bot, made.chance(ply, bot)).choose(made.game, made.states[ply], made.seats[ply])
    return looked_at(made, drawn, work)


def by_lot(free: list[int], count: int, seed: int) -> list[int]:
    lot = Chance(seed)
    return [free.pop(lot.below(len(free))) for _ in range(min(count, len(free)))]


def looked_at(made: Review, drawn: list[int], work: tuple[str, str, int]) -> dict[str, Any]:
    name, bot, number = work
    return {
        "game": name,
        "bot": bot,
        "number": number,
        "error": sum(made.look(ply).get("cost", 0.0) for ply in drawn) / len(drawn),
        "decisions": len(drawn),
        "judge": made.judge_name(),
    }


def judged(budget: Budget, work: tuple[str, str, int]) -> dict[str, Any]:
    """One game, reviewed whole."""
    name, bot, number = work
    made, seat = begun(budget, work)
    start = process_time()
    rows: list[Row] = []
    while made.step(rows):
        pass
    free = [row for row in rows if row["free"] and row["seat"] == seat]
    return {
        "game": name,
        "bot": bot,
        "number": number,
        "error": sum(row.get("cost", 0.0) for row in free) / len(free),
        "decisions": len(free),
        "luck": [round(sum(row["luck"][seat] for row in rows if "luck" in row), 2) for seat in range(SEATS)],
        "seconds": process_time() - start,
        "judge": made.judge_name(),
    }


@lru_cache(maxsize=1)
def mirrored(name: str, number: int) -> Match:
    """A game of two bots; every deal is played from both sides."""
    bots = [MIRROR[(number + seat) % SEATS] for seat in range(SEATS)]
    return play(name, bots, 1_000_001 + number // SEATS)


def drawn(budget: Budget, work: tuple[str, str, int]) -> dict[str, Any]:
    """The luck in one game of two bots."""
    name, _, number = work
    match = mirrored(name, number)
    made = Review(match.game, match.record(), budget)
    rows = [Row(ply=ply, seat=made.seats[ply]) for ply in made.reveals]
    for row in rows:
        while row.get("drawn", 0) < made.redraws:
            made.draw(row)
    return {
        "game": name,
        "bot": "luck",
        "number": number,
        "luck": [round(sum(row["luck"][seat] for row in rows), 2) for seat in range(SEATS)],
    }


def mean(numbers: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    middle = sum(numbers) / len(numbers)
    spread = sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    return middle, SURE * sqrt(spread / len(numbers))


def kept(file: Path | None) -> list[dict[str, Any]]:
    if file is None or not file.exists():
        return []
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def told(name: str, bots: list[str], games: list[dict[str, Any]]) -> Iterator[str]:
    """Print what was measured; what does not hold."""
    before: tuple[str, float] | None = None
    seconds: list[float] = []
    for bot in bots:
        mine = [one for one in games if one["game"] == name and one["bot"] == bot]
        if not mine:
            continue
        middle, half = mean([one["error"] for one in mine])
        seconds += [one["seconds"] for one in mine if "seconds" in one]
        print(
            f"{name:12} {bot:12} loses {middle:.3f} a decision, {middle - half:.3f} to {middle + half:.3f} "
            f"({len(mine)} games, {sum(one['decisions'] for one in mine) / len(mine):.0f} decisions each, "
            f"judged by {mine[0]['judge']})"
        )
        if before is not None and before[1] <= middle + half:
            yield f"{name}: {before[0]} and {bot} do not lie apart"
        before = (bot, middle - half)
    for kind, chosen in (("mirror", "luck"), ("all", "")):
        lucky = [one for one in games if one["game"] == name and "luck" in one and chosen in ("", one["bot"])]
        for seat in range(SEATS) if lucky else ():
            found = by_deal([(one["number"] // SEATS, one["luck"][seat]) for one in lucky])
            middle, half = found.mean, found.high - found.mean
            print(f"{name:12} luck, {kind} games, seat {seat}: {middle:+.2f} with {half:.2f} ({len(lucky)} games)")
            if chosen and abs(middle) > half:
                yield f"{name}: the luck of seat {seat} does not average 0"
    if seconds:
        seconds.sort()
        print(f"{name:12} {seconds[len(seconds) // 2]:.1f} s of processor time a review, at most {seconds[-1]:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", default=catalogue.names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--luck", type=int, default=400)
    parser.add_argument("--bots", default=BOTS, help="from the weakest to the strongest")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--looks", type=int, default=Budget().looks)
    parser.add_argument("--pairs", type=int, default=Budget().pairs)
    parser.add_argument("--walks", type=int, default=Budget().walks)
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--asked", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    bots = options.bots.split(",")
    budget = Budget(looks=options.looks, pairs=options.pairs, walks=options.walks)
    reviewed = partial(sampled, options.sample) if options.sample else judged
    if options.asked:
        reviewed = partial(answered, options.asked)
    print("compiled" if rossio.compiled() else "interpreted", flush=True)
    games = kept(options.keep)
    known = {(one["game"], one["bot"], one["number"]) for one in games}
    wrong: list[str] = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for name in options.names:
            whole = [(name, bot, number) for number in range(options.games) for bot in bots]
            short = [(name, "luck", number) for number in range(options.luck)]
            for way, works in ((reviewed, whole), (drawn, short)):
                left = [work for work in works if work not in known]
                for one in pool.map(partial(way, budget), left, chunksize=len(bots)):
                    games.append(one)
                    if options.keep is not None:
                        with options.keep.open("a", encoding="utf-8") as file:
                            file.write(json.dumps(one) + "\n")
            wrong += told(name, bots, games)
            sys.stdout.flush()
    if options.check and wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
