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
from rossio.kernel.tables import Tables
from rossio.lab.arrays import FEATURES, INPUTS, Lens, check_reward
from rossio.lab.extras import MissingExtra
from rossio.lab.rows import rows_of

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
        self.games_over = 0
        self.observations = np.zeros((tables, self.lens.length), np.float32)
        self.masks = np.zeros((tables, self.lens.actions), np.int8)
        self.seats = np.zeros(tables, np.int64)
        self.rewards = np.zeros((tables, seats), np.float32)
        self.over = np.zeros(tables, np.bool_)
        self.seat_row = rows_of(self.seats.reshape(1, -1), game.space)
        self.mask_rows = rows_of(self.masks, game.space)
        observed = rows_of(self.observations, game.space, game.sights)
        self.tables = Tables(
            game,
            seats,
            self.lens.options,
            tables,
            Chance(seed),
            forced,
            self.mask_rows,
            features=observed if observation == FEATURES else None,
            inputs=observed if observation == INPUTS else None,
        )
        self.seat_row.put(0, self.tables.seats)

    @property
    def states(self) -> list[State]:
        return self.tables.states

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play one action in every game. What the ended games pay to each seat, and which games those are."""
        chosen: list[int] = actions.tolist()
        wrong = self.tables.step(chosen)
        if wrong >= 0:
            name = self.lens.game.space.print(self.lens.move(chosen[wrong]))
            raise IllegalAction(f"table {wrong}: {name} is not legal for seat {self.seats[wrong] + 1}")
        self.rewards.fill(0)
        self.over.fill(False)
        for table, outcome in zip(self.tables.ended, self.tables.outcomes, strict=True):
            self.rewards[table] = self.lens.rewards(outcome, self.reward_kind)
            self.over[table] = True
            self.games_over += 1
        self.seat_row.put(0, self.tables.seats)
        return self.rewards, self.over

    def draw(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each table, all as likely: as `random_actions`, without a look at what is not legal."""
        actions = np.empty(len(self.masks), np.int64)
        self.mask_rows.draw(self.tables.moves, generator.random(len(actions)), actions)
        return actions


def random_actions(masks: NDArray[np.int8], generator: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row, all as likely."""
    noise = generator.random(masks.shape, dtype=np.float32)
    return np.asarray((noise * masks).argmax(axis=1), np.int64)
