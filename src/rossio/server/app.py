"""The application: routes, the door, errors, health, figures, and the pages of the web client."""

from __future__ import annotations

import contextlib
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import text

from rossio import __version__
from rossio.server import caretaker, contents, logs, meters, routes_accounts, routes_people, routes_tables, sockets
from rossio.server.config import Config, from_environment
from rossio.server.guard import guard_changes, provide_caller, provide_house, provide_visitor
from rossio.server.house import House
from rossio.server.pages import PAGES
from rossio.server.problems import Problem, ProblemBody, language_of
from rossio.server.store import Away

log = logging.getLogger("rossio.http")

BODY_AT_MOST: Final = 512 * 1024
TABLE_IN_PATH: Final = re.compile(r"^/api/tables/([a-z0-9]{12})(?:/|$)")
STATUS_ERRORS: Final = {404: "no-page", 405: "method", 413: "too-large", 415: "media-type"}
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; object-src 'none'; img-src 'self' data: blob:; style-src 'self';"
        b" style-src-attr 'unsafe-inline'; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self';"
        b" form-action 'self'",
    ),
]


class Health(msgspec.Struct):
    status: str
    version: str
    database: str


@get("/health", include_in_schema=False)
async def health(house: House) -> Response[Health]:
    """Whether the database answers."""
    try:
        async with house.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Away:
        return Response(Health("away", __version__, "away"), status_code=503)
    return Response(Health("ok", __version__, "sqlite" if house.store.sqlite else "postgresql"), status_code=200)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics() -> Response[bytes]:
    body, kind = meters.exposition()
    return Response(body, media_type=kind)


def answer(request: Request[Any, Any, Any], problem: Problem) -> Response[ProblemBody]:
    meters.REFUSED.labels(problem.error).inc()
    body = problem.body(language_of(request.headers.get("accept-language", "")))
    headers = {"Retry-After": str(problem.facts.get("seconds", 1))} if problem.status in (429, 503) else {}
    return Response(body, status_code=problem.status, media_type="application/json", headers=headers)


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[ProblemBody]:
    return answer(request, problem)


def on_away(request: Request[Any, Any, Any], away: Away) -> Response[ProblemBody]:
    log.warning("the database is away: %s", away)
    return answer(request, Problem("away"))


def on_validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[ProblemBody]:
    return answer(request, Problem("invalid", what=where(error), reason=reason_of(error)))


def where(error: ValidationException) -> str:
    if isinstance(error.extra, list):
        return ", ".join(str(item.get("key", "")) for item in error.extra if isinstance(item, dict)) or "request"
    return "request"


def reason_of(error: ValidationException) -> str:
    if isinstance(error.extra, list):
        return "; ".join(str(item.get("message", "")) for item in error.extra if isinstance(item, dict))
    return error.detail


GONE: Final = "client disconnected prematurely"
"""What Litestar says when a browser leaves before its request is read: no mistake, and no one hears the answer."""


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemBody]:
    if error.status_code >= 500 and error.detail != GONE:
        return on_failure(request, error)
    known = STATUS_ERRORS.get(error.status_code, "invalid")
    return answer(request, Problem(known, what="request", reason=error.detail, at_most=BODY_AT_MOST))


def on_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[ProblemBody]:
    return answer(request, Problem("invalid", what="request", reason="nested too deeply"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """A mistake of ours: the log gets all of it, the caller none."""
    log.error("%s %s failed: %r", request.method, request.url.path, error, exc_info=error)
    return answer(request, Problem("internal", request=logs.REQUEST.get()))


class Watch(ASGIMiddleware):
    """Gives every request an id, counts and times it, logs it, and adds the headers of a careful server."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        request_id = secrets.token_hex(6)
        request_token = logs.REQUEST.set(request_id)
        found = TABLE_IN_PATH.match(scope["path"])
        table_token = logs.TABLE.set(found.group(1) if found else "")
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                headers += [*HEADERS, (b"x-request-id", request_id.encode())]
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            seconds = time.perf_counter() - began
            route = str(getattr(scope.get("route_handler"), "handler_name", "none"))
            meters.REQUESTS.labels(str(scope.get("method", "")), route, str(status)).inc()
            meters.SECONDS.labels(route).observe(seconds)
            if log.isEnabledFor(logging.DEBUG) or status >= 500:
                facts = {"status": status, "seconds": round(seconds, 4), "route": route}
                log.log(logging.ERROR if status >= 500 else logging.DEBUG, "request", extra={"facts": facts})
            logs.REQUEST.reset(request_token)
            logs.TABLE.reset(table_token)


def create(config: Config | None = None) -> Litestar:
    """The application of one server process; uvicorn calls it without arguments."""
    settled = config if config is not None else from_environment()
    logs.set_up(settled.log)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settled)
        app.state.house = house
        await house.open()
        house.spawn(caretaker.go_round(house))
        house.spawn(caretaker.carry_notices(house))
        try:
            yield
        finally:
            await house.close()

    api = Router(
        "/api",
        route_handlers=[
            *routes_accounts.HANDLERS,
            *routes_tables.HANDLERS,
            *routes_people.HANDLERS,
            *contents.HANDLERS,
            sockets.live,
        ],
        guards=[guard_changes],
    )
    return Litestar(
        route_handlers=[api, health, metrics, *PAGES],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(provide_house),
            "caller": Provide(provide_caller),
            "visitor": Provide(provide_visitor),
        },
        middleware=[Watch()],
        exception_handlers={
            Problem: on_problem,
            Away: on_away,
            ValidationException: on_validation,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_failure,
        },
        request_max_body_size=BODY_AT_MOST,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1400, gzip_compress_level=5, exclude_opt_key="exclude_from_compression"
        ),
        openapi_config=OpenAPIConfig(
            title="Rossio", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State(),
        logging_config=None,
    )
