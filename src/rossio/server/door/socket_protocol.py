"""WebSockets by uvicorn, with bounds: frames the application never sees are counted, and nobody is waited for for ever.

uvicorn answers every ping at once and reads on, however many come and whether the answers are taken or not; a single
socket could keep the whole process busy.
"""

from __future__ import annotations

import logging
from asyncio.transports import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from rossio.server.door.connections import Counted, Unread, place_of
from rossio.server.door.deflate import SharedDeflateFactory
from rossio.server.ground.mailbox import Mailbox

UNSEEN_AT_ONCE: Final = 30
UNSEEN_A_SECOND: Final = 10.0
"""Pings, pongs and pieces of messages that a peer may send; browsers send next to none."""
DISCARDED_AT_MOST: Final = 1 << 20
"""Bytes that a peer may still send after our farewell."""

DEFLATE: Final = [SharedDeflateFactory()]

log = logging.getLogger("rossio.sockets")
log.setLevel(logging.WARNING)  # uvicorn tells of every socket with its query, which may hold an invitation


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.logger = log
        # a Mailbox answers all that the base asks of its queue, and takes less room than the asyncio.Queue it names
        self.queue = Mailbox()  # type: ignore[assignment]
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = DEFLATE
        self.allowed = float(UNSEEN_AT_ONCE)
        self.counted_at = self.loop.time()
        self.discarded: int | None = None
        """Bytes thrown away since we have said our last; none while frames are read."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.unread = Unread(self.transport, self.loop)
        self.counted = Counted(place_of(self.config, self.client))

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.stop()
        self.counted.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.discarded is None:
            super().data_received(data)
            return
        self.discarded += len(data)
        if self.discarded > DISCARDED_AT_MOST:
            self.transport.pause_reading()

    def start_keepalive(self) -> None:
        """The socket is open: what was said to open it is not needed any more."""
        super().start_keepalive()
        del self.request, self.response

    def unseen(self) -> bool:
        """Count a frame the application does not get; whether to go on with it."""
        now = self.loop.time()
        self.allowed = min(float(UNSEEN_AT_ONCE), self.allowed + (now - self.counted_at) * UNSEEN_A_SECOND) - 1
        self.counted_at = now
        if self.transport.is_closing():
            return False
        if self.allowed < 0 and self.close_sent:
            self.linger()
        elif self.allowed < 0:
            self.transport.abort()
        return self.allowed >= 0

    def linger(self) -> None:
        """End our side alone, and throw away what still comes until the peer goes or uvicorn's timer runs out: a
        connection closed with bytes unread is reset, and a reset overtakes the farewell."""
        if self.discarded is None:
            self.discarded = 0
            if self.transport.can_write_eof():
                self.transport.write_eof()

    def handle_parser_exception(self) -> None:
        """What breaks the protocol is told so; uvicorn would close at once on what comes behind it."""
        self.close_timer = self.close_timer or self.loop.call_later(self.close_timeout, self.transport.close)
        farewell = self.conn.close_sent
        assert farewell is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": farewell.code, "reason": farewell.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.linger()

    def handle_ping(self) -> None:
        if self.unseen():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.unseen():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.unseen():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if not self.close_sent or self.unseen():
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping does not answer a close either."""
        self.pong_timer = None
        self.transport.abort()
