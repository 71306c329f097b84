"""Finding a position for a chapter: deals and openings for which its main line is legal and all it claims is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from rossio.bots.greedy import GreedyBot
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.match import Match, resume
from rossio.kernel.record import Record
from rossio.lessons import course
from rossio.lessons.format import Chapter
from rossio.lessons.line import main_line
from rossio.lessons.patterns import Absent, bindings, holds
from rossio.lessons.play import OTHERS, Lesson, Stand, go_on

LONGEST_OPENING: Final = 1000
"""Moves of an opening after which a deal is given up; more than any game has."""


@dataclass
class Found:
    """Where a chapter may begin: its deal and moves, and the cast of it and of the chapters that go on from its end."""

    seed: int
    moves: list[str]
    casts: dict[str, dict[str, str]]


def find(chapter: Chapter, seeds: range, longest: int = LONGEST_OPENING) -> Iterator[Found]:
    """All positions in which a chapter can be played, deal by deal; the bots play up to them, so many moves at most."""
    if chapter.start.after:
        raise ValueError(f"{chapter.id} begins where {chapter.start.after} ends: find that one")
    game = catalogue.load(chapter.game)
    for seed in seeds:
        match = Match(game, chapter.start.seats, seed, dict(chapter.start.options))
        while not match.state.over() and len(match.moves) <= longest:
            if match.state.seat() == chapter.learner:
                casts = fitting(chapter, match.record(), game)
                if casts is not None:
                    yield Found(seed, list(match.moves), casts)
                    break
            state = match.state
            bot = GreedyBot(Chance(OTHERS + state.ply))
            match.play(game.space.print(bot.choose(game, state, state.seat())))


def fitting(chapter: Chapter, record: Record, game: Game) -> dict[str, dict[str, str]] | None:
    """The casts with which a chapter, and every chapter that goes on from its end, is true from a position."""
    if not _opens(replace(chapter, cast={}), resume(game, record)):
        return None
    for cast in _casts(replace(chapter, cast={}), record, game, {}):
        played = replace(chapter, cast=cast)
        line = main_line(played, resume(game, record))
        if line.fault:
            continue
        casts = {chapter.id: cast}
        ended = line.lesson.match.record()
        for later in course.chapters(chapter.game):
            if later.start.after == chapter.id:
                more = fitting(later, ended, game)
                if more is None:
                    break
                casts |= more
        else:
            return casts
    return None


def _opens(chapter: Chapter, match: Match) -> bool:
    """Whether a position is as the first step says, but for what depends on the cast."""
    step = chapter.steps[0]
    state = match.state
    if state.over() or state.seat() != chapter.learner or state.prompt().key not in step.prompt.split("|"):
        return False
    view = Lesson(chapter, match, Stand()).view()
    try:
        return all(holds(view, one.path, one.relation, one.value) for one in step.holds if "$" not in one.path)
    except Absent:
        return False


def _casts(chapter: Chapter, record: Record, game: Game, cast: dict[str, str]) -> Iterator[dict[str, str]]:
    """All ways to fill the parts of a chapter by moves that are legal on its way."""
    lesson = Lesson(replace(chapter, cast=cast), resume(game, record), Stand())
    lesson.begin()
    while not lesson.over():
        step = lesson.step()
        loose = [one for one in (*step.expect, step.best) if _unbound(one, cast)]
        if loose:
            state = lesson.match.state
            if state.over() or (step.prompt and state.prompt().key not in step.prompt.split("|")):
                return
            for move in lesson.legal():
                for pattern in loose:
                    bound = bindings(pattern, move, cast, chapter.like)
                    if bound is not None:
                        yield from _casts(chapter, record, game, {**cast, **bound})
            return
        if lesson.kind() == "detour":
            return
        go_on(lesson)
    yield cast


def _unbound(pattern: str, cast: dict[str, str]) -> bool:
    return any(word.startswith("$") and word[1:] not in cast for word in pattern.split())


def rewritten(text: str, seed: int, moves: list[str], cast: dict[str, str]) -> str:
    """A chapter's file with another start and cast; a chapter that goes on from another has only a cast."""
    if "\nseed = " in text:
        text = re.sub(r"(?m)^seed = .*$", f"seed = {seed}", text, count=1)
        lines = "".join(f"{move}\n" for move in moves)
        text = re.sub(r'(?s)moves = """\n.*?"""', lambda _: f'moves = """\n{lines}"""', text, count=1)
    if "\n[cast]\n" in text:
        lines = "".join(f'{name} = "{value}"\n' for name, value in cast.items())
        text = re.sub(r"(?s)\n\[cast\]\n.*?\n\[", lambda _: f"\n[cast]\n{lines}\n[", text, count=1)
    return text
