from __future__ import annotations

import pytest

from rossio.bots.habits import NO_HABITS
from rossio.bots.judge import Judge, final_shares, lead, playout, squashed
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome
from rossio.kernel.game import Game
from rossio.kernel.state import State
from tests.bots.places import COIMBRA, TABLE_IDS, TABLES, middle, positions


def test_a_lead_is_measured_against_the_best_and_the_mean_of_the_others() -> None:
    assert lead([10_000, 4_000], 0, 0) == 6
    assert lead([10_000, 4_000], 1, 0) == -6
    assert lead([10_000, 8_000, 4_000], 0, 0) == 3


def test_who_plays_alone_is_measured_against_the_par() -> None:
    assert lead([10_000], 0, 7_000) == 3


def test_margins_become_numbers_between_nothing_and_one() -> None:
    assert squashed(0, 6) == 0.5
    assert squashed(6, 6) == 0.75
    assert squashed(-6, 6) == 0.25
    assert 0 < squashed(-1000, 6) < squashed(1000, 6) < 1


def test_a_victory_is_worth_more_than_any_margin_of_a_defeat() -> None:
    shares = final_shares(Outcome("points", [50, 50], [1, 2]), 0)
    assert shares[0] > shares[1]


def test_a_shared_defeat_is_the_worst_for_all() -> None:
    lost = final_shares(Outcome("defeat", [90, 10], [2, 2]), 0)
    beaten = final_shares(Outcome("points", [90, 10], [1, 2]), 0)
    assert lost == [0, 0]
    assert beaten[1] > lost[0]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_every_player_has_a_share(game: Game, seats: int) -> None:
    state = middle(game, seats)
    judge = Judge(game, state.seat())
    assert all(0 <= share <= 1 for share in judge.shares(state))
    playout(state, Chance(1), -1, NO_HABITS)
    assert state.over()
    assert all(0 <= share <= 1 for share in judge.shares(state))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_weighing_leaves_the_position_alone(game: Game, seats: int) -> None:
    state = middle(game, seats)
    before = game.encode(state)
    weights = Judge(game, state.seat()).weigh(state, state.legal(), 2, 10, 60.0)
    assert len(weights) == len(state.legal())
    assert game.encode(state) == before


def best_of_all(judge: Judge, state: State, player: int, depth: int) -> float:
    """What `settled` should find where looks do not run out, each way on from a position of its own."""
    if depth == 0 or state.over() or state.seat() != player:
        return judge.shares(state)[player]
    moves = state.legal()
    found: list[float] = []
    for move in moves:
        after = state.clone()
        after.play(move)
        found.append(best_of_all(judge, after, player, depth - 1 if len(moves) > 1 else depth))
    return max(found)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_a_settled_position_is_worth_its_best_way_on(game: Game, seats: int) -> None:
    for state in positions(game, seats, 3):
        judge = Judge(game, state.seat())
        judge.looks = 1 << 30
        expected = best_of_all(judge, state, state.seat(), 2)
        assert judge.settled(state.clone(), state.seat(), 2) == expected


def test_weighing_ends_with_its_time() -> None:
    game, seats = COIMBRA, 2
    state = middle(game, seats)
    weights = Judge(game, state.seat()).weigh(state, state.legal(), 2, 10, -1.0)
    assert weights == [0.0] * len(state.legal())
