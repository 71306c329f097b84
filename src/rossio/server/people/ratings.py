"""Ratings by openskill, one for each game; people and bots stand on one scale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import RowMapping, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.bots import LEVELS
from rossio.server.store import schema
from rossio.server.store.upsert import insertion
from rossio.server.tables.table import STAND_IN, Seat, Table

MODEL: Final = PlackettLuce()
SCALE: Final = 40
OFFSET: Final = 1000


def shown(mu: float, sigma: float) -> int:
    """A rating as people read it: careful (three deviations down), newcomers begin at 1000."""
    return round(OFFSET + SCALE * (mu - 3 * sigma))


class Rated(msgspec.Struct, frozen=True):
    """For whom a seat is rated: the person who made most of its decisions, or the bot that it was given to at first."""

    who: str
    helped: bool = False
    """A bot stood in for a part of the game: its play never raises anybody."""
    stood: bool = False
    """A bot stood in for most of the game: the others did not play against this person."""


def rated_for(seat: Seat, counts: dict[str | None, int]) -> Rated | None:
    """None where no person has decided anything."""
    if seat.bot is not None:
        return Rated(f"bot:{seat.bot}")
    people = {account: made for account, made in counts.items() if account is not None}
    if not people:
        return None
    most = max(people, key=lambda account: (people[account], account == seat.account))
    by_bot = counts.get(None, 0)
    return Rated(most, by_bot > 0, by_bot > people[most])


async def rate(
    connection: AsyncConnection, table: Table, counts: list[dict[str | None, int]], ranks: list[int], now: float
) -> None:
    """Rate a finished game by who made how many decisions of each seat. A seat that a bot played most of the time is
    left out of what the others get; its person is compared with all, and can only lose by it."""
    seats = {seat.seat: rated for seat in table.seats if (rated := rated_for(seat, counts[seat.seat])) is not None}
    before = await standing(connection, table.game, [rated.who for rated in seats.values()], locked=True)
    fair = outcome_of({place: rated for place, rated in seats.items() if not rated.stood}, before, ranks)
    whole = outcome_of(seats, before, ranks)
    after: dict[str, list[tuple[float, float]]] = {}
    for place, rated in seats.items():
        found = (whole if rated.stood else fair).get(place)
        if found is None:
            continue
        old = before.get(rated.who)
        start = (old["mu"], old["sigma"]) if old is not None else (MODEL.rating().mu, MODEL.rating().sigma)
        if rated.helped and found[0] - 3 * found[1] > start[0] - 3 * start[1]:
            found = start
        after.setdefault(rated.who, []).append(found)
    for player, results in sorted(after.items()):  # one order for all: two games that end together never wait crosswise
        mu, sigma = (sum(result[part] for result in results) / len(results) for part in (0, 1))
        games = before[player]["games"] + 1 if player in before else 1
        await put(connection, who=player, game=table.game, mu=mu, sigma=sigma, games=games)
        await connection.execute(
            insert(schema.rating_changes).values(
                table=table.id, who=player, game=table.game, mu=mu, sigma=sigma, at=now
            )
        )


async def standing(
    connection: AsyncConnection, game: str, players: list[str], locked: bool = False
) -> dict[str, RowMapping]:
    """The ratings as they are; `locked`: kept from changing until this is done, and those that are not there yet from
    being made, which no row could keep. SQLite has one writer anyway. One order for all, so nobody waits crosswise."""
    if locked and connection.dialect.name == "postgresql":
        for who in sorted(set(players)):
            await connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"{game} {who}", 0))))
    ratings = schema.ratings.c
    found = await connection.execute(select(schema.ratings).where(ratings.game == game, ratings.who.in_(players)))
    return {row["who"]: row for row in found.mappings()}


def outcome_of(
    seats: dict[int, Rated], before: Mapping[str, RowMapping], ranks: list[int]
) -> dict[int, tuple[float, float]]:
    """What a game makes of the ratings of these seats; nothing if all are one player's."""
    if len({rated.who for rated in seats.values()}) < 2:
        return {}
    teams = []
    for rated in seats.values():
        row = before.get(rated.who)
        teams.append([MODEL.rating(mu=row["mu"], sigma=row["sigma"]) if row is not None else MODEL.rating()])
    results = MODEL.rate(teams, ranks=[float(ranks[place]) for place in seats])
    return {place: (team[0].mu, team[0].sigma) for place, team in zip(seats, results, strict=True)}


async def level_like(connection: AsyncConnection, game: str, account: str | None) -> str:
    """The level of bot that plays about as well as a person; the usual stand-in where nobody can tell."""
    found = await standing(connection, game, [account or "", *(f"bot:{level}" for level in LEVELS)])
    if account not in found:
        return STAND_IN
    mine = found[account]["mu"]
    known = [level for level in LEVELS if f"bot:{level}" in found]
    return min(known, key=lambda level: abs(found[f"bot:{level}"]["mu"] - mine), default=STAND_IN)


async def put(connection: AsyncConnection, **values: object) -> None:
    """Write a rating, new or not."""
    adding = insertion(connection.dialect.name, schema.ratings).values(**values)
    new = {key: values[key] for key in ("mu", "sigma", "games")}
    await connection.execute(adding.on_conflict_do_update(index_elements=["who", "game"], set_=new))
