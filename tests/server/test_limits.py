"""How often somebody may do something: the same whichever door it comes through."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from rossio.server.ground.limits import RATES
from rossio.server.house.house import House
from rossio.server.people import chat
from rossio.server.people.sessions import Caller
from rossio.server.playing import play
from tests.server.indoors import Indoors, error_of, guest

Verb = Callable[[House, Caller], Awaitable[object]]

VERBS: dict[str, tuple[str, Verb]] = {
    "decide": ("move", lambda house, who: play.decide(house, who, "nowhere", play.MoveAsk(0, ["x"], "k"))),
    "undo": ("move", lambda house, who: play.undo(house, who, "nowhere", play.UndoAsk(1, 0))),
    "answer a wish": ("move", lambda house, who: play.answer_wish(house, who, "nowhere", play.WishAsk(True))),
    "say": ("chat", lambda house, who: chat.say(house, who, "nowhere", "Bom dia")),
}


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_of_a_table_is_counted(indoors: Indoors, monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    purpose, act = VERBS[verb]
    monkeypatch.setitem(RATES, purpose, (3, 0.001))

    async def story(house: House) -> None:
        ana, rui = await guest(house, "Ana"), await guest(house, "Rui")
        found = [await error_of(act(house, ana)) for _ in range(4)]
        assert found == ["no-table"] * 3 + ["too-often"]
        assert await error_of(act(house, rui)) == "no-table"

    indoors(story, limits=True)
