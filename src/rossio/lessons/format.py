"""A chapter as its file tells it; whatever cannot be read is refused with file, step and key."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Final

from rossio.kernel.content import ContentError, Entry
from rossio.lessons.patterns import RELATIONS

CHAPTER_KEYS: Final = {"number", "id", "minutes", "revision", "learner"}
START_KEYS: Final = {"seats", "seed", "options", "names", "moves", "after"}
STEP_KEYS: Final = {
    "id",
    "point",
    "prompt",
    "expect",
    "best",
    "near",
    "reply",
    "answers",
    "right",
    "until",
    "facts",
    "holds",
    "clause",
}
UNTIL_KEYS: Final = {"prompt", "event", "decisions", "over"}


@dataclass(frozen=True)
class Test:
    """Something that must be true of the learner's view in the main line."""

    path: str
    relation: str
    value: object


@dataclass(frozen=True)
class Until:
    """When free play ends: all that is given must have come; the end of the game always ends it."""

    prompts: list[str] = field(default_factory=list)
    event: str = ""
    decisions: int = 0


@dataclass(frozen=True)
class Step:
    """One thing the coach says, and what the learner does about it: reads on, moves, answers, or plays freely."""

    id: str
    point: list[str]
    prompt: str
    expect: list[str]
    best: str
    near: list[list[str]]
    reply: list[str]
    answers: int
    right: int
    until: Until | None
    facts: dict[str, str]
    holds: list[Test]
    clauses: list[str]

    def kind(self) -> str:
        if self.expect:
            return "move"
        if self.answers:
            return "ask"
        return "free" if self.until is not None else "read"


@dataclass(frozen=True)
class Start:
    """The position a chapter begins from: a deal and its moves, or where the main line of another chapter ended."""

    seats: int
    seed: int
    options: dict[str, str]
    moves: list[str]
    after: str


@dataclass(frozen=True)
class Chapter:
    game: str
    number: int
    id: str
    minutes: int
    revision: int
    learner: int
    names: list[str]
    start: Start
    cast: dict[str, str]
    like: dict[str, str]
    steps: list[Step]

    def clauses(self) -> list[str]:
        """What it teaches, in the order of its steps."""
        return list(dict.fromkeys(clause for step in self.steps for clause in step.clauses))


def parse(game: str, name: str, text: str) -> Chapter:
    """The chapter in a file; ContentError says what is wrong with it."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from error
    file = Entry(name, values)
    only(file, {"chapter", "start", "cast", "like", "step"})
    head = file.entry("chapter")
    only(head, CHAPTER_KEYS)
    start = file.entry("start")
    only(start, START_KEYS)
    steps = [_step(entry) for entry in file.entries("step")]
    ids = [step.id for step in steps]
    if len(set(ids)) != len(ids):
        raise ContentError(f"{name}: two steps share an id")
    return Chapter(
        game,
        head.number("number"),
        head.text("id"),
        head.number("minutes"),
        head.number("revision"),
        head.number("learner") - 1,
        start.texts("names") if start.has("names") else [],
        Start(
            start.number_or("seats", 2),
            start.number_or("seed", 0),
            texts_by_name(start, "options"),
            [line.strip() for line in start.text_or("moves", "").splitlines() if line.strip()],
            start.text_or("after", ""),
        ),
        texts_by_name(file, "cast"),
        texts_by_name(file, "like"),
        steps,
    )


def _step(entry: Entry) -> Step:
    name = entry.text("id")
    entry.where = f"{entry.where.partition('.step')[0]}, step {name}"
    only(entry, STEP_KEYS)
    kinds = [key for key in ("expect", "answers", "until") if entry.has(key)]
    if len(kinds) > 1:
        raise ContentError(f"{entry.where}: {' and '.join(kinds)}: a step wants one thing")
    answers = entry.number_or("answers", 0)
    right = entry.number_or("right", 0)
    if answers and not 1 <= right <= answers:
        raise ContentError(f"{entry.where}: right is {right}, but there are answers 1 to {answers}")
    return Step(
        name,
        texts(entry, "point"),
        entry.text_or("prompt", ""),
        texts(entry, "expect"),
        entry.text_or("best", ""),
        entry.text_rows("near") if entry.has("near") else [],
        texts(entry, "reply"),
        answers,
        right,
        _until(entry.entry("until")) if entry.has("until") else None,
        texts_by_name(entry, "facts"),
        _tests(entry),
        texts(entry, "clause"),
    )


def _until(entry: Entry) -> Until:
    only(entry, UNTIL_KEYS)
    if not entry.values:
        raise ContentError(
            f"{entry.where}: nothing ends the free play; say over = true if only the end of the game does"
        )
    prompts = [prompt for prompt in entry.text_or("prompt", "").split("|") if prompt]
    return Until(prompts, entry.text_or("event", ""), entry.number_or("decisions", 0))


def _tests(entry: Entry) -> list[Test]:
    rows = entry.values.get("holds", [])
    if not isinstance(rows, list):
        raise ContentError(f"{entry.where}: holds is {rows!r}, not a list")
    tests: list[Test] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != 3 or not isinstance(row[0], str) or row[1] not in RELATIONS:
            raise ContentError(f"{entry.where}: holds has {row!r}, not a path, a relation and a value")
        tests.append(Test(row[0], str(row[1]), row[2]))
    return tests


def texts(entry: Entry, key: str) -> list[str]:
    return entry.texts(key) if entry.has(key) else []


def texts_by_name(entry: Entry, key: str) -> dict[str, str]:
    if not entry.has(key):
        return {}
    table = entry.entry(key)
    return {name: table.text(name) for name in table.values}


def only(entry: Entry, known: set[str]) -> None:
    for key in entry.values:
        if key not in known:
            raise ContentError(f"{entry.where}: {key} is no key; there are {', '.join(sorted(known))}")
