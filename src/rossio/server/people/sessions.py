"""Sessions: the token somebody comes with, and who that is."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground.problems import Problem
from rossio.server.store import schema
from rossio.server.store.wire import SessionNote, Wire

SESSION_DAYS: Final = 180
ASKED_AT_ONCE: Final = 500


class Caller(msgspec.Struct, frozen=True):
    """Who asks."""

    id: str
    name: str
    guest: bool
    language: str
    csrf: str
    token: str


def account_of(caller: Caller | None) -> str | None:
    return caller.id if caller is not None else None


def session_of(caller: Caller | None) -> str:
    """The session somebody comes with, as it is stored; nothing for somebody without one."""
    return hashed(caller.token) if caller is not None else ""


class Session(msgspec.Struct, frozen=True):
    token: str
    csrf: str
    expires: float


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def open_session(connection: AsyncConnection, account: str) -> Session:
    session = Session(secrets.token_urlsafe(32), secrets.token_urlsafe(24), time.time() + SESSION_DAYS * 86_400)
    await connection.execute(
        insert(schema.sessions).values(
            token=hashed(session.token),
            account=account,
            csrf=session.csrf,
            created=time.time(),
            expires=session.expires,
        )
    )
    return session


async def close_sessions(connection: AsyncConnection, wire: Wire, account: str) -> None:
    """End all sessions of an account; the other processes hear of it."""
    await connection.execute(delete(schema.sessions).where(schema.sessions.c.account == account))
    await wire.note(connection, SessionNote(account=account))


async def close_session(connection: AsyncConnection, wire: Wire, caller: Caller) -> None:
    """End the session somebody comes with; the other processes hear of it."""
    session = hashed(caller.token)
    await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == session))
    await wire.note(connection, SessionNote(account=caller.id, session=session))


async def ended(connection: AsyncConnection, tokens: set[str]) -> set[str]:
    """Those of some stored sessions that are no more."""
    sessions = schema.sessions.c
    living: set[str] = set()
    asked = sorted(tokens)
    for start in range(0, len(asked), ASKED_AT_ONCE):
        found = await connection.execute(
            select(sessions.token).where(
                sessions.token.in_(asked[start : start + ASKED_AT_ONCE]), sessions.expires > time.time()
            )
        )
        living.update(row.token for row in found)
    return tokens - living


async def find_caller(connection: AsyncConnection, token: str) -> Caller | None:
    """Whose session a token opens; None if it is no more."""
    accounts, sessions = schema.accounts.c, schema.sessions.c
    found = await connection.execute(
        select(accounts.id, accounts.name, accounts.password, accounts.language, accounts.banned, sessions.csrf)
        .join(schema.sessions, sessions.account == accounts.id)
        .where(sessions.token == hashed(token), sessions.expires > time.time())
    )
    row = found.first()
    if row is None:
        return None
    if row.banned:
        raise Problem("banned")
    return Caller(row.id, row.name, row.password is None, row.language, row.csrf, token)
