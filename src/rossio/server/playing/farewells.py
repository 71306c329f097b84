"""The end of a game before its end: at once where one plays alone, by agreement among people."""

from __future__ import annotations

import msgspec

from rossio.server.ground import times
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing.aftermath import answered
from rossio.server.playing.endings import given_up
from rossio.server.tables.changes import again
from rossio.server.tables.infos import TableState
from rossio.server.tables.table import Ending, Table, seats_of


class EndAsk(msgspec.Struct):
    """To end the game without a result, or to play on."""

    agree: bool


@again
async def end(house: House, caller: Caller, table_id: str, ask: EndAsk) -> TableState:
    """Ask to end the game, agree to it, or refuse: one refusal ends the wish, the last agreement fulfils it."""
    house.limits.spend("move", caller.id)
    async with house.lock(table_id):
        table = await house.table(table_id)
        held = seats_of(table, caller.id)
        if table.status != "running":
            raise Problem("not-running", table=table.id, status=table.status)
        if caller.id not in table.people():
            raise Problem("not-your-turn", table=table.id, turn=table.turn)
        if not ask.agree and table.ending is None:
            raise Problem("no-wish", table=table.id)
        async with house.changing(table, **settled(table, caller, held[0], ask.agree)):
            pass
        return await answered(house, caller, table.id)


def settled(table: Table, caller: Caller, seat: int, agree: bool) -> dict[str, object]:
    """What an answer changes. A rated game is nobody's to end alone: who does not like how it stands could void it."""
    if not agree:
        return {"ending": None}
    agreed = sorted({caller.id, *(table.ending.agreed if table.ending is not None else [])})
    if not table.people() <= set(agreed):
        first = table.ending.seat if table.ending is not None else seat
        return {"ending": Ending(first, agreed)}
    if table.rated and len(table.people()) < 2:
        raise Problem("rated-alone", table=table.id)
    return given_up(times.now())
