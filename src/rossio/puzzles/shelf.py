"""The puzzles of the package: one compressed file a game, a line a puzzle, read once.

The files lie in `content/` beside this module and not beside a game's content, whose digest they must not change.
"""

from __future__ import annotations

import hashlib
import lzma
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from rossio.games import catalogue
from rossio.puzzles.format import Puzzle, parse_puzzle, print_puzzle

FOLDER: Final = "content"


class UnknownPuzzle(ValueError):
    """An id that no puzzle has."""


def file_of(game: str) -> Path:
    return Path(str(files("rossio.puzzles") / FOLDER / f"{game}.jsonl.xz"))


def id_of(puzzle: Puzzle) -> str:
    """The same puzzle has the same id wherever it is."""
    return hashlib.sha256(f"{puzzle.game} {puzzle.seed} {puzzle.ply}".encode()).hexdigest()[:10]


def read(game: str) -> list[Puzzle]:
    """All puzzles of a game's file; none if there is no file."""
    file = file_of(game)
    if not file.is_file():
        return []
    return [parse_puzzle(line) for line in lzma.decompress(file.read_bytes()).decode().splitlines()]


def write(game: str, puzzles: list[Puzzle]) -> int:
    """Put puzzles into the package; the size of the file."""
    text = "".join(print_puzzle(puzzle) + "\n" for puzzle in puzzles)
    file = file_of(game)
    file.parent.mkdir(exist_ok=True)
    return file.write_bytes(lzma.compress(text.encode(), preset=9))


@lru_cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles that can be played by the rules and the content of this process, by id."""
    here = catalogue.load(game)
    fitting = [one for one in read(game) if one.rules == here.rules and one.content == here.pack.digest]
    return {id_of(puzzle): puzzle for puzzle in fitting}


def find(game: str, name: str) -> Puzzle:
    try:
        return puzzles(game)[name]
    except KeyError as error:
        raise UnknownPuzzle(f"{game}: no puzzle {name}") from error


def number_of(game: str, name: str) -> int:
    """What a puzzle is called by people."""
    return 1 + list(puzzles(game)).index(name)
