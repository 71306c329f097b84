"""Around every request: an id, a clock, a line in the log, the headers of a careful server."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rossio.server.ground import logs, meters
from rossio.server.ground.addresses import network_of
from rossio.server.ground.askers import ASKER, Asker

log = logging.getLogger("rossio.http")

TABLE_IN_PATH: Final = re.compile(r"^/api/tables/([a-z0-9]{12})(?:/|$)")
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


class Watch(ASGIMiddleware):
    """Gives every request an id, counts and times it, logs it, and adds the headers of a careful server."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        request_id = secrets.token_hex(6)
        request_token = logs.REQUEST.set(request_id)
        client = scope.get("client")
        ASKER.set(Asker(network_of(client[0]) if client is not None else "unknown"))
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
