"""Ratings of bots by openskill's Plackett-Luce model, game after game in the order of the schedule."""

from __future__ import annotations

from dataclasses import dataclass

from rossio.lab.extras import installed, need
from rossio.lab.meetings.matches import Played


@dataclass(frozen=True)
class Rating:
    """A belief about a bot's strength: `mean`, and how unsure it is. New bots begin at 25 and 25/3."""

    mean: float
    deviation: float

    def plain(self) -> dict[str, float]:
        return {"mean": round(self.mean, 3), "deviation": round(self.deviation, 3)}


def available() -> bool:
    return installed("openskill")


def ratings(games: list[Played]) -> dict[str, Rating]:
    """Each bot's rating after all games. A shared defeat and a game of one bot against itself say nothing."""
    model = need("openskill.models").PlackettLuce()
    known: dict[str, Rating] = {}
    for played in sorted(games, key=lambda one: one.number):
        for bot in played.bots:
            if bot not in known:
                new = model.rating()
                known[bot] = Rating(float(new.mu), float(new.sigma))
        if not played.winners() or len(set(played.bots)) == 1:
            continue
        teams = [[model.rating(mu=known[bot].mean, sigma=known[bot].deviation)] for bot in played.bots]
        rated = model.rate(teams, ranks=[float(played.ranks[seat]) for seat in range(len(played.bots))])
        for bot in set(played.bots):
            own = [rated[seat][0] for seat, name in enumerate(played.bots) if name == bot]
            known[bot] = Rating(
                sum(float(one.mu) for one in own) / len(own), sum(float(one.sigma) for one in own) / len(own)
            )
    return known
