"""Gymnasium's own check, and the rules of the single seat."""

from __future__ import annotations

import pytest

from rossio.games import catalogue

pytest.importorskip("gymnasium")

import numpy as np
from gymnasium.utils.env_checker import check_env

from rossio.lab.gym import LOSS, SeatEnv


@pytest.mark.parametrize("game", catalogue.names())
@pytest.mark.filterwarnings("ignore:.*not within the observation space bounds:UserWarning")
def test_gymnasium_is_content(game: str) -> None:
    check_env(SeatEnv(game, 2), skip_render_check=True)


def play(table: SeatEnv, seed: int) -> tuple[float, dict[str, object]]:
    _, info = table.reset(seed=seed)
    generator = np.random.default_rng(seed)
    paid, over = 0.0, False
    while not over:
        assert np.array_equal(info["action_mask"], table.action_masks())
        legal = np.flatnonzero(info["action_mask"])
        assert table.forced or len(legal) > 1
        _, earned, over, _, info = table.step(int(generator.choice(legal)))
        paid += earned
    return paid, info


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_is_paid_at_its_end(seats: int) -> None:
    paid, info = play(SeatEnv("coimbra", seats, rewards="win"), 2)
    assert paid == (1.0 if info["won"] else -1.0)


def test_progress_adds_up_to_the_change_of_the_lead() -> None:
    plain, _ = play(SeatEnv("coimbra", 2, seat=0), 6)
    table = SeatEnv("coimbra", 2, seat=0, progress=0.01)
    table.reset(seed=6)
    begun = table.lead
    helped, info = play(table, 6)
    scores = info["scores"]
    assert isinstance(scores, list)
    assert helped - plain == pytest.approx(0.01 * (scores[0] - scores[1] - begun))


def test_an_illegal_action_loses() -> None:
    table = SeatEnv("coimbra", 2)
    _, info = table.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, paid, over, _, info = table.step(illegal)
    assert (paid, over, info["illegal"]) == (LOSS, True, True)


def test_the_same_seed_gives_the_same_game_and_any_seat_comes() -> None:
    table = SeatEnv("coimbra", 3, ["random", "random"])
    assert play(table, 4)[1]["scores"] == play(table, 4)[1]["scores"]
    seats = {table.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2}
    assert {SeatEnv("coimbra", 3, seat=1).reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}
