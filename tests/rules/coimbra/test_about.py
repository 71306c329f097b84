"""What the rules of Coimbra say of a move is what the move does."""

from __future__ import annotations

from rossio.games.coimbra.effects import CLASSES
from rossio.games.coimbra.game import GAME, table_of
from rossio.kernel.state import State
from tests.marks import clause
from tests.rules.about import Purse, told
from tests.rules.coimbra.scenario import scene

ANSWERS = {"invest", "pay", "choose", "give", "surrender", "exchange", "raise"}


def purse(state: State, seat: int) -> Purse:
    player = table_of(state).players[seat]
    tracks = {name: player.tracks[track] for track, name in enumerate(CLASSES)}
    return {"guards": player.guards, "coins": player.coins, "points": player.vp, **tracks}


def test_what_asks_nothing_more_costs_and_brings_exactly_what_was_said() -> None:
    found = told(GAME, 3, {*ANSWERS, "acquire"}, purse, 12) | told(GAME, 3, {"distress"}, purse, 2)
    assert set(found) == {*ANSWERS, "acquire", "distress"}
    del found["acquire"]
    for one in [one for group in found.values() for one in group]:
        if one.done and one.name.split()[0] != "exchange":
            assert one.kept_exactly(), one


def test_cards_tiles_and_incomes_cost_no_more_and_bring_no_less_than_was_said() -> None:
    groups = {"acquire", "favour", "activate", "activate-white", "walk", "place"}
    found = told(GAME, 3, groups, purse)
    assert set(found) == groups
    for one in [one for group in found.values() for one in group]:
        if one.done:
            assert one.kept(), one
    cards = [one for one in found["acquire"] if one.done]
    assert sum(one.kept_exactly() for one in cards) > len(cards) // 2


@clause("C19", "C20", "C21")
def test_a_die_says_how_many_will_come_before_it() -> None:
    table = scene(3).line("castle", "grey-2 phil, grey-4 chris").line("upper", "green-5 eve, green-4 phil").table
    assert [table.place_in_line(0, value) for value in (1, 2, 4, 6)] == [0, 1, 2, 2]
    assert [table.place_in_line(1, value) for value in (6, 5, 4, 1)] == [0, 1, 2, 2]
