"""The caretaker goes round every second: clocks at zero, bots that fell asleep, notices, and what is out of date."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec

from sqlalchemy import delete, exists, not_, select
from sqlalchemy.exc import IntegrityError

from rossio.server.ground import times
from rossio.server.ground.garbage import Garbage
from rossio.server.ground.logs import about
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people import sessions
from rossio.server.people.notices import outbox
from rossio.server.playing import lessons, puzzles
from rossio.server.playing.aftermath import shown
from rossio.server.playing.bots import Bots
from rossio.server.playing.endings import given_up
from rossio.server.playing.reviews import Reviews
from rossio.server.playing.seats import stand_in
from rossio.server.store import schema
from rossio.server.store.away import Away
from rossio.server.tables.rows import set_seat
from rossio.server.tables.table import Table

log = logging.getLogger("rossio.caretaker")
P = ParamSpec("P")

SESSIONS_EVERY: Final = 5
REVIEWS_EVERY: Final = 5
PRESENCE_EVERY: Final = 20
PURGE_EVERY: Final = 600
ERRAND_SECONDS: Final = 10.0
STILL_SECONDS: Final = 5.0
"""In which nobody looked at a table or changed one: a moment to stop in, if there must be one."""
AT_ONCE: Final = 200
FORGOTTEN: Final = {"live": 86_400, "correspondence": 14 * 86_400}
"""Seconds after which an open table that nobody touches is closed."""
IDLE_GUEST: Final = 30 * 86_400


async def go_round(house: House, bots: Bots, reviews: Reviews, garbage: Garbage) -> None:
    """Until the house closes."""
    rounds = 0
    while True:
        await run(ring_clocks, house)
        await run(wake_bots, house, bots)
        if rounds % REVIEWS_EVERY == 0:
            await run(reviews.look)
        if rounds % SESSIONS_EVERY == 0:
            await run(end_sessions, house)
        if rounds % PRESENCE_EVERY == PRESENCE_EVERY - 1:
            house.hub.people.repeat()
        if rounds % PRESENCE_EVERY == 0:
            await run(house.packs.let_idle_go)
        if rounds % PURGE_EVERY == 0:
            await run(purge, house)
            await run(close_forgotten, house)
            await run(purge_guests, house)
            await run(house.store.optimize)
        garbage.search(idle=time.monotonic() - house.asked > STILL_SECONDS)
        rounds += 1
        await asyncio.sleep(house.config.watch)


async def carry_notices(house: House) -> None:
    """Until the house closes. Apart from the round: a slow address elsewhere must not stop a clock here."""
    carrying = outbox.Carrying(house)
    while True:
        await run(carrying.send_due)
        await asyncio.sleep(house.config.watch)


async def run(errand: Callable[P, Coroutine[Any, Any, None]], *given: P.args, **named: P.kwargs) -> None:
    """One errand; if it fails, or takes for ever, the next ones are done all the same."""
    try:
        async with asyncio.timeout(ERRAND_SECONDS):
            await errand(*given, **named)
    except TimeoutError:
        log.error("%s took more than %s s", errand.__name__, ERRAND_SECONDS)
    except (Away, Problem, IntegrityError) as error:
        log.warning("%s: %r", errand.__name__, error)
    except Exception:
        log.exception("%s failed", errand.__name__)


async def ring_clocks(house: House) -> None:
    tables = schema.tables.c
    async with house.store.reading() as connection:
        found = await connection.execute(
            select(tables.id).where(tables.deadline <= times.now(), tables.status == "running").limit(50)
        )
        due = [row.id for row in found]
    # side by side: a table that is stuck must not hold up the others
    await asyncio.gather(*(run(ring, house, table_id) for table_id in due))


async def ring(house: House, table_id: str) -> None:
    with about(table_id):
        async with house.lock(table_id):
            table = await house.table(table_id)
            if table.status == "running" and table.deadline is not None and table.deadline <= times.now():
                await at_zero(house, table)


async def at_zero(house: House, table: Table) -> None:
    """What the table agreed on: a bot takes over, or the game is given up."""
    over = table.clock.at_zero == "abandon"
    changes: dict[str, Any] = given_up(times.now()) if over else {"bot_turn": True, "deadline": None}
    async with house.changing(table, **changes) as connection:
        if not over:
            now = times.now()
            await set_seat(connection, table.id, table.turn, reserve=0.0)
            await stand_in(connection, table, table.turn, "time", now)
            await outbox.note_stand_in(connection, table, table.turn, "time", now)
    log.info("seat %d of %s is out of time: %s", table.turn, table.id, table.clock.at_zero)
    await shown(house, await house.table(table.id))


async def wake_bots(house: House, bots: Bots) -> None:
    """Bots that nobody drives, because a process died or the database was away."""
    tables = schema.tables.c
    slack = house.config.bot_limit * 2 + 5 if house.config.shared else 0
    async with house.store.reading() as connection:
        found = await connection.execute(
            select(tables.id).where(
                tables.bot_turn.is_(True), tables.status == "running", tables.turn_since <= times.now() - slack
            )
        )
        asleep = [row.id for row in found if bots.asleep(row.id)]
    for table_id in asleep:
        bots.wake(await house.table(table_id))


async def end_sessions(house: House) -> None:
    """Sessions that ran out, or that somebody ended of whom this process did not hear."""
    looking_on = house.hub.sessions()
    async with house.store.reading() as connection:
        gone = await sessions.ended(connection, set(looking_on))
    for session in gone:
        house.end_sessions(looking_on[session], session)


async def close_forgotten(house: House) -> None:
    """Open tables that nobody has touched for long: they would hide those where somebody waits."""
    tables = schema.tables.c
    now = time.time()
    for pace, seconds in FORGOTTEN.items():
        async with house.store.reading() as connection:
            found = await connection.execute(
                select(tables.id)
                .where(tables.bot_turn.is_(False), tables.status == "open", tables.pace == pace)
                .where(tables.touched < now - seconds)
                .limit(AT_ONCE)
            )
            forgotten = [row.id for row in found]
        for table_id in forgotten:
            async with house.lock(table_id):
                table = await house.table(table_id)
                if table.status == "open" and table.touched < now - seconds:
                    async with house.changing(table, **given_up(now)):
                        pass
                    await shown(house, await house.table(table_id))


async def purge_guests(house: House) -> None:
    """Guests of long ago who have left nothing behind: no seat, no table, no word."""
    accounts = schema.accounts.c
    left_behind = [schema.seats.c.account, schema.tables.c.host, schema.chat.c.account, schema.reports.c.account]
    idle = (
        select(accounts.id)
        .where(accounts.password.is_(None), accounts.created < time.time() - IDLE_GUEST)
        .where(*(not_(exists().where(column == accounts.id)) for column in left_behind))
        .limit(AT_ONCE)
    )
    async with house.store.writing() as connection:
        await connection.execute(delete(schema.accounts).where(accounts.id.in_(idle)))


async def purge(house: House) -> None:
    now = time.time()
    async with house.store.writing() as connection:
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
        await connection.execute(delete(schema.resets).where(schema.resets.c.expires < now))
        await lessons.purge(connection, now)
        await puzzles.purge(connection, now)
