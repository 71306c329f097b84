"""The course of a game: its chapters in order, and the clauses they must teach."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from rossio.games import catalogue
from rossio.kernel.content import ContentError, Entry
from rossio.lessons.format import Chapter, parse

CORE: Final = "core.toml"
COACH: Final = "coach.toml"


class UnknownChapter(ValueError):
    """A chapter that no course has."""


def folder(game: str) -> Traversable:
    """Where the lessons of a game lie."""
    return files(f"rossio.games.{game}").joinpath("lessons")


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game, in order; none if it has no course yet."""
    place = folder(game)
    if not place.is_dir():
        return ()
    found = [
        parse(game, f"{game}/lessons/{path.name}", path.read_text("utf-8"))
        for path in place.iterdir()
        if path.name.endswith(".toml") and path.name not in (CORE, COACH)
    ]
    found.sort(key=lambda chapter: chapter.number)
    if [chapter.number for chapter in found] != list(range(1, len(found) + 1)):
        raise ContentError(f"{game}/lessons: the chapters are not numbered from 1 on, each number once")
    return tuple(found)


def chapter(game: str, name: str) -> Chapter:
    """A chapter by its id."""
    for one in chapters(game):
        if one.id == name:
            return one
    known = ", ".join(one.id for one in chapters(game))
    raise UnknownChapter(f"{game}/{name}: no such chapter; there are {known}")


def taught_games() -> list[str]:
    """The games that have a course."""
    return [name for name in catalogue.names() if chapters(name)]


def core(game: str) -> list[str]:
    """The clauses without which nobody can play a first game."""
    path = folder(game).joinpath(CORE)
    if not path.is_file():
        return []
    return Entry(f"{game}/lessons/{CORE}", tomllib.loads(path.read_text("utf-8"))).texts("core")
