"""Ratings by openskill, one for each game; people and bots stand on one scale."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server import schema
from rossio.server.tables import Table

MODEL: Final = PlackettLuce()
SCALE: Final = 40
OFFSET: Final = 1000


def shown(mu: float, sigma: float) -> int:
    """A rating as people read it: careful (three deviations down), newcomers begin at 1000."""
    return round(OFFSET + SCALE * (mu - 3 * sigma))


def who(table: Table) -> list[str]:
    """Who is rated in each seat: a person even if a bot stood in, a bot under its name."""
    return [seat.account if seat.account is not None else f"bot:{seat.bot}" for seat in table.seats]


async def rate(connection: AsyncConnection, table: Table, ranks: list[int], now: float) -> None:
    """Rate a finished game. Somebody who sat in two seats gets the mean of both changes."""
    players = who(table)
    if not table.rated or len(set(players)) < 2:
        return
    ratings = schema.ratings.c
    found = await connection.execute(
        select(schema.ratings)
        .where(ratings.game == table.game, ratings.who.in_(players))
        .order_by(ratings.who)
        .with_for_update()
    )
    before = {row["who"]: row for row in found.mappings()}
    teams = []
    for player in players:
        row = before.get(player)
        rating = MODEL.rating(mu=row["mu"], sigma=row["sigma"]) if row is not None else MODEL.rating()
        teams.append([rating])
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks[: len(players)]])
    for player in dict.fromkeys(players):
        places = [place for place, other in enumerate(players) if other == player]
        mu = sum(rated[place][0].mu for place in places) / len(places)
        sigma = sum(rated[place][0].sigma for place in places) / len(places)
        games = before[player]["games"] + 1 if player in before else 1
        await put(connection, who=player, game=table.game, mu=mu, sigma=sigma, games=games)
        await connection.execute(
            insert(schema.rating_changes).values(
                table=table.id, who=player, game=table.game, mu=mu, sigma=sigma, at=now
            )
        )


async def put(connection: AsyncConnection, **values: object) -> None:
    """Write a rating, new or not."""
    insertion = (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(schema.ratings)
    new = {key: values[key] for key in ("mu", "sigma", "games")}
    await connection.execute(insertion.values(**values).on_conflict_do_update(index_elements=["who", "game"], set_=new))
