"""PettingZoo: each game as an AEC environment, with an action mask beside every observation.

    from rossio.lab.environment import env
    table = env("coimbra", seats=3)

Rewards come once, at the end. `env` guards against illegal actions (the seat loses, the game stops); `raw_env` trusts.
"""

from __future__ import annotations

from typing import Any

from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.lab.arrays import FEATURES, Lens, check_reward
from rossio.lab.extras import MissingExtra

try:
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise MissingExtra(str(missing.name)) from missing


def env(game: str = "coimbra", seats: int = 2, **settings: Any) -> Any:
    """The environment with PettingZoo's guards around it."""
    table = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def raw_env(game: str = "coimbra", seats: int = 2, **settings: Any) -> TableEnv:
    return TableEnv(catalogue.load(game), seats, **settings)


class TableEnv(AECEnv):
    """A table of bots: the agents are `seat_1`, `seat_2` and so on.

    `forced=False` plays decisions with a single choice by itself. `rewards`: see `rossio.lab.arrays.reward`.
    `observation="inputs"` shows on/off inputs instead of features.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 (PettingZoo declares it)

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str] | None = None,
        rewards: str = "rank",
        forced: bool = True,
        render_mode: str | None = None,
        observation: str = FEATURES,
    ) -> None:
        super().__init__()
        check_reward(rewards)
        self.lens = Lens(game, seats, options, observation)
        self.metadata = {**self.metadata, "name": f"rossio_{game.name}_v{game.rules}"}
        self.reward_kind = rewards
        self.forced = forced
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[str] = []
        shape = (self.lens.length,)
        low, high = self.lens.bounds()
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(low, high, shape, np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.lens.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.lens.actions) for agent in self.possible_agents}
        self.seeds = Chance(0)
        self.state_now: State = game.setup(seats, 0, self.lens.options)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed fixes this game and the sequence of those after it."""
        if seed is not None:
            self.seeds = Chance(seed)
        self.state_now = self.lens.game.setup(self.lens.seats, self.seeds.seed(), self.lens.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat knows; only who decides has legal actions."""
        seat = self.possible_agents.index(agent)
        deciding = not self.state_now.over() and self.state_now.seat() == seat
        mask = self.lens.mask(self.state_now) if deciding else np.zeros(self.lens.actions, np.int8)
        return {"observation": self.lens.observe(self.state_now, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.state_now.play(self.lens.move(int(action)))
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Play what is forced, if that is wanted; then name who decides, or pay out."""
        state = self.state_now
        while not self.forced and not state.over() and len(moves := state.legal()) == 1:
            state.play(moves[0])
        if not state.over():
            self.agent_selection = self.possible_agents[state.seat()]
            return
        self.agent_selection = self.agents[0]
        for agent, paid in zip(
            self.agents, self.lens.rewards(self.lens.game.outcome(state), self.reward_kind), strict=True
        ):
            self.rewards[agent] = paid
            self.terminations[agent] = True

    def render(self) -> str | None:
        """The position in one line."""
        if self.render_mode is None:
            gymnasium.logger.warn("render without a render_mode: make the environment with render_mode='ansi'")
            return None
        state = self.state_now
        points = " ".join(str(score) for score in self.lens.game.outcome(state).scores)
        now = "over" if state.over() else f"seat {state.seat() + 1}: {state.prompt().key}"
        return f"{self.lens.game.name} after {state.ply} decisions, points {points}, {now}"

    def close(self) -> None:
        """There is nothing to close."""
