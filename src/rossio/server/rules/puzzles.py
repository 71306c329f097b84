"""Puzzles inside a worker process: where a turn ends, what the answer brings, and one made of a decision."""

from __future__ import annotations

from collections.abc import Callable

from rossio.bots import hints
from rossio.games import catalogue
from rossio.kernel.actions import UnknownMove
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Refused
from rossio.kernel.match import Match
from rossio.kernel.record import RecordError
from rossio.puzzles.format import print_puzzle
from rossio.puzzles.own import own_puzzle
from rossio.puzzles.turns import ended, mark
from rossio.server.rules.messages import Fault, Pose, Posed, Solve, Solved
from rossio.server.rules.reviews import record_of


def tried(match: Match, request: Solve, refused: Callable[[UnknownMove | Refused], Fault]) -> Solved | Fault:
    """Play a turn on a copy of the true position; what only has one way on goes on by itself. Nothing is played at the
    table, and a turn that is not over, or goes on after its end, is a fault."""
    game, state = match.game, match.state.clone()
    seat, start = state.seat(), state.ply
    for name in request.moves:
        if state.ply > start and ended(game, state, seat, start, request.asks):
            return Fault("out-of-place", "the turn was over before its last move", {"do": "try"})
        try:
            game.attempt(state, game.space.parse(name))
        except (UnknownMove, Refused) as error:
            return refused(error)
    while request.moves and not ended(game, state, seat, start, request.asks) and len(state.legal()) == 1:
        state.play(state.legal()[0])
    if request.moves and not ended(game, state, seat, start, request.asks):
        return Fault("out-of-place", "the turn is not over", {"do": "try"})
    like = game.resample(match.state, seat, Chance(start))
    brought = hints.brought_by(game, like, [game.space.parse(name) for name in request.answer], seat)
    return Solved(mark(game, state) if request.moves else "", brought.categories, brought.expected)


def posed(request: Pose) -> Posed | Fault:
    """The decision of a finished game as a puzzle."""
    played = request.played
    game = catalogue.load(played.game)
    try:
        made = own_puzzle(game, record_of(played), request.ply, request.line, request.cost, request.unsure)
    except RecordError as error:
        return Fault("rules-changed", str(error), {"game": played.game, "rules": played.rules})
    return Posed(print_puzzle(made) if made is not None else "")
