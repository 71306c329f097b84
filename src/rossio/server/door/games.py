"""The games and bots on offer."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get

from rossio.bots import BOTS, LEVELS, names
from rossio.games import catalogue
from rossio.kernel import told
from rossio.server.door.guard import guard_pages
from rossio.server.door.statuses import problems


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]
    seats: list[int]


class GameInfo(msgspec.Struct):
    """The first of `seats` is the usual number; the first value of an option is its default."""

    name: str
    rules: int
    content: str
    seats: list[int]
    options: list[OptionInfo]


class Offer(msgspec.Struct):
    """`levels` are the bots that are offered by default, the weakest first; `plug_ins` were installed beside them."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str]
    plug_ins: list[str]


@get("/games", guards=[guard_pages], responses=problems("too-often"), summary="The games and the bots")
async def games() -> Offer:
    loaded = [catalogue.load(name) for name in catalogue.names()]
    return Offer(
        [msgspec.convert(told.offer(game), GameInfo) for game in loaded],
        names(),
        list(LEVELS),
        [name for name in names() if name not in BOTS],
    )


HANDLERS: list[Any] = [games]
