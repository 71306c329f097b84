"""A position and a game as plain data: what server, command line and tools tell of them, said once.

The server's `positions.py` types what is told here.
"""

from __future__ import annotations

from rossio.kernel.facts import OMNISCIENT, Refusal
from rossio.kernel.game import Game
from rossio.kernel.state import State


def position(game: Game, state: State, viewer: int) -> dict[str, object]:
    """All that a seat, a spectator or, with OMNISCIENT, everybody may know of a position, events apart."""
    return {
        "ply": state.ply,
        "seat": viewer,
        "turn": state.seat(),
        "over": state.over(),
        "horizon": state.horizon,
        "view": game.view(state, viewer),
        "decision": decision(game, state, viewer),
        "sheet": game.sheet(state).plain(),
        "outcome": game.outcome(state).plain() if state.over() else None,
    }


def decision(game: Game, state: State, viewer: int) -> dict[str, object] | None:
    """What is asked of whom; only who is asked learns its numbers, the moves, what they are about, and the refusals."""
    if state.over():
        return None
    asked = state.prompt().plain()
    if viewer not in (state.seat(), OMNISCIENT):
        return {**asked, "facts": {}, "moves": None, "refusals": None, "about": None}
    moves = {move: game.space.print(move) for move in state.legal()}
    about = {name: state.about(move) for move, name in moves.items()}
    return {
        **asked,
        "moves": list(moves.values()),
        "refusals": [refused(game, refusal) for refusal in state.refusals()],
        "about": {name: one.plain() for name, one in about.items() if not one.is_empty()},
    }


def refused(game: Game, refusal: Refusal) -> dict[str, object]:
    """A refusal with the move's name."""
    return {
        "move": game.space.print(refusal.move),
        "reason": refusal.reason,
        "clause": refusal.clause,
        "facts": refusal.facts,
    }


def offer(game: Game) -> dict[str, object]:
    """What a game is before it begins: how many may play, with which options."""
    return {
        "name": game.name,
        "rules": game.rules,
        "content": game.pack.digest,
        "seats": game.seats,
        "options": [
            {"name": option.name, "values": option.values, "seats": option.seats or game.seats}
            for option in game.options
        ],
    }
