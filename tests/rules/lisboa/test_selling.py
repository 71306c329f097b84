"""Sell Goods (L5, L15.27)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene


def seller(goods: str, seats: int = 3) -> Scene:
    """Green plays P16 at treasury 3 (3 réis) and then sells; no réis before."""
    return scene(seats).hand(GREEN, "p16 p02").has(GREEN, reis=0, goods=goods).display("p22 p27 p32 p37")


@clause("L5.1", "L5.2")
def test_ex_10_two_gold_to_the_own_ship_and_two_books_to_purples() -> None:
    s = scene(2).prices(book=5, cloth=4, gold=4, tool=3).portfolio(GREEN, "h2a").second_period()
    s.portfolio(PURPLE, "h3a").hand(GREEN, "p16 p02").has(GREEN, reis=0, goods="gold 2, book 2, tool").turn(GREEN)
    s.play("portfolio p16").shows(GREEN, reis=3)
    s.play("sell gold h2a", "sell gold h2a").shows(GREEN, reis=3 + 10, wigs=7)
    s.play("sell book h3a", "sell book h3a").shows(GREEN, reis=3 + 24)
    s.play("done").shows(GREEN, goods="tool", wigs=7).shows(PURPLE, wigs=5, reis=10)
    assert (s.crates("h3a"), s.sailing("h3a")) == (2, False)
    assert s.sailing("h2a")


@clause("L5.1")
@pytest.mark.parametrize(
    ("good", "ship", "price"),
    [("gold", "h1a", 5), ("cloth", "h1a", 6), ("book", "h2a", 7), ("tool", "h3a", 6), ("gold", "h4a", 8)],
)
def test_a_good_brings_its_price_and_the_modifier_of_the_ship(good: str, ship: str, price: int) -> None:
    """Modifiers 0, 1, 2 and 3 for hulls 1 to 4 (P10)."""
    s = seller(good)
    if ship > "h3":
        s.second_period()
    s.portfolio(PURPLE, ship).turn(GREEN).play("portfolio p16", f"sell {good} {ship}").shows(GREEN, reis=3 + price)


@clause("L5.1")
def test_every_docked_ship_of_every_player_takes_goods() -> None:
    s = seller("gold, book").portfolio(GREEN, "h1a").portfolio(PURPLE, "h1b").portfolio(YELLOW, "h2a h2b")
    s.cargo("h2b", 1).turn(GREEN).play("portfolio p16")
    sales = [move for move in s.legal() if move.startswith("sell")]
    assert sorted(sales) == sorted(
        f"sell {good} {ship}" for good in ("gold", "book") for ship in ("h1a", "h1b", "h2a", "h2b")
    )


@clause("L5.1")
def test_the_benefits_of_the_seller_count_and_no_one_elses() -> None:
    """P18 and C17: a tool pays 1 and 2 more; Purple's P39 does nothing for Green."""
    s = seller("tool, cloth").portfolio(GREEN, "p18").clergy(GREEN, "c17").portfolio(PURPLE, "h2a p39").turn(GREEN)
    s.play("portfolio p16", "sell tool h2a").shows(GREEN, reis=3 + 4 + 1 + 1 + 2)
    s.play("sell cloth h2a").shows(GREEN, reis=11 + 6 + 1 + 1)


@clause("L5.1")
def test_at_least_one_good_and_then_as_many_as_wanted() -> None:
    s = seller("gold 2, book").portfolio(PURPLE, "h2a h2b").turn(GREEN).play("portfolio p16").lacks("done")
    s.play("sell gold h2a").offers("done", "sell gold h2a", "sell book h2b").lacks("trade gold plan")
    s.play("sell book h2b", "sell gold h2b").asks(GREEN, "take-card")


@clause("L5.2")
@pytest.mark.parametrize(("ship", "hull"), [("h1a", 1), ("h2a", 2), ("h3a", 3), ("h4a", 4)])
def test_a_full_ship_sails_at_once_and_its_owner_earns_a_wig_per_crate(ship: str, hull: int) -> None:
    s = seller("gold 2, book 2, cloth 2")
    if hull > 2:
        s.second_period()
    s.portfolio(PURPLE, ship).turn(GREEN).play("portfolio p16")
    for good in ["gold", "gold", "book", "book"][: hull - 1]:
        s.play(f"sell {good} {ship}").shows(PURPLE, wigs=5)
        assert not s.sailing(ship)
    s.play(f"sell cloth {ship}").shows(PURPLE, wigs=5 + hull).shows(GREEN, wigs=5)
    assert (s.crates(ship), s.sailing(ship)) == (hull, True)


@clause("L5.2")
def test_crates_sold_by_others_count_for_the_owner() -> None:
    s = seller("gold").portfolio(PURPLE, "h2a").cargo("h2a", 1).turn(GREEN).play("portfolio p16", "sell gold h2a")
    s.shows(PURPLE, wigs=7).shows(GREEN, wigs=5)


@clause("L5.2")
def test_the_sailing_benefit_is_the_ship_owners() -> None:
    """C23: 1 more wig each time one of your ships sets sail."""
    for owner, wigs in ((PURPLE, 7), (GREEN, 6)):
        s = seller("gold").portfolio(PURPLE, "h1a").clergy(owner, "c23").turn(GREEN)
        s.play("portfolio p16", "sell gold h1a").shows(PURPLE, wigs=wigs).shows(GREEN, wigs=5)


@clause("L5.3", "L2.2")
def test_a_ship_at_sea_takes_no_goods_until_its_owners_next_turn() -> None:
    s = (
        seller("gold")
        .portfolio(YELLOW, "h1a")
        .portfolio(PURPLE, "h2a")
        .hand(PURPLE, "p17 p06")
        .has(PURPLE, goods="book")
    )
    s.turn(GREEN).play("portfolio p16", "sell gold h1a", "take p22").asks(PURPLE, "action")
    s.play("portfolio p17").offers("sell book h2a").lacks("sell book h1a").refuses("sell book h1a", "ship-at-sea")
    s.play("sell book h2a", "take p27").asks(YELLOW, "action")
    assert (s.crates("h1a"), s.sailing("h1a")) == (0, False)


@clause("L5.4")
def test_selling_changes_no_price_asks_no_owner_and_leaves_goods_on_ships_that_are_not_full() -> None:
    s = seller("gold 2, book").portfolio(PURPLE, "h2a").portfolio(YELLOW, "h2b").turn(GREEN).play("portfolio p16")
    s.play("sell gold h2a").asks(GREEN, "sell").play("sell book h2b").asks(GREEN, "sell").play("done", "take p22")
    s.board(gold=5, cloth=6, book=6, tool=4).asks(PURPLE, "action")
    assert (s.crates("h2a"), s.crates("h2b")) == (1, 1)


@clause("L5.4")
def test_goods_may_be_split_among_ships_in_any_way() -> None:
    s = seller("gold 2, book 2").portfolio(PURPLE, "h1a h2a").portfolio(YELLOW, "h2b").turn(GREEN)
    s.play("portfolio p16", "sell book h2b", "sell gold h2a", "sell gold h1a", "sell book h2a")
    s.shows(GREEN, goods="", reis=3 + (6 + 1) + (5 + 1) + 5 + (6 + 1)).shows(PURPLE, wigs=5 + 1 + 2)


@clause("L15.27")
def test_a_ship_that_fills_is_closed_for_the_rest_of_the_sale_its_owners_too() -> None:
    """Green's own ship sails: its wig comes before the next good, and it stays closed until Green docks."""
    s = seller("gold 2, book").portfolio(GREEN, "h1a").portfolio(PURPLE, "h2a").turn(GREEN).play("portfolio p16")
    s.play("sell gold h1a").shows(GREEN, wigs=6).asks(GREEN, "sell")
    s.lacks("sell gold h1a", "sell book h1a").refuses("sell gold h1a", "ship-at-sea").offers("sell gold h2a")
    s.play("done", "take p22")
    assert s.sailing("h1a")
    s.turn(GREEN)
    assert (s.sailing("h1a"), s.crates("h1a")) == (False, 0)
    s.shows(GREEN, wigs=6)
