"""Once more with the same people: their seats are kept for them, and one press each sits them down."""

from __future__ import annotations

import msgspec

from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import lobby
from rossio.server.playing.aftermath import shown
from rossio.server.playing.bounds import refuse_more
from rossio.server.tables.changes import again
from rossio.server.tables.infos import TableState
from rossio.server.tables.rows import add
from rossio.server.tables.table import Seat, Table, seats_of


@again
async def rematch(house: House, caller: Caller, table_id: str) -> TableState:
    """The first who asks opens the table, everybody else who sat there sits down at it."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        seats_of(table, caller.id)
        if not table.ended():
            raise Problem("not-finished", table=table.id, status=table.status)
        anew = await house.table(table.rematch) if table.rematch is not None else None
        if anew is None or anew.status == "abandoned":
            anew = await opened(house, caller, table)
    if anew.status == "open" and not anew.held_by(caller.id):
        await lobby.sit_down(house, caller, anew.id, lobby.SitAsk(invite=anew.invite))
    elif anew.status == "open":
        async with house.lock(anew.id):
            await lobby.begin_if_full(house, caller, anew.id)
    return await house.state(await house.table(anew.id), caller.id, invite=anew.invite)


async def opened(house: House, caller: Caller, table: Table) -> Table:
    """A table as the last one, with the seats of the others kept for them."""
    await refuse_more(house, caller.id, "open")
    anew = lobby.like(
        table,
        caller.id,
        pace=table.pace,
        clock=table.clock,
        public=table.public,
        hotseat=table.hotseat,
        rated=table.rated,
        stand_in=table.stand_in,
        auto_start=True,
        keepers=table.keepers,
    )
    seats = [seat_again(anew, seat, caller) for seat in table.seats]
    async with house.changing(table, rematch=anew.id) as connection:
        await add(connection, msgspec.structs.replace(anew, seats=seats))
    await shown(house, await house.table(table.id))
    return await house.table(anew.id)


def seat_again(table: Table, seat: Seat, caller: Caller) -> Seat:
    """Bots and whoever asks sit at once, under the names they had; a seat is kept for everybody else."""
    if seat.account is None:
        return Seat(table.id, seat.seat, name=seat.name, bot=seat.bot)
    reserve = float(table.clock.reserve)
    if seat.account == caller.id:
        return Seat(table.id, seat.seat, seat.account, seat.name, reserve=reserve)
    return Seat(table.id, seat.seat, name=seat.name, reserve=reserve, kept_for=seat.account)
