"""What one person may take up of a house, and that those who play do not wait for those who study."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, insert, select, update

from rossio.server.ground.askers import Who
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.chat import say
from rossio.server.people.sessions import Caller, open_session
from rossio.server.playing import bounds, caretaker, lobby, play, replays
from rossio.server.playing.bots import Bots
from rossio.server.rules.line import Lane
from rossio.server.rules.messages import Curves, Look, Print, Read, Request
from rossio.server.store import schema
from tests.server.indoors import Indoors, Near, R, decider, error_of, guest, table_of


async def opened(house: House, host: Caller, **wishes: Any) -> str:
    ask = {"game": "coimbra", "seats": 2, **wishes}
    return (await lobby.create(house, host, msgspec.convert(ask, lobby.NewTableAsk))).table.id


BOTS_ALONE: dict[str, Any] = {"bots": {"0": "random", "1": "random"}, "sit": -1, "start": True}


def test_one_person_has_a_few_open_tables_at_most(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house, "Ana")
        tables = [await opened(house, ana) for _ in range(bounds.AT_MOST["open"])]
        with pytest.raises(Problem) as refused:
            await opened(house, ana)
        assert (refused.value.error, refused.value.facts["what"]) == ("too-many", "open")
        await opened(house, await guest(house, "Rui"))
        await opened(house, ana, bots={"1": "random"}, start=True)
        await lobby.close(house, ana, tables[0])
        await opened(house, ana)

    indoors(story, limits=True)


def test_one_person_lets_bots_play_alone_at_a_few_tables_at_most(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house, "Ana")
        house.wake = lambda _: None
        for _ in range(bounds.AT_MOST["bots"]):
            await opened(house, ana, **BOTS_ALONE)
        assert await error_of(opened(house, ana, **BOTS_ALONE)) == "too-many"
        async with house.store.reading() as connection:
            stored = (await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one()
        assert stored == bounds.AT_MOST["bots"]
        # not even by filling the seats of an open table
        table = await opened(house, ana, bots={"0": "random"}, sit=-1)
        await lobby.arrange(house, ana, table, 1, lobby.ArrangeAsk("random"))
        assert (await house.table(table)).status == "open"
        await opened(house, ana, bots={"1": "random"}, start=True)

    indoors(story, limits=True)


def test_a_bot_thinks_in_the_turn_of_whoever_waits_for_it(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        house.came(ana.id, "192.0.2.7")
        bots = Bots(house)
        house.wake = lambda _: None
        mine = await house.table(await opened(house, ana, bots={"1": "master"}, start=True))
        assert bots.turn_of(mine, "master") == (Who("192.0.2.7", ana.id), Lane.SLOW)
        assert bots.turn_of(mine, "apprentice") == (Who("192.0.2.7", ana.id), Lane.QUICK)
        alone = await house.table(await opened(house, rui, **BOTS_ALONE))
        assert bots.turn_of(alone, "random") == (Who(rui.id, rui.id), Lane.UNWATCHED)

    indoors(story)


class Noted(Near):
    """Rules that note what they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Request] = []

    async def ask(
        self, key: str, request: Request, wanted: type[R], who: Who | None = None, lane: Lane = Lane.QUICK
    ) -> R:
        self.asked.append(request)
        return await super().ask(key, request, wanted, who, lane)


def test_who_studies_a_game_takes_nothing_from_those_who_play(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        mover, moves = await decider(house, table)
        await play.decide(house, mover, table.id, play.MoveAsk(0, [moves[0]], "one"))
        async with house.changing(await house.table(table.id), status="abandoned", finished=time.time()):
            pass
        playing = house.packs.engines = Noted()
        studying = house.packs.studies = Noted()
        await replays.replay(house, ana, table.id, 1, "")
        first = await replays.curves(house, ana, table.id, "")
        assert await replays.curves(house, None, table.id, "") == first
        await replays.bring(house, rui, replays.BringAsk(await replays.record(house, ana, table.id, "")))
        assert not [asked for asked in playing.asked if not isinstance(asked, Look)]
        assert [type(asked) for asked in studying.asked] == [Look, Look, Curves, Print, Read]

    indoors(story)


def test_open_tables_that_nobody_touches_are_closed(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house, "Ana")
        live, later = await opened(house, ana), await opened(house, ana, pace="correspondence")
        fresh = await opened(house, ana)
        tables = schema.tables
        async with house.store.writing() as connection:
            long_ago = {"touched": time.time() - 2 * 86_400, "version": tables.c.version + 1}
            await connection.execute(update(tables).where(tables.c.id.in_([live, later])).values(**long_ago))
        await caretaker.close_forgotten(house)
        assert [(await house.table(table)).status for table in (live, later, fresh)] == ["abandoned", "open", "open"]

    indoors(story)


def test_guests_of_long_ago_who_left_nothing_behind_are_forgotten(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        people = [await guest(house, name) for name in ("idle", "host", "seated", "spoke", "account")]
        idle, host, seated, spoke, account = people
        fresh = await guest(house, "fresh")
        await table_of(house, host, seated)
        talked = await table_of(house, spoke, host)
        await say(house, spoke, talked.id, "hello")
        accounts, seats = schema.accounts, schema.seats
        async with house.store.writing() as connection:
            await open_session(connection, idle.id)
            await connection.execute(update(seats).where(seats.c.account == spoke.id).values(account=None))
            await connection.execute(update(schema.tables).where(schema.tables.c.host == spoke.id).values(host=host.id))
            await connection.execute(insert(schema.blocks).values(account=host.id, blocked=idle.id))
            await connection.execute(update(accounts).where(accounts.c.id == account.id).values(password="x"))
            await connection.execute(
                update(accounts).where(accounts.c.id.in_([one.id for one in people])).values(created=time.time() - 4e6)
            )
        await caretaker.purge_guests(house)
        async with house.store.reading() as connection:
            left = {row.name for row in await connection.execute(select(accounts.c.name))}
        assert left == {"host", "seated", "spoke", "account", "fresh"}
        assert fresh.name in left

    indoors(story)
