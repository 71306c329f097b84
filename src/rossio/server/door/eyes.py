"""Eyes on the table over HTTP: what is left."""

from __future__ import annotations

from typing import Any, Final

from litestar import get

from rossio.server.door.statuses import problems
from rossio.server.door.tables import Invite, Seat
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller, account_of
from rossio.server.playing import eyes
from rossio.server.rules import positions

ASKED: Final = problems("no-table", "not-seated", "not-running", "sign-in", "rules-changed", "too-often", "cut")


@get("/tables/{table:str}/unseen", responses=ASKED, summary="What is hidden from one's seat, by kind")
async def unseen(
    house: House, visitor: Caller | None, table: str, seat: Seat = None, invite: Invite = ""
) -> list[positions.Unseen]:
    return await eyes.unseen(house, account_of(visitor), table, seat, invite)


HANDLERS: Final[list[Any]] = [unseen]
