"""Content packs over HTTP: what there is, what is in one, try one, keep it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import delete, get, post
from litestar.params import Parameter

from rossio.server.door.statuses import problems
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller, account_of
from rossio.server.playing import packs as playing
from rossio.server.rules.checking import Checked
from rossio.server.tables import packs
from rossio.server.tables.packs import PackFiles, PackInfo

DigestAsk = Annotated[str, Parameter(pattern=r"^[0-9a-f]{16}$")]


@get("/packs", responses=problems(), summary="The packs with which one may open a table")
async def offered(house: House, visitor: Caller | None) -> list[PackInfo]:
    async with house.store.reading() as connection:
        return await packs.offered(connection, account_of(visitor))


@get("/packs/{digest:str}", responses=problems("no-pack"), summary="A whole pack, every value with its source")
async def whole(house: House, digest: DigestAsk) -> PackFiles:
    async with house.store.reading() as connection:
        pack = await packs.found(connection, digest)
    if pack is None:
        raise Problem("no-pack", digest=digest)
    return pack


@post("/packs/check", responses=problems("unknown-game", "sign-in", "csrf", "too-often", "cut"), status_code=200)
async def check(house: House, caller: Caller, data: playing.PackAsk) -> Checked:
    """Try a pack: what does not fit, with file, entry and key. Nothing is kept."""
    house.limits.spend("pack", caller.id)
    return await playing.check(data)


@post("/packs", responses=problems("unknown-game", "pack", "sign-in", "csrf", "too-often", "cut"))
async def save(house: House, caller: Caller, data: playing.PackAsk) -> PackInfo:
    """Keep a pack among one's own, if it can be played."""
    house.limits.spend("pack", caller.id)
    return await playing.save(house, caller, data)


@delete("/packs/{digest:str}", responses=problems("no-pack", "sign-in", "csrf"))
async def unshelve(house: House, caller: Caller, digest: DigestAsk) -> None:
    """Take a pack from one's own. Games that began with it go on."""
    async with house.store.writing() as connection:
        await packs.unshelve(connection, caller.id, digest)


HANDLERS: Final[list[Any]] = [offered, whole, check, save, unshelve]
