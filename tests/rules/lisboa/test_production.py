"""Produce goods, and prices that fall (L6.10, L6.11, L8.9, L15.37)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene


def purple(goods: str) -> Scene:
    """Purple of the example: 2 book stores, a gold and a cloth store, one set; Green's store is not hers."""
    s = scene(3).sets(PURPLE, 1).store(PURPLE, "c3", "book", "left").store(PURPLE, "c4", "book", "middle")
    s.store(PURPLE, "d2", "gold", "middle").store(PURPLE, "d3", "cloth", "middle").store(GREEN, "e4", "tool")
    return s.has(PURPLE, goods=goods)


@clause("L6.10", "L6.11")
def test_ex_13a_every_store_gives_a_good_and_the_prices_of_its_kind_fall() -> None:
    s = purple("").performs(PURPLE, "produce").idle().shows(PURPLE, goods="book 2, gold, cloth").shows(GREEN, goods="")
    s.board(book=5, gold=4, cloth=5, tool=4)


@clause("L6.10", "L6.11", "L3.2")
def test_ex_13b_a_good_without_room_goes_back() -> None:
    s = purple("book 2, gold, cloth").performs(PURPLE, "produce").idle().shows(PURPLE, goods="book 3, gold 2, cloth 2")
    s.board(book=5, gold=4, cloth=5, tool=4)


@clause("L6.11")
def test_ex_13c_a_kind_not_received_keeps_its_price() -> None:
    s = purple("book 3, gold 2, cloth 2").performs(PURPLE, "produce").idle()
    s.shows(PURPLE, goods="book 3, gold 3, cloth 3").board(book=6, gold=4, cloth=5, tool=4)


@clause("L6.11")
def test_ex_13_three_productions_in_a_row() -> None:
    s = purple("")
    for prices in ((5, 4, 5), (4, 3, 4), (4, 2, 3)):
        s.performs(PURPLE, "produce").idle().board(book=prices[0], gold=prices[1], cloth=prices[2], tool=4)
    s.shows(PURPLE, goods="book 3, gold 3, cloth 3")


@clause("L6.11")
def test_a_price_does_not_fall_below_the_end_of_its_track() -> None:
    purple("").prices(book=1, gold=2).performs(PURPLE, "produce").idle().board(book=1, gold=1, cloth=5, tool=4)


@clause("L6.11")
def test_prices_never_rise() -> None:
    """Selling and taking goods leave the falling prices alone."""
    s = purple("").performs(PURPLE, "produce").idle().portfolio(GREEN, "h2a").hand(PURPLE, "p16 p02")
    s.turn(PURPLE).play("portfolio p16", "sell book h2a", "sell book h2a").board(book=5, gold=4, cloth=5, tool=4)


@clause("L8.9", "L6.10")
@pytest.mark.parametrize("right", [1, 2])
def test_with_a_right_house_producing_gives_one_extra_good_of_a_kind_produced(right: int) -> None:
    s = scene(3).sets(GREEN, 1).store(GREEN, "d3", "cloth", "right").store(GREEN, "c3", "book", "left")
    if right == 2:
        s.store(GREEN, "d2", "cloth", "right")
    s.performs(GREEN, "produce").asks(GREEN, "extra-good").offers_only("extra cloth", "extra book")
    s.refuses("extra gold", "not-produced").play("extra book").idle().shows(GREEN, goods=f"cloth {right}, book 2")
    s.board(cloth=5, book=5, gold=5)


@clause("L8.9", "L6.10", "L3.2")
def test_ex_23_with_all_right_houses_an_extra_of_each_kind_produced() -> None:
    s = scene(3).sets(YELLOW, 1).store(YELLOW, "d3", "cloth", "right").store(YELLOW, "d2", "cloth", "right")
    s.store(YELLOW, "c3", "book", "right").store(YELLOW, "c4", "tool", "left").has(YELLOW, goods="gold 2")
    s.performs(YELLOW, "produce").idle().shows(YELLOW, goods="gold 2, cloth 3, book 2, tool 2")
    s.board(gold=5, cloth=5, book=5, tool=3)


@clause("L8.9", "L3.2")
def test_extras_only_with_room_and_only_of_kinds_received() -> None:
    """Capacity 2: the cloth store finds no room, so cloth was not produced; books have room for one."""
    s = scene(3).store(GREEN, "d3", "cloth", "right").store(GREEN, "c3", "book", "left").has(GREEN, goods="cloth 2")
    s.performs(GREEN, "produce").idle().shows(GREEN, goods="cloth 2, book 2").board(cloth=6, book=5)
    s = scene(3).store(GREEN, "c3", "book", "right").has(GREEN, goods="book").performs(GREEN, "produce").idle()
    s.shows(GREEN, goods="book 2")


@clause("L15.37")
def test_the_extras_of_houses_and_of_clergy_tiles_add_up() -> None:
    """C25 and a right house: two extras, each for any kind received; each kind falls once."""
    s = scene(3).sets(GREEN, 2).store(GREEN, "d3", "cloth", "right").store(GREEN, "c3", "book", "left")
    s.clergy(GREEN, "c25").performs(GREEN, "produce").play("extra cloth").board(cloth=6).play("extra cloth").idle()
    s.shows(GREEN, goods="cloth 3, book").board(cloth=5, book=5)


@clause("L15.37", "L8.9")
def test_a_clergy_tile_adds_to_the_extras_of_the_third_house() -> None:
    """An extra of each kind, and one more of a kind of choice."""
    s = scene(3).sets(GREEN, 2).store(GREEN, "d3", "cloth", "right").store(GREEN, "c3", "book", "right")
    s.store(GREEN, "d2", "cloth", "right").clergy(GREEN, "c25").performs(GREEN, "produce")
    s.offers_only("extra cloth", "extra book").play("extra book").idle().shows(GREEN, goods="cloth 3, book 3")
    s.board(cloth=5, book=5)


@clause("L15.37")
@pytest.mark.parametrize("card", ["p30", "p71"])
def test_it_is_the_same_by_a_reward(card: str) -> None:
    purple("").rewarded(PURPLE, card).idle().shows(PURPLE, goods="book 2, gold, cloth").board(book=5, gold=4, cloth=5)


@clause("L15.37")
def test_it_is_the_same_by_an_event_or_a_follow() -> None:
    s = purple("").hand(PURPLE, "p19 p02").has(PURPLE, influence=0).turn(PURPLE).play("sponsor p19")
    s.shows(PURPLE, goods="book 2, gold, cloth", reis=7).board(book=5, gold=4, cloth=5)
    s = purple("").favors(PURPLE, "marquis").decrees_shown("d01 d02").hand(GREEN, "p06 p02").turn(GREEN)
    s.play("visit p06", "act produce", "decree d01", "follow", "act produce")
    s.shows(GREEN, goods="tool").shows(PURPLE, goods="book 2, gold, cloth").board(book=5, gold=4, cloth=5, tool=3)


@clause("L15.37")
def test_goods_gained_otherwise_change_no_price() -> None:
    s = scene(3).rewarded(GREEN, "p01").rewarded(GREEN, "p28").play("take-good book", "take-good tool").idle()
    s.shows(GREEN, goods="gold, book, tool").board(gold=5, cloth=6, book=6, tool=4)
    s.turn(GREEN).play("get-gold p02").shows(GREEN, goods="gold 2, book, tool").board(gold=5)
