"""Which games there are. A game is imported when it is first asked for."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from rossio.kernel.content import CHOSEN, ContentError, read_header
from rossio.kernel.game import Game

PACKS: Final = "ROSSIO_PACKS"
"""The variable that names the packs a process plays with, as a search path does; processes it starts follow."""


class UnknownGame(ValueError):
    """A name that no game has."""


def names() -> list[str]:
    return ["coimbra", "lisboa", "magnanimous"]


def choose(path: Path) -> str:
    """Play a game with another content pack than its own, from now on and in this process; the name of the game.

    Content is read once, when a game is first loaded, so a pack is chosen before that.
    """
    header = read_header(path)
    name = header.text("game")
    if name not in names():
        raise ContentError(f"{header.where}: {name} is no game; there are {', '.join(names())}")
    package = f"rossio.games.{name}"
    if CHOSEN.get(package) != str(path):
        if f"{package}.content" in sys.modules:
            raise ContentError(f"{path}: {name} is being played with another pack in this process")
        CHOSEN[package] = str(path)
    return name


def choose_given() -> None:
    """Choose the packs that the environment names."""
    for path in filter(None, os.environ.get(PACKS, "").split(os.pathsep)):
        choose(Path(path))


def load(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"{name}: no such game; there are {', '.join(names())}")
    if not CHOSEN:
        choose_given()
    game = import_module(f"rossio.games.{name}.game").GAME
    if not isinstance(game, Game):
        raise TypeError(f"rossio.games.{name}.game: GAME is not a Game")
    return game
