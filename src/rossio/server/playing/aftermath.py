"""What follows every change of a table, whoever made it: its bots wake, and all who look on see it."""

from __future__ import annotations

from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.rules.messages import Seen
from rossio.server.tables.infos import TableState
from rossio.server.tables.table import Table


async def shown(house: House, new: Table, seen: Seen | None = None) -> Table:
    """The table, seen by everybody; `seen` spares asking the rules again."""
    house.wake(new)
    await house.show(new, seen)
    return new


async def answered(house: House, caller: Caller, table_id: str) -> TableState:
    """After a change: everybody sees the table, and the caller gets it, who may have left it just now."""
    table = await shown(house, await house.table(table_id))
    return await house.state(table, caller.id, invite=table.invite)
