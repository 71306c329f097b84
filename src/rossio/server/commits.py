"""The one transaction that lets moves in, with all that follows from them."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server import meters, notices, ratings, schema
from rossio.server.house import House
from rossio.server.messages import Attempt, Seen
from rossio.server.tables import Table, bump, set_seat
from rossio.server.wire import Note


async def commit(
    house: House, table: Table, seat: int, account: str | None, moves: list[str], key: str
) -> tuple[Table, Seen]:
    """Ask the rules, then store moves, clocks, outcome, ratings and notices together."""
    viewers = sorted({*house.hub.wanted(table), seat})
    since = min(table.ply, house.hub.since(table.id)) if table.id in house.hub.viewers else table.ply
    seen = await house.ask(table.id, Attempt(table.played(), seat, moves, viewers, since), Seen)
    now = time.time()
    sitting = table.seats[seat]
    reserve = table.clock.left(table.turn_since or now, now, sitting.reserve)
    entry = table.entry + len(seen.accepted)
    changes = {**turn_changes(table, seen, now), "entry": entry, "undo": None, "touched": now}
    seats = list(table.seats)
    seats[seat] = msgspec.structs.replace(sitting, reserve=reserve, seen_entry=entry if account else sitting.seen_entry)
    if not seen.over:
        changes["deadline"] = deadline(table, seats[seen.turn].reserve, seen, now)
    async with house.store.writing() as connection:
        await bump(connection, table, **changes)
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
        await connection.execute(insert(schema.moves), rows)
        if reserve != sitting.reserve or account is not None:
            await set_seat(connection, table.id, seat, reserve=reserve, seen_entry=seats[seat].seen_entry)
        await after(house, connection, table, seen, entry, now)
    meters.MOVES.labels(table.game, "person" if account else "bot").inc(len(seen.accepted))
    if seen.over:
        return await house.table(table.id), seen
    new = msgspec.structs.replace(
        table, **changes, version=table.version + 1, seats=seats, line=[*table.line, *seen.accepted]
    )
    house.shelf.put(new)
    return new, seen


async def after(house: House, connection: AsyncConnection, table: Table, seen: Seen, entry: int, now: float) -> None:
    """What follows from a position in the same transaction: the result, the ratings, the notices, the note."""
    if seen.outcome is not None:
        for seat in table.seats:
            await set_seat(
                connection,
                table.id,
                seat.seat,
                score=seen.outcome.scores[seat.seat],
                rank=seen.outcome.ranks[seat.seat],
            )
        await ratings.rate(connection, table, seen.outcome.ranks, now)
    await notices.note_turn(connection, table, seen, entry, house.hub.here(table.id)[0], now)
    await house.wire.note(connection, Note("table", table.id))


def turn_changes(table: Table, seen: Seen, now: float) -> dict[str, Any]:
    if seen.over:
        return {
            "ply": seen.ply,
            "turn": -1,
            "bot_turn": False,
            "turn_since": None,
            "deadline": None,
            "status": "finished",
            "finished": now,
            "outcome": seen.outcome,
        }
    return {
        "ply": seen.ply,
        "turn": seen.turn,
        "bot_turn": table.seats[seen.turn].player() is not None,
        "turn_since": now,
    }


def deadline(table: Table, reserve: float, seen: Seen, now: float) -> float | None:
    if table.seats[seen.turn].player() is not None:
        return None
    return table.clock.deadline(now, reserve)
