"""The database: writes that come together share a commit, and each still stands or falls alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, event, insert, select, update
from sqlalchemy.exc import IntegrityError

from rossio.server.ground.config import Config
from rossio.server.store import schema
from rossio.server.store.away import Away
from rossio.server.store.database import Store
from rossio.server.store.prepared import Missed, Prepared, Step
from tests.server.rig import Postgres

facts = schema.facts


async def put(store: Store, name: str) -> None:
    async with store.writing() as connection:
        await connection.execute(insert(facts).values(name=name, value="x"))


async def names(store: Store) -> set[str]:
    async with store.reading() as connection:
        return {row.name for row in await connection.execute(select(facts.c.name))}


def on_new_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(Config(data=str(folder)).url())
        try:
            await store.migrate()
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_writes_that_come_together_share_a_commit(tmp_path: Path) -> None:
    commits: list[object] = []

    async def work(store: Store) -> None:
        event.listen(store.engine.sync_engine, "commit", commits.append)
        await asyncio.gather(*(put(store, f"n{number}") for number in range(40)))
        assert len(await names(store)) == 40
        assert 1 <= len(commits) <= 10

    on_new_store(tmp_path, work)


def test_a_write_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        written = await asyncio.gather(*(put(store, f"n{number % 20}") for number in range(40)), return_exceptions=True)
        assert sum(isinstance(answer, IntegrityError) for answer in written) == 20
        assert await names(store) == {f"n{number}" for number in range(20)}
        await put(store, "after")

    on_new_store(tmp_path, work)


def test_a_commit_that_fails_is_nobodys_success(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def refuse(_: object) -> None:
            raise OSError("the disk is gone")

        event.listen(store.engine.sync_engine, "commit", refuse)
        answers = await asyncio.gather(*(put(store, f"n{number}") for number in range(5)), return_exceptions=True)
        assert all(isinstance(answer, Away) for answer in answers), answers
        event.remove(store.engine.sync_engine, "commit", refuse)
        assert await names(store) == set()
        await put(store, "again")
        assert await names(store) == {"again"}

    on_new_store(tmp_path, work)


def test_nobody_believes_in_a_write_that_a_full_disk_took_with_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await put(store, "before")
        assert store.ledger is not None
        assert store.ledger.connection is not None
        driver: Any = (await store.ledger.connection.get_raw_connection()).driver_connection
        pages = await (await driver.execute("PRAGMA page_count")).fetchone()
        await driver.execute(f"PRAGMA max_page_count={pages[0] + 4}")

        async def write(name: str, size: int) -> None:
            async with store.writing() as connection:
                await connection.execute(insert(facts).values(name=name, value="x" * size))

        sizes = {"small": 1, "large": 1_000_000, "next": 1, "last": 1}
        answers = await asyncio.gather(*(write(*one) for one in sizes.items()), return_exceptions=True)
        said = dict(zip(sizes, answers, strict=True))
        assert isinstance(said["large"], Away)
        assert isinstance(said["small"], Away), "it was undone with the large one"
        acknowledged = {name for name, answer in said.items() if answer is None}
        assert await names(store) == {"before", *acknowledged}
        await put(store, "after")
        assert "after" in await names(store)

    on_new_store(tmp_path, work)


ADD = Prepared(lambda _: insert(facts).values(name=bindparam("name"), value=bindparam("value")))
SET = Prepared(lambda _: update(facts).where(facts.c.name == bindparam("the_name")).values(value=bindparam("value")))


def adding(name: str, value: str = "x") -> Step:
    return Step(ADD, [{"name": name, "value": value}])


def setting(name: str) -> Step:
    return Step(SET, [{"the_name": name, "value": "y"}], must=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Config(data=str(tmp_path)).url()
    postgres: Postgres = request.getfixturevalue("postgres")
    return Config(database=postgres.database()).url()


def on_store_at(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url)
        try:
            await store.migrate()
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_steps_are_done_together_or_not_at_all(url: str) -> None:
    async def work(store: Store) -> None:
        await store.at_once([adding("a"), adding("b")])
        with pytest.raises(Missed):
            await store.at_once([adding("c"), setting("nobody")])
        with pytest.raises(IntegrityError):
            await store.at_once([adding("d"), adding("a")])
        await store.at_once([setting("a"), adding("e")])
        assert await names(store) == {"a", "b", "e"}

    on_store_at(url, work)


def test_of_many_at_once_those_that_fail_take_no_other_with_them(url: str) -> None:
    async def work(store: Store) -> None:
        each = [store.at_once([adding(f"n{number % 20}")]) for number in range(40)]
        each += [put(store, f"m{number}") for number in range(10)]
        answers = await asyncio.gather(*each, return_exceptions=True)
        assert sum(isinstance(answer, IntegrityError) for answer in answers) == 20
        assert await names(store) == {*(f"n{number}" for number in range(20)), *(f"m{number}" for number in range(10))}

    on_store_at(url, work)


def test_many_at_once_share_a_commit_and_a_full_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await put(store, "before")
        ledger = store.ledger
        assert ledger is not None
        pages = await (await ledger.driver.execute("PRAGMA page_count")).fetchone()
        await ledger.driver.execute(f"PRAGMA max_page_count={pages[0] + 4}")
        sizes = {"small": 1, "large": 1_000_000, "last": 1}
        writes = [store.at_once([adding(name, "x" * size)]) for name, size in sizes.items()]
        answers = dict(zip(sizes, await asyncio.gather(*writes, return_exceptions=True), strict=True))
        assert isinstance(answers["large"], Away)
        assert await names(store) == {"before", *(name for name, answer in answers.items() if answer is None)}
        await store.at_once([adding("after")])
        assert "after" in await names(store)

    on_new_store(tmp_path, work)


def test_nobody_is_told_before_the_commit(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.writing() as connection:
            await connection.execute(insert(facts).values(name="mine", value="x"))
            assert await names(store) == set()
        assert await names(store) == {"mine"}

    on_new_store(tmp_path, work)


def test_a_database_out_of_reach_is_away() -> None:
    async def reach() -> None:
        store = Store("postgresql+asyncpg://nobody@127.0.0.1:1/none")
        try:
            with pytest.raises(Away):
                await names(store)
        finally:
            await store.close()

    asyncio.run(reach())
