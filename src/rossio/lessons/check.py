"""What is wrong with a course: chapters that cannot be played to their end, sentences that are missing or too long,
clauses that nobody teaches."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from rossio.games import catalogue
from rossio.kernel.match import resume
from rossio.lessons import course
from rossio.lessons.format import Chapter, Step
from rossio.lessons.line import TOO_LONG, main_line
from rossio.lessons.patterns import Absent
from rossio.lessons.play import Lesson, Stand, go_on, said_to, start_of
from rossio.lessons.speech import facts_said
from rossio.words import LANGUAGES, Words

WAYS: Final = 20
LAST_TOLD: Final = 12
"""How many moves a fault tells of the way that led to it."""
LONGEST_SENTENCE: Final = {"en": 25, "pt": 30, "fr": 30}
LONGEST_BUBBLE: Final = {"en": 50, "pt": 60, "fr": 60}


@dataclass
class Checked:
    """What was found of one chapter."""

    chapter: Chapter
    moves: int = 0
    faults: list[str] = field(default_factory=list)


def check(game: str, ways: int = WAYS) -> list[Checked]:
    """Every chapter of a game: by its own moves, by chance, and by its words."""
    return [check_chapter(chapter, ways) for chapter in course.chapters(game)]


def untaught(game: str) -> list[str]:
    """The core clauses that no chapter teaches."""
    taught = {clause for chapter in course.chapters(game) for clause in chapter.clauses()}
    return [clause for clause in course.core(game) if clause not in taught]


def check_chapter(chapter: Chapter, ways: int = WAYS) -> Checked:
    found = Checked(chapter)
    clauses = catalogue.load(chapter.game).pack.clauses()
    found.faults += [f"there is no clause {clause}" for clause in chapter.clauses() if clause not in clauses]
    found.faults += [f"{chapter.steps[at].id}: the third bubble to read in a row" for at in _tiring(chapter)]
    try:
        start = start_of(chapter).record()
    except Exception as error:
        found.faults.append(f"start: {error}")
        return found
    game = catalogue.load(chapter.game)
    line = main_line(chapter, resume(game, start))
    found.moves = len(line.lesson.match.moves) - len(start.lines)
    if line.fault:
        found.faults.append(line.fault)
        return found
    found.faults += spoken(chapter, Lesson(chapter, resume(game, start), Stand()))
    for way in range(ways):
        fault = by_chance(Lesson(chapter, resume(game, start), Stand()), random.Random(way))
        if fault:
            found.faults.append(f"way {way + 1}: {fault}")
    return found


def by_chance(lesson: Lesson, chance: random.Random) -> str:
    """Play a chapter by wanted moves taken by chance, and wrong answers before right ones; what went wrong."""
    lesson.begin()
    for _ in range(TOO_LONG):
        if lesson.over():
            passed = lesson.stand.passed
            return (
                f"{', '.join(passed)} never came after {', '.join(lesson.match.moves[-LAST_TOLD:])}" if passed else ""
            )
        kind = lesson.kind()
        try:
            if kind != "detour":
                lesson.facts(lesson.step())
        except Absent as absent:
            return f"{lesson.step().id}: {absent}"
        if kind == "ask":
            lesson.answer(chance.randint(1, lesson.step().answers))
        elif kind == "read":
            lesson.next()
        else:
            lesson.decide(chance.choice(lesson.wanted()))
    return f"{lesson.step().id}: it never ends"


def _tiring(chapter: Chapter) -> Iterator[int]:
    """Steps before the last deed that are the third in a row to be only read."""
    kinds = [step.kind() for step in chapter.steps]
    last = max((at for at, kind in enumerate(kinds) if kind != "read"), default=0)
    for at in range(2, last):
        if kinds[at - 2 : at + 1] == ["read"] * 3:
            yield at


def spoken(chapter: Chapter, lesson: Lesson) -> list[str]:
    """What is not said, or at too great length, along the main line, in each language."""
    faults: list[str] = []
    speakers = [Words(language) for language in LANGUAGES]
    lesson.begin()
    for words in speakers:
        for attribute in ("", "can", "payoff"):
            faults += _said(words, f"{chapter.game}-lesson-{chapter.id}", attribute, {})
    seen = -1
    while not lesson.over():
        if lesson.stand.step != seen:
            seen = lesson.stand.step
            step = lesson.step()
            for words in speakers:
                facts = facts_said(words, chapter.game, lesson.facts(step))
                for attribute in sentences(step, lesson):
                    faults += _said(words, f"{chapter.game}-lesson-{chapter.id}-{step.id}", attribute, facts)
                done = words.shelf.say(f"{chapter.game}-lesson-{chapter.id}-{step.id}", "done", {})
                if done is not None and not done[1]:
                    faults.append(f"{words.language} {step.id}.done: it is said when the facts of the step are past")
        go_on(lesson)
    return faults


def sentences(step: Step, lesson: Lesson) -> list[str]:
    """The sentences a step needs: its bubble, and what answers each thing a learner may do."""
    if step.answers:
        numbers = range(1, step.answers + 1)
        return ["", *(f"answer-{number}" for number in numbers), *(f"reply-{number}" for number in numbers)]
    if step.expect:
        wanted = lesson.wanted()
        others = [move for move in lesson.legal() if move not in wanted]
        return ["", *sorted({said_to(step, move, lesson.chapter.cast) for move in others})]
    return [""]


def _said(words: Words, key: str, attribute: str, facts: dict[str, object]) -> Iterator[str]:
    where = f"{words.language} {key}{'.' if attribute else ''}{attribute}"
    found = words.shelf.say(key, attribute, facts)
    if found is None:
        yield f"{where}: there are no words"
        return
    text, whole = found
    if not whole:
        yield f"{where}: a fact is missing in {text!r}"
    for sentence in re.split(r"(?<=[.!?:;])\s+", text):
        if len(sentence.split()) > LONGEST_SENTENCE[words.language]:
            yield f"{where}: {len(sentence.split())} words in {sentence!r}"
    if len(text.split()) > LONGEST_BUBBLE[words.language]:
        yield f"{where}: {len(text.split())} words in a bubble"
