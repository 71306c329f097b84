"""A move tried as a preview tries it: what it wastes."""

from __future__ import annotations

from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.server.rules.waste import Waste


def wasted(game: Game, state: State, *moves: str) -> tuple[dict[str, int], bool]:
    """What is lost over a limit, and whether the last move gains nothing."""
    waste = Waste(game, state, state.seat())
    for move in moves:
        waste.look()
        game.attempt(state, game.space.parse(move))
    told = waste.told()
    lost = told["lost"]
    assert isinstance(lost, list)
    return {one["what"]: one["amount"] for one in lost}, bool(told["vain"])
