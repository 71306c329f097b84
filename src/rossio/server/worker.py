"""A worker process: reads requests from its input, answers on its output, and knows nothing else.

`python -m rossio.server.worker KEPT PLUGINS`; a frame is four bytes of length and a MessagePack body.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import traceback
from importlib import import_module
from typing import BinaryIO, Final

import msgspec

from rossio.games import catalogue
from rossio.server.engine import Engine
from rossio.server.messages import Failure, Reply, Request

LENGTH: Final = 4
FRAME_AT_MOST: Final = 64 << 20
READY: Final = Failure("ready")
DIE_WITH_PARENT: Final = 1


def die_with_parent() -> None:
    """Even an endless loop must not outlive a server that was killed."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def write(stream: BinaryIO, body: bytes) -> None:
    stream.write(len(body).to_bytes(LENGTH) + body)
    stream.flush()


def serve(source: BinaryIO, target: BinaryIO, engine: Engine) -> None:
    decoder = msgspec.msgpack.Decoder(Request)
    encoder = msgspec.msgpack.Encoder()
    write(target, encoder.encode(READY))
    while True:
        head = source.read(LENGTH)
        if len(head) < LENGTH:
            return
        body = source.read(int.from_bytes(head))
        reply: Reply
        try:
            reply = engine.answer(decoder.decode(body))
        except Exception:
            reply = Failure(traceback.format_exc())
        write(target, encoder.encode(reply))


def main(arguments: list[str]) -> None:
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a plug-in prints must not mix with the answers
    for plugin in filter(None, arguments[1].split(",")):
        import_module(plugin)
    for game in catalogue.names():  # now, and not while somebody waits for the first table
        catalogue.load(game)
    serve(sys.stdin.buffer, target, Engine(int(arguments[0])))


if __name__ == "__main__":
    main(sys.argv[1:])
