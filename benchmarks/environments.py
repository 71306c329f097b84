"""How many steps a second the learning environments make, by CPU time of one core: python benchmarks/environments.py

The actions are drawn at random from the legal ones; their choice is part of the time, as it would be in learning.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

import numpy as np

from rossio.games import catalogue
from rossio.lab.arrays import FEATURES, INPUTS, NOTHING
from rossio.lab.bench import build
from rossio.lab.environment import raw_env
from rossio.lab.gym import SeatEnv
from rossio.lab.vector import VectorTable

STEPS = 20_000
TABLES = 256


def vector(game: str, generator: np.random.Generator, observation: str = FEATURES) -> None:
    tables = VectorTable(catalogue.load(game), 2, TABLES, seed=1, observation=observation)
    for _ in range(STEPS // TABLES):
        tables.step(tables.draw(generator))


def vector_of_inputs(game: str, generator: np.random.Generator) -> None:
    vector(game, generator, INPUTS)


def vector_of_masks(game: str, generator: np.random.Generator) -> None:
    vector(game, generator, NOTHING)


def pettingzoo(game: str, generator: np.random.Generator) -> None:
    table = raw_env(game, 2)
    made = 0
    while made < STEPS:
        table.reset(seed=made)
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            table.step(None if over else int(generator.choice(np.flatnonzero(seen["action_mask"]))))
            made += 1


def gymnasium(game: str, generator: np.random.Generator) -> None:
    seat = SeatEnv(game, 2)
    _, info = seat.reset(seed=1)
    for _ in range(STEPS):
        _, _, over, _, info = seat.step(int(generator.choice(np.flatnonzero(info["action_mask"]))))
        if over:
            _, info = seat.reset()


def rate(run: Callable[[str, np.random.Generator], None], game: str) -> float:
    generator = np.random.default_rng(1)
    start = process_time()
    run(game, generator)
    return STEPS / (process_time() - start)


def main() -> None:
    for game in sys.argv[1:] or catalogue.names():
        for run in (vector, vector_of_inputs, vector_of_masks, pettingzoo, gymnasium):
            print(f"{game}, {build()}, {run.__name__}: {rate(run, game):,.0f} steps/s")


if __name__ == "__main__":
    main()
