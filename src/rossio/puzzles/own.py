"""A decision of somebody's own game that went wrong, as a puzzle: the better move is asked for, and nothing else."""

from __future__ import annotations

from rossio.kernel.game import Game
from rossio.kernel.match import resume
from rossio.kernel.record import Record
from rossio.kernel.state import State
from rossio.puzzles.format import Puzzle, Way
from rossio.puzzles.themes import themes_of
from rossio.puzzles.turns import DECISION, ended, mark


def own_puzzle(game: Game, record: Record, ply: int, line: list[str], cost: float, unsure: float) -> Puzzle | None:
    """The puzzle of a decision that cost so many points beside the first move of a line; None where both moves lead to
    the same place. Points are counted from what was played."""
    state = resume(game, record, ply).state
    names = record.moves()
    played = names[ply]
    better, worse = (_after(game, state, move) for move in (line[0], played))
    if better == worse:
        return None
    puzzle = Puzzle(
        game=game.name,
        rules=record.rules,
        content=record.content,
        seats=record.seats,
        options=dict(record.options),
        seed=record.seed,
        moves=names[:ply],
        seat=state.seat(),
        prompt=state.prompt().key,
        ways=[Way(_turn(game, state, line), better, round(cost, 1)), Way([played], worse, 0.0)],
        tempts="",
        played=worse,
        margin=cost,
        error=unsure,
        own=0.0,
        others=0.0,
        decisions=1,
        judges=["review"],
        asks=DECISION,
    )
    puzzle.themes = themes_of(puzzle)
    return puzzle


def _after(game: Game, state: State, move: str) -> str:
    """Where a move leads."""
    here = state.clone()
    here.play(game.space.parse(move))
    return mark(game, here)


def _turn(game: Game, state: State, line: list[str]) -> list[str]:
    """A line as far as it is the seat's own turn; what comes behind was expected in another world."""
    here = state.clone()
    turn: list[str] = []
    for name in line:
        move = game.space.parse(name)
        if (turn and ended(game, here, state.seat(), state.ply)) or move not in here.legal():
            break
        here.play(move)
        turn.append(name)
    return turn
