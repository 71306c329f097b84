"""What a page must know of this server beside its games."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get

from rossio.server.door.guard import guard_pages
from rossio.server.door.statuses import problems
from rossio.server.house.house import House


class Here(msgspec.Struct):
    """`addresses` are those by which others reach the server, the best first; none if it is alone. `mail`
    is whether it can send e-mail."""

    addresses: list[str]
    mail: bool


@get("/here", guards=[guard_pages], responses=problems("too-often"), summary="How others reach this server")
async def here(house: House) -> Here:
    config = house.config
    found = [config.address.rstrip("/"), *config.reach.split(",")]
    return Here([address for address in dict.fromkeys(found) if address], bool(config.smtp))


HANDLERS: list[Any] = [here]
