"""Sponsor an event (L9, L15.17)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene


def green_holds(cards: str) -> Scene:
    """Purple and brown cards are of the second period."""
    s = scene(3).second_period() if max(cards.split()) > "p41" else scene(3)
    return s.hand(GREEN, cards).has(GREEN, influence=0)


@clause("L9.1")
@pytest.mark.parametrize(("space", "price"), [(1, 1), (3, 3), (6, 6)])
def test_the_price_is_the_treasury_value(space: int, price: int) -> None:
    s = green_holds("p17 p02 p07 p12 p16").treasury(space).turn(GREEN).play("sponsor p17", "plan blue")
    s.shows(GREEN, reis=10 - price)
    assert s.plans_of(GREEN) == "lb1"
    assert s.gone("p17")


@clause("L9.1", "L15.16", "L15.21")
@pytest.mark.parametrize(
    ("cards", "paid"), [("p20", 2), ("p16", 3), ("p16 p19", 2), ("p16 p20", 1), ("p16 p19 p20", 0), ("p21", 4)]
)
def test_benefits_lower_the_price(cards: str, paid: int) -> None:
    """Treasury value 4; EVENT -2 (P20), COIN 1 (P16, P19); a land benefit (P21) does nothing here."""
    s = green_holds("p17 p02 p07 p12 p15").sets(GREEN, 1).portfolio(GREEN, cards).treasury(4)
    s.turn(GREEN).play("sponsor p17", "plan blue").shows(GREEN, reis=10 - paid)


@clause("L9.1", "L4.3")
def test_influence_may_pay_for_an_event() -> None:
    s = green_holds("p17 p02 p07 p12 p16").has(GREEN, reis=1, influence=5).turn(GREEN).play("sponsor p17")
    s.offers_only("from-influence 2", "from-influence 3").play("from-influence 2", "plan blue")
    s.shows(GREEN, reis=0, influence=1)
    s = green_holds("p17 p02 p07 p12 p16").has(GREEN, reis=1, influence=1).turn(GREEN)
    s.lacks("sponsor p17").refuses("sponsor p17", "event-price", have=2, need=3)


@clause("L9.1", "L15.3")
def test_an_event_may_be_sponsored_only_if_it_can_be_carried_out() -> None:
    s = green_holds("p82 p40 p39 p38 p21").turn(GREEN)
    s.lacks("sponsor p82", "sponsor p40", "sponsor p39").offers("sponsor p38", "sponsor p21")
    s.refuses("sponsor p82", "pile-empty").refuses("sponsor p40", "kinds-short").refuses("sponsor p39", "no-store")
    s.cubes("pile", "red").has(GREEN, goods="gold, cloth, book").store(GREEN, "b1", "gold")
    s.offers("sponsor p82", "sponsor p40", "sponsor p39")
    s.favors(GREEN, "manuel marquis king").lacks("sponsor p21").decrees_shown("").lacks("sponsor p38")


@clause("L9.1", "L8.5")
def test_a_store_of_an_event_costs_the_treasury_value_twice() -> None:
    """3 for the event, 3 for the land and 2 for a red cube."""
    s = green_holds("p37 p02 p07 p12 p16").cubes("row-b", "red 2").turn(GREEN)
    s.play("sponsor p37").shows(GREEN, reis=7).play("build b2 gold", "done", "house left").shows(GREEN, reis=2)
    s.asks(GREEN, "take-card")


@clause("L9.1", "L15.17", "L4.4")
def test_event_and_land_are_two_payments_and_a_coin_serves_in_both() -> None:
    s = green_holds("p37 p02 p07 p12 p15").portfolio(GREEN, "p16").turn(GREEN).play("sponsor p37")
    s.shows(GREEN, reis=8).play("build b2 gold", "done", "house left").shows(GREEN, reis=6)


@clause("L9.1", "L15.2")
def test_what_the_event_needs_must_be_left_after_its_price() -> None:
    """6 réis pay event and land; with 5 only the lands that bring money are open; with 2 nothing is."""
    s = green_holds("p37 p02 p07 p12 p16").has(GREEN, reis=5).church("c27 c28 c29 c30 c31 c32", cardinal=0)
    s.turn(GREEN).play("sponsor p37").shows(GREEN, reis=2)
    s.offers("build b1 gold", "build a4 book", "build d4 tool").lacks("build b2 gold", "build a3 book")
    s = green_holds("p37 p02 p07 p12 p16").has(GREEN, reis=6).turn(GREEN).play("sponsor p37").offers("build b2 gold")


@clause("L15.2", "L9.1")
def test_the_payment_must_leave_what_the_event_needs() -> None:
    """Two hires at 3 after a price of 3; with 5 réis and 2 influence only the 3 influence of W-B or E-C can help.

    Influence kept at 2 would rise to 5 and be worth 3; spent first, it rises to 4 or 3, and one real more is left.
    """
    s = green_holds("p59 p02 p07 p12 p16").has(GREEN, reis=5, influence=2).plans(GREEN, "s1")
    s.building("w-a", "b01", "blue").building("e-b", "b02", "blue").building("e-d", "b03", "blue")
    s.church("c27 c28 c29 c30 c31 c32", cardinal=0).turn(GREEN).play("sponsor p59")
    s.offers_only("from-influence 1", "from-influence 2").refuses("from-influence 0", "dead-end")
    s.play("from-influence 1").shows(GREEN, reis=3, influence=1).offers_only("site w-b", "site e-c")
    s.play("site e-c").shows(GREEN, reis=0, influence=0)


@clause("L9.2")
def test_an_event_cannot_be_followed_and_leaves_the_treasury_alone() -> None:
    s = green_holds("p38 p02 p07 p12 p16").favors(PURPLE, "manuel marquis king").favors(YELLOW, "marquis")
    s.has(PURPLE, influence=10).has(YELLOW, influence=10).turn(GREEN).play("sponsor p38").play(s.legal()[0])
    s.asks(GREEN, "take-card").board(treasury=3)


@clause("L9.1")
def test_the_card_lies_at_court_until_its_event_is_done() -> None:
    s = green_holds("p17 p02 p07 p12 p16").has(GREEN, influence=5).turn(GREEN).play("sponsor p17")
    assert s.at_court() == (None, "p17")
    s.play("from-influence 0").asks(GREEN, "plan")
    assert s.at_court() == (None, "p17")
    assert not s.gone("p17")
    s.play("plan blue").asks(GREEN, "take-card")
    assert s.at_court() == (None, None)
    assert s.gone("p17")


@clause("L2.7", "L9.1")
def test_a_sponsored_card_gives_neither_subsidy_nor_benefit() -> None:
    s = green_holds("p17 p02 p07 p12 p16").turn(GREEN).play("sponsor p17", "plan blue").board(treasury=3)
    assert s.bottom_row(GREEN) == ""
    assert s.player(GREEN).lasting == (0,) * len(s.player(GREEN).lasting)


@clause("L9.1", "L4.2")
@pytest.mark.parametrize(("card", "gain"), [("p41", 5), ("p81", 7)])
def test_the_reward_of_an_event(card: str, gain: int) -> None:
    s = green_holds(f"{card} p02 p07 p12 p16").has(GREEN, influence=2, reis=3).turn(GREEN)
    s.play(f"sponsor {card}", "from-influence 0").shows(GREEN, reis=0, influence=2 + gain)


@clause("L9.1")
def test_a_pile_cube_of_an_event() -> None:
    s = green_holds("p82 p02 p07 p12 p16").cubes("pile", "red, blue").turn(GREEN).play("sponsor p82")
    s.offers_only("cube pile red", "cube pile blue").play("cube pile blue")
    assert s.rubble_of(GREEN) == {"brown": 0, "red": 0, "blue": 1}
    assert s.cubes_left("pile") == 1
