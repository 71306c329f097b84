"""Lessons at work inside a worker process: a chapter over a game that is at hand."""

from __future__ import annotations

from collections.abc import Callable

from rossio.kernel.match import Match
from rossio.lessons import course
from rossio.lessons.lookback import Noted, look_back
from rossio.lessons.play import Lesson, Stand, begin
from rossio.server.rules import positions
from rossio.server.rules.messages import Opened, Played, Recalled


def opened(game: str, name: str) -> Opened:
    """A chapter at its first step."""
    chapter = course.chapter(game, name)
    lesson = begin(chapter)
    header = lesson.match.header
    return Opened(
        Played(
            table="",
            game=game,
            rules=header.rules,
            content=header.content,
            seats=header.seats,
            seed=str(header.seed),
            options=header.options,
            moves=list(lesson.match.moves),
        ),
        chapter.learner,
        chapter.names,
        lesson.match.state.seat(),
        told(lesson),
    )


def resumed(game: str, stand: positions.Lesson, match: Match, play: Callable[[str], None]) -> Lesson:
    """A lesson where it stood."""
    chapter = course.chapter(game, stand.chapter)
    kept = Stand(
        stand.step,
        list(stand.marks),
        stand.heard,
        stand.heard_of,
        stand.decisions,
        list(stand.events),
        list(stand.passed),
    )
    return Lesson(chapter, match, kept, play)


def do(lesson: Lesson, deed: str, moves: list[str], number: int) -> None:
    """What the learner does. Of several moves those after a refused one are left, if one was played before it."""
    if deed == "next":
        lesson.next()
    elif deed == "answer":
        lesson.answer(number)
    elif deed == "show":
        lesson.show()
    elif deed == "back":
        lesson.back_at(lesson.match.state.ply)
    else:
        lesson.decide(moves[0])


def recalled(match: Match, moves: list[str], seat: int) -> Recalled:
    """A finished game, looked back at from a seat."""
    found = look_back(match, moves, seat)
    return Recalled(positions.Lookback(_noted(found.well), _noted(found.next)))


def _noted(found: list[Noted]) -> list[positions.Noted]:
    return [
        positions.Noted(one.category, one.own, one.other, one.ply, one.move, one.better, one.brings, one.expected)
        for one in found
    ]


def told(lesson: Lesson) -> positions.Lesson:
    """A lesson as the protocol carries it."""
    chapter, stand = lesson.chapter, lesson.stand
    kind = lesson.kind()
    step = lesson.step() if kind != "end" else None
    clause = step.clauses[0] if step is not None and step.clauses else ""
    return positions.Lesson(
        chapter.id,
        chapter.number,
        chapter.revision,
        stand.step,
        len(chapter.steps),
        step.id if step is not None else "",
        kind,  # type: ignore[arg-type]  # one of the six, by Lesson.kind
        lesson.point(),
        lesson.facts(step) if step is not None and kind != "detour" else {},
        clause,
        step.answers if step is not None else 0,
        stand.heard,
        stand.heard_of,
        stand.marks,
        stand.decisions,
        stand.events,
        stand.passed,
    )
