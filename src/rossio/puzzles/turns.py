"""Whole turns: all ways in which a seat can decide until somebody else does, told apart by where they end."""

from __future__ import annotations

import hashlib
from typing import Final

from rossio.bots.bot import Bot
from rossio.kernel.game import Game
from rossio.kernel.state import State

ENDS_AT_MOST: Final = 160
"""Turns of a position that somebody could still think through."""
WALKS_AT_MOST: Final = 3_000
"""Moves that are tried while turns are looked for; a position with more of them is no puzzle."""
TURN: Final = "turn"
DECISION: Final = "decision"
"""What a puzzle asks for: a whole turn, or the one decision that it begins with, where turns have too many ends."""
COUNTERS: Final = 2
"""A position's numbers begin with decision and horizon, which say how one came there and not where one is."""


class Turn:
    """The decisions of a turn and where they end: equal ends are one turn, whatever the order of its moves."""

    def __init__(self, moves: list[int], end: str, decisions: int) -> None:
        self.moves = moves
        self.end = end
        self.decisions = decisions


class TooMany(ValueError):
    """More turns than somebody could look through."""


def ended(game: Game, state: State, seat: int, start: int, asks: str = TURN) -> bool:
    """Whether a turn that began at a ply is over: others decide, something came to light, or the next turn begins.
    Where one decision is asked for, whether that one is made."""
    if asks == DECISION:
        return state.ply > start
    if state.over() or state.seat() != seat or state.horizon > start:
        return True
    return state.ply > start and state.prompt().key in game.openings


def mark(game: Game, state: State) -> str:
    """A short name for where a turn ends; the same for every order of moves that leads there."""
    numbers = game.encode(state)[COUNTERS:]
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:12]


def turns(game: Game, state: State, asks: str = TURN, at_most: int = WALKS_AT_MOST) -> list[Turn]:
    """All turns from a position, one for each end, the shortest way to it; TooMany beyond what a page holds."""
    seat, start = state.seat(), state.ply
    found: dict[str, Turn] = {}
    walks = 0
    waiting: list[tuple[State, list[int], int]] = [(state, [], 0)]
    while waiting:
        here, made, decisions = waiting.pop(0)
        moves = here.legal()
        for move in moves:
            walks += 1
            if walks > at_most:
                raise TooMany
            after = here.clone()
            after.play(move)
            way = [*made, move]
            count = decisions + (1 if len(moves) > 1 else 0)
            if not ended(game, after, seat, start, asks):
                waiting.append((after, way, count))
                continue
            end = mark(game, after)
            if end not in found:
                found[end] = Turn(way, end, count)
                if len(found) > ENDS_AT_MOST:
                    raise TooMany
    return list(found.values())


def turn_of(game: Game, state: State, bot: Bot, asks: str = TURN) -> Turn:
    """The turn that a bot would make."""
    here = state.clone()
    seat, start = here.seat(), here.ply
    made: list[int] = []
    decisions = 0
    while not made or not ended(game, here, seat, start, asks):
        if len(here.legal()) > 1:
            decisions += 1
        move = bot.choose(game, here, seat)
        made.append(move)
        here.play(move)
    return Turn(made, mark(game, here), decisions)


def finished(game: Game, state: State, turn: Turn, bot: Bot) -> Turn:
    """A decision with the rest of its turn as a bot would make it; it is still told apart by where it led itself."""
    here = state.clone()
    seat, start = here.seat(), here.ply
    for move in turn.moves:
        here.play(move)
    moves = list(turn.moves)
    while not ended(game, here, seat, start):
        moves.append(bot.choose(game, here, seat))
        here.play(moves[-1])
    return Turn(moves, turn.end, turn.decisions)


def played(game: Game, world: State, moves: list[int]) -> bool:
    """Play a turn in a possible world; False if that world does not allow it."""
    for move in moves:
        if world.over() or move not in world.legal():
            return False
        world.play(move)
    return True
