"""HTTP by uvicorn, with bounds: how long a request may take to arrive, how large its head is, who has how many.

Where several processes serve, a connection goes to the one that its request concerns (see `siblings`).
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from rossio.server.door import siblings
from rossio.server.door.connections import Counted, Unread, place_of, settings
from rossio.server.door.siblings import Passed
from rossio.server.ground import meters

HEAD_AT_MOST: Final = 32 * 1024
BODY_TIMES: Final = 3
"""How many times as long as its head the body of a request may take."""
PASS_TRIES: Final = 40
PASS_PAUSE: Final = 0.025


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, *arguments: Any, first: bytes = b"", **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.first = first
        """What another process has read of this connection before it passed it on."""
        self.amid = False
        """Whether a request is arriving."""
        self.arriving: asyncio.TimerHandle | None = None
        self.beside = 0
        """Bytes of the request that arrives which are no body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unread = Unread(transport, self.loop)
        self.counted = Counted(place_of(self.config, self.client))
        self.expect(settings().patience)
        if self.counted.too_many():
            meters.REFUSED.labels("connections").inc()
            self.turn_away(429)
        elif self.first:
            self.take(self.first)

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        self.unread.stop()
        self.counted.leave()
        self.arrived()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.let_go()

    def expect(self, seconds: float) -> None:
        """Something must have arrived whole by then."""
        self.arrived()
        self.arriving = self.loop.call_later(seconds, self.transport.close)

    def arrived(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def turn_away(self, status: int) -> None:
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        among = siblings.here()
        if among is None or self.amid or not (self.cycle is None or self.cycle.response_complete):
            self.take(data)
        else:
            self.pass_on(among, data, PASS_TRIES)

    def pass_on(self, among: siblings.Siblings, data: bytes, tries: int) -> None:
        """To the process it is for, soon if not at once; else it is served here."""
        if self.transport.is_closing():
            return
        passed = among.pass_on(self.transport, data)
        if passed is Passed.LATER and tries:
            self.flow.pause_reading()
            self.loop.call_later(PASS_PAUSE, self.pass_on, among, data, tries - 1)
        elif passed is not Passed.YES:
            self.flow.resume_reading()
            self.take(data)

    def take(self, data: bytes) -> None:
        if self.arriving is None and (self.cycle is None or self.cycle.response_complete):
            self.expect(settings().patience)  # the first bytes of another request
        self.beside += len(data)
        super().data_received(data)
        if self.beside > HEAD_AT_MOST and not self.transport.is_closing():
            self.turn_away(431)

    def on_message_begin(self) -> None:
        self.amid = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.expect(BODY_TIMES * settings().patience)

    def on_body(self, body: bytes) -> None:
        self.beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.amid = False
        self.beside = 0
        self.arrived()
