"""Hints and reasons, where nothing is at stake: at unrated tables of one person and bots."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from rossio.server.ground.problems import Problem
from rossio.server.ground.texts import Ply
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.rules import positions
from rossio.server.rules.messages import Advise, Advised, Explain, Explained
from rossio.server.rules.pool import Cut, Wrong
from rossio.server.tables.table import Table, seats_of

R = TypeVar("R", Advised, Explained)


class HintAsk(msgspec.Struct):
    """The decision that is asked about: for a hint the present one, for a reason the one a bot has made."""

    ply: Ply


def check_allowed(table: Table, caller: Caller) -> None:
    """Problem where a hint would be unfair to somebody."""
    seats_of(table, caller.id)
    if table.status != "running":
        raise Problem("not-running", table=table.id, status=table.status)
    if table.puzzle is not None or table.rated or table.people() - {caller.id}:
        raise Problem("no-hint", table=table.id)


async def hint(house: House, caller: Caller, table_id: str, ask: HintAsk) -> positions.Hint:
    """The move a good player would make now, with its reason."""
    house.limits.spend("hint", caller.id)
    table = await house.table(table_id)
    check_allowed(table, caller)
    if ask.ply != table.ply:
        raise Problem("stale", table=table.id, ply=ask.ply, now=table.ply)
    if table.turn not in table.held_by(caller.id):
        raise Problem("not-your-turn", table=table.id, turn=table.turn)
    return (await thought(house, table, Advise(table.played(), table.turn), Advised)).hint


async def why(house: House, caller: Caller, table_id: str, ask: HintAsk) -> positions.Why:
    """What a bot's move brought it, as the caller could know."""
    house.limits.spend("hint", caller.id)
    table = await house.table(table_id)
    check_allowed(table, caller)
    if not 1 <= ask.ply <= table.ply:
        raise Problem("no-ply", table=table.id, ply=ask.ply, plies=table.ply)
    request = Explain(table.played(ask.ply), table.held_by(caller.id)[0])
    told = (await thought(house, table, request, Explained)).why
    if table.seats[told.seat].player() is None:
        raise Problem("no-hint", table=table.id)
    return told


async def thought(house: House, table: Table, request: Advise | Explain, wanted: type[R]) -> R:
    """Ask where bots think: whoever ponders must not keep the rules from anybody."""
    try:
        workers = await house.packs.workers("bot", table.content)
        return await workers.ask("", request, wanted)
    except (Cut, Wrong) as error:
        raise Problem("cut", what=str(error)) from error
