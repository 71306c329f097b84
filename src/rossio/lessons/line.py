"""The main line of a chapter: the way through it by its own moves, and what does not hold on it."""

from __future__ import annotations

from dataclasses import dataclass

from rossio.kernel.match import Match
from rossio.lessons.format import Chapter, Step
from rossio.lessons.patterns import Absent, cast_in, fits, holds, look
from rossio.lessons.play import Lesson, Stand, go_on

TOO_LONG = 600


@dataclass
class Line:
    """How far the main line came, and the fault at which it ended; empty if it went through."""

    lesson: Lesson
    fault: str


def main_line(chapter: Chapter, match: Match) -> Line:
    """Play a chapter by its own moves from a position; everything its steps claim must be true."""
    lesson = Lesson(chapter, match, Stand())
    lesson.begin()
    seen = -1
    for _ in range(TOO_LONG):
        if lesson.over():
            passed = lesson.stand.passed
            return Line(lesson, f"{', '.join(passed)}: never came" if passed else "")
        if lesson.stand.step != seen:
            seen = lesson.stand.step
            fault = _fault(lesson, lesson.step())
            if fault:
                return Line(lesson, f"{lesson.step().id}: {fault}")
        go_on(lesson)
    return Line(lesson, f"{lesson.step().id}: free play never ends")


def _fault(lesson: Lesson, step: Step) -> str:
    """What is not as the step says, in the position at which it begins."""
    state = lesson.match.state
    asked = "the end" if state.over() else state.prompt().key
    if step.prompt and asked not in step.prompt.split("|"):
        return f"the question is {asked}, not {step.prompt}"
    if lesson.kind() == "detour":
        return f"none of {', '.join(step.expect)} is legal, but {', '.join(lesson.legal()[:12])}"
    try:
        view = lesson.view()
        for test in step.holds:
            path = cast_in(test.path, lesson.chapter.cast)
            if not holds(view, path, test.relation, test.value):
                return f"{path} {test.relation} {test.value!r} does not hold, it is {look(view, path)!r}"
        lesson.facts(step)
    except Absent as absent:
        return str(absent)
    if lesson.kind() == "move":
        wanted = lesson.wanted()
        if step.best and not fits(cast_in(step.best, lesson.chapter.cast), wanted[0]):
            return f"best {step.best} is not legal, but {', '.join(wanted[:12])}"
        for patterns in step.near:
            near = [
                move
                for move in lesson.legal()
                if any(fits(cast_in(one, lesson.chapter.cast), move) for one in patterns)
            ]
            if not near or set(near) & set(wanted):
                return f"near {', '.join(patterns)} fits {'a wanted' if near else 'no legal'} move"
    return ""
