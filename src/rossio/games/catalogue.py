"""Which games there are. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from rossio.kernel.game import Game


class UnknownGame(ValueError):
    """A name that no game has."""


def names() -> list[str]:
    return ["coimbra", "lisboa", "magnanimous"]


def load(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"{name}: no such game; there are {', '.join(names())}")
    game = import_module(f"rossio.games.{name}.game").GAME
    if not isinstance(game, Game):
        raise TypeError(f"rossio.games.{name}.game: GAME is not a Game")
    return game
