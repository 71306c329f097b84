"""Positions to think about: games in progress, by random play, at every number of seats.

ROSSIO_CONFORM=lisboa restricts the tests to the games named, as in the conformance suite.
"""

from __future__ import annotations

import os

from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from tests.conformance.cases import load

GAMES = [load(name) for name in os.environ.get("ROSSIO_CONFORM", ",".join(catalogue.names())).split(",")]
COIMBRA = load("coimbra")
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
TABLE_IDS = [f"{game.name}-{seats}" for game, seats in TABLES]


def positions(game: Game, seats: int, count: int, seed: int = 1) -> list[State]:
    """So many positions of one random game, evenly spread, each with a choice to make."""
    chance = Chance(seed)
    state = game.setup(seats, chance.word(), {})
    found: list[State] = []
    while not state.over():
        moves = state.legal()
        if len(moves) > 1:
            found.append(state.clone())
        state.play(moves[chance.below(len(moves))])
    return [found[(2 * place + 1) * len(found) // (2 * count)] for place in range(count)]


def middle(game: Game, seats: int, seed: int = 1) -> State:
    """A position in the middle of a game."""
    return positions(game, seats, 1, seed)[0]
