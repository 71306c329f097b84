"""The decisions of a game that are decisions."""

from __future__ import annotations

from collections.abc import Iterator

from rossio.kernel.state import State


def choices(state: State) -> Iterator[list[int]]:
    """The legal moves wherever there are two or more. Who asks plays one; a single one is played here."""
    while not state.over():
        moves = state.legal()
        if len(moves) > 1:
            yield moves
        else:
            state.play(moves[0])
