"""The database: writes that come together share a commit, and each still stands or falls alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event, insert, select
from sqlalchemy.exc import IntegrityError

from rossio.server import schema
from rossio.server.config import Config
from rossio.server.store import Away, Store

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
