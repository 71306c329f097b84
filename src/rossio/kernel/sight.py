"""Helpers for what a network sees of a position: numbered on/off inputs (`Game.sight`).

A game lays out its inputs once, block after block, and then names those that are on. A number is shown by one input for
each of its values; what is more than the last value shows as the last.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from rossio.kernel.state import Step


class Blocks:
    """Hands out the numbers of inputs, block after block."""

    size: int

    def __init__(self) -> None:
        self.size = 0

    def room(self, inputs: int) -> int:
        """The first number of a new block."""
        first = self.size
        self.size += inputs
        return first


def clipped(number: int, top: int) -> int:
    """A number brought between 0 and top."""
    return 0 if number < 0 else top if number > top else number


def show(on: list[int], block: int, number: int, top: int) -> None:
    """Switch on the input for a number in a block of top + 1."""
    on.append(block + (0 if number < 0 else top if number > top else number))


def show_each(on: list[int], block: int, numbers: list[int], top: int) -> None:
    """Switch on an input for each of several numbers, in blocks one after the other; a 0 is silent."""
    for number in numbers:
        if number:
            on.append(block + (0 if number < 0 else top if number > top else number))
        block += top + 1


def show_set(on: list[int], block: int, items: list[int]) -> None:
    """Switch on the input of every item; -1 stands for none."""
    for item in items:
        if item >= 0:
            on.append(block + item)


def show_bits(on: list[int], block: int, bits: int) -> None:
    """Switch on the input of every bit."""
    while bits:
        if bits & 1:
            on.append(block)
        bits >>= 1
        block += 1


def mark(numbers: list[int], blank: list[int], items: list[int]) -> None:
    """Append, to the plain numbers of features, a row of 0s with a 1 at the place of every item; -1 stands for none."""
    first = len(numbers)
    numbers += blank
    for item in items:
        if item >= 0:
            numbers[first + item] = 1


def count(numbers: list[int], blank: list[int], items: list[int]) -> None:
    """Append how often each item is there, by its place in a row of 0s."""
    first = len(numbers)
    numbers += blank
    for item in items:
        numbers[first + item] += 1


def kinds_of_steps(package: str) -> dict[type[object], int]:
    """All classes of steps in the modules of a package, numbered by name, so that it can be seen what is pending."""
    for found in pkgutil.iter_modules(import_module(package).__path__):
        import_module(f"{package}.{found.name}")
    names: dict[str, type[object]] = {}
    waiting: list[type[object]] = list(Step.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if kind.__module__.startswith(f"{package}."):
            names[kind.__name__] = kind
    return {names[name]: number for number, name in enumerate(sorted(names))}
