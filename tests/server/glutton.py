"""A plug-in for worker processes: a bot that takes all the memory there is before each of its decisions."""

from __future__ import annotations

from rossio.server.rules.engine import Engine
from rossio.server.rules.messages import Choose, Reply, Request

real_answer = Engine.answer


def answer(self: Engine, request: Request) -> Reply:
    if isinstance(request, Choose) and request.bot != "random":
        held = []
        while True:
            held.append(bytearray(8 << 20))
    return real_answer(self, request)


Engine.answer = answer  # type: ignore[method-assign]  # a plug-in is meant to be in the way
