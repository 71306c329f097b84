"""Many games of one kind, stepped together in one process: numpy arrays in, numpy arrays out.

    from rossio.lab.vector import VectorTable
    tables = VectorTable(catalogue.load("coimbra"), seats=2, tables=256, seed=1)
    while learning:
        actions = choose(tables.observations, tables.masks)
        rewards, over = tables.step(actions)

Every row is a game, seen from the seat that decides in it (`tables.seats`). A game that ends is followed by a new one.
"""

from __future__ import annotations

from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.lab.arrays import Lens, check_reward
from rossio.lab.extras import MissingExtra
from rossio.lab.simulate import wide

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise MissingExtra("numpy") from missing


class IllegalAction(ValueError):
    """An action that the mask forbids; nothing has changed in that game."""


class VectorTable:
    """The arrays are filled anew by each step, in place: copy what must last."""

    def __init__(
        self,
        game: Game,
        seats: int,
        tables: int,
        seed: int = 0,
        options: dict[str, str] | None = None,
        rewards: str = "rank",
        forced: bool = False,
    ) -> None:
        check_reward(rewards)
        self.lens = Lens(game, seats, options)
        self.reward_kind = rewards
        self.forced = forced
        self.chance = Chance(seed)
        self.games_over = 0
        self.observations = np.zeros((tables, self.lens.length), np.float32)
        self.masks = np.zeros((tables, self.lens.actions), np.int8)
        self.seats = np.zeros(tables, np.int64)
        self.rewards = np.zeros((tables, seats), np.float32)
        self.over = np.zeros(tables, np.bool_)
        self.legal: list[list[int]] = [[] for _ in range(tables)]
        self.states: list[State] = [self._fresh() for _ in range(tables)]
        for table in range(tables):
            self._look(table)

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play one action in every game. What the ended games pay to each seat, and which games those are."""
        self.rewards.fill(0)
        self.over.fill(False)
        for table, action in enumerate(actions.tolist()):
            if not self.masks[table, action]:
                name = self.lens.game.space.print(self.lens.move(action))
                raise IllegalAction(f"table {table}: {name} is not legal for seat {self.seats[table] + 1}")
            state = self.states[table]
            state.play(self.lens.move(action))
            self._pass_forced(state)
            if state.over():
                self.rewards[table] = self.lens.rewards(state, self.reward_kind)
                self.over[table] = True
                self.games_over += 1
                self.states[table] = self._fresh()
            self._look(table)
        return self.rewards, self.over

    def _fresh(self) -> State:
        state = self.lens.game.setup(self.lens.seats, wide(self.chance), self.lens.options)
        self._pass_forced(state)
        return state

    def _pass_forced(self, state: State) -> None:
        while not self.forced and not state.over() and len(moves := state.legal()) == 1:
            state.play(moves[0])

    def _look(self, table: int) -> None:
        state = self.states[table]
        seat = state.seat()
        self.seats[table] = seat
        self.lens.observe(state, seat, self.observations[table])
        row = self.masks[table]
        row[self.legal[table]] = 0
        self.legal[table] = self.lens.legal(state)
        row[self.legal[table]] = 1


def random_actions(masks: NDArray[np.int8], generator: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row, all as likely."""
    noise = generator.random(masks.shape, dtype=np.float32)
    return np.asarray((noise * masks).argmax(axis=1), np.int64)
