"""Lists: found by an index in either database, whatever is asked for; and only what is new is read of a journal."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, delete, text
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground.config import Config
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import listing, play
from rossio.server.playing.listing import PACES, STATUSES, Wanted
from rossio.server.store import schema
from rossio.server.store.database import Store
from rossio.server.tables.rows import Shelf, load
from tests.load.many import fill
from tests.server.indoors import Indoors, decider, guest, table_of
from tests.server.rig import Postgres

TABLES = 3000
WANTED = [
    Wanted(game, status, pace, free, before)
    for game, status, pace, (free, before) in itertools.product(
        (None, "coimbra"), (None, *STATUSES), (None, *PACES), ((False, None), (True, 1e9))
    )
]


async def explained(connection: AsyncConnection, query: Select[Any]) -> str:
    """How a database means to find something."""
    spoken = query.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True})
    sqlite = connection.dialect.name == "sqlite"
    found = await connection.execute(text(f"EXPLAIN {'QUERY PLAN' if sqlite else ''} {spoken}"))
    return "\n".join(str(row[-1]) for row in found)


def with_many(url: str, story: Callable[[AsyncConnection, str], Awaitable[None]]) -> None:
    """A database with many tables, which knows what it holds."""

    async def run() -> None:
        store = Store(url)
        try:
            await store.migrate()
            somebody = await fill(store, TABLES)
            await store.optimize()
            if not store.sqlite:
                async with store.writing() as connection:
                    await connection.execute(text("ANALYZE"))
            async with store.reading() as connection:
                await story(connection, somebody)
        finally:
            await store.close()

    asyncio.run(run())


async def no_scan(connection: AsyncConnection, somebody: str) -> None:
    for wanted in WANTED:
        for query in (listing.public(wanted), listing.own(somebody, wanted)):
            plan = await explained(connection, query)
            assert "SCAN tables" not in plan, (wanted, plan)
            assert "SCAN seats" not in plan, (wanted, plan)
            assert "Seq Scan on tables" not in plan, (wanted, plan)


def test_no_list_reads_all_tables_of_an_embedded_database(tmp_path: Path) -> None:
    with_many(Config(data=str(tmp_path)).url(), no_scan)


def test_no_list_reads_all_tables_of_postgresql(postgres: Postgres) -> None:
    async def story(connection: AsyncConnection, somebody: str) -> None:
        # so few tables would be read as a whole at no cost; with many they are not, and that is what is asked here
        await connection.execute(text("SET enable_seqscan = off"))
        await no_scan(connection, somebody)

    with_many(Config(database=postgres.database()).url(), story)


@pytest.mark.parametrize("mine", [False, True])
def test_lists_hold_what_is_asked_for_the_newest_first(indoors: Indoors, mine: bool) -> None:
    async def story(house: House) -> None:
        somebody = await fill(house.store, 400)
        caller = Caller(somebody, "Somebody", True, "en", "", "")
        async with house.store.reading() as connection:
            rows = (await connection.execute(text("SELECT * FROM tables ORDER BY created DESC"))).mappings().all()
            seats = (await connection.execute(text("SELECT * FROM seats"))).mappings().all()
        sitting = {seat["table"] for seat in seats if seat["account"] == somebody}
        empty = {seat["table"] for seat in seats if seat["account"] is None and seat["bot"] is None}
        middle = rows[len(rows) // 2]["created"]
        listed = 0
        for wanted in WANTED:
            before = middle if wanted.before is not None else None
            fitting = [
                row["id"]
                for row in rows
                if wanted.game in (None, row["game"])
                and wanted.status in (None, row["status"])
                and wanted.pace in (None, row["pace"])
                and (not wanted.free or (row["status"] == "open" and row["id"] in empty))
                and (before is None or row["created"] < before)
                and (row["id"] in sitting or row["host"] == somebody if mine else row["public"])
            ]
            page = await listing.find(
                house,
                caller,
                game=wanted.game,
                status=wanted.status,
                pace=wanted.pace,
                mine=mine,
                free=wanted.free,
                before=before,
            )
            assert [table.id for table in page.tables] == fitting[: listing.PAGE], wanted
            assert (page.before is not None) == (len(fitting) > listing.PAGE)
            listed += len(fitting)
        assert listed > 100

    indoors(story)


def test_of_a_table_at_hand_only_the_new_entries_are_read(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, await guest(house, "Ana"), await guest(house, "Rui"))
        elsewhere = Shelf(8)
        moves = schema.moves
        undone = 0
        for number in range(12):
            now = await house.table(table.id)
            mover, choices = await decider(house, now)
            await play.decide(house, mover, table.id, play.MoveAsk(now.ply, [choices[0]], f"k{number}"))
            after = await house.table(table.id)
            seen = await house.look(after, [], after.ply)
            if number % 3 == 2 and seen is not None and seen.floor <= now.ply:
                await play.undo(house, mover, table.id, play.UndoAsk(after.ply, now.ply))
                undone += 1
            async with house.store.writing() as connection:
                assert await load(connection, elsewhere, table.id) == await house.table(table.id)
                # whoever read the journal from its beginning would now find nothing
                await connection.execute(delete(moves).where(moves.c.table == table.id))
        assert undone

    indoors(story)
