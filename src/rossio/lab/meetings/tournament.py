"""Tournaments: bots in seat-rotated mirror matches, and what the games say about them.

The same plan gives the same games whatever the number of workers, as long as the bots measure their effort in nodes
and not in seconds. A shared defeat (a game without a winner) is counted apart: win shares are of the games that
somebody won.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from rossio.lab.meetings import ratings
from rossio.lab.meetings.intervals import Estimate, by_deal, share_by_deal, wilson
from rossio.lab.meetings.matches import Played, play
from rossio.lab.meetings.pool import Pool
from rossio.lab.meetings.schedule import Plan, schedule


def hold(
    plan: Plan,
    games: int,
    pool: Pool,
    before: list[Played] | None = None,
    tell: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play the games of the schedule that were not played before; all of them, in its order."""
    known = {played.number: played for played in before or []}
    fixtures = schedule(plan, games)
    for played in pool.run(play, [fixture for fixture in fixtures if fixture.number not in known]):
        known[played.number] = played
        if tell is not None:
            tell(played)
    return [known[number] for number in sorted(known)]


@dataclass(frozen=True)
class Standing:
    """How one side did: a bot, an entry or a seat."""

    games: int
    defeats: int
    fair: float
    win: Estimate
    paired: Estimate
    score: Estimate
    margin: Estimate
    think: float
    slowest: float

    def plain(self) -> dict[str, object]:
        return {
            "games": self.games,
            "defeats": self.defeats,
            "fair_share": round(self.fair, 4),
            "win_share": round(self.win.mean, 4),
            "low": round(self.win.low, 4),
            "high": round(self.win.high, 4),
            "paired_low": round(self.paired.low, 4),
            "paired_high": round(self.paired.high, 4),
            "mean_score": round(self.score.mean, 3),
            "score_low": round(self.score.low, 3),
            "score_high": round(self.score.high, 3),
            "margin": round(self.margin.mean, 3),
            "margin_low": round(self.margin.low, 3),
            "margin_high": round(self.margin.high, 3),
        }

    def pace(self) -> dict[str, float]:
        return {"seconds_a_move": round(self.think, 6), "slowest_move": round(self.slowest, 6)}


def standing(games: list[Played], seats_of: Callable[[Played], list[int]]) -> Standing:
    """Sum up the seats that a side held. With several seats in one game it wins if any of them does."""
    shares: list[tuple[int, float]] = []
    scores: list[tuple[int, float]] = []
    margins: list[tuple[int, float]] = []
    met = defeats = decisions = 0
    fair = seconds = slowest = 0.0
    for played in games:
        seats = seats_of(played)
        if not seats:
            continue
        met += 1
        for seat in seats:
            scores.append((played.deal, played.scores[seat]))
            margins.append((played.deal, played.margin(seat)))
            decisions += played.decisions[seat]
            seconds += played.seconds[seat]
            slowest = max(slowest, played.slowest[seat])
        if not played.winners():
            defeats += 1
            continue
        fair += len(seats) / len(played.ranks)
        shares.append((played.deal, sum(played.share(seat) for seat in seats)))
    return Standing(
        met,
        defeats,
        fair / len(shares) if shares else 0.0,
        wilson(sum(share for _, share in shares), len(shares)),
        share_by_deal(shares),
        by_deal(scores),
        by_deal(margins),
        seconds / max(decisions, 1),
        slowest,
    )


def bots_of(games: list[Played]) -> list[str]:
    """The bots in the order of their first game's entries."""
    named: dict[int, str] = {}
    for played in games:
        named.update(zip(played.entries, played.bots, strict=True))
    return list(dict.fromkeys(named[entry] for entry in sorted(named)))


def bot_standing(games: list[Played], bot: str) -> Standing:
    return standing(games, lambda played: [seat for seat, name in enumerate(played.bots) if name == bot])


def entry_standing(games: list[Played], entry: int) -> Standing:
    return standing(games, lambda played: [seat for seat, one in enumerate(played.entries) if one == entry])


def seat_standing(games: list[Played], seat: int) -> Standing:
    return standing(games, lambda played: [seat])


@dataclass(frozen=True)
class Meeting:
    """Two bots at one table: how often the first was placed before the second, and by how many points."""

    bot: str
    other: str
    games: int
    ahead: Estimate
    margin: Estimate

    def plain(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "against": self.other,
            "games": self.games,
            "ahead": round(self.ahead.mean, 4),
            "low": round(self.ahead.low, 4),
            "high": round(self.ahead.high, 4),
            "margin": round(self.margin.mean, 3),
            "margin_low": round(self.margin.low, 3),
            "margin_high": round(self.margin.high, 3),
        }


def meeting(games: list[Played], bot: str, other: str) -> Meeting:
    """Paired: both numbers are taken within a game, then deal by deal, so that common luck falls away."""
    ahead: list[tuple[int, float]] = []
    margins: list[tuple[int, float]] = []
    for played in games:
        pairs = [
            (mine, theirs)
            for mine, name in enumerate(played.bots)
            for theirs, rival in enumerate(played.bots)
            if name == bot and rival == other
        ]
        if not pairs:
            continue
        before = [compare(played.ranks[theirs], played.ranks[mine]) for mine, theirs in pairs]
        ahead.append((played.deal, sum(before) / len(before)))
        margins.append(
            (played.deal, sum(played.scores[mine] - played.scores[theirs] for mine, theirs in pairs) / len(pairs))
        )
    return Meeting(bot, other, len(ahead), share_by_deal(ahead), by_deal(margins))


def compare(left: int, right: int) -> float:
    """1 if the left rank is worse, one half for a shared place, else 0."""
    return 1.0 if left > right else 0.5 if left == right else 0.0


def summary(plan: Plan, games: list[Played]) -> dict[str, object]:
    """Everything the games say, as plain data. All but `timing` depends on the plan alone."""
    bots = bots_of(games)
    rated = ratings.ratings(games) if ratings.available() else {}
    standings = {bot: bot_standing(games, bot) for bot in bots}
    rows: list[dict[str, object]] = []
    for bot in bots:
        row: dict[str, object] = {"bot": bot, **standings[bot].plain()}
        if bot in rated:
            row["rating"] = rated[bot].plain()
        rows.append(row)
    entries = plan.entries()
    return {
        "game": plan.game,
        "rules": plan.rules,
        "content": plan.content,
        "seats": plan.seats,
        "options": plan.options,
        "seed": str(plan.seed),
        "budget": plan.budget,
        "entries": entries,
        "games": len(games),
        "deals": len({played.deal for played in games}),
        "defeats": sum(1 for played in games if not played.winners()),
        "endings": endings(games),
        "mean_decisions": round(sum(sum(played.decisions) for played in games) / max(len(games), 1), 2),
        "bots": rows,
        "meetings": [meeting(games, bot, other).plain() for bot, other in combinations(bots, 2) if plan.seats > 1],
        "by_entry": [
            {"entry": number + 1, "bot": bot, **entry_standing(games, number).plain()}
            for number, bot in enumerate(entries)
        ],
        "by_seat": [{"seat": seat + 1, **seat_standing(games, seat).plain()} for seat in range(plan.seats)],
        "timing": {bot: standings[bot].pace() for bot in bots},
    }


def endings(games: list[Played]) -> dict[str, int]:
    found: dict[str, int] = {}
    for played in games:
        found[played.reason] = found.get(played.reason, 0) + 1
    return {reason: found[reason] for reason in sorted(found)}
