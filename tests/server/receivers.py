"""Where notices arrive: a small web server and a small mail server, each in a thread."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any


@contextmanager
def web_receiver(status: int = 201) -> Iterator[tuple[str, Queue[tuple[dict[str, str], bytes]]]]:
    """Its address, and what was posted there."""
    posted: Queue[tuple[dict[str, str], bytes]] = Queue()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            posted.put(({key.lower(): value for key, value in self.headers.items()}, body))
            self.send_response(status)
            self.send_header("Location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", posted
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def mail_receiver() -> Iterator[tuple[str, Queue[Message]]]:
    """Its SMTP address, and the messages that came."""
    arrived: Queue[Message] = Queue()

    class Receiver(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 test\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper().strip()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    while (line := self.rfile.readline()) != b".\r\n":
                        lines.append(line)
                    arrived.put(message_from_bytes(b"".join(lines), policy=default))
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                if word == b"QUIT":
                    return

    class Threaded(socketserver.ThreadingTCPServer):
        daemon_threads = True

    server = Threaded(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"smtp://127.0.0.1:{server.server_address[1]}", arrived
    finally:
        server.shutdown()
        server.server_close()
