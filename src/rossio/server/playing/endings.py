"""Where a game ends: by its rules, by a clock, by its host, by the administrator."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.kernel.facts import NOBODY
from rossio.server.people import ratings
from rossio.server.rules.positions import Outcome
from rossio.server.tables.rows import decided, set_seat
from rossio.server.tables.table import Table


def finished(ply: int, outcome: Outcome, now: float) -> dict[str, Any]:
    """What changes at a table whose game is over by its rules."""
    return {**_over("finished", now), "ply": ply, "outcome": outcome}


def given_up(now: float) -> dict[str, Any]:
    """What changes at a table that is left without a result; its moves stay."""
    return _over("abandoned", now)


def _over(status: str, now: float) -> dict[str, Any]:
    nobody = {"turn": NOBODY, "bot_turn": False, "turn_since": None, "deadline": None, "undo": None, "ending": None}
    return {**nobody, "status": status, "finished": now}


async def keep_result(connection: AsyncConnection, table: Table, outcome: Outcome, now: float) -> None:
    """Every seat's score and rank, and the ratings. The journal of moves is complete."""
    for seat in table.seats:
        score, rank = outcome.scores[seat.seat], outcome.ranks[seat.seat]
        await set_seat(connection, table.id, seat.seat, score=score, rank=rank)
    if table.rated:
        await ratings.rate(connection, table, await decided(connection, table), outcome.ranks, now)
