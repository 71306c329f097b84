"""A server that deals the same cards at the same table in every run: `python -m tests.server.dealer serve --port 8790`.

For tests in the browser. The deal follows from game, number of seats and title of a table, and so do the names of its
bots; what bots draw follows from the deal and the moves before (`steady`). It stands outside the package: on a server
that people play on, nobody chooses a deal.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from typing import Any

from rossio.bots.company import named
from rossio.kernel.game import Game
from rossio.server.commands import app
from rossio.server.playing import coaching, lobby
from rossio.server.tables.table import Table
from tests.server.steady import seed

real_fresh = lobby.fresh


def fresh(game: Game, seats: int, options: dict[str, str], host: str, **other: Any) -> Table:
    other.setdefault("seed", seed(game.name, seats, other.get("title", "")))
    return real_fresh(game, seats, options, host, **other)


def called(bot: str, game: str, _table: str, seat: int, taken: Collection[str]) -> str:
    return named(bot, game, game, seat, taken)


if __name__ == "__main__":
    lobby.fresh = fresh
    lobby.named = called
    coaching.deal_of_the_day = lambda coach: str(coach.deal(0))
    os.environ["ROSSIO_PLUGINS"] = "tests.server.steady"
    app()
