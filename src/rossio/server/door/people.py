"""People over HTTP: profiles, ladders, blocking, reports."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.params import Parameter

from rossio.server.door.statuses import problems
from rossio.server.ground.askers import ASKER
from rossio.server.ground.texts import PLAIN
from rossio.server.house.house import House
from rossio.server.people import moderation, profiles
from rossio.server.people.sessions import Caller
from rossio.server.playing.lobby import find_game

PERSON = problems("no-person", "too-often")
CHANGED = problems("no-person", "sign-in", "csrf", "too-often")


@get("/people/{person:str}", responses=PERSON, summary="A person by id, with history and rating curve")
async def profile(house: House, visitor: Caller | None, person: str) -> profiles.Profile:
    return await profiles.profile(house, visitor, person)


@get("/people", responses=PERSON, summary="A person by name")
async def by_name(
    house: House, visitor: Caller | None, name: Annotated[str, Parameter(min_length=1, max_length=40, pattern=PLAIN)]
) -> profiles.Profile:
    return await profiles.by_name(house, visitor, name)


@get("/names", responses=problems("too-often"), summary="Accounts by a part of their name, ten at most")
async def like(
    house: House, visitor: Caller | None, part: Annotated[str, Parameter(min_length=2, max_length=40, pattern=PLAIN)]
) -> list[profiles.Found]:
    house.limits.spend("find", visitor.id if visitor is not None else ASKER.get().address)
    return await profiles.like(house, part)


@get("/ratings/{game:str}", responses=problems("unknown-game", "too-often"), summary="The ladder of a game")
async def ladder(house: House, visitor: Caller | None, game: str) -> list[profiles.Rating]:
    return await profiles.ladder(house, find_game(game).name)


@put("/blocks/{person:str}", status_code=204, responses=CHANGED, summary="Block a person")
async def block(house: House, caller: Caller, person: str) -> None:
    await moderation.block(house, caller, person)


@delete("/blocks/{person:str}", status_code=204, responses=CHANGED, summary="Unblock a person")
async def unblock(house: House, caller: Caller, person: str) -> None:
    await moderation.unblock(house, caller, person)


@post("/reports", status_code=204, responses=CHANGED, summary="Report a person or a table")
async def report(house: House, caller: Caller, data: moderation.ReportAsk) -> None:
    house.limits.spend("report", caller.id)
    await moderation.report(house, caller, data)


HANDLERS: list[Any] = [profile, by_name, like, ladder, block, unblock, report]
