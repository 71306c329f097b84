"""A server that has been there for years: a database with many tables, and how long its lists take.

`python -m tests.load.many --tables 100000`, on the embedded database and on PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from typing import Any

from sqlalchemy import Select, insert, text

from rossio.games import catalogue
from rossio.server.ground.config import Config
from rossio.server.playing import listing
from rossio.server.playing.listing import Wanted
from rossio.server.playing.lobby import fresh
from rossio.server.store import schema
from rossio.server.store.database import Store
from rossio.server.tables.rows import freeze
from rossio.server.tables.table import Table
from tests.server.rig import Postgres

CHUNK = 2000
BUSY = 70
"""Tables at which one and the same person sits."""
STATUSES = {"finished": 0.82, "abandoned": 0.05, "running": 0.12, "open": 0.01}
LISTS = {
    "lobby": Wanted(None, None, None, False, None),
    "free": Wanted(None, "open", None, True, None),
    "running": Wanted(None, "running", None, False, None),
    "one game": Wanted("lisboa", None, None, False, None),
    "pace": Wanted(None, None, "correspondence", False, None),
    "all of it": Wanted("magnanimous", "running", "correspondence", False, None),
}


async def fill(store: Store, tables: int, seed: int = 1) -> str:
    """Make so many tables with their seats, and a rating for everybody; somebody who sits at some of them."""
    chance = random.Random(seed)
    people = [f"p{number:011d}" for number in range(max(10, tables // 10))]
    now = time.time()
    account = {"name": "Somebody", "language": "en", "settings": "{}", "notices": "{}", "created": now, "seen": now}
    async with store.writing() as connection:
        for start in range(0, len(people), CHUNK):
            some = people[start : start + CHUNK]
            await connection.execute(insert(schema.accounts), [{**account, "id": one, "banned": False} for one in some])
            rated = [
                {"who": one, "game": "coimbra", "mu": chance.gauss(25, 8), "sigma": 4.0, "games": 9} for one in some
            ]
            await connection.execute(insert(schema.ratings), rated)
    models = [fresh(catalogue.load(name), 2, {}, people[0]) for name in catalogue.names()]
    fields = [name for name in Table.__struct_fields__ if name not in ("seats", "line")]
    for start in range(0, tables, CHUNK):
        rows: list[dict[str, Any]] = []
        seats: list[dict[str, Any]] = []
        for number in range(start, min(start + CHUNK, tables)):
            model = chance.choice(models)
            status = chance.choices(list(STATUSES), list(STATUSES.values()))[0]
            one = {name: getattr(model, name) for name in fields}
            one |= {"id": f"t{number:011d}", "status": status, "created": now - tables + number}
            one |= {"public": chance.random() < 0.8, "host": chance.choice(people[1:])}
            one |= {"pace": "correspondence" if chance.random() < 0.05 else "live"}
            one |= {"finished": now - tables + number if status == "finished" else None}
            one |= {"deadline": now + chance.random() * 1e6 if status == "running" else None}
            rows.append(freeze(one))
            busy = number % max(1, tables // BUSY) == 0
            for seat in range(2):
                free = status == "open" and seat == 1
                sitting = None if free else people[0] if busy and seat == 0 else chance.choice(people[1:])
                seats.append({"table": one["id"], "seat": seat, "account": sitting, "name": "", "reserve": 0.0})
        async with store.writing() as connection:
            await connection.execute(insert(schema.tables), rows)
            await connection.execute(insert(schema.seats), seats)
    return people[0]


async def timed(store: Store, query: Select[Any]) -> float:
    """Milliseconds that a list takes at the database, the median of some tries."""
    took = []
    async with store.reading() as connection:
        for _ in range(9):
            began = time.perf_counter()
            (await connection.execute(query)).all()
            took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took)


async def measure(name: str, url: str, tables: int) -> None:
    store = Store(url)
    try:
        await store.migrate()
        somebody = await fill(store, tables)
        await store.optimize()
        if not store.sqlite:
            async with store.writing() as connection:
                await connection.execute(text("ANALYZE"))
        queries = {label: listing.public(wanted) for label, wanted in LISTS.items()}
        queries |= {f"mine, {label}": listing.own(somebody, wanted) for label, wanted in LISTS.items()}
        for label, query in queries.items():
            print(f"{name}: {tables} tables, {label}: {await timed(store, query):.1f} ms", flush=True)
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    tables = parser.parse_args().tables
    with tempfile.TemporaryDirectory(prefix="rossio-many-") as folder:
        asyncio.run(measure("SQLite", Config(data=folder).url(), tables))
    postgres = Postgres()
    try:
        asyncio.run(measure("PostgreSQL", Config(database=postgres.database()).url(), tables))
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
