"""Hints: the same for the same view, never made of what the seat cannot know, and good enough to follow."""

from __future__ import annotations

import pytest

from rossio.bots import make
from rossio.bots.hints import hint, reason_of
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.state import State

FEW = 8
SEATS = 2


def middle(name: str, seed: int, plies: int) -> State:
    """A position some way into a game of random moves, at a real choice."""
    game = catalogue.load(name)
    state = game.setup(SEATS, seed, game.settle_options(SEATS, {}))
    chance = Chance(seed)
    while state.ply < plies or len(state.legal()) < 3:
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    return state


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("plies", [3, 40])
def test_the_same_position_gets_the_same_hint(name: str, plies: int) -> None:
    game = catalogue.load(name)
    state = middle(name, 7, plies)
    first, second = (hint(game, state.clone(), state.seat(), FEW) for _ in range(2))
    assert first.move in state.legal()
    assert first.other != first.move
    assert (first.move, first.other) == (second.move, second.other)
    assert first.brought.plain() == second.brought.plain()
    assert first.reason.plain() == second.reason.plain()


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("plies", [3, 40])
def test_a_hint_does_not_change_when_what_is_hidden_is_drawn_anew(name: str, plies: int) -> None:
    game = catalogue.load(name)
    state = middle(name, 7, plies)
    seat = state.seat()
    told = hint(game, state, seat, FEW)
    for seed in range(3):
        other = hint(game, game.resample(state, seat, Chance(seed)), seat, FEW)
        assert other.move == told.move
        assert other.brought.plain() == told.brought.plain()


@pytest.mark.parametrize("name", catalogue.names())
def test_the_reason_of_a_move_does_not_change_when_what_the_viewer_cannot_know_is_drawn_anew(name: str) -> None:
    game = catalogue.load(name)
    state = middle(name, 7, 30)
    viewer = 1 - state.seat()
    public = [move for move in state.legal() if move in game.resample(state, viewer, Chance(1)).legal()]
    for move in public[:4]:
        told = reason_of(game, state, move, viewer).plain()
        again = game.resample(state, viewer, Chance(1))
        assert reason_of(game, again, move, viewer).plain() == told


def test_whoever_follows_hints_beats_chance() -> None:
    game = catalogue.load("coimbra")
    state = game.setup(SEATS, 5, game.settle_options(SEATS, {}))
    other = make("random", Chance(5))
    while not state.over():
        seat = state.seat()
        state.play(hint(game, state, seat, FEW).move if seat == 0 else other.choose(game, state, seat))
    assert game.outcome(state).winners() == [0]
