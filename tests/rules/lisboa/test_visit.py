"""Visit a noble, and follow (L7, L15.12 to L15.14)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, Scene, scene

DECREES = "d01 d02 d03 d04 d05 d06 d07 d08"


def court(seats: int = 4, hand: str = "p02 p06 p12 p16 p18") -> Scene:
    """Green has a card of each noble and a plan with two officials in the King's plaza; known cards and decrees."""
    s = scene(seats).hand(GREEN, hand).plans(GREEN, "s1").officials(GREEN, plaza_king=2)
    return s.decrees_shown(DECREES).display("p22 p27 p32 p37").church("c03 c05 c07 c09 c11 c13")


# Visiting


@clause("L7.1")
def test_pay_then_perhaps_a_state_action_then_the_noble_action() -> None:
    s = court().has(GREEN, reis=10, influence=5).turn(GREEN).play("visit p02").shows(GREEN, influence=4)
    s.asks(GREEN, "state-option").offers_only("act recruit", "act plan", "done").play("act plan", "plan blue")
    s.asks(GREEN, "land").play("build a2 gold").shows(GREEN, goods="cloth")
    assert s.plans_of(GREEN) == "s1 lb1"


@clause("L7.1")
def test_the_state_action_is_optional_and_costs_no_good() -> None:
    s = court().has(GREEN, goods="tool").turn(GREEN).play("visit p02", "done").asks(GREEN, "land")
    s.shows(GREEN, goods="tool")
    s = court().has(GREEN, goods="tool").turn(GREEN).play("visit p02", "act recruit", "office king", "done")
    s.asks(GREEN, "land").shows(GREEN, goods="tool")
    assert s.table().covered == 0


@clause("L7.1")
def test_at_most_one_of_the_two_state_actions() -> None:
    s = court().turn(GREEN).play("visit p12", "act favor", "favor manuel").asks(GREEN, "site")
    s.refuses("act cardinal", "not-now")


@clause("L7.1")
def test_the_noble_action_is_mandatory() -> None:
    for card, prompt in (("p02", "land"), ("p06", "decree"), ("p12", "site")):
        s = court().turn(GREEN).play(f"visit {card}")
        if s.t.prompt().key == "state-option":
            s.play("done")
        s.asks(GREEN, prompt).lacks("done")


@clause("L7.1")
@pytest.mark.parametrize(
    ("card", "actions"),
    [("p02", "recruit plan"), ("p06", "ship produce"), ("p12", "cardinal favor")],
)
def test_each_noble_has_two_state_actions(card: str, actions: str) -> None:
    s = court().has(GREEN, goods="gold").store(GREEN, "d3", "cloth").turn(GREEN).play(f"visit {card}")
    s.offers_only(*(f"act {action}" for action in actions.split()), "done")


@clause("L7.2")
def test_ex_16_four_officials_of_others_and_the_treasury_cost_five() -> None:
    s = court().officials(PURPLE, king=2).officials(YELLOW, king=1).officials(ORANGE, king=1)
    s.has(GREEN, influence=7).turn(GREEN).play("visit p12").shows(GREEN, influence=2)


@clause("L7.2")
@pytest.mark.parametrize("treasury", [3, 4])
def test_ex_18_three_opponents_in_the_office_cost_four(treasury: int) -> None:
    s = court().treasury(treasury)
    for seat in (PURPLE, YELLOW, ORANGE):
        s.officials(seat, marquis=1)
    s.officials(GREEN, plaza_king=2, marquis=1).turn(GREEN).play("visit p06").shows(GREEN, influence=1)


@clause("L7.2")
@pytest.mark.parametrize(("treasury", "cost"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 5)])
def test_the_treasury_adds_its_influence_value(treasury: int, cost: int) -> None:
    """Spaces 1 to 6 show -1, 0, +1, +1, +2, +3; two officials of others stand in the office."""
    s = court().treasury(treasury).officials(PURPLE, marquis=2).turn(GREEN).play("visit p06")
    s.shows(GREEN, influence=5 - cost)


@clause("L7.2")
def test_plazas_own_officials_and_other_offices_do_not_count() -> None:
    s = court().officials(PURPLE, plaza_marquis=3, king=2, manuel=1).officials(GREEN, marquis=3, plaza_king=2)
    s.turn(GREEN).play("visit p06").shows(GREEN, influence=4)


@clause("L7.2")
def test_benefits_lower_the_cost_but_never_below_nothing() -> None:
    """C05 and C06: the Marquis costs 2 less each; C03 is about Manuel."""
    s = court().clergy(GREEN, "c15").officials(PURPLE, marquis=2).turn(GREEN).play("visit p06")
    s.shows(GREEN, influence=2)
    for tiles, cost in (("c17", 3), ("c06", 1), ("c06 c33", 1)):
        s = court().church("- - - - - -").clergy(GREEN, tiles).officials(PURPLE, marquis=2).turn(GREEN)
        s.play("visit p06").shows(GREEN, influence=5 - cost)
    s = court().church("- - - - - -").clergy(GREEN, "c05 c06").officials(PURPLE, marquis=1).turn(GREEN)
    s.play("visit p06").shows(GREEN, influence=5)
    s = court().treasury(1).turn(GREEN).play("visit p06").shows(GREEN, influence=5)
    s = court().church("- - - - - -").clergy(GREEN, "c03").officials(PURPLE, marquis=2).turn(GREEN)
    s.play("visit p06").shows(GREEN, influence=2)


@clause("L7.3")
def test_ex_17_wigs_pay_what_influence_lacks() -> None:
    s = court().officials(PURPLE, marquis=3).has(GREEN, influence=2, wigs=5).turn(GREEN).play("visit p06")
    s.shows(GREEN, influence=0, wigs=3)


@clause("L7.3")
def test_wigs_pay_only_if_influence_does_not_suffice() -> None:
    """Influence 4 for a cost of 4: no choice, no wigs."""
    s = court().officials(PURPLE, marquis=3).has(GREEN, influence=4, wigs=5).turn(GREEN).play("visit p06")
    s.asks(GREEN, "decree").shows(GREEN, influence=0, wigs=5)


@clause("L7.4")
def test_ex_21_with_both_left_houses_reis_replace_influence() -> None:
    """Cost 6 with 1 influence: 1 and 5 réis, or 6 réis, or with wigs in between."""
    for reis, left, influence, wigs in ((5, 5, 0, 5), (6, 4, 1, 5), (2, 8, 0, 2)):
        s = court().houses(GREEN, left=2).officials(PURPLE, king=3).officials(YELLOW, king=2)
        s.has(GREEN, influence=1, reis=10, wigs=5).turn(GREEN).play("visit p12").asks(GREEN, "pay-visit")
        s.offers_only(*(f"from-reis {part}" for part in range(7))).play(f"from-reis {reis}")
        s.shows(GREEN, reis=left, influence=influence, wigs=wigs)


@clause("L7.4", "L8.7")
def test_one_left_house_is_not_enough() -> None:
    s = court().houses(GREEN, left=1).officials(PURPLE, marquis=3).has(GREEN, influence=1, wigs=2).turn(GREEN)
    s.lacks("visit p06").refuses("visit p06", "visit-cost", have=3, need=4)
    s = court().houses(GREEN, left=2).officials(PURPLE, marquis=3).has(GREEN, influence=1, wigs=2, reis=1).turn(GREEN)
    s.play("visit p06").shows(GREEN, influence=0, wigs=0, reis=0)


@clause("L7.4", "L15.2")
def test_reis_needed_for_the_noble_action_are_not_offered_for_the_visit() -> None:
    """Only A5 for 3 can be built, with the 3 réis of Green: the visit, for 1, takes a wig."""
    s = court().houses(GREEN, left=2).has(GREEN, influence=0, reis=3).tiles("small")
    for row in "bcde":
        s.cubes(f"row-{row}", "brown 3")
    s.turn(GREEN).play("visit p02").shows(GREEN, wigs=4, reis=3).play("done").offers_only("build a5 tool")
    s = court().houses(GREEN, left=2).has(GREEN, influence=0, reis=4).tiles("small")
    s.turn(GREEN).play("visit p02").offers_only("from-reis 0", "from-reis 1")


@clause("L7.5", "L15.2")
def test_no_visit_without_the_noble_action() -> None:
    """Nobody builds with 2 réis, nobody opens without a plan, nobody takes from an empty display of decrees."""
    s = court().has(GREEN, reis=0, influence=2).treasury(6)
    for row in "abcde":
        s.cubes(f"row-{row}", "brown 3")
    s.turn(GREEN).lacks("visit p02").refuses("visit p02", "land-price")
    s = court().turn(GREEN).offers("visit p12")
    s.table().players[GREEN].plans = ()
    s.turn(GREEN).lacks("visit p12").refuses("visit p12", "no-own-plan")
    court().decrees_shown("").turn(GREEN).lacks("visit p06").refuses("visit p06", "no-decree")


@clause("L7.5", "L15.2")
def test_what_the_visit_costs_is_no_longer_there_for_the_noble_action() -> None:
    """A plan for 2 with nobody out costs 6: 3 in hand, and 3 from influence 5, but only 2 from influence 2."""
    for officials, welcome in ((0, True), (3, False)):
        s = court().officials(GREEN, plaza_king=0).has(GREEN, reis=3, influence=6).officials(PURPLE, king=officials)
        s.church("- - - - - -")
        for number, site in enumerate(("w-a", "w-b", "e-b", "e-c", "e-d")):
            s.building(site, f"b0{number + 1}", "green")
        s.turn(GREEN)
        assert ("visit p12" in s.legal()) == welcome
    s.refuses("visit p12", "price-and-costs", need=4)


# Following


@clause("L7.6")
def test_ex_15_purple_follows_and_meets_the_cardinal() -> None:
    s = court().hand(YELLOW, "p11 p01 p08").plans(YELLOW, "s3").officials(YELLOW, plaza_king=2)
    s.favors(PURPLE, "king").officials(GREEN, king=2).has(PURPLE, influence=6).turn(YELLOW)
    s.play("visit p11", "done", "site w-d").asks(PURPLE, "follow").play("follow")
    s.shows(PURPLE, influence=6 - 3).asks(PURPLE, "follow-action")
    assert s.favors_of(PURPLE) == ""
    s.offers_only("act cardinal", "act favor").refuses("act public", "no-own-plan")
    s.play("act cardinal", "meet 1 c03").asks(YELLOW, "take-card")
    assert s.clergy_of(PURPLE) == "c03"


@clause("L7.6")
def test_a_follower_takes_exactly_one_of_the_three_actions_with_its_own_costs() -> None:
    s = court().favors(PURPLE, "manuel").turn(GREEN).play("visit p02", "done", "build a2 gold", "from-influence 0")
    s.play("house left").asks(PURPLE, "follow").play("follow")
    s.offers_only("act recruit", "act plan", "act store").play("act store", "build b3 cloth", "from-influence 0")
    s.play("house right").asks(GREEN, "take-card").shows(PURPLE, reis=10 - 3, influence=4, goods="gold")


@clause("L7.6", "L15.12")
def test_opponents_are_asked_clockwise_from_the_visitor_once_each() -> None:
    s = court().favors(PURPLE, "marquis").favors(YELLOW, "marquis king").favors(ORANGE, "king").favors(GREEN, "king")
    s.hand(YELLOW, "p11 p01 p07").favors(ORANGE, "marquis").turn(YELLOW).play("visit p07", "decree d01")
    s.asks(ORANGE, "follow").offers_only("follow", "done").play("done")
    s.asks(PURPLE, "follow").play("done").asks(YELLOW, "take-card")


@clause("L15.12")
def test_declining_costs_nothing() -> None:
    s = court().favors(PURPLE, "marquis").turn(GREEN).play("visit p06", "decree d01").asks(PURPLE, "follow")
    s.play("done").shows(PURPLE, influence=5, reis=10, wigs=5).asks(GREEN, "take-card")
    assert s.favors_of(PURPLE) == "marquis"


@clause("L15.12")
def test_a_follower_is_asked_after_the_noble_action_and_after_the_follower_before() -> None:
    s = court().favors(PURPLE, "marquis").favors(ORANGE, "marquis").turn(GREEN).play("visit p06")
    s.asks(GREEN, "decree").play("decree d01").asks(PURPLE, "follow").play("follow").asks(PURPLE, "decree")
    s.lacks("decree d01").play("decree d02").asks(ORANGE, "follow").play("follow").lacks("decree d01", "decree d02")


@clause("L15.12", "L15.2")
def test_who_has_no_favor_or_cannot_pay_or_act_is_not_asked() -> None:
    """Purple has no favor, Yellow neither influence nor wigs, Orange no decree to take."""
    s = court().favors(PURPLE, "king manuel").favors(YELLOW, "marquis").has(YELLOW, influence=0, wigs=0)
    s.turn(GREEN).play("visit p06", "decree d01").asks(GREEN, "take-card")
    s = court().favors(ORANGE, "marquis").decrees_shown("d01").turn(GREEN).play("visit p06").asks(GREEN, "take-card")


@clause("L15.12", "L7.6")
def test_the_favor_must_be_there_at_that_moment() -> None:
    """The favor that Green's visit to the King brings does not make Green a follower of it."""
    s = court().favors(PURPLE, "king").plans(PURPLE, "s2").officials(PURPLE, plaza_king=2).turn(GREEN)
    s.play("visit p12", "act favor", "favor king", "site w-d").asks(PURPLE, "follow").play("follow", "act public")
    s.play("site w-a").asks(GREEN, "take-card")
    assert s.favors_of(GREEN) == "king"


@clause("L15.13", "L7.2")
def test_the_cost_of_a_follow_is_computed_when_it_happens() -> None:
    """Green's ship has moved the treasury to 5 (+2); Purple's own officials do not count, Green's do."""
    s = court().treasury(4).has(GREEN, goods="gold").favors(PURPLE, "marquis").officials(PURPLE, marquis=2)
    s.officials(GREEN, plaza_king=2, marquis=2).officials(YELLOW, marquis=1).has(PURPLE, influence=9)
    s.turn(GREEN).play("visit p06").shows(GREEN, influence=5 - 4).play("act ship", "decree d01").board(treasury=5)
    s.asks(PURPLE, "follow")
    assert s.t.prompt().facts["cost"] == 5
    s.play("follow").shows(PURPLE, influence=9 - (2 + 2 + 1))


@clause("L15.13")
def test_officials_placed_in_the_visit_count_for_the_follower() -> None:
    s = court().favors(PURPLE, "manuel").turn(GREEN).play("visit p02", "act recruit", "office manuel", "done")
    s.play("build a2 gold", "from-influence 0", "house left").asks(PURPLE, "follow").play("follow")
    s.shows(PURPLE, influence=5 - 2)


@clause("L7.6", "L15.13")
def test_a_follower_has_own_benefits() -> None:
    """C31: following costs 2 less; C05: the Marquis costs 2 less; together 4."""
    for tiles, cost in (("c31", 2), ("c05", 2), ("c31 c05", 0), ("", 4)):
        s = court().church("- - - - - -").favors(PURPLE, "marquis").clergy(PURPLE, tiles)
        s.officials(YELLOW, marquis=3).turn(GREEN).play("visit p06", "decree d01", "follow")
        s.shows(PURPLE, influence=5 - cost)
    s = court().church("- - - - - -").clergy(GREEN, "c31").officials(YELLOW, marquis=3).turn(GREEN).play("visit p06")
    s.shows(GREEN, influence=5 - 4)


@clause("L7.6", "L7.3")
def test_a_follower_pays_in_wigs_what_influence_lacks() -> None:
    s = court().favors(PURPLE, "marquis").officials(YELLOW, marquis=2).has(PURPLE, influence=1).turn(GREEN)
    s.play("visit p06", "decree d01", "follow").shows(PURPLE, influence=0, wigs=3)


@clause("L15.14")
def test_a_follower_may_take_the_same_favor_again_for_the_next_visit() -> None:
    s = court().favors(PURPLE, "king").turn(GREEN).play("visit p12", "done", "site w-d", "follow", "act favor")
    s.offers_only("favor manuel", "favor marquis", "favor king").play("favor king").asks(GREEN, "take-card")
    assert s.favors_of(PURPLE) == "king"


@clause("L15.14")
def test_the_favor_is_back_before_the_action_even_with_all_three() -> None:
    """All three held: the King's goes back, so Get a royal favor can be performed, for that one."""
    s = court().favors(PURPLE, "manuel marquis king").church("- - - - - -").turn(GREEN)
    s.play("visit p12", "done", "site w-d").asks(PURPLE, "follow").play("follow").asks(GREEN, "take-card")
    assert s.favors_of(PURPLE) == "manuel marquis king"
    s.shows(PURPLE, influence=4)


@clause("L7.7")
def test_after_the_visit_the_turn_goes_on_with_the_visitor_and_then_to_the_left() -> None:
    s = court().favors(YELLOW, "marquis").turn(GREEN).play("visit p06", "decree d01", "follow", "decree d02")
    s.asks(GREEN, "take-card").play("take p27").asks(PURPLE, "action")
    assert s.gone("p06")
    assert s.hand_of(GREEN) == "p02 p12 p16 p18 p27"
    assert content.CARD_IDS.index("p06") not in s.player(GREEN).nobles


@clause("L7.7", "L7.1")
def test_the_card_lies_at_court_until_the_last_follower_is_done() -> None:
    s = court().favors(PURPLE, "marquis").favors(YELLOW, "marquis").turn(GREEN)
    assert s.at_court() == (None, None)
    for move in ("visit p06", "decree d01", "follow", "decree d02", "follow"):
        s.play(move)
        assert s.at_court() == ("marquis", "p06")
        assert content.CARD_IDS.index("p06") not in s.table().discards
    s.play("decree d03").asks(GREEN, "take-card")
    assert s.at_court() == (None, None)
    assert s.gone("p06")
