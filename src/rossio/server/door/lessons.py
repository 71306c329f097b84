"""Lessons over HTTP: the course of a game, a chapter to sit down to, what is done there beside moving, the coach."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import get, post, put
from litestar.params import Parameter

from rossio.server.door.statuses import problems
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller, account_of
from rossio.server.playing import coaching, lessons
from rossio.server.tables.infos import TableState

Named = Annotated[str, Parameter(max_length=40, pattern=r"^[a-z0-9-]+$")]


@get("/lessons/{game:str}", responses=problems("unknown-game"), summary="The chapters that teach a game")
async def course(house: House, visitor: Caller | None, game: Named) -> list[lessons.ChapterInfo]:
    return await lessons.course_of(house, account_of(visitor), game)


@post(
    "/lessons/{game:str}/{chapter:str}",
    status_code=200,
    responses=problems("unknown-game", "no-page", "sign-in", "csrf", "too-often", "cut"),
    summary="Sit down to a chapter, where one left it or from its start",
)
async def sit_down(house: House, caller: Caller, game: Named, chapter: Named, data: lessons.OpenAsk) -> TableState:
    house.limits.spend("create", caller.id)
    return await lessons.open_lesson(house, caller, game, chapter, data)


@post(
    "/tables/{table:str}/lesson",
    status_code=200,
    responses=problems("no-table", "not-seated", "out-of-place", "stale", "sign-in", "csrf", "too-often", "cut"),
    summary="Read on, answer, or let the coach make the move",
)
async def do(house: House, caller: Caller, table: str, data: lessons.LessonAsk) -> TableState:
    return await lessons.do(house, caller, table, data)


@get("/coach/{game:str}", responses=problems("unknown-game", "no-page"), summary="What the coach said to one already")
async def told(house: House, visitor: Caller | None, game: Named) -> coaching.CoachInfo:
    return await coaching.told(house, account_of(visitor), game)


@put(
    "/coach/{game:str}",
    responses=problems("unknown-game", "no-page", "invalid", "sign-in", "csrf", "too-often"),
    summary="Keep what the coach said, and whether it is to be silent",
)
async def keep(house: House, caller: Caller, game: Named, data: coaching.CoachAsk) -> coaching.CoachInfo:
    house.limits.spend("move", caller.id)
    return await coaching.keep(house, caller, game, data)


HANDLERS: Final[list[Any]] = [course, sit_down, do, told, keep]
