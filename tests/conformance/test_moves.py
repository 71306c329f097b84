"""Moves have names and places, and what is not legal is refused with a reason."""

from __future__ import annotations

import pytest

from rossio.kernel.actions import UnknownMove
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Refused
from rossio.kernel.game import Game
from rossio.kernel.state import State
from tests.conformance.cases import Case, games, positions

SAMPLE = 60
"""How many moves outside the legal ones are tried in one position."""


def test_the_whole_action_space_has_names_and_places(case: Case) -> None:
    space = case.game.space
    taken: set[str] = set()
    for index in range(space.size):
        move = space.at(index)
        name = space.print(move)
        assert space.index(move) == index
        assert space.parse(name) == move
        taken.add(name)
    assert len(taken) == space.size


def test_legal_moves_are_moves_of_the_space(case: Case) -> None:
    space = case.game.space
    for where, state in positions(case, games(20, 100), 3):
        for move in state.legal():
            assert space.parse(space.print(move)) == move, where
            assert space.at(space.index(move)) == move, where


def test_refusals_are_reasoned_and_never_name_a_legal_move(case: Case) -> None:
    game = case.game
    clauses = set(game.pack.clauses())
    for where, state in positions(case, games(20, 100), 3):
        legal = set(state.legal())
        named: set[int] = set()
        for refusal in state.refusals():
            name = game.space.print(refusal.move)
            assert refusal.move not in legal, f"{where}: {name} is legal, yet refused: {refusal.reason}"
            assert refusal.move not in named, f"{where}: {name} is refused twice"
            assert refusal.reason, f"{where}: {name} is refused without a reason"
            assert refusal.clause in clauses, f"{where}: {name} is refused by clause {refusal.clause!r}"
            named.add(refusal.move)
        if not state.over():
            assert state.prompt().key, where
            assert state.prompt().clause in clauses, f"{where}: asked by clause {state.prompt().clause!r}"


def outside(game: Game, state: State, chance: Chance) -> list[int]:
    """Moves that are not legal here: those a player may expect, all of a small space, or some of a large one."""
    legal = set(state.legal())
    indices = list(range(game.space.size))
    if game.space.size > SAMPLE:
        indices = [chance.below(game.space.size) for _ in range(SAMPLE)]
    found = {refusal.move for refusal in state.refusals()}
    found.update(game.space.at(index) for index in indices)
    return sorted(found - legal)


def test_every_other_move_is_refused_and_changes_nothing(case: Case) -> None:
    game = case.game
    clauses = set(game.pack.clauses())
    chance = Chance(8)
    for where, state in positions(case, games(4, 20), 15):
        state.log = []
        before = (game.encode(state), state.ply, state.horizon, state.seat(), state.legal())
        for move in outside(game, state, chance):
            name = game.space.print(move)
            with pytest.raises(Refused) as caught:
                game.attempt(state, move)
            refusal = caught.value.refusal
            assert refusal.move == move, f"{where}: {name}"
            assert refusal.reason, f"{where}: {name} is refused without a reason"
            assert state.over() or refusal.clause in clauses, f"{where}: {name}: no clause {refusal.clause!r}"
            assert name in str(caught.value)
            now = (game.encode(state), state.ply, state.horizon, state.seat(), state.legal())
            assert now == before, f"{where}: {name} was refused and changed the position"
            assert state.log == [], f"{where}: {name} was refused and told"
        with pytest.raises(UnknownMove):
            game.attempt(state, 1 << 40)
        assert game.encode(state) == before[0], where
