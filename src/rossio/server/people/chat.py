"""Talk at a table."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import insert, select

from rossio.server.ground.texts import ChatText
from rossio.server.house.frames import ChatFrame
from rossio.server.house.house import House
from rossio.server.people.moderation import blocked_by
from rossio.server.people.sessions import Caller, account_of
from rossio.server.store import schema
from rossio.server.store.wire import ChatNote
from rossio.server.tables.table import check_may_hear, seats_of

CHAT_PAGE = 100


class SayAsk(msgspec.Struct):
    text: ChatText


async def say(house: House, caller: Caller, table_id: str, text: str, invite: str = "") -> ChatFrame:
    """A line of chat, by those who sit at the table; a public table's watchers may read."""
    house.limits.spend("chat", caller.id)
    table = await house.table(table_id)
    seats_of(table, caller.id, invite)
    now = time.time()
    async with house.store.writing() as connection:
        row: dict[str, Any] = {"table": table.id, "account": caller.id, "name": caller.name, "text": text, "at": now}
        added = await connection.execute(insert(schema.chat).values(**row).returning(schema.chat.c.id))
        frame = ChatFrame(int(added.scalar_one()), caller.id, caller.name, text, now)
        await house.wire.note(connection, ChatNote(**row, id=frame.id))
    house.hub.say(table.id, frame)
    return frame


async def chat(house: House, caller: Caller | None, table_id: str, after: int, invite: str) -> list[ChatFrame]:
    """The latest lines after a line, without those of people the caller has blocked."""
    table = await house.table(table_id)
    account = account_of(caller)
    check_may_hear(table, account, invite)
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
