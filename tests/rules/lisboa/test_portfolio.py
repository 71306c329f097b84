"""Portfolio, warehouse and rubble (L3, L15.19, L15.20, L15.22, L15.23)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.state import LOST, PILE
from rossio.games.lisboa.steps.church import GiveUpClergy
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, Scene, scene


def trader(hand: str, goods: str = "tool") -> Scene:
    """Green with these cards and goods that Manuel takes for a plan; nobody has a ship."""
    return scene(3).hand(GREEN, hand).has(GREEN, goods=goods)


# Slots and capacity


@clause("L3.1")
def test_nobles_and_ships_share_three_top_slots_and_treasury_cards_have_three_below() -> None:
    """Capacity 6 does not help a fourth card into the top row; the bottom row is open to treasury cards only."""
    s = trader("p02 p16").sets(GREEN, 4).portfolio(GREEN, "p01 p06 h1a").turn(GREEN).play("portfolio p02")
    s.asks(GREEN, "make-room").offers_only("drop p01", "drop p06", "scrap h1a").play("drop p01")
    assert s.top_row(GREEN) == "p06 p02 h1a"
    s = trader("p02 p16").sets(GREEN, 4).portfolio(GREEN, "p01 p06 h1a").turn(GREEN).play("portfolio p16")
    s.asks(GREEN, "sell-or-trade")
    assert (s.top_row(GREEN), s.bottom_row(GREEN)) == ("p01 p06 h1a", "p16")


@clause("L3.1")
def test_a_fourth_treasury_card_finds_no_slot() -> None:
    s = trader("p16 p02").sets(GREEN, 4).portfolio(GREEN, "p17 p18 p19").turn(GREEN).play("portfolio p16")
    s.offers_only("drop p17", "drop p18", "drop p19").play("drop p18")
    assert s.bottom_row(GREEN) == "p17 p19 p16"


@clause("L3.2")
@pytest.mark.parametrize(("sets", "cards"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_the_portfolio_holds_two_cards_and_one_for_each_set_up_to_six(sets: int, cards: int) -> None:
    """Cards go in without a discard until it is full."""
    full = ["p01", "p17", "p06", "p18", "p11", "p19"][:cards]
    s = trader("p02 p16").sets(GREEN, sets).portfolio(GREEN, " ".join(full[:-1])).turn(GREEN)
    s.play("portfolio p16" if full[-1] in ("p17", "p18", "p19") else "portfolio p02").asks(GREEN, "sell-or-trade")
    assert s.player(GREEN).cards() == cards
    s = trader("p02 p16").sets(GREEN, sets).portfolio(GREEN, " ".join(full)).turn(GREEN)
    s.play("portfolio p16").asks(GREEN, "make-room")


@clause("L3.2")
@pytest.mark.parametrize(("sets", "room"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_the_warehouse_holds_two_of_each_kind_and_one_more_for_each_set(sets: int, room: int) -> None:
    s = trader("p02 p16").sets(GREEN, sets).has(GREEN, goods=f"gold {room - 1}, cloth {room}, book {room}")
    s.turn(GREEN).play("get-gold p16").shows(GREEN, goods=f"gold {room}, cloth {room}, book {room}")
    s.turn(GREEN).play("get-gold p02").shows(GREEN, goods=f"gold {room}, cloth {room}, book {room}")


@clause("L3.2", "L15.23")
def test_when_capacity_falls_excess_goods_and_cards_go_at_once() -> None:
    """C27 holds 1 more good of each kind, C29 1 more card."""
    s = scene(3).clergy(GREEN, "c27 c29").has(GREEN, goods="gold 3, book 3, tool 1", influence=0)
    s.portfolio(GREEN, "p01 p07 p16").steps(GiveUpClergy(GREEN)).play("give-up c27")
    s.shows(GREEN, goods="gold 2, book 2, tool 1", influence=0).asks(GREEN, "give-up").play("give-up c29")
    s.asks(GREEN, "make-room").offers_only("drop p01", "drop p07", "drop p16").shows(GREEN, influence=0)
    s.play("drop p07").idle().shows(GREEN, influence=3)


@clause("L3.2", "L3.3")
def test_ex_02_a_fourth_card_with_one_set_needs_a_discard_of_any_row() -> None:
    s = trader("p02 p16").sets(GREEN, 1).portfolio(GREEN, "p01 p17 h1a").turn(GREEN).play("portfolio p02")
    s.asks(GREEN, "make-room").offers_only("drop p01", "drop p17", "scrap h1a").play("drop p17")
    s.asks(GREEN, "sell-or-trade")
    assert (s.top_row(GREEN), s.bottom_row(GREEN)) == ("p01 p02 h1a", "")
    assert s.gone("p17")


@clause("L3.3")
def test_ex_02_from_the_row_played_to_if_its_slots_bind() -> None:
    s = trader("p02 p16").sets(GREEN, 1).portfolio(GREEN, "p01 p06 h1a").turn(GREEN).play("portfolio p02")
    s.offers_only("drop p01", "drop p06", "scrap h1a")
    s = trader("p02 p16").sets(GREEN, 2).portfolio(GREEN, "p01 p17 p18 p19").turn(GREEN).play("portfolio p16")
    s.offers_only("drop p17", "drop p18", "drop p19").refuses("drop p01", "other-row")


@clause("L3.3")
def test_a_treasury_card_may_push_out_a_noble_when_only_the_capacity_binds() -> None:
    s = trader("p02 p16").portfolio(GREEN, "p01 h1a").turn(GREEN).play("portfolio p16")
    s.offers_only("drop p01", "scrap h1a").play("drop p01").asks(GREEN, "sell-or-trade")
    assert (s.top_row(GREEN), s.bottom_row(GREEN)) == ("h1a", "p16")


@clause("L3.3")
def test_with_room_there_is_no_discard() -> None:
    s = trader("p02 p16").portfolio(GREEN, "p01").turn(GREEN).play("portfolio p02").asks(GREEN, "sell-or-trade")
    assert s.top_row(GREEN) == "p01 p02"
    s.refuses("drop p01", "not-now")


@clause("L3.3")
def test_the_card_just_played_cannot_be_the_one_discarded() -> None:
    s = trader("p02 p16").portfolio(GREEN, "p01 p06").turn(GREEN).play("portfolio p02")
    s.offers_only("drop p01", "drop p06")


@clause("L3.4")
def test_a_ship_discarded_for_something_else_loses_its_goods_without_wigs() -> None:
    s = trader("p02 p16").portfolio(GREEN, "p01 h2a").cargo("h2a", 1).turn(GREEN)
    s.play("portfolio p02", "scrap h2a").shows(GREEN, wigs=5, reis=10, goods="tool 2")
    assert s.crates("h2a") == 0
    assert s.top_row(GREEN) == "p01 p02"
    s.lacks("sell tool h2a")


# Noble cards


@clause("L3.5", "L4.1")
def test_ex_04_the_reward_comes_before_the_action_and_serves_in_it() -> None:
    """P22: Manuel, influence 3, 1 gold, traded at once for a ship that gains the 3 and its own 2."""
    s = scene(3).hand(PURPLE, "p22 p02").has(PURPLE, goods="tool", influence=0).turn(PURPLE).play("portfolio p22")
    s.shows(PURPLE, goods="gold, tool").asks(PURPLE, "sell-or-trade").play("trade gold ship")
    s.shows(PURPLE, goods="", influence=3 + 2)
    assert s.top_row(PURPLE) == "p22 h1a"


@clause("L3.5")
@pytest.mark.parametrize("post", ["king", "plaza_king", "manuel"])
def test_ex_05_the_penalty_takes_an_official_back_from_any_office_or_plaza(post: str) -> None:
    s = scene(4).hand(3, "p31 p02").has(3, goods="book").portfolio(GREEN, "h1a").officials(3, marquis=1, **{post: 1})
    place, _, noble = post.rpartition("_")
    s.turn(3).play("portfolio p31").asks(3, "recall-official")
    s.offers_only("recall marquis office", f"recall {noble} {'plaza' if place else 'office'}")
    s.play(f"recall {noble} {'plaza' if place else 'office'}").asks(3, "sell-or-trade").play("sell book h1a")
    assert s.player(3).officials == 7
    assert s.office("marquis")[3] == 1
    assert (s.office(noble)[3], s.plaza(noble)[3]) == (0, 0)


@clause("L3.5")
def test_ex_05_with_no_official_out_nothing_is_lost_and_the_card_is_played() -> None:
    s = scene(4).hand(3, "p31 p02").has(3, goods="book").portfolio(GREEN, "h1a").turn(3).play("portfolio p31")
    s.asks(3, "sell-or-trade").shows(3, goods="book", reis=10, wigs=5)
    assert s.top_row(3) == "p31"


@clause("L3.5", "L10.3")
def test_the_reward_comes_before_the_discard() -> None:
    s = trader("p11 p02").portfolio(GREEN, "p01 p06").turn(GREEN).play("portfolio p11").asks(GREEN, "make-room")
    s.shows(GREEN, goods="gold, tool")


@clause("L3.5")
def test_a_reward_is_compulsory_and_sell_or_trade_is_mandatory() -> None:
    """P14 brings a favor, chosen but not declined; then there is no way to stop before a sale or a trade."""
    s = trader("p14 p02").turn(GREEN).play("portfolio p14").asks(GREEN, "favor")
    s.offers_only("favor manuel", "favor marquis", "favor king").play("favor king")
    s.asks(GREEN, "sell-or-trade").lacks("done").offers_only("trade tool recruit", "trade tool plan")


@clause("L3.5", "L10.3")
def test_two_goods_of_a_reward_are_different_and_find_room() -> None:
    """P28: two of cloth, book and tool."""
    s = scene(3).hand(GREEN, "p28 p02").turn(GREEN).play("portfolio p28").asks(GREEN, "take-good")
    s.offers_only("take-good cloth", "take-good book", "take-good tool").play("take-good book")
    s.offers_only("take-good cloth", "take-good tool").play("take-good cloth").shows(GREEN, goods="book, cloth")
    s = trader("p28 p02", "book 2").turn(GREEN).play("portfolio p28").shows(GREEN, goods="book 2, cloth, tool")


@clause("L3.5", "L15.20")
@pytest.mark.parametrize(("reis", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_a_penalty_in_reis_takes_what_is_there(reis: int, left: int) -> None:
    """Without influence nothing is asked; what the hand lacks stays unpaid."""
    s = trader("p10 p02").has(GREEN, reis=reis, influence=0).turn(GREEN).play("portfolio p10")
    s.asks(GREEN, "sell-or-trade").shows(GREEN, reis=left, influence=0)


@clause("L15.20", "L4.4")
def test_coins_take_off_a_penalty_first() -> None:
    """P10 takes 3, P16 is worth 1: two réis of the hand; three such coins leave nothing to pay."""
    s = trader("p10 p02").portfolio(GREEN, "p16").has(GREEN, reis=4, influence=0).turn(GREEN).play("portfolio p10")
    s.asks(GREEN, "sell-or-trade").shows(GREEN, reis=2)
    assert s.told("paid-penalty")[-1]["coins"] == 1
    s = trader("p10 p02").sets(GREEN, 3).portfolio(GREEN, "p16 p19 p38").has(GREEN, reis=4, influence=8).turn(GREEN)
    s.play("portfolio p10").asks(GREEN, "sell-or-trade").shows(GREEN, reis=4, influence=8)


@clause("L15.20", "L4.3")
@pytest.mark.parametrize(
    ("reis", "generated", "left", "influence"),
    [
        (10, 0, 7, 9),
        (10, 1, 8, 7),
        (10, 3, 10, 3),
        (1, 0, 0, 9),
        (1, 1, 0, 7),
        (1, 3, 1, 3),
        (0, 0, 0, 9),
        (0, 2, 0, 5),
    ],
)
def test_influence_may_pay_a_penalty_and_need_not(reis: int, generated: int, left: int, influence: int) -> None:
    s = (
        trader("p10 p02")
        .has(GREEN, reis=reis, influence=9)
        .turn(GREEN)
        .play("portfolio p10")
        .asks(GREEN, "pay-penalty")
    )
    s.offers_only("from-influence 0", "from-influence 1", "from-influence 2", "from-influence 3")
    s.play(f"from-influence {generated}").asks(GREEN, "sell-or-trade").shows(GREEN, reis=left, influence=influence)
    assert s.told("paid-penalty")[-1]["unpaid"] == max(3 - reis - generated, 0)


@clause("L15.20", "L4.3")
def test_influence_pays_no_more_of_a_penalty_than_it_gives() -> None:
    s = trader("p10 p02").has(GREEN, reis=1, influence=3).turn(GREEN).play("portfolio p10")
    s.offers_only("from-influence 0", "from-influence 1", "from-influence 2")
    s.refuses("from-influence 3", "influence-short", have=2, need=3)


@clause("L15.20")
def test_the_owner_chooses_what_is_lost() -> None:
    s = trader("p26 p02", "gold, cloth, tool").turn(GREEN).play("portfolio p26").asks(GREEN, "lose-good")
    s.offers_only("lose-good gold", "lose-good cloth", "lose-good tool").play("lose-good cloth")
    s.offers_only("lose-good gold", "lose-good tool").play("lose-good gold").shows(GREEN, goods="tool")
    favors = trader("p36 p02").favors(GREEN, "manuel king").turn(GREEN).play("portfolio p36")
    favors.offers_only("lose-favor manuel", "lose-favor king").play("lose-favor king")
    assert favors.favors_of(GREEN) == "manuel"


@clause("L15.19", "L3.5")
@pytest.mark.parametrize(("wigs", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_wigs_never_fall_below_nothing_by_a_penalty(wigs: int, left: int) -> None:
    s = trader("p15 p02").has(GREEN, wigs=wigs).turn(GREEN).play("portfolio p15")
    s.asks(GREEN, "sell-or-trade").shows(GREEN, wigs=left)


@clause("L15.19", "L7.3")
@pytest.mark.parametrize(("wigs", "welcome"), [(2, True), (1, False)])
def test_a_payment_in_wigs_is_limited_to_the_wigs_owned(wigs: int, welcome: bool) -> None:
    """Treasury 5 costs 2, one official 1, and Green has 1 influence: 2 wigs."""
    s = scene(3).hand(GREEN, "p06 p02").has(GREEN, influence=1, wigs=wigs).treasury(5).officials(PURPLE, marquis=1)
    s.turn(GREEN)
    if welcome:
        s.play("visit p06").shows(GREEN, wigs=0, influence=0)
    else:
        s.lacks("visit p06").refuses("visit p06", "visit-cost", have=2, need=3)


# Treasury cards


@clause("L3.6", "L4.4")
def test_ex_06_subsidy_marker_down_and_a_real_in_every_payment() -> None:
    """The next event costs 2 - 1."""
    s = scene(3).hand(GREEN, "p16 p17").has(GREEN, goods="tool", influence=0).display("p22 p27 p32 p37")
    s.turn(GREEN).play("portfolio p16").shows(GREEN, reis=13).board(treasury=2)
    s.play("trade tool plan", "plan blue", "take p22").turn(GREEN).play("sponsor p17").shows(GREEN, reis=13 - 1)


@clause("L3.6")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_subsidy_is_the_treasury_value_before_the_marker_moves(value: int) -> None:
    s = trader("p16 p02").treasury(value).turn(GREEN).play("portfolio p16").shows(GREEN, reis=10 + value)
    s.board(treasury=max(value - 1, 1)).asks(GREEN, "sell-or-trade").lacks("done")


@clause("L3.6", "L5.1")
def test_benefits_of_treasury_cards_add_up_while_they_stay() -> None:
    """P18: every sale +1, P37: gold +2; a gold for 5 pays 8. P18 pushed out: 7."""
    s = (
        scene(3)
        .hand(GREEN, "p18 p02")
        .portfolio(GREEN, "p37")
        .portfolio(PURPLE, "h1a")
        .has(GREEN, reis=0, goods="gold")
    )
    s.turn(GREEN).play("portfolio p18", "sell gold h1a").shows(GREEN, reis=3 + 5 + 1 + 2)
    s = scene(3).hand(GREEN, "p02 p01").portfolio(GREEN, "p18 p37").portfolio(PURPLE, "h1a").has(GREEN, reis=0)
    s.turn(GREEN).play("portfolio p01", "drop p18", "sell gold h1a").shows(GREEN, reis=5 + 2)


# What may be played


@clause("L3.7", "L15.2")
def test_no_card_into_the_portfolio_without_a_sale_or_a_trade_after_it() -> None:
    """A book, but no ship anywhere, no ship to build, no store: the Marquis does nothing for it."""
    s = trader("p07 p16", "book").shipyard("").turn(GREEN)
    s.lacks("portfolio p07", "portfolio p16").refuses("portfolio p07", "no-sale-no-trade", have=1)
    trader("p07 p16", "book").shipyard("").portfolio(PURPLE, "h1a").turn(GREEN).offers("portfolio p07")
    trader("p07 p16", "book").shipyard("").portfolio(PURPLE, "h1a").cargo("h1a", 1, at_sea=True).turn(GREEN).lacks(
        "portfolio p07", "portfolio p16"
    )
    trader("p07 p16", "book").shipyard("").store(GREEN, "c3", "book").turn(GREEN).offers("portfolio p07")


@clause("L3.7", "L15.2")
def test_a_reward_may_be_what_is_sold_or_traded() -> None:
    s = trader("p01 p06 p07", "").shipyard("").turn(GREEN).offers("portfolio p01").lacks("portfolio p07")
    s.lacks("portfolio p06").play("portfolio p01").offers_only(
        *(f"trade gold {action}" for action in ("recruit", "plan", "cardinal", "favor"))
    )


@clause("L3.7", "L15.2")
def test_a_penalty_may_take_the_last_good() -> None:
    trader("p05 p02", "tool").turn(GREEN).lacks("portfolio p05").refuses("portfolio p05", "no-sale-no-trade")
    trader("p05 p02", "tool 2").turn(GREEN).play("portfolio p05").shows(GREEN, goods="tool").asks(
        GREEN, "sell-or-trade"
    )
    trader("p26 p02", "tool 2").turn(GREEN).lacks("portfolio p26")
    trader("p26 p02", "tool 2, cloth").turn(GREEN).offers("portfolio p26")


@clause("L3.7", "L15.2")
def test_of_goods_to_lose_only_those_that_leave_a_sale_or_a_trade_are_offered() -> None:
    s = trader("p05 p02", "book, cloth").shipyard("").turn(GREEN).play("portfolio p05")
    s.offers_only("lose-good book").refuses("lose-good cloth", "dead-end").play("lose-good book")
    s.offers("trade cloth favor")


@clause("L3.7", "L15.2")
def test_the_discard_may_not_be_the_only_ship_to_sell_to() -> None:
    s = trader("p07 p16", "book").shipyard("").portfolio(GREEN, "p01 p06 h1a").sets(GREEN, 1).turn(GREEN)
    s.play("portfolio p07").asks(GREEN, "make-room").offers_only("drop p01", "drop p06")
    s.refuses("scrap h1a", "dead-end")
    s = trader("p07 p16", "book").shipyard("").portfolio(GREEN, "p01 p06 h1a").sets(GREEN, 1)
    s.portfolio(PURPLE, "h1b").turn(GREEN).play("portfolio p07").offers("scrap h1a")


# Rubble


def takes_from_the_pile(own: str, colour: str) -> Scene:
    """Green takes the only cube of the pile, by the reward of P50."""
    return scene(3).rubble(GREEN, own).cubes("pile", colour).rewarded(GREEN, "p50").idle()


@clause("L3.8")
def test_a_cube_finds_a_place_up_to_five_of_a_colour() -> None:
    s = takes_from_the_pile("red 4", "red")
    assert s.player(GREEN).cubes == [0, 5, 0]
    assert sum(s.table().cubes[PILE * COLOURS : LOST * COLOURS]) == 0


@clause("L3.8")
def test_a_cube_without_a_place_leaves_the_game() -> None:
    s = takes_from_the_pile("red 5, brown", "red")
    assert s.player(GREEN).cubes == [1, 5, 0]
    assert s.table().cubes[LOST * COLOURS : (LOST + 1) * COLOURS] == [0, 1, 0]
    s.shows(GREEN, sets=0, markers=0)


@clause("L3.8")
def test_a_cube_without_a_place_may_still_be_taken() -> None:
    s = scene(3).rubble(GREEN, "red 5").cubes("pile", "red, blue").rewarded(GREEN, "p50")
    s.offers_only("cube pile red", "cube pile blue")


@clause("L3.9")
@pytest.mark.parametrize(
    ("own", "colour", "sets"),
    [
        ("brown 1, red 1", "blue", 1),
        ("brown 3, red 1, blue 2", "red", 2),
        ("brown 3, red 1, blue 2", "blue", 1),
        ("brown 5, red 5, blue 4", "blue", 5),
        ("red 4, blue 4", "brown", 1),
    ],
)
def test_completed_sets_are_the_smallest_of_the_three_counts(own: str, colour: str, sets: int) -> None:
    s = takes_from_the_pile(own, colour)
    s.shows(GREEN, sets=sets, markers=sets)
    assert (s.player(GREEN).room(), s.player(GREEN).slots()) == (2 + sets, min(2 + sets, 6))


@clause("L3.9", "L8.14")
def test_ex_03_the_second_set_makes_room_and_sends_its_marker_to_the_marquis() -> None:
    s = takes_from_the_pile("brown 2, red 2, blue 1", "blue").shows(GREEN, sets=2, markers=2)
    s.has(GREEN, goods="tool 4").portfolio(GREEN, "p01 p16 p18").hand(GREEN, "p06 p02 p07").turn(GREEN)
    s.play("portfolio p02").asks(GREEN, "sell-or-trade").shows(GREEN, goods="tool 4")
    assert s.player(GREEN).cards() == 4
    s.decrees_shown("d01 d02 d03").has(GREEN, goods="").turn(GREEN).play("visit p07", "decree d01")
    s.asks(GREEN, "extra-decree").play("decree d03").shows(GREEN, markers=1, sets=2)
    assert len(s.player(GREEN).decrees) == 2


@clause("L3.10")
def test_the_treasury_marker_stays_on_its_track() -> None:
    low = trader("p16 p02").treasury(1).turn(GREEN).play("portfolio p16").shows(GREEN, reis=11)
    low.board(treasury=1)
    high = trader("p02 p16").treasury(6).performs(GREEN, "ship").idle().board(treasury=6)
    assert high.top_row(GREEN) == "h1a"
    church = scene(3).treasury(6).church("c01 c03 c05 c07 c09 c11", cardinal=2).performs(GREEN, "cardinal")
    church.play("meet 1 c05").idle().board(treasury=6)


# A set in the middle of an action


@clause("L15.22", "L3.9")
def test_a_card_whose_reward_completes_a_set_needs_no_discard() -> None:
    s = scene(3).second_period().rubble(GREEN, "brown 1, red 1").cubes("pile", "blue, red")
    s.hand(GREEN, "p50 p02").has(GREEN, goods="tool").portfolio(GREEN, "p01 p06").turn(GREEN)
    s.play("portfolio p50", "cube pile blue").asks(GREEN, "sell-or-trade")
    assert s.top_row(GREEN) == "p01 p06 p50"


@clause("L15.22", "L8.16")
def test_a_site_gives_its_cubes_before_its_reward() -> None:
    """The blue cube completes a set, so the gold of N-gold finds room as a third."""
    s = scene(3).rubble(GREEN, "brown 1, red 1").cubes("n-gold", "blue, red").has(GREEN, goods="gold 2")
    s.plans(GREEN, "s1").available("b01", "blue").officials(GREEN, king=2)
    s.performs(GREEN, "public").play("site n-gold").idle().shows(GREEN, goods="gold 3", sets=1)


@clause("L15.22", "L8.3")
def test_a_land_gives_its_reward_before_its_cube() -> None:
    """The gold of B3 finds no room, though the cube then completes a set."""
    s = scene(3).rubble(GREEN, "brown 1, red 1").cubes("row-b", "blue").has(GREEN, goods="gold 2", influence=0)
    s.performs(GREEN, "store").play("build b3 cloth", "house left").idle().shows(GREEN, goods="gold 2", sets=1)
