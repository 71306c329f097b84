"""What one hostile player can do to a game of others: nothing, by keys, names or wishes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from rossio.server.ground.askers import Who
from rossio.server.ground.config import Config
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people import accounts
from rossio.server.people.sessions import Caller
from rossio.server.playing import play, seats
from rossio.server.rules.line import Lane
from rossio.server.rules.messages import Attempt, Choose, Request
from rossio.server.store import schema
from rossio.server.tables.changes import again
from rossio.server.tables.looks import note_seen
from rossio.server.tables.rows import set_seat
from rossio.server.tables.table import Table, Wish
from tests.server.indoors import Indoors, Near, decider, error_of, guest, table_of
from tests.server.rig import Postgres

R = TypeVar("R")


async def rename(house: House, person: Caller, name: str) -> None:
    async with house.store.writing() as connection:
        await accounts.rename(connection, house.wire, person, name)


async def moved_on(house: House, table: str, ply: int) -> Table:
    async with asyncio.timeout(30):
        while (now := await house.table(table)).ply <= ply and now.status == "running":
            await asyncio.sleep(0.01)
    return now


@pytest.mark.parametrize("forged", ["bot-2", "bot-3", "undo-1", "given"])
def test_no_key_of_a_client_stops_the_server_from_writing_its_own_lines(indoors: Indoors, forged: str) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"))
        mover, moves = await decider(house, table)
        await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], forged))
        await play.undo(house, mover, table.id, play.UndoAsk(1, 0))
        await seats.leave(house, mover, table.id, seats.LeaveAsk("random"))
        assert (await moved_on(house, table.id, 0)).ply > 0
        async with house.store.reading() as connection:
            keys = [row.key for row in await connection.execute(select(schema.moves.c.key))]
        assert keys[0] == forged
        assert all(key.startswith("~") for key in keys[1:])

    indoors(story)


def test_a_key_that_another_used_is_not_taken_for_ones_own(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        mover, moves = await decider(house, table)
        await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "same"))
        other = rui if mover.id == ana.id else ana
        with pytest.raises(Problem, match="stale"):
            await play.decide(house, other, table.id, play.MoveAsk(0, [moves[0]], "same"))

    indoors(story)


class Meddled(Near):
    """Rules that let somebody meddle while they think."""

    def __init__(self, meddle: Callable[[], Awaitable[None]], at: type[Attempt | Choose]) -> None:
        super().__init__()
        self.meddle = meddle
        self.at = at
        self.thought = 0

    async def ask(
        self, key: str, request: Request, wanted: type[R], who: Who | None = None, lane: Lane = Lane.QUICK
    ) -> R:
        if isinstance(request, self.at):
            self.thought += 1
            await self.meddle()
        return await super().ask(key, request, wanted)


def test_new_names_make_no_move_fail(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        mover, moves = await decider(house, table)
        other = rui if mover.id == ana.id else ana
        left = 3

        async def meddle() -> None:
            nonlocal left
            if left:
                left -= 1
                await rename(house, other, other.name)

        house.packs.engines = Meddled(meddle, Attempt)
        landed = await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "one"))
        assert (landed.accepted, landed.repeated) == (1, False)
        assert left == 0

    indoors(story)


def test_a_bot_does_not_think_again_because_of_new_names_and_wishes(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        mover, moves = await decider(house, table)
        await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "one"))
        deciding, _ = await decider(house, await house.table(table.id))
        other = rui if deciding.id == ana.id else ana

        async def meddle() -> None:
            now = await house.table(table.id)
            await rename(house, other, other.name)
            await play.change(house, await house.table(table.id), undo=Wish(0, 0, now.entry, []))

        thinking = house.packs.bots = Meddled(meddle, Choose)
        await seats.leave(house, deciding, table.id, seats.LeaveAsk("random"))
        async with asyncio.timeout(30):
            while (await house.table(table.id)).bot_turn:
                await asyncio.sleep(0.01)
        assert 0 < thinking.thought == (await house.table(table.id)).ply - 1

    indoors(story)


def test_a_move_lands_though_the_table_was_changed_behind_the_back_of_this_process(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"))
        mover, moves = await decider(house, table)
        async with house.changing(table, title="another"):
            pass
        assert house.shelf.tables[table.id].version == table.version
        landed = await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "one"))
        assert (landed.accepted, landed.state.table.title) == (1, "another")

    indoors(story)


def test_nobody_is_told_that_a_move_is_late_by_what_only_this_process_believes(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"))
        mover, moves = await decider(house, table)
        house.shelf.put(msgspec.structs.replace(table, ply=7, version=table.version - 1))
        landed = await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "one"))
        assert landed.accepted == 1

    indoors(story)


def test_names_and_wishes_are_limited(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        for ply in range(8):
            now = await house.table(table.id)
            mover, moves = await decider(house, now)
            await play.decide(house, mover, table.id, play.MoveAsk(ply, [moves[0]], f"k{ply}"))
        now = await house.table(table.id)
        mover, _ = await decider(house, now)
        told = []
        for _ in range(4):
            told.append(await error_of(play.undo(house, mover, table.id, play.UndoAsk(now.ply, 0))))
        assert told == ["", "", "too-often", "too-often"]
        for _ in range(5):
            house.limits.spend("name", ana.id)
        with pytest.raises(Problem, match="too-often"):
            house.limits.spend("name", ana.id)

    indoors(story, limits=True)


def test_a_guest_who_registers_twice_at_once_gets_one_password(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house, "Ana")

        async def register(name: str) -> None:
            async with house.store.writing() as connection:
                await accounts.register_guest(connection, house.wire, ana.id, name, f"hash of {name}", None, "en")

        assert [await error_of(register("One")), await error_of(register("Two"))] == ["", "name-taken"]
        async with house.store.reading() as connection:
            row = await accounts.person(connection, ana.id)
        assert (row["name"], row["password"]) == ("One", "hash of One")

    indoors(story)


class Broken(Exception):
    def __init__(self, sqlstate: str) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize("state", ["40001", "40P01"])
def test_what_collides_in_the_database_is_tried_again(indoors: Indoors, state: str) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"))
        tried = 0

        @again
        async def retitle() -> None:
            nonlocal tried
            tried += 1
            async with house.changing(await house.table(table.id), title=f"title {tried}"):
                if tried < 3:
                    raise DBAPIError("UPDATE", {}, Broken(state))

        await retitle()
        assert (await house.table(table.id)).title == "title 3"

    indoors(story)


def test_names_and_moves_take_their_locks_in_one_order(postgres: Postgres, tmp_path: Path) -> None:
    """Whatever holds a table may go on to its seats and accounts, so a new name must not hold these first."""

    async def run() -> None:
        house = House(Config(data=str(tmp_path), database=postgres.database(), limits=False))
        house.packs.engines = house.packs.bots = house.packs.studies = Near()
        await house.open()
        try:
            ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
            table = await table_of(house, ana, rui)
            async with house.changing(table) as connection:
                renaming = asyncio.create_task(rename(house, ana, "Ana Maria"))
                async with house.store.reading() as look:
                    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
                    async with asyncio.timeout(20):
                        while not await look.scalar(waiting):
                            await look.rollback()
                            await asyncio.sleep(0.01)
                await connection.execute(text("SET LOCAL lock_timeout = '3s'"))
                await set_seat(connection, table.id, 0, reserve=1.0)
                await note_seen(connection, table.id, ana.id, 1)
            await renaming
            assert (await house.table(table.id)).seats[0].name == "Ana Maria"
        finally:
            await house.close()

    asyncio.run(run())
