"""The bot that takes what looks best at once, its own decisions that follow immediately included."""

from __future__ import annotations

from typing import Final

from rossio.bots.bot import Advice, Bot, Candidate, Reason
from rossio.bots.judge import Judge
from rossio.bots.reasons import reason_for
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State

DEPTH: Final = 3
LOOKS: Final = 16
NO_HURRY: Final = float("inf")


class GreedyBot(Bot):
    """One look ahead on one resampled position, the same for all moves."""

    def __init__(self, chance: Chance, depth: int = DEPTH, looks: int = LOOKS) -> None:
        self.chance = chance
        self.depth = depth
        self.looks = looks

    def weigh(self, game: Game, state: State, seat: int, moves: list[int]) -> list[float]:
        """How good each move looks."""
        possible = game.resample(state, seat, self.chance)
        judge = Judge(game, seat, game.values(possible, seat)[seat])
        return judge.weigh(possible, moves, self.depth, self.looks, NO_HURRY)

    def choose(self, game: Game, state: State, seat: int) -> int:
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        weights = self.weigh(game, state, seat, moves)
        return moves[weights.index(max(weights))]

    def advise(self, game: Game, state: State, seat: int) -> Advice:
        moves = state.legal()
        if len(moves) == 1:
            return Advice(moves[0], [Candidate(moves[0], 0.5, 1.0)], moves, Reason("forced"))
        weights = self.weigh(game, state, seat, moves)
        candidates = [Candidate(move, weight, 1 / len(moves)) for move, weight in zip(moves, weights, strict=True)]
        candidates.sort(key=lambda one: -one.value)
        best = candidates[0].move
        reason = reason_for(game, state, seat, candidates, self.chance)
        return Advice(best, candidates, [best], reason)
