"""People and finished games over HTTP: profiles, ladders, blocking, reports; replays, records, forks."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from rossio.server import people, replays
from rossio.server.accounts import Caller
from rossio.server.docs import problems
from rossio.server.house import House
from rossio.server.infos import TableState
from rossio.server.lobby import find_game
from rossio.server.play import PLY_AT_MOST
from rossio.server.routes_tables import Invite

Ply = Annotated[int | None, Parameter(ge=0, le=PLY_AT_MOST, required=False)]
OVER = problems("no-table", "not-seated", "not-finished", "too-often", "cut")
BROUGHT = problems("no-table", "not-seated", "not-finished", "sign-in", "csrf", "too-often", "cut")
PERSON = problems("no-person", "too-often")
CHANGED = problems("no-person", "sign-in", "csrf", "too-often")


@get("/tables/{table:str}/replay", responses=OVER, summary="A finished game at any ply, everything open")
async def replay(
    house: House, visitor: Caller | None, table: str, ply: Ply = None, invite: Invite = ""
) -> replays.Replay:
    return await replays.replay(house, visitor, table, ply, invite)


@get("/tables/{table:str}/curves", responses=OVER, summary="The scores after every decision of a finished game")
async def curves(house: House, visitor: Caller | None, table: str, invite: Invite = "") -> replays.Curve:
    return await replays.curves(house, visitor, table, invite)


@get(
    "/tables/{table:str}/record",
    media_type="text/plain",
    responses=OVER,
    summary="The record of a finished game",
)
async def record(house: House, visitor: Caller | None, table: str, invite: Invite = "") -> Response[bytes]:
    house.limits.spend("record", visitor.id if visitor is not None else table[:20])
    text = await replays.record(house, visitor, table, invite)
    headers = {"Content-Disposition": f'attachment; filename="{table}.rossio"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/records", responses=BROUGHT, summary="Bring a record: a table for study")
async def bring(house: House, caller: Caller, data: replays.BringRecord) -> TableState:
    house.limits.spend("record", caller.id)
    return await replays.bring(house, caller, data)


@post("/tables/{table:str}/fork", responses=BROUGHT, summary="Play on from a ply of a finished game")
async def fork(house: House, caller: Caller, table: str, data: replays.Fork, invite: Invite = "") -> TableState:
    house.limits.spend("create", caller.id)
    return await replays.fork(house, caller, table, data, invite)


@get("/people/{person:str}", responses=PERSON, summary="A person by id, with history and rating curve")
async def profile(house: House, visitor: Caller | None, person: str) -> people.Profile:
    return await people.profile(house, visitor, person)


@get("/people", responses=PERSON, summary="A person by name")
async def by_name(
    house: House, visitor: Caller | None, name: Annotated[str, Parameter(min_length=1, max_length=40)]
) -> people.Profile:
    return await people.by_name(house, visitor, name)


@get("/ratings/{game:str}", responses=problems("unknown-game", "too-often"), summary="The ladder of a game")
async def ladder(house: House, visitor: Caller | None, game: str) -> list[people.Rating]:
    return await people.ladder(house, find_game(game).name)


@put("/blocks/{person:str}", status_code=204, responses=CHANGED, summary="Block a person")
async def block(house: House, caller: Caller, person: str) -> None:
    await people.block(house, caller, person)


@delete("/blocks/{person:str}", status_code=204, responses=CHANGED, summary="Unblock a person")
async def unblock(house: House, caller: Caller, person: str) -> None:
    await people.unblock(house, caller, person)


@post("/reports", status_code=204, responses=CHANGED, summary="Report a person or a table")
async def report(house: House, caller: Caller, data: people.ReportAsk) -> None:
    house.limits.spend("report", caller.id)
    await people.report(house, caller, data)


HANDLERS: list[Any] = [replay, curves, record, bring, fork, profile, by_name, ladder, block, unblock, report]
