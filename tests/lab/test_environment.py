"""PettingZoo's own tests, for every game and number of seats; and what they do not ask."""

from __future__ import annotations

import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from rossio.games import catalogue

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test

from rossio.kernel.facts import Outcome
from rossio.lab.arrays import BOUND, REWARDS, Lens, UnknownReward, reward
from rossio.lab.environment import env, raw_env

TABLES = [(name, seats) for name in catalogue.names() for seats in sorted(catalogue.load(name).seats)]

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably:UserWarning",
)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=150)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seeds(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=100)


@pytest.mark.parametrize("game", catalogue.names())
def test_performance(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo measures for five seconds; a clock that runs fast spares the test most of them."""
    ticks = count()
    monkeypatch.setattr(
        sys.modules["pettingzoo.test.performance_benchmark"], "time", SimpleNamespace(time=lambda: next(ticks) * 0.01)
    )
    performance_benchmark(raw_env(game, 2))
    assert "turns per second" in capsys.readouterr().out


def play(table: Any, generator: np.random.Generator) -> dict[str, float]:
    """A random game; what each agent was paid in all."""
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, earned, over, cut, _ = table.last()
        paid[agent] += earned
        table.step(None if over or cut else int(generator.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


@pytest.mark.parametrize("kind", REWARDS)
@pytest.mark.parametrize("game", catalogue.names())
def test_rewards_come_at_the_end_and_match_the_outcome(game: str, kind: str) -> None:
    table = raw_env(game, 2, rewards=kind, forced=False)
    table.reset(seed=3)
    paid = play(table, np.random.default_rng(3))
    outcome = catalogue.load(game).outcome(table.state_now)
    assert paid == {f"seat_{seat + 1}": reward(outcome, seat, kind) for seat in range(2)}


def test_an_illegal_action_ends_the_game_with_a_loss() -> None:
    table = env("coimbra", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert all(table.terminations.values())
    assert table._cumulative_rewards[agent] == -1


def test_games_after_a_seed_differ_but_repeat() -> None:
    def sequence() -> list[list[float]]:
        table = raw_env("coimbra", 3)
        table.reset(seed=8)
        seen = []
        for _ in range(3):
            seen.append(table.observe("seat_1")["observation"].tolist())
            table.reset()
        return seen

    first = sequence()
    assert first == sequence()
    assert len({tuple(row) for row in first}) == 3


def test_only_who_decides_may_act() -> None:
    table = raw_env("coimbra", 2)
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert table.observe(other)["action_mask"].sum() == 0
    assert table.observe(table.agent_selection)["action_mask"].sum() > 0


def test_the_position_can_be_printed() -> None:
    table = raw_env("coimbra", 2, render_mode="ansi")
    table.reset(seed=1)
    assert str(table.render()).startswith("coimbra after 0 decisions")


@pytest.mark.parametrize(
    ("ranks", "kind", "paid"),
    [
        ([1, 2], "rank", [1.0, -1.0]),
        ([2, 1, 3], "rank", [0.0, 1.0, -1.0]),
        ([1, 1, 3], "rank", [0.5, 0.5, -1.0]),
        ([1, 1, 3], "win", [0.0, 0.0, -1.0]),
        ([1, 2], "win", [1.0, -1.0]),
        ([1, 2], "share", [0.6, 0.4]),
        ([2, 2], "rank", [-1.0, -1.0]),
        ([2, 2], "win", [-1.0, -1.0]),
        ([2, 2], "share", [0.0, 0.0]),
    ],
)
def test_rewards(ranks: list[int], kind: str, paid: list[float]) -> None:
    outcome = Outcome("points", [6, 4, 0][: len(ranks)], ranks)
    assert [reward(outcome, seat, kind) for seat in range(len(ranks))] == pytest.approx(paid)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(UnknownReward, match="glory"):
        raw_env("coimbra", 2, rewards="glory")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_features_keep_their_length_and_bounds(game: str, seats: int) -> None:
    table = raw_env(game, seats)
    table.reset(seed=5)
    generator = np.random.default_rng(5)
    for _agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        assert seen["observation"].shape == (table.lens.length,)
        assert np.abs(seen["observation"]).max() < BOUND
        table.step(None if over else int(generator.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("game", catalogue.names())
def test_actions_and_moves_are_one_to_one(game: str) -> None:
    lens = Lens(catalogue.load(game), 2)
    assert [lens.place(lens.move(action)) for action in range(lens.actions)] == list(range(lens.actions))
