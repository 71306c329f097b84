"""Uniform random play, as fast as the rules allow: for simulation, playouts and measurement."""

from __future__ import annotations

from rossio.kernel.chance import Chance
from rossio.kernel.state import State


def drive(state: State, chance: Chance, at_most: int = 1_000_000) -> int:
    """Play random legal moves until the game is over; the number of decisions made."""
    made = 0
    while not state.over() and made < at_most:
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
        made += 1
    return made
