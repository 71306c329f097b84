"""Games that are over: watch them with everything open, take their record, bring one, play on from any ply."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rossio.kernel.facts import OMNISCIENT
from rossio.server import lobby, shapes
from rossio.server.accounts import Caller
from rossio.server.house import House
from rossio.server.infos import TableInfo, TableState, info
from rossio.server.live import raw
from rossio.server.messages import Brought, Curves, Look, Print, Read, Seen, Text
from rossio.server.play import Ply
from rossio.server.problems import Problem
from rossio.server.tables import Seat, Table, add, viewer

RECORD_AT_MOST = 200_000


class Replay(msgspec.Struct):
    """A finished game at one ply with everything open. `moves` and `seats` are the whole game's."""

    table: TableInfo
    ply: int
    moves: list[str]
    seats: list[int]
    position: shapes.Position


class Curve(msgspec.Struct):
    """The score of every seat after every decision."""

    scores: list[list[int]]


class BringRecord(msgspec.Struct):
    record: Annotated[str, Meta(max_length=RECORD_AT_MOST)]
    title: lobby.Title = ""
    public: bool = False


class Fork(msgspec.Struct):
    """A new table that begins with the first `ply` decisions of a finished one."""

    ply: Ply
    bots: dict[Annotated[str, Meta(pattern=r"^[0-7]$")], lobby.BotName] = {}
    title: lobby.Title = ""
    public: bool = False
    sit: Annotated[int, Meta(ge=-1, le=7)] | None = None
    start: bool = False


async def finished(house: House, caller: Caller | None, table_id: str, invite: str) -> Table:
    """A table whose secrets are over; Problem otherwise."""
    table = await house.table(table_id)
    viewer(table, caller.id if caller is not None else None, None, invite)
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
    seen = await house.ask(table.id, Look(played, [OMNISCIENT], max(0, at - 1)), Seen)
    whole = await house.ask(table.id, Look(table.played(), [], at), Seen)
    return Replay(info(table), at, table.line, whole.seats, raw(seen.views[OMNISCIENT]))


async def record(house: House, caller: Caller | None, table_id: str, invite: str) -> bytes:
    table = await finished(house, caller, table_id, invite)
    names = {seat.seat: seat.name for seat in table.seats if seat.name}
    return (await house.ask(table.id, Print(table.played(), names), Text)).body


async def curves(house: House, caller: Caller | None, table_id: str, invite: str) -> Curve:
    table = await finished(house, caller, table_id, invite)
    answer = await house.ask(table.id, Curves(table.played()), Text)
    return Curve(msgspec.json.decode(answer.body, type=list[list[int]]))


async def bring(house: House, caller: Caller, ask: BringRecord) -> TableState:
    """A record becomes a table for study: open to its last ply, never rated."""
    brought = await house.ask("", Read(ask.record), Brought)
    now = time.time()
    table = lobby.fresh(
        lobby.find_game(brought.game),
        brought.seats,
        brought.options,
        caller.id,
        seed=brought.seed,
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
        Seat(table.id, number, name=brought.names.get(number, "")[:40], **result(brought, number))
        for number in range(brought.seats)
    ]
    async with house.store.writing() as connection:
        await add(connection, msgspec.structs.replace(table, seats=seats))
    return await house.state(await house.table(table.id), caller)


def result(brought: Brought, seat: int) -> dict[str, Any]:
    if not brought.over:
        return {}
    return {"score": brought.outcome.scores[seat], "rank": brought.outcome.ranks[seat]}


async def fork(house: House, caller: Caller, table_id: str, ask: Fork, invite: str) -> TableState:
    """Play on from an earlier ply, with new people and bots. The chance to come is the old game's."""
    source = await finished(house, caller, table_id, invite)
    if ask.ply > len(source.line) or (ask.ply == len(source.line) and source.outcome is not None):
        raise Problem("no-ply", table=source.id, ply=ask.ply, last=len(source.line) - (source.outcome is not None))
    table = lobby.fresh(
        lobby.find_game(source.game),
        source.seat_count,
        source.options,
        caller.id,
        seed=source.seed,
        rules=source.rules,
        content=source.content,
        title=ask.title.strip(),
        public=ask.public,
        entry=ask.ply,
        ply=ask.ply,
        line=source.line[: ask.ply],
        forked_from=source.id,
        forked_ply=ask.ply,
    )
    wish = lobby.NewTable(source.game, source.seat_count, bots=ask.bots, sit=ask.sit)
    async with house.store.writing() as connection:
        await add(connection, msgspec.structs.replace(table, seats=lobby.placed(table, caller, wish, [])))
    if ask.start:
        return await lobby.start(house, caller, table.id)
    return await house.state(await house.table(table.id), caller)
