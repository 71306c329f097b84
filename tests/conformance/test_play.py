"""Whatever is played, the game goes on by its rules to a lawful end."""

from __future__ import annotations

import pytest

from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import NOBODY, OMNISCIENT, Refused
from tests.conformance.cases import Case, advance, cases, games, load, mover, names, positions


def test_random_games_reach_a_lawful_end(case: Case) -> None:
    game = case.game
    for seed in games(1_000, 4_000):
        chance = mover(seed)
        state = case.setup(seed)
        while not state.over():
            moves = state.legal()
            assert moves, f"{case.where(seed, state)}: no legal move"
            assert len(set(moves)) == len(moves), f"{case.where(seed, state)}: a legal move stands twice"
            state.play(moves[chance.below(len(moves))])
            faults = game.faults(state)
            assert not faults, f"{case.where(seed, state)}: {faults}"
            assert state.ply < case.longest, f"{case.where(seed, state)}: it does not end"


def test_every_decision_counts_once_and_belongs_to_a_seat(case: Case) -> None:
    for seed in games(15, 60):
        chance = mover(seed)
        state = case.setup(seed)
        assert (state.ply, state.horizon) == (0, 0), case.where(seed, state)
        while not state.over():
            ply, horizon = state.ply, state.horizon
            assert 0 <= state.seat() < case.seats, case.where(seed, state)
            assert state.prompt().seat == state.seat(), case.where(seed, state)
            advance(state, chance)
            assert state.ply == ply + 1, case.where(seed, state)
            assert state.horizon in (horizon, state.ply), case.where(seed, state)


def test_after_the_end_nothing_can_be_done(case: Case) -> None:
    game = case.game
    for seed in games(10, 40):
        chance = mover(seed)
        state = case.setup(seed)
        while not state.over():
            move = advance(state, chance)
        before = game.encode(state)
        assert state.seat() == NOBODY
        assert state.legal() == []
        assert state.refusals() == []
        with pytest.raises(Refused) as caught:
            game.attempt(state, move)
        assert caught.value.refusal.reason == "game-over"
        assert game.encode(state) == before


@pytest.mark.parametrize("name", names())
def test_features_are_as_many_whatever_the_seats_and_the_moment(name: str) -> None:
    game = load(name)
    lengths = set()
    for seats in game.seats:
        state = game.setup(seats, 1, {})
        lengths.add(len(game.features(state, 0)))
        drive(state, Chance(1), 60)
        lengths.add(len(game.features(state, seats - 1)))
    assert len(lengths) == 1


def test_asking_changes_nothing_and_is_answered_the_same_twice(case: Case) -> None:
    game = case.game
    for where, state in positions(case, games(8, 30), 10):
        before = game.encode(state)
        assert state.legal() == state.legal() == state.clone().legal(), where
        for viewer in (*case.viewers(), OMNISCIENT):
            assert game.view(state, viewer) == game.view(state.clone(), viewer), where
        for seat in range(case.seats):
            assert game.features(state, seat) == game.features(state.clone(), seat), where
        assert game.sheet(state).plain() == game.sheet(state.clone()).plain(), where
        assert game.outcome(state).plain() == game.outcome(state.clone()).plain(), where
        assert game.faults(state) == [], where
        if not state.over():
            assert state.prompt().plain() == state.clone().prompt().plain(), where
        first = [(refusal.move, refusal.reason, refusal.clause, refusal.facts) for refusal in state.refusals()]
        again = [(refusal.move, refusal.reason, refusal.clause, refusal.facts) for refusal in state.clone().refusals()]
        assert first == again, where
        assert game.encode(state) == before, where


def test_the_same_seed_deals_the_same_and_another_seed_another_game(case: Case) -> None:
    game = case.game
    for seed in (0, 1, 2**95 + 5):
        assert game.encode(case.setup(seed)) == game.encode(case.setup(seed))
    starts = {tuple(game.encode(game.setup(case.seats, seed, {}))) for seed in range(20)}
    starts |= {tuple(game.encode(game.setup(case.seats, 1 << bit, {}))) for bit in range(5, 96)}
    assert len(starts) == 111


def test_the_content_is_sound(case: Case) -> None:
    assert case.game.check() == []
    assert case.game.pack.clauses()


@pytest.mark.parametrize("name", names())
def test_every_group_of_moves_is_met_in_some_game(name: str) -> None:
    """A group that random play never meets is dead, or proved by none of the other laws."""
    own = [case for case in cases() if case.game.name == name]
    missing = {group.name for group in own[0].game.space.groups}
    for seed in range(2_000):
        if not missing:
            return
        case = own[seed % len(own)]
        chance = mover(seed)
        state = case.setup(seed // len(own))
        while not state.over():
            missing -= {case.game.space.group_of(move).name for move in state.legal()}
            advance(state, chance)
    assert not missing
