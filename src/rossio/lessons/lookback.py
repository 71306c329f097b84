"""Looking back at a finished game: three things that one player did well, and three to try next time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rossio.bots.hints import brought_by, chance_for
from rossio.bots.judge import Judge
from rossio.kernel.match import Match

MOST: Final = 3
WORTH_TELLING: Final = 0.01
"""So much of a sure victory a decision must be worth, or have cost, to be spoken of."""


@dataclass
class Noted:
    """A category of the score sheet beside the best of the others, or a decision and the one that looked better."""

    category: str = ""
    own: int = 0
    other: int = 0
    ply: int = 0
    move: str = ""
    better: str = ""
    brings: dict[str, int] = field(default_factory=dict)
    expected: int = 0


@dataclass
class Lookback:
    well: list[Noted]
    next: list[Noted]


@dataclass
class _Weighed:
    """A decision: how much better than the usual legal move it looked, and how much the best was missed by."""

    prompt: str
    gain: float
    loss: float
    noted: Noted


def look_back(match: Match, moves: list[str], seat: int) -> Lookback:
    """Play a finished game through and weigh every decision of a seat, as the seat could know then.

    What is noted is the same whenever it is asked: first from the score sheet, then from the decisions, no two of which
    answer the same kind of question.
    """
    weighed: list[_Weighed] = []
    for name in moves:
        if match.state.seat() == seat and len(match.state.legal()) > 1:
            weighed.append(_weigh(match, name, seat))
        match.play(name)
    ahead, behind = _categories(match, seat)
    well = sorted((one for one in weighed if not one.noted.better), key=lambda one: -one.gain)
    missed = sorted((one for one in weighed if one.noted.better), key=lambda one: -one.loss)
    return Lookback(
        (ahead + _various([one for one in well if one.gain > WORTH_TELLING]))[:MOST],
        (behind + _various([one for one in missed if one.loss > WORTH_TELLING]))[:MOST],
    )


def _weigh(match: Match, name: str, seat: int) -> _Weighed:
    game, state = match.game, match.state
    possible = game.resample(state, seat, chance_for(game, state, seat))
    legal = possible.legal()
    made = game.space.parse(name)
    weights = Judge(game, seat).weigh(possible, legal, 0, 1, float("inf"))
    best = max(weights)
    own = weights[legal.index(made)]
    better = legal[weights.index(best)] if own < best else made
    brought = brought_by(game, possible, [better], seat)
    noted = Noted(
        ply=state.ply,
        move=name,
        better=game.space.print(better) if better != made else "",
        brings=brought.categories,
        expected=brought.expected,
    )
    return _Weighed(state.prompt().key, own - sum(weights) / len(weights), best - own, noted)


def _various(weighed: list[_Weighed]) -> list[Noted]:
    """The first of each kind of question."""
    kinds: dict[str, Noted] = {}
    for one in weighed:
        kinds.setdefault(one.prompt, one.noted)
    return list(kinds.values())


def _categories(match: Match, seat: int) -> tuple[list[Noted], list[Noted]]:
    """Where on the score sheet a seat is furthest ahead of the best of the others, and where furthest behind."""
    sheet = match.game.sheet(match.state)
    noted = [
        Noted(category, row[seat], max(other for at, other in enumerate(row) if at != seat))
        for category, row in zip(sheet.categories, zip(*sheet.rows, strict=True), strict=True)
        if len(row) > 1
    ]
    noted.sort(key=lambda one: one.other - one.own)
    ahead = [one for one in noted[:1] if one.own > one.other]
    return ahead, [one for one in noted[-1:] if one.own < one.other]
