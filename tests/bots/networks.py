"""Networks for tests: random numbers in the right shape, and the forward pass in plain Python.

An interpreted build has no native forward pass; where there is a compiler, it is built for the tests.
"""

from __future__ import annotations

import importlib.util
import random
import struct
import subprocess
import sys
import sysconfig
from functools import lru_cache
from importlib import import_module
from math import exp
from pathlib import Path
from tempfile import mkdtemp

import pytest

import rossio.bots
from rossio.bots.nets import NetFacts, Network, facts_for, print_net, read_net
from rossio.kernel.game import Game

HIDDEN, SECOND = 24, 12


@lru_cache
def native() -> bool:
    """Whether there is a native forward pass, built here if need be."""
    try:
        import_module("rossio.bots._net")
        return True
    except ImportError:
        pass
    source = Path(rossio.bots.__file__).with_name("_net.c")
    built = Path(mkdtemp(), f"_net{sysconfig.get_config_var('EXT_SUFFIX')}")
    include = sysconfig.get_path("include")
    command = ["cc", "-O1", "-shared", "-fPIC", f"-I{include}", str(source), "-o", str(built), "-lm"]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    spec = importlib.util.spec_from_file_location("rossio.bots._net", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules["rossio.bots._net"] = module
    return True


needs_native = pytest.mark.skipif(not native(), reason="no C compiler, so no network plays here")


class Numbers:
    """The numbers of a network before they are packed: whole rows with a scale, and plain floats."""

    def __init__(self, facts: NetFacts, seed: int) -> None:
        chance = random.Random(seed)
        self.embedding = rows(chance, facts.inputs, facts.hidden, 0.001)
        self.hidden_bias = floats(chance, facts.hidden)
        self.between = rows(chance, facts.hidden, facts.second, 0.001)
        self.second_bias = floats(chance, facts.second)
        self.value = floats(chance, facts.values * facts.second)
        self.value_bias = floats(chance, facts.values)
        self.policy = rows(chance, facts.actions, facts.second, 0.01)
        self.policy_bias = floats(chance, facts.actions)

    def packed(self) -> bytes:
        return b"".join(
            [
                packed_rows(self.embedding),
                packed_floats(self.hidden_bias),
                packed_rows(self.between),
                packed_floats(self.second_bias),
                packed_floats(self.value),
                packed_floats(self.value_bias),
                packed_rows(self.policy),
                packed_floats(self.policy_bias),
            ]
        )

    def look(self, on: list[int], acts: list[int]) -> list[float]:
        """What the native forward pass must answer."""
        hidden = self.hidden_bias[:]
        for number in on:
            scale, row = self.embedding[number]
            hidden = [sum_ + scale * weight for sum_, weight in zip(hidden, row, strict=True)]
        second = self.second_bias[:]
        for unit, (scale, row) in zip(hidden, self.between, strict=True):
            if unit > 0:
                second = [sum_ + unit * scale * weight for sum_, weight in zip(second, row, strict=True)]
        second = [max(0.0, unit) for unit in second]
        width = len(second)
        shares = []
        for number, bias in enumerate(self.value_bias):
            weights = self.value[number * width : (number + 1) * width]
            total = bias + sum(unit * weight for unit, weight in zip(second, weights, strict=True))
            shares.append(1 / (1 + exp(-total)))
        logits = []
        for act in acts:
            scale, row = self.policy[act]
            total = sum(unit * scale * weight for unit, weight in zip(second, row, strict=True))
            logits.append(self.policy_bias[act] + total)
        powers = [exp(logit - max(logits)) for logit in logits]
        return shares + [power / sum(powers) for power in powers]


Row = tuple[float, list[int]]


def single(number: float) -> float:
    """As exact as the file has it."""
    found: float = struct.unpack("<f", struct.pack("<f", number))[0]
    return found


def floats(chance: random.Random, count: int) -> list[float]:
    return [single(chance.uniform(-0.2, 0.2)) for _ in range(count)]


def rows(chance: random.Random, count: int, width: int, scale: float) -> list[Row]:
    return [
        (single(chance.uniform(0.5, 1.5) * scale), [chance.randint(-127, 127) for _ in range(width)])
        for _ in range(count)
    ]


def packed_floats(numbers: list[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}f", *numbers)


def packed_rows(given: list[Row]) -> bytes:
    whole = b"".join(struct.pack(f"<{len(row)}b", *row) for _, row in given)
    return whole + packed_floats([scale for scale, _ in given])


@lru_cache
def random_file(game: Game, seats: tuple[int, ...] = (1, 2, 3, 4), corrects: bool = False) -> bytes:
    facts = facts_for(game, HIDDEN, SECOND, list(seats), 0.3, corrects=corrects)
    return print_net(facts, Numbers(facts, 5).packed())


@lru_cache
def random_network(game: Game, seats: tuple[int, ...] = (1, 2, 3, 4)) -> Network:
    """A network that knows nothing, for the tests of what is around it."""
    assert native()
    return read_net(game, random_file(game, seats), "random")
