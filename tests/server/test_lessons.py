"""A lesson at the server: one's own table, at which only what the step wants is played."""

from __future__ import annotations

import time

import msgspec
import pytest
from sqlalchemy import select, update

from rossio.lessons import course
from rossio.lessons.play import begin, go_on
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import lessons, listing, play, seats
from rossio.server.store import schema
from rossio.server.tables.table import Table
from tests.server.indoors import Indoors, error_of, guest

CHAPTER = "three-jobs"


async def sit(house: House, who: Caller, chapter: str = CHAPTER, again: bool = False, game: str = "coimbra") -> Table:
    state = await lessons.open_lesson(house, who, game, chapter, lessons.OpenAsk(again))
    return await house.table(state.table.id)


async def on(house: House, who: Caller, table: Table, do: str = "next", number: int = 0) -> Table:
    ask = msgspec.convert({"ply": table.ply, "do": do, "number": number}, lessons.LessonAsk)
    return await house.table((await lessons.do(house, who, table.id, ask)).table.id)


async def move(house: House, who: Caller, table: Table, name: str) -> play.Landed:
    return await play.decide(house, who, table.id, play.MoveAsk(table.ply, [name], f"k{table.version}"))


async def to_the_end(house: House, who: Caller, table: Table) -> Table:
    """By what the coach shows."""
    while table.lesson is not None and table.lesson.kind != "end":
        kind = table.lesson.kind
        if kind == "ask":
            step = course.chapter(table.game, table.lesson.chapter).steps[table.lesson.step]
            table = await on(house, who, table, "answer", step.right)
        else:
            table = await on(house, who, table, "next" if kind == "read" else "show")
    return table


def test_a_lesson_stands_where_its_chapter_begins(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        table = await sit(house, await guest(house))
        assert table.lesson is not None
        assert (table.lesson.chapter, table.lesson.step, table.lesson.kind) == (CHAPTER, 0, "read")
        assert (table.public, table.rated, table.status) == (False, False, "running")
        assert table.line == begin(course.chapter("coimbra", CHAPTER)).match.moves

    indoors(story)


def test_what_the_step_does_not_want_is_refused_with_the_coachs_sentence(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table = await on(house, ana, await on(house, ana, await sit(house, ana)))
        assert table.lesson is not None
        assert table.lesson.id == "six"
        lesson = begin(course.chapter("coimbra", CHAPTER))
        while lesson.step().id != "six":
            go_on(lesson)
        castle = next(name for name in lesson.legal() if name.endswith("-6 castle"))
        with pytest.raises(Problem) as caught:
            await move(house, ana, table, castle)
        assert caught.value.error == "not-wanted"
        assert caught.value.facts["heard"] == "near-1"
        assert caught.value.facts["wanted"] == lesson.wanted()
        assert await error_of(move(house, ana, table, "walk st-n")) == "refused"
        after = await house.table(table.id)
        assert (after.ply, after.lesson) == (table.ply, table.lesson)

        landed = await move(house, ana, table, lesson.best())
        assert landed.state.table.lesson is not None
        assert landed.state.table.lesson.id == "tie"
        assert landed.state.table.lesson.heard == "done"
        assert landed.state.table.ply == table.ply + 2  # Inês has answered in the same transaction

    indoors(story)


@pytest.mark.parametrize(
    ("game", "chapter"), [(game, chapter.id) for game in course.taught_games() for chapter in course.chapters(game)]
)
def test_every_chapter_is_finished_and_noted(indoors: Indoors, game: str, chapter: str) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table = await to_the_end(house, ana, await sit(house, ana, chapter, game=game))
        assert table.status == "running"
        assert not table.bot_turn
        told = {one.id: one for one in await lessons.course_of(house, ana.id, game)}
        assert told[chapter].done
        assert not told[chapter].renewed
        assert sum(one.done for one in told.values()) == 1

    indoors(story)


def test_one_goes_on_where_one_left_or_begins_again(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house), await guest(house, "Rui")
        table = await on(house, ana, await sit(house, ana))
        assert (await sit(house, ana)).id == table.id
        again = await sit(house, ana, again=True)
        assert again.id != table.id
        assert again.lesson is not None
        assert again.lesson.step == 0
        assert await error_of(house.state(again, rui.id)) == "no-table"
        assert all(not one.step and not one.done for one in await lessons.course_of(house, rui.id, "coimbra"))
        assert len(await lessons.course_of(house, None, "coimbra")) == 9

    indoors(story)


def test_a_lesson_is_in_no_list_and_gone_after_a_week(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table = await on(house, ana, await sit(house, ana))
        wish = {"game": None, "status": None, "pace": None, "free": False, "before": None}
        assert (await listing.find(house, ana, mine=True, **wish)).tables == []  # type: ignore[arg-type]
        async with house.store.writing() as connection:
            await lessons.purge(connection, time.time())
        assert (await house.table(table.id)).id == table.id
        async with house.store.writing() as connection:
            await lessons.purge(connection, time.time() + lessons.KEPT_SECONDS + 60)
        assert await error_of(house.table(table.id)) == "no-table"
        told = (await lessons.course_of(house, ana.id, "coimbra"))[0]
        assert told.step == 1
        assert (await sit(house, ana)).id != table.id

    indoors(story)


def test_undo_goes_back_to_the_learners_decision_and_its_step(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table = await on(house, ana, await on(house, ana, await sit(house, ana)))
        before = table.ply
        table = await on(house, ana, table, "show")
        assert table.ply == before + 2
        state = await play.undo(house, ana, table.id, play.UndoAsk(table.ply, table.ply - 1))
        assert state.table.ply == before
        assert state.table.lesson is not None
        assert state.table.lesson.id == "six"
        beyond = play.undo(house, ana, table.id, play.UndoAsk(before, before - 1))
        assert await error_of(beyond) == "nothing-to-undo"

    indoors(story)


def test_a_chapter_that_was_revised_stays_done_and_one_in_progress_begins_again(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        done = await to_the_end(house, ana, await sit(house, ana, "pilgrim"))
        begun = await on(house, ana, await sit(house, ana))
        async with house.store.writing() as connection:
            await connection.execute(update(schema.lessons).values(revision=0))
            lessons_done = schema.lessons.c.done
            await connection.execute(update(schema.lessons).where(lessons_done > 0).values(done=7))
        old = replace_lesson(begun)
        async with house.changing(begun, lesson=old):
            pass
        told = {one.id: one for one in await lessons.course_of(house, ana.id, "coimbra")}
        assert told["pilgrim"].done
        assert told["pilgrim"].renewed
        assert told[CHAPTER].renewed
        assert told[CHAPTER].step == 0
        table = await sit(house, ana)
        assert table.id not in (begun.id, done.id)
        assert table.lesson is not None
        assert table.lesson.heard == "renewed"

    indoors(story)


def replace_lesson(table: Table) -> object:
    assert table.lesson is not None
    return msgspec.structs.replace(table.lesson, revision=0)


def test_a_deed_that_is_not_asked_for_changes_nothing(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table = await sit(house, ana)
        assert await error_of(on(house, ana, table, "answer", 1)) == "out-of-place"
        assert await error_of(on(house, ana, table, "show")) == "out-of-place"
        late = lessons.LessonAsk(table.ply + 1, "next")
        assert await error_of(lessons.do(house, ana, table.id, late)) == "stale"
        assert (await house.table(table.id)).version == table.version
        ask = lessons.OpenAsk()
        assert await error_of(lessons.open_lesson(house, ana, "coimbra", "nothing", ask)) == "no-page"
        assert await error_of(lessons.course_of(house, None, "chess")) == "unknown-game"

    indoors(story)


def test_leaving_a_lesson_lets_no_bot_play_on(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table = await sit(house, ana)
        await seats.leave(house, ana, table.id, seats.LeaveAsk())
        after = await house.table(table.id)
        assert not after.bot_turn
        assert after.seats[0].stand_in is None

    indoors(story)


def test_the_moves_of_a_lesson_are_noted_under_their_seats(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table = await on(house, ana, await on(house, ana, await sit(house, ana)))
        table = await on(house, ana, table, "show")
        async with house.store.reading() as connection:
            found = await connection.execute(
                select(schema.moves.c.seat, schema.moves.c.account)
                .where(schema.moves.c.table == table.id)
                .order_by(schema.moves.c.entry.desc())
                .limit(2)
            )
            assert [tuple(row) for row in found] == [(1, None), (0, ana.id)]

    indoors(story)
