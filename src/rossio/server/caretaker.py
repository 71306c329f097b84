"""The caretaker goes round every second: clocks at zero, bots that fell asleep, notices, and what is out of date."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from rossio.server import drive, notices, schema
from rossio.server.house import House
from rossio.server.problems import Problem
from rossio.server.store import Away
from rossio.server.tables import Table, bump, set_seat
from rossio.server.wire import Note

log = logging.getLogger("rossio.caretaker")
Errand = Callable[..., Coroutine[Any, Any, None]]

PRESENCE_EVERY: Final = 20
PURGE_EVERY: Final = 600


async def go_round(house: House) -> None:
    """Until the house closes."""
    rounds = 0
    while True:
        errands: list[Errand] = [ring_clocks, wake_bots]
        if rounds % PRESENCE_EVERY == PRESENCE_EVERY - 1:
            errands.append(repeat_presence)
        if rounds % PURGE_EVERY == 0:
            errands.append(purge)
        for errand in errands:
            await run(house, errand)
        rounds += 1
        await asyncio.sleep(house.config.watch)


async def carry_notices(house: House) -> None:
    """Until the house closes. Apart from the round: a slow address elsewhere must not stop a clock here."""
    while True:
        await run(house, notices.send_due)
        await asyncio.sleep(house.config.watch)


async def run(house: House, errand: Errand, *about: str) -> None:
    """One errand; if it fails, the next ones are done all the same."""
    try:
        await errand(house, *about)
    except (Away, Problem, IntegrityError) as error:
        log.warning("%s %s: %r", errand.__name__, " ".join(about), error)
    except Exception:
        log.exception("%s %s failed", errand.__name__, " ".join(about))


async def repeat_presence(house: House) -> None:
    await house.hub.repeat_presence()


async def ring_clocks(house: House) -> None:
    tables = schema.tables.c
    async with house.store.reading() as connection:
        found = await connection.execute(
            select(tables.id).where(tables.deadline <= time.time(), tables.status == "running").limit(50)
        )
        due = [row.id for row in found]
    for table_id in due:
        await run(house, ring, table_id)


async def ring(house: House, table_id: str) -> None:
    async with house.lock(table_id):
        table = await house.table(table_id)
        if table.status == "running" and table.deadline is not None and table.deadline <= time.time():
            await at_zero(house, table)


async def at_zero(house: House, table: Table) -> None:
    """What the table agreed on: a bot takes over, or the game is given up."""
    now = time.time()
    async with house.store.writing() as connection:
        if table.clock.at_zero == "abandon":
            await bump(
                connection,
                table,
                status="abandoned",
                finished=now,
                turn=-1,
                bot_turn=False,
                deadline=None,
                undo=None,
            )
        else:
            await set_seat(connection, table.id, table.turn, stand_in=table.stand_in, reserve=0.0)
            await bump(connection, table, bot_turn=True, deadline=None)
        await house.wire.note(connection, Note("table", table.id))
    log.info("seat %d of %s is out of time: %s", table.turn, table.id, table.clock.at_zero)
    new = await house.table(table.id)
    drive.wake(house, new)
    await house.show(new)


async def wake_bots(house: House) -> None:
    """Bots that nobody drives, because a process died or the database was away."""
    tables = schema.tables.c
    slack = house.config.bot_limit * 2 + 5 if house.config.shared else 0
    async with house.store.reading() as connection:
        found = await connection.execute(
            select(tables.id).where(
                tables.bot_turn.is_(True), tables.status == "running", tables.turn_since <= time.time() - slack
            )
        )
        now = time.monotonic()
        asleep = [row.id for row in found if row.id not in house.driving and house.resting.get(row.id, 0.0) < now]
    for table_id in asleep:
        drive.wake(house, await house.table(table_id))


async def purge(house: House) -> None:
    now = time.time()
    async with house.store.writing() as connection:
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
        await connection.execute(delete(schema.resets).where(schema.resets.c.expires < now))
