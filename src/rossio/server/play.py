"""Playing: decide, rehearse, take back. A move is accepted in one transaction or not at all."""

from __future__ import annotations

import time
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from rossio.server import drive, meters, schema, shapes
from rossio.server.accounts import Caller
from rossio.server.commits import after, commit, deadline, turn_changes
from rossio.server.house import House
from rossio.server.infos import TableState
from rossio.server.live import raw
from rossio.server.messages import Rehearse, Text
from rossio.server.problems import Problem
from rossio.server.tables import Table, Wish, bump, may_watch
from rossio.server.wire import Note

PLY_AT_MOST: Final = 1_000_000
Ply = Annotated[int, Meta(ge=0, le=PLY_AT_MOST)]
MoveName = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[^\x00-\x1f\x7f]*$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]


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


class UndoAsk(msgspec.Struct):
    """Back to ply `to`; `ply` is the ply that is seen now."""

    ply: Ply
    to: Ply


class WishAnswer(msgspec.Struct):
    agree: bool


def seated(table: Table, caller: Caller) -> list[int]:
    held = table.held_by(caller.id)
    if not held:
        raise Problem("not-seated" if may_watch(table, caller.id, "") else "no-table", table=table.id, seat=-1)
    return held


async def stand(house: House, table: Table, caller: Caller, problem: Problem) -> Problem:
    """A problem that also says where the table stands."""
    problem.state = await house.state(table, caller)
    return problem


async def repeated(house: House, table: Table, ask: MoveAsk) -> bool:
    moves = schema.moves.c
    async with house.store.reading() as connection:
        found = await connection.execute(
            select(moves.entry).where(moves.table == table.id, moves.ply == ask.ply, moves.key == ask.key)
        )
        return found.first() is not None


async def late(house: House, table: Table, caller: Caller, ask: MoveAsk) -> Landed:
    """Answer a move that does not fit the position: it is already here, or it comes too late."""
    if await repeated(house, table, ask):
        return Landed(0, True, await house.state(table, caller))
    raise await stand(house, table, caller, Problem("stale", table=table.id, ply=ask.ply, now=table.ply))


async def decide(house: House, caller: Caller, table_id: str, ask: MoveAsk) -> Landed:
    arrived = time.perf_counter()
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = seated(table, caller)
        if ask.ply != table.ply or (ask.entry is not None and ask.entry != table.entry):
            return await late(house, table, caller, ask)
        if table.status != "running":
            if await repeated(house, table, ask):
                return Landed(0, True, await house.state(table, caller))
            raise await stand(house, table, caller, Problem("not-running", table=table.id, status=table.status))
        if table.turn not in held or table.seats[table.turn].player() is not None:
            problem = Problem("not-your-turn", table=table.id, turn=table.turn)
            raise await stand(house, table, caller, problem)
        try:
            new, seen = await commit(house, table, table.turn, caller.id, ask.moves, ask.key)
        except (IntegrityError, Problem) as error:
            if isinstance(error, Problem) and error.error != "raced":
                raise await stand(house, table, caller, error) if error.status != 503 else error from error
            return await late(house, await house.table(table_id), caller, ask)
        drive.wake(house, new)
        await house.show(new, seen)
        meters.FANOUT.observe(time.perf_counter() - arrived)
        return Landed(len(seen.accepted), False, await house.state(new, caller, asked=table.turn, seen=seen))


async def rehearse(house: House, caller: Caller, table_id: str, ask: RehearseAsk) -> shapes.Rehearsal:
    """Moves on a private copy, for the seat that decides; nothing is stored."""
    table = await house.table(table_id)
    held = seated(table, caller)
    if table.status != "running":
        raise Problem("not-running", table=table.id, status=table.status)
    if ask.ply != table.ply:
        raise await stand(house, table, caller, Problem("stale", table=table.id, ply=ask.ply, now=table.ply))
    if table.turn not in held:
        raise await stand(house, table, caller, Problem("not-your-turn", table=table.id, turn=table.turn))
    answer = await house.ask(table.id, Rehearse(table.played(), table.turn, ask.moves), Text)
    return raw(answer.body)  # type: ignore[return-value]  # a Rehearsal, written by the worker


async def undo(house: House, caller: Caller, table_id: str, ask: UndoAsk) -> TableState:
    """Go back: at once up to the horizon for one's own decisions, further if all people at the table agree."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = playing(table, caller)
        if table.status != "running":
            raise await stand(house, table, caller, Problem("not-running", table=table.id, status=table.status))
        if ask.ply != table.ply:
            raise await stand(house, table, caller, Problem("stale", table=table.id, ply=ask.ply, now=table.ply))
        now = await house.look(table, [], table.ply)
        if ask.to >= table.ply or now is None:
            raise Problem("nothing-to-undo", table=table.id, to=ask.to, now=table.ply)
        try:
            if ask.to >= now.floor and now.seats[-1] in held:
                since = await began(house, table, ask.to)
                new = await rewind(house, table, ask.to, now.seats[-1], caller.id, table.rated, since)
            elif table.people() <= {caller.id}:
                new = await rewind(house, table, ask.to, held[0], caller.id, False)
            else:
                new = await change(house, table, undo=Wish(held[0], ask.to, table.entry, [caller.id]))
        except Problem as problem:
            if problem.error != "raced":
                raise
            raise await overtaken(house, caller, table_id, ask.ply) from problem
        drive.wake(house, new)
        await house.show(new)
        return await house.state(new, caller)


async def overtaken(house: House, caller: Caller, table_id: str, ply: int) -> Problem:
    """Another process was quicker: where the table stands now."""
    table = await house.table(table_id)
    return await stand(house, table, caller, Problem("stale", table=table.id, ply=ply, now=table.ply))


def playing(table: Table, caller: Caller) -> list[int]:
    """The seats of somebody who plays; who has left to a bot comes back first."""
    held = seated(table, caller)
    if table.status == "running" and caller.id not in table.people():
        raise Problem("not-your-turn", table=table.id, turn=table.turn)
    return held


async def began(house: House, table: Table, ply: int) -> float:
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


async def answer_wish(house: House, caller: Caller, table_id: str, answer: WishAnswer) -> TableState:
    """Agree to go back, or not: one refusal ends the wish, the last agreement fulfils it."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        playing(table, caller)
        wish = table.undo
        if table.status != "running" or wish is None or wish.entry != table.entry:
            raise Problem("no-wish", table=table.id)
        if not answer.agree:
            new = await change(house, table, undo=None)
        else:
            agreed = sorted({*wish.agreed, caller.id})
            if table.people() <= set(agreed):
                new = await rewind(house, table, wish.to, wish.seat, caller.id, table.rated)
            else:
                new = await change(house, table, undo=msgspec.structs.replace(wish, agreed=agreed))
        drive.wake(house, new)
        await house.show(new)
        return await house.state(new, caller)


async def change(house: House, table: Table, **changes: object) -> Table:
    """Change a table outside its game."""
    async with house.store.writing() as connection:
        await bump(connection, table, **changes)
        await house.wire.note(connection, Note("table", table.id))
    return await house.table(table.id)


async def rewind(
    house: House, table: Table, to: int, seat: int, account: str, rated: bool, since: float | None = None
) -> Table:
    shorter = msgspec.structs.replace(table, line=table.line[:to], ply=to)
    seen = await house.look(shorter, [], to)
    assert seen is not None
    now = time.time()
    entry = table.entry + 1
    changes = {**turn_changes(table, seen, now), "entry": entry, "undo": None, "rated": rated}
    if since is not None:
        changes["turn_since"] = since
    changes["deadline"] = deadline(table, table.seats[seen.turn].reserve, seen, since or now)
    async with house.store.writing() as connection:
        await bump(connection, table, **changes)
        row = {"table": table.id, "entry": table.entry, "ply": to, "move": "", "seat": seat, "account": account}
        await connection.execute(insert(schema.moves).values(**row, key=f"undo-{table.entry}", at=now))
        await after(house, connection, table, seen, entry, now)
    return await house.table(table.id)
