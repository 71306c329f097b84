"""People as others see them: profile, history, ratings; chat, blocking, reports."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import RowMapping, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server import accounts, ratings, schema
from rossio.server.accounts import Caller
from rossio.server.house import House
from rossio.server.live import ChatFrame
from rossio.server.problems import Problem
from rossio.server.tables import ID, viewer
from rossio.server.wire import Note

HISTORY = 100
CHAT_PAGE = 100
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]


class Rating(msgspec.Struct):
    """`rating` is `1000 + 40 (mu - 3 sigma)`; `deviation` says how sure it is."""

    who: str
    name: str
    bot: bool
    game: str
    rating: int
    deviation: int
    games: int


class RatingPoint(msgspec.Struct):
    """`table` is None where the table is not public."""

    game: str
    table: str | None
    rating: int
    at: float


class Finished(msgspec.Struct):
    table: str
    game: str
    title: str
    seats: int
    score: int | None
    rank: int | None
    finished: float | None


class Profile(msgspec.Struct):
    """A person with the finished public games, and the points of the plots; `blocked` by the one who asks."""

    id: str
    name: str
    guest: bool
    since: float
    ratings: list[Rating]
    curve: list[RatingPoint]
    history: list[Finished]
    blocked: bool


class ReportAsk(msgspec.Struct):
    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
    person: Annotated[str, Meta(max_length=20)] | None = None
    table: Annotated[str, Meta(max_length=20)] | None = None


class Say(msgspec.Struct):
    text: ChatText


async def person(connection: AsyncConnection, account: str) -> RowMapping:
    if ID.fullmatch(account):
        found = await connection.execute(select(schema.accounts).where(schema.accounts.c.id == account))
        row = found.mappings().first()
        if row is not None:
            return row
    raise Problem("no-person", person=account[:40])


async def by_name(house: House, visitor: Caller | None, name: str) -> Profile:
    async with house.store.reading() as connection:
        row = await accounts.find_by_name(connection, name)
    if row is None:
        raise Problem("no-person", person=name[:40])
    return await profile(house, visitor, row["id"])


async def profile(house: House, visitor: Caller | None, account: str) -> Profile:
    tables, seats, changes = schema.tables.c, schema.seats.c, schema.rating_changes.c
    async with house.store.reading() as connection:
        row = await person(connection, account)
        rated = await connection.execute(select(schema.ratings).where(schema.ratings.c.who == account))
        standing = [rating_of(rating, row["name"]) for rating in rated.mappings()]
        points = await connection.execute(
            select(schema.rating_changes, tables.public)
            .outerjoin(schema.tables, tables.id == changes.table)
            .where(changes.who == account)
            .order_by(changes.at.desc())
            .limit(HISTORY)
        )
        curve = [
            RatingPoint(
                point["game"],
                point["table"] if point["public"] else None,
                ratings.shown(point["mu"], point["sigma"]),
                point["at"],
            )
            for point in points.mappings()
        ]
        games = await connection.execute(
            select(tables.id, tables.game, tables.title, tables.seat_count, seats.score, seats.rank, tables.finished)
            .join(schema.seats, seats.table == tables.id)
            .where(seats.account == account, tables.status == "finished", tables.public.is_(True))
            .order_by(tables.finished.desc())
            .limit(HISTORY)
        )
        history = [Finished(*game) for game in games]
        blocked = account in await blocked_by(connection, visitor.id if visitor is not None else None)
    guest = row["password"] is None
    return Profile(row["id"], row["name"], guest, row["created"], standing, curve[::-1], history, blocked)


def rating_of(row: RowMapping, name: str) -> Rating:
    mu, sigma = float(row["mu"]), float(row["sigma"])
    bot = row["who"].startswith("bot:")
    return Rating(
        row["who"], name, bot, row["game"], ratings.shown(mu, sigma), round(ratings.SCALE * sigma), row["games"]
    )


async def ladder(house: House, game: str) -> list[Rating]:
    """The best of one game, people and bots together."""
    table = schema.ratings.c
    async with house.store.reading() as connection:
        found = await connection.execute(
            select(schema.ratings, schema.accounts.c.name)
            .outerjoin(schema.accounts, schema.accounts.c.id == table.who)
            .where(table.game == game)
            .order_by((table.mu - 3 * table.sigma).desc())
            .limit(HISTORY)
        )
        return [rating_of(row, row["name"] or row["who"].partition(":")[2]) for row in found.mappings()]


async def block(house: House, caller: Caller, other: str) -> None:
    async with house.store.reading() as connection:
        await person(connection, other)
    try:
        async with house.store.writing() as connection:
            await connection.execute(insert(schema.blocks).values(account=caller.id, blocked=other))
    except IntegrityError:
        return


async def unblock(house: House, caller: Caller, other: str) -> None:
    blocks = schema.blocks.c
    async with house.store.writing() as connection:
        await connection.execute(delete(schema.blocks).where(blocks.account == caller.id, blocks.blocked == other[:20]))


async def blocked_by(connection: AsyncConnection, account: str | None) -> frozenset[str]:
    if account is None:
        return frozenset()
    found = await connection.execute(select(schema.blocks.c.blocked).where(schema.blocks.c.account == account))
    return frozenset(row.blocked for row in found)


async def report(house: House, caller: Caller, ask: ReportAsk) -> None:
    async with house.store.writing() as connection:
        if ask.person is not None:
            await person(connection, ask.person)
        if ask.table is not None and not ID.fullmatch(ask.table):
            raise Problem("no-table", table=ask.table)
        await connection.execute(
            insert(schema.reports).values(
                account=caller.id, person=ask.person, table=ask.table, text=ask.text, at=time.time(), closed=False
            )
        )


async def say(house: House, caller: Caller, table_id: str, text: str, invite: str = "") -> ChatFrame:
    """A line of chat, by those who sit at the table; a public table's watchers may read."""
    table = await house.table(table_id)
    if not table.held_by(caller.id):
        viewer(table, caller.id, None, invite)
        raise Problem("not-seated", table=table.id, seat=-1)
    now = time.time()
    async with house.store.writing() as connection:
        row = {"table": table.id, "account": caller.id, "name": caller.name, "text": text, "at": now}
        added = await connection.execute(insert(schema.chat).values(**row).returning(schema.chat.c.id))
        frame = ChatFrame(int(added.scalar_one()), caller.id, caller.name, text, now)
        await house.wire.note(connection, Note("chat", table.id, msgspec.to_builtins(frame)))
    house.hub.say(table.id, frame)
    return frame


async def chat(house: House, caller: Caller | None, table_id: str, after: int, invite: str) -> list[ChatFrame]:
    """The latest lines after a line, without those of people the caller has blocked."""
    table = await house.table(table_id)
    account = caller.id if caller is not None else None
    viewer(table, account, None, invite)
    lines = schema.chat.c
    async with house.store.reading() as connection:
        hidden = await blocked_by(connection, account)
        found = await connection.execute(
            select(lines.id, lines.account, lines.name, lines.text, lines.at)
            .where(lines.table == table.id, lines.id > after)
            .order_by(lines.id.desc())
            .limit(CHAT_PAGE)
        )
        frames = [ChatFrame(*line) for line in found if line.account not in hidden]
    return frames[::-1]


async def counts(connection: AsyncConnection) -> dict[str, Any]:
    """How many people and tables there are, by status."""
    found = await connection.execute(select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status))
    people = await connection.execute(select(func.count()).select_from(schema.accounts))
    return {"accounts": people.scalar_one(), **{str(status): count for status, count in found}}
