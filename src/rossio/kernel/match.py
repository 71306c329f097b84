"""A game being played: the record so far, the position it leads to, and undo up to the horizon."""

from __future__ import annotations

from rossio.kernel.actions import UnknownMove
from rossio.kernel.chance import SEED_LIMIT
from rossio.kernel.facts import Event, Refused
from rossio.kernel.game import Game, UnknownOption
from rossio.kernel.record import Line, Record, RecordError, seal
from rossio.kernel.state import State


class NothingToUndo(ValueError):
    """The horizon, or another seat's decision, stands right behind the position."""


class Match:
    """One game from its first decision on. Positions are rebuilt from the moves, so undo can never drift."""

    game: Game
    header: Record
    state: State
    moves: list[str]
    seats: list[int]
    events: list[Event]

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, str] | None = None,
        names: dict[int, str] | None = None,
    ) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"seed {seed}: between 0 and {SEED_LIMIT - 1} fit into a record")
        for seat, name in (names if names is not None else {}).items():
            if not 0 <= seat < seats:
                raise ValueError(f"seat {seat + 1}: named {name!r}, but there are {seats} seats")
            if not name or "\n" in name or "\r" in name:
                raise ValueError(f"seat {seat + 1}: {name!r} is empty or holds more than one line")
        self.game = game
        self.header = Record(game.name, game.rules, game.pack.digest, seats, seed)
        self.header.options = game.settle_options(seats, options if options is not None else {})
        self.header.names = names if names is not None else {}
        self.moves = []
        self.seats = []
        self.events = []
        self.state = game.setup(seats, seed, self.header.options)
        self.state.log = self.events

    def play(self, name: str) -> None:
        """Make the move of that name; UnknownMove or Refused, with nothing changed, if it cannot be made."""
        move = self.game.space.parse(name)
        seat = self.state.seat()
        self.game.attempt(self.state, move)
        self.moves.append(self.game.space.print(move))
        self.seats.append(seat)

    def undo_floor(self) -> int:
        """The lowest ply that undo reaches: the horizon, or the last decision of another seat."""
        floor = len(self.moves)
        if not self.moves:
            return 0
        seat = self.seats[-1]
        while floor > self.state.horizon and self.seats[floor - 1] == seat:
            floor -= 1
        return floor

    def undo(self, plies: int = 1) -> None:
        """Take back the last decisions of the seat that made the last one."""
        target = len(self.moves) - plies
        if plies < 1 or target < self.undo_floor():
            raise NothingToUndo(f"undo reaches back to decision {self.undo_floor()}, this is {len(self.moves)}")
        self.rewind(target)

    def rewind(self, target: int) -> None:
        """Go back to an earlier ply, whatever the horizon; the table must have agreed."""
        if not 0 <= target <= len(self.moves):
            raise ValueError(f"there is no decision {target}, this is {len(self.moves)}")
        del self.moves[target:]
        del self.seats[target:]
        again = resume(self.game, self.record())
        self.events = again.events
        self.state = again.state

    def record(self) -> Record:
        """The game so far as a record, sealed when it is over."""
        header = self.header
        record = Record(header.game, header.rules, header.content, header.seats, header.seed)
        record.options = dict(header.options)
        record.names = dict(header.names)
        record.lines = [Line(move) for move in self.moves]
        if self.state.over() and len(self.moves) == self.state.ply:
            record.closing = seal(record, self.game.outcome(self.state))
        return record


def resume(game: Game, record: Record, plies: int = -1) -> Match:
    """The game a record tells, up to a ply (to its last move by default); RecordError names the line at fault."""
    _check_deal(game, record)
    match = Match(game, record.seats, record.seed, record.options, dict(record.names))
    moves = record.numbered()
    for line, move in moves if plies < 0 else moves[:plies]:
        try:
            match.play(move)
        except (UnknownMove, Refused) as error:
            raise RecordError(line, str(error)) from error
    if record.closing and plies < 0 and record.closing != seal(record, game.outcome(match.state)):
        raise RecordError(record.last_line(), "the moves do not lead to the end that the record tells")
    return match


def replay(game: Game, record: Record, plies: int = -1) -> State:
    """The position after that many moves of the record (all of them by default)."""
    return resume(game, record, plies).state


def _check_deal(game: Game, record: Record) -> None:
    """Whether this is the game, in the version and with the content that the record speaks of."""
    if record.game != game.name:
        raise RecordError(record.line_of("game"), f"a record of {record.game}, not of {game.name}")
    if record.rules != game.rules:
        raise RecordError(record.line_of("rules"), f"rules version {record.rules}, but this is version {game.rules}")
    if record.content != game.pack.digest:
        raise RecordError(record.line_of("content"), f"content {record.content}, but this is {game.pack.digest}")
    _settle(game, record, {}, "seats")
    for name in sorted(record.options):
        _settle(game, record, {name: record.options[name]}, f"option {name}")


def _settle(game: Game, record: Record, options: dict[str, str], key: str) -> None:
    try:
        game.settle_options(record.seats, options)
    except UnknownOption as error:
        raise RecordError(record.line_of(key), str(error)) from error
