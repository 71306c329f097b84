"""Hints: a move for whoever asks, and what a move brings, both made only of what the asker may know."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from rossio.bots.bot import Reason
from rossio.bots.net import NetBot
from rossio.kernel.chance import Chance
from rossio.kernel.game import THOUSAND, Game
from rossio.kernel.state import State

LOOKS: Final = 200
"""How often a hint looks ahead: a number and not a time, so that the same position gets the same hint."""
MOST_TOLD: Final = 3
SEED_BYTES: Final = 12


class Brought:
    """What moves bring somebody: points by category of the score sheet, most first, and the change of what they may
    expect in all, rounded."""

    def __init__(self, categories: dict[str, int], expected: int) -> None:
        self.categories = categories
        self.expected = expected

    def plain(self) -> dict[str, object]:
        return {"categories": self.categories, "expected": self.expected}


class Hint:
    """The move a good player would make, the next best, why, and how often was looked ahead."""

    def __init__(self, move: int, other: int | None, brought: Brought, reason: Reason, looks: int) -> None:
        self.move = move
        self.other = other
        self.brought = brought
        self.reason = reason
        self.looks = looks


def chance_for(game: Game, state: State, seat: int) -> Chance:
    """The same for the same view: whoever asks twice hears the same, and nothing hidden decides it."""
    known = json.dumps([game.view(state, seat), [game.space.print(move) for move in state.legal()]], sort_keys=True)
    return Chance(int.from_bytes(hashlib.sha256(known.encode()).digest()[:SEED_BYTES]))


def hint(game: Game, state: State, seat: int, looks: int = LOOKS) -> Hint:
    """A hint for the seat that decides."""
    chance = chance_for(game, state, seat)
    possible = game.resample(state, seat, chance)
    advice = NetBot(chance, float("inf"), looks).advise(game, possible, seat)
    others = [one.move for one in advice.candidates if one.move != advice.move]
    brought = brought_by(game, possible, advice.line or [advice.move], seat)
    return Hint(advice.move, others[0] if others else None, brought, advice.reason, looks)


def reason_of(game: Game, before: State, move: int, viewer: int) -> Brought:
    """What a move that was made brought its seat, as the viewer could know before it."""
    mover = before.seat()
    chance = Chance(before.ply)
    possible = game.resample(before, viewer, chance)
    return brought_by(game, possible, [move], mover)


def brought_by(game: Game, before: State, line: list[int], seat: int) -> Brought:
    """What a line of moves changes for a seat, as far as it stays legal."""
    after = before.clone()
    for move in line:
        if after.over() or move not in after.legal():
            break
        after.play(move)
    old, new = game.sheet(before), game.sheet(after)
    gained = {
        category: new.rows[seat][place] - old.rows[seat][place]
        for place, category in enumerate(new.categories)
        if new.rows[seat][place] > old.rows[seat][place]
    }
    most = sorted(gained, key=lambda category: -gained[category])[:MOST_TOLD]
    worth = game.values(after, seat)[seat] - game.values(before, seat)[seat]
    return Brought({category: gained[category] for category in most}, round(worth / THOUSAND))
