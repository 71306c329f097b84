"""What the rules of Lisboa say of a move is what the move does."""

from __future__ import annotations

from rossio.games.lisboa import content
from rossio.games.lisboa.game import GAME, table_of
from rossio.kernel.state import State
from tests.rules.about import Purse, told

AT_ONCE = {
    "sell",
    "from-influence",
    "from-reis",
    "pay-goods",
    "take-good",
    "lose-good",
    "favor",
    "lose-favor",
    "decree",
}


def purse(state: State, seat: int) -> Purse:
    player = table_of(state).players[seat]
    goods = {name: player.goods[good] for good, name in enumerate(content.GOOD_IDS)}
    favors = {f"favor-{name}": player.favors >> noble & 1 for noble, name in enumerate(content.NOBLE_IDS)}
    money = {"reis": player.reis, "influence": player.influence, "wigs": player.wigs, "set-marker": player.markers}
    return {**money, **goods, **favors}


def test_payments_sales_and_things_taken_are_exactly_what_was_said() -> None:
    found = told(GAME, 3, AT_ONCE, purse, 20)
    assert {"sell", "from-influence", "take-good", "favor", "decree"} <= set(found)
    for one in [one for group in found.values() for one in group]:
        if one.done and one.name.split()[0] not in ("take-good", "lose-good"):
            assert one.kept_exactly(), one


def test_rewards_and_clergy_tiles_bring_no_less_than_was_said() -> None:
    groups = {"give-up", "take-good", "get-gold", "portfolio", "reward", "lose-good"}
    found = told(GAME, 3, groups, purse, 20)
    assert {"give-up", "take-good", "get-gold", "portfolio", "reward"} <= set(found)
    for one in [one for group in found.values() for one in group]:
        if one.done or one.name.startswith("get-gold"):
            for what in {*one.about.costs, *one.about.brings} & set(one.change):
                assert one.change[what] >= one.said(what), f"{one}: {what}"


def test_a_visit_costs_what_was_said() -> None:
    visits = told(GAME, 3, {"visit"}, purse, 8)["visit"]
    assert len(visits) > 50
    paid = [one for one in visits if one.change["influence"] < 0 or one.change["wigs"] < 0]
    exact = [one for one in paid if all(one.change[what] == one.said(what) for what in ("influence", "wigs"))]
    assert len(exact) > len(paid) * 3 // 4, "others gain or may pay with réis"


def test_the_parts_of_a_price_add_up() -> None:
    found = told(GAME, 4, {"visit", "act", "build"}, purse, 8)
    for group, price, middle in (("visit", "cost", "officials"), ("build", "price", "rubble")):
        assert found[group]
        for one in found[group]:
            parts = [one.about.facts[part] for part in ("treasury", middle, "benefits")]
            assert one.about.facts[price] == max(0, sum(int(str(part)) for part in parts)), one
