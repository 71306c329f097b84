"""Reviews over HTTP: ask for one, and read it, as far as it is."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post

from rossio.server.door.statuses import problems
from rossio.server.door.tables import Invite
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import reviews

READ: Final = problems("no-table", "not-seated", "not-finished", "sign-in", "too-often")
ASKED: Final = problems("no-table", "not-seated", "not-finished", "sign-in", "csrf", "too-often")


@get("/tables/{table:str}/review", responses=READ, summary="The review of a finished game, as far as it is made")
async def review(house: House, visitor: Caller | None, table: str, invite: Invite = "") -> reviews.ReviewState:
    return await reviews.state(house, visitor, table, invite)


@post(
    "/tables/{table:str}/review",
    status_code=200,
    responses=ASKED,
    summary="Have a finished game reviewed, once and for all",
)
async def ask_review(house: House, caller: Caller, table: str, invite: Invite = "") -> reviews.ReviewState:
    return await reviews.ask(house, caller, table, invite)


HANDLERS: Final[list[Any]] = [review, ask_review]
