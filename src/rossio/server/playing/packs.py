"""Packs of people's own: try one, keep it, open tables with it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy.exc import IntegrityError

from rossio.games import catalogue
from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import Title
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.rules.checking import Checked, check_pack
from rossio.server.tables import packs
from rossio.server.tables.packs import PackFiles, PackInfo

OWN_AT_MOST: Final = 50
FileName = Annotated[str, Meta(pattern=r"^[a-z_]{1,40}$")]


class PackAsk(msgspec.Struct):
    game: Annotated[str, Meta(max_length=20)]
    title: Annotated[Title, Meta(min_length=1)]
    files: Annotated[dict[FileName, dict[str, Any]], Meta(max_length=40)]


async def check(ask: PackAsk) -> Checked:
    """Try a pack as `rossio content check` does, in a process of its own."""
    if ask.game not in catalogue.names():
        raise Problem("unknown-game", game=ask.game, known=", ".join(catalogue.names()))
    with tempfile.TemporaryDirectory(prefix="rossio-pack-") as folder:
        file = Path(folder) / "pack.json"
        file.write_bytes(msgspec.json.encode(PackFiles(ask.game, ask.title.strip(), ask.files)))
        return await check_pack(file)


async def save(house: House, caller: Caller, ask: PackAsk) -> PackInfo:
    """Keep a pack that can be played among one's own."""
    checked = await check(ask)
    if checked.faults:
        raise Problem("pack", faults="; ".join(checked.faults[:20]))
    pack = PackFiles(ask.game, ask.title.strip(), ask.files)
    async with house.store.reading() as connection:
        mine = [one for one in await packs.offered(connection, caller.id) if one.own]
        known = await packs.found(connection, checked.digest) is not None
    if len(mine) >= OWN_AT_MOST and checked.digest not in {one.digest for one in mine}:
        raise Problem("pack", faults=f"at most {OWN_AT_MOST} packs of one's own")
    if not known:
        try:
            async with house.store.writing() as connection:
                await packs.keep(connection, checked.digest, pack, house=False)
        except IntegrityError:
            pass  # somebody else has just kept the very same
    async with house.store.writing() as connection:
        await packs.shelve(connection, caller.id, checked.digest, pack.title)
    return PackInfo(checked.digest, pack.game, pack.title, True, False)
