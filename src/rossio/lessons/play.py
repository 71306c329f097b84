"""A chapter being played: which moves its step wants, what the others answer, and where it stands.

It holds no rules: what is legal, the position says. All that is kept of a lesson is its chapter, the number of its
step, the ply at which each step began, and the moves of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from rossio.bots.greedy import GreedyBot
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.match import Match
from rossio.lessons import course
from rossio.lessons.format import Chapter, Step
from rossio.lessons.patterns import cast_in, fits, look

OTHERS: Final = 1755
"""What the chance of the others' answers is seeded with, beside the ply: same moves, same answers."""
LONGEST_DETOUR: Final = 12
"""Decisions that may follow from a free choice before the step they lead away from is passed over."""


class NotWanted(Exception):
    """A legal move that the step does not want yet; nothing was played."""

    def __init__(self, said: str, step: str, wanted: list[str]) -> None:
        super().__init__(f"{step}: {said}")
        self.said = said
        self.step = step
        self.wanted = wanted


class OutOfPlace(ValueError):
    """Going on, answering or showing where there is nothing to go on from, to answer or to show."""


@dataclass
class Stand:
    """Where a lesson stands: everything that its moves do not tell."""

    step: int = 0
    marks: list[int] = field(default_factory=list)
    """The ply at which each step so far began."""
    heard: str = ""
    """What the coach said last, beside the step's own sentence: `done`, `reply-2`; of step `heard_of`."""
    heard_of: str = ""
    decisions: int = 0
    """The learner's decisions since the step began."""
    events: list[str] = field(default_factory=list)
    """What happened since the step began, where play is free."""
    passed: list[str] = field(default_factory=list)
    """Steps whose moment did not come."""


class Lesson:
    """A chapter over the match it is played in. `play` makes a move in that match."""

    def __init__(self, chapter: Chapter, match: Match, stand: Stand, play: Callable[[str], None] | None = None) -> None:
        self.chapter = chapter
        self.match = match
        self.stand = stand
        self.game: Game = match.game
        self._play = play if play is not None else match.play

    # Where it stands

    def over(self) -> bool:
        return self.stand.step >= len(self.chapter.steps)

    def step(self) -> Step:
        return self.chapter.steps[self.stand.step]

    def kind(self) -> str:
        """What the learner is to do: read, move, ask, free, detour (a choice of theirs asks something first), end."""
        if self.over():
            return "end"
        step = self.step()
        if step.kind() == "move" and not self._asked(step):
            return "detour"
        return step.kind()

    def legal(self) -> list[str]:
        state = self.match.state
        if state.over() or state.seat() != self.chapter.learner:
            return []
        return [self.game.space.print(move) for move in state.legal()]

    def wanted(self) -> list[str]:
        """The legal moves that the step wants, the one of the main line first."""
        legal = self.legal()
        step = self.step()
        if self.kind() != "move":
            return legal
        return accepted(step, legal, self.chapter.cast) or legal

    def best(self) -> str:
        """The move of the main line, or what a bot would do where the learner is free."""
        kind = self.kind()
        if kind == "move":
            return self.wanted()[0]
        if kind in ("free", "detour"):
            for move in self.legal():
                if self.step().best and fits(cast_in(self.step().best, self.chapter.cast), move):
                    return move
            return self.greedy()
        raise OutOfPlace(f"{self.chapter.id}: there is nothing to show")

    def view(self) -> dict[str, object]:
        """What the learner may know; under `sheet` the points by category, under `prompt` the numbers of the question,
        under `best` the things the main line's move speaks of."""
        state = self.match.state
        seen: dict[str, object] = {**self.game.view(state, self.chapter.learner)}
        seen["sheet"] = list(self.game.sheet(state).plain())
        if not state.over():
            seen["prompt"] = state.prompt().facts
        if not self.over() and self.kind() == "move":
            move = self.game.space.parse(self.best())
            fields = [one.name for one in self.game.space.group_of(move).fields]
            seen["best"] = dict(zip(fields, self.game.space.labels(move), strict=True))
        return seen

    def facts(self, step: Step) -> dict[str, object]:
        """What the sentences of a step speak of: numbers and labels read from the view, or labels of the cast."""
        if not step.facts:
            return {}
        view = self.view()
        told: dict[str, object] = {}
        for name, path in step.facts.items():
            if path.startswith("="):
                told[name] = cast_in(path[1:], self.chapter.cast)
            elif path.startswith("best."):
                told[name] = look(view, path) if "best" in view else ""
            else:
                told[name] = look(view, cast_in(path, self.chapter.cast))
        return told

    def point(self) -> list[str]:
        """What is lit."""
        if self.over() or self.kind() == "detour":
            return []
        step = self.step()
        best: object = self.view().get("best", {}) if any(part.startswith("@") for part in step.point) else {}
        lit = []
        for part in step.point:
            if part.startswith("@"):
                if isinstance(best, dict) and part[1:] in best:
                    lit.append(str(best[part[1:]]))
            else:
                lit.append(cast_in(part, self.chapter.cast))
        return lit

    def _asked(self, step: Step) -> bool:
        """Whether the step can be done now: its question stands, and a move it wants is legal."""
        state = self.match.state
        if state.over() or (step.prompt and state.prompt().key not in step.prompt.split("|")):
            return False
        return bool(accepted(step, self.legal(), self.chapter.cast))

    # What is done

    def begin(self) -> None:
        """Sit down at the position the chapter starts from."""
        self.others([])
        self._enter(0)

    def decide(self, move: str) -> None:
        """A legal move of the learner: played if the step wants it, else NotWanted."""
        legal = self.legal()
        if move not in legal:
            self._play(move)  # the rules say why not
            return
        if self.over():
            raise NotWanted("end", "", [])
        ahead = self._reads_on()
        if self.chapter.steps[ahead].kind() == "ask":
            raise NotWanted("answer-first", self.chapter.steps[ahead].id, [])
        stood = self.stand.step
        while self.stand.step < ahead:
            self._enter(self.stand.step + 1)
        kind = self.kind()
        step = self.step()
        if kind == "move" and move not in self.wanted():
            wanted = self.wanted()
            if stood != self.stand.step:  # nothing changes by a move that is not wanted
                del self.stand.marks[stood + 1 :]
                self.stand.step = stood
            raise NotWanted(said_to(step, move, self.chapter.cast), step.id, wanted)
        if kind == "read":
            raise NotWanted("end", step.id, [])
        self._decided(move, kind, step)

    def _reads_on(self) -> int:
        """The step at which a move is meant: sentences that are only to be read need no press before it."""
        at = self.stand.step
        while at < len(self.chapter.steps) - 1 and self.chapter.steps[at].kind() == "read":
            at += 1
        return at

    def _decided(self, move: str, kind: str, step: Step) -> None:
        before = len(self.match.events)
        self._play(move)
        self.stand.decisions += 1
        self.others(step.reply if kind != "detour" else [])
        self.stand.events += [event.kind for event in self.match.events[before:]]
        if kind == "move" or (kind == "free" and self._reached(step)):
            self._heard("done", step)
            self._enter(self.stand.step + 1)
        elif kind == "detour" and (self.match.state.over() or self.stand.decisions >= LONGEST_DETOUR):
            self.stand.passed.append(step.id)
            self._enter(self.stand.step + 1)

    def next(self) -> None:
        """The sentence was read."""
        if self.kind() != "read":
            raise OutOfPlace(f"{self.chapter.id}: there is something to do before the next step")
        self.stand.heard = ""
        self._enter(self.stand.step + 1)

    def answer(self, number: int) -> bool:
        """An answer to a question, counted from 1; whether it was right."""
        if self.kind() != "ask" or not 1 <= number <= self.step().answers:
            raise OutOfPlace(f"{self.chapter.id}: there is no answer {number} to give")
        step = self.step()
        self._heard(f"reply-{number}", step)
        if number == step.right:
            self._enter(self.stand.step + 1)
        return number == step.right

    def show(self) -> str:
        """Play the move of the main line; which one it was."""
        move = self.best()
        self._decided(move, self.kind(), self.step())
        return move

    def back_at(self, ply: int) -> None:
        """The match went back to a ply: so does the chapter, to the last step that had begun by then."""
        while len(self.stand.marks) > 1 and self.stand.marks[-1] > ply:
            self.stand.marks.pop()
        self.stand = Stand(step=len(self.stand.marks) - 1, marks=self.stand.marks)

    def _enter(self, number: int) -> None:
        self.stand.step = number
        self.stand.decisions = 0
        self.stand.events = []
        self.stand.marks.append(self.match.state.ply)
        if self.over():
            return
        step = self.step()
        if step.kind() in ("move", "free") and self.match.state.over():
            self.stand.passed.append(step.id)
            self._enter(number + 1)
        elif step.kind() == "free" and self._reached(step):
            self._enter(number + 1)

    def _heard(self, said: str, step: Step) -> None:
        self.stand.heard = said
        self.stand.heard_of = step.id

    def _reached(self, step: Step) -> bool:
        until = step.until
        state = self.match.state
        if until is None or state.over():
            return True
        tests = []
        if until.prompts:
            tests.append(state.prompt().key in until.prompts)
        if until.event:
            tests.append(until.event in self.stand.events)
        if until.decisions:
            tests.append(self.stand.decisions >= until.decisions)
        return bool(tests) and all(tests)

    # The others

    def greedy(self) -> str:
        state = self.match.state
        bot = GreedyBot(Chance(OTHERS + state.ply))
        return self.game.space.print(bot.choose(self.game, state, state.seat()))

    def others(self, replies: Sequence[str]) -> None:
        """The other seats play until the learner decides: as the chapter says, or greedily where that is not legal."""
        unused = [cast_in(reply, self.chapter.cast) for reply in replies]
        state = self.match.state
        while not state.over() and state.seat() != self.chapter.learner:
            legal = [self.game.space.print(move) for move in state.legal()]
            wish = unused.pop(0) if unused else ""
            fitting = [move for move in legal if wish and fits(wish, move)]
            self._play(fitting[0] if fitting else self.greedy())
            state = self.match.state


def accepted(step: Step, legal: list[str], cast: dict[str, str]) -> list[str]:
    """The legal moves a step wants, the one of the main line first."""
    patterns = [cast_in(pattern, cast) for pattern in step.expect]
    best = cast_in(step.best, cast)
    found = [move for move in legal if any(fits(pattern, move) for pattern in patterns)]
    return sorted(found, key=lambda move: not (best and fits(best, move)))


def said_to(step: Step, move: str, cast: dict[str, str]) -> str:
    """Which sentence answers a move that is not wanted: one about that very move, or the general one."""
    for number, patterns in enumerate(step.near, 1):
        if any(fits(cast_in(pattern, cast), move) for pattern in patterns):
            return f"near-{number}"
    return "nudge"


def start_of(chapter: Chapter) -> Match:
    """The position a chapter begins from."""
    if chapter.start.after:
        lesson = begin(course.chapter(chapter.game, chapter.start.after))
        while not lesson.over():
            go_on(lesson)
        return lesson.match
    start = chapter.start
    match = Match(catalogue.load(chapter.game), start.seats, start.seed, dict(start.options))
    for move in start.moves:
        match.play(move)
    return match


def begin(chapter: Chapter) -> Lesson:
    """A chapter at its first step."""
    lesson = Lesson(chapter, start_of(chapter), Stand())
    lesson.begin()
    return lesson


def go_on(lesson: Lesson) -> None:
    """One thing more of the main line: read on, answer rightly, or make the move that is shown."""
    kind = lesson.kind()
    if kind == "read":
        lesson.next()
    elif kind == "ask":
        lesson.answer(lesson.step().right)
    else:
        lesson.show()
