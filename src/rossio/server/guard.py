"""At the door: who asks, from where, and how often. One place for sessions, CSRF, origin and limits."""

from __future__ import annotations

import ipaddress
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rossio.server.accounts import Caller, Session
from rossio.server.config import Config
from rossio.server.house import House
from rossio.server.problems import Problem

COOKIE: Final = "rossio_session"
CSRF_HEADER: Final = "x-csrf-token"
SAFE: Final = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def origin_of(connection: Connection) -> str:
    """The address somebody asks from, for limits. A home has a whole IPv6 network, so the network counts."""
    host = connection.client.host if connection.client is not None else "unknown"
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
    return host


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
    house = house_of(connection)
    caller = house.doorkeeper.recall(token)
    if caller is None:
        async with house.store.reading() as database:
            caller = await house.doorkeeper.admit(database, token)
    if caller is None:
        return None
    method = connection.scope.get("method", "GET")
    if by_itself and method not in SAFE:
        sign = connection.headers.get(CSRF_HEADER, "")
        if not secrets.compare_digest(sign.encode(), caller.csrf.encode()):
            raise Problem("csrf")
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


def check_origin(connection: Connection) -> None:
    """A WebSocket is opened, and anything changed, by our own pages or by a program, never by another site's page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    ours = {connection.headers.get("host", ""), urlsplit(house_of(connection).config.address).netloc}
    if urlsplit(origin).netloc not in ours - {""}:
        raise Problem("origin", origin=origin[:200])


def guard_changes(connection: Connection, _: BaseRouteHandler) -> None:
    """Before any request that changes something, signed in or not."""
    if connection.scope.get("method", "GET") not in SAFE:
        check_origin(connection)


def cookie(config: Config, session: Session | None) -> dict[str, Any]:
    """How the session's cookie is set, or taken away."""
    secure = config.secure or config.address.startswith("https://")
    age = 180 * 86_400 if session is not None else 0
    value = session.token if session is not None else ""
    return {
        "key": COOKIE,
        "value": value,
        "httponly": True,
        "samesite": "lax",
        "secure": secure,
        "max_age": age,
        "path": "/",
    }
