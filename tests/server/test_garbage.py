"""Full searches for garbage stop a server, so they are few and short; and a start loads only what it needs."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import re
import subprocess
import sys
import weakref
from pathlib import Path

import httpx
from alembic.script import ScriptDirectory

from rossio.server.ground.config import Config
from rossio.server.ground.garbage import STEP, settled
from rossio.server.store.database import Store, alembic_config, newest
from tests.server.rig import Server, two_at_a_table

STARTED = """
import asyncio, sys
import rossio.server.commands, rossio.server.app, rossio.server.door.http_protocol, rossio.server.door.socket_protocol
from rossio.server.store.database import Store

async def migrate():
    store = Store(sys.argv[1])
    await store.migrate()
    await store.close()

asyncio.run(migrate())
print(*sys.modules)
"""
WORKER = "import sys, rossio.server.rules.worker; print(*sys.modules)"


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def full_searches() -> int:
    return int(gc.get_stats()[2]["collections"])


def grow(count: int) -> list[list[int]]:
    """So many objects that stay."""
    return [[number] for number in range(count)]


def test_a_search_looks_only_at_what_has_come_since_the_last_one() -> None:
    before = full_searches()
    with settled() as garbage:
        kept, looked_at = [], []
        for _ in range(10):
            kept.append(grow(30_000))
            assert full_searches() == before + len(looked_at)  # none but those that were asked for
            looked_at.append(len(gc.get_objects()))
            garbage.search(idle=False)
        assert full_searches() == before + 10
        assert max(looked_at) < 60_000
        assert gc.get_freeze_count() > 300_000
        garbage.search(idle=True)  # nothing has come: nothing is searched
        assert full_searches() == before + 10
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold()[2] < 1000


def test_what_holds_itself_is_found_however_long_it_was_there() -> None:
    with settled() as garbage:
        young, old = Ring(), Ring()
        gone = weakref.ref(young)
        held = weakref.ref(old)
        del young
        kept = [grow(STEP * 10_000)]
        garbage.search(idle=False)
        assert gone() is None
        del old  # set aside by now
        kept.append(grow(STEP * 10_000))
        garbage.search(idle=False)
        assert held() is not None
        garbage.settled = gc.get_freeze_count() // 2  # it has grown to the double since all was searched
        kept.append(grow(STEP * 10_000))
        garbage.search(idle=False)
        assert held() is not None  # that can wait for a quiet moment
        kept.append(grow(STEP * 10_000))
        garbage.search(idle=True)
        assert held() is None
        assert kept


def test_a_server_starts_without_a_full_search_and_makes_few_short_ones_later() -> None:
    server = Server(anew=True)
    try:

        def searches() -> float:
            told = httpx.get(f"{server.url}/metrics").text
            found = re.search(r'^python_gc_collections_total\{generation="2"\} (\S+)$', told, re.MULTILINE)
            assert found
            return float(found.group(1))

        assert searches() == 0
        people = [two_at_a_table(server) for _ in range(20)]
        with contextlib.ExitStack() as opened:
            for ana, _, table in people:
                opened.enter_context(ana.live(table)).recv(timeout=30)
        assert searches() <= 3
    finally:
        server.remove()


def modules(*command: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", *command], capture_output=True, text=True, check=True, env=os.environ)
    return set(done.stdout.split())


def test_a_start_loads_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    url = Config(data=str(tmp_path)).url()

    async def migrate() -> None:
        store = Store(url)
        await store.migrate()
        await store.close()

    asyncio.run(migrate())
    loaded = modules(STARTED, url)
    unneeded = {"alembic", "mako", "httpx", "rich", "pygments", "py_vapid", "pywebpush", "rossio.lab", "rossio.cli"}
    assert "rossio.server.app" in loaded
    assert loaded & unneeded == set()
    worker = modules(WORKER)
    assert "rossio.server.rules.engine" in worker
    assert worker & {"typer", "click", "sqlalchemy", "litestar", "uvicorn", "rossio.cli", *unneeded} == set()


def test_the_newest_migration_is_known_by_its_number() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_heads() == [newest()]
