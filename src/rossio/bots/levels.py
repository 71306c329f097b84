"""The levels a player can choose. The names are trades of the time; the words are in bots.ftl."""

from __future__ import annotations

from typing import Final

from rossio.bots.bot import Advice, Reason
from rossio.bots.net import NetBot
from rossio.bots.search import Search
from rossio.bots.tree import NO_LIMIT
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State


class Skill:
    """How often a bot looks ahead in a decision, and how often, in thousandths, it overlooks the best move.

    Like a person it then plays a move that looked nearly as good: never one worse by more than `slip`.
    """

    def __init__(self, iterations: int, mistakes: int = 0, slip: float = 0.0) -> None:
        self.iterations = iterations
        self.mistakes = mistakes
        self.slip = slip


class Level:
    """The most seconds that a decision may take, and the skill: in most games the usual, in some their own."""

    def __init__(self, name: str, seconds: float, usual: Skill, own: dict[str, Skill] | None = None) -> None:
        self.name = name
        self.seconds = seconds
        self.usual = usual
        self.own = own if own is not None else {}

    def skill(self, game: Game) -> Skill:
        return self.own.get(game.name, self.usual)


LEVELS: Final = {
    level.name: level
    for level in (
        Level(
            "apprentice",
            0.1,
            Skill(100, 150, 0.06),
            {"coimbra": Skill(8, 800, 0.3), "lisboa": Skill(16, 350, 0.12), "magnanimous": Skill(24, 300, 0.1)},
        ),
        Level(
            "journeyman",
            0.2,
            Skill(400, 60, 0.05),
            {"coimbra": Skill(16, 350, 0.1), "lisboa": Skill(28, 180, 0.08), "magnanimous": Skill(60, 110, 0.05)},
        ),
        Level("master", 0.5, Skill(1500), {"coimbra": Skill(32), "lisboa": Skill(48), "magnanimous": Skill(96)}),
        Level("guildmaster", 1.0, Skill(NO_LIMIT)),
    )
}
"""Each is meant to win about three of four games against the one before (benchmarks/levels.py, docs/bots.md)."""


class LevelBot(NetBot):
    """Thinks as far as its level allows, with the network where there is one, and slips as people do.

    It begins every decision anew, so that it plays alike at a server, whose workers remember nothing, and elsewhere.
    """

    def __init__(self, chance: Chance, level: Level, seconds: float) -> None:
        super().__init__(chance, seconds)
        self.level = level

    def think(self, game: Game, state: State, seat: int) -> Search:
        self.search = None
        self.iterations = self.level.skill(game).iterations
        return super().think(game, state, seat)

    def choose(self, game: Game, state: State, seat: int) -> int:
        slips = self.level.skill(game).mistakes > 0
        return self.advise(game, state, seat).move if slips else super().choose(game, state, seat)

    def advise(self, game: Game, state: State, seat: int) -> Advice:
        advice = super().advise(game, state, seat)
        skill = self.level.skill(game)
        if len(advice.candidates) < 2 or self.chance.below(1000) >= skill.mistakes:
            return advice
        best = advice.candidates[0]
        near = [one for one in advice.candidates[1:] if one.share > 0 and best.value - one.value <= skill.slip]
        if near:
            slip = near[self.chance.below(len(near))]
            advice = Advice(slip.move, advice.candidates, [slip.move], Reason("slip"))
        return advice
