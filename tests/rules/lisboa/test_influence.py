"""Influence, réis and payments (L4, L15.16 to L15.18, L15.21)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa.steps.church import GiveUpClergy
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene


def sponsor(treasury: int = 3, reis: int = 10, influence: int = 5) -> Scene:
    """Green may sponsor P17, whose event is a plan."""
    return scene(3).hand(GREEN, "p17 p01").treasury(treasury).has(GREEN, reis=reis, influence=influence)


# Gaining influence


@clause("L4.1")
def test_ex_07_a_ship_alone_gains_its_two() -> None:
    scene(3).has(PURPLE, goods="book", influence=3).performs(PURPLE, "ship").idle().shows(PURPLE, influence=5)


@clause("L4.1")
def test_an_envelope_without_number_gives_the_whole_top_row() -> None:
    """Manuel 3, a blue ship 2 and the new one 2; the treasury card below adds nothing."""
    s = scene(3).sets(GREEN, 2).portfolio(GREEN, "p01 h1a p16").has(GREEN, goods="book", influence=0)
    s.shipyard("h1b").performs(GREEN, "ship").play("new-ship").idle().shows(GREEN, influence=3 + 2 + 2)


@clause("L4.1")
def test_church_scoring_gives_the_top_row() -> None:
    s = scene(3).portfolio(GREEN, "p05 h1a").clergy(GREEN, "c13").has(GREEN, influence=1)
    s.steps(GiveUpClergy(GREEN)).play("give-up c13").idle().shows(GREEN, influence=1 + 4 + 2)


@clause("L4.1")
def test_a_numbered_envelope_gives_its_number_whatever_the_top_row() -> None:
    """P09: +3, neither more for the top row nor for the card's own 1."""
    s = scene(3).portfolio(GREEN, "p01").has(GREEN, influence=2, goods="tool").hand(GREEN, "p09 p02").turn(GREEN)
    s.play("portfolio p09").shows(GREEN, influence=5)
    land = scene(3).portfolio(GREEN, "p01").has(GREEN, influence=2).performs(GREEN, "store")
    land.play("build c1 gold", "from-influence 0", "house left").idle().shows(GREEN, influence=2 + 4)
    site = scene(3).portfolio(GREEN, "p01").has(GREEN, influence=2).plans(GREEN, "s1").officials(GREEN, king=2)
    site.performs(GREEN, "public").play("site w-b").idle().shows(GREEN, influence=2 + 3)


@clause("L4.2", "L4.1")
def test_ex_08_seven_and_five_is_ten_and_a_wig() -> None:
    s = scene(4).portfolio(YELLOW, "p01").has(YELLOW, influence=7, goods="book").performs(YELLOW, "ship").idle()
    s.shows(YELLOW, influence=10, wigs=6)


@clause("L4.2")
def test_ex_08b_a_gain_on_ten_stays_there_and_earns_a_wig() -> None:
    scene(3).has(GREEN, influence=10, goods="book").performs(GREEN, "ship").idle().shows(GREEN, influence=10, wigs=6)


@clause("L4.2")
@pytest.mark.parametrize(("before", "after", "wigs"), [(6, 9, 0), (7, 10, 1), (8, 10, 1), (10, 10, 1)])
def test_a_gain_that_leaves_the_marker_on_ten_earns_one_wig(before: int, after: int, wigs: int) -> None:
    """P09: +3."""
    s = scene(3).has(GREEN, influence=before).rewarded(GREEN, "p09").idle()
    s.shows(GREEN, influence=after, wigs=5 + wigs)


@clause("L4.2", "L15.32")
def test_a_gain_of_nothing_earns_no_wig() -> None:
    s = scene(3).clergy(GREEN, "c13").has(GREEN, influence=10).steps(GiveUpClergy(GREEN)).play("give-up c13")
    s.idle().shows(GREEN, influence=10, wigs=5 + 2)


@clause("L4.2", "L15.21")
def test_a_clergy_tile_adds_one_to_every_gain() -> None:
    """C01 and C02 (P2): a numbered gain of 3 comes to 5, a gain of the top row of 2 to 4."""
    scene(3).clergy(GREEN, "c01 c02").has(GREEN, influence=1).rewarded(GREEN, "p09").idle().shows(GREEN, influence=6)
    s = scene(3).clergy(GREEN, "c01 c02").has(GREEN, influence=1, goods="book").performs(GREEN, "ship").idle()
    s.shows(GREEN, influence=5)


# Influence as money


@clause("L4.3")
def test_ex_09_three_reis_from_influence_move_the_marker_to_the_third_real() -> None:
    s = sponsor(3, reis=10, influence=7).turn(GREEN).play("sponsor p17").asks(GREEN, "pay-reis")
    s.offers_only("from-influence 0", "from-influence 1", "from-influence 2", "from-influence 3")
    s.play("from-influence 3").shows(GREEN, reis=10, influence=1)


REALS = [0, 1, 3, 5, 7, 9]


@clause("L4.3")
@pytest.mark.parametrize("marker", range(11))
def test_each_real_moves_the_marker_to_the_next_space_that_shows_one(marker: int) -> None:
    """With nothing in hand the treasury value 1 to 6 must come from influence altogether."""
    for value in range(1, 7):
        s = sponsor(value, reis=0, influence=marker).turn(GREEN)
        left = [space for space in REALS if space < marker][::-1]
        if value <= len(left):
            s.play("sponsor p17").shows(GREEN, reis=0, influence=left[value - 1])
        else:
            s.lacks("sponsor p17").refuses("sponsor p17", "event-price", have=len(left), need=value)


@clause("L4.3", "L15.16")
def test_any_part_of_a_payment_may_come_from_influence_but_never_more_than_is_owed() -> None:
    """3 owed, 2 in hand: at least 1 and at most 3 from influence; no change is given."""
    s = sponsor(3, reis=2, influence=10).turn(GREEN).play("sponsor p17")
    s.offers_only("from-influence 1", "from-influence 2", "from-influence 3")
    s.refuses("from-influence 0", "reis-short", have=2, need=3).refuses("from-influence 4", "not-now")
    s.play("from-influence 2").shows(GREEN, reis=1, influence=7)


@clause("L4.3")
def test_at_nothing_no_real_can_be_generated() -> None:
    s = sponsor(3, reis=3, influence=0).turn(GREEN).play("sponsor p17").asks(GREEN, "plan")
    s.shows(GREEN, reis=0, influence=0)


@clause("L4.4", "L15.16")
def test_a_real_on_a_treasury_card_counts_once_in_every_payment() -> None:
    """P16 and P19: an event of 3 costs 1, and so does the next."""
    s = sponsor(3, reis=10, influence=0).portfolio(GREEN, "p16 p19").hand(GREEN, "p17 p20 p01 p02").turn(GREEN)
    s.play("sponsor p17").shows(GREEN, reis=9)
    s.turn(GREEN).play("sponsor p20").shows(GREEN, reis=8)


@clause("L4.4", "L9.1")
def test_an_event_and_its_land_are_two_payments() -> None:
    """P37 builds a store: 3 for the event and 3 for A2 with no cubes left; P16 gives a real to each."""
    s = scene(3).hand(GREEN, "p37 p01").portfolio(GREEN, "p16").has(GREEN, reis=10, influence=0).turn(GREEN)
    s.play("sponsor p37").shows(GREEN, reis=8).play("build a2 gold", "house left").shows(GREEN, reis=6)


@clause("L4.5", "L15.20")
def test_nothing_else_takes_influence_away() -> None:
    """Penalties with nothing to lose, at 3 influence and at none; one in réis may be left unpaid."""
    scene(3).has(GREEN, reis=0, influence=3).rewarded(GREEN, "p10").play("from-influence 0").idle()
    for influence in (3, 0):
        s = scene(3).has(GREEN, reis=0, wigs=0, influence=influence)
        for card in ("p15", "p31", "p36"):
            s.rewarded(GREEN, card).idle().shows(GREEN, influence=influence, reis=0, wigs=0)


# Payments


@clause("L15.16")
@pytest.mark.parametrize(
    ("treasury", "cards", "paid"),
    [(5, "p20", 3), (1, "p20", 0), (3, "p20 p16", 0), (4, "p20 p16", 1), (1, "p16", 0), (1, "p20 p16 p19", 0)],
)
def test_price_less_discounts_less_coins_never_below_nothing(treasury: int, cards: str, paid: int) -> None:
    """P20: events cost 2 less; P16, P19: a real each."""
    s = sponsor(treasury, influence=0).sets(GREEN, 1).portfolio(GREEN, cards).turn(GREEN).play("sponsor p17")
    s.shows(GREEN, reis=10 - paid)


@clause("L15.16", "L15.21")
def test_what_is_owed_after_the_discounts_is_what_influence_may_pay() -> None:
    """5 less 2 less 1: two réis, asked once, and the discounts are not asked for."""
    s = sponsor(5, influence=10).portfolio(GREEN, "p20 p16").turn(GREEN).play("sponsor p17").asks(GREEN, "pay-reis")
    s.offers_only("from-influence 0", "from-influence 1", "from-influence 2").play("from-influence 1")
    s.shows(GREEN, reis=9, influence=9)


def opens(cards: str = "", clergy: str = "", treasury: int = 3, out: int = 0, plan: str = "lb4") -> Scene:
    """Green opens a building with a blue plan, at W-D, whose reward is 3 wigs; no influence."""
    s = scene(3).sets(GREEN, 1).plans(GREEN, plan).treasury(treasury).has(GREEN, reis=20, influence=0)
    s.portfolio(GREEN, cards).clergy(GREEN, clergy).officials(GREEN, king=out)
    return s.performs(GREEN, "public").play("site w-d").idle()


@clause("L15.17", "L4.4", "L8.18")
def test_all_hires_of_one_plan_are_one_payment() -> None:
    """Three hires at 3: one real less in all with P16."""
    opens().shows(GREEN, reis=20 - 9)
    opens("p16").shows(GREEN, reis=20 - 8)
    opens("p16", out=1).shows(GREEN, reis=20 - 5)


@clause("L15.17", "L8.18", "L15.21")
def test_a_discount_lowers_each_hire_before_they_are_added() -> None:
    """P17 and C11: 2 less for each hire, not below 0 each."""
    opens("p17").shows(GREEN, reis=20 - 3 * 1)
    opens("p17", treasury=5).shows(GREEN, reis=20 - 3 * 3)
    opens("p17", "c11", treasury=5).shows(GREEN, reis=20 - 3 * 1)
    opens("p17 p16", treasury=1).shows(GREEN, reis=20)


@clause("L15.17", "L8.5")
def test_a_land_price_is_one_payment() -> None:
    """D2: treasury 3 and two blue cubes, one of them taken: 4, less LAND -2 and a real."""
    s = scene(3).portfolio(GREEN, "p21 p16").has(GREEN, reis=10, influence=0).cubes("row-d", "blue")
    s.cubes("column-2", "blue").performs(GREEN, "store").play(
        "build d2 gold", "cube row blue", "house left"
    ).idle().shows(GREEN, reis=10 - 1)


@clause("L15.18", "L7.4", "L4.4")
def test_the_real_on_a_card_counts_towards_the_reis_part_of_a_visit() -> None:
    """Cost 3: paid in réis altogether it takes 2 coins; the card pays the first of any réis part."""
    s = scene(3).houses(GREEN, left=2).portfolio(GREEN, "p16").officials(PURPLE, marquis=2).decrees_shown("d01 d02")
    s.hand(GREEN, "p06 p02").has(GREEN, reis=2, influence=4).turn(GREEN).play("visit p06").asks(GREEN, "pay-visit")
    s.offers_only("from-reis 0", "from-reis 1", "from-reis 2", "from-reis 3")
    clone = s.table().clone()
    s.play("from-reis 3").shows(GREEN, reis=0, influence=4)
    s.t = clone
    s.play("from-reis 1").shows(GREEN, reis=2, influence=2)


@clause("L15.18")
def test_reis_made_from_influence_cannot_pay_a_visit() -> None:
    """No réis in hand: influence and then wigs, though 8 influence would make 5 réis."""
    s = scene(3).houses(GREEN, left=2).officials(PURPLE, marquis=6).treasury(6).decrees_shown("d01 d02")
    s.hand(GREEN, "p06 p02").has(GREEN, reis=0, influence=8, wigs=1).turn(GREEN).play("visit p06")
    s.shows(GREEN, influence=0, wigs=0)
    s = scene(3).houses(GREEN, left=2).officials(PURPLE, marquis=6).treasury(6).decrees_shown("d01 d02")
    s.hand(GREEN, "p06 p02").has(GREEN, reis=0, influence=8, wigs=0).turn(GREEN).lacks("visit p06")


@clause("L15.18", "L7.3")
def test_wigs_pay_only_if_influence_ends_on_nothing() -> None:
    """Cost 6 with 2 influence, 3 réis and 5 wigs: whatever réis leave, influence first, then wigs."""
    for reis, influence, wigs in ((0, 0, 1), (1, 0, 2), (2, 0, 3), (3, 0, 4)):
        s = scene(3).houses(GREEN, left=2).officials(PURPLE, marquis=5).decrees_shown("d01 d02")
        s.hand(GREEN, "p06 p02").has(GREEN, reis=3, influence=2).turn(GREEN).play("visit p06")
        s.offers_only(*(f"from-reis {part}" for part in range(4))).play(f"from-reis {reis}")
        s.shows(GREEN, reis=3 - reis, influence=influence, wigs=wigs)


@clause("L15.21")
def test_lasting_benefits_are_not_asked_for() -> None:
    """A visit of the Marquis with C05 costs 2 less, a sale with P18 pays 1 more, at once."""
    s = scene(3).clergy(GREEN, "c05").officials(PURPLE, marquis=2).decrees_shown("d01 d02").hand(GREEN, "p06 p02")
    s.turn(GREEN).play("visit p06").asks(GREEN, "decree").shows(GREEN, influence=5 - 1)
    s = scene(3).portfolio(GREEN, "p18").portfolio(PURPLE, "h1a").has(GREEN, goods="tool").hand(GREEN, "p07 p02")
    s.turn(GREEN).play("portfolio p07", "sell tool h1a").shows(GREEN, reis=10 + 2 + 4 + 1).asks(GREEN, "take-card")


@clause("L15.21", "L6.4")
def test_only_a_benefit_that_says_may_asks() -> None:
    """C33: a third official may be placed, in the third office."""
    s = scene(3).clergy(GREEN, "c33").performs(GREEN, "recruit").play("office king", "office manuel")
    s.asks(GREEN, "place-official").offers_only("office marquis", "done").play("office marquis").idle()
    assert s.player(GREEN).officials == 5
