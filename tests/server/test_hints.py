"""Hints at the server: for one person among bots at an unrated table, and for nobody else."""

from __future__ import annotations

import msgspec
import pytest

from rossio.bots import hints as advice
from rossio.server.house.house import House
from rossio.server.playing import hints, lobby
from rossio.server.rules import engine
from tests.server.indoors import Indoors, decider, error_of, guest, table_of


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests are about who may ask, not about how good the answer is."""
    told = advice.hint
    monkeypatch.setattr(engine.hints, "hint", lambda game, state, seat: told(game, state, seat, 4))


def test_one_person_among_bots_gets_the_same_hint_twice_and_the_reason_of_a_bots_move(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        wish = {"game": "coimbra", "seats": 2, "bots": {"1": "random"}, "rated": False, "start": True}
        opened = await lobby.create(house, ana, msgspec.convert(wish, lobby.NewTableAsk))
        table = await house.table(opened.table.id)
        while table.turn != 0:
            table = await house.table(table.id)
        _, moves = await decider(house, table)
        first = await hints.hint(house, ana, table.id, hints.HintAsk(table.ply))
        assert first.move in moves
        assert await hints.hint(house, ana, table.id, hints.HintAsk(table.ply)) == first
        assert await error_of(hints.hint(house, ana, table.id, hints.HintAsk(table.ply + 1))) == "stale"
        assert await error_of(hints.why(house, ana, table.id, hints.HintAsk(0))) == "no-ply"
        seen = await house.look(table, [], table.ply)
        assert seen is not None
        for ply, seat in enumerate(seen.seats, 1):
            asked = hints.why(house, ana, table.id, hints.HintAsk(ply))
            if seat == 1:
                told = await asked
                assert (told.seat, told.move) == (1, table.line[ply - 1])
            else:
                assert await error_of(asked) == "no-hint"

    indoors(story)


def test_nobody_gets_a_hint_where_something_is_at_stake(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house), await guest(house, "Rui")
        rated = await table_of(house, ana, rui, rated=True)
        friendly = await table_of(house, ana, rui, rated=False)
        for table in (rated, friendly):
            who, _ = await decider(house, table)
            assert await error_of(hints.hint(house, who, table.id, hints.HintAsk(table.ply))) == "no-hint"
        alone = {"game": "coimbra", "seats": 2, "bots": {"1": "random"}, "rated": True, "start": True}
        opened = await lobby.create(house, ana, msgspec.convert(alone, lobby.NewTableAsk))
        assert await error_of(hints.hint(house, ana, opened.table.id, hints.HintAsk(0))) == "no-hint"
        assert await error_of(hints.hint(house, rui, opened.table.id, hints.HintAsk(0))) in ("no-table", "not-seated")

    indoors(story)
