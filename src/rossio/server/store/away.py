"""The one thing that can be wrong with a database from outside: it is out of reach."""

from __future__ import annotations

import sqlite3
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

LOST: Final = ("08", "57P", "53")
COLLISIONS: Final = ("40001", "40P01")
"""What PostgreSQL calls a failure to serialize, and a deadlock."""


class Away(Exception):
    """The database cannot be reached now. What was asked may or may not have happened: ask again with the same key."""


class Collided(Away):
    """The database let another write pass first and undid this one whole: it can be tried again at once."""


class away:  # noqa: N801  reads as a statement
    """Turns every way in which a database can be out of reach into Away."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if isinstance(error, PoolTimeout | ConnectionError | TimeoutError | OSError | sqlite3.OperationalError):
            raise Away(type(error).__name__) from error
        if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError):
            _raise_plain(error)
        if isinstance(error, DBAPIError) and _state(error) in COLLISIONS:
            raise Collided(type(error.orig).__name__) from error
        if isinstance(error, DBAPIError) and _lost(error):
            raise Away(type(error.orig).__name__) from error


def _raise_plain(error: asyncpg.PostgresError | asyncpg.InterfaceError) -> None:
    """What comes from the driver itself, where it is asked without SQLAlchemy."""
    state = str(getattr(error, "sqlstate", "") or "")
    if state in COLLISIONS:
        raise Collided(type(error).__name__) from error
    if isinstance(error, asyncpg.InterfaceError) or state.startswith(LOST):
        raise Away(type(error).__name__) from error


def _state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", "") or "")


def _lost(error: DBAPIError) -> bool:
    if error.connection_invalidated or isinstance(error, InterfaceError | OperationalError):
        return True
    return _state(error).startswith(LOST)
