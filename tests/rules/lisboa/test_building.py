"""Open a public building (L8.15 to L8.22, L15.34, L15.35)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.state import NONE
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, Scene, scene

WEST = ["w-a", "w-b", "w-c", "w-d", "w-e"]
EAST = ["e-a", "e-b", "e-c", "e-d", "e-e"]


def sites(*names: str) -> list[str]:
    return [f"site {name}" for name in names]


def stands(s: Scene, site: str) -> tuple[str, str] | None:
    """The building at a site and its architect."""
    opened = s.table().opened[content.SITE_IDS.index(site)]
    return (content.BUILDING_IDS[opened // 2], content.ARCHITECTS[opened % 2]) if opened >= 0 else None


@clause("L8.15")
def test_a_north_site_needs_the_colour_of_its_street() -> None:
    """Blue: cloth and book. Green: cloth and tool. So with both plans every street but gold is open."""
    s = scene(3).available("b07", "blue").available("b13", "green").officials(GREEN, manuel=3).plans(GREEN, "s1")
    s.performs(GREEN, "public").offers_only(*sites(*WEST, "n-cloth", "n-book", *EAST))
    s.refuses("site n-gold", "no-building")
    s.plans(GREEN, "s3").performs(GREEN, "public").offers_only(*sites(*WEST, "n-cloth", "n-book", "n-tool", *EAST))


@clause("L8.15")
def test_a_taken_site_is_closed() -> None:
    s = scene(3).building("w-b", "b01", "blue").officials(GREEN, manuel=2).plans(GREEN, "s1").performs(GREEN, "public")
    s.lacks("site w-b").refuses("site w-b", "site-taken").offers("site w-a")


@clause("L8.15", "L7.5", "L15.3")
def test_without_an_incomplete_plan_no_visit_of_the_king() -> None:
    s = scene(3).plans(GREEN, "s1", done=True).officials(GREEN, manuel=3).has(GREEN, influence=10)
    s.hand(GREEN, "p12 p02 p07 p16 p18").turn(GREEN).lacks("visit p12").refuses("visit p12", "no-own-plan")
    s.plans(GREEN, "s2").offers("visit p12")


@clause("L8.15", "L15.28")
def test_an_architect_without_building_serves_nobody() -> None:
    s = scene(3).plans(GREEN, "s1").officials(GREEN, manuel=3).has(GREEN, influence=10)
    s.hand(GREEN, "p12 p02 p07 p16 p18").turn(GREEN).offers("visit p12")
    t = s.table()
    for site in range(8):
        t.opened[site] = t.take_building(0) * 2
    s.ready().lacks("visit p12").refuses("visit p12", "no-site")
    s.plans(GREEN, "s3").offers("visit p12")


@clause("L8.16", "L8.15")
def test_both_cubes_then_the_reward() -> None:
    s = scene(3).has(GREEN, reis=0).cubes("w-a", "brown, blue").cubes("row-a", "red").officials(GREEN, manuel=2)
    s.plans(GREEN, "s1").performs(GREEN, "public").play("site w-a").idle()
    assert s.rubble_of(GREEN) == {"brown": 1, "red": 0, "blue": 1}
    assert (s.cubes_left("w-a"), s.cubes_left("row-a")) == (0, 1)
    s.shows(GREEN, reis=4)


@clause("L8.16", "L15.22")
def test_the_good_of_the_reward_finds_the_room_of_the_new_set() -> None:
    s = (
        scene(3)
        .has(GREEN, goods="cloth 2")
        .rubble(GREEN, "brown")
        .cubes("n-cloth", "red, blue")
        .available("b07", "blue")
    )
    s.officials(GREEN, manuel=2).plans(GREEN, "s1").performs(GREEN, "public").play("site n-cloth").idle()
    s.shows(GREEN, goods="cloth 3", sets=1)


@clause("L8.17")
def test_the_plan_chooses_the_architect_whose_building_is_placed() -> None:
    for plan, wanted in (("s2", ("b07", "blue")), ("s4", ("b13", "green"))):
        s = scene(3).available("b07", "blue").available("b13", "green").officials(GREEN, king=3).plans(GREEN, "s2 s4")
        s.performs(GREEN, "public").play("site w-d").asks(GREEN, "use-plan").offers_only("use-plan s2", "use-plan s4")
        s.play(f"use-plan {plan}").idle()
        assert stands(s, "w-d") == wanted
        assert [content.PLAN_IDS[done] for done in s.player(GREEN).done_plans] == [plan]


@clause("L8.17", "L8.15")
def test_at_a_north_site_only_plans_whose_building_fits() -> None:
    s = scene(3).available("b07", "blue").available("b13", "green").officials(GREEN, king=3).plans(GREEN, "s2 s4")
    s.performs(GREEN, "public").play("site n-tool").idle()
    assert stands(s, "n-tool") == ("b13", "green")
    assert s.plans_of(GREEN) == "s2"


@clause("L8.18")
def test_the_owner_chooses_which_officials_return() -> None:
    s = scene(3).officials(GREEN, manuel=1, king=1, plaza_king=2).plans(GREEN, "s1").performs(GREEN, "public")
    s.play("site w-a").asks(GREEN, "recall-official")
    s.offers_only("recall manuel office", "recall king office", "recall king plaza")
    s.play("recall king plaza", "recall king plaza").idle()
    assert s.player(GREEN).posts == [1, 0, 1, 0, 0, 0]
    assert s.player(GREEN).officials == 6


@clause("L8.18")
def test_with_enough_officials_out_none_may_be_hired() -> None:
    s = scene(3).has(GREEN, reis=10).officials(GREEN, manuel=2).plans(GREEN, "s1").performs(GREEN, "public")
    s.play("site w-d").idle().shows(GREEN, reis=10)
    assert s.player(GREEN).posts == [0] * 6


@clause("L8.18")
def test_ex_28_hiring() -> None:
    """A plan for 3, one official in an office, one in a plaza, treasury value 5: the third costs 5 réis."""
    s = scene(4).treasury(5).has(ORANGE, reis=6, influence=0).officials(ORANGE, king=1, plaza_manuel=1)
    s.plans(ORANGE, "lb4").performs(ORANGE, "public").play("site w-d").idle().shows(ORANGE, reis=1)
    assert s.player(ORANGE).officials == 8
    assert s.scores("officials") == [0, 0, 0, 15]


@clause("L8.18", "L8.11")
def test_ex_28_without_the_5_reis_only_a_site_that_brings_them() -> None:
    """With 1 real: 4 réis of W-A and E-B suffice; of 3 influence come 2 réis, which do not.

    E-D brings an official, E-A a plan for 2.
    """
    s = scene(4).treasury(5).has(ORANGE, reis=1, influence=0).officials(ORANGE, king=1, plaza_manuel=1)
    s.church("c27 c28 c29 c30 c31 c32", cardinal=0).plans(ORANGE, "lb4").performs(ORANGE, "public")
    s.offers_only(*sites("w-a", "e-a", "e-b", "e-d")).refuses("site w-d", "hiring-price", have=1, need=5)
    s.play("site e-d").offers_only("office manuel", "office marquis", "office king").play("office king").idle()
    s.shows(ORANGE, reis=1)


@clause("L8.18", "L15.17", "L15.21")
@pytest.mark.parametrize(
    ("cards", "tiles", "paid"),
    [
        ("", "", 12),
        ("p17", "", 6),
        ("", "c11", 6),
        ("p17", "c11", 0),
        ("p16", "", 11),
        ("p16 p17", "", 5),
        ("", "c09", 8),
        ("", "c09 c10", 4),
        ("p16 p17", "c09", 3),
    ],
)
def test_benefits_lower_the_hiring(cards: str, tiles: str, paid: int) -> None:
    """Three hires at 4: HIRE lowers each of them, STAFF their number, COIN the one payment."""
    s = scene(3).treasury(4).has(GREEN, reis=20, influence=0).portfolio(GREEN, cards).clergy(GREEN, tiles)
    s.plans(GREEN, "lb4").performs(GREEN, "public").play("site w-d").idle().shows(GREEN, reis=20 - paid)
    assert s.scores("officials")[GREEN] == 15


@clause("L15.34", "L8.18")
def test_hired_officials_are_paid_and_not_moved() -> None:
    """A plan for 4: one official comes back, three are hired at 3, and the eight of the board stay eight."""
    s = scene(3).has(GREEN, reis=20, influence=0).plans(GREEN, "lb7").officials(GREEN, manuel=1)
    s.performs(GREEN, "public").play("site w-d").idle().shows(GREEN, reis=20 - 9)
    assert (s.player(GREEN).officials, s.player(GREEN).posts) == (8, [0] * 6)
    assert s.scores("officials") == [15, 0, 0]


@clause("L15.17", "L4.3")
def test_hires_for_one_plan_are_one_payment_that_influence_may_share() -> None:
    s = scene(3).has(GREEN, reis=5, influence=4).plans(GREEN, "s1").performs(GREEN, "public").play("site w-d")
    s.asks(GREEN, "pay-reis").offers_only("from-influence 1", "from-influence 2", "from-influence 3")
    s.play("from-influence 2").idle().shows(GREEN, reis=1, influence=1)


@clause("L8.19")
def test_a_completed_plan_is_not_used_again() -> None:
    s = scene(3).officials(GREEN, manuel=4).plans(GREEN, "s1").performs(GREEN, "public").play("site w-d").idle()
    assert s.plans_of(GREEN) == ""
    s.has(GREEN, influence=10).hand(GREEN, "p12 p02 p07 p16 p18").turn(GREEN).lacks("visit p12")


@clause("L8.20", "L8.21")
def test_ex_27_a_building_at_the_end_of_a_row() -> None:
    """Cloth and book: Yellow has two such stores in the row, Green one, Purple only others."""
    s = scene(3).columns(3, 4, 4, 3, 3).available("b07", "blue").officials(YELLOW, king=2).plans(YELLOW, "s1")
    s.store(YELLOW, "d2", "cloth").store(YELLOW, "d4", "book").store(GREEN, "d3", "book").store(PURPLE, "d1", "gold")
    s.store(PURPLE, "d5", "tool").store(PURPLE, "c3", "book")
    follows = s.table().building_stacks[0][-2]
    s.performs(YELLOW, "public").play("site e-d", "done").idle()
    s.shows(YELLOW, wigs=5 + 4 + 3).shows(GREEN, wigs=5 + 4).shows(PURPLE, wigs=5)
    assert s.table().available_building(0) == follows


@clause("L8.15", "L8.16", "L8.17", "L8.18", "L8.19", "L8.20", "L8.21")
def test_ex_29_the_north_end_of_rua_aurea() -> None:
    s = scene(4).columns(3, 4, 3, 4, 4).available("b01", "blue").cubes("n-gold", "brown, red").plans(PURPLE, "s1")
    s.store(PURPLE, "b1", "gold").store(GREEN, "c1", "gold").store(YELLOW, "b2", "gold").store(PURPLE, "d2", "gold")
    s.store(ORANGE, "c2", "cloth").officials(PURPLE, manuel=1, king=1).officials(GREEN, king=1)
    follows = s.table().building_stacks[0][-2]
    s.performs(PURPLE, "public").play("site n-gold").idle()
    assert s.rubble_of(PURPLE) == {"brown": 1, "red": 1, "blue": 0}
    s.shows(PURPLE, goods="gold", reis=10, wigs=5 + 7).shows(YELLOW, wigs=5 + 4).shows(GREEN, wigs=5 + 3)
    s.shows(ORANGE, wigs=5)
    assert (s.player(PURPLE).officials, s.player(GREEN).officials) == (8, 7)
    assert s.plans_of(PURPLE) == ""
    assert s.scores("officials") == [0, 15, 0, 0]
    assert s.table().available_building(0) == follows


@clause("L8.21", "L7.6")
def test_the_next_building_serves_a_follower_of_the_same_turn() -> None:
    s = scene(3).available("b01", "blue").officials(GREEN, manuel=2).officials(PURPLE, manuel=2).plans(GREEN, "s1")
    s.plans(PURPLE, "s2").favors(PURPLE, "king").has(GREEN, influence=10).has(PURPLE, influence=10)
    follows = content.BUILDING_IDS[s.table().building_stacks[0][-2]]
    s.hand(GREEN, "p12 p02 p07 p16 p18").turn(GREEN).play("visit p12", "done", "site w-d")
    s.play("follow", "act public", "site w-a")
    assert stands(s, "w-d") == ("b01", "blue")
    assert stands(s, "w-a") == (follows, "blue")


@clause("L8.21", "L15.28")
def test_after_the_last_building_the_architect_has_none() -> None:
    s = scene(3).officials(GREEN, manuel=2).plans(GREEN, "s1")
    t = s.table()
    for site in range(7):
        t.opened[site] = t.take_building(0) * 2
    s.performs(GREEN, "public").play("site e-d", "done").idle()
    assert t.available_building(0) == NONE


@clause("L8.22")
def test_a_store_scores_with_a_building_once_whichever_comes_later() -> None:
    """The store first: it scores when the building opens. Then a second store: it alone scores."""
    s = scene(3).columns(3, 4, 3, 4, 4).available("b01", "blue").store(GREEN, "d1", "gold").plans(PURPLE, "s1")
    s.officials(PURPLE, manuel=2).performs(PURPLE, "public").play("site w-d").shows(GREEN, wigs=8)
    s.performs(GREEN, "store").play("build d2 gold", "from-influence 0", "house left").shows(GREEN, wigs=8 + 4)
    s.shows(PURPLE, wigs=5 + 3)


@clause("L8.20", "L8.22")
def test_a_later_building_does_not_score_earlier_ones_again() -> None:
    s = scene(3).columns(3, 4, 3, 4, 4).building("w-d", "b02", "blue").store(GREEN, "d1", "gold")
    s.available("b03", "blue").plans(PURPLE, "s1").officials(PURPLE, manuel=2).performs(PURPLE, "public")
    s.play("site n-gold").shows(GREEN, wigs=5 + 3)


@clause("L15.35", "L8.17")
def test_a_plan_of_the_reward_may_be_used_for_that_building() -> None:
    """E-A brings the top plan of a stack: with its own building, or with the old plan, as the owner likes."""
    for used, wanted, left in (("lg1", ("b13", "green"), "s1"), ("s1", ("b07", "blue"), "lg1")):
        s = scene(3).available("b07", "blue").available("b13", "green").officials(GREEN, king=2).plans(GREEN, "s1")
        s.performs(GREEN, "public").play("site e-a", "plan green")
        s.offers_only("use-plan s1", "use-plan lg1").play(f"use-plan {used}").idle()
        assert stands(s, "e-a") == wanted
        assert s.plans_of(GREEN) == left


@clause("L15.35", "L15.2")
def test_a_plan_of_the_reward_can_make_the_building_possible() -> None:
    """LB8 wants 4 officials, LG1 only 2: with two out and no money E-A is the one site, and its plan is used."""
    s = scene(3).has(GREEN, reis=0, influence=0).officials(GREEN, king=2).plans(GREEN, "lb8").treasury(6)
    s.church("c27 c28 c29 c30 c31 c32", cardinal=0).performs(GREEN, "public").offers_only("site e-a")
    s.play("site e-a").idle()
    assert s.plans_of(GREEN) == "lb8"
    assert s.scores("officials") == [15, 0, 0]


@clause("L15.35", "L15.2")
def test_the_plan_taken_at_the_site_must_leave_the_building_possible() -> None:
    """Of the two stacks only the green one shows a plan for 2: it is taken without a question."""
    s = scene(3).has(GREEN, reis=0, influence=0).officials(GREEN, king=2).plans(GREEN, "lb4").treasury(6)
    s.church("c27 c28 c29 c30 c31 c32", cardinal=0).performs(GREEN, "public").play("site e-a").idle()
    assert s.plans_of(GREEN) == "lb4"
    assert s.table().plan_left == [4, 7]


@clause("L15.35", "L8.15")
def test_the_plan_must_be_there_before_the_site_that_brings_one() -> None:
    s = scene(3).officials(GREEN, king=3).has(GREEN, influence=10).hand(GREEN, "p12 p02 p07 p16 p18").turn(GREEN)
    s.lacks("visit p12")


@clause("L15.35", "L15.2")
def test_officials_of_the_reward_count_and_must_then_be_placed() -> None:
    """One official short and no means: E-D is the only site, and its official may not be left at home."""
    s = scene(3).has(GREEN, reis=0, influence=0).officials(GREEN, king=1).plans(GREEN, "s1").treasury(5)
    s.church("c27 c28 c29 c30 c31 c32", cardinal=0)
    s.performs(GREEN, "public").offers_only("site e-d").play("site e-d")
    s.offers_only("office manuel", "office marquis", "office king").refuses("done", "dead-end")
    s.play("office manuel").idle()
    assert s.player(GREEN).officials == 8


@clause("L15.35")
def test_the_treasury_value_of_hiring_is_that_after_the_reward() -> None:
    """The Cardinal of W-E reaches the treasury icon: two hires at 4."""
    s = scene(3).has(GREEN, reis=10, influence=0).church("c27 c28 c29 c30 c31 c32", cardinal=2).plans(GREEN, "s1")
    s.performs(GREEN, "public").play("site w-e", "meet 1 c30").idle().shows(GREEN, reis=2).board(treasury=4)
