"""Who is told of what, and when: decided without a server."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from rossio.games import catalogue
from rossio.server.house.house import House
from rossio.server.people.notices import outbox
from rossio.server.people.notices.carriers import Ways
from rossio.server.playing import play
from rossio.server.playing.lobby import fresh
from rossio.server.store import schema
from rossio.server.tables.looks import Look
from rossio.server.tables.table import Seat, Table
from tests.server.indoors import Indoors, decider, guest, table_of

NOON = 12 * 3600.0


def played(**other: Any) -> Table:
    seats = [Seat("t", 0, "ana", "Ana"), Seat("t", 1, "rui", "Rui")]
    given = {"status": "running", "turn": 0, "pace": "correspondence", "seats": seats}
    return msgspec.structs.replace(fresh(catalogue.load("coimbra"), 2, {}, "ana"), **{**given, **other})


def wanted(kind: str = "turn", account: str = "ana", ways: Ways | None = None, **other: Any) -> bool:
    look, present = other.pop("look", Look()), other.pop("present", [])
    return outbox.still_wanted(kind, played(**other), account, ways or Ways(), look, present)


def test_somebody_whose_turn_it_is_and_who_is_away_is_told() -> None:
    assert wanted()
    assert not wanted(present=[0])
    assert not wanted(turn=1)
    assert not wanted(account="zé")


def test_nobody_is_told_twice_before_a_look_but_everybody_of_the_end() -> None:
    assert not wanted(look=Look(seen=3, told=4))
    assert wanted(look=Look(seen=4, told=4))
    assert wanted("over", look=Look(seen=3, told=4), turn=-1)


def test_live_tables_are_told_only_to_those_who_wish_it() -> None:
    assert not wanted(pace="live")
    assert wanted(pace="live", ways=Ways(live=True))


def test_a_notice_waits_for_the_end_of_the_quiet_hours_and_once_for_its_person() -> None:
    quiet = Ways(quiet_from=11 * 60, quiet_to=13 * 60)
    assert outbox.seconds_to_wait(quiet, 0, NOON) == 3600
    assert outbox.seconds_to_wait(quiet, 1, NOON) == 3600
    assert outbox.seconds_to_wait(Ways(wait=120), 0, NOON) == 120
    assert outbox.seconds_to_wait(Ways(wait=120), 1, NOON) == 0


async def written(house: House) -> list[tuple[str, str]]:
    async with house.store.reading() as connection:
        found = await connection.execute(select(schema.outbox).order_by(schema.outbox.c.id))
        return [(row.account, row.kind) for row in found]


def test_a_move_writes_down_who_is_to_be_told(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui, pace="correspondence")
        expected = await written(house)
        for _ in range(6):
            before = table.turn
            mover, moves = await decider(house, table)
            await play.decide(house, mover, table.id, play.MoveAsk(table.ply, [moves[0]], f"k{table.ply}"))
            table = await house.table(table.id)
            if table.turn != before:
                expected.append((table.seats[table.turn].account or "", "turn"))
        assert await written(house) == expected
        assert {account for account, _ in expected} == {ana.id, rui.id}

    indoors(story)


@pytest.mark.parametrize(("tries", "kept"), [(0, True), (outbox.TRIES - 1, False)])
def test_a_notice_that_fails_is_tried_again_a_few_times(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch, tries: int, kept: bool
) -> None:
    async def fail(*_: object) -> bool:
        return False

    monkeypatch.setattr(outbox, "tell", fail)

    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        table = await table_of(house, ana, rui, pace="correspondence")
        account = table.seats[table.turn].account
        row = {"id": 1, "account": account, "table": table.id, "kind": "turn", "due": 0.0, "tries": tries}
        async with house.store.writing() as connection:
            await connection.execute(schema.outbox.delete())
            await connection.execute(schema.outbox.insert().values(**row))
        await outbox.Carrying(house).send_due()
        await asyncio.gather(*house.tasks)
        assert bool(await written(house)) == kept

    indoors(story)


def test_a_slow_address_holds_up_nobody_else(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        slow, quick = await guest(house, "slow"), await guest(house, "quick")
        answered = asyncio.Event()
        sent: list[str] = []

        async def send(_: House, row: dict[str, Any], __: float) -> bool:
            if row["account"] == slow.id:
                await answered.wait()
            sent.append(row["account"])
            return True

        monkeypatch.setattr(outbox, "send", send)
        row = {"table": "t", "kind": "turn", "due": 0.0, "tries": 0}
        async with house.store.writing() as connection:
            await connection.execute(schema.outbox.insert(), [{**row, "account": slow.id} for _ in range(3)])
        carrying = outbox.Carrying(house)
        await carrying.send_due()
        async with house.store.writing() as connection:
            await connection.execute(schema.outbox.insert().values(**row, account=quick.id))
        await carrying.send_due()
        async with asyncio.timeout(30):
            while sent != [quick.id]:
                await asyncio.sleep(0.01)
        answered.set()
        await asyncio.gather(*house.tasks)
        assert sent == [quick.id, slow.id, slow.id, slow.id]
        assert not carrying.underway
        assert await written(house) == []

    indoors(story)


def test_a_notice_that_breaks_each_time_is_given_up(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        tried = 0

        async def send(*_: object) -> bool:
            nonlocal tried
            tried += 1
            raise ValueError("a mistake of ours")

        monkeypatch.setattr(outbox, "send", send)
        row = {"account": ana.id, "table": "t", "kind": "turn", "due": 0.0, "tries": 0}
        async with house.store.writing() as connection:
            await connection.execute(schema.outbox.insert().values(**row))
        for _ in range(outbox.TRIES + 2):
            await outbox.Carrying(house).send_due()
            await asyncio.gather(*house.tasks, return_exceptions=True)
            async with house.store.writing() as connection:
                await connection.execute(schema.outbox.update().values(due=0.0))
        assert tried == outbox.TRIES
        assert await written(house) == []

    indoors(story)


def test_how_one_wants_to_be_told_is_kept(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        async with house.store.writing() as connection:
            await outbox.keep_ways(connection, ana.id, Ways(email=True, quiet_to=30))
            kept = await connection.scalar(select(schema.accounts.c.notices))
        assert msgspec.json.decode(kept or "", type=Ways) == Ways(email=True, quiet_to=30)

    indoors(story)
