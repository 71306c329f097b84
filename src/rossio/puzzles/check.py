"""Whether the puzzles of the package hold: quickly by the rules, and slowly by judges with a larger budget."""

from __future__ import annotations

from rossio.bots.greedy import GreedyBot
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.record import RecordError
from rossio.kernel.state import State
from rossio.puzzles.format import Puzzle
from rossio.puzzles.judges import Worth, followed, search_turn, weigh
from rossio.puzzles.judging import BUDGET, MOVES_AT_MOST, Budget, leader, margin_of
from rossio.puzzles.themes import names, themes_of
from rossio.puzzles.turns import DECISION, ended, mark, turn_of, turns

SEED = 0xC0FFEE
"""Sets the chance of a second look apart from that of the first."""
NEAREST = 4
"""Against so many of the next best turns the answer is judged again; and against the most tempting one."""


def faults_of(puzzle: Puzzle) -> list[str]:
    """What does not hold of a puzzle by the rules alone; nothing is judged."""
    game = catalogue.load(puzzle.game)
    try:
        state = puzzle.match(game).state
    except RecordError as error:
        return [f"its record cannot be replayed: {error}"]
    if state.over() or state.seat() != puzzle.seat:
        return ["the game is over, or somebody else decides"]
    faults: list[str] = []
    if len(state.legal()) > MOVES_AT_MOST:
        faults.append(f"{len(state.legal())} first moves")
    ends = {turn.end for turn in turns(game, state, puzzle.asks)}
    told = [way.end for way in puzzle.ways]
    if not set(told) <= ends or len(told) != len(set(told)):
        faults.append("its turns are not those of the position")
    if end_of(game, state, puzzle.answer().moves, puzzle.asks) != puzzle.answer().end:
        faults.append("its answer is not legal, or ends elsewhere")
    if any(puzzle.answer().points - way.points < margin_of(game) - 1 for way in puzzle.ways[1:]):
        faults.append("another turn is nearly as good")
    if puzzle.tempts not in told or puzzle.tempts == puzzle.answer().end or puzzle.played not in ends:
        faults.append("the temptation or what was played is none of its turns")
    if puzzle.margin <= margin_of(game) or puzzle.margin <= 3 * puzzle.error:
        faults.append("its margin is too small")
    if puzzle.themes != themes_of(puzzle) or not set(puzzle.themes) <= set(names(puzzle.game)):
        faults.append("its themes are not those of its answer")
    return faults


def end_of(game: Game, state: State, moves: list[str], asks: str) -> str:
    """Where moves end, or their first decision where no more is asked for; nothing if they are not legal."""
    here = state.clone()
    end = ""
    for name in moves:
        move = game.space.parse(name)
        if here.over() or move not in here.legal():
            return ""
        here.play(move)
        if not end and ended(game, here, state.seat(), state.ply, asks):
            end = mark(game, here)
    return end


def keeps(puzzle: Puzzle, times: float, seed: int = SEED, budget: Budget = BUDGET) -> str:
    """Judge a puzzle again with so many times the budget and other chance; what is against it, or nothing."""
    game = catalogue.load(puzzle.game)
    state = puzzle.match(game).state
    answer = puzzle.answer().end
    near = {way.end for way in puzzle.ways[: 1 + NEAREST]} | {puzzle.tempts}
    iterations = max(1, round(budget.long * times))
    field = [turn for turn in turns(game, state, puzzle.asks) if turn.end in near]
    if puzzle.asks == DECISION:
        field = followed(game, state, field, seed + 3, max(1, round(budget.second * times)))
    worths = [Worth(turn) for turn in field]
    weigh(game, state, worths, seed, 0, max(2, round(budget.confirm * times)))
    best, _, _ = leader(worths)
    if best.turn.end != answer:
        return "games"
    if search_turn(game, state, "search", seed + 1, iterations, puzzle.asks).end != answer:
        return "search"
    return "greedy" if turn_of(game, state, GreedyBot(Chance(seed + 2)), puzzle.asks).end == answer else ""
