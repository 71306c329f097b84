"""Finished games over HTTP: replays, records, forks."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter

from rossio.server.door.statuses import problems
from rossio.server.door.tables import Invite
from rossio.server.ground.askers import ASKER
from rossio.server.ground.texts import PLY_AT_MOST
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import rematches, replays
from rossio.server.rules import positions
from rossio.server.tables.infos import TableState

Ply = Annotated[int | None, Parameter(ge=0, le=PLY_AT_MOST, required=False)]
OVER = problems("no-table", "not-seated", "not-finished", "sign-in", "too-often", "cut")
BROUGHT = problems("no-table", "not-seated", "not-finished", "sign-in", "csrf", "too-often", "cut")


@get("/tables/{table:str}/replay", responses=OVER, summary="A finished game at any ply, everything open")
async def replay(
    house: House, visitor: Caller | None, table: str, ply: Ply = None, invite: Invite = ""
) -> replays.Replay:
    return await replays.replay(house, visitor, table, ply, invite)


@get("/tables/{table:str}/curves", responses=OVER, summary="The scores after every decision of a finished game")
async def curves(house: House, visitor: Caller | None, table: str, invite: Invite = "") -> replays.Curve:
    return await replays.curves(house, visitor, table, invite)


@get("/tables/{table:str}/lookback", responses=OVER, summary="What one did well in a finished game, what to try next")
async def lookback(house: House, caller: Caller, table: str) -> positions.Lookback:
    return await replays.lookback(house, caller, table)


@get(
    "/tables/{table:str}/record",
    media_type="text/plain",
    responses=OVER,
    summary="The record of a finished game",
)
async def record(house: House, visitor: Caller | None, table: str, invite: Invite = "") -> Response[str]:
    house.limits.spend("record", visitor.id if visitor is not None else ASKER.get().address)
    text = await replays.record(house, visitor, table, invite)
    headers = {"Content-Disposition": f'attachment; filename="{table}.rossio"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/records", responses=BROUGHT, summary="Bring a record: a table for study")
async def bring(house: House, caller: Caller, data: replays.BringAsk) -> TableState:
    house.limits.spend("record", caller.id)
    house.limits.spend("records", ASKER.get().address)
    return await replays.bring(house, caller, data)


@post("/tables/{table:str}/fork", responses=BROUGHT, summary="Play on from a ply of a finished game")
async def fork(house: House, caller: Caller, table: str, data: replays.ForkAsk, invite: Invite = "") -> TableState:
    house.limits.spend("create", caller.id)
    house.limits.spend("creates", ASKER.get().address)
    return await replays.fork(house, caller, table, data, invite)


@post("/tables/{table:str}/rematch", responses=BROUGHT, summary="Play again with the same people, or sit down for it")
async def rematch(house: House, caller: Caller, table: str) -> TableState:
    house.limits.spend("create", caller.id)
    return await rematches.rematch(house, caller, table)


HANDLERS: list[Any] = [replay, curves, lookback, record, bring, fork, rematch]
