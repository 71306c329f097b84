"""Hints over HTTP: the move a good player would make, and why a bot made its own."""

from __future__ import annotations

from typing import Any, Final

from litestar import post

from rossio.server.door.statuses import problems
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import hints
from rossio.server.rules import positions

ASKED: Final = problems(
    "no-table",
    "not-seated",
    "not-running",
    "no-hint",
    "no-ply",
    "stale",
    "not-your-turn",
    "sign-in",
    "csrf",
    "too-often",
)


@post("/tables/{table:str}/hint", status_code=200, responses=ASKED, summary="A hint for the present decision")
async def hint(house: House, caller: Caller, table: str, data: hints.HintAsk) -> positions.Hint:
    return await hints.hint(house, caller, table, data)


@post("/tables/{table:str}/why", status_code=200, responses=ASKED, summary="What a bot's move brought it")
async def why(house: House, caller: Caller, table: str, data: hints.HintAsk) -> positions.Why:
    return await hints.why(house, caller, table, data)


HANDLERS: Final[list[Any]] = [hint, why]
