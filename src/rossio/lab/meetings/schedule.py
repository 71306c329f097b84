"""Who plays whom, from which seat, on which seed: all fixed by the plan, before the first game.

A deal is one seed played from every seating (the word is from duplicate bridge): luck that favours a seat favours every
bot once. Seatings that only exchange a bot with itself are the same: they would be played twice for nothing.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from itertools import combinations

from rossio.kernel.chance import SEED_BITS, Chance
from rossio.kernel.game import Game


@dataclass(frozen=True)
class Plan:
    """What fixes a series of games. `budget` is seconds a move, 0 for the bots' own measure."""

    game: str
    rules: int
    content: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    budget: float = 0.0

    def entries(self) -> list[str]:
        """The bots as they enter: at least one for each seat, taken in turn if fewer were named."""
        return [self.bots[place % len(self.bots)] for place in range(max(self.seats, len(self.bots)))]

    def lineups(self) -> list[tuple[int, ...]]:
        """The sets of entries that meet: all together, or every choice of them if the seats are too few."""
        return list(combinations(range(len(self.entries())), self.seats))


def plan_for(
    game: Game,
    seats: int,
    bots: list[str],
    seed: int,
    options: dict[str, str] | None = None,
    budget: float = 0.0,
) -> Plan:
    settled = game.settle_options(seats, options if options is not None else {})
    return Plan(game.name, game.rules, game.pack.digest, seats, tuple(bots), seed, settled, budget)


@dataclass(frozen=True)
class Fixture:
    """One game of the schedule: the entry at each seat, and every seed."""

    number: int
    deal: int
    plan: Plan
    seed: int
    entries: tuple[int, ...]
    bot_seeds: tuple[int, ...]

    def bots(self) -> list[str]:
        names = self.plan.entries()
        return [names[entry] for entry in self.entries]


def derived(seed: int, *parts: object) -> int:
    """A seed of its own for a part of the whole, whatever else is played and in which order."""
    text = "/".join([str(seed), *(str(part) for part in parts)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


def schedule(plan: Plan, games: int) -> list[Fixture]:
    """At least that many games, in whole deals. A longer schedule begins with the shorter one.

    The order around the table is drawn for each deal; then it is turned until every bot has sat in every seat.
    """
    fixtures: list[Fixture] = []
    lineups = plan.lineups()
    names = plan.entries()
    deal = 0
    while len(fixtures) < games:
        seed = derived(plan.seed, "deal", deal)
        for number, lineup in enumerate(lineups):
            order = list(lineup)
            Chance(derived(plan.seed, "order", deal, number)).shuffle(order)
            for turn in range(turns([names[entry] for entry in order])):
                seated = tuple(order[turn:] + order[:turn])
                chances = tuple(derived(plan.seed, "bot", deal, number, turn, seat) for seat in range(plan.seats))
                fixtures.append(Fixture(len(fixtures), deal, plan, seed, seated, chances))
        deal += 1
    return fixtures


def turns(order: list[str]) -> int:
    """How often bots around a table can be turned before they sit as they sat at first."""
    return next(turn for turn in range(1, len(order) + 1) if order[turn:] + order[:turn] == order)
