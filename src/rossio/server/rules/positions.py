"""What the rules tell a viewer, as the protocol carries it. Only a worker process fills these in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec


class Refusal(msgspec.Struct):
    """Why a move a player might expect cannot be made."""

    move: str
    reason: str
    clause: str
    facts: dict[str, Any]


class About(msgspec.Struct):
    """What a legal move costs and brings, by label, and what else one would have to work out."""

    costs: dict[str, int]
    brings: dict[str, int]
    facts: dict[str, Any]


class Decision(msgspec.Struct):
    """What is asked. Only the seat that decides gets `moves`, `about` and `refusals`.

    `about` holds those of the moves of which there is something to say.
    """

    prompt: str
    seat: int
    clause: str
    facts: dict[str, Any]
    moves: list[str] | None = None
    refusals: list[Refusal] | None = None
    about: dict[str, About] | None = None


class Outcome(msgspec.Struct):
    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Back(msgspec.Struct):
    """Where undo leads: to ply `to`, before the viewer decided `move`. So many decisions are taken back with it."""

    to: int
    move: str
    own: int
    others: int


class Position(msgspec.Struct):
    """A position as one viewer may know it. `seat` is the viewer: -1 a spectator, -2 everything open."""

    ply: int
    seat: int
    turn: int
    over: bool
    horizon: int
    undo_floor: int
    view: dict[str, Any]
    decision: Decision | None
    sheet: list[dict[str, int]]
    outcome: Outcome | None
    since: int
    events: list[dict[str, Any]]
    """What happened after ply `since`; each event says the ply it led to and the turn it belongs to."""
    undo: Back | None = None
    """To before the viewer's last decision."""
    undo_turn: Back | None = None
    """To before the first decision of the viewer's last turn."""


class Lesson(msgspec.Struct, frozen=True):
    """Where a lesson stands, and what the coach says there: keys and facts, in the words of `<game>-lessons.ftl`."""

    chapter: str
    number: int
    revision: int
    step: int
    steps: int
    id: str
    """The step; empty at the end of the chapter."""
    kind: Literal["read", "move", "ask", "free", "detour", "end"]
    point: list[str]
    facts: dict[str, Any]
    clause: str
    answers: int
    heard: str
    """What the coach said last beside the step's own sentence (`done`, `reply-2`), about the step `heard_of`."""
    heard_of: str
    marks: list[int]
    """The ply at which each step so far began."""
    decisions: int
    events: list[str]
    passed: list[str]


class Puzzle(msgspec.Struct, frozen=True):
    """The puzzle that is set at a table: what it is about, and nothing of its answer."""

    id: str
    number: int
    level: int
    """1: one decision; 2: a turn of several; 3: a turn in which the answer of the others counts."""
    themes: list[str]
    chapter: int
    """The chapter that teaches its first theme; 0: none does."""
    daily: bool
    again: int
    """How often it has come back after a failed try; 0: it is new."""
    openings: list[str]
    """What is asked at the beginning of a turn: there the turn before it is over."""
    asks: str = "turn"
    """Whether a whole `turn` is asked for, or one `decision`."""
    table: str = ""
    """The reviewed game that it is a decision of, to go back to; empty for all others."""


class Hint(msgspec.Struct):
    """The move a good player would make, as the asker could find it: made of nothing that the seat cannot know."""

    move: str
    other: str | None
    """The next best."""
    categories: dict[str, int]
    """What the line it begins brings, by category of the score sheet, most first."""
    expected: int
    """By how much it changes what the seat may expect in all."""
    reason: str
    facts: dict[str, Any]
    looks: int
    """How often was looked ahead."""


class Why(msgspec.Struct):
    """What a move that was made brought its seat, as the viewer could know before it."""

    seat: int
    move: str
    categories: dict[str, int]
    expected: int


class Noted(msgspec.Struct):
    """A category of the score sheet beside the best of the others; or, where that is empty, the decision at a ply, the
    one that looked better (if any) and what the better of the two brings."""

    category: str
    own: int
    other: int
    ply: int
    move: str
    better: str
    categories: dict[str, int]
    expected: int


class Lookback(msgspec.Struct):
    """What somebody did well in a game that is over, and what to try next time."""

    well: list[Noted]
    next: list[Noted]


class SeatReviewed(msgspec.Struct):
    """How one seat fared: what it lost in the decisions that were not forced, what luck gave it, and the rest."""

    seat: int
    points: int
    decisions: int
    lost: float
    error: float
    """Points lost a decision."""
    luck: float
    skill: float


class LuckDrawn(msgspec.Struct):
    """What chance gave each seat when it was drawn behind a decision."""

    ply: int
    seat: int
    move: str
    luck: list[float]


class Dear(msgspec.Struct):
    """A decision that cost much, the better move, its cost in points with its standard error, and why."""

    ply: int
    seat: int
    move: str
    better: str
    cost: float
    unsure: float
    line: list[str]
    reason: str
    facts: dict[str, Any]
    categories: dict[str, int]
    expected: int


class Review(msgspec.Struct):
    """The review of a finished game, or as much of it as is done: `curve` has what each seat could expect before every
    decision so far, and last the scores. `dearest` comes with the last step."""

    format: str
    game: str
    seal: str
    judge: Literal["net", "search"]
    looks: int
    plies: int
    done: int
    steps: int
    par: float
    """What an even game would bring each seat."""
    curve: list[list[float]]
    seats: list[SeatReviewed]
    luck: list[LuckDrawn]
    costs: dict[str, float]
    """What decisions cost, by ply."""
    dearest: list[Dear]


class Thing(msgspec.Struct):
    """A thing of the board that a player can pay for or come to, its kind, and what it costs at the least."""

    kind: str
    label: str
    costs: dict[str, int]


class Ahead(msgspec.Struct):
    """What the seat may expect at the end before and after the moves, by category and in thousandths of a point, and
    which things they bring within its reach or put beyond it, the most valuable first. A judgement by hand, made of
    what the seat may know."""

    before: dict[str, int]
    after: dict[str, int]
    opens: list[Thing]
    closes: list[Thing]


class Reach(msgspec.Struct):
    """What a player can pay with and what is within reach for it, as everybody may know."""

    means: dict[str, int]
    things: list[Thing]


class Unseen(msgspec.Struct):
    """The hidden components of a kind: how many of each by sort and name, and where so many of them lie."""

    kind: str
    box: int
    """How many of the kind there are in all."""
    left: int
    sorts: dict[str, dict[str, int]]
    places: dict[str, int]


class Lost(msgspec.Struct):
    """At a ply so much of something was more than the seat could keep."""

    ply: int
    what: str
    amount: int


class Rehearsal(msgspec.Struct):
    """Where moves would lead on a private copy. Once something hidden or random would come out, `revealed` is set, the
    rehearsal stops, and what came out is made up."""

    tried: int
    revealed: bool
    before: list[dict[str, int]]
    """The score sheet before the first move."""
    position: Position
    lost: list[Lost]
    """What the seat was given beyond a limit."""
    vain: bool
    """The last move gains nothing: it was to bring something, and all of it was lost or came to nothing."""
    ahead: Ahead | None = None
    """If it was asked for."""


if TYPE_CHECKING:
    PositionSent = Position | msgspec.Raw
    RehearsalSent = Rehearsal | msgspec.Raw
    ReviewSent = Review | msgspec.Raw
else:  # the protocol's own document need not know that a worker wrote the bytes and nobody here reads them
    PositionSent = Position
    RehearsalSent = Rehearsal
    ReviewSent = Review
