"""People: guests with a name and nothing else, accounts with a password; programs, whose name says so."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import RowMapping, and_, case, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground.problems import Problem, words
from rossio.server.ground.texts import NAME_AT_MOST
from rossio.server.people.sessions import Caller, close_sessions, hashed
from rossio.server.store import schema
from rossio.server.store.ids import ID, new_id
from rossio.server.store.wire import Wire
from rossio.server.tables.changes import touch
from rossio.words import LANGUAGES

RESET_SECONDS: Final = 3600
LETTERS_AT_MOST: Final = 5
"""Accounts of one address that are written to at a time."""
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
NOBODYS: Final = (
    f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}${'A' * 22}${'A' * 43}"
)
"""What no password is known to give, written down: to make one would take as long as all else that is loaded here."""
MARK: Final = " (bot)"
"""What the name of a bot account ends with, so that everybody sees it wherever a name stands."""
FOUND_AT_MOST: Final = 10
FOUND_BY: Final = 2
"""Letters of a name that must be known."""


def tidy(name: str) -> str:
    """A name as it is shown: composed, without spaces at its ends or double ones inside."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not shown or any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in shown):
        raise Problem("invalid", said="", what="name", reason="empty or holds signs that cannot be seen")
    return shown


def is_program(name: str) -> bool:
    """Whether a program plays by this name. Whoever takes such a name declares it, and there is no way back."""
    return name.casefold().endswith(MARK)


def marked(name: str) -> str:
    """A name as a program bears it."""
    shown = tidy(name)
    return shown if is_program(shown) else shown[: NAME_AT_MOST - len(MARK)].rstrip() + MARK


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


def email_key(email: str | None, account: str) -> str | None:
    """By which accounts of an address are found. Several may have one, for nobody is told whether others have it: who
    reads what is sent there is found out only by sending something."""
    return f"{email.casefold()[:280]} {account}" if email else None


@cache
def nameless() -> frozenset[str]:
    """What guests are called who have not said their name: no account's name, so that everybody can always come."""
    return frozenset(key_of(words(language).say("web-guest-name")) for language in LANGUAGES)


async def check_free_for(connection: AsyncConnection, name: str, guest: bool) -> None:
    """Guests may share a name among themselves, but not borrow that of an account; accounts may not be called `Guest`.
    That accounts do not share a name is seen to by the database."""
    of_nobody = key_of(name) in nameless()
    if (guest and not of_nobody and await find_by_name(connection, name) is not None) or (of_nobody and not guest):
        raise Problem("name-taken", name=name)


async def add_guest(connection: AsyncConnection, name: str, language: str) -> str:
    return await _add(connection, name, language, None, None)


async def _add(connection: AsyncConnection, name: str, language: str, password: str | None, email: str | None) -> str:
    account = new_id()
    shown = tidy(name)
    await check_free_for(connection, shown, guest=password is None)
    now = time.time()
    values: dict[str, Any] = {
        "id": account,
        "name": shown,
        "name_key": key_of(shown) if password else None,
        "password": password,
        "email": email,
        "email_key": email_key(email, account),
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
        raise Problem("name-taken", name=shown) from error
    return account


async def register(connection: AsyncConnection, name: str, password: str, email: str | None, language: str) -> str:
    """A new account with its hashed password."""
    return await _add(connection, name, language, password, email)


async def register_guest(
    connection: AsyncConnection, wire: Wire, guest: str, name: str, password: str, email: str | None, language: str
) -> list[str]:
    """A guest becomes an account and keeps seats and history; the tables at which the new name is shown."""
    before = await connection.scalar(select(schema.accounts.c.name).where(schema.accounts.c.id == guest))
    shown = marked(name) if is_program(before or "") else tidy(name)
    await check_free_for(connection, shown, guest=False)
    seated = await rename_seats(connection, wire, guest, shown, before)
    try:
        done = await connection.execute(
            update(schema.accounts)
            .where(schema.accounts.c.id == guest, schema.accounts.c.password.is_(None))
            .values(
                name=shown,
                name_key=key_of(shown),
                password=password,
                email=email,
                email_key=email_key(email, guest),
                language=language,
            )
        )
    except IntegrityError as error:
        raise Problem("name-taken", name=shown) from error
    if done.rowcount != 1:  # registered by another request in this very moment, with a password of its own
        raise Problem("name-taken", name=shown)
    return seated


async def rename(connection: AsyncConnection, wire: Wire, caller: Caller, name: str) -> list[str]:
    """Another name, at one's seats too; the tables of these. Guests may share a name, accounts may not; a program stays
    one."""
    shown = marked(name) if is_program(caller.name) else tidy(name)
    await check_free_for(connection, shown, caller.guest)
    seated = await rename_seats(connection, wire, caller.id, shown, caller.name)
    try:
        await connection.execute(
            update(schema.accounts)
            .where(schema.accounts.c.id == caller.id)
            .values(name=shown, name_key=None if caller.guest else key_of(shown))
        )
    except IntegrityError as error:
        raise Problem("name-taken", name=shown) from error
    return seated


async def rename_seats(
    connection: AsyncConnection, wire: Wire, account: str, shown: str, before: str | None
) -> list[str]:
    """Show a new name at the seats of an account, but not at those of friends who share its device. Before the account
    itself is written: a move takes its table first and then refers to the account."""
    seats, tables = schema.seats.c, schema.tables.c
    theirs = and_(seats.account == account, seats.name == before)
    found = await connection.execute(
        select(tables.id).distinct().join(schema.seats, seats.table == tables.id).where(theirs)
    )
    sitting = [row.id for row in found]
    await touch(connection, wire, sitting)
    await connection.execute(update(schema.seats).where(theirs, seats.table.in_(sitting)).values(name=shown))
    return sitting


async def person(connection: AsyncConnection, account: str) -> RowMapping:
    if ID.fullmatch(account):
        found = await connection.execute(select(schema.accounts).where(schema.accounts.c.id == account))
        row = found.mappings().first()
        if row is not None:
            return row
    raise Problem("no-person", person=account[:40])


async def keep_settings(connection: AsyncConnection, account: str, language: str, settings: str) -> None:
    await connection.execute(
        update(schema.accounts).where(schema.accounts.c.id == account).values(language=language, settings=settings)
    )


async def find_by_name(connection: AsyncConnection, name: str) -> dict[str, Any] | None:
    found = await connection.execute(select(schema.accounts).where(schema.accounts.c.name_key == key_of(name)))
    row = found.mappings().first()
    return dict(row) if row is not None else None


async def find_like(connection: AsyncConnection, part: str) -> list[tuple[str, str]]:
    """Ids and names of accounts whose name holds a text, those that begin with it first. Guests cannot be found, nor
    can anybody by what is not shown of them."""
    accounts, key = schema.accounts.c, key_of(" ".join(part.split()))
    if len(key) < FOUND_BY:
        return []
    begins = case((accounts.name_key.startswith(key, autoescape=True), 0), else_=1)
    found = await connection.execute(
        select(accounts.id, accounts.name)
        .where(accounts.name_key.contains(key, autoescape=True), accounts.banned.is_(False))
        .order_by(begins, accounts.name_key)
        .limit(FOUND_AT_MOST)
    )
    return [(row.id, row.name) for row in found]


async def begin_reset(connection: AsyncConnection, email: str) -> list[tuple[str, str, str]]:
    """A token for a forgotten password, with the account's name and language, for each account of an address."""
    accounts = schema.accounts.c
    key = email.casefold()[:280]
    found = await connection.execute(
        select(accounts.id, accounts.name, accounts.language)
        .where(or_(accounts.email_key == key, accounts.email_key.startswith(f"{key} ", autoescape=True)))
        .where(accounts.password.is_not(None))
        .order_by(accounts.created)
        .limit(LETTERS_AT_MOST)
    )
    begun = []
    for account, name, language in found.all():
        token = secrets.token_urlsafe(32)
        await connection.execute(
            insert(schema.resets).values(token=hashed(token), account=account, expires=time.time() + RESET_SECONDS)
        )
        begun.append((token, name, language))
    return begun


async def end_reset(connection: AsyncConnection, wire: Wire, token: str, password: str) -> str:
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
    await close_sessions(connection, wire, row.account)
    return str(row.account)
