"""A seat that never dies: leave it to a bot, take it back, offer it to others, give an absent one to a bot."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground import times
from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import BotName
from rossio.server.house.house import House
from rossio.server.people.notices import outbox
from rossio.server.people.ratings import level_like
from rossio.server.people.sessions import Caller
from rossio.server.playing import bots
from rossio.server.playing.aftermath import answered
from rossio.server.tables.changes import again
from rossio.server.tables.infos import TableState
from rossio.server.tables.rows import set_seat
from rossio.server.tables.table import Table, Why, seats_of

FREE: dict[str, Any] = {"account": None, "name": "", "kept_for": None}
HIS_OWN: dict[str, Any] = {"stand_in": None, "stood_since": None, "stood_why": None, "offered": False}
"""A seat that its person plays."""


class LeaveAsk(msgspec.Struct):
    """The bot that plays on in a running game; the table's usual one if not said, and always in a rated game."""

    stand_in: BotName | None = None


class OfferAsk(msgspec.Struct):
    offered: bool


async def stand_in(
    connection: AsyncConnection, table: Table, seat: int, why: Why, now: float, wished: str | None = None
) -> None:
    """From now on a bot decides for a seat: the one that was wished for or agreed on, else one of like strength."""
    sitting = table.seats[seat]
    bot = (
        (None if table.rated else wished) or table.stand_in or await level_like(connection, table.game, sitting.account)
    )
    await set_seat(connection, table.id, seat, stand_in=bot, stood_since=now, stood_why=why)


def check_running(table: Table) -> None:
    if table.status != "running":
        raise Problem("not-running", table=table.id, status=table.status)


@again
async def leave(house: House, caller: Caller, table_id: str, ask: LeaveAsk) -> TableState:
    """Free the seat before the game; let a bot play on in the game; after it, nothing changes."""
    wished = bots.known(ask.stand_in) if ask.stand_in is not None else None
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = seats_of(table, caller.id)
        if table.lesson is not None or table.puzzle is not None:  # it waits for its learner, and for nobody else
            return await house.state(table, caller.id)
        if table.ended():
            raise Problem("not-running", table=table.id, status=table.status)
        running = table.status == "running"
        changes: dict[str, Any] = {"undo": None, "ending": None} if running else {}
        if table.turn in held:
            changes.update(bot_turn=True, deadline=None)
        now = times.now()
        async with house.changing(table, **changes) as connection:
            for seat in held:
                if not running:
                    await set_seat(connection, table.id, seat, **FREE)
                elif table.seats[seat].stand_in is None:
                    await stand_in(connection, table, seat, "left", now, wished)
        return await answered(house, caller, table.id)


@again
async def come_back(house: House, caller: Caller, table_id: str) -> TableState:
    """Take the seat back from the bot that stood in. A decision begun before goes on with the time that is left of it;
    if none is left, the bot decides it first."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = seats_of(table, caller.id)
        check_running(table)
        away = [seat for seat in held if table.seats[seat].stand_in is not None]
        if not away:
            return await house.state(table, caller.id)
        changes = turn_of_a_person(table) if table.turn in away else {}
        async with house.changing(table, **changes, ending=None) as connection:
            for seat in away:
                await set_seat(connection, table.id, seat, **HIS_OWN)
        return await answered(house, caller, table.id)


def turn_of_a_person(table: Table) -> dict[str, Any]:
    """What changes when a person takes the seat that decides from a bot; Problem if there is no time left for it."""
    now = times.now()
    deadline = table.clock.deadline(table.turn_since or now, table.seats[table.turn].reserve)
    if deadline is not None and deadline <= now:
        raise Problem("bot-decides", table=table.id, seat=table.turn)
    return {"bot_turn": False, "deadline": deadline}


@again
async def offer(house: House, caller: Caller, table_id: str, ask: OfferAsk) -> TableState:
    """Offer one's seat to whoever would like to play on, or no longer. Until somebody takes it one plays on."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = seats_of(table, caller.id)
        check_running(table)
        if table.hotseat or table.lesson is not None or table.puzzle is not None:
            raise Problem("seat-shared", table=table.id)
        async with house.changing(table) as connection:
            for seat in held:
                await set_seat(connection, table.id, seat, offered=ask.offered)
        return await answered(house, caller, table.id)


async def substitute(connection: AsyncConnection, table: Table, seat: int, caller: Caller) -> None:
    """Somebody else plays on in a seat that was offered, and knows what the seat may know."""
    values = {**HIS_OWN, "account": caller.id, "name": caller.name}
    await set_seat(connection, table.id, seat, **values)
    if table.turn == seat:
        sitting = [*table.seats]
        sitting[seat] = msgspec.structs.replace(sitting[seat], **values)
        await outbox.note_time(connection, msgspec.structs.replace(table, seats=sitting), seat, times.now())


@again
async def give(house: House, caller: Caller, table_id: str, seat: int) -> TableState:
    """Give the seat that everybody waits for to a bot, when its person has been away for as long as was agreed."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        seats_of(table, caller.id)
        check_running(table)
        if caller.id not in table.people():
            raise Problem("not-your-turn", table=table.id, turn=table.turn)
        now = times.now()
        after = table.given_after()
        if seat != table.turn or after is None or table.seats[seat].account == caller.id:
            raise Problem("not-away", table=table.id, seat=seat)
        if seat in house.hub.presence(table.id).seats:
            raise Problem("not-away", table=table.id, seat=seat)
        if now < after:
            raise Problem("not-yet", table=table.id, seat=seat, minutes=max(1, round((after - now) / 60)))
        async with house.changing(table, bot_turn=True, deadline=None, undo=None, ending=None) as connection:
            await stand_in(connection, table, seat, "given", now)
            await outbox.note_stand_in(connection, table, seat, "given", now)
        return await answered(house, caller, table.id)
