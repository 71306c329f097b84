"""What the rules of Magnanimous say of a move is what the move does."""

from __future__ import annotations

from rossio.games.magnanimous.effects import GOODS, PARTIES
from rossio.games.magnanimous.game import GAME, table_of
from rossio.games.magnanimous.state import NONE
from rossio.kernel.state import State
from tests.rules.about import Purse, held_against, told
from tests.rules.magnanimous.test_harbour import ex_08

AT_ONCE = {"discard", "spend", "deputy", "act", "follow"}


def purse(state: State, seat: int) -> Purse:
    table = table_of(state)
    player = table.players[seat]
    held = {f"deputy-{PARTIES[party]}": player.deputies[party] for party in (0, 1)}
    held |= {"reis": player.reis, "nobility": player.nobility, "ship": player.port_ships + player.rio_ships}
    if player.colour != NONE:
        first = table.first_of(seat)
        held |= {good: table.goods[first + number] for number, good in enumerate(GOODS)}
        if player.loaded != NONE:
            held[GOODS[player.loaded - first]] += player.cargo
    return held


def test_actions_sales_and_votes_cost_and_bring_what_was_said() -> None:
    found = told(GAME, 3, AT_ONCE, purse, 12) | told(GAME, 3, {"sell"}, purse, 4)
    assert set(found) == {*AT_ONCE, "sell"}
    for one in [one for group in found.values() for one in group]:
        for what in {*one.about.costs, *one.about.brings} & set(one.change):
            by_itself = one.name in ("act", "follow") and one.said(what) == 0
            exact = one.change[what] == one.said(what)
            assert exact or (by_itself and one.change[what] > 0), f"{one}: {what}"


def test_an_export_costs_a_ship_and_tokens_and_brings_what_was_said() -> None:
    state = ex_08().table
    exports = [move for move in state.legal() if GAME.space.print(move).startswith("export")]
    assert len(exports) == 8
    for move in exports:
        one = held_against(GAME, state, move, purse)
        assert one.kept_exactly(), one
    lost = state.about(GAME.space.parse("export commerce-11 4")).facts
    assert lost == {"lost": 3}


def test_the_governor_is_told_the_income_of_the_title() -> None:
    found = told(GAME, 3, {"govern"}, purse, 6)["govern"]
    paid = [one for one in found if one.change["reis"]]
    assert paid
    for one in paid:
        assert one.change["reis"] == one.said("reis"), one
