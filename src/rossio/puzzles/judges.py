"""The judges of a puzzle: a tree search that names a turn, and games played on that say what each turn is worth.

Both look only at worlds resampled for the seat. A turn's worth is in points: what the seat may expect at the end above
the mean of the others, after play goes on by greedy bots for some decisions.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from rossio.bots.greedy import GreedyBot
from rossio.bots.registry import make
from rossio.kernel.chance import Chance
from rossio.kernel.game import THOUSAND, Game
from rossio.kernel.state import State
from rossio.puzzles.turns import TURN, Turn, finished, played, turn_of

AHEAD: Final = {"coimbra": 32, "lisboa": 32, "magnanimous": 48}
"""For how many decisions play goes on before a world is judged; of any other game 32."""
FORCED_AT_MOST: Final = 400
LOOKS: Final = 4
PERIL: Final = 150
"""How likely a shared defeat may be, in thousandths, where a turn still has a worth in points."""


class Unlike(ValueError):
    """A turn that is legal only in some of the worlds the seat must reckon with."""


class Lost(ValueError):
    """A world where everybody may lose together."""


class Worth:
    """What a turn brought in each world: the seat's points, and those of the others on average."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.own: list[float] = []
        self.others: list[float] = []

    def leads(self) -> list[float]:
        return [own - other for own, other in zip(self.own, self.others, strict=True)]

    def mean(self) -> float:
        return sum(self.leads()) / len(self.own)


def gap(better: Worth, worse: Worth) -> tuple[float, float]:
    """By how much one turn is better in the worlds both were played in, and the standard error of that."""
    differences = [a - b for a, b in zip(better.leads(), worse.leads(), strict=False)]
    n = len(differences)
    mean = sum(differences) / n
    spread = sum((each - mean) ** 2 for each in differences) / max(1, n - 1)
    return mean, sqrt(spread / n)


def search_turn(game: Game, state: State, bot: str, seed: int, iterations: int, asks: str = TURN) -> Turn:
    """The turn that a bot that thinks, `search` or `net`, makes with so many iterations a decision."""
    return turn_of(game, state, make(f"{bot}:{iterations}", Chance(seed)), asks)


def followed(game: Game, state: State, decisions: list[Turn], seed: int, iterations: int) -> list[Turn]:
    """Decisions, each with the rest of the turn that a search makes of it: what a decision is worth, well followed."""
    return [finished(game, state, one, make(f"net:{iterations}", Chance(seed))) for one in decisions]


def play_on(game: Game, world: State, chance: Chance, decisions: int) -> None:
    """Let greedy bots with short sight go on for so many decisions of all seats."""
    bot = GreedyBot(chance, 1, LOOKS)
    made = forced = 0
    while made < decisions and forced < FORCED_AT_MOST and not world.over():
        if len(world.legal()) > 1:
            made += 1
        else:
            forced += 1
        world.play(bot.choose(game, world, world.seat()))


def weigh(game: Game, state: State, worths: list[Worth], seed: int, first: int, last: int) -> None:
    """Play the worlds `first` to `last` on after each turn: the same worlds and the same chance for all of them."""
    seat = state.seat()
    ahead = AHEAD.get(game.name, 32)
    for number in range(first, last):
        like = game.resample(state, seat, Chance(seed * 100_003 + number))
        for worth in worths:
            world = like.clone()
            if not played(game, world, worth.turn.moves):
                raise Unlike
            play_on(game, world, Chance(seed * 100_003 + number + 50_000), ahead)
            if world.over():
                if not game.outcome(world).winners():
                    raise Lost
                points = [float(score) for score in game.outcome(world).scores]
            else:
                if game.peril(world, seat) > PERIL:
                    raise Lost
                points = [value / THOUSAND for value in game.values(world, seat)]
            rest = [points[other] for other in range(len(points)) if other != seat]
            worth.own.append(points[seat])
            worth.others.append(sum(rest) / len(rest))
