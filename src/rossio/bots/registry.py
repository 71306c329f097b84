"""Bots by name: ours, and those of installed plug-ins (entry point group `rossio.bots`, see docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from rossio.bots.bot import Bot
from rossio.bots.greedy import GreedyBot
from rossio.bots.levels import LEVELS, LevelBot
from rossio.bots.net import NetBot
from rossio.bots.random import RandomBot
from rossio.bots.tree import SECONDS, SearchBot
from rossio.kernel.chance import Chance

GROUP: Final = "rossio.bots"
THINKERS: Final[dict[str, type[SearchBot]]] = {"search": SearchBot, "net": NetBot}
"""Bots whose names may say how long they think."""
BOTS: Final = ("random", "greedy", *THINKERS, *LEVELS)
"""Our own bots."""


class UnknownBot(ValueError):
    """A name that no bot has."""


def names() -> list[str]:
    """Our bots, then those of plug-ins."""
    return [*BOTS, *sorted({point.name for point in entry_points(group=GROUP)} - set(BOTS))]


def make(name: str, chance: Chance, seconds: float = 0.0) -> Bot:
    """A bot by its name, with a source of chance of its own.

    `search:0.2s` thinks for 0.2 seconds a decision, `search:500` for 500 iterations, and so does `net`. Seconds, if
    given, are the budget of a bot that thinks and whose name says nothing about it.
    """
    stem, colon, budget = name.partition(":")
    if stem in THINKERS:
        return _thinker(name, stem, budget, chance) if colon else THINKERS[stem](chance, seconds or SECONDS)
    if name == "random":
        return RandomBot(chance)
    if name == "greedy":
        return GreedyBot(chance)
    if name in LEVELS:
        return LevelBot(chance, LEVELS[name], seconds or LEVELS[name].seconds)
    return _plug_in(name)(chance)


def _thinker(name: str, stem: str, budget: str, chance: Chance) -> SearchBot:
    try:
        if budget.endswith("s") and float(budget[:-1]) > 0:
            return THINKERS[stem](chance, float(budget[:-1]))
        if int(budget) > 0:
            return THINKERS[stem](chance, float("inf"), int(budget))
    except ValueError:
        pass
    raise UnknownBot(f"{name}: {stem} is given seconds ({stem}:0.2s) or iterations ({stem}:500)")


def _plug_in(name: str) -> Callable[[Chance], Bot]:
    for point in entry_points(group=GROUP):
        if point.name == name:
            factory = point.load()
            if not callable(factory):
                raise UnknownBot(f"{name}: {point.value} is neither a class nor a function that makes a bot")
            return _checked(name, point.value, factory)
    raise UnknownBot(f"{name}: no such bot; there is {', '.join(names())}")


def _checked(name: str, source: str, factory: Callable[[Chance], object]) -> Callable[[Chance], Bot]:
    def made(chance: Chance) -> Bot:
        bot = factory(chance)
        if not isinstance(bot, Bot):
            raise UnknownBot(f"{name}: {source} makes a {type(bot).__name__}, which is no Bot")
        return bot

    return made
