"""The one transaction that lets moves in, with all that follows from them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground import meters, times
from rossio.server.house.house import House
from rossio.server.people.notices import outbox
from rossio.server.playing.endings import finished, keep_result
from rossio.server.rules.messages import Attempt, Seen
from rossio.server.store import schema
from rossio.server.store.prepared import Prepared, Step
from rossio.server.tables.changes import change_at_once
from rossio.server.tables.looks import SEEING, note_seen, seen_now
from rossio.server.tables.rows import set_seat
from rossio.server.tables.table import Table

COLUMNS: Final = ("table", "entry", "ply", "move", "seat", "account", "key", "at")
WRITE: Final = Prepared(lambda _: insert(schema.moves).values({column: bindparam(column) for column in COLUMNS}))
SPEND: Final = Prepared(
    lambda _: (
        update(schema.seats)
        .where(schema.seats.c.table == bindparam("the_table"), schema.seats.c.seat == bindparam("the_seat"))
        .values(reserve=bindparam("reserve"))
    )
)


async def commit(
    house: House, table: Table, seat: int, account: str | None, moves: list[str], key: str
) -> tuple[Table, Seen]:
    """Ask the rules, then store moves, clocks, outcome, ratings and notices together."""
    viewers = sorted({*house.hub.wanted(table), seat})
    since = min(table.ply, house.hub.since(table.id)) if table.id in house.hub.viewers else table.ply
    seen = await house.ask(table.id, Attempt(table.played(), seat, moves, viewers, since), Seen)
    now = times.now()
    sitting = table.seats[seat]
    reserve = table.clock.left(table.turn_since or now, now, sitting.reserve)
    entry = table.entry + len(seen.accepted)
    seats = list(table.seats)
    seats[seat] = msgspec.structs.replace(sitting, reserve=reserve)
    seated = msgspec.structs.replace(table, seats=seats)
    changes = {**turn_changes(seated, seen, now), "entry": entry, "undo": None, "touched": now}
    rows = [
        {
            "table": table.id,
            "entry": table.entry + number,
            "ply": table.ply + number,
            "move": move,
            "seat": seat,
            "account": account,
            "key": key,
            "at": now,
        }
        for number, move in enumerate(seen.accepted)
    ]
    if seen.outcome is None:
        steps = [Step(WRITE, rows)]
        if reserve != sitting.reserve:
            steps.append(Step(SPEND, [{"the_table": table.id, "the_seat": seat, "reserve": reserve}]))
        if account is not None:
            steps.append(Step(SEEING, [seen_now(table.id, account, entry)]))
        told = outbox.turn_rows(table, seen, house.hub.here(table.id), now)
        if told:
            steps.append(Step(outbox.NOTE, told))
        await change_at_once(house.store, house.wire, table, changes, steps)
    else:
        async with house.changing(table, **changes) as connection:
            await connection.execute(insert(schema.moves), rows)
            if reserve != sitting.reserve:
                await set_seat(connection, table.id, seat, reserve=reserve)
            if account is not None:
                await note_seen(connection, table.id, account, entry)
            await settle_after(house, connection, table, seen, now)
    meters.MOVES.labels(table.game, "person" if account else "bot").inc(len(seen.accepted))
    if seen.over:
        return await house.table(table.id), seen
    new = msgspec.structs.replace(seated, **changes, version=table.version + 1, line=[*table.line, *seen.accepted])
    house.shelf.put(new)
    return new, seen


async def settle_after(house: House, connection: AsyncConnection, table: Table, seen: Seen, now: float) -> None:
    """What follows from a position in the same transaction: the result, the ratings, the notices."""
    if seen.outcome is not None:
        await keep_result(connection, table, seen.outcome, now)
    await outbox.note_turn(connection, table, seen, house.hub.here(table.id), now)


def turn_changes(table: Table, seen: Seen, now: float, since: float | None = None) -> dict[str, Any]:
    """What changes at a table with the position it has come to; `since` is when the decision was first asked for."""
    if seen.outcome is not None:
        return finished(seen.ply, seen.outcome, now)
    seat = table.seats[seen.turn]
    asked_at = now if since is None else since
    bot_turn = seat.player() is not None
    return {
        "ply": seen.ply,
        "turn": seen.turn,
        "bot_turn": bot_turn,
        "turn_since": asked_at,
        "deadline": None if bot_turn else table.clock.deadline(asked_at, seat.reserve),
    }
