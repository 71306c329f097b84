"""Before the game and around it: open a table, sit down, leave, come back, begin."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.games import catalogue
from rossio.kernel.chance import SEED_BITS
from rossio.kernel.game import Game, UnknownOption
from rossio.server import drive, notices, schema
from rossio.server.accounts import PLAIN, Caller, Name, tidy
from rossio.server.clocks import Clock
from rossio.server.house import House
from rossio.server.infos import TableState
from rossio.server.problems import Problem
from rossio.server.tables import Seat, Table, add, bump, new_id, set_seat, viewer
from rossio.server.wire import Note

log = logging.getLogger("rossio.lobby")

BotName = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_.:-]+$")]
Title = Annotated[str, Meta(max_length=60, pattern=PLAIN)]
Label = Annotated[str, Meta(max_length=60, pattern=PLAIN)]


class NewTable(msgspec.Struct):
    """`bots` names the bot of a seat by the seat's number. `people` are the names of people who share the creator's
    device (hotseat), in seat order. With `start` the table begins at once."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Label, Label] = {}
    bots: dict[Annotated[str, Meta(pattern=r"^[0-7]$")], BotName] = {}
    title: Title = ""
    pace: Literal["live", "correspondence"] = "live"
    clock: Clock = Clock()
    public: bool = True
    rated: bool = True
    stand_in: BotName = drive.STAND_IN
    """The bot that takes the seat of a person who leaves or runs out of time."""
    sit: Annotated[int, Meta(ge=-1, le=7)] | None = None
    """Where the creator sits; the first free seat if not said, -1 not to play."""
    people: Annotated[list[Name], Meta(max_length=8)] = []
    start: bool = False
    auto_start: bool = True
    """Whether the game begins by itself when the last seat is taken."""


class SitDown(msgspec.Struct):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class Leave(msgspec.Struct):
    """The bot that plays on in a running game; the table's usual one if not said."""

    stand_in: BotName | None = None


class SetSeat(msgspec.Struct):
    """A seat before the game: a bot's, or free again."""

    bot: BotName | None = None


def find_game(name: str) -> Game:
    try:
        return catalogue.load(name)
    except catalogue.UnknownGame as error:
        raise Problem("unknown-game", game=name, known=", ".join(catalogue.names())) from error


def fresh(game: Game, seats: int, options: dict[str, str], host: str, **other: Any) -> Table:
    """A table that is not stored yet."""
    try:
        settled = game.settle_options(seats, options)
    except UnknownOption as error:
        raise Problem("unknown-option", said=str(error), game=game.name) from error
    now = time.time()
    values: dict[str, Any] = {
        "id": new_id(),
        "game": game.name,
        "rules": game.rules,
        "content": game.pack.digest,
        "seat_count": seats,
        "options": settled,
        "seed": str(secrets.randbits(SEED_BITS)),
        "status": "open",
        "pace": "live",
        "clock": Clock(),
        "public": False,
        "hotseat": False,
        "rated": False,
        "stand_in": drive.STAND_IN,
        "invite": secrets.token_urlsafe(12),
        "host": host,
        "title": "",
        "created": now,
        "started": None,
        "finished": None,
        "touched": now,
        "version": 0,
        "entry": 0,
        "ply": 0,
        "turn": -1,
        "bot_turn": False,
        "turn_since": None,
        "deadline": None,
        "undo": None,
        "outcome": None,
        "forked_from": None,
        "forked_ply": None,
        "auto_start": False,
        "line": [],
    }
    values.update(other)
    if "seats" not in values:
        values["seats"] = [Seat(values["id"], number) for number in range(seats)]
    return Table(**values)


async def create(house: House, caller: Caller, ask: NewTable) -> TableState:
    game = find_game(ask.game)
    drive.known(ask.stand_in)
    people = [tidy(name) for name in ask.people]
    table = fresh(
        game,
        ask.seats,
        ask.options,
        caller.id,
        title=ask.title.strip(),
        pace=ask.pace,
        clock=ask.clock,
        public=ask.public,
        hotseat=bool(people),
        rated=ask.rated and not people,
        stand_in=ask.stand_in,
        auto_start=ask.auto_start,
    )
    table = msgspec.structs.replace(table, seats=placed(table, caller, ask, people))
    async with house.store.writing() as connection:
        await add(connection, table)
    if ask.start:
        return await start(house, caller, table.id)
    return await house.state(await house.table(table.id), caller)


def placed(table: Table, caller: Caller, ask: NewTable, people: list[str]) -> list[Seat]:
    """The seats with the bots, the creator, and the people who share the creator's device."""
    seats = list(table.seats)
    reserve = float(ask.clock.reserve)
    for place, bot in ask.bots.items():
        if int(place) >= ask.seats:
            raise Problem("no-seat", table="", seat=int(place))
        name = drive.known(bot)
        seats[int(place)] = Seat(table.id, int(place), name=name, bot=name)
    free = [seat.seat for seat in seats if seat.empty()]
    if ask.sit is not None and ask.sit != -1:
        if ask.sit not in free:
            raise Problem("seat-taken" if ask.sit < ask.seats else "no-seat", table="", seat=ask.sit)
        free = [ask.sit, *(seat for seat in free if seat != ask.sit)] if not people else free
    sitting = people or ([caller.name] if ask.sit != -1 else [])
    if len(sitting) > len(free) and people:
        raise Problem("no-seat", table="", seat=len(free))
    for number, name in zip(free, sitting, strict=False):
        seats[number] = Seat(table.id, number, caller.id, name, reserve=reserve)
    return seats


async def refuse_blocked(connection: AsyncConnection, table: Table, caller: Caller) -> None:
    blocks = schema.blocks.c
    people = {seat.account for seat in table.seats if seat.account is not None} | {table.host}
    found = await connection.execute(
        select(blocks.account).where(blocks.account.in_(people), blocks.blocked == caller.id)
    )
    if found.first() is not None:
        raise Problem("blocked", table=table.id)


async def sit_down(house: House, caller: Caller, table_id: str, ask: SitDown) -> TableState:
    async with house.lock(table_id):
        table = await house.table(table_id)
        viewer(table, caller.id, None, ask.invite)
        if table.status != "open":
            raise Problem("not-open", table=table.id, status=table.status)
        if table.held_by(caller.id):
            raise Problem("already-seated", table=table.id, seat=table.held_by(caller.id)[0])
        free = [seat.seat for seat in table.seats if seat.empty()]
        seat = ask.seat if ask.seat is not None else (free[0] if free else 0)
        if seat >= table.seat_count:
            raise Problem("no-seat", table=table.id, seat=seat)
        if seat not in free:
            raise Problem("seat-taken", table=table.id, seat=seat)
        async with house.store.writing() as connection:
            await refuse_blocked(connection, table, caller)
            await set_seat(
                connection, table.id, seat, account=caller.id, name=caller.name, reserve=float(table.clock.reserve)
            )
            await bump(connection, table)
            await house.wire.note(connection, Note("table", table.id))
        await begin_if_full(house, caller, table.id)
        return await shown(house, caller, table.id)


async def begin_if_full(house: House, caller: Caller, table_id: str) -> None:
    """Begin without a further word where the host wished it so and nobody is missing. If the rules do not answer now,
    the seat is taken all the same, and whoever sits there may begin."""
    table = await house.table(table_id)
    if table.auto_start and table.status == "open" and not any(seat.empty() for seat in table.seats):
        try:
            await begin(house, caller, table)
        except Problem as problem:
            log.warning("%s did not begin: %s", table_id, problem.error)


async def shown(house: House, caller: Caller, table_id: str, invite: str = "") -> TableState:
    """After a change: everybody sees the table, the caller gets it."""
    table = await house.table(table_id)
    drive.wake(house, table)
    await house.show(table)
    return await house.state(table, caller, invite=invite or table.invite)


def my_seats(table: Table, caller: Caller) -> list[int]:
    held = table.held_by(caller.id)
    if not held:
        viewer(table, caller.id, None, "")
        raise Problem("not-seated", table=table.id, seat=-1)
    return held


async def leave(house: House, caller: Caller, table_id: str, ask: Leave) -> TableState:
    """Free the seat before the game; let a bot play on in the game; after it, nothing changes."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = my_seats(table, caller)
        if table.ended():
            raise Problem("not-running", table=table.id, status=table.status)
        async with house.store.writing() as connection:
            if table.status == "open":
                for seat in held:
                    await set_seat(connection, table.id, seat, account=None, name="")
                await bump(connection, table)
            else:
                bot = drive.known(ask.stand_in or table.stand_in)
                for seat in held:
                    await set_seat(connection, table.id, seat, stand_in=bot)
                changes: dict[str, Any] = {"undo": None}
                if table.turn in held:
                    changes.update(bot_turn=True, deadline=None)
                await bump(connection, table, **changes)
            await house.wire.note(connection, Note("table", table.id))
        return await shown(house, caller, table.id)


async def come_back(house: House, caller: Caller, table_id: str) -> TableState:
    """Take the seat back from the bot that stood in. A decision begun before goes on with the time that is left of it;
    if none is left, the bot decides it first."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = my_seats(table, caller)
        if table.status != "running":
            raise Problem("not-running", table=table.id, status=table.status)
        away = [seat for seat in held if table.seats[seat].stand_in is not None]
        if not away:
            return await house.state(table, caller)
        changes: dict[str, Any] = {}
        if table.turn in away:
            now = time.time()
            deadline = table.clock.deadline(table.turn_since or now, table.seats[table.turn].reserve)
            if deadline is not None and deadline <= now:
                raise Problem("bot-decides", table=table.id, seat=table.turn)
            changes.update(bot_turn=False, deadline=deadline)
        async with house.store.writing() as connection:
            for seat in away:
                await set_seat(connection, table.id, seat, stand_in=None)
            await bump(connection, table, **changes)
            await house.wire.note(connection, Note("table", table.id))
        return await shown(house, caller, table.id)


def check_host(table: Table, caller: Caller) -> None:
    if table.host != caller.id:
        viewer(table, caller.id, None, "")
        raise Problem("not-host", table=table.id)
    if table.status != "open":
        raise Problem("not-open", table=table.id, status=table.status)


async def arrange(house: House, caller: Caller, table_id: str, seat: int, ask: SetSeat) -> TableState:
    """The host gives a seat to a bot or frees it."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        check_host(table, caller)
        if not 0 <= seat < table.seat_count:
            raise Problem("no-seat", table=table.id, seat=seat)
        bot = drive.known(ask.bot) if ask.bot is not None else None
        async with house.store.writing() as connection:
            await set_seat(connection, table.id, seat, account=None, bot=bot, name=bot or "")
            await bump(connection, table)
            await house.wire.note(connection, Note("table", table.id))
        await begin_if_full(house, caller, table.id)
        return await shown(house, caller, table.id)


async def start(house: House, caller: Caller, table_id: str) -> TableState:
    """Begin, when every seat is taken; the host or anybody seated may. What has begun already is just shown."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        mine = bool(table.held_by(caller.id)) or table.host == caller.id
        if mine and table.status == "running":
            return await house.state(table, caller)
        if not mine:
            check_host(table, caller)
        if table.status != "open":
            raise Problem("not-open", table=table.id, status=table.status)
        if any(seat.empty() for seat in table.seats):
            empty = [seat.seat for seat in table.seats if seat.empty()]
            raise Problem("seats-empty", table=table.id, seats=", ".join(str(seat) for seat in empty))
        await begin(house, caller, table)
        return await shown(house, caller, table.id)


async def begin(house: House, caller: Caller, table: Table) -> None:
    """Set the game up and give the first seat its turn; whoever made it begin need not be told."""
    running = msgspec.structs.replace(table, status="running")
    seen = await house.look(running, [], table.ply)
    assert seen is not None
    now = time.time()
    bot_turn = table.seats[seen.turn].player() is not None
    async with house.store.writing() as connection:
        await bump(
            connection,
            table,
            status="running",
            started=now,
            turn=seen.turn,
            bot_turn=bot_turn,
            turn_since=now,
            deadline=None if bot_turn else table.clock.deadline(now, table.seats[seen.turn].reserve),
        )
        aware = [*house.hub.here(table.id)[0], *table.held_by(caller.id)]
        await notices.note_turn(connection, running, seen, table.entry, aware, now)
        await house.wire.note(connection, Note("table", table.id))


async def close(house: House, caller: Caller, table_id: str) -> None:
    """The host takes a table back that has not begun."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        check_host(table, caller)
        async with house.store.writing() as connection:
            await bump(connection, table, status="abandoned", finished=time.time())
            await house.wire.note(connection, Note("table", table.id))
        await house.show(await house.table(table_id))
