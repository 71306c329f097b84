"""Puzzles over HTTP: what there is, one to sit down to, and a try."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import Parameter

from rossio.server.door.statuses import problems
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller, account_of
from rossio.server.playing import puzzles
from rossio.server.tables.infos import TableState

Named = Annotated[str, Parameter(max_length=40, pattern=r"^[a-z0-9-]+$")]


@get("/puzzles/{game:str}", responses=problems("unknown-game"), summary="The puzzles of a game, and how one stands")
async def overview(house: House, visitor: Caller | None, game: Named) -> puzzles.PuzzlesInfo:
    return await puzzles.overview(house, account_of(visitor), game)


@post(
    "/puzzles/{game:str}",
    status_code=200,
    responses=problems("unknown-game", "no-page", "invalid", "sign-in", "csrf", "too-often"),
    summary="Sit down to the puzzle of the day, one that is due again, or the next of a theme and a level",
)
async def sit_down(house: House, caller: Caller, game: Named, data: puzzles.PuzzleAsk) -> TableState:
    house.limits.spend("create", caller.id)
    return await puzzles.open_puzzle(house, caller, game, data)


@post(
    "/tables/{table:str}/puzzle",
    status_code=200,
    responses=problems(
        "no-table", "not-seated", "out-of-place", "refused", "unknown-move", "invalid", "sign-in", "csrf", "too-often"
    ),
    summary="Ask whether a turn is the best one; without moves be shown the answer",
)
async def attempt(house: House, caller: Caller, table: str, data: puzzles.TryAsk) -> puzzles.PuzzleAnswer:
    return await puzzles.attempt(house, caller, table, data)


HANDLERS: Final[list[Any]] = [overview, sit_down, attempt]
