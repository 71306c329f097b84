"""Many games of one kind, stepped together in one process: numpy arrays in, numpy arrays out.

    from rossio.lab.vector import VectorTable
    tables = VectorTable(catalogue.load("coimbra"), seats=2, tables=256, seed=1)
    while learning:
        actions = choose(tables.observations, tables.masks)
        rewards, over = tables.step(actions)

Every row is a game, seen from the seat that decides in it (`tables.seats`). A game that ends is followed by a new one.
"""

from __future__ import annotations

from array import array

from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.kernel.tables import Tables
from rossio.lab.arrays import FEATURES, INPUTS, Lens, check_reward
from rossio.lab.extras import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise MissingExtra("numpy") from missing


class IllegalAction(ValueError):
    """An action that the mask forbids; nothing has changed in any game."""


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
        observation: str = FEATURES,
    ) -> None:
        check_reward(rewards)
        self.lens = Lens(game, seats, options, observation)
        self.reward_kind = rewards
        self.chance = Chance(seed)
        self.games_over = 0
        self.observations = np.zeros((tables, self.lens.length), np.float32)
        self.masks = np.zeros((tables, self.lens.actions), np.int8)
        self.seats = np.zeros(tables, np.int64)
        self.rewards = np.zeros((tables, seats), np.float32)
        self.over = np.zeros(tables, np.bool_)
        self.tables = Tables(game, [self._fresh() for _ in range(tables)], forced)
        self.legal = np.zeros(0, np.intc)
        self.seen = np.zeros(0, np.intc)
        self._look()

    @property
    def states(self) -> list[State]:
        return self.tables.states

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play one action in every game. What the ended games pay to each seat, and which games those are."""
        self.rewards.fill(0)
        self.over.fill(False)
        chosen: list[int] = actions.tolist()
        wrong = self.tables.step(chosen)
        if wrong >= 0:
            name = self.lens.game.space.print(self.lens.move(chosen[wrong]))
            raise IllegalAction(f"table {wrong}: {name} is not legal for seat {self.seats[wrong] + 1}")
        for table in self.tables.ended:
            self.rewards[table] = self.lens.rewards(self.states[table], self.reward_kind)
            self.over[table] = True
            self.games_over += 1
            self.tables.seat(table, self._fresh())
        self._look()
        return self.rewards, self.over

    def draw(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each table, all as likely: as `random_actions`, without a look at what is not legal."""
        size = self.lens.actions
        counts = np.bincount(self.legal // size, minlength=len(self.masks))
        chosen = np.cumsum(counts) - counts + (generator.random(len(counts)) * counts).astype(np.int64)
        return np.asarray(self.legal[chosen] % size, np.int64)

    def _fresh(self) -> State:
        return self.lens.game.setup(self.lens.seats, self.chance.seed(), self.lens.options)

    def _look(self) -> None:
        """Fill the arrays; where they are mostly 0, only what changes is written."""
        tables = self.tables
        self.seats[:] = tables.seats()
        masks = self.masks.reshape(-1)
        masks[self.legal] = 0
        self.legal = flat(tables.legal())
        masks[self.legal] = 1
        if self.lens.observation == FEATURES:
            self.observations.reshape(-1)[:] = flat(tables.features())
        elif self.lens.observation == INPUTS:
            inputs = self.observations.reshape(-1)
            inputs[self.seen] = 0
            self.seen = flat(tables.inputs())
            inputs[self.seen] = 1


def flat(numbers: list[int]) -> NDArray[np.intc]:
    return np.frombuffer(array("i", numbers), np.intc)


def random_actions(masks: NDArray[np.int8], generator: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row, all as likely."""
    noise = generator.random(masks.shape, dtype=np.float32)
    return np.asarray((noise * masks).argmax(axis=1), np.int64)
