"""Bots at the table: whenever a bot's seat decides, it is asked in a worker process; if it fails, chance decides."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from sqlalchemy.exc import IntegrityError

from rossio.bots import names
from rossio.kernel.chance import SEED_BITS
from rossio.server.commits import commit
from rossio.server.house import House
from rossio.server.logs import about
from rossio.server.messages import Choose, Text
from rossio.server.problems import Problem
from rossio.server.store import Away
from rossio.server.tables import Table
from rossio.server.workers import Cut, Wrong

log = logging.getLogger("rossio.bots")

REST = 60.0
"""Seconds in which nobody looks after bots that cannot play, such as those of a game begun by other rules."""
LAST_RESORT = "random"
STAND_IN = "apprentice"


def known(name: str) -> str:
    """The name of a bot that exists."""
    if name not in names():
        raise Problem("unknown-bot", bot=name, known=", ".join(names()))
    return name


def wake(house: House, table: Table) -> None:
    """Let the bots play, if it is the turn of one."""
    if not table.bot_turn or table.status != "running" or house.closing:
        return
    if table.id in house.driving:
        house.driving[table.id] = True
    else:
        house.driving[table.id] = False
        house.spawn(drive(house, table.id))


async def drive(house: House, table_id: str) -> None:
    """Play until a person decides. Whatever goes wrong, the caretaker will look again."""
    try:
        with about(table_id):
            while await step(house, table_id) or house.driving[table_id]:
                house.driving[table_id] = False
    except Away as error:
        log.warning("bots at %s stopped: %r", table_id, error)
    except Problem as error:
        log.warning("bots at %s rest: %r", table_id, error)
        house.resting[table_id] = time.monotonic() + REST
    else:
        house.resting.pop(table_id, None)
    finally:
        del house.driving[table_id]


async def step(house: House, table_id: str) -> bool:
    """One decision of a bot; whether another may follow."""
    table = await house.table(table_id)
    if not table.bot_turn or table.status != "running":
        return False
    if house.config.bot_pause:
        await asyncio.sleep(house.config.bot_pause)
    bot = table.seats[table.turn].player()
    if bot is None:
        return False
    move = await choose(house, table, bot)
    async with house.lock(table_id):
        now = await house.table(table_id)
        if now.version != table.version:
            return True
        try:
            new, seen = await commit(house, table, table.turn, None, [move], f"bot-{table.entry}")
        except (IntegrityError, Problem) as error:
            if isinstance(error, Problem) and error.error != "raced":
                raise
            return True
        await house.show(new, seen)
    return new.bot_turn


async def choose(house: House, table: Table, bot: str) -> str:
    try:
        return await ask(house, table, bot)
    except (Cut, Wrong) as error:
        log.error("bot %s at %s, ply %d: %s; %s plays instead", bot, table.id, table.ply, error, LAST_RESORT)
    try:
        return await ask(house, table, LAST_RESORT)
    except (Cut, Wrong) as error:
        raise Problem("cut", what=str(error)) from error


async def ask(house: House, table: Table, bot: str) -> str:
    request = Choose(table.played(), table.turn, bot, str(secrets.randbits(SEED_BITS)))
    return (await house.bots.ask("", request, Text)).body.decode()
