"""Positions to think about: games in progress, by random play, at every number of seats."""

from __future__ import annotations

from collections.abc import Iterator

from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State

GAMES = [catalogue.load(name) for name in catalogue.names()]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
TABLE_IDS = [f"{game.name}-{seats}" for game, seats in TABLES]


def positions(game: Game, seats: int, every: int, seed: int = 1) -> Iterator[State]:
    """Positions of one random game, some decisions apart, each with a choice to make."""
    chance = Chance(seed)
    state = game.setup(seats, chance.word(), {})
    wait = 0
    while not state.over():
        moves = state.legal()
        wait -= 1
        if wait < 0 and len(moves) > 1:
            yield state.clone()
            wait = every
        state.play(moves[chance.below(len(moves))])


def middle(game: Game, seats: int, seed: int = 1) -> State:
    """A position in the middle of a game."""
    found = list(positions(game, seats, 0, seed))
    return found[len(found) // 2]
