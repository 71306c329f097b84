"""The coached first game: a gentle table against a bot, and what its learner was told already."""

from __future__ import annotations

import time
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.lessons import course
from rossio.lessons.coach import LEARNER, Coach, coach
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing.lessons import known_game, progress
from rossio.server.store import schema
from rossio.server.store.upsert import insertion

DAY: Final = 86_400
CARDS_AT_MOST: Final = 200


class CoachInfo(msgspec.Struct):
    """What the coach of a game said to somebody already, whether it is to be silent, and which chapters they know."""

    met: list[str]
    silent: bool
    known: list[int]


class CoachAsk(msgspec.Struct):
    """`met`: cards that were shown, beside those of before."""

    met: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=CARDS_AT_MOST)]
    silent: bool


def coach_of(game: str) -> Coach:
    """The coach of a game; Problem if it has none."""
    found = coach(known_game(game))
    if found is None:
        raise Problem("no-page", page=f"coach/{game}"[:60])
    return found


def deal_of_the_day(one: Coach) -> str:
    return str(one.deal(int(time.time()) // DAY))


def bots_of(one: Coach) -> dict[str, str]:
    """The bot of every seat but the learner's."""
    return {str(seat): one.bot for seat in range(one.seats) if seat != LEARNER}


async def told(house: House, account: str | None, game: str) -> CoachInfo:
    """What somebody was told so far."""
    coach_of(game)
    if account is None:
        return CoachInfo([], False, [])
    async with house.store.reading() as connection:
        return await _told(connection, account, game)


async def keep(house: House, caller: Caller, game: str, ask: CoachAsk) -> CoachInfo:
    """Keep what was shown, together with what was shown before, on whatever device."""
    cards = {card.on for card in coach_of(game).cards}
    strange = [one for one in ask.met if one not in cards]
    if strange:
        raise Problem("invalid", what="met", reason=f"there is no card {strange[0]}")
    async with house.store.writing() as connection:
        before = await _told(connection, caller.id, game)
        met = sorted({*before.met, *ask.met})
        values = {"met": msgspec.json.encode(met).decode(), "silent": ask.silent}
        await connection.execute(
            insertion(connection.dialect.name, schema.coached)
            .values(account=caller.id, game=game, **values)
            .on_conflict_do_update(index_elements=["account", "game"], set_=values)
        )
    return CoachInfo(met, ask.silent, before.known)


async def _told(connection: AsyncConnection, account: str, game: str) -> CoachInfo:
    coached = schema.coached.c
    found = await connection.execute(select(schema.coached).where(coached.account == account, coached.game == game))
    row = found.mappings().first()
    chapters = await progress(connection, account, game)
    done = {name for name, one in chapters.items() if one["done"] > 0}
    known = [chapter.number for chapter in course.chapters(game) if chapter.id in done]
    if row is None:
        return CoachInfo([], False, known)
    return CoachInfo(msgspec.json.decode(row["met"], type=list[str]), bool(row["silent"]), known)
