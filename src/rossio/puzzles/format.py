"""A puzzle as one line of JSON: the record up to the position, every judged turn, and by whom it was judged."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Final

from rossio.kernel.game import Game
from rossio.kernel.match import Match, resume
from rossio.kernel.record import Line, Record
from rossio.puzzles.turns import TURN

KEYS: Final = ("game", "rules", "content", "seats", "options", "seed", "moves")
"""What comes first in a line: the head of a record and its moves."""


class PuzzleError(ValueError):
    """A line that is no puzzle, or one that does not hold what it claims."""


@dataclass
class Way:
    """A turn as it was judged: its moves by name, the mark of its end, and its points above the temptation."""

    moves: list[str]
    end: str
    points: float


@dataclass
class Puzzle:
    """A position with one best turn; `ways` are the turns that were judged, the best first.

    `second` and `tempts` and `played` are marks of ends: the next best, greedy's, and what was played in the game.
    Where it `asks` for one decision, that is what ends tell apart; the moves behind it are how the judges went on.
    `own` and `others` say how much of the margin over the temptation the seat gains itself, and how much others lose.
    """

    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, str]
    seed: int
    moves: list[str]
    seat: int
    prompt: str
    ways: list[Way]
    tempts: str
    played: str
    margin: float
    error: float
    own: float
    others: float
    decisions: int
    judges: list[str]
    asks: str = TURN
    level: int = 1
    themes: list[str] = field(default_factory=list)

    @property
    def ply(self) -> int:
        return len(self.moves)

    def answer(self) -> Way:
        return self.ways[0]

    def way(self, end: str) -> Way | None:
        return next((way for way in self.ways if way.end == end), None)

    def record(self) -> Record:
        record = Record(self.game, self.rules, self.content, self.seats, self.seed)
        record.options = dict(self.options)
        record.lines = [Line(move) for move in self.moves]
        return record

    def match(self, game: Game) -> Match:
        """The position, played out of the record; RecordError if the rules or the content have moved on."""
        return resume(game, self.record())


def print_puzzle(puzzle: Puzzle) -> str:
    plain = asdict(puzzle)
    plain["seed"] = str(puzzle.seed)
    plain["ways"] = [[";".join(way.moves), way.end, way.points] for way in puzzle.ways]
    plain["moves"] = ";".join(puzzle.moves)
    return json.dumps(plain, separators=(",", ":"))


def parse_puzzle(line: str) -> Puzzle:
    try:
        plain = json.loads(line)
        plain["seed"] = int(plain["seed"])
        plain["moves"] = plain["moves"].split(";") if plain["moves"] else []
        plain["ways"] = [Way(moves.split(";"), end, points) for moves, end, points in plain["ways"]]
        return Puzzle(**plain)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise PuzzleError(f"no puzzle: {error}") from error
