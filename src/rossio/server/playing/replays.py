"""Games that are over: watch them with everything open, take their record, bring one, play on from any ply."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rossio.kernel.facts import OMNISCIENT
from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import NAME_AT_MOST, BotName, Ply, Title
from rossio.server.house.house import House
from rossio.server.people.accounts import tidy
from rossio.server.people.sessions import Caller, account_of
from rossio.server.playing import lobby
from rossio.server.playing.bounds import refuse_more, refuse_more_bots
from rossio.server.rules import positions
from rossio.server.rules.messages import Brought, Curves, Look, Print, Printed, Read, Recall, Recalled, Scores, Seen
from rossio.server.tables.infos import TableInfo, TableState, info
from rossio.server.tables.packs import found
from rossio.server.tables.table import Seat, Table, check_may_see, seats_of

RECORD_AT_MOST = 200_000
CURVES_KEPT = 256


class Replay(msgspec.Struct):
    """A finished game at one ply with everything open. `moves` and `seats` are the whole game's."""

    table: TableInfo
    ply: int
    moves: list[str]
    seats: list[int]
    position: positions.PositionSent


class Curve(msgspec.Struct):
    """The score of every seat after every decision."""

    scores: list[list[int]]


class BringAsk(msgspec.Struct):
    record: Annotated[str, Meta(max_length=RECORD_AT_MOST)]
    title: Title = ""
    public: bool = False


class ForkAsk(msgspec.Struct):
    """A new table that begins with the first `ply` decisions of a finished one."""

    ply: Ply
    bots: dict[Annotated[str, Meta(pattern=r"^[0-7]$")], BotName] = {}
    title: Title = ""
    public: bool = False
    sit: Annotated[int, Meta(ge=-1, le=7)] | None = None
    start: bool = False


async def finished(house: House, caller: Caller | None, table_id: str, invite: str) -> Table:
    """A table whose secrets are over; Problem otherwise."""
    table = await house.table(table_id)
    check_may_see(table, account_of(caller), invite)
    if not table.ended():
        raise Problem("not-finished", table=table.id, status=table.status)
    return table


async def replay(house: House, caller: Caller | None, table_id: str, ply: int | None, invite: str) -> Replay:
    table = await finished(house, caller, table_id, invite)
    at = len(table.line) if ply is None else ply
    if at > len(table.line):
        raise Problem("no-ply", table=table.id, ply=at, last=len(table.line))
    played = table.played(at)
    played.table += "@"  # kept apart from the table's end, so that stepping forward is quick
    seen = await house.study(table.id, Look(played, [OMNISCIENT], max(0, at - 1)), Seen)
    whole = await house.study(table.id, Look(table.played(), [], at), Seen)
    return Replay(info(table), at, table.line, whole.seats, msgspec.Raw(seen.views[OMNISCIENT]))


async def record(house: House, caller: Caller | None, table_id: str, invite: str) -> str:
    table = await finished(house, caller, table_id, invite)
    names = {seat.seat: seat.name for seat in table.seats if seat.name}
    return (await house.study(table.id, Print(table.played(), names), Printed)).record


async def curves(house: House, caller: Caller | None, table_id: str, invite: str) -> Curve:
    table = await finished(house, caller, table_id, invite)
    key = (table.id, table.version)
    if key not in house.curves:
        house.curves[key] = (await house.study(table.id, Curves(table.played()), Scores)).scores
        if len(house.curves) > CURVES_KEPT:
            house.curves.popitem(last=False)
    return Curve(house.curves[key])


async def lookback(house: House, caller: Caller, table_id: str) -> positions.Lookback:
    """Three things the caller did well in a game that is over, and three to try next time."""
    house.limits.spend("hint", caller.id)
    table = await finished(house, caller, table_id, "")
    seat = seats_of(table, caller.id)[0]
    if table.outcome is None:
        raise Problem("not-finished", table=table.id, status=table.status)
    return (await house.study(table.id, Recall(table.played(), seat), Recalled)).lookback


async def bring(house: House, caller: Caller, ask: BringAsk) -> TableState:
    """A record becomes a table for study: open to its last ply, never rated."""
    await refuse_more(house, caller.id, "study")
    brought = await house.study("", Read(ask.record), Brought)
    async with house.store.reading() as connection:
        pack = await found(connection, brought.content)
    now = time.time()
    table = lobby.fresh(
        lobby.find_game(brought.game),
        brought.seats,
        brought.options,
        caller.id,
        seed=brought.seed,
        content=brought.content,
        pack=pack.title if pack is not None else "",
        status="study",
        title=ask.title.strip(),
        public=ask.public,
        finished=now,
        entry=len(brought.moves),
        ply=len(brought.moves),
        line=brought.moves,
        outcome=brought.outcome if brought.over else None,
    )
    seats = [
        Seat(table.id, number, name=name_of(brought, number), **result(brought, number))
        for number in range(brought.seats)
    ]
    return await lobby.laid(house, caller, msgspec.structs.replace(table, seats=seats))


def name_of(brought: Brought, seat: int) -> str:
    """A name that a record gives; it is shown to others, so it must be one that a person could take."""
    name = brought.names.get(seat, "")
    return tidy(name)[:NAME_AT_MOST] if name else ""


def result(brought: Brought, seat: int) -> dict[str, Any]:
    if not brought.over:
        return {}
    return {"score": brought.outcome.scores[seat], "rank": brought.outcome.ranks[seat]}


async def fork(house: House, caller: Caller, table_id: str, ask: ForkAsk, invite: str) -> TableState:
    """Play on from an earlier ply, with new people and bots. The chance to come is the old game's."""
    source = await finished(house, caller, table_id, invite)
    if ask.ply > len(source.line) or (ask.ply == len(source.line) and source.outcome is not None):
        raise Problem("no-ply", table=source.id, ply=ask.ply, last=len(source.line) - (source.outcome is not None))
    table = lobby.like(
        msgspec.structs.replace(source, title=ask.title.strip()),
        caller.id,
        seed=source.seed,
        rules=source.rules,
        public=ask.public,
        entry=ask.ply,
        ply=ask.ply,
        line=source.line[: ask.ply],
        forked_from=source.id,
        forked_ply=ask.ply,
    )
    wish = lobby.NewTableAsk(source.game, source.seat_count, bots=ask.bots, sit=ask.sit)
    table = msgspec.structs.replace(table, seats=lobby.placed(table, caller, wish, []))
    if ask.start:
        await refuse_more_bots(house, table)
    else:
        await refuse_more(house, caller.id, "open")
    return await lobby.laid(house, caller, table, begin=ask.start)
