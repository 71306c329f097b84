"""A worker process: reads requests from its input, answers on its output, and knows nothing else.

`python -m rossio.server.rules.worker KEPT MEMORY PLUGINS [PACK]`; a frame is four bytes of length and a MessagePack
body.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from rossio.games import catalogue
from rossio.server.ground.garbage import Garbage, settled
from rossio.server.ground.processes import end_with
from rossio.server.rules.engine import Engine
from rossio.server.rules.messages import LENGTH, Failure, Reply, Request

READY: Final = Failure("ready")


def close_all_but_pipes() -> None:
    """A worker that still holds the server's listening socket would take calls that it never answers."""
    os.closerange(3, os.sysconf("SC_OPEN_MAX") if sys.platform != "win32" else 1024)


def limit_memory(megabytes: int) -> None:
    """So that a bot that never has enough breaks its worker, not the machine."""
    if megabytes and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def write(stream: BinaryIO, body: bytes) -> None:
    stream.write(len(body).to_bytes(LENGTH) + body)
    stream.flush()


def serve(source: BinaryIO, target: BinaryIO, engine: Engine, garbage: Garbage) -> None:
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
        garbage.search(idle=False)


def main(arguments: list[str]) -> None:
    end_with(os.getppid(), signal.SIGKILL)  # even an endless loop must not outlive a server that was killed
    close_all_but_pipes()
    limit_memory(int(arguments[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a plug-in prints must not mix with the answers
    if len(arguments) > 3:
        catalogue.choose(Path(arguments[3]))
    for plugin in filter(None, arguments[2].split(",")):
        import_module(plugin)
    for game in catalogue.names():  # now, and not while somebody waits for the first table
        catalogue.load(game)
    with settled() as garbage:
        serve(sys.stdin.buffer, target, Engine(int(arguments[0])), garbage)


if __name__ == "__main__":
    main(sys.argv[1:])
