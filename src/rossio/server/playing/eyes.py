"""Eyes on the table: what the rules can tell of a position to whoever asks, beyond what the table shows."""

from __future__ import annotations

from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.rules import positions
from rossio.server.rules.messages import Count, Counted
from rossio.server.tables.table import seen_from


async def unseen(
    house: House, account: str | None, table_id: str, seat: int | None, invite: str
) -> list[positions.Unseen]:
    """What is hidden from a seat, or from who only watches; of a game that is over, from its last position."""
    table = await house.table(table_id)
    viewer = seen_from(table, account, seat, invite)
    if table.status == "open":
        raise Problem("not-running", table=table.id, status=table.status)
    return (await house.ask(table.id, Count(table.played(), viewer), Counted)).unseen
