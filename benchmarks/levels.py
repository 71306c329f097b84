"""Whether each level beats the one below about three times in four, and answers within its time.

    PYTHONPATH=build/compiled python benchmarks/levels.py [GAME ...] [--seats 2,4] [--games 48] [--jobs 16]
        [--pairs journeyman/apprentice,apprentice/greedy] [--set GAME/LEVEL=ITERATIONS,MISTAKES,SLIP] [--seconds 500]

Two bots play each other, at four seats two of each; a deal is played from all seatings. A share is that of the first of
a pair in the games that somebody won, with its 95 % interval; times are processor time. `--set` tries another skill for
a level (0 iterations: as many as its time allows). After `--seconds` what has been played is told. `--tune` looks for
skills of the lower three levels, at two seats: an apprentice that wins three of ten games against greedy, then levels
that win three of four against the one below. Only rules, bots and laboratory are needed, no library of the server.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from time import perf_counter, process_time
from typing import Final, NamedTuple

import rossio
from rossio.bots import LEVELS, make
from rossio.bots.bot import Bot
from rossio.bots.levels import Skill
from rossio.bots.nets import network_of
from rossio.bots.tree import NO_LIMIT
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.lab.meetings.intervals import by_deal, share_by_deal
from rossio.lab.meetings.pool import cores, pool_of
from rossio.lab.meetings.schedule import Fixture, plan_for, schedule

ABOUT: Final = 0.75
AGAINST_GREEDY: Final = 0.3
SLIPPING: Final = (
    *((8, 800, 0.3), (8, 600, 0.2), (12, 600, 0.15), (12, 450, 0.12), (16, 350, 0.1), (16, 200, 0.08)),
    *((20, 120, 0.06), (28, 80, 0.05), (40, 60, 0.05), (60, 50, 0.04), (100, 40, 0.04), (160, 30, 0.03)),
)
STEADY: Final = tuple((looks, 0, 0.0) for looks in (12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024))
"""Skills from the weakest to the strongest: those that slip, and those that do not."""


class Key(NamedTuple):
    """A row of the result."""

    game: str
    pair: str
    seats: int


@dataclass(frozen=True)
class Task:
    """One game of a row, and the skills that are tried in it: (game, level, iterations, mistakes, slip)."""

    key: Key
    fixture: Fixture
    tried: tuple[tuple[str, str, int, int, float], ...]


@dataclass(frozen=True)
class Result:
    """What was played, the part of the victory of the first bot (None where all have lost), its lead in points, and for
    both bots the processor times of their decisions: how many, all together, the longest."""

    key: Key

    deal: int
    share: float | None
    lead: float
    times: tuple[tuple[int, float, float], tuple[int, float, float]]


def play(task: Task) -> Result:
    for name, level, iterations, mistakes, slip in task.tried:
        LEVELS[level].own[name] = Skill(iterations or NO_LIMIT, mistakes, slip)
    plan = task.fixture.plan
    game = catalogue.load(plan.game)
    names = task.fixture.bots()
    first = [name == plan.bots[0] for name in names]
    bots: list[Bot] = [make(name, Chance(seed)) for name, seed in zip(names, task.fixture.bot_seeds, strict=True)]
    state = game.setup(plan.seats, task.fixture.seed, plan.options)
    times: list[list[float]] = [[], []]
    while not state.over():
        moves = state.legal()
        if len(moves) == 1:
            state.play(moves[0])
            continue
        seat = state.seat()
        start = process_time()
        move = bots[seat].choose(game, state, seat)
        times[0 if first[seat] else 1].append(process_time() - start)
        state.play(move)
    outcome = game.outcome(state)
    winners = outcome.winners()
    share = sum(first[seat] for seat in winners) / len(winners) if winners else None
    mine = [score for seat, score in enumerate(outcome.scores) if first[seat]]
    theirs = [score for seat, score in enumerate(outcome.scores) if not first[seat]]
    lead = sum(mine) / len(mine) - sum(theirs) / len(theirs)
    both = [(len(found), sum(found), max(found, default=0.0)) for found in times]
    return Result(task.key, task.fixture.deal, share, lead, (both[0], both[1]))


def line(key: Key, results: list[Result]) -> str:
    won = [(one.deal, one.share) for one in results if one.share is not None]
    share = share_by_deal(won)
    lead = by_deal([(one.deal, one.lead) for one in results])
    pace = []
    for place in range(2):
        decisions = sum(one.times[place][0] for one in results)
        mean = 1000 * sum(one.times[place][1] for one in results) / max(1, decisions)
        pace.append(f"{mean:.0f} ms (at most {1000 * max(one.times[place][2] for one in results):.0f})")
    return (
        f"  {key.seats} seats, {key.pair.replace('/', ' against ')}: {100 * share.mean:.1f} % [{100 * share.low:.1f}, "
        f"{100 * share.high:.1f}] of {len(won)} ({len(results) - len(won)} lost by all), lead {lead.mean:+.1f} "
        f"[{lead.low:+.1f}, {lead.high:+.1f}]; a decision takes {' and '.join(pace)}"
    )


def tried(text: str) -> tuple[str, str, int, int, float]:
    where, _, skill = text.partition("=")
    game, _, level = where.partition("/")
    iterations, mistakes, slip = skill.split(",")
    if level not in LEVELS:
        raise argparse.ArgumentTypeError(f"{level}: there is {', '.join(LEVELS)}")
    return game, level, int(iterations), int(mistakes), float(slip)


def tasks_of(keys: list[Key], options: argparse.Namespace) -> list[Task]:
    """The games of all rows, one of each in turn, so that whenever time is over all have been played about as often."""
    rows: list[list[Task]] = []
    for key in keys:
        plan = plan_for(catalogue.load(key.game), key.seats, key.pair.split("/"), options.seed)
        rows.append([Task(key, fixture, tuple(options.skills)) for fixture in schedule(plan, options.number)])
    return [task for turn in zip_longest(*rows) for task in turn if task is not None]


def tune(name: str, options: argparse.Namespace) -> None:
    """Find skills for the levels of a game, from the apprentice up, and print them as levels.py wants them."""
    chosen: list[tuple[str, str, int, int, float]] = []
    below, wanted = "greedy", AGAINST_GREEDY
    for level in list(LEVELS)[:-1]:
        steady = level == "master"
        least = chosen[-1][2] if chosen else 0
        skills = [skill for skill in (STEADY if steady else SLIPPING) if skill[0] > least]
        plan = plan_for(catalogue.load(name), 2, [level, below], options.seed)
        tasks = [
            Task(Key(name, str(place), 2), fixture, (*chosen, (name, level, *skill)))
            for fixture in schedule(plan, options.number)
            for place, skill in enumerate(skills)
        ]
        found: dict[int, list[tuple[int, float]]] = defaultdict(list)
        for result in pool_of(options.jobs).run(play, tasks):
            if result.share is not None:
                found[int(result.key.pair)].append((result.deal, result.share))
        shares = {place: share_by_deal(found[place]) for place in found}
        for place in sorted(shares):
            print(f"  {level} {skills[place]} against {below}: {100 * shares[place].mean:.0f} % of {len(found[place])}")
        best = min(sorted(shares), key=lambda place: abs(shares[place].mean - wanted))
        chosen.append((name, level, *skills[best]))
        low, high = 100 * shares[best].low, 100 * shares[best].high
        print(f'"{name}": Skill{skills[best]} as {level}: [{low:.0f}, {high:.0f}]', flush=True)
        below, wanted = level, ABOUT


def main() -> None:
    steps = ",".join(f"{above}/{below}" for below, above in pairwise(LEVELS))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=catalogue.names())
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--games", dest="number", type=int, default=48)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", default=steps)
    parser.add_argument("--set", dest="skills", action="append", type=tried, default=[])
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--tune", action="store_true")
    options = parser.parse_args()
    if options.tune:
        for name in options.games:
            tune(name, options)
        return
    start = perf_counter()
    counts = [int(seats) for seats in options.seats.split(",")]
    keys = [Key(game, pair, seats) for game in options.games for pair in options.pairs.split(",") for seats in counts]
    found: dict[Key, list[Result]] = defaultdict(list)
    for result in pool_of(options.jobs).run(play, tasks_of(keys, options)):
        found[result.key].append(result)
        if perf_counter() - start > options.seconds:
            break
    print(
        f"{'compiled' if rossio.compiled() else 'interpreted'}, {options.jobs} at once, {perf_counter() - start:.0f} s"
    )
    for name in options.games:
        learnt = network_of(catalogue.load(name)) is not None
        print(f"{name}, {'with its network' if learnt else 'by search'}; about {ABOUT:.0%} is wanted of each step")
        for key in keys:
            if key.game == name and found[key]:
                print(line(key, found[key]), flush=True)


if __name__ == "__main__":
    main()
