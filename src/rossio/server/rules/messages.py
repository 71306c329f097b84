"""What the server and its worker processes say to each other. A game travels as its record."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from rossio.server.ground.errors import Error
from rossio.server.rules import positions

LENGTH: Final = 4
"""The bytes before a message that say how long it is."""


class Deal(msgspec.Struct, kw_only=True):
    """What fixes a game before its first move."""

    game: str
    rules: int
    content: str
    seats: int
    seed: str
    options: dict[str, str]


class Played(Deal, kw_only=True):
    """A game so far."""

    table: str
    moves: list[str]


class Look(msgspec.Struct, tag=True):
    """What the viewers may know now, with the events after a ply."""

    played: Played
    viewers: list[int]
    since: int


class Attempt(msgspec.Struct, tag=True):
    """Moves of one seat, all or none; they end where something is revealed."""

    played: Played
    seat: int
    moves: list[str]
    viewers: list[int]
    since: int


class Rehearse(msgspec.Struct, tag=True):
    """Moves on a private copy; with `ahead`, also what they change in what the seat may expect and reach."""

    played: Played
    seat: int
    moves: list[str]
    ahead: bool = False


class Survey(msgspec.Struct, tag=True):
    """What a player can pay and reach next, as everybody may know."""

    played: Played
    player: int


class Choose(msgspec.Struct, tag=True):
    """A bot's move."""

    played: Played
    seat: int
    bot: str
    seed: str


class Advise(msgspec.Struct, tag=True):
    """A hint for the seat that decides."""

    played: Played
    seat: int


class Count(msgspec.Struct, tag=True):
    """What is hidden from a viewer."""

    played: Played
    viewer: int


class Explain(msgspec.Struct, tag=True):
    """What the last move of a game so far brought, as a viewer may know."""

    played: Played
    viewer: int


class Read(msgspec.Struct, tag=True):
    """A record that somebody brought."""

    text: str


class Print(msgspec.Struct, tag=True):
    """The record of a game."""

    played: Played
    names: dict[int, str]


class Curves(msgspec.Struct, tag=True):
    """The scores after every decision."""

    played: Played


class Recall(msgspec.Struct, tag=True):
    """What a seat did well in a game that is over, and what to try next time."""

    played: Played
    seat: int


class Judge(msgspec.Struct, tag=True):
    """Go on with the review of a game that is over for about so many seconds, from the rows there are."""

    played: Played
    rows: list[dict[str, Any]]
    seconds: float


class Open(msgspec.Struct, tag=True):
    """A chapter of a game's course, from its beginning."""

    game: str
    chapter: str


class Teach(msgspec.Struct, tag=True):
    """What the learner does in a lesson: moves, goes on, answers, lets the coach show, or has gone back."""

    played: Played
    lesson: positions.Lesson
    do: Literal["move", "next", "answer", "show", "back"]
    moves: list[str]
    number: int
    viewers: list[int]
    since: int


class Solve(msgspec.Struct, tag=True):
    """A turn tried in a puzzle's position, and the answer; without moves only what the answer brings."""

    played: Played
    moves: list[str]
    answer: list[str]
    asks: str


class Pose(msgspec.Struct, tag=True):
    """Make a decision of a finished game a puzzle: what it cost beside the first move of a line."""

    played: Played
    ply: int
    line: list[str]
    cost: float
    unsure: float


Request = (
    Open
    | Teach
    | Solve
    | Pose
    | Advise
    | Count
    | Explain
    | Look
    | Attempt
    | Rehearse
    | Survey
    | Choose
    | Read
    | Print
    | Curves
    | Recall
    | Judge
)


class Seen(msgspec.Struct, tag=True):
    """Facts for the server, and a position for each viewer as JSON that the server passes on unread."""

    ply: int
    turn: int
    over: bool
    floor: int
    seats: list[int]
    outcome: positions.Outcome | None
    views: dict[int, bytes]
    accepted: list[str] = []


class Opened(msgspec.Struct, tag=True):
    """A lesson at its first step."""

    played: Played
    learner: int
    names: list[str]
    turn: int
    lesson: positions.Lesson


class Taught(msgspec.Struct, tag=True):
    """Where a lesson came to; `seen.accepted` are all moves that were played, `seats` whose they were."""

    seen: Seen
    seats: list[int]
    lesson: positions.Lesson


class Solved(msgspec.Struct, tag=True):
    """Where a turn ends, by its mark; what the answer brings its seat, by category and in all."""

    end: str
    categories: dict[str, int]
    expected: int


class Posed(msgspec.Struct, tag=True):
    """A puzzle as a line; empty where both moves come to the same."""

    puzzle: str


class Rehearsed(msgspec.Struct, tag=True):
    """A rehearsal as JSON that the server passes on unread."""

    rehearsal: bytes


class Surveyed(msgspec.Struct, tag=True):
    reach: positions.Reach


class Advised(msgspec.Struct, tag=True):
    hint: positions.Hint


class Counted(msgspec.Struct, tag=True):
    unseen: list[positions.Unseen]


class Explained(msgspec.Struct, tag=True):
    why: positions.Why


class Chosen(msgspec.Struct, tag=True):
    move: str


class Printed(msgspec.Struct, tag=True):
    record: str


class Scores(msgspec.Struct, tag=True):
    """The score of every seat after every decision."""

    scores: list[list[int]]


class Recalled(msgspec.Struct, tag=True):
    lookback: positions.Lookback


class Judged(msgspec.Struct, tag=True):
    """The rows of a review, and the review itself as JSON that the server passes on unread."""

    rows: list[dict[str, Any]]
    done: bool
    review: bytes


class Brought(Deal, tag=True, kw_only=True):
    """What a record holds."""

    names: dict[int, str]
    moves: list[str]
    over: bool
    outcome: positions.Outcome


class Fault(msgspec.Struct, tag=True):
    """What was wrong with a request, by key and facts; nothing has changed."""

    error: Error
    message: str
    facts: dict[str, object]


class Failure(msgspec.Struct, tag=True):
    """A mistake of ours, for the log only."""

    message: str


Reply = (
    Opened
    | Taught
    | Solved
    | Posed
    | Advised
    | Counted
    | Explained
    | Seen
    | Rehearsed
    | Surveyed
    | Chosen
    | Printed
    | Scores
    | Recalled
    | Judged
    | Brought
    | Fault
    | Failure
)
