"""Gymnasium: one seat for the learner, bots in the others.

    from rossio.lab.gym import SeatEnv
    learner = SeatEnv("coimbra", seats=2, opponents=["random"])

The mask of legal actions is in `info["action_mask"]` and in `action_masks()` (the name that sb3-contrib asks for).
"""

from __future__ import annotations

from typing import Any

from rossio.bots import make
from rossio.bots.bot import Bot
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.state import State
from rossio.lab.arrays import FEATURES, Lens, Mask, Numbers, check_reward
from rossio.lab.extras import MissingExtra

try:
    import gymnasium
    import numpy as np
except ModuleNotFoundError as missing:
    raise MissingExtra(str(missing.name)) from missing

LOSS = -1.0
ANY_SEAT = -1


class SeatEnv(gymnasium.Env):
    """A game from one seat (counted from 0; ANY_SEAT: drawn for each game).

    An illegal action loses the game at once. Decisions with a single choice are played by themselves unless `forced`.
    Between decisions nothing is paid, at the end what `rewards` says (see `rossio.lab.arrays.reward`); `progress` adds
    that much for every point by which the lead over the mean of the others changes, at each decision.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (Gymnasium declares it)

    def __init__(
        self,
        game: str = "coimbra",
        seats: int = 2,
        opponents: list[str] | None = None,
        seat: int = ANY_SEAT,
        options: dict[str, str] | None = None,
        rewards: str = "rank",
        forced: bool = False,
        progress: float = 0.0,
        observation: str = FEATURES,
    ) -> None:
        check_reward(rewards)
        self.lens = Lens(catalogue.load(game), seats, options, observation)
        self.opponents = opponents if opponents is not None else ["random"]
        self.wanted_seat = seat
        self.reward_kind = rewards
        self.forced = forced
        self.progress = progress
        self.observation_space = gymnasium.spaces.Box(*self.lens.bounds(), (self.lens.length,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.lens.actions)
        self.seat = max(seat, 0)
        self.bots: list[Bot] = []
        self.state_now: State = self.lens.game.setup(seats, 0, self.lens.options)
        self.lead = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        chance = Chance(int.from_bytes(self.np_random.bytes(12), "big"))
        seats = self.lens.seats
        self.seat = chance.below(seats) if self.wanted_seat == ANY_SEAT else self.wanted_seat
        self.bots = [make(self.opponents[seat % len(self.opponents)], Chance(chance.seed())) for seat in range(seats)]
        self.state_now = self.lens.game.setup(seats, chance.seed(), self.lens.options)
        self._others_play()
        self.lead = self._lead()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        state = self.state_now
        move = self.lens.move(int(action))
        if state.over() or move not in state.legal():
            return self._observation(), LOSS, True, False, {**self._info(), "illegal": True}
        state.play(move)
        self._others_play()
        paid = 0.0
        if self.progress:
            lead = self._lead()
            paid += self.progress * (lead - self.lead)
            self.lead = lead
        if state.over():
            paid += self.lens.rewards(self.lens.game.outcome(state), self.reward_kind)[self.seat]
        return self._observation(), paid, state.over(), False, self._info()

    def action_masks(self) -> Mask:
        """1 for every legal action; all 0 once the game is over."""
        return self.lens.mask(self.state_now)

    def _others_play(self) -> None:
        state = self.state_now
        while not state.over():
            seat = state.seat()
            if seat == self.seat:
                moves = state.legal()
                if self.forced or len(moves) > 1:
                    return
                state.play(moves[0])
            else:
                state.play(self.bots[seat].choose(self.lens.game, state, seat))

    def _lead(self) -> float:
        scores = self.lens.game.outcome(self.state_now).scores
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return scores[self.seat] - sum(others) / max(len(others), 1)

    def _observation(self) -> Numbers:
        return self.lens.observe(self.state_now, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "action_mask": self.action_masks()}
        if self.state_now.over():
            outcome = self.lens.game.outcome(self.state_now)
            info["scores"] = outcome.scores
            info["won"] = 1 / len(outcome.winners()) if self.seat in outcome.winners() else 0.0
        return info
