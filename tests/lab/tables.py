"""Games that were never played: results made up for a test."""

from __future__ import annotations

from rossio.games import catalogue
from rossio.lab.meetings.matches import Played
from rossio.lab.meetings.schedule import Plan, plan_for


def played(
    number: int, bots: list[str], scores: list[int], ranks: list[int] | None = None, deal: int | None = None
) -> Played:
    """A result; ranks follow from the scores unless they are given."""
    places = ranks if ranks is not None else [1 + sum(other > score for other in scores) for score in scores]
    seats = len(bots)
    return Played(
        number,
        number if deal is None else deal,
        number,
        list(range(seats)),
        bots,
        scores,
        places,
        "points" if 1 in places else "defeat",
        [10] * seats,
        [0.1] * seats,
        [0.05] * seats,
    )


def coimbra_plan(bots: list[str], seats: int = 2, seed: int = 5) -> Plan:
    return plan_for(catalogue.load("coimbra"), seats, bots, seed)
