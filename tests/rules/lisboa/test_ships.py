"""Build a ship (L6.7 to L6.9, L15.24 to L15.26, L15.28)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, Scene, scene


def yard(ship: str, goods: str) -> Scene:
    """Green has these goods and no influence; the shipyard shows this ship."""
    s = scene(3).has(GREEN, goods=goods, influence=0)
    return s.second_period().shipyard(ship) if ship > "h3" else s.shipyard(ship)


@clause("L6.7", "L6.8", "L6.9")
@pytest.mark.parametrize(("hand", "portfolio"), [("p31 p02", "h1a"), ("p16 p02", "h1a p31")])
def test_ex_11_a_ship_is_replaced_with_the_marquis_card_just_played_or_older(hand: str, portfolio: str) -> None:
    s = scene(4).second_period().sets(ORANGE, 1).portfolio(ORANGE, portfolio).hand(ORANGE, hand)
    s.has(ORANGE, influence=4, goods="gold, cloth, tool").treasury(5).turn(ORANGE)
    s.play(f"portfolio {hand.split()[0]}")
    space = s.table().treasury
    s.play("trade gold ship").shows(ORANGE, goods="", influence=4 + 6).board(treasury=space + 1)
    assert s.top_row(ORANGE) == "p31 h3a"


@clause("L3.3", "L3.5", "L6.1", "L6.7", "L6.9")
def test_ex_12_a_second_ship_in_place_of_the_king_card() -> None:
    s = scene(4).portfolio(YELLOW, "h1a").shipyard("h2a h2b").has(YELLOW, influence=6, goods="book, cloth, tool")
    s.hand(YELLOW, "p11 p02").turn(YELLOW).play("portfolio p11").shows(YELLOW, goods="gold, book, cloth, tool")
    s.play("trade book ship").offers("new-ship", "replace h1a").play("new-ship", "pay-goods gold+cloth")
    assert s.top_row(YELLOW) == "h1a h2a"
    assert s.gone("p11")
    s.shows(YELLOW, goods="tool", influence=10, wigs=6).board(treasury=4)
    s.asks(YELLOW, "trade").offers_only("trade tool recruit", "trade tool plan", "done")


@clause("L6.7")
@pytest.mark.parametrize(("ship", "hull"), [("h1a", 1), ("h2a", 2), ("h3a", 3), ("h4a", 4)])
def test_a_ship_costs_goods_of_different_kinds_as_many_as_its_hull(ship: str, hull: int) -> None:
    kinds = ["gold", "cloth", "book", "tool"]
    enough = ", ".join(f"{kind} 2" for kind in kinds[:hull])
    yard(ship, enough).performs(GREEN, "ship").idle().shows(GREEN, goods=", ".join(kinds[:hull]))
    if hull > 1:
        short = ", ".join(f"{kind} 2" for kind in kinds[: hull - 1])
        s = yard(ship, short).hand(GREEN, "p06 p02").turn(GREEN).play("visit p06").lacks("act ship")
        assert s.top_row(GREEN) == ""


@clause("L6.7")
def test_the_builder_chooses_which_kinds_to_pay() -> None:
    s = yard("h2a", "gold, cloth 2, tool").performs(GREEN, "ship")
    s.offers_only("pay-goods gold+cloth", "pay-goods gold+tool", "pay-goods cloth+tool")
    s.refuses("pay-goods gold+book", "good-missing").play("pay-goods gold+tool").idle().shows(GREEN, goods="cloth 2")


@clause("L6.7")
def test_only_the_visible_ship_can_be_built() -> None:
    s = scene(3).has(GREEN, goods="gold, cloth, book, tool").shipyard("h1b h2a").performs(GREEN, "ship")
    s.play("pay-goods gold").idle()
    assert s.top_row(GREEN) == "h1b"
    assert s.table().shipyard == (3,)


@clause("L6.8")
def test_the_cargo_of_a_replaced_ship_stays_on_the_new_one() -> None:
    s = yard("h3a", "gold, cloth").portfolio(GREEN, "h2a").cargo("h2a", 1).performs(GREEN, "ship")
    s.play("pay-goods gold").idle().shows(GREEN, goods="cloth", wigs=5)
    assert (s.crates("h3a"), s.crates("h2a")) == (1, 0)
    assert s.top_row(GREEN) == "h3a"


@clause("L6.9", "L3.3")
def test_a_new_ship_needs_a_slot_and_may_push_out_any_card_but_a_ship() -> None:
    """Capacity 2, a ship and a noble or a treasury card."""
    s = yard("h1b", "gold").portfolio(GREEN, "h1a p16").performs(GREEN, "ship").play("new-ship").idle()
    assert (s.top_row(GREEN), s.bottom_row(GREEN)) == ("h1a h1b", "")
    s = yard("h1b", "gold").sets(GREEN, 1).portfolio(GREEN, "h1a p16 p01").performs(GREEN, "ship").play("new-ship")
    s.asks(GREEN, "make-room").offers_only("drop p16", "drop p01").refuses("scrap h1a", "ship-for-ship")
    s.play("drop p16").idle()
    assert s.top_row(GREEN) == "p01 h1a h1b"


@clause("L6.9", "L3.3")
def test_in_a_full_top_row_a_noble_makes_room() -> None:
    s = yard("h1b", "gold").sets(GREEN, 3).portfolio(GREEN, "h1a p01 p06 p16").performs(GREEN, "ship").play("new-ship")
    s.offers_only("drop p01", "drop p06").refuses("drop p16", "other-row").play("drop p06").idle()
    assert (s.top_row(GREEN), s.bottom_row(GREEN)) == ("p01 h1a h1b", "p16")


@clause("L6.9")
def test_a_replacing_ship_takes_the_slot_of_the_old_one() -> None:
    """No discard, even with a full portfolio."""
    s = yard("h2a", "gold, cloth").portfolio(GREEN, "h1a p01").performs(GREEN, "ship")
    s.play("replace h1a", "pay-goods gold").idle().shows(GREEN, goods="cloth", influence=3 + 2)
    assert s.top_row(GREEN) == "p01 h2a"


@clause("L6.9")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 4), (5, 6), (6, 6)])
def test_building_moves_the_treasury_marker_up(before: int, after: int) -> None:
    yard("h1a", "gold").treasury(before).performs(GREEN, "ship").idle().board(treasury=after)


@clause("L6.9", "L4.1")
def test_a_card_pushed_out_no_longer_gives_influence() -> None:
    """Manuel (3) leaves for the ship: only the two ships count."""
    s = yard("h1b", "gold").portfolio(GREEN, "p01 h1a").performs(GREEN, "ship").play("new-ship").idle()
    s.shows(GREEN, influence=2 + 2)


@clause("L15.24")
def test_the_builder_chooses_between_a_further_slot_and_replacing_any_own_ship() -> None:
    s = yard("h3a", "gold, cloth, book, tool").sets(GREEN, 1).portfolio(GREEN, "h1a h2a").performs(GREEN, "ship")
    s.offers_only("new-ship", "replace h1a", "replace h2a")
    clone = s.table().clone()
    s.play("replace h2a").asks(GREEN, "pay-goods").play("pay-goods book").idle().shows(GREEN, goods="gold, cloth, tool")
    assert s.top_row(GREEN) == "h1a h3a"
    s.t = clone
    s.play("replace h1a", "pay-goods gold+book").idle().shows(GREEN, goods="cloth, tool")
    assert s.top_row(GREEN) == "h3a h2a"


@clause("L15.24")
def test_a_row_of_ships_has_no_further_slot() -> None:
    """Three ships: one of them must be replaced; the treasury card below does not help."""
    s = yard("h3a", "gold, cloth, book, tool").sets(GREEN, 3).portfolio(GREEN, "h1a h2a h2b p16")
    s.performs(GREEN, "ship").offers_only("replace h1a", "replace h2a", "replace h2b").refuses("new-ship", "no-slot")


@clause("L15.24")
def test_two_ships_in_a_portfolio_for_two_have_no_further_slot() -> None:
    s = yard("h2b", "gold, cloth").portfolio(GREEN, "h1a h1b").performs(GREEN, "ship")
    s.offers_only("replace h1a", "replace h1b").refuses("new-ship", "no-slot")


@clause("L15.24", "L8.8")
@pytest.mark.parametrize(
    ("ship", "middle", "clergy", "cost"),
    [
        ("h3a", 0, "", 3),
        ("h3a", 1, "", 2),
        ("h3a", 2, "", 2),
        ("h3a", 3, "", 0),
        ("h3a", 0, "c21", 2),
        ("h3a", 1, "c21", 1),
        ("h3a", 2, "c21 c22", 0),
        ("h1a", 1, "c21", 0),
    ],
)
def test_the_cost_is_the_hull_less_reductions_not_below_nothing(ship: str, middle: int, clergy: str, cost: int) -> None:
    s = yard(ship, "gold, cloth, book, tool").houses(GREEN, middle=middle).clergy(GREEN, clergy)
    s.performs(GREEN, "ship")
    if cost:
        s.play(s.legal()[0])
    s.idle()
    assert s.player(GREEN).goods_held() == 4 - cost


@clause("L8.8", "L6.7")
def test_ex_22_with_two_middle_houses_a_ship_of_three_costs_two_goods() -> None:
    """A book goes to the Marquis for access; after the third house nothing is paid."""
    s = yard("h3a", "book 2, gold, cloth").houses(GREEN, middle=2).hand(GREEN, "p16 p02").turn(GREEN)
    s.play("portfolio p16", "trade book ship").asks(GREEN, "pay-goods").lacks("pay-goods gold")
    s.offers_only("pay-goods gold+cloth", "pay-goods gold+book", "pay-goods cloth+book").play("pay-goods gold+cloth")
    s.shows(GREEN, goods="book")
    s = yard("h3a", "book").houses(GREEN, middle=3).hand(GREEN, "p16 p02").turn(GREEN)
    s.play("portfolio p16", "trade book ship").shows(GREEN, goods="")
    assert s.top_row(GREEN) == "h3a"


@clause("L15.24")
def test_nothing_is_given_back_for_a_cheap_replacement() -> None:
    s = yard("h2b", "gold").houses(GREEN, middle=1).portfolio(GREEN, "h2a").performs(GREEN, "ship").play("replace h2a")
    s.idle().shows(GREEN, goods="gold")


@clause("L15.25")
def test_a_ship_of_the_same_size_costs_nothing_and_gives_treasury_and_influence() -> None:
    s = yard("h1b", "").portfolio(GREEN, "h1a p01").cargo("h1a", 0).performs(GREEN, "ship").idle()
    s.shows(GREEN, influence=3 + 2).board(treasury=4)
    assert s.top_row(GREEN) == "p01 h1b"


@clause("L15.25")
def test_the_shipyard_never_shows_a_ship_smaller_than_one_already_built() -> None:
    s = scene(4).has(GREEN, goods="gold 2, cloth 2")
    hulls = []
    while s.table().shipyard:
        s.player(GREEN).ships = ()
        s.has(GREEN, goods="gold 2, cloth 2")
        hulls.append(1 + s.table().shipyard[-1] // 3)
        s.table().ships_out += s.table().shipyard[-1:]
        s.table().shipyard = s.table().shipyard[:-1]
    assert hulls == [1, 1, 1, 2, 2, 2]
    s.second_period()
    assert [1 + ship // 3 for ship in reversed(s.table().shipyard)] == [3, 3, 3, 4, 4, 4]


@clause("L15.26", "L7.6")
def test_a_ship_at_sea_replaced_in_a_follow_leaves_its_crates_at_sea() -> None:
    """Green visits the Marquis, Purple follows and replaces a ship that is at sea; no wigs again; docked later."""
    s = scene(3).second_period().shipyard("h3a").portfolio(PURPLE, "h1a").cargo("h1a", 1, at_sea=True)
    s.favors(PURPLE, "marquis").has(PURPLE, goods="gold, tool").decrees_shown("d01 d02 d03").hand(GREEN, "p06 p02")
    s.turn(GREEN).play("visit p06", "decree d01", "follow", "act ship").shows(PURPLE, wigs=5, goods="")
    assert (s.top_row(PURPLE), s.crates("h3a"), s.sailing("h3a")) == ("h3a", 1, True)
    s.turn(PURPLE)
    assert (s.crates("h3a"), s.sailing("h3a")) == (0, False)
    s.shows(PURPLE, wigs=5)


@clause("L15.26")
def test_a_replacement_never_makes_a_ship_sail() -> None:
    """Both hulls are 2, with one crate."""
    s = yard("h2b", "").portfolio(GREEN, "h2a").cargo("h2a", 1).performs(GREEN, "ship").idle().shows(GREEN, wigs=5)
    assert (s.crates("h2b"), s.sailing("h2b")) == (1, False)


@clause("L15.28", "L15.3")
def test_an_empty_shipyard_stays_empty() -> None:
    s = yard("", "gold 2, book").hand(GREEN, "p16 p02").display("p22 p27 p32 p37").turn(GREEN).play("portfolio p16")
    s.lacks("trade gold ship", "trade book ship").refuses("trade gold ship", "shipyard-empty")
    s.play("trade gold plan", "plan blue", "done", "take p22")
    assert s.table().shipyard == ()
