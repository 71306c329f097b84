"""Reviews of finished games: asked for once, made in slices where bots think, and kept for ever with the table.

Slices come last in the line and are short, so that no bot's move waits for more than one. What is done is written down
every second; a process that dies leaves the rest to the next one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select, update

from rossio.puzzles.format import Puzzle
from rossio.server.ground.logs import about
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import mistakes
from rossio.server.playing.replays import finished
from rossio.server.rules import positions
from rossio.server.rules.line import Lane
from rossio.server.rules.messages import Judge, Judged
from rossio.server.rules.pool import Cut, Wrong
from rossio.server.store import schema
from rossio.server.store.away import Away
from rossio.server.store.upsert import insertion
from rossio.server.tables.table import Table

log = logging.getLogger("rossio.reviews")

SLICE: Final = 0.15
"""Seconds of a slice, or a single step of it that takes longer: as long as a bot may wait behind one. People's moves
are worked out elsewhere, and never do."""
SAVED_EVERY: Final = 1.0
CLAIM: Final = 30.0
"""Seconds for which a process that wrote something down is thought to be at it."""
TRIES: Final = 3


class ReviewState(msgspec.Struct):
    """The review of a game: whether somebody asked for it, whether the caller may, and what there is of it so far."""

    asked: bool
    done: bool
    may_ask: bool
    review: positions.ReviewSent | None


def may_ask(table: Table, account: str | None) -> bool:
    """Those who sat there, and whoever brought the record."""
    return account is not None and (account == table.host or bool(table.held_by(account)))


async def reviewable(house: House, caller: Caller | None, table_id: str, invite: str) -> Table:
    table = await finished(house, caller, table_id, invite)
    if table.outcome is None:
        raise Problem("not-finished", table=table.id, status=table.status)
    return table


async def kept(house: House, table_id: str) -> Any:
    """What is written down of a review; none: nobody asked for it."""
    async with house.store.reading() as connection:
        found = await connection.execute(select(schema.reviews).where(schema.reviews.c.table == table_id))
        return found.mappings().first()


async def state(house: House, caller: Caller | None, table_id: str, invite: str) -> ReviewState:
    """What there is of a review; whoever may see the game may see it."""
    table = await reviewable(house, caller, table_id, invite)
    allowed = may_ask(table, caller.id if caller is not None else None)
    row = await kept(house, table.id)
    if row is None:
        return ReviewState(False, False, allowed, None)
    told = msgspec.Raw(row["result"].encode()) if row["result"] else None
    return ReviewState(True, bool(row["done"]), allowed, told)


async def ask(house: House, caller: Caller, table_id: str, invite: str) -> ReviewState:
    """Have a game reviewed; one that was asked for already is not begun again."""
    table = await reviewable(house, caller, table_id, invite)
    if not may_ask(table, caller.id):
        raise Problem("not-seated", table=table.id)
    before = await state(house, caller, table_id, invite)
    if before.asked:
        return before
    house.limits.spend("review", caller.id)
    async with house.store.writing() as connection:
        await connection.execute(
            insertion(connection.dialect.name, schema.reviews)
            .values(
                table=table.id,
                asked=time.time(),
                account=caller.id,
                until=0.0,
                tries=0,
                done=False,
                rows="[]",
                result="",
            )
            .on_conflict_do_nothing()
        )
    house.wake_reviews()
    return await state(house, caller, table_id, invite)


async def dear_of(house: House, caller: Caller, table_id: str, ply: int) -> tuple[Table, dict[str, Any]]:
    """One of the dear decisions that a review tells, to be tried again."""
    table = await reviewable(house, caller, table_id, "")
    row = await kept(house, table.id)
    for dear in msgspec.json.decode(row["result"])["dearest"] if row is not None and row["done"] else []:
        if dear["ply"] == ply:
            return table, dear
    raise Problem("no-page", page=f"{table_id}/{ply}"[:60])


class Reviews:
    """The reviews this process makes, one at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.working = False
        self.mine: set[str] = set()
        """Reviews that this process has begun: its own claims do not keep it from them."""
        house.wake_reviews = self.wake

    def wake(self) -> None:
        """Work, if there is anything to do."""
        if not self.working and not self.house.closing:
            self.working = True
            self.house.spawn(self.work())

    async def look(self) -> None:
        """The caretaker's: reviews that nobody makes, because a process died or the database was away."""
        if not self.working and await self.next() is not None:
            self.wake()

    async def work(self) -> None:
        """Until nothing is left. Whatever goes wrong, the caretaker will look again."""
        try:
            while (table_id := await self.next()) is not None:
                with about(table_id):
                    await self.make(table_id)
        except Away as error:
            log.warning("reviews stopped: %r", error)
        finally:
            self.working = False

    async def next(self) -> str | None:
        """The oldest review that is not done and that no other process is at, claimed."""
        reviews = schema.reviews.c
        now = time.time()
        free = (reviews.until < now) | reviews.table.in_(self.mine) if self.house.config.shared else reviews.until >= 0
        async with self.house.store.reading() as connection:
            found = await connection.execute(
                select(reviews.table).where(reviews.done.is_(False), free).order_by(reviews.asked).limit(1)
            )
            table_id: str | None = found.scalar()
        if table_id is None:
            return None
        async with self.house.store.writing() as connection:
            claimed = await connection.execute(
                update(schema.reviews)
                .where(reviews.table == table_id, reviews.done.is_(False), free)
                .values(until=now + CLAIM)
            )
        if not claimed.rowcount:
            return None
        self.mine.add(table_id)
        return table_id

    async def make(self, table_id: str) -> None:
        """One review, from what is written down to its end."""
        row = await kept(self.house, table_id)
        table = await self.house.table(table_id)
        rows = msgspec.json.decode(row["rows"])
        saved = time.monotonic()
        try:
            while True:
                told = await self.slice(table, row["account"], rows)
                rows = told.rows
                if told.done or time.monotonic() - saved > SAVED_EVERY:
                    back = await mistakes.come_back(self.house, table, rows) if told.done else []
                    await self.save(table_id, told, back)
                    saved = time.monotonic()
                if told.done:
                    self.mine.discard(table_id)
                    return
        except (Cut, Wrong, Problem) as error:
            log.error("the review of %s: %s", table_id, error)
            await self.give_up(table_id, row["tries"] + 1, hopeless=isinstance(error, Wrong))

    async def slice(self, table: Table, account: str, rows: list[dict[str, Any]]) -> Judged:
        workers = await self.house.packs.workers("bot", table.content)
        request = Judge(table.played(), rows, SLICE)
        return await workers.ask("", request, Judged, self.house.who(account), Lane.LOOKING_BACK)

    async def save(self, table_id: str, told: Judged, back: list[tuple[str, Puzzle]]) -> None:
        """Write down what is done, and with the last of it the mistakes that come back to people."""
        rows = "" if told.done else msgspec.json.encode(told.rows).decode()
        now = time.time()
        async with self.house.store.writing() as connection:
            for account, puzzle in back:
                await mistakes.keep(connection, account, puzzle, now + mistakes.COMES_BACK[0], now)
            await connection.execute(
                update(schema.reviews)
                .where(schema.reviews.c.table == table_id)
                .values(rows=rows, result=told.review.decode(), done=told.done, until=now + CLAIM)
            )

    async def give_up(self, table_id: str, tries: int, hopeless: bool) -> None:
        """Try again later; after some tries, or where it can never be, forget that it was asked for."""
        mine = schema.reviews.c.table == table_id
        async with self.house.store.writing() as connection:
            if hopeless or tries >= TRIES:
                await connection.execute(delete(schema.reviews).where(mine))
            else:
                await connection.execute(update(schema.reviews).where(mine).values(tries=tries))
        await asyncio.sleep(1.0)
