"""A table as a picture, for those who get its link: what a spectator sees, drawn by the client's own components.

Node draws and a small library makes points of it, both in processes of their own, one picture at a time. Where either
is not installed, or too much is asked at once, there is none, and the door shows the game's printed card.
"""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from typing import Any, Final

import msgspec

from rossio.client import drawings, raster
from rossio.kernel.facts import SPECTATOR
from rossio.server.ground.problems import Problem, words
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller, account_of
from rossio.server.rules.messages import Look, Seen
from rossio.server.tables.packs import found
from rossio.server.tables.table import Table, check_may_see

log = logging.getLogger("rossio.pictures")

SECONDS: Final = 20.0


class Drawn(msgspec.Struct):
    """Only the view of a position is drawn."""

    view: dict[str, Any]


async def seen(house: House, caller: Caller | None, table_id: str, invite: str) -> Table:
    """A table that somebody may see; Problem otherwise."""
    table = await house.table(table_id)
    check_may_see(table, account_of(caller), invite)
    return table


async def picture(house: House, table: Table, ply: int | None, language: str) -> bytes | None:
    """A table as PNG: where it stands, or one that is over as it stood after a ply. None where there is nothing to draw
    yet, or nothing to draw with."""
    last = len(table.line)
    at = last if ply is None else ply
    if at > last or (at < last and not table.ended()):
        raise Problem("no-ply", table=table.id, ply=at, last=last)
    key = (table.id, table.version, at, language)
    easel = house.easel
    kept = easel.find(key)
    node = drawings.find_node()
    if kept is not None:
        return kept
    if table.status == "open" or node is None or not raster.is_there() or not drawings.DRAWINGS.is_file():
        return None
    if easel.is_crowded():
        return None
    async with easel.turn():
        kept = easel.find(key)  # somebody else may have waited for the same one
        if kept is None:
            kept = await drawn(house, table, at, language, node)
            if kept is not None:
                easel.keep(key, kept)
    return kept


async def drawn(house: House, table: Table, at: int, language: str, node: str) -> bytes | None:
    request = await asked_for(house, table, at, language)
    try:
        svg = await piped([node, str(drawings.DRAWINGS)], request)
        return await piped([sys.executable, "-m", "rossio.client.raster", str(drawings.WIDTH)], svg)
    except (OSError, subprocess.SubprocessError) as error:
        log.warning("%s cannot be drawn: %r", table.id, error)
        return None


async def asked_for(house: House, table: Table, at: int, language: str) -> bytes:
    """What the drawings are told: the spectator's view, names and what is printed on the components."""
    played = table.played(at)
    played.table += "#"  # kept apart from where others look
    looked = await house.study(table.id, Look(played, [SPECTATOR], at), Seen)
    view = msgspec.json.decode(looked.views[SPECTATOR], type=Drawn).view
    async with house.store.reading() as connection:
        pack = await found(connection, table.content)
    speech = words(language)
    names = {seat.seat: name_at(table, seat.seat, language) for seat in table.seats}
    names.setdefault(table.seat_count, speech.component(table.game, "rival"))
    content = pack.files if pack is not None else {}
    request = {"game": table.game, "view": view, "names": names, "content": content}
    return json.dumps(request | {"theme": "light", "language": language}, ensure_ascii=False).encode()


def name_at(table: Table, number: int, language: str) -> str:
    """What a seat is called: its name, the level of a bot that has none, or its number."""
    seat, speech = table.seats[number], words(language)
    if seat.bot is not None and seat.name in ("", seat.bot):
        return speech.text(f"bots-name-{seat.bot}") or seat.name
    return seat.name or speech.seat(number)


async def piped(command: list[str], given: bytes) -> bytes:
    """What a program answers to what it is given, within its time."""

    def run() -> bytes:
        return subprocess.run(command, input=given, capture_output=True, timeout=SECONDS, check=True).stdout

    return await asyncio.to_thread(run)
