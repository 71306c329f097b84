"""Lessons: a private, unrated table at which a chapter is played. The others answer in the same transaction."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.games import catalogue
from rossio.kernel.facts import NOBODY
from rossio.lessons import course
from rossio.lessons.format import Chapter
from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import Ply
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing.aftermath import shown
from rossio.server.playing.study import KEPT_SECONDS, OTHERS, study_table
from rossio.server.rules.messages import Open, Opened, Seen, Taught, Teach
from rossio.server.store import schema
from rossio.server.store.upsert import insertion
from rossio.server.tables.infos import TableState
from rossio.server.tables.rows import add, own_key
from rossio.server.tables.table import Table, seats_of


class ChapterInfo(msgspec.Struct):
    """A chapter of a course, and how far the caller came in it. `done`: finished, in this form or an earlier one."""

    id: str
    number: int
    minutes: int
    revision: int
    steps: int
    clauses: list[str]
    step: int
    done: bool
    renewed: bool
    """Whether it has changed since it was finished, or begun."""


class OpenAsk(msgspec.Struct):
    """`again`: from the start, whatever was begun."""

    again: bool = False


class LessonAsk(msgspec.Struct):
    """What the learner does beside moving: reads on, answers, lets the coach make the move."""

    ply: Ply
    do: Literal["next", "answer", "show"]
    number: Annotated[int, Meta(ge=0, le=9)] = 0


def known_game(name: str) -> str:
    if name not in catalogue.names():
        raise Problem("unknown-game", game=name, known=", ".join(catalogue.names()))
    return name


def known_chapter(game: str, name: str) -> Chapter:
    try:
        return course.chapter(known_game(game), name)
    except course.UnknownChapter as error:
        raise Problem("no-page", page=f"{game}/{name}"[:60]) from error


async def course_of(house: House, account: str | None, game: str) -> list[ChapterInfo]:
    """The chapters of a game, with the caller's progress."""
    chapters = course.chapters(known_game(game))
    async with house.store.reading() as connection:
        kept = await progress(connection, account, game) if account is not None else {}
    told = []
    for chapter in chapters:
        row = kept.get(chapter.id)
        same = row is not None and row["revision"] == chapter.revision
        done = row is not None and row["done"] > 0
        told.append(
            ChapterInfo(
                chapter.id,
                chapter.number,
                chapter.minutes,
                chapter.revision,
                len(chapter.steps),
                chapter.clauses(),
                row["step"] if row is not None and same else 0,
                done,
                row is not None and (row["done"] not in (0, chapter.revision) or not (done or same)),
            )
        )
    return told


async def progress(connection: AsyncConnection, account: str, game: str) -> dict[str, Any]:
    lessons = schema.lessons.c
    found = await connection.execute(select(schema.lessons).where(lessons.account == account, lessons.game == game))
    return {str(row["chapter"]): row for row in found.mappings()}


async def open_lesson(house: House, caller: Caller, game: str, name: str, ask: OpenAsk) -> TableState:
    """Sit down to a chapter: where one left it, or from its start if that is asked, finished or out of date."""
    chapter = known_chapter(game, name)
    async with house.store.reading() as connection:
        row = (await progress(connection, caller.id, game)).get(name)
    if row is not None and not ask.again:
        table = await begun(house, caller, chapter, str(row["table"]))
        if table is not None:
            return await house.state(table, caller.id)
    renewed = row is not None and row["revision"] != chapter.revision
    made = await house.ask("", Open(game, name), Opened)
    lesson = msgspec.structs.replace(made.lesson, heard="renewed") if renewed else made.lesson
    names = [*made.names, *[OTHERS] * (made.played.seats - len(made.names))]
    table = study_table(caller, made.played, made.learner, made.turn, names, lesson=lesson)
    async with house.store.writing() as connection:
        await add(connection, table)
        await note(connection, caller.id, table)
    return await house.state(await house.table(table.id), caller.id)


async def begun(house: House, caller: Caller, chapter: Chapter, table_id: str) -> Table | None:
    """The table of a chapter that was begun and can be gone on with."""
    try:
        table = await house.table(table_id)
    except Problem:
        return None
    lesson = table.lesson
    current = catalogue.load(chapter.game)
    if lesson is None or not table.held_by(caller.id) or lesson.kind == "end":
        return None
    same = lesson.revision == chapter.revision and table.rules == current.rules
    return table if same and table.content == current.pack.digest else None


async def note(connection: AsyncConnection, account: str, table: Table) -> None:
    """Keep how far somebody came."""
    lesson = table.lesson
    assert lesson is not None
    ended = lesson.kind == "end"
    values = {
        "account": account,
        "game": table.game,
        "chapter": lesson.chapter,
        "revision": lesson.revision,
        "step": lesson.step,
        "steps": lesson.steps,
        "done": lesson.revision if ended else 0,
        "table": table.id,
        "touched": time.time(),
    }
    changed = {key: values[key] for key in ("revision", "step", "steps", "table", "touched")}
    if ended:
        changed["done"] = lesson.revision
    await connection.execute(
        insertion(connection.dialect.name, schema.lessons)
        .values(**values)
        .on_conflict_do_update(index_elements=["account", "game", "chapter"], set_=changed)
    )


async def do(house: House, caller: Caller, table_id: str, ask: LessonAsk) -> TableState:
    """Read on, answer, or let the coach make the move."""
    house.limits.spend("move", caller.id)
    async with house.lock(table_id):
        table = await house.table(table_id)
        seats_of(table, caller.id)
        if table.lesson is None:
            raise Problem("out-of-place", do=ask.do)
        if ask.ply != table.ply:
            problem = Problem("stale", table=table.id, ply=ask.ply, now=table.ply)
            problem.state = await house.state(table, caller.id)
            raise problem
        key = own_key(f"lesson-{table.version}")
        new, seen = await teach(house, table, caller.id, key, do=ask.do, moves=[], number=ask.number)
        await shown(house, new, seen)
        return await house.state(new, caller.id, seen=seen)


async def decide(house: House, table: Table, account: str, moves: list[str], key: str) -> tuple[Table, Seen]:
    """A move of the learner: played if the step wants it."""
    return await teach(house, table, account, key, do="move", moves=moves, number=0)


async def teach(
    house: House,
    table: Table,
    account: str,
    key: str,
    *,
    do: Literal["move", "next", "answer", "show"],
    moves: list[str],
    number: int,
) -> tuple[Table, Seen]:
    """Ask the rules what follows in the lesson, and store it: the moves of all, the step, how far somebody came."""
    assert table.lesson is not None
    viewers = sorted({*house.hub.wanted(table), *table.held_by(account)})
    since = min(table.ply, house.hub.since(table.id)) if table.id in house.hub.viewers else table.ply
    request = Teach(table.played(), table.lesson, do, moves, number, viewers, since)
    taught = await house.ask(table.id, request, Taught)
    now = time.time()
    changes = {**turn(taught.seen, now), "entry": table.entry + len(taught.seats), "lesson": taught.lesson}
    async with house.changing(table, **changes) as connection:
        rows = [
            {
                "table": table.id,
                "entry": table.entry + at,
                "ply": table.ply + at,
                "move": move,
                "seat": seat,
                "account": account if table.seats[seat].account == account else None,
                "key": key,
                "at": now,
            }
            for at, (move, seat) in enumerate(zip(taught.seen.accepted, taught.seats, strict=True))
        ]
        if rows:
            await connection.execute(insert(schema.moves), rows)
        await note(connection, account, msgspec.structs.replace(table, lesson=taught.lesson))
    return await house.table(table.id), taught.seen


def turn(seen: Seen, now: float) -> dict[str, Any]:
    """A lesson has no clock, and no bot is ever waited for; a game that is over is only looked at."""
    return {
        "ply": seen.ply,
        "turn": NOBODY if seen.over else seen.turn,
        "bot_turn": False,
        "turn_since": now,
        "deadline": None,
        "undo": None,
    }


async def go_back(house: House, caller: Caller, table: Table, to: int) -> Table:
    """Back to a decision of the learner at or before a ply, and to the step that stood there."""
    assert table.lesson is not None
    now = await house.look(table, [], table.ply)
    assert now is not None
    first = table.lesson.marks[0]
    held = table.held_by(caller.id)
    while to > first and now.seats[to] not in held:
        to -= 1
    if to < first:
        raise Problem("nothing-to-undo", table=table.id, to=to, now=table.ply)
    shorter = msgspec.structs.replace(table, line=table.line[:to], ply=to)
    request = Teach(shorter.played(), table.lesson, "back", [], 0, [], to)
    taught = await house.ask(table.id, request, Taught)
    at = time.time()
    changes = {**turn(taught.seen, at), "entry": table.entry + 1, "lesson": taught.lesson}
    async with house.changing(table, **changes) as connection:
        row = {"table": table.id, "entry": table.entry, "ply": to, "move": "", "seat": held[0], "account": caller.id}
        await connection.execute(insert(schema.moves).values(**row, key=own_key(f"lesson-back-{table.entry}"), at=at))
    return await house.table(table.id)


async def purge(connection: AsyncConnection, now: float) -> None:
    """Lessons that nobody went on with for long."""
    tables = schema.tables.c
    old = select(tables.id).where(tables.lesson.is_not(None), tables.touched < now - KEPT_SECONDS)
    for child in (schema.moves, schema.seats, schema.looks, schema.chat):
        await connection.execute(delete(child).where(child.c.table.in_(old)))
    await connection.execute(delete(schema.tables).where(tables.id.in_(old)))
