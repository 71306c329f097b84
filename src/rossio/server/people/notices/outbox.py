"""Notices: your turn, your time runs out, a bot plays for you, the game is over. By web push, e-mail or webhook, each
as its person wishes, and quietly.

A notice is written in the same transaction as the move that causes it and sent a little later, unless its person has
come by in the meantime. One notice for a table is enough until its person has looked.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground import times
from rossio.server.ground.config import Config
from rossio.server.ground.problems import Problem, words
from rossio.server.house.house import House
from rossio.server.people.notices.carriers import Ways, counted, hook, mail, push
from rossio.server.rules.messages import Seen
from rossio.server.store import schema
from rossio.server.store.away import Away
from rossio.server.store.database import Store
from rossio.server.store.prepared import Prepared
from rossio.server.tables.clocks import quiet_left
from rossio.server.tables.looks import Look, look_of, note_told
from rossio.server.tables.table import Table

log = logging.getLogger("rossio.notices")

TRIES: Final = 4
RETRY: Final = 60.0
AT_ONCE: Final = 100
SECONDS: Final = 120.0
NOTE: Final = Prepared(
    lambda _: insert(schema.outbox).values(
        {column: bindparam(column) for column in ("account", "table", "kind", "due", "tries")}
    )
)
DELAY: Final = {"live": 5.0, "correspondence": 20.0}


async def keep_ways(connection: AsyncConnection, account: str, ways: Ways) -> None:
    """How somebody wants to be told from now on."""
    await connection.execute(
        update(schema.accounts)
        .where(schema.accounts.c.id == account)
        .values(notices=msgspec.json.encode(ways).decode())
    )


def turn_rows(table: Table, seen: Seen, present: list[int], now: float) -> list[dict[str, Any]]:
    """Who is to be told of a new position, and reminded of the time it takes."""
    told: list[tuple[str | None, str]]
    if seen.over:
        told = [(seat.account, "over") for seat in table.seats if seat.account is not None and seat.seat not in present]
    elif seen.turn != table.turn and seen.turn not in present and table.seats[seen.turn].person():
        told = [(table.seats[seen.turn].account, "turn")]
    else:
        told = []
    rows = [] if seen.over else time_rows(table, seen.turn, now)
    return rows + [
        {"account": account, "table": table.id, "kind": kind, "due": now + DELAY[table.pace], "tries": 0}
        for account, kind in dict.fromkeys(told)
    ]


async def note_turn(connection: AsyncConnection, table: Table, seen: Seen, present: list[int], now: float) -> None:
    """Write down who is to be told of a new position."""
    rows = turn_rows(table, seen, present, now)
    if rows:
        await connection.execute(insert(schema.outbox), rows)


class Carrying:
    """What is on its way: to many people at once, to each of them one after the other. Nobody waits for somebody else,
    whose address may be slow."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.underway: set[str] = set()
        """The people to whom something is carried now."""

    async def send_due(self) -> None:
        """Set out with what is due, for all who are not waited for already."""
        now = time.time()
        outbox = schema.outbox.c
        free = AT_ONCE - len(self.underway)
        if free <= 0:
            return
        async with self.house.store.reading() as connection:
            found = await connection.execute(
                select(schema.outbox)
                .where(outbox.due <= now, outbox.account.not_in(self.underway))
                .order_by(outbox.due)
                .limit(free)
            )
            rows = [dict(row) for row in found.mappings()]
        by_person: dict[str, list[dict[str, Any]]] = {}
        for row in rows:
            by_person.setdefault(row["account"], []).append(row)
        for account, theirs in by_person.items():
            self.underway.add(account)
            self.house.spawn(self.carry(account, theirs, now))

    async def carry(self, account: str, rows: list[dict[str, Any]], now: float) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                await send_to_one(self.house, rows, now)
        except (TimeoutError, Away) as error:
            log.warning("notices to %s are put off: %r", account, error)
        finally:
            self.underway.discard(account)


def time_rows(table: Table, turn: int, now: float) -> list[dict[str, Any]]:
    """Whoever decides is reminded when a quarter of the time is left; where nothing happens at its end, then too."""
    seat, clock = table.seats[turn], table.clock
    if not seat.person() or table.pace == "live":
        return []
    moments = [("soon", clock.reminder(now, seat.reserve))]
    if clock.at_zero == "wait":
        moments.append(("late", clock.limit(now, seat.reserve)))
    return [
        {"account": seat.account, "table": table.id, "kind": kind, "due": due, "tries": 0}
        for kind, due in moments
        if due is not None
    ]


async def note_time(connection: AsyncConnection, table: Table, turn: int, now: float) -> None:
    """Write down when whoever decides is to be reminded."""
    rows = time_rows(table, turn, now)
    if rows:
        await connection.execute(insert(schema.outbox), rows)


async def note_stand_in(connection: AsyncConnection, table: Table, seat: int, why: str, now: float) -> None:
    """Tell somebody that a bot plays for them: their time ran out, or the others gave it their seat."""
    row = {"account": table.seats[seat].account, "table": table.id, "kind": why, "due": now, "tries": 0}
    await connection.execute(insert(schema.outbox), [row])


async def send_to_one(house: House, rows: list[dict[str, Any]], now: float) -> None:
    """A row is claimed before it is sent, so that two processes do not send it twice."""
    outbox = schema.outbox.c
    for row in rows:
        async with house.store.writing() as connection:
            claimed = await connection.execute(
                update(schema.outbox)
                .where(outbox.id == row["id"], outbox.due == row["due"])
                .values(due=now + RETRY * 2 ** row["tries"], tries=row["tries"] + 1)
            )
            if claimed.rowcount != 1:
                continue
        if row["tries"] >= TRIES or await send(house, row, now):
            async with house.store.writing() as connection:
                await connection.execute(delete(schema.outbox).where(outbox.id == row["id"]))


async def send(house: House, row: dict[str, Any], now: float) -> bool:
    """Send one notice all the ways its person wishes; whether it is done with."""
    async with house.store.reading() as connection:
        found = await connection.execute(select(schema.accounts).where(schema.accounts.c.id == row["account"]))
        account = found.mappings().first()
        look = await look_of(connection, row["table"], row["account"])
    if account is None or account["banned"]:
        return True
    try:
        table = await house.table(row["table"])
    except Problem:
        return True
    ways = msgspec.json.decode(account["notices"], type=Ways)
    if not still_wanted(row["kind"], table, row["account"], ways, look, house.hub.presence(table.id).seats):
        return True
    later = seconds_to_wait(ways, row["tries"], now)
    if later > 0:
        await postpone(house.store, row, now + later)
        return False
    subject, text, link = compose(house.config, table, row["kind"], account["language"])
    done = await tell(house, account, ways, subject, text, link)
    if done:
        async with house.store.writing() as connection:
            await note_told(connection, table, row["account"])
    return done or row["tries"] + 1 >= TRIES


def still_wanted(kind: str, table: Table, account: str, ways: Ways, look: Look, present: list[int]) -> bool:
    """Whether somebody is still to be told: sits here, is away, has not been told before, and is still waited for."""
    held = table.held_by(account)
    if not held or set(held) & set(present) or (table.pace == "live" and not ways.live):
        return False
    if kind in ("time", "given"):
        return table.status == "running" and any(table.seats[seat].stand_in is not None for seat in held)
    if kind in ("soon", "late"):
        return table.turn in held and table.seats[table.turn].person() and is_time(kind, table)
    return kind != "turn" or (table.turn in held and not look.pending())


def is_time(kind: str, table: Table) -> bool:
    """Whether so much time of the decision that is asked for now has gone; the one it was noted for may be past."""
    seat, since = table.seats[table.turn], table.turn_since or 0.0
    due = table.clock.reminder(since, seat.reserve) if kind == "soon" else table.clock.limit(since, seat.reserve)
    return due is not None and due <= times.now()


def seconds_to_wait(ways: Ways, tries: int, now: float) -> float:
    """Until the quiet hours end and the person has had the time to come by anyway."""
    return max(quiet_left(now, ways.quiet_from, ways.quiet_to), ways.wait if tries == 0 else 0)


async def postpone(store: Store, row: dict[str, Any], due: float) -> None:
    async with store.writing() as connection:
        await connection.execute(
            update(schema.outbox).where(schema.outbox.c.id == row["id"]).values(due=due, tries=max(1, row["tries"]))
        )


def compose(config: Config, table: Table, kind: str, language: str) -> tuple[str, str, str]:
    """Subject, text and link; nothing of the position is in them."""
    speech = words(language)
    title = table.title or table.id
    game = speech.title(table.game)
    link = f"{config.address}/t/{table.id}" if config.address else ""
    subject = speech.say(f"server-notice-{kind}", game=game, table=title)
    return subject, speech.say("server-notice-text", subject=subject, link=link), link


async def tell(house: House, account: Any, ways: Ways, subject: str, text: str, link: str) -> bool:
    """Whether every way worked or is gone for good."""
    worked = True
    if ways.push:
        async with house.store.reading() as connection:
            found = await connection.execute(select(schema.pushes).where(schema.pushes.c.account == account["id"]))
            subscriptions = [dict(row) for row in found.mappings()]
        for subscription in subscriptions:
            worked &= await counted("push", push(house, subscription, subject, link))
    if ways.email and account["email"] and house.config.smtp:
        worked &= await counted("email", mail(house.config, account["email"], subject, text))
    if ways.webhook:
        worked &= await counted("webhook", hook(house.config, ways, text))
    return worked
