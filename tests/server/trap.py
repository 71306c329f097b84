"""A plug-in for worker processes that loops for ever: once at every decision of a bot, and at the move `loop`."""

from __future__ import annotations

import os
from pathlib import Path

from rossio.server.rules.engine import Engine
from rossio.server.rules.messages import Attempt, Choose, Reply, Request

real_answer = Engine.answer


def answer(self: Engine, request: Request) -> Reply:
    if isinstance(request, Attempt) and request.moves[0] == "loop":
        loop()
    if isinstance(request, Choose):
        mark = Path(os.environ["ROSSIO_PLUGIN_TRAP"]) / f"{request.played.table}-{len(request.played.moves)}"
        if len(request.played.moves) < 3 and not mark.exists():
            mark.touch()
            loop()
    return real_answer(self, request)


def loop() -> None:
    while True:
        pass


Engine.answer = answer  # type: ignore[method-assign]  # a trap is meant to be in the way
