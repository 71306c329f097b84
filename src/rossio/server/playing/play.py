"""Playing: decide, rehearse, take back. A move is accepted in one transaction or not at all."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from rossio.server.ground import meters, times
from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import Key, MoveName, Ply
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller, account_of
from rossio.server.playing import lessons
from rossio.server.playing.aftermath import shown
from rossio.server.playing.journal import commit, settle_after, turn_changes
from rossio.server.rules import positions
from rossio.server.rules.messages import Rehearse, Rehearsed, Survey, Surveyed
from rossio.server.store import schema
from rossio.server.tables.changes import Raced, again
from rossio.server.tables.infos import TableState
from rossio.server.tables.rows import own_key
from rossio.server.tables.table import Table, Wish, check_may_see, seats_of


class MoveAsk(msgspec.Struct):
    """One or several moves of one seat. `ply` is the decision they answer, `key` makes a repeated request harmless."""

    ply: Ply
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=60)]
    key: Key
    entry: Ply | None = None
    """If given, the journal must not have grown since: a position reached again after an undo is another one."""


class Landed(msgspec.Struct):
    """`accepted` is smaller than the number of moves sent if something was revealed on the way."""

    accepted: int
    repeated: bool
    state: TableState


class RehearseAsk(msgspec.Struct):
    ply: Ply
    moves: Annotated[list[MoveName], Meta(max_length=60)]
    ahead: bool = False
    """Whether to tell what the moves change in what the seat may expect and reach; never in a puzzle."""


class UndoAsk(msgspec.Struct):
    """Back to ply `to`; `ply` is the ply that is seen now."""

    ply: Ply
    to: Ply


class WishAsk(msgspec.Struct):
    agree: bool


async def with_state(house: House, table: Table, caller: Caller, problem: Problem) -> Problem:
    """A problem that also says where the table stands."""
    problem.state = await house.state(table, caller.id)
    return problem


async def is_repeated(house: House, table: Table, caller: Caller, ask: MoveAsk) -> bool:
    """Whether the caller has sent this very move before."""
    moves = schema.moves.c
    async with house.store.reading() as connection:
        found = await connection.execute(
            select(moves.entry).where(
                moves.table == table.id, moves.ply == ask.ply, moves.key == ask.key, moves.account == caller.id
            )
        )
        return found.first() is not None


async def answer_late(house: House, table: Table, caller: Caller, ask: MoveAsk) -> Landed:
    """Answer a move that does not fit the position: it is already here, or it comes too late."""
    if await is_repeated(house, table, caller, ask):
        return Landed(0, True, await house.state(table, caller.id))
    raise await with_state(house, table, caller, Problem("stale", table=table.id, ply=ask.ply, now=table.ply))


def fits(table: Table, caller: Caller, ask: MoveAsk) -> bool:
    """Whether a move can land at a table as it is known here. The table may have changed meanwhile, and then the move
    does not land; but nobody is told that it does not fit before the database was asked."""
    return (
        table.ply == ask.ply
        and ask.entry in (None, table.entry)
        and table.status == "running"
        and table.turn in table.held_by(caller.id)
        and table.seats[table.turn].player() is None
    )


@again
async def decide(house: House, caller: Caller, table_id: str, ask: MoveAsk) -> Landed:
    arrived = time.perf_counter()
    house.limits.spend("move", caller.id)
    async with house.lock(table_id):
        table = await house.at_hand(table_id)
        if not fits(table, caller, ask):
            table = await house.table(table_id)
        held = seats_of(table, caller.id)
        if ask.ply != table.ply or (ask.entry is not None and ask.entry != table.entry):
            return await answer_late(house, table, caller, ask)
        if table.status != "running":
            if await is_repeated(house, table, caller, ask):
                return Landed(0, True, await house.state(table, caller.id))
            raise await with_state(house, table, caller, Problem("not-running", table=table.id, status=table.status))
        if table.turn not in held or table.seats[table.turn].player() is not None:
            problem = Problem("not-your-turn", table=table.id, turn=table.turn)
            raise await with_state(house, table, caller, problem)
        if table.puzzle is not None:
            raise Problem("out-of-place", do="move")
        try:
            if table.lesson is not None:
                new, seen = await lessons.decide(house, table, caller.id, ask.moves, ask.key)
            else:
                new, seen = await commit(house, table, table.turn, caller.id, ask.moves, ask.key)
        except IntegrityError:
            return await answer_late(house, table, caller, ask)
        except Raced:
            house.shelf.drop(table.id)
            raise
        except Problem as problem:
            if problem.status != 503:
                await with_state(house, table, caller, problem)
            raise
        await shown(house, new, seen)
        meters.FANOUT.observe(time.perf_counter() - arrived)
        return Landed(len(seen.accepted), False, await house.state(new, caller.id, asked=table.turn, seen=seen))


async def rehearse(house: House, caller: Caller, table_id: str, ask: RehearseAsk) -> positions.RehearsalSent:
    """Moves on a private copy, for the seat that decides; nothing is stored."""
    table = await house.table(table_id)
    held = seats_of(table, caller.id)
    if table.status != "running":
        raise Problem("not-running", table=table.id, status=table.status)
    if ask.ply != table.ply:
        raise await with_state(house, table, caller, Problem("stale", table=table.id, ply=ask.ply, now=table.ply))
    if table.turn not in held:
        raise await with_state(house, table, caller, Problem("not-your-turn", table=table.id, turn=table.turn))
    ahead = ask.ahead and table.puzzle is None
    answer = await house.ask(table.id, Rehearse(table.played(), table.turn, ask.moves, ahead), Rehearsed)
    return msgspec.Raw(answer.rehearsal)


async def reach(house: House, visitor: Caller | None, table_id: str, player: int, invite: str) -> positions.Reach:
    """What a player can pay and reach next, for whoever may see the table."""
    table = await house.table(table_id)
    check_may_see(table, account_of(visitor), invite)
    if table.status != "running":
        raise Problem("not-running", table=table.id, status=table.status)
    if player >= len(table.seats):
        raise Problem("no-seat", table=table.id, seat=player)
    return (await house.ask(table.id, Survey(table.played(), player), Surveyed)).reach


@again
async def undo(house: House, caller: Caller, table_id: str, ask: UndoAsk) -> TableState:
    """Go back: at once up to the horizon for one's own decisions, further if all people at the table agree."""
    house.limits.spend("move", caller.id)
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = playing(table, caller)
        if table.status != "running":
            raise await with_state(house, table, caller, Problem("not-running", table=table.id, status=table.status))
        now = await house.look(table, [], table.ply)
        if now is None or not only_bots_since(table, now.seats, ask.ply):
            raise await with_state(house, table, caller, Problem("stale", table=table.id, ply=ask.ply, now=table.ply))
        if ask.to >= table.ply or table.puzzle is not None:
            raise Problem("nothing-to-undo", table=table.id, to=ask.to, now=table.ply)
        if table.lesson is not None:
            new = await lessons.go_back(house, caller, table, ask.to)
        elif ask.to >= now.floor and now.seats[-1] in held:
            since = await asked_at(house, table, ask.to)
            new = await rewind(house, table, ask.to, now.seats[-1], caller.id, since)
        elif table.people() <= {caller.id}:
            if table.rated:  # else whoever does not like how it stands takes back what was rolled and seen
                raise Problem("rated-alone", table=table.id)
            new = await rewind(house, table, ask.to, held[0], caller.id)
        else:
            house.limits.spend("wish", f"{caller.id} {table.id} {table.entry}")
            new = await change(house, table, undo=Wish(held[0], ask.to, table.entry, [caller.id]))
        return await house.state(await shown(house, new), caller.id)


def only_bots_since(table: Table, deciders: list[int], ply: int) -> bool:
    """Whether nobody but bots has decided since a ply was seen: their answers go back with what they answered."""
    return ply <= table.ply and all(table.seats[seat].player() is not None for seat in deciders[ply:])


def playing(table: Table, caller: Caller) -> list[int]:
    """The seats of somebody who plays; who has left to a bot comes back first."""
    held = seats_of(table, caller.id)
    if table.status == "running" and caller.id not in table.people():
        raise Problem("not-your-turn", table=table.id, turn=table.turn)
    return held


async def asked_at(house: House, table: Table, ply: int) -> float:
    """When a decision was first asked for: going back does not turn the clock back."""
    moves = schema.moves.c
    async with house.store.reading() as connection:
        found = await connection.execute(
            select(moves.at)
            .where(moves.table == table.id, moves.ply == ply - 1, moves.move != "")
            .order_by(moves.entry.desc())
        )
        at = found.scalar()
    return at if at is not None else table.started or table.created


@again
async def answer_wish(house: House, caller: Caller, table_id: str, ask: WishAsk) -> TableState:
    """Agree to go back, or not: one refusal ends the wish, the last agreement fulfils it."""
    house.limits.spend("move", caller.id)
    async with house.lock(table_id):
        table = await house.table(table_id)
        playing(table, caller)
        wish = table.undo
        if table.status != "running" or wish is None or wish.entry != table.entry:
            raise Problem("no-wish", table=table.id)
        if not ask.agree:
            new = await change(house, table, undo=None)
        else:
            agreed = sorted({*wish.agreed, caller.id})
            if table.people() <= set(agreed):
                new = await rewind(house, table, wish.to, wish.seat, caller.id)
            else:
                new = await change(house, table, undo=msgspec.structs.replace(wish, agreed=agreed))
        return await house.state(await shown(house, new), caller.id)


async def change(house: House, table: Table, **changes: object) -> Table:
    """Change a table outside its game."""
    async with house.changing(table, **changes):
        pass
    return await house.table(table.id)


async def rewind(house: House, table: Table, to: int, seat: int, account: str, since: float | None = None) -> Table:
    shorter = msgspec.structs.replace(table, line=table.line[:to], ply=to)
    seen = await house.look(shorter, [], to)
    assert seen is not None
    now = times.now()
    entry = table.entry + 1
    changes = {**turn_changes(table, seen, now, since), "entry": entry, "undo": None}
    async with house.changing(table, **changes) as connection:
        row = {"table": table.id, "entry": table.entry, "ply": to, "move": "", "seat": seat, "account": account}
        await connection.execute(insert(schema.moves).values(**row, key=own_key(f"undo-{table.entry}"), at=now))
        await settle_after(house, connection, table, seen, now)
    return await house.table(table.id)
