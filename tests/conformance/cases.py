"""The tables at which every law must hold: each game, each number of seats, each option.

ROSSIO_CONFORM=coimbra restricts the suite to the games named. ROSSIO_EFFORT=1 plays all the games that a law asks for,
as `make test-long` does; otherwise a fifth of them, and a twentieth interpreted where the rest is played compiled.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Final

import rossio
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.facts import SPECTATOR
from rossio.kernel.game import Game
from rossio.kernel.state import State

TOY: Final = "toy"
LONGEST: Final = {TOY: 64, "coimbra": 1_200, "lisboa": 4_000, "magnanimous": 6_000}
"""How many decisions a game may take, however it is played."""
USUAL: Final = 0.2
EFFORT: Final = float(os.environ.get("ROSSIO_EFFORT", USUAL))


def names() -> list[str]:
    """The games under test. The toy is interpreted, which a compiled kernel does not take."""
    chosen = os.environ.get("ROSSIO_CONFORM")
    known = chosen.split(",") if chosen else [TOY, *catalogue.names()]
    return [name for name in known if name != TOY or not rossio.compiled()]


def load(name: str) -> Game:
    if name == TOY:
        module = import_module("tests.kernel.toy")
    elif name in catalogue.names():
        return catalogue.load(name)
    else:
        module = import_module(f"rossio.games.{name}.game")
    game = module.GAME
    assert isinstance(game, Game)
    return game


def games(interpreted: int, compiled: int) -> range:
    """Seeds for as many games as this build has the time for; what it alone can prove is never cut short."""
    wanted = compiled if rossio.compiled() else interpreted
    return range(max(1, round(wanted * (EFFORT if compiled else max(EFFORT, USUAL)))))


class Case:
    """A game with a number of seats. Its seeds go round the option sets."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.option_sets = _option_sets(game, seats)
        self.longest = LONGEST.get(game.name, 10_000)

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.seats}"

    def options(self, seed: int) -> dict[str, str]:
        return self.option_sets[seed % len(self.option_sets)]

    def setup(self, seed: int) -> State:
        return self.game.setup(self.seats, seed, self.options(seed))

    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def where(self, seed: int, state: State) -> str:
        """What a failure needs to be seen again."""
        return f"{self}, seed {seed}, options {self.options(seed)}, after {state.ply} decisions"


def _option_sets(game: Game, seats: int) -> list[dict[str, str]]:
    """The defaults, every other value alone, and the last value of every option together."""
    options = [option for option in game.options if option.open_to(seats)]
    sets: list[dict[str, str]] = [{}]
    sets.extend({option.name: value} for option in options for value in option.values[1:])
    together = {option.name: option.values[-1] for option in options}
    if together not in sets:
        sets.append(together)
    return sets


def cases() -> list[Case]:
    loaded = [load(name) for name in names()]
    return [Case(game, seats) for game in loaded for seats in game.seats]


def mover(seed: int) -> Chance:
    """Who chooses the moves of a random game; apart from the game's own chance."""
    return Chance(seed + 1_000_003)


def advance(state: State, chance: Chance) -> int:
    """Play a random legal move; which one."""
    moves = state.legal()
    move = moves[chance.below(len(moves))]
    state.play(move)
    return move


def positions(case: Case, seeds: range, every: int) -> Iterator[tuple[str, State]]:
    """Positions of random games, with their whereabouts: about one in `every`, the first few of each kind of
    decision, and the last of each game. They are clones: whoever gets one may spoil it."""
    seen: dict[str, int] = {}
    for seed in seeds:
        chance = mover(seed)
        state = case.setup(seed)
        while not state.over():
            key = state.prompt().key
            seen[key] = seen.get(key, 0) + 1
            if seen[key] <= 3 or chance.below(every) == 0:
                yield case.where(seed, state), state.clone()
            advance(state, chance)
        yield case.where(seed, state), state.clone()
