"""What is bounded of every connection, whatever is spoken on it: how many an address has, and how long a peer may take.

uvicorn's protocols wait for ever, and the application cannot make up for it: a request whose head is not complete never
reaches it, nor do the pings of a WebSocket. So these bounds are kept by the protocols themselves.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any, Final

from uvicorn.config import Config as Uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rossio.server.ground.addresses import network_of
from rossio.server.ground.config import Config, from_environment

CONNECTIONS_AT_MOST: Final = 256
"""Connections that one address may have open in one process."""
TAKEN_AT_LEAST: Final = 4096
"""Bytes that a peer which has been sent more than it took must take between two looks."""

COUNTED: Final[Counter[str]] = Counter()


@cache
def settings() -> Config:
    return from_environment()


def place_of(uvicorn: Uvicorn, client: tuple[str, int] | None) -> str:
    """The address to be counted for a connection; none for a proxy we trust, behind which everybody is."""
    app: Any = uvicorn.loaded_app
    if client is None or (isinstance(app, ProxyHeadersMiddleware) and client[0] in app.trusted_hosts):
        return ""
    return network_of(client[0])


class Counted:
    """One connection in the count of its address, until it leaves."""

    def __init__(self, place: str) -> None:
        self.place = place
        if place:
            COUNTED[place] += 1

    def too_many(self) -> bool:
        return settings().limits and COUNTED[self.place] > CONNECTIONS_AT_MOST

    def leave(self) -> None:
        if self.place:
            COUNTED[self.place] -= 1
            if not COUNTED[self.place]:
                del COUNTED[self.place]
            self.place = ""


class Unread:
    """Looks again and again whether a peer takes what it was sent. Who does not is let go the hard way: a polite close
    would wait for the very bytes that are not taken."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.left = 0
        self.timer = loop.call_later(self.seconds, self.look)

    @property
    def seconds(self) -> float:
        return 2 * settings().patience

    def look(self) -> None:
        left = self.transport.get_write_buffer_size()
        if self.left and left > self.left - TAKEN_AT_LEAST:
            self.transport.abort()
            return
        self.left = left
        self.timer = self.loop.call_later(self.seconds, self.look)

    def stop(self) -> None:
        self.timer.cancel()
