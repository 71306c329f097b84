"""People: guests with a name and nothing else, accounts with a password, and the sessions they come with."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from typing import Annotated, Any, Final, Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Meta
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server import schema
from rossio.server.problems import Problem
from rossio.server.tables import new_id

SESSION_DAYS: Final = 180
RESET_SECONDS: Final = 3600
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
NOBODYS: Final = HASHER.hash(secrets.token_hex())

PLAIN: Final = r"^[^\x00-\x1f\x7f\u2028\u2029]*$"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=PLAIN)]
Email = Annotated[
    str, Meta(min_length=3, max_length=254, pattern=r"^[^\x00-\x20\x7f@,;<>()]+@[^\x00-\x20\x7f@,;<>()]+$")
]
Language = Literal["en", "pt", "fr"]


class Caller(msgspec.Struct, frozen=True):
    """Who asks."""

    id: str
    name: str
    guest: bool
    language: str
    csrf: str
    token: str


class Session(msgspec.Struct, frozen=True):
    token: str
    csrf: str
    expires: float


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def tidy(name: str) -> str:
    """A name as it is shown: composed, without spaces at its ends or double ones inside."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not shown or any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in shown):
        raise Problem("invalid", said="", what="name", reason="empty or holds signs that cannot be seen")
    return shown


def key_of(name: str) -> str:
    """Names that look alike are one name."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def matches(stored: str | None, password: str) -> bool:
    """Takes as long whether there is such an account or not."""

    def verify() -> bool:
        try:
            return HASHER.verify(stored or NOBODYS, password) and stored is not None
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(verify)


async def add_guest(connection: AsyncConnection, name: str, language: str) -> str:
    return await _add(connection, name, language, None, None)


async def _add(connection: AsyncConnection, name: str, language: str, password: str | None, email: str | None) -> str:
    account = new_id()
    shown = tidy(name)
    now = time.time()
    values: dict[str, Any] = {
        "id": account,
        "name": shown,
        "name_key": key_of(shown) if password else None,
        "password": password,
        "email": email,
        "email_key": email.casefold() if email else None,
        "language": language,
        "settings": "{}",
        "notices": "{}",
        "created": now,
        "seen": now,
        "banned": False,
    }
    try:
        await connection.execute(insert(schema.accounts).values(**values))
    except IntegrityError as error:
        raise taken(error, shown) from error
    return account


def taken(error: IntegrityError, name: str) -> Problem:
    if "email" in str(error.orig):
        return Problem("email-taken")
    return Problem("name-taken", name=name)


async def register(
    connection: AsyncConnection, name: str, password: str, email: str | None, language: str, guest: str | None
) -> str:
    """A new account with its hashed password; a guest who registers keeps seats and history."""
    if guest is None:
        return await _add(connection, name, language, password, email)
    shown = tidy(name)
    before = await connection.scalar(select(schema.accounts.c.name).where(schema.accounts.c.id == guest))
    try:
        await connection.execute(
            update(schema.accounts)
            .where(schema.accounts.c.id == guest, schema.accounts.c.password.is_(None))
            .values(
                name=shown,
                name_key=key_of(shown),
                password=password,
                email=email,
                email_key=email.casefold() if email else None,
                language=language,
            )
        )
    except IntegrityError as error:
        raise taken(error, shown) from error
    await rename_seats(connection, guest, shown, before)
    return guest


async def rename(connection: AsyncConnection, caller: Caller, name: str) -> None:
    """Another name, at one's seats too. Guests may share a name, accounts may not."""
    shown = tidy(name)
    try:
        await connection.execute(
            update(schema.accounts)
            .where(schema.accounts.c.id == caller.id)
            .values(name=shown, name_key=None if caller.guest else key_of(shown))
        )
    except IntegrityError as error:
        raise taken(error, shown) from error
    await rename_seats(connection, caller.id, shown, caller.name)


async def rename_seats(connection: AsyncConnection, account: str, shown: str, before: str | None) -> None:
    """Show a new name at the seats of an account, but not at those of friends who share its device."""
    seats, tables = schema.seats.c, schema.tables.c
    theirs = and_(seats.account == account, seats.name == before)
    sitting = select(seats.table).where(seats.account == account)
    await connection.execute(update(schema.seats).where(theirs).values(name=shown))
    await connection.execute(update(schema.tables).where(tables.id.in_(sitting)).values(version=tables.version + 1))


async def find_by_name(connection: AsyncConnection, name: str) -> dict[str, Any] | None:
    found = await connection.execute(select(schema.accounts).where(schema.accounts.c.name_key == key_of(name)))
    row = found.mappings().first()
    return dict(row) if row is not None else None


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


async def close_sessions(connection: AsyncConnection, account: str) -> None:
    await connection.execute(delete(schema.sessions).where(schema.sessions.c.account == account))


class Doorkeeper:
    """Knows callers by their token, and remembers them for a few seconds."""

    SECONDS: Final = 10.0
    KEPT: Final = 5000

    def __init__(self) -> None:
        self.known: dict[str, tuple[float, Caller]] = {}

    async def admit(self, connection: AsyncConnection, token: str) -> Caller | None:
        now = time.time()
        accounts, sessions = schema.accounts.c, schema.sessions.c
        found = await connection.execute(
            select(accounts.id, accounts.name, accounts.password, accounts.language, accounts.banned, sessions.csrf)
            .join(schema.sessions, sessions.account == accounts.id)
            .where(sessions.token == hashed(token), sessions.expires > now)
        )
        row = found.first()
        if row is None:
            return None
        if row.banned:
            raise Problem("banned")
        caller = Caller(row.id, row.name, row.password is None, row.language, row.csrf, token)
        if len(self.known) >= self.KEPT:
            self.known.clear()
        self.known[token] = (now + self.SECONDS, caller)
        return caller

    def recall(self, token: str) -> Caller | None:
        until, caller = self.known.get(token, (0.0, None))
        return caller if until > time.time() else None

    def forget(self, account: str) -> None:
        self.known = {token: kept for token, kept in self.known.items() if kept[1].id != account}


async def begin_reset(connection: AsyncConnection, email: str) -> tuple[str, str, str] | None:
    """A token for a forgotten password, with the account's name and language; None if nobody has the address."""
    found = await connection.execute(
        select(schema.accounts).where(
            schema.accounts.c.email_key == email.casefold(), schema.accounts.c.password.is_not(None)
        )
    )
    row = found.mappings().first()
    if row is None:
        return None
    token = secrets.token_urlsafe(32)
    await connection.execute(
        insert(schema.resets).values(token=hashed(token), account=row["id"], expires=time.time() + RESET_SECONDS)
    )
    return token, row["name"], row["language"]


async def end_reset(connection: AsyncConnection, token: str, password: str) -> str:
    """Set the new (hashed) password and close all sessions; the account."""
    resets = schema.resets.c
    found = await connection.execute(
        select(resets.account).where(resets.token == hashed(token), resets.expires > time.time())
    )
    row = found.first()
    if row is None:
        raise Problem("reset-token")
    await connection.execute(delete(schema.resets).where(resets.account == row.account))
    await connection.execute(
        update(schema.accounts).where(schema.accounts.c.id == row.account).values(password=password)
    )
    await close_sessions(connection, row.account)
    return str(row.account)
