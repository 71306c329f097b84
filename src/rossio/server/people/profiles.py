"""People as others see them: profile, history, ratings."""

from __future__ import annotations

import msgspec
from sqlalchemy import RowMapping, select

from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people import accounts, ratings
from rossio.server.people.accounts import person
from rossio.server.people.keeping import Kept, record_of
from rossio.server.people.moderation import blocked_by
from rossio.server.people.sessions import Caller
from rossio.server.store import schema

HISTORY = 100


class Rating(msgspec.Struct):
    """`rating` is `1000 + 40 (mu - 3 sigma)`; `deviation` says how sure it is. `bot`: one of the server's own;
    `program`: a bot account."""

    who: str
    name: str
    bot: bool
    program: bool
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
    keeping: Kept
    program: bool
    """A bot account: a program plays by it."""


class Found(msgspec.Struct):
    """Somebody by a part of their name."""

    id: str
    name: str
    program: bool


async def by_name(house: House, visitor: Caller | None, name: str) -> Profile:
    async with house.store.reading() as connection:
        row = await accounts.find_by_name(connection, name)
    if row is None:
        raise Problem("no-person", person=name[:40])
    return await profile(house, visitor, row["id"])


async def like(house: House, part: str) -> list[Found]:
    """Accounts whose name holds a text, a few at most."""
    async with house.store.reading() as connection:
        found = await accounts.find_like(connection, part)
    return [Found(account, name, accounts.is_program(name)) for account, name in found]


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
        keeping = await record_of(connection, account)
        blocked = account in await blocked_by(connection, visitor.id if visitor is not None else None)
    guest = row["password"] is None
    program = accounts.is_program(row["name"])
    return Profile(
        row["id"], row["name"], guest, row["created"], standing, curve[::-1], history, blocked, keeping, program
    )


def rating_of(row: RowMapping, name: str) -> Rating:
    mu, sigma = float(row["mu"]), float(row["sigma"])
    bot = row["who"].startswith("bot:")
    return Rating(
        row["who"],
        name,
        bot,
        not bot and accounts.is_program(name),
        row["game"],
        ratings.shown(mu, sigma),
        round(ratings.SCALE * sigma),
        row["games"],
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
