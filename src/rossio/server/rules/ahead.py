"""What lies ahead: what moves change for the seat that thinks about them, and what a player can reach next."""

from __future__ import annotations

from typing import Final

import msgspec

from rossio.kernel.chance import Chance
from rossio.kernel.facts import Reach
from rossio.kernel.game import Game
from rossio.kernel.match import Match
from rossio.kernel.state import State
from rossio.server.rules import positions
from rossio.server.rules.messages import Surveyed

DRAWS: Final = 8
"""Where chance comes out on the way, so many futures are drawn, and their mean is told."""


def ahead(game: Game, before: State, after: State, seat: int) -> dict[str, object]:
    """A `positions.Ahead` for moves that reveal nothing."""
    reach = game.reach(before, seat)
    now = game.reach(after, seat)
    return {
        "before": expected(game, before, seat),
        "after": expected(game, after, seat),
        "opens": [thing.plain() for thing in now.since(reach)],
        "closes": closed(reach, now),
    }


def ahead_of_chance(game: Game, before: State, moves: list[int], seat: int, seed: int) -> dict[str, object]:
    """The same for moves that reveal something: the mean of several futures. What opens and closes is left out, for it
    would be made up."""
    chance = Chance(seed)
    rows: list[dict[str, int]] = []
    for _ in range(DRAWS):
        state = game.resample(before, seat, chance)
        for move in moves:
            state.play(move)
        rows.append(expected(game, state, seat))
    after = {category: sum(row[category] for row in rows) // len(rows) for category in rows[0]}
    return {"before": expected(game, before, seat), "after": after, "opens": [], "closes": []}


def expected(game: Game, state: State, seat: int) -> dict[str, int]:
    return game.prospects(state, seat).plain()[seat]


def closed(before: Reach, after: Reach) -> list[dict[str, object]]:
    """What was within reach and is beyond it now, at its old costs."""
    return [thing.plain() for thing in before.since(after)]


def surveyed(match: Match, player: int) -> Surveyed:
    """What a player can pay and reach next; `Game.reach` is made only of what everybody may know."""
    return Surveyed(msgspec.convert(match.game.reach(match.state, player).plain(), positions.Reach))
