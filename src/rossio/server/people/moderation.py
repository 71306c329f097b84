"""People who keep others away, or report them."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import SPOKEN
from rossio.server.house.house import House
from rossio.server.people.accounts import person
from rossio.server.people.sessions import Caller
from rossio.server.store import schema
from rossio.server.store.ids import ID
from rossio.server.store.wire import BlockNote
from rossio.server.tables.table import Table


class ReportAsk(msgspec.Struct):
    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=SPOKEN)]
    person: Annotated[str, Meta(max_length=20)] | None = None
    table: Annotated[str, Meta(max_length=20)] | None = None


async def block(house: House, caller: Caller, other: str) -> None:
    async with house.store.reading() as connection:
        await person(connection, other)
    try:
        async with house.store.writing() as connection:
            await connection.execute(insert(schema.blocks).values(account=caller.id, blocked=other))
            await house.wire.note(connection, noted(caller, other, True))
    except IntegrityError:
        return
    house.hub.block(caller.id, other, True)


async def unblock(house: House, caller: Caller, other: str) -> None:
    blocks = schema.blocks.c
    if not ID.fullmatch(other):
        raise Problem("no-person", person=other[:40])
    async with house.store.writing() as connection:
        await connection.execute(delete(schema.blocks).where(blocks.account == caller.id, blocks.blocked == other))
        await house.wire.note(connection, noted(caller, other, False))
    house.hub.block(caller.id, other, False)


def noted(caller: Caller, other: str, blocked: bool) -> BlockNote:
    return BlockNote(account=caller.id, other=other, blocked=blocked)


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


async def refuse_blocked(connection: AsyncConnection, table: Table, caller: Caller) -> None:
    blocks = schema.blocks.c
    people = {seat.account for seat in table.seats if seat.account is not None} | {table.host}
    found = await connection.execute(
        select(blocks.account).where(blocks.account.in_(people), blocks.blocked == caller.id)
    )
    if found.first() is not None:
        raise Problem("blocked", table=table.id)
