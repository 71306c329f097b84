"""Bots at the table: whenever a bot's seat decides, it is asked in a worker process; if it fails, chance decides."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from rossio.bots import names
from rossio.kernel.chance import SEED_BITS
from rossio.server.ground.askers import Who
from rossio.server.ground.logs import about
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.playing.journal import commit
from rossio.server.rules.line import Lane
from rossio.server.rules.messages import Choose, Chosen
from rossio.server.rules.pool import Cut, Wrong
from rossio.server.store.away import Away
from rossio.server.tables.changes import Raced, again
from rossio.server.tables.rows import own_key
from rossio.server.tables.table import Table

log = logging.getLogger("rossio.bots")

REST = 60.0
"""Seconds in which nobody looks after bots that cannot play, such as those of a game begun by other rules."""
LAST_RESORT = "random"
QUICK: Final = ("random", "greedy", "apprentice")
"""Bots that take no time to speak of."""


def known(name: str) -> str:
    """The name of a bot that exists."""
    if name not in names():
        raise Problem("unknown-bot", bot=name, known=", ".join(names()))
    return name


class Bots:
    """All that this process lets bots play."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.driving: dict[str, bool] = {}
        """The tables whose bots play, and whether to look once more when they seem done."""
        self.resting: dict[str, float] = {}
        """Tables whose bots cannot play, and until when the caretaker leaves them alone."""
        house.wake = self.wake

    def asleep(self, table: str) -> bool:
        """Whether the bots of a table could play and nobody lets them."""
        return table not in self.driving and self.resting.get(table, 0.0) < time.monotonic()

    def wake(self, table: Table) -> None:
        """Let the bots play, if it is the turn of one."""
        if not table.bot_turn or table.status != "running" or self.house.closing:
            return
        if table.id in self.driving:
            self.driving[table.id] = True
        else:
            self.driving[table.id] = False
            self.house.spawn(self.drive(table.id))

    async def drive(self, table_id: str) -> None:
        """Play until a person decides. Whatever goes wrong, the caretaker will look again."""
        try:
            with about(table_id):
                while await self.step(table_id) or self.driving[table_id]:
                    self.driving[table_id] = False
        except Away as error:
            log.warning("bots at %s stopped: %r", table_id, error)
        except Problem as error:
            log.warning("bots at %s rest: %r", table_id, error)
            self.resting[table_id] = time.monotonic() + REST
        else:
            self.resting.pop(table_id, None)
        finally:
            del self.driving[table_id]

    async def step(self, table_id: str) -> bool:
        """One decision of a bot; whether another may follow."""
        table = await self.house.table(table_id)
        if not table.bot_turn or table.status != "running":
            return False
        if self.house.config.bot_pause:
            await asyncio.sleep(self.house.config.bot_pause)
        bot = table.seats[table.turn].player()
        if bot is None:
            return False
        move = await self.choose(table, bot)
        try:
            return await self.land(table, bot, move)
        except Raced:
            return True

    @again
    async def land(self, asked: Table, bot: str, move: str) -> bool:
        """Make the move, if it still answers what the bot was asked; whether another may follow. Whatever else has
        changed at the table meanwhile, such as a name, is no reason to think again."""
        async with self.house.lock(asked.id):
            now = await self.house.at_hand(asked.id)
            if now.entry != asked.entry or now.status != "running" or now.seats[now.turn].player() != bot:
                return True
            try:
                new, seen = await commit(self.house, now, now.turn, None, [move], own_key(f"bot-{now.entry}"))
            except Raced:
                self.house.shelf.drop(asked.id)
                raise
            await self.house.show(new, seen)
        return new.bot_turn

    async def choose(self, table: Table, bot: str) -> str:
        try:
            return await self.ask(table, bot)
        except (Cut, Wrong) as error:
            log.error("bot %s at %s, ply %d: %s; %s plays instead", bot, table.id, table.ply, error, LAST_RESORT)
        try:
            return await self.ask(table, LAST_RESORT)
        except (Cut, Wrong) as error:
            raise Problem("cut", what=str(error)) from error

    async def ask(self, table: Table, bot: str) -> str:
        request = Choose(table.played(), table.turn, bot, str(secrets.randbits(SEED_BITS)))
        workers = await self.house.packs.workers("bot", table.content)
        who, lane = self.turn_of(table, bot)
        return (await workers.ask("", request, Chosen, who, lane)).move

    def turn_of(self, table: Table, bot: str) -> tuple[Who, Lane]:
        """In whose turn a bot thinks, and how soon: somebody waits for it, or nobody plays at its table."""
        people = table.people()
        if not people:
            return self.house.who(table.host), Lane.UNWATCHED
        waits = table.host if table.host in people else min(people)
        return self.house.who(waits), Lane.QUICK if bot in QUICK else Lane.SLOW
