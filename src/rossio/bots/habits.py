"""Habits: how much a move is preferred whatever the position, so that play by chance is not foolish.

Compiled with the rules. A game's file in `content/` has a number for every move that was weighed when greedy bots met
(`tools/habits.py`): how much better than the other moves of its position it looked, in ten-thousandths of a game's
worth. Moves it does not know, and games without a file, are taken as they come.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from rossio.kernel.chance import Chance
from rossio.kernel.game import Game

UNIT: Final = 10_000
FINE: Final = 1 << 20


class Habits:
    """A weight for each move; one that nothing is known of has 1."""

    weights: dict[int, float]

    def __init__(self, weights: dict[int, float]) -> None:
        self.weights = weights

    def total(self, moves: list[int]) -> float:
        weights = self.weights
        total = 0.0
        for move in moves:
            total += weights.get(move, 1.0)
        return total

    def draw(self, moves: list[int], chance: Chance) -> int:
        """One of the moves by chance, each as likely as its weight says."""
        weights = self.weights
        mark = self.total(moves) * chance.below(FINE) / FINE
        for move in moves:
            mark -= weights.get(move, 1.0)
            if mark < 0.0:
                return move
        return moves[len(moves) - 1]


NO_HABITS: Final = Habits({})


def preferences(game: Game) -> dict[int, int]:
    """The numbers of the game's file."""
    file = files("rossio.bots") / "content" / f"{game.name}.toml"
    if not file.is_file():
        return {}
    return {
        game.space.parse(f"{verb} {rest}"): number
        for verb, numbers in tomllib.loads(file.read_text("utf-8")).items()
        for rest, number in numbers.items()
    }


def habits_of(game: Game, heat: float) -> Habits:
    """The lower the heat, the more the preferred moves are preferred."""
    return Habits({move: exp(number / UNIT / heat) for move, number in preferences(game).items()})
