"""Devices from which somebody has signed in before: whoever guesses at a name elsewhere does not shut its owner out."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from rossio.server.store import schema
from rossio.server.store.database import Store

FACT: Final = "devices"


async def _secret(store: Store) -> str:
    """The server's own, made at its first use."""
    facts = schema.facts.c
    async with store.reading() as connection:
        found = (await connection.execute(select(facts.value).where(facts.name == FACT))).scalar()
    if found is None:
        found = secrets.token_hex(32)
        try:
            async with store.writing() as connection:
                await connection.execute(insert(schema.facts).values(name=FACT, value=found))
        except IntegrityError:
            return await _secret(store)
    return str(found)


async def mark_of(store: Store, account: str) -> str:
    """What a device keeps on which an account has signed in; nobody else can make it."""
    return hmac.new((await _secret(store)).encode(), account.encode(), hashlib.sha256).hexdigest()


async def is_known(store: Store, account: str, mark: str) -> bool:
    return bool(mark) and secrets.compare_digest((await mark_of(store, account)).encode(), mark.encode())
