"""What can be performed, and what keeps a way open (L15.2, L15.3), and what runs out (L15.28)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import LARGE_STACK
from rossio.games.lisboa.steps.church import GiveUpClergy
from rossio.kernel.chance import Chance
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene

NO_TILES = "- - - - - -"
PLAIN = "c03 c05 c07 c17 c19 c21"
"""Clergy tiles that neither pay nor bring anything at once."""


def lands(s: Scene) -> set[str]:
    return {move.split()[1] for move in s.legal() if move.startswith("build")}


def poor(reis: int = 0, influence: int = 0) -> Scene:
    return scene(3).church(NO_TILES).has(GREEN, reis=reis, influence=influence)


# L15.3, one action after the other: a position in which it can just be performed, and one in which it just cannot


def seller(ship: str = "h1a", goods: str = "book", cargo: int = 0) -> Scene:
    s = scene(3).hand(GREEN, "p16 p02").has(GREEN, goods=goods).portfolio(PURPLE, ship).shipyard("")
    return s.cargo(ship, cargo, at_sea=cargo == 1).turn(GREEN)


def trading(s: Scene) -> Scene:
    return s.hand(GREEN, "p16 p02").portfolio(PURPLE, "h2a").turn(GREEN).play("portfolio p16")


def builds(houses: int) -> Scene:
    s = scene(3).church(NO_TILES).has(GREEN, goods="gold")
    for land in ["d1", "d2", "c1", "c2", "b1", "b2", "a2", "e1"][:houses]:
        s.store(GREEN, land, "gold")
    return s.hand(GREEN, "p02 p07").turn(GREEN)


def public(plans: str, out: int, reis: int = 0) -> Scene:
    """Sites with a reward that helps are taken."""
    s = poor(reis).plans(GREEN, plans).officials(GREEN, plaza_king=out).hand(GREEN, "p12 p02").treasury(2)
    for number, site in enumerate(("w-a", "w-b", "e-b", "e-c", "e-d")):
        s.building(site, f"b0{number + 1}", "green")
    return s.turn(GREEN)


PERFORMABLE: list[tuple[str, Callable[[], Scene], Callable[[], Scene], str]] = [
    ("sell: a good", lambda: seller(), lambda: seller(goods=""), "portfolio p16"),
    ("sell: room", lambda: seller("h2a"), lambda: seller("h1a", cargo=1), "portfolio p16"),
    (
        "recruit: an official at home",
        lambda: trading(scene(3).has(GREEN, goods="tool").officials(GREEN, king=4, marquis=3)),
        lambda: trading(scene(3).has(GREEN, goods="tool").officials(GREEN, king=4, marquis=4)),
        "trade tool recruit",
    ),
    (
        "plan: one in a stack",
        lambda: trading(scene(3).has(GREEN, goods="tool").plans(PURPLE, "lb8 lg7")),
        lambda: trading(scene(3).has(GREEN, goods="tool").plans(PURPLE, "lb8 lg8")),
        "trade tool plan",
    ),
    (
        "ship: its cost",
        lambda: trading(scene(3).has(GREEN, goods="book, gold, tool").shipyard("h2b")),
        lambda: trading(scene(3).has(GREEN, goods="book, gold 2").shipyard("h2b")),
        "trade book ship",
    ),
    (
        "ship: one in the shipyard",
        lambda: trading(scene(3).has(GREEN, goods="book, gold").shipyard("h1b")),
        lambda: trading(scene(3).has(GREEN, goods="book, gold").shipyard("")),
        "trade book ship",
    ),
    (
        "produce: a good received",
        lambda: trading(scene(3).has(GREEN, goods="book, cloth").store(GREEN, "d3", "cloth")),
        lambda: trading(scene(3).has(GREEN, goods="book, cloth 2").store(GREEN, "d3", "cloth")),
        "trade book produce",
    ),
    (
        "cardinal: fewer than 4 tiles",
        lambda: trading(scene(3).church(PLAIN).has(GREEN, goods="cloth").clergy(GREEN, "c23 c25 c31")),
        lambda: trading(scene(3).church(PLAIN).has(GREEN, goods="cloth").clergy(GREEN, "c23 c25 c31 c33")),
        "trade cloth cardinal",
    ),
    (
        "cardinal: a tile in reach",
        lambda: trading(scene(3).church("- - c07 - - -").has(GREEN, goods="cloth")),
        lambda: trading(scene(3).church("- - - c07 - -").has(GREEN, goods="cloth")),
        "trade cloth cardinal",
    ),
    (
        "favor: a noble whose favor is lacking",
        lambda: trading(scene(3).has(GREEN, goods="cloth").favors(GREEN, "manuel king")),
        lambda: trading(scene(3).has(GREEN, goods="cloth").favors(GREEN, "manuel king marquis")),
        "trade cloth favor",
    ),
    ("store: a house", lambda: builds(7), lambda: builds(8), "visit p02"),
    (
        "store: a tile on display",
        lambda: scene(3).tiles("small").hand(GREEN, "p02 p07").turn(GREEN),
        lambda: scene(3).tiles("").hand(GREEN, "p02 p07").turn(GREEN),
        "visit p02",
    ),
    (
        "store: the means",
        lambda: poor(3).tiles("small").cubes("row-d", "brown 3").hand(GREEN, "p02 p07").turn(GREEN),
        lambda: poor(2).tiles("small").cubes("row-d", "brown 3").hand(GREEN, "p02 p07").turn(GREEN),
        "visit p02",
    ),
    (
        "decree: one on display",
        lambda: scene(3).decrees_shown("d01").hand(GREEN, "p06 p02").turn(GREEN),
        lambda: scene(3).decrees_shown("").hand(GREEN, "p06 p02").turn(GREEN),
        "visit p06",
    ),
    ("public: a plan", lambda: public("s1", 2), lambda: public("", 2), "visit p12"),
    ("public: officials", lambda: public("s1", 2), lambda: public("s1", 1), "visit p12"),
    ("public: hiring", lambda: public("s1", 1, 2), lambda: public("s1", 1, 1), "visit p12"),
]


@clause("L15.3", "L6.3", "L2.5")
@pytest.mark.parametrize(
    ("able", "unable", "move"), [case[1:] for case in PERFORMABLE], ids=[c[0] for c in PERFORMABLE]
)
def test_performable(able: Callable[[], Scene], unable: Callable[[], Scene], move: str) -> None:
    able().offers(move)
    unable().lacks(move)
    assert unable().refusal(move).clause


# L15.2: what the action's own earlier steps give, cost or move


@clause("L15.2", "L8.11")
def test_a_land_reward_may_pay_for_its_land() -> None:
    """Treasury 3, nothing in hand: B1 and D4 bring 5 réis, C1 influence worth 3, A4 and D5 influence worth 2."""
    assert lands(poor().performs(GREEN, "store")) == {"b1", "c1", "d4"}
    assert lands(poor().treasury(2).performs(GREEN, "store")) == {"b1", "c1", "d4", "a4", "d5"}
    assert lands(poor().clergy(GREEN, "c01").performs(GREEN, "store")) == {"b1", "c1", "d4"}
    assert lands(poor(1, 0).performs(GREEN, "store")) == {"b1", "c1", "d4", "a4", "d5"}


@clause("L15.2", "L8.4")
def test_only_cubes_that_leave_the_land_payable_are_offered() -> None:
    """A2 with a brown and a blue cube: 7; with 4 réis only the brown one may be taken, with 6 either."""
    s = poor(4).cubes("row-a", "brown, blue").performs(GREEN, "store").play("build a2 gold")
    s.shows(GREEN, reis=0)
    assert s.player(GREEN).cubes == [1, 0, 0]
    s = poor(6).cubes("row-a", "brown, blue").performs(GREEN, "store").play("build a2 gold")
    s.offers_only("cube row brown", "cube row blue")
    s = poor(5).cubes("row-a", "brown, blue").cubes("column-2", "red").performs(GREEN, "store").lacks("build a2 gold")
    s = poor(6).cubes("row-a", "brown, blue").cubes("column-2", "red").performs(GREEN, "store").play("build a2 gold")
    assert s.player(GREEN).cubes == [1, 0, 0]


@clause("L15.2")
def test_a_clergy_tile_that_the_land_brings_may_pay_for_it() -> None:
    """B4 moves the Cardinal 1: C36 brings 7 réis, C13 lowers the price by 3; of the tiles only those are offered."""
    for tile in ("c36", "c13"):
        s = poor().church(f"{tile} c05 c07 c17 c19 c21").performs(GREEN, "store").offers("build b4 book")
        s.play("build b4 book")
        assert s.clergy_of(GREEN) == tile
    both = poor().church("c36 c13 c07 c17 c19 c21").performs(GREEN, "store").play("build b4 book")
    both.offers_only("meet 1 c36", "meet 1 c13")
    poor().church(PLAIN).performs(GREEN, "store").lacks("build b4 book", "build d1 gold")


@clause("L15.2", "L15.36")
def test_a_cardinal_reward_may_make_the_land_dearer() -> None:
    """From space 2 he reaches the treasury icon: 4 instead of 3."""
    s = poor(3).church(PLAIN, cardinal=2).performs(GREEN, "store").lacks("build b4 book", "build d1 gold")
    s.offers("build b2 gold")
    poor(4).church(PLAIN, cardinal=2).performs(GREEN, "store").play("build b4 book", "meet 1 c07").shows(GREEN, reis=0)
    poor(3).church(PLAIN, cardinal=1).performs(GREEN, "store").play("build b4 book", "meet 1 c05").shows(GREEN, reis=0)


@clause("L15.2", "L9.1")
def test_an_event_is_open_only_if_its_price_leaves_enough_for_its_action() -> None:
    """P37 builds a store: 3 for the event and 3 for A5."""
    for reis, influence, welcome in ((5, 0, False), (6, 0, True), (3, 5, True), (2, 5, False), (0, 10, True)):
        s = poor(reis, influence).tiles("small").hand(GREEN, "p37 p01")
        for row in "bcde":
            s.cubes(f"row-{row}", "brown 3")
        s.turn(GREEN)
        assert ("sponsor p37" in s.legal()) == welcome, (reis, influence)


@clause("L15.2", "L9.1")
def test_the_price_is_paid_in_a_way_that_leaves_enough() -> None:
    """3 réis and influence 5, worth 3: however the first 3 are paid, 3 remain; with influence 6 too, worth 4."""
    s = poor(3, 5).tiles("small").hand(GREEN, "p37 p01").cubes("row-d", "brown 3").turn(GREEN).play("sponsor p37")
    s.offers_only(*(f"from-influence {part}" for part in range(4)))
    s.play("from-influence 2").shows(GREEN, reis=2, influence=1).play("build a5 tool").shows(GREEN, reis=0, influence=0)


@clause("L15.2", "L9.1")
def test_influence_that_the_land_brings_beyond_ten_cannot_pay_for_it() -> None:
    """Only C1 is open, for 7, and brings 4 influence, lost on 10: part of the event must move the marker first."""
    s = poor(3, 10).tiles("gold").hand(GREEN, "p37 p01").store(PURPLE, "b1", "gold").cubes("row-c", "brown, red 2")
    for row in "abde":
        s.cubes(f"row-{row}", "brown 3")
    s.turn(GREEN).play("sponsor p37").offers_only(*(f"from-influence {part}" for part in (1, 2, 3)))
    s.refuses("from-influence 0", "dead-end").play("from-influence 1").offers_only("build c1 gold").play(
        "build c1 gold"
    )
    s.shows(GREEN, reis=0, influence=0)


@clause("L15.2", "L7.1")
def test_the_cardinal_in_a_visit_may_not_spoil_the_building() -> None:
    """A plan for 2 with nobody out: 6 réis at treasury 3, 8 once he has reached the treasury icon."""
    s = poor(6, 1).plans(GREEN, "s1").church(PLAIN, cardinal=2).hand(GREEN, "p12 p02")
    for number, site in enumerate(("w-a", "w-b", "e-b", "e-c", "e-d", "w-e")):
        s.building(site, f"b0{number + 1}", "green")
    s.turn(GREEN).play("visit p12").offers_only("act favor", "done").refuses("act cardinal", "dead-end")
    s = poor(6, 1).plans(GREEN, "s1").church("c03 c05 c07 c11 c19 c21", cardinal=2).hand(GREEN, "p12 p02")
    for number, site in enumerate(("w-a", "w-b", "e-b", "e-c", "e-d", "w-e")):
        s.building(site, f"b0{number + 1}", "green")
    s.turn(GREEN).play("visit p12", "act cardinal").offers_only("meet 1 c11", "meet 2 c11")
    s.refuses("meet 1 c07", "dead-end").play("meet 2 c11", "site w-d").shows(GREEN, reis=6 - 4)


@clause("L15.2", "L7.1", "L7.5")
def test_the_cardinal_in_a_visit_may_make_the_building_possible() -> None:
    """2 réis for a plan that costs 6: only C36 with its 7 opens the way, and that way is gone without a question."""
    s = poor(2, 1).plans(GREEN, "s1").church("c36 c05 c07 c17 c19 c21").hand(GREEN, "p12 p02")
    for number, site in enumerate(("w-a", "w-b", "e-b", "e-c", "e-d", "w-e")):
        s.building(site, f"b0{number + 1}", "green")
    s.turn(GREEN).offers("visit p12").play("visit p12").asks(GREEN, "site")
    s.play("site w-d").shows(GREEN, reis=2 + 7 - 6)
    assert s.clergy_of(GREEN) == "c36"


@clause("L15.2", "L3.7")
def test_a_clergy_tile_that_a_card_brings_may_bring_the_good_to_trade() -> None:
    """P13 moves the Cardinal 1: C37 brings a good of each kind."""
    s = scene(3).hand(GREEN, "p13 p02").church("c37 c05 c07 c17 c19 c21").turn(GREEN).offers("portfolio p13")
    s.play("portfolio p13").shows(GREEN, goods="gold, cloth, book, tool").asks(GREEN, "sell-or-trade")
    scene(3).hand(GREEN, "p13 p02").church(PLAIN).turn(GREEN).lacks("portfolio p13")


def last_way(hand: str, goods: str) -> Scene:
    """No ships, no stores, no plans in the stacks, no clergy tiles."""
    s = scene(3).hand(GREEN, hand).has(GREEN, goods=goods).plans(PURPLE, "lb8 lg8").church(NO_TILES)
    return s.shipyard("").favors(GREEN, "manuel marquis king")


@clause("L15.2", "L3.7")
def test_the_last_official_is_kept_if_only_recruiting_is_left() -> None:
    s = last_way("p03 p02", "tool").officials(GREEN, king=4, manuel=3).turn(GREEN).play("portfolio p03")
    s.offers_only("done").refuses("office king", "dead-end").play("done").offers_only("trade tool recruit")


@clause("L15.2", "L3.7")
def test_a_compulsory_reward_may_take_the_last_way() -> None:
    """The last plan comes by P04 itself, the last favor by P14: then nothing can be bought with the good."""
    s = last_way("p04 p07", "tool").officials(GREEN, king=4, manuel=4)
    s.table().plan_left[0] = 1
    s.turn(GREEN).lacks("portfolio p04").offers("portfolio p07")
    s = last_way("p14 p07", "cloth")
    s.player(GREEN).favors = 3
    s.turn(GREEN).lacks("portfolio p14").offers("portfolio p07")


@clause("L15.2", "L3.7")
def test_a_penalty_may_open_the_last_way() -> None:
    """P31 brings home an official that can be recruited, P36 gives back a favor that can be had again."""
    s = last_way("p31 p07", "tool").officials(GREEN, king=4, manuel=4).turn(GREEN)
    s.lacks("portfolio p07").play("portfolio p31", "recall king office").offers_only("trade tool recruit")
    s = last_way("p36 p07", "cloth").turn(GREEN).lacks("portfolio p07").play("portfolio p36", "lose-favor king")
    s.offers_only("trade cloth favor")


@clause("L15.2", "L3.7")
def test_a_ship_may_be_the_last_way() -> None:
    """Two books: one for the Marquis, one for the ship. With one book there is no way."""
    last_way("p16 p02", "book 2").shipyard("h1a").turn(GREEN).play("portfolio p16").offers_only("trade book ship")
    last_way("p16 p02", "book").shipyard("h1a").turn(GREEN).lacks("portfolio p16")
    s = last_way("p16 p02", "book").shipyard("h1b").portfolio(GREEN, "h1a").cargo("h1a", 0).sets(GREEN, 1)
    s.turn(GREEN).play("portfolio p16").offers_only("trade book ship", "sell book h1a")


@clause("L15.2", "L3.7", "L15.38")
def test_producing_may_be_the_last_way() -> None:
    """The card's good fills the warehouse: a book traded leaves room for a book."""
    s = last_way("p06 p16", "book").store(GREEN, "c3", "book").turn(GREEN).play("portfolio p06")
    s.shows(GREEN, goods="book 2").offers_only("trade book produce").play("trade book produce")
    s.shows(GREEN, goods="book 2")
    s = last_way("p06 p16", "book").store(GREEN, "d2", "gold").has(GREEN, goods="book, gold 2").turn(GREEN)
    s.play("portfolio p16").lacks("trade book produce").offers("trade gold produce")


@clause("L15.2", "L7.6")
def test_a_follower_is_asked_only_if_the_payment_leaves_a_way() -> None:
    """Manuel: no official at home, no plans, A5 for 3 with 2 réis: a real must come from what the follow leaves."""
    for influence, asked in ((2, (PURPLE, "follow")), (1, (GREEN, "take-card"))):
        s = scene(3).hand(GREEN, "p02 p07").church(NO_TILES).plans(YELLOW, "lb8 lg8").favors(PURPLE, "manuel")
        s.officials(PURPLE, king=4, marquis=4).has(PURPLE, reis=2, influence=influence).tiles("gold small")
        for row in "bcde":
            s.cubes(f"row-{row}", "brown 3")
        s.has(GREEN, influence=1).turn(GREEN).play("visit p02", "act recruit", "office king", "done")
        s.play("build a2 gold", "house left").asks(*asked)
    s = scene(3).hand(GREEN, "p06 p02").favors(PURPLE, "marquis").decrees_shown("d01").shipyard("")
    s.turn(GREEN).play("visit p06").asks(GREEN, "take-card")


@clause("L15.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_never_decide_what_is_offered(seats: int) -> None:
    """With everything that the seat cannot know drawn anew it has the same moves."""
    state = table_of(GAME.setup(seats, 21, {}))
    chance = Chance(21)
    compared = 0
    while not state.over() and compared < 120:
        moves = state.legal()
        if state.ply % 3 == 0:
            assert GAME.resample(state, state.seat(), Chance(state.ply)).legal() == moves
            compared += 1
        state.play(moves[chance.below(len(moves))])
    assert compared > 40


# L15.28: what runs out stays out


@clause("L15.28", "L8.15")
def test_the_plans_of_an_architect_without_building_cannot_be_used() -> None:
    s = scene(3).hand(GREEN, "p12 p02").officials(GREEN, plaza_king=4).plans(GREEN, "s1")
    sites = ("w-a", "w-b", "w-c", "w-d", "w-e", "e-a", "e-b", "e-c")
    for number, site in enumerate(sites):
        s.building(site, f"b{number + 1:02}", "blue")
    s.turn(GREEN).lacks("visit p12").refuses("visit p12", "no-site")
    s.plans(GREEN, "s3").turn(GREEN).play("visit p12", "done", "site e-d", "office king")
    s.play("recall king plaza", "recall king plaza")
    assert [content.PLAN_IDS[plan] for plan in s.player(GREEN).done_plans] == ["s3"]


@clause("L15.28", "L10.1")
def test_an_empty_city_stack_leaves_its_space_empty() -> None:
    s = scene(3).has(GREEN, influence=0).hand(GREEN, "p37 p02").display("p22 p27 p32")
    s.table().city[LARGE_STACK] = 0
    s.turn(GREEN)
    for move in ("sponsor p37", "build a2 gold", "house left", "take p22"):
        s.table().play(GAME.space.parse(move))
    assert s.table().city == [0, 1, 1, 1, 1, 0, 4]


@clause("L15.28", "L10.1")
def test_an_empty_decree_deck_leaves_the_display_short() -> None:
    s = scene(3).hand(GREEN, "p06 p02").decrees_shown("d01 d02 d03").display("p22 p27 p32 p37")
    s.table().decrees_out += s.table().decree_deck
    s.table().decree_deck = ()
    s.turn(GREEN).play("visit p06", "decree d02", "take p22")
    assert [content.DECREE_IDS[decree] for decree in s.table().decrees] == ["d01", "d03"]


@clause("L15.28")
def test_clergy_tiles_given_up_leave_the_game() -> None:
    s = scene(3).clergy(GREEN, "c13 c15").steps(GiveUpClergy(GREEN)).play("give-up c13", "done").idle()
    tile = content.CLERGY_IDS.index("c13")
    assert tile in s.table().clergy_out
    assert tile not in s.table().clergy_bag
