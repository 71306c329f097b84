"""95 % intervals: Wilson's for shares, Student's over deals for means.

Games of one deal share a seed, so they are not independent of each other. A mean is therefore taken deal by deal, and
its interval comes from how the deals differ.
"""

from __future__ import annotations

from math import pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95


class Estimate(NamedTuple):
    """A number, and between which two others it lies with the confidence asked for."""

    mean: float
    low: float
    high: float

    def plain(self) -> dict[str, float]:
        return {"mean": round(self.mean, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def normal(confidence: float = CONFIDENCE) -> float:
    """How many standard errors an interval reaches to each side."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(won: float, games: float, confidence: float = CONFIDENCE) -> Estimate:
    """A share of games; a shared victory counts as a part of one. Without games nothing is known: 0 to 1."""
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    z = normal(confidence)
    share = won / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return Estimate(share, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The quantile of Student's t (Hill's expansion, exact for one and two degrees of freedom)."""
    p = (1 + confidence) / 2
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) * sqrt(2 / (4 * p * (1 - p)))
    z = normal(confidence)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def mean(values: list[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of independent values; of a single one nothing more than itself is known."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    middle = fmean(values)
    if len(values) == 1:
        return Estimate(middle, middle, middle)
    spread = student(len(values) - 1, confidence) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - spread, middle + spread)


def share_by_deal(values: list[tuple[int, float]], confidence: float = CONFIDENCE) -> Estimate:
    """A share of (deal, part of a victory) pairs: Wilson's interval for as many games as the deals are worth.

    Where the games of a deal balance each other they are worth more than their number, where they repeat each other
    less. A share without any variation is worth its number.
    """
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    games = float(len(values))
    share = sum(value for _, value in values) / games if games else 0.0
    if len(deals) > 1 and 0 < share < 1:
        # Each deal's part in the error of the share, so that deals of different sizes are weighed rightly.
        parts = [sum(found) - share * len(found) for found in deals.values()]
        variance = len(parts) / (len(parts) - 1) * sum(part * part for part in parts) / games**2
        games = share * (1 - share) / variance if variance > 0 else games
    return wilson(share * games, games, confidence)


def by_deal(values: list[tuple[int, float]], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of (deal, value) pairs, its interval from the means of the deals."""
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    return mean([fmean(deals[deal]) for deal in sorted(deals)], confidence)
