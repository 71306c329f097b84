"""The bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

from rossio.bots.bot import Bot
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State


class RandomBot(Bot):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, game: Game, state: State, seat: int) -> int:
        moves = state.legal()
        return moves[self.chance.below(len(moves))]
