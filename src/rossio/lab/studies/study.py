"""Studies: what many games say about a game's balance, as plain data. `report` makes a page of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from rossio.lab.meetings.intervals import CONFIDENCE, Estimate, by_deal, share_by_deal
from rossio.lab.meetings.matches import Detail, Played, play_closely
from rossio.lab.meetings.pool import Pool
from rossio.lab.meetings.schedule import Plan, schedule
from rossio.lab.meetings.tournament import bot_standing, bots_of, endings, seat_standing

RARE: Final = 20
"""A component held less often than this says too little to be shown."""

Pair = tuple[Played, Detail]
Wins = dict[str, list[tuple[int, float]]]


def gather(plan: Plan, games: int, pool: Pool, tell: Callable[[], None] | None = None) -> list[Pair]:
    """Play the schedule and note everything a study wants to know, in the order of the schedule."""
    pairs: list[Pair] = []
    for pair in pool.run(play_closely, schedule(plan, games)):
        pairs.append(pair)
        if tell is not None:
            tell()
    return sorted(pairs, key=lambda pair: pair[0].number)


@dataclass(frozen=True)
class Row:
    """How often those won who held something. `verdict`: 1 or -1 if it is beyond chance, the number of rows counted."""

    label: str
    held: int
    win: Estimate
    verdict: int

    def plain(self) -> dict[str, object]:
        return {"label": self.label, "held": self.held, "win_share": self.win.plain(), "verdict": self.verdict}


@dataclass(frozen=True)
class Category:
    """Points of one category: what winners made of it, what the others did, and the mean of all."""

    name: str
    winners: Estimate
    others: Estimate
    all: Estimate

    def plain(self) -> dict[str, object]:
        return {
            "category": self.name,
            "winners": self.winners.plain(),
            "others": self.others.plain(),
            "all": self.all.plain(),
        }


class Study:
    """A balance report in numbers. Win shares are of the games that somebody won."""

    def __init__(self, plan: Plan, pairs: list[Pair]) -> None:
        self.plan = plan
        self.pairs = pairs
        self.games = [played for played, _ in pairs]
        won = [played for played in self.games if played.winners()]
        taken = sum(played.share(seat) for played in won for seat in range(plan.seats))
        self.fair = taken / max(len(won) * plan.seats, 1)
        self.defeats = len(self.games) - len(won)
        self.shared = sum(1 for played in won if len(played.winners()) > 1)
        self.seats = [seat_standing(self.games, seat) for seat in range(plan.seats)]
        self.bots = {bot: bot_standing(self.games, bot) for bot in bots_of(self.games)}
        self.lengths = [sum(played.decisions) for played in self.games]
        self.rounds = [detail.rounds for _, detail in pairs]
        self.winning = [max(played.scores) for played in won]
        self.gaps = [gap(played) for played in won if len(played.scores) > 1]
        self.categories = categories(pairs)
        self.held = fields(pairs, lambda detail, seat: detail.held[seat])
        self.opened = fields(pairs, lambda detail, seat: detail.opened[seat])
        self.first = rows(wins(pairs, lambda detail, seat: telling(detail.first[seat])), self.fair)

    def plain(self) -> dict[str, object]:
        return {
            "game": self.plan.game,
            "rules": self.plan.rules,
            "content": self.plan.content,
            "seats": self.plan.seats,
            "options": self.plan.options,
            "seed": str(self.plan.seed),
            "entries": self.plan.entries(),
            "games": len(self.games),
            "defeats": self.defeats,
            "shared_victories": self.shared,
            "endings": endings(self.games),
            "fair_share": round(self.fair, 4),
            "mean_decisions": round(fmean(self.lengths), 2),
            "mean_winning_score": round(fmean(self.winning), 2) if self.winning else None,
            "mean_gap": round(fmean(self.gaps), 2) if self.gaps else None,
            "by_seat": [{"seat": seat + 1, **one.plain()} for seat, one in enumerate(self.seats)],
            "bots": [{"bot": bot, **one.plain()} for bot, one in self.bots.items()],
            "categories": [category.plain() for category in self.categories],
            "held": {field: [row.plain() for row in found] for field, found in self.held.items()},
            "opened": {field: [row.plain() for row in found] for field, found in self.opened.items()},
            "first": [row.plain() for row in self.first],
        }


def gap(played: Played) -> int:
    """The points between the first and the second."""
    best = sorted(played.scores, reverse=True)
    return best[0] - best[1]


def telling(moves: list[str]) -> list[str]:
    """The moves whose names say what was chosen, and not only its number on the table."""
    return [move for move in moves if not all(word.isdigit() for word in move.split()[1:])]


def wins(pairs: list[Pair], things: Callable[[Detail, int], list[str]]) -> Wins:
    """For each thing, the deal and the win share of every seat that had it."""
    found: Wins = {}
    for played, detail in pairs:
        if not played.winners():
            continue
        for seat in range(len(played.bots)):
            for label in dict.fromkeys(things(detail, seat)):
                found.setdefault(label, []).append((played.deal, played.share(seat)))
    return found


def rows(found: Wins, fair: float) -> list[Row]:
    """The things in the order of their win share; a verdict only where the many comparisons allow for one."""
    kept = {label: shares for label, shares in found.items() if len(shares) >= RARE}
    strict = 1 - (1 - CONFIDENCE) / max(len(kept), 1)
    told: list[Row] = []
    for label, shares in kept.items():
        careful = share_by_deal(shares, strict)
        verdict = 1 if careful.low > fair else -1 if careful.high < fair else 0
        told.append(Row(label, len(shares), share_by_deal(shares), verdict))
    return sorted(told, key=lambda row: (-row.win.mean, row.label))


def fields(pairs: list[Pair], held: Callable[[Detail, int], dict[str, list[str]]]) -> dict[str, list[Row]]:
    """Win shares by component, for each field of the players' view that tells them apart."""
    won = [played for played, _ in pairs if played.winners()]
    chances = sum(len(played.bots) for played in won)
    fair = sum(played.share(seat) for played in won for seat in range(len(played.bots))) / max(chances, 1)
    names = dict.fromkeys(
        name for played, detail in pairs for seat in range(len(played.bots)) for name in held(detail, seat)
    )
    told: dict[str, list[Row]] = {}
    for name in names:

        def one(detail: Detail, seat: int, name: str = name) -> list[str]:
            return held(detail, seat).get(name, [])

        found = [row for row in rows(wins(pairs, one), fair) if row.held < chances]
        if found:
            told[name] = found
    return told


def categories(pairs: list[Pair]) -> list[Category]:
    """Points by category; empty ones are left out."""
    told: list[Category] = []
    names = pairs[0][1].categories if pairs else []
    for place, name in enumerate(names):
        winners: list[tuple[int, float]] = []
        others: list[tuple[int, float]] = []
        for played, detail in pairs:
            for seat in range(len(played.bots)):
                side = winners if played.share(seat) else others
                side.append((played.deal, detail.points[seat][place]))
        if any(value for _, value in winners + others):
            told.append(Category(name, by_deal(winners), by_deal(others), by_deal(winners + others)))
    return told
