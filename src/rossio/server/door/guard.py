"""At the door: who asks, from where, and how often. One place for sessions, CSRF, origin and limits."""

from __future__ import annotations

import secrets
import time
from contextlib import AbstractContextManager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rossio.server.ground.addresses import network_of
from rossio.server.ground.askers import asked_by
from rossio.server.ground.config import Config
from rossio.server.ground.limits import Limits
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import SESSION_DAYS, Caller, Session, find_caller
from rossio.server.store.database import Store

COOKIE: Final = "rossio_session"
DEVICE: Final = "rossio_device"
DEVICE_DAYS: Final = 365
CSRF_HEADER: Final = "x-csrf-token"
SAFE: Final = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]


class Doorkeeper:
    """Knows callers by their token, and remembers them for a few seconds."""

    SECONDS: Final = 10.0
    KEPT: Final = 5000

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, tuple[float, Caller]] = {}

    async def admit(self, token: str) -> Caller | None:
        until, known = self.known.get(token, (0.0, None))
        if known is not None and until > time.time():
            return known
        async with self.store.reading() as connection:
            caller = await find_caller(connection, token)
        if caller is not None:
            if len(self.known) >= self.KEPT:
                self.known.clear()
            self.known[token] = (time.time() + self.SECONDS, caller)
        return caller

    def forget(self, account: str) -> None:
        self.known = {token: kept for token, kept in self.known.items() if kept[1].id != account}


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def doorkeeper_of(connection: Connection) -> Doorkeeper:
    doorkeeper: Doorkeeper = connection.app.state.doorkeeper
    return doorkeeper


def origin_of(connection: Connection) -> str:
    """The address somebody asks from, for limits."""
    return network_of(connection.client.host if connection.client is not None else "unknown")


def token_of(connection: Connection) -> tuple[str, bool]:
    """The session's token, and whether the browser sent it by itself."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip(), False
    return connection.cookies.get(COOKIE, ""), True


async def caller_of(connection: Connection) -> Caller | None:
    """Who asks; nobody in particular without a session, or with one that is no more."""
    token, by_itself = token_of(connection)
    if not token or len(token) > 100 or not token.isascii():
        return None
    caller = await doorkeeper_of(connection).admit(token)
    if caller is None:
        return None
    method = connection.scope.get("method", "GET")
    if by_itself and method not in SAFE:
        sign = connection.headers.get(CSRF_HEADER, "")
        if not secrets.compare_digest(sign.encode(), caller.csrf.encode()):
            raise Problem("csrf")
    asked_by(caller.id)
    house_of(connection).came(caller.id, origin_of(connection))
    return caller


async def provide_visitor(request: Request[Any, Any, Any]) -> Caller | None:
    """Anybody."""
    caller = await caller_of(request)
    house_of(request).limits.spend("ask", caller.id if caller is not None else origin_of(request))
    return caller


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Somebody with a session, a guest's or an account's."""
    caller = await provide_visitor(request)
    if caller is None:
        raise Problem("sign-in")
    return caller


async def provide_house(request: Request[Any, Any, Any]) -> House:
    return house_of(request)


async def provide_doorkeeper(request: Request[Any, Any, Any]) -> Doorkeeper:
    return doorkeeper_of(request)


def check_origin(connection: Connection) -> None:
    """A WebSocket is opened, and anything changed, by our own pages or by a program, never by another site's page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    ours = {connection.headers.get("host", ""), urlsplit(house_of(connection).config.address).netloc}
    if site_of(origin) not in ours - {""}:
        raise Problem("origin", origin=origin[:200])


def site_of(origin: str) -> str:
    """The host and port of an origin; nothing where it is no URL."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def kept_open(connection: Connection, account: str | None, table: str) -> AbstractContextManager[None]:
    """While somebody looks at a table, counted for the person, the address, and the address at this table."""
    limits, address = house_of(connection).limits, origin_of(connection)
    return limits.hold(("person", account or address), ("address", address), ("table", f"{table} {address}"))


def guard_pages(connection: Connection, _: BaseRouteHandler) -> None:
    """Before whatever is given out without asking who comes."""
    limits: Limits = connection.app.state.limits
    limits.spend("page", origin_of(connection))


def guard_changes(connection: Connection, _: BaseRouteHandler) -> None:
    """Before any request that changes something, signed in or not."""
    if connection.scope.get("method", "GET") not in SAFE:
        check_origin(connection)


def cookie(config: Config, session: Session | None) -> dict[str, Any]:
    """How the session's cookie is set, or taken away."""
    age = SESSION_DAYS * 86_400 if session is not None else 0
    return _cookie(config, COOKIE, session.token if session is not None else "", age)


def device_cookie(config: Config, mark: str) -> dict[str, Any]:
    """How a device is told that somebody has signed in on it."""
    return _cookie(config, DEVICE, mark, DEVICE_DAYS * 86_400)


def _cookie(config: Config, key: str, value: str, age: int) -> dict[str, Any]:
    return {
        "key": key,
        "value": value,
        "httponly": True,
        "samesite": "lax",
        "secure": config.secure or config.address.startswith("https://"),
        "max_age": age,
        "path": "/",
    }
