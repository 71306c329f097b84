"""The wire between processes: dead without a sound, it is noticed and mended, and nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator

import asyncpg
import pytest

from tests.server.rig import Person, Postgres, Server, two_at_a_table
from tests.server.waits import hear, until


def backends(database: str) -> list[int]:
    """The processes of PostgreSQL that listen for the server."""

    async def ask() -> list[int]:
        connection = await asyncpg.connect(database)
        try:
            rows = await connection.fetch(
                "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
                " AND (application_name = 'rossio wire' OR query ILIKE 'listen%' OR query LIKE '%pg_notify($1%')"
            )
            return [row["pid"] for row in rows]
        finally:
            await connection.close()

    return asyncio.run(ask())


@contextlib.contextmanager
def silent(pids: list[int]) -> Iterator[None]:
    """As if the network between had gone: the connections stand, nothing comes."""
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@pytest.fixture
def served(postgres: Postgres) -> Iterator[Server]:
    made = Server(postgres.database(), shared=1)
    yield made
    made.remove()


def test_nobody_waits_for_a_wire_that_is_silent(served: Server) -> None:
    ana, rui, table = two_at_a_table(served, clock={"move": 4, "reserve": 0, "at_zero": "bot"})
    with ana.live(table) as socket, silent(backends(served.database)):
        hear(socket, "state")
        began = time.monotonic()
        with rui.live(table) as other:
            hear(other, "state")
        version = ana.state(table)["table"]["version"]
        ana.get(f"/api/tables/{table}/wait", version=version + 9, seconds=1)
        assert time.monotonic() - began < 12
        state = until(ana, table, turn=ana.state(table)["table"]["turn"])
        seat = state["table"]["turn"]
        hear(socket, "state", lambda frame: frame["table"]["seats"][seat]["kind"] == "stand-in")


def test_a_silent_wire_is_replaced(served: Server) -> None:
    ana, _, table = two_at_a_table(served)
    two = Server(served.database, shared=1)
    try:
        with ana.live(table) as socket, silent(backends(served.database)):
            hear(socket, "state")
            there = Person(two, token=ana.token)
            heard = False
            for number in range(40):
                there.post(f"/api/tables/{table}/chat", text=f"{number}")
                with contextlib.suppress(TimeoutError):
                    heard = b'"type":"chat"' in socket.recv(timeout=1, decode=False)
                if heard:
                    break
            assert heard
    finally:
        two.remove()
