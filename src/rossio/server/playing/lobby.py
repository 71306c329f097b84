"""Before the game and around it: open a table, sit down, arrange the seats, begin."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rossio.bots.company import named
from rossio.games import catalogue
from rossio.kernel.chance import SEED_BITS
from rossio.kernel.facts import NOBODY
from rossio.kernel.game import Game, UnknownOption
from rossio.server.ground import times
from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import BotName, Digest, Label, Name, Title
from rossio.server.house.house import House
from rossio.server.people.accounts import tidy
from rossio.server.people.keeping import refuse_leavers
from rossio.server.people.moderation import refuse_blocked
from rossio.server.people.notices import outbox
from rossio.server.people.sessions import Caller
from rossio.server.playing import bots, coaching, seats
from rossio.server.playing.aftermath import answered, shown
from rossio.server.playing.bounds import refuse_more, refuse_more_bots
from rossio.server.playing.endings import given_up
from rossio.server.playing.journal import turn_changes
from rossio.server.store.ids import new_id
from rossio.server.tables import packs
from rossio.server.tables.changes import again
from rossio.server.tables.clocks import QUIET_AT_MOST, Clock
from rossio.server.tables.infos import TableState
from rossio.server.tables.rows import add, set_seat
from rossio.server.tables.table import Pace, Seat, Table, check_may_see

log = logging.getLogger("rossio.lobby")


class NewTableAsk(msgspec.Struct):
    """`bots` names the bot of a seat by the seat's number. `people` are the names of people who share the creator's
    device (hotseat), in seat order. With `start` the table begins at once."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Label, Label] = {}
    bots: dict[Annotated[str, Meta(pattern=r"^[0-7]$")], BotName] = {}
    title: Title = ""
    pace: Pace = "live"
    clock: Clock = Clock()
    public: bool = True
    rated: bool = True
    stand_in: BotName | None = None
    """The bot that takes the seat of a person who leaves or runs out of time; one of like strength if not said."""
    sit: Annotated[int, Meta(ge=-1, le=7)] | None = None
    """Where the creator sits; the first free seat if not said, -1 not to play."""
    people: Annotated[list[Name], Meta(max_length=8)] = []
    start: bool = False
    auto_start: bool = True
    """Whether the game begins by itself when the last seat is taken."""
    keepers: bool = False
    """Whether only those may sit down who keep the games they begin."""
    content: Digest | None = None
    """The pack to play with; that of this server if not said. With any other the game is not rated."""
    coach: bool = False
    """A first game with the coach: private, unrated, without a clock, at once, by the settings and the deal of the day
    of the game's coach; of all the rest only the title counts."""


class SitAsk(msgspec.Struct):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class ArrangeAsk(msgspec.Struct):
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
    name = new_id()
    values: dict[str, Any] = {
        "seed": str(secrets.randbits(SEED_BITS)),
        "rules": game.rules,
        "content": game.pack.digest,
        **other,
    }
    return Table(
        id=name,
        game=game.name,
        seat_count=seats,
        options=settled,
        invite=secrets.token_urlsafe(12),
        host=host,
        created=now,
        touched=now,
        seats=[Seat(name, number) for number in range(seats)],
        **values,
    )


def like(other: Table, host: str, **values: Any) -> Table:
    """A table of the same game, seats and content as another, not stored yet."""
    game = find_game(other.game)
    return fresh(
        game, other.seat_count, other.options, host, content=other.content, pack=other.pack, title=other.title, **values
    )


async def laid(house: House, caller: Caller, table: Table, *, begin: bool = False) -> TableState:
    """Store a table that was opened, and begin the game if that is wished."""
    async with house.store.writing() as connection:
        await add(connection, table)
    if begin:
        return await start(house, caller, table.id)
    return await house.state(await house.table(table.id), caller.id)


async def create(house: House, caller: Caller, ask: NewTableAsk) -> TableState:
    game = find_game(ask.game)
    if ask.coach:
        return await coached(house, caller, game, ask.title.strip())
    if ask.clock.rests_too_long():
        raise Problem("invalid", what="clock", reason=f"at most {QUIET_AT_MOST // 60} quiet hours a day")
    stand_in = bots.known(ask.stand_in) if ask.stand_in is not None else ""
    people = [tidy(name) for name in ask.people]
    digest = ask.content or game.pack.digest
    async with house.store.reading() as connection:
        pack = await packs.chosen(connection, caller.id, game.name, digest)
    if not ask.start:
        await refuse_more(house, caller.id, "open")
    own = digest == game.pack.digest
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
        rated=ask.rated and not people and own,
        content=digest,
        pack="" if own else pack.title,
        stand_in=stand_in,
        auto_start=ask.auto_start,
        keepers=ask.keepers,
    )
    table = msgspec.structs.replace(table, seats=placed(table, caller, ask, people))
    if ask.start:
        await refuse_more_bots(house, table)
    return await laid(house, caller, table, begin=ask.start)


async def coached(house: House, caller: Caller, game: Game, title: str) -> TableState:
    """A first game: as gentle as the game's coach wants it, and begun at once."""
    one = coaching.coach_of(game.name)
    seed = coaching.deal_of_the_day(one)
    table = fresh(game, one.seats, one.options, caller.id, title=title, seed=seed, coach=True)
    seats = placed(table, caller, NewTableAsk(game.name, one.seats, bots=coaching.bots_of(one)), [])
    called = [seat if seat.bot is None else msgspec.structs.replace(seat, name=one.name) for seat in seats]
    table = msgspec.structs.replace(table, seats=called)
    await refuse_more_bots(house, table)
    return await laid(house, caller, table, begin=True)


def placed(table: Table, caller: Caller, ask: NewTableAsk, people: list[str]) -> list[Seat]:
    """The seats with the bots, and with the creator or the people who share the creator's device."""
    seats = with_bots(table, ask.bots, [*people, caller.name])
    free = [seat.seat for seat in seats if seat.empty()]
    if ask.sit is not None and ask.sit not in (NOBODY, *free):
        raise Problem("seat-taken" if ask.sit < ask.seats else "no-seat", table="", seat=ask.sit)
    if len(people) > len(free):
        raise Problem("no-seat", table="", seat=len(free))
    sitting = dict(zip(free, people, strict=False)) if people else alone(caller, ask.sit, free)
    for number, name in sitting.items():
        seats[number] = Seat(table.id, number, caller.id, name, reserve=float(ask.clock.reserve))
    return seats


def with_bots(table: Table, wanted: dict[str, str], people: list[str]) -> list[Seat]:
    seats = list(table.seats)
    taken = list(people)
    for place, bot in wanted.items():
        if int(place) >= table.seat_count:
            raise Problem("no-seat", table="", seat=int(place))
        level = bots.known(bot)
        name = named(level, table.game, table.id, int(place), taken)
        taken.append(name)
        seats[int(place)] = Seat(table.id, int(place), name=name, bot=level)
    return seats


def alone(caller: Caller, sit: int | None, free: list[int]) -> dict[int, str]:
    """Where a creator sits who shares the device with nobody: the seat asked for, else the first free one."""
    if sit == NOBODY:
        return {}
    return dict.fromkeys(free[:1] if sit is None else [sit], caller.name)


@again
async def sit_down(house: House, caller: Caller, table_id: str, ask: SitAsk) -> TableState:
    """Take a free seat before the game, or in the game one that its person offers."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        check_may_see(table, caller.id, ask.invite)
        running = table.status == "running"
        if table.status != "open" and not any(seat.offered for seat in table.seats):
            raise Problem("not-open", table=table.id, status=table.status)
        if table.held_by(caller.id):
            raise Problem("already-seated", table=table.id, seat=table.held_by(caller.id)[0])
        seat = seat_for(table, caller.id, ask.seat)
        changes = seats.turn_of_a_person(table) if running and table.turn == seat and table.bot_turn else {}
        async with house.changing(table, **changes) as connection:
            await refuse_blocked(connection, table, caller)
            if table.keepers:
                await refuse_leavers(connection, table, caller)
            if running:
                await seats.substitute(connection, table, seat, caller)
            else:
                values = {"account": caller.id, "name": caller.name, "kept_for": None}
                await set_seat(connection, table.id, seat, **values, reserve=float(table.clock.reserve))
        await begin_if_full(house, caller, table.id)
        return await answered(house, caller, table.id)


def seat_for(table: Table, account: str, wished: int | None) -> int:
    """The seat that somebody may take: the one asked for, else one kept for them, else the first."""
    if wished is not None and wished >= table.seat_count:
        raise Problem("no-seat", table=table.id, seat=wished)
    if table.status == "running":
        free = [seat.seat for seat in table.seats if seat.offered]
    else:
        free = [seat.seat for seat in table.seats if seat.empty() and seat.kept_for in (None, account)]
    kept = [seat for seat in free if table.seats[seat].kept_for == account]
    seat = wished if wished is not None else next(iter([*kept, *free]), 0)
    if seat not in free:
        raise Problem("seat-taken", table=table.id, seat=seat)
    return seat


async def begin_if_full(house: House, caller: Caller, table_id: str) -> None:
    """Begin without a further word where the host wished it so and nobody is missing. If the rules do not answer now,
    the seat is taken all the same, and whoever sits there may begin."""
    table = await house.table(table_id)
    if table.auto_start and table.status == "open" and not any(seat.empty() for seat in table.seats):
        try:
            await begin(house, caller, table)
        except Problem as problem:
            log.warning("%s did not begin: %s", table_id, problem.error)


def check_host(table: Table, caller: Caller) -> None:
    if table.host != caller.id:
        check_may_see(table, caller.id)
        raise Problem("not-host", table=table.id)
    if table.status != "open":
        raise Problem("not-open", table=table.id, status=table.status)


@again
async def arrange(house: House, caller: Caller, table_id: str, seat: int, ask: ArrangeAsk) -> TableState:
    """The host gives a seat to a bot or frees it."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        check_host(table, caller)
        if not 0 <= seat < table.seat_count:
            raise Problem("no-seat", table=table.id, seat=seat)
        bot = bots.known(ask.bot) if ask.bot is not None else None
        others = [other.name for other in table.seats if other.seat != seat]
        name = "" if bot is None else named(bot, table.game, table.id, seat, others)
        async with house.changing(table) as connection:
            await set_seat(connection, table.id, seat, account=None, bot=bot, name=name, kept_for=None)
        await begin_if_full(house, caller, table.id)
        return await answered(house, caller, table.id)


@again
async def start(house: House, caller: Caller, table_id: str) -> TableState:
    """Begin, when every seat is taken; the host or anybody seated may. What has begun already is just shown."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        mine = bool(table.held_by(caller.id)) or table.host == caller.id
        if mine and table.status == "running":
            return await house.state(table, caller.id)
        if not mine:
            check_host(table, caller)
        if table.status != "open":
            raise Problem("not-open", table=table.id, status=table.status)
        if any(seat.empty() for seat in table.seats):
            empty = [seat.seat for seat in table.seats if seat.empty()]
            raise Problem("seats-empty", table=table.id, seats=", ".join(str(seat) for seat in empty))
        await begin(house, caller, table)
        return await answered(house, caller, table.id)


async def begin(house: House, caller: Caller, table: Table) -> None:
    """Set the game up and give the first seat its turn; whoever made it begin need not be told."""
    await refuse_more_bots(house, table)
    running = msgspec.structs.replace(table, status="running")
    seen = await house.look(running, [], table.ply)
    assert seen is not None
    now = times.now()
    changes = {**turn_changes(table, seen, now), "status": "running", "started": now}
    async with house.changing(table, **changes) as connection:
        aware = [*house.hub.here(table.id), *table.held_by(caller.id)]
        await outbox.note_turn(connection, running, seen, aware, now)


@again
async def close(house: House, caller: Caller, table_id: str) -> None:
    """The host takes a table back that has not begun."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        check_host(table, caller)
        async with house.changing(table, **given_up(time.time())):
            pass
        await shown(house, await house.table(table_id))
