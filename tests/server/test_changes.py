"""The one way to change a table: whole, once, and told to everybody."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.house.hub import Viewer
from rossio.server.people import accounts
from rossio.server.playing import play
from rossio.server.playing.aftermath import shown
from rossio.server.store import schema
from rossio.server.store.wire import Note, TableNote, Wire
from rossio.server.tables.changes import Raced, changing
from rossio.server.tables.rows import set_seat
from tests.server.indoors import Indoors, decider, error_of, guest, table_of


class Heard(Wire):
    """A wire that remembers what was put on it."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[Note] = []

    async def note(self, connection: AsyncConnection, note: Note) -> None:
        self.notes.append(note)


def test_who_is_late_loses_before_anything_is_written_or_told(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        wire = Heard()
        async with changing(house.store, wire, table, title="first"):
            pass
        assert wire.notes == [TableNote(table=table.id)]
        entered = False
        with pytest.raises(Raced):
            async with changing(house.store, wire, table, title="second"):
                entered = True
        assert not entered
        assert len(wire.notes) == 1
        now = await house.table(table.id)
        assert (now.title, now.version) == ("first", table.version + 1)

    indoors(story)


def test_what_fails_on_the_way_leaves_the_table_as_it_was(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        wire = Heard()

        async def fail() -> None:
            async with changing(house.store, wire, table, title="new") as connection:
                await set_seat(connection, table.id, 0, name="somebody else")
                raise Problem("blocked", table=table.id)

        assert await error_of(fail()) == "blocked"
        assert await house.table(table.id) == table
        async with house.store.reading() as connection:
            found = await connection.execute(select(schema.seats.c.name).where(schema.seats.c.seat == 0))
            assert found.scalar() == table.seats[0].name
        assert wire.notes == []

    indoors(story)


def test_a_move_of_somebody_who_was_overtaken_is_answered_with_where_the_table_stands(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"))
        mover, moves = await decider(house, table)
        await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "one"))
        with pytest.raises(Problem, match="stale") as late:
            await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "two"))
        assert late.value.facts["now"] == 1
        assert late.value.state is not None
        again = await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "one"))
        assert (again.repeated, again.accepted) == (True, 0)

    indoors(story)


def test_after_a_change_bots_wake_and_viewers_see(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        woken: list[str] = []
        house.wake = lambda table: woken.append(table.id)
        viewer = Viewer(None, [], None, frozenset())
        house.hub.enter(table.id, viewer)
        assert await shown(house, table) is table
        assert woken == [table.id]
        assert viewer.version == table.version

    indoors(story)


def test_a_new_name_is_shown_at_once_at_the_tables_of_its_person(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        elsewhere = await table_of(house, rui, await guest(house, "Zé"))
        viewer = Viewer(None, [], None, frozenset())
        house.hub.enter(table.id, viewer)
        wire = Heard()
        async with house.store.writing() as connection:
            seated = await accounts.rename(connection, wire, ana, "Ana Maria")
        assert wire.notes == [TableNote(table=table.id)]
        house.show_soon(seated)
        await asyncio.gather(*house.tasks)
        frames = [json.loads(viewer.queue.get_nowait()) for _ in range(viewer.queue.qsize())]
        (state,) = [frame for frame in frames if frame["type"] == "state"]
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Ana Maria", "Rui"]
        assert (await house.table(elsewhere.id)).version == elsewhere.version

    indoors(story)
