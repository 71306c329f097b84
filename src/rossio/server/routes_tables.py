"""Tables over HTTP: open, find, sit, play, take back, wait, chat."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import Parameter

from rossio.bots import LEVELS, names
from rossio.games import catalogue
from rossio.server import lobby, people, play, shapes
from rossio.server.accounts import Caller
from rossio.server.docs import problems
from rossio.server.house import House
from rossio.server.infos import TableState
from rossio.server.live import ChatFrame, Viewer
from rossio.server.play import PLY_AT_MOST
from rossio.server.tables import Table, set_seat, viewer

WAIT_AT_MOST = 25.0
GameFilter = Annotated[str | None, Parameter(max_length=20, required=False)]
SeatAsk = Annotated[int | None, Parameter(ge=-1, le=7, required=False)]
PlyAsk = Annotated[int | None, Parameter(ge=0, le=PLY_AT_MOST, required=False)]
Invite = Annotated[str, Parameter(max_length=40, required=False)]
SEEN = problems("no-table", "not-seated", "rules-changed", "too-often", "cut")
CHANGED = problems("no-table", "not-seated", "not-open", "sign-in", "csrf", "too-often", "unknown-game", "cut")


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]
    seats: list[int]


class GameInfo(msgspec.Struct):
    """The first of `seats` is the usual number; the first value of an option is its default."""

    name: str
    rules: int
    content: str
    seats: list[int]
    options: list[OptionInfo]


class Offer(msgspec.Struct):
    """`levels` are the bots that are offered to a player by default, the weakest first."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str]


@get("/games", responses=problems(), summary="The games and the bots")
async def games() -> Offer:
    loaded = [catalogue.load(name) for name in catalogue.names()]
    return Offer(
        [
            GameInfo(
                game.name,
                game.rules,
                game.pack.digest,
                game.seats,
                [OptionInfo(option.name, option.values, option.seats or game.seats) for option in game.options],
            )
            for game in loaded
        ],
        names(),
        list(LEVELS),
    )


@get("/tables", responses=problems("sign-in", "too-often"), summary="Find tables, the newest first")
async def find(
    house: House,
    visitor: Caller | None,
    game: GameFilter = None,
    status: Literal["open", "running", "finished", "abandoned", "study"] | None = None,
    pace: Literal["live", "correspondence"] | None = None,
    mine: bool = False,
    free: bool = False,
    before: Annotated[float | None, Parameter(ge=0, le=1e12, required=False)] = None,
) -> lobby.Page:
    return await lobby.find(house, visitor, game=game, status=status, pace=pace, mine=mine, free=free, before=before)


@post("/tables", responses=CHANGED, summary="Open a table")
async def create(house: House, caller: Caller, data: lobby.NewTable) -> TableState:
    house.limits.spend("create", caller.id)
    return await lobby.create(house, caller, data)


@get("/tables/{table:str}", responses=SEEN, summary="A table as one sees it, with what happened since a ply")
async def state(
    house: House, visitor: Caller | None, table: str, seat: SeatAsk = None, since: PlyAsk = None, invite: Invite = ""
) -> TableState:
    found = await house.table(table)
    answer = await house.state(found, visitor, seat, invite, since)
    await note_seen(house, found, visitor)
    return answer


async def note_seen(house: House, table: Table, visitor: Caller | None) -> None:
    """A person has looked: no need to be told of what was seen."""
    held = table.held_by(visitor.id if visitor is not None else None)
    if table.pace == "live" or table.ended():
        return
    behind = [seat for seat in held if table.seats[seat].seen_entry < table.entry]
    if behind:
        async with house.store.writing() as connection:
            for seat in behind:
                await set_seat(connection, table.id, seat, seen_entry=table.entry)
        house.shelf.tables.pop(table.id, None)


@get("/tables/{table:str}/wait", responses=SEEN, summary="Wait for the next change (long poll)")
async def wait(
    house: House,
    visitor: Caller | None,
    table: str,
    version: Annotated[int, Parameter(ge=0, le=2_000_000_000)],
    seat: SeatAsk = None,
    since: PlyAsk = None,
    invite: Invite = "",
    seconds: Annotated[float, Parameter(ge=0, le=WAIT_AT_MOST)] = WAIT_AT_MOST,
) -> TableState:
    """Answers as soon as the table's version is greater, or after some seconds."""
    found = await house.table(table)
    account = visitor.id if visitor is not None else None
    viewer(found, account, seat, invite)
    if found.version <= version and seconds > 0:
        waiting = Viewer(account, found.held_by(account), seat, frozenset())
        waiting.version = version
        waiting.ply = found.ply
        await house.hub.enter(table, waiting)
        try:
            found = await house.table(table)
            if found.version <= version:
                await asyncio.wait_for(until_state(waiting), seconds)
        except TimeoutError:
            pass
        finally:
            await house.hub.leave(table, waiting)
        found = await house.table(table)
    return await house.state(found, visitor, seat, invite, since)


async def until_state(waiting: Viewer) -> None:
    version = waiting.version
    while waiting.version == version:
        await waiting.queue.get()


@post("/tables/{table:str}/seats", status_code=200, responses=CHANGED, summary="Sit down")
async def sit_down(house: House, caller: Caller, table: str, data: lobby.SitDown) -> TableState:
    return await lobby.sit_down(house, caller, table, data)


@put("/tables/{table:str}/seats/{seat:int}", responses=CHANGED, summary="Give a seat to a bot, or free it (host)")
async def arrange(
    house: House, caller: Caller, table: str, seat: Annotated[int, Parameter(ge=0, le=7)], data: lobby.SetSeat
) -> TableState:
    return await lobby.arrange(house, caller, table, seat, data)


@post("/tables/{table:str}/leave", status_code=200, responses=CHANGED, summary="Leave; in a game a bot plays on")
async def leave(house: House, caller: Caller, table: str, data: lobby.Leave) -> TableState:
    return await lobby.leave(house, caller, table, data)


@post("/tables/{table:str}/return", status_code=200, responses=CHANGED, summary="Take one's seat back from the bot")
async def come_back(house: House, caller: Caller, table: str) -> TableState:
    return await lobby.come_back(house, caller, table)


@post("/tables/{table:str}/start", status_code=200, responses=CHANGED, summary="Begin the game")
async def start(house: House, caller: Caller, table: str) -> TableState:
    return await lobby.start(house, caller, table)


@delete("/tables/{table:str}", responses=CHANGED, summary="Close a table that has not begun (host)")
async def close(house: House, caller: Caller, table: str) -> None:
    await lobby.close(house, caller, table)


@post("/tables/{table:str}/moves", status_code=200, responses=CHANGED, summary="Decide")
async def decide(house: House, caller: Caller, table: str, data: play.MoveAsk) -> play.Landed:
    house.limits.spend("move", caller.id)
    return await play.decide(house, caller, table, data)


@post("/tables/{table:str}/rehearsal", status_code=200, responses=CHANGED, summary="Try moves on a private copy")
async def rehearse(house: House, caller: Caller, table: str, data: play.RehearseAsk) -> shapes.Rehearsal:
    return await play.rehearse(house, caller, table, data)


@post("/tables/{table:str}/undo", status_code=200, responses=CHANGED, summary="Go back, or ask the others to")
async def undo(house: House, caller: Caller, table: str, data: play.UndoAsk) -> TableState:
    house.limits.spend("move", caller.id)
    return await play.undo(house, caller, table, data)


@post("/tables/{table:str}/undo/answer", status_code=200, responses=CHANGED, summary="Agree to go back, or not")
async def answer_wish(house: House, caller: Caller, table: str, data: play.WishAnswer) -> TableState:
    return await play.answer_wish(house, caller, table, data)


@get("/tables/{table:str}/chat", responses=SEEN, summary="The chat after a line")
async def chat(
    house: House,
    visitor: Caller | None,
    table: str,
    after: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
    invite: Invite = "",
) -> list[ChatFrame]:
    return await people.chat(house, visitor, table, after, invite)


@post("/tables/{table:str}/chat", responses=CHANGED, summary="Say something")
async def say(house: House, caller: Caller, table: str, data: people.Say) -> ChatFrame:
    house.limits.spend("chat", caller.id)
    return await people.say(house, caller, table, data.text)


HANDLERS: list[Any] = [
    games,
    find,
    create,
    state,
    wait,
    sit_down,
    arrange,
    leave,
    come_back,
    start,
    close,
    decide,
    rehearse,
    undo,
    answer_wish,
    chat,
    say,
]
