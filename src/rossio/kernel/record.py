"""Records: a game as text. See docs/records.md for the format.

A record is the only thing that is ever stored: game, rules version, content, options, seats, seed and the moves by name
fix everything. `parse` and `print` are exact inverses; `rossio.kernel.match` plays what a record says.
"""

from __future__ import annotations

import hashlib
from typing import Final

from rossio.kernel.chance import SEED_LIMIT
from rossio.kernel.facts import Outcome
from rossio.kernel.game import Game
from rossio.kernel.state import State

FORMAT: Final = "rossio-record 1"
NUMBERS: Final = ("rules", "seats", "seed")
TEXTS: Final = ("game", "content")
DIGITS_AT_MOST: Final = len(str(SEED_LIMIT))


class RecordError(ValueError):
    """A record that cannot be read or replayed, with the number of the line at fault."""

    line: int
    reason: str

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Line:
    """A move and its comment; without a move a comment of its own, without either an empty line."""

    move: str
    comment: str

    def __init__(self, move: str = "", comment: str = "") -> None:
        self.move = move
        self.comment = comment

    def print(self) -> str:
        if not self.comment:
            return self.move
        return f"{self.move}  # {self.comment}" if self.move else f"# {self.comment}"


class Record:
    game: str
    rules: int
    content: str
    seats: int
    seed: int
    options: dict[str, str]
    names: dict[int, str]
    lines: list[Line]
    closing: str

    def __init__(self, game: str = "", rules: int = 0, content: str = "", seats: int = 0, seed: int = 0) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.seats = seats
        self.seed = seed
        self.options = {}
        self.names = {}
        self.lines = []
        self.closing = ""

    def moves(self) -> list[str]:
        return [line.move for line in self.lines if line.move]

    def deal(self) -> list[str]:
        """The lines of the header that fix the game: all but the names of the seats."""
        lines = [
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"content: {self.content}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
        ]
        lines.extend(f"option {name}: {self.options[name]}" for name in sorted(self.options))
        return lines

    def line_of(self, key: str) -> int:
        """The number of the line at which the text says a key of the deal."""
        keys = [line.partition(": ")[0] for line in self.deal()]
        return keys.index(key) + 2

    def numbered(self) -> list[tuple[int, str]]:
        """The moves, each with the number of its line in the text."""
        first = len(self.deal()) + len(self.names) + 3
        return [(number, line.move) for number, line in enumerate(self.lines, first) if line.move]

    def last_line(self) -> int:
        """The number of the last line of the text."""
        return self.print().count("\n")

    def print(self) -> str:
        text = [FORMAT, *self.deal()]
        text.extend(f"seat {seat + 1}: {self.names[seat]}" for seat in sorted(self.names))
        text.append("")
        text.extend(line.print() for line in self.lines)
        if self.closing:
            text.append(f"end: {self.closing}")
        return "\n".join(text) + "\n"


def seal(record: Record, outcome: Outcome) -> str:
    """What stands behind `end:`: how many decisions, and a fingerprint of the deal, the moves and the result.

    So a shortened or altered record is noticed, and a later version that keeps a position in other words is not.
    """
    moves = record.moves()
    text = "\n".join([*record.deal(), *moves, repr(outcome.scores), repr(outcome.ranks)])
    return f"{len(moves)} {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def digest(game: Game, state: State) -> str:
    """A short fingerprint of a position."""
    return hashlib.sha256(repr(game.encode(state)).encode()).hexdigest()[:16]


def parse(text: str) -> Record:
    """Read a record; RecordError names the first line that is wrong."""
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if not lines or lines[0] != FORMAT:
        raise RecordError(1, f"a record begins with {FORMAT!r}")
    if "" not in lines:
        raise RecordError(len(lines), "no empty line ends the header")
    blank = lines.index("")
    record = Record()
    _read_header(record, lines[1:blank])
    for number, line in enumerate(lines[blank + 1 :], blank + 2):
        if record.closing:
            raise RecordError(number, "something stands behind the line that ends the record")
        if line.startswith("end: "):
            record.closing = line[len("end: ") :]
        else:
            record.lines.append(_read_line(line, number))
    for number, (line, printed) in enumerate(zip(lines, record.print().split("\n"), strict=False), 1):
        if line != printed:
            raise RecordError(number, f"{line!r} stands where a record says {printed!r}")
    return record


def _read_header(record: Record, lines: list[str]) -> None:
    found: dict[str, str] = {}
    named: dict[int, int] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        if not colon or not value:
            raise RecordError(number, f"{line!r} is not of the form 'key: value'")
        if key in found:
            raise RecordError(number, f"{key} stands twice in the header")
        found[key] = value
        if key in NUMBERS:
            if not _is_number(value):
                raise RecordError(number, f"{key} is {value!r}, not a whole number")
            if int(value) >= SEED_LIMIT:
                raise RecordError(number, f"{key} is too large")
        elif key.startswith("option "):
            record.options[key[len("option ") :]] = value
        elif key.startswith("seat "):
            place = key[len("seat ") :]
            if not _is_number(place) or place == "0":
                raise RecordError(number, f"{place!r} is not the number of a seat")
            record.names[int(place) - 1] = value
            named[int(place) - 1] = number
        elif key not in TEXTS:
            raise RecordError(number, f"the header has no key {key!r}")
    for key in (*TEXTS, *NUMBERS):
        if key not in found:
            raise RecordError(len(lines) + 2, f"the header does not say {key}")
    record.game = found["game"]
    record.content = found["content"]
    record.rules = int(found["rules"])
    record.seats = int(found["seats"])
    record.seed = int(found["seed"])
    for seat in record.names:
        if seat >= record.seats:
            raise RecordError(named[seat], f"seat {seat + 1} is named, but there are {record.seats} seats")


def _is_number(text: str) -> bool:
    """Whether a text is a whole number as `print` writes it, and not too long to be looked at."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS_AT_MOST and str(int(text)) == text


def _read_line(line: str, number: int) -> Line:
    if line.startswith("# "):
        return Line("", line[2:])
    move, mark, comment = line.partition("  # ")
    read = Line(move, comment)
    if (mark and not comment) or read.print() != line or move != " ".join(move.split()) or "#" in move:
        raise RecordError(number, f"{line!r} is neither a move with its comment nor a comment")
    return read
