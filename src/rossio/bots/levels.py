"""The levels a player can choose. The names are trades of the time; the words are in bots.ftl."""

from __future__ import annotations

from typing import Final

from rossio.bots.bot import Advice, Reason
from rossio.bots.tree import NO_LIMIT, SearchBot
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State


class Level:
    """How long a bot of the level thinks about a decision, and how often it overlooks the best move.

    Like a person it then plays a move that looked nearly as good: never one worse by more than `slip`.
    """

    def __init__(self, name: str, seconds: float, iterations: int, mistakes: int, slip: float) -> None:
        self.name = name
        self.seconds = seconds
        self.iterations = iterations
        self.mistakes = mistakes
        self.slip = slip


LEVELS: Final = {
    level.name: level
    for level in (
        Level("apprentice", 0.1, 60, 250, 0.12),
        Level("journeyman", 0.3, 1_000, 60, 0.05),
        Level("master", 1.0, NO_LIMIT, 0, 0.0),
    )
}
"""`mistakes` are in thousandths of the decisions."""


class LevelBot(SearchBot):
    """A search with the level's budget and human slips."""

    def __init__(self, chance: Chance, level: Level, seconds: float) -> None:
        super().__init__(chance, seconds, level.iterations)
        self.level = level

    def choose(self, game: Game, state: State, seat: int) -> int:
        return self.advise(game, state, seat).move if self.level.mistakes else super().choose(game, state, seat)

    def advise(self, game: Game, state: State, seat: int) -> Advice:
        advice = super().advise(game, state, seat)
        if len(advice.candidates) < 2 or self.chance.below(1000) >= self.level.mistakes:
            return advice
        best = advice.candidates[0]
        near = [one for one in advice.candidates[1:] if one.share > 0 and best.value - one.value <= self.level.slip]
        if near:
            slip = near[self.chance.below(len(near))]
            advice = Advice(slip.move, advice.candidates, [slip.move], Reason("slip"))
        return advice
