"""Tables over HTTP: open, find, sit, play, take back, wait, chat."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import Parameter

from rossio.server.door.guard import kept_open
from rossio.server.door.statuses import problems
from rossio.server.ground.askers import ASKER
from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import PLAIN, PLY_AT_MOST
from rossio.server.house.frames import ChatFrame
from rossio.server.house.house import House
from rossio.server.house.viewers import SIGNED_OUT, Viewer
from rossio.server.people import chat as talk
from rossio.server.people.sessions import Caller, account_of, session_of
from rossio.server.playing import farewells, listing, lobby, play, seats
from rossio.server.rules import positions
from rossio.server.tables.infos import TableState
from rossio.server.tables.looks import look_in
from rossio.server.tables.table import Pace, Status, seen_from

WAIT_AT_MOST = 25.0
ANNOUNCED = 5.0
"""Seconds that somebody must mean to wait for the others to be told of it."""
GameFilter = Annotated[str | None, Parameter(max_length=20, pattern=PLAIN, required=False)]
Seat = Annotated[int | None, Parameter(ge=-1, le=7, required=False)]
Of = Annotated[int, Parameter(ge=0, le=7)]
Since = Annotated[int | None, Parameter(ge=0, le=PLY_AT_MOST, required=False)]
Invite = Annotated[str, Parameter(max_length=40, required=False)]
SEEN = problems("no-table", "not-seated", "sign-in", "rules-changed", "too-often", "cut")
REACHED = problems("no-table", "no-seat", "not-running", "sign-in", "rules-changed", "too-often", "cut")
CHANGED = problems(
    "no-table", "not-seated", "leaver", "not-open", "sign-in", "csrf", "too-often", "unknown-game", "cut"
)


@get("/tables", responses=problems("sign-in", "too-often"), summary="Find tables, the newest first")
async def find(
    house: House,
    visitor: Caller | None,
    game: GameFilter = None,
    status: Status | None = None,
    pace: Pace | None = None,
    mine: bool = False,
    away: bool = False,
    free: bool = False,
    before: Annotated[float | None, Parameter(ge=0, le=1e12, required=False)] = None,
) -> listing.Page:
    return await listing.find(
        house, visitor, game=game, status=status, pace=pace, mine=mine, away=away, free=free, before=before
    )


@post("/tables", responses=CHANGED, summary="Open a table")
async def create(house: House, caller: Caller, data: lobby.NewTableAsk) -> TableState:
    house.limits.spend("create", caller.id)
    house.limits.spend("creates", ASKER.get().address)
    return await lobby.create(house, caller, data)


@get("/tables/{table:str}", responses=SEEN, summary="A table as one sees it, with what happened since a ply")
async def state(
    house: House,
    visitor: Caller | None,
    table: str,
    seat: Seat = None,
    since: Since = None,
    invite: Invite = "",
) -> TableState:
    found = await house.table(table)
    answer = await house.state(found, account_of(visitor), seat, invite, since)
    await look_in(house.store, found, account_of(visitor))
    return answer


@get("/tables/{table:str}/wait", responses=SEEN, summary="Wait for the next change (long poll)")
async def wait(
    house: House,
    request: Request[Any, Any, Any],
    visitor: Caller | None,
    table: str,
    version: Annotated[int, Parameter(ge=0, le=2_000_000_000)],
    seat: Seat = None,
    since: Since = None,
    invite: Invite = "",
    seconds: Annotated[float, Parameter(ge=0, le=WAIT_AT_MOST)] = WAIT_AT_MOST,
) -> TableState:
    """Answers as soon as the table's version is greater, or after some seconds."""
    found = await house.table(table)
    account = account_of(visitor)
    seen_from(found, account, seat, invite)
    if found.version <= version and seconds > 0:
        waiting = Viewer(
            account,
            found.held_by(account),
            seat,
            session=session_of(visitor),
            invite=invite,
            announced=seconds >= ANNOUNCED,
        )
        waiting.version = version
        waiting.ply = found.ply
        with kept_open(request, account, table):
            house.hub.enter(table, waiting)
            try:
                found = await house.table(table)
                if found.version <= version:
                    await asyncio.wait_for(until_state(waiting, version), seconds)
            except TimeoutError:
                pass
            finally:
                house.hub.leave(table, waiting)
        if waiting.ended is SIGNED_OUT:
            raise Problem("sign-in")
        found = await house.table(table)
    return await house.state(found, account, seat, invite, since)


async def until_state(waiting: Viewer, version: int) -> None:
    """Until there is another version than this one; it may be there before this begins, which is a step later."""
    while waiting.version == version and waiting.ended is None:
        await waiting.queue.get()


@post("/tables/{table:str}/seats", status_code=200, responses=CHANGED, summary="Sit down")
async def sit_down(house: House, caller: Caller, table: str, data: lobby.SitAsk) -> TableState:
    return await lobby.sit_down(house, caller, table, data)


@put("/tables/{table:str}/seats/{seat:int}", responses=CHANGED, summary="Give a seat to a bot, or free it (host)")
async def arrange(
    house: House, caller: Caller, table: str, seat: Annotated[int, Parameter(ge=0, le=7)], data: lobby.ArrangeAsk
) -> TableState:
    return await lobby.arrange(house, caller, table, seat, data)


@post("/tables/{table:str}/leave", status_code=200, responses=CHANGED, summary="Leave; in a game a bot plays on")
async def leave(house: House, caller: Caller, table: str, data: seats.LeaveAsk) -> TableState:
    return await seats.leave(house, caller, table, data)


@post("/tables/{table:str}/return", status_code=200, responses=CHANGED, summary="Take one's seat back from the bot")
async def come_back(house: House, caller: Caller, table: str) -> TableState:
    return await seats.come_back(house, caller, table)


@post(
    "/tables/{table:str}/offer", status_code=200, responses=CHANGED, summary="Offer one's seat to others, or no longer"
)
async def offer(house: House, caller: Caller, table: str, data: seats.OfferAsk) -> TableState:
    return await seats.offer(house, caller, table, data)


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    responses=CHANGED,
    summary="Give the seat of somebody who is away to a bot",
)
async def give(house: House, caller: Caller, table: str, seat: Annotated[int, Parameter(ge=0, le=7)]) -> TableState:
    return await seats.give(house, caller, table, seat)


@post("/tables/{table:str}/end", status_code=200, responses=CHANGED, summary="End the game without a result, or not")
async def end(house: House, caller: Caller, table: str, data: farewells.EndAsk) -> TableState:
    return await farewells.end(house, caller, table, data)


@put("/tables/{table:str}/away", status_code=204, responses=CHANGED, summary="Put a table out of one's list")
async def put_away(house: House, caller: Caller, table: str) -> None:
    await listing.put_away(house, caller, table)


@delete("/tables/{table:str}/away", responses=CHANGED, summary="Take a table back into one's list")
async def take_out(house: House, caller: Caller, table: str) -> None:
    await listing.take_out(house, caller, table)


@post("/tables/{table:str}/start", status_code=200, responses=CHANGED, summary="Begin the game")
async def start(house: House, caller: Caller, table: str) -> TableState:
    return await lobby.start(house, caller, table)


@delete("/tables/{table:str}", responses=CHANGED, summary="Close a table that has not begun (host)")
async def close(house: House, caller: Caller, table: str) -> None:
    await lobby.close(house, caller, table)


@post("/tables/{table:str}/moves", status_code=200, responses=CHANGED, summary="Decide")
async def decide(house: House, caller: Caller, table: str, data: play.MoveAsk) -> play.Landed:
    return await play.decide(house, caller, table, data)


@post("/tables/{table:str}/rehearsal", status_code=200, responses=CHANGED, summary="Try moves on a private copy")
async def rehearse(house: House, caller: Caller, table: str, data: play.RehearseAsk) -> positions.RehearsalSent:
    return await play.rehearse(house, caller, table, data)


@get("/tables/{table:str}/reach", responses=REACHED, summary="What a player can pay and reach next")
async def reach(house: House, visitor: Caller | None, table: str, seat: Of, invite: Invite = "") -> positions.Reach:
    return await play.reach(house, visitor, table, seat, invite)


@post("/tables/{table:str}/undo", status_code=200, responses=CHANGED, summary="Go back, or ask the others to")
async def undo(house: House, caller: Caller, table: str, data: play.UndoAsk) -> TableState:
    return await play.undo(house, caller, table, data)


@post("/tables/{table:str}/undo/answer", status_code=200, responses=CHANGED, summary="Agree to go back, or not")
async def answer_wish(house: House, caller: Caller, table: str, data: play.WishAsk) -> TableState:
    return await play.answer_wish(house, caller, table, data)


@get("/tables/{table:str}/chat", responses=SEEN, summary="The chat after a line")
async def chat(
    house: House,
    visitor: Caller | None,
    table: str,
    after: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
    invite: Invite = "",
) -> list[ChatFrame]:
    return await talk.chat(house, visitor, table, after, invite)


@post("/tables/{table:str}/chat", responses=CHANGED, summary="Say something")
async def say(house: House, caller: Caller, table: str, data: talk.SayAsk) -> ChatFrame:
    return await talk.say(house, caller, table, data.text)


HANDLERS: list[Any] = [
    find,
    create,
    state,
    wait,
    sit_down,
    arrange,
    leave,
    come_back,
    offer,
    give,
    end,
    put_away,
    take_out,
    start,
    close,
    decide,
    rehearse,
    reach,
    undo,
    answer_wish,
    chat,
    say,
]
