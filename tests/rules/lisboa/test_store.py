"""Build a store (L8.1 to L8.11, L15.36)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene

STREETS = {1: ["gold"], 2: ["gold", "cloth"], 3: ["cloth", "book"], 4: ["book", "tool"], 5: ["tool"]}
LANDS = [f"{row}{column}" for row in "abcde" for column in range(1, 6) if (row, column) != ("a", 1)]


def frontages(columns: str = "12345", goods: str = "gold cloth book tool") -> list[str]:
    """Every land of these columns with every street of these goods that it touches."""
    return [
        f"build {land} {good}"
        for land in LANDS
        if land[1] in columns
        for good in STREETS[int(land[1])]
        if good in goods.split()
    ]


def owner(s: Scene, land: str) -> tuple[int, str] | None:
    """Whose store stands on a land, and of what kind."""
    store = s.table().stores[content.LAND_IDS.index(land)]
    return (store // 4, content.GOOD_IDS[store % 4]) if store >= 0 else None


@clause("L8.1", "L8.2")
def test_every_land_is_open_towards_each_street_it_touches() -> None:
    s = scene(3).performs(GREEN, "store")
    assert len(frontages()) == 39
    s.offers_only(*frontages())


@clause("L8.1")
@pytest.mark.parametrize("good", ["gold", "cloth", "book"])
def test_the_display_space_fixes_kind_and_street(good: str) -> None:
    scene(3).tiles(good).performs(GREEN, "store").offers_only(*frontages(goods=good))


@clause("L8.1", "L8.2")
def test_the_small_tile_is_for_the_thin_column_and_the_large_blue_one_is_not() -> None:
    scene(3).tiles("small").performs(GREEN, "store").offers_only(*frontages("5"))
    scene(3).tiles("tool").performs(GREEN, "store").offers_only(*frontages("4", "tool"))


@clause("L8.1", "L12.4")
def test_small_and_large_stores_count_alike() -> None:
    s = scene(3).store(GREEN, "a5", "tool").store(GREEN, "b5", "tool").store(PURPLE, "a4", "tool")
    assert s.scores("stores") == [6, 4, 0]
    s.store(PURPLE, "b4", "tool").store(PURPLE, "c5", "tool")
    assert s.scores("stores") == [4, 6, 0]


@clause("L8.2")
def test_a_built_land_is_not_offered_again() -> None:
    s = scene(3).store(PURPLE, "b2", "gold").performs(GREEN, "store")
    s.lacks("build b2 gold", "build b2 cloth").refuses("build b2 cloth", "land-taken")
    assert len(s.legal()) == 37


@clause("L8.1", "L8.2", "L8.3", "L8.4", "L8.5", "L8.6")
def test_ex_19_purple_builds_a_book_store() -> None:
    s = scene(4).has(PURPLE, reis=10, influence=0).cubes("row-c", "red").hand(PURPLE, "p02 p07 p12 p16 p18")
    s.turn(PURPLE).has(PURPLE, influence=1).play("visit p02", "done")
    assert [name for name in s.legal() if "book" in name] == frontages("34", "book")
    s.play("build c3 book").asks(PURPLE, "house")
    assert s.table().city[content.DISPLAY_IDS.index("display-book")] == 0
    s.play("house right").asks(PURPLE, "take-card").shows(PURPLE, reis=7, goods="book")
    assert owner(s, "c3") == (PURPLE, "book")
    assert s.rubble_of(PURPLE) == {"brown": 0, "red": 1, "blue": 0}
    assert s.player(PURPLE).houses == (0, 0, 1)
    assert s.table().city[content.DISPLAY_IDS.index("display-book")] == 0
    s.play(s.legal()[0])
    assert s.table().city[content.DISPLAY_IDS.index("display-book")] == 1


@clause("L8.3", "L15.2")
def test_the_reward_of_a_land_may_pay_for_it() -> None:
    s = scene(3).has(GREEN, reis=0, influence=0).performs(GREEN, "store")
    s.offers_only("build b1 gold", "build c1 gold", "build d4 book", "build d4 tool")
    s.play("build b1 gold", "house left").shows(GREEN, reis=2, influence=0).idle()


@clause("L8.3")
def test_influence_of_the_reward_may_pay_too() -> None:
    """c1 gives 4 influence, which is worth three réis: 3, 1 and 0."""
    s = scene(3).has(GREEN, reis=0, influence=0).performs(GREEN, "store")
    s.play("build c1 gold", "house left").shows(GREEN, reis=0, influence=0).idle()


@clause("L8.3", "L15.22")
def test_the_reward_comes_before_the_cube_and_its_room() -> None:
    """The cube completes a set; the good of the reward was lost before."""
    s = scene(3).has(GREEN, goods="book 2").rubble(GREEN, "brown, red").cubes("row-c", "blue")
    s.performs(GREEN, "store").play("build c3 cloth", "from-influence 0", "house left").idle()
    s.shows(GREEN, goods="book 2", sets=1)


@clause("L8.4")
def test_one_cube_of_the_row_or_of_the_column() -> None:
    s = scene(3).cubes("row-b", "brown, blue").cubes("column-3", "red 2").cubes("row-a", "red").cubes("column-2", "red")
    s.performs(GREEN, "store").play("build b3 cloth").asks(GREEN, "cube")
    s.offers_only("cube row brown", "cube row blue", "cube column red")
    s.play("cube column red")
    assert s.rubble_of(GREEN) == {"brown": 0, "red": 1, "blue": 0}
    assert [s.cubes_left(place) for place in ("row-b", "column-3", "row-a", "column-2")] == [2, 1, 1, 1]


@clause("L8.4", "L15.36")
def test_the_cube_is_compulsory_if_there_is_one() -> None:
    s = scene(3).cubes("column-1", "red").performs(GREEN, "store").play("build b1 gold", "from-influence 0")
    assert s.rubble_of(GREEN) == {"brown": 0, "red": 1, "blue": 0}
    s = scene(3).performs(GREEN, "store").play("build b1 gold", "from-influence 0")
    assert s.rubble_of(GREEN) == {"brown": 0, "red": 0, "blue": 0}


@clause("L8.4", "L3.8")
def test_a_cube_without_space_is_taken_and_leaves_the_game() -> None:
    s = scene(3).rubble(GREEN, "brown 5").cubes("row-b", "brown").performs(GREEN, "store").play("build b1 gold")
    assert s.rubble_of(GREEN)["brown"] == 5
    assert s.cubes_left("row-b") == 0


@clause("L8.4", "L8.5")
def test_ex_20_buying_land_in_row_e() -> None:
    """15 before the cube, 12 after it."""
    s = scene(3).has(YELLOW, reis=12, influence=0).cubes("row-e", "brown 3").cubes("column-4", "blue 3")
    s.cubes("e-e", "brown 2").cubes("w-e", "brown 2").cubes("n-book", "brown 2")
    s.performs(YELLOW, "store").play("build e4 book").asks(YELLOW, "house").shows(YELLOW, reis=0)
    assert s.rubble_of(YELLOW) == {"brown": 1, "red": 0, "blue": 0}
    scene(3).has(YELLOW, reis=11, influence=0).cubes("row-e", "brown 3").cubes("column-4", "blue 3").performs(
        YELLOW, "store"
    ).lacks("build e4 book", "build e4 tool")


@clause("L8.4", "L8.5")
@pytest.mark.parametrize(("cube", "paid"), [("row brown", 12), ("column blue", 14)])
def test_ex_20_the_cube_taken_no_longer_counts(cube: str, paid: int) -> None:
    s = scene(3).has(YELLOW, reis=20, influence=0).cubes("row-e", "brown 3").cubes("column-3", "blue 3")
    s.cubes("e-e", "brown 2").cubes("w-e", "brown 2").cubes("n-book", "brown 2")
    s.performs(YELLOW, "store").play("build e3 book", f"cube {cube}", "house left").shows(YELLOW, reis=20 - paid)


@clause("L8.5")
@pytest.mark.parametrize(("colour", "price"), [("brown", 3), ("red", 2), ("blue", 1)])
def test_what_a_cube_adds_to_the_price(colour: str, price: int) -> None:
    """Two cubes at the row, of which one is taken: 3 for the treasury and one cube."""
    s = scene(3).has(GREEN, reis=10, influence=0).cubes("row-b", f"{colour} 2")
    s.performs(GREEN, "store").play("build b2 gold", "done", "house left").shows(GREEN, reis=10 - 3 - price)


@clause("L8.5")
def test_cubes_of_other_rows_columns_and_sites_never_count() -> None:
    s = scene(3).has(GREEN, reis=10, influence=0)
    for place in ("row-a", "row-c", "column-1", "column-3", "w-b", "e-b", "n-gold", "n-cloth", "pile"):
        s.cubes(place, "brown")
    s.performs(GREEN, "store").play("build b2 gold", "done", "house left").shows(GREEN, reis=7)
    assert s.rubble_of(GREEN)["brown"] == 0


@clause("L8.5", "L15.16", "L15.21")
@pytest.mark.parametrize(
    ("cards", "tiles", "paid"),
    [
        ("", "", 12),
        ("p21", "", 10),
        ("p62", "", 9),
        ("", "c13", 9),
        ("", "c15", 10),
        ("p16", "", 11),
        ("p16 p21", "c13 c15", 4),
        ("p16 p21", "c13 c14 c15 c16", 0),
    ],
)
def test_benefits_lower_the_price_of_land(cards: str, tiles: str, paid: int) -> None:
    """3 for the treasury, two brown cubes left at 3, three blue at 1; COIN comes last, nothing falls below 0."""
    s = scene(3).second_period().has(GREEN, reis=20, influence=0).portfolio(GREEN, cards).clergy(GREEN, tiles)
    s.cubes("row-c", "brown 3").cubes("column-3", "blue 3")
    s.performs(GREEN, "store").play("build c3 book", "cube row brown", "house left").shows(GREEN, reis=20 - paid)


@clause("L15.36", "L6.13")
def test_the_treasury_value_is_that_of_the_moment_of_paying() -> None:
    """The Cardinal of d1 reaches the treasury icon: 4 réis, not 3."""
    s = scene(3).has(GREEN, reis=10, influence=0).church("c03 c04 c05 c06 c07 c08", cardinal=2)
    s.performs(GREEN, "store").play("build d1 gold", "meet 1 c05", "house left").shows(GREEN, reis=6).board(treasury=4)


@clause("L15.2", "L15.36")
def test_only_a_way_that_leaves_the_means_is_offered() -> None:
    """With 3 réis the Cardinal may only bring the tile that makes land cheaper: the treasury rises to 4."""
    s = scene(3).has(GREEN, reis=3, influence=0).church("c03 c04 c05 c13 c07 c08", cardinal=2)
    s.performs(GREEN, "store").offers("build d1 gold").play("build d1 gold").asks(GREEN, "house")
    assert s.clergy_of(GREEN) == "c13"
    s.shows(GREEN, reis=2).board(treasury=4)


@clause("L15.2", "L8.4")
def test_only_a_cube_that_leaves_the_land_payable_is_offered() -> None:
    s = scene(3).has(GREEN, reis=5, influence=0).cubes("row-b", "brown, red")
    s.performs(GREEN, "store").play("build b2 gold", "done").asks(GREEN, "house").shows(GREEN, reis=0)
    assert s.rubble_of(GREEN) == {"brown": 1, "red": 0, "blue": 0}


@clause("L8.6")
def test_the_house_comes_from_one_of_three_independent_groups() -> None:
    s = scene(3).houses(GREEN, left=1, middle=2).performs(GREEN, "store").play("build a3 book", "plan blue")
    s.play("from-influence 0").asks(GREEN, "house").offers_only("house left", "house middle", "house right")
    s.play("house middle").idle()
    assert s.player(GREEN).houses == (1, 3, 0)


@clause("L8.6")
def test_a_built_group_gives_no_more_houses() -> None:
    s = scene(3).houses(GREEN, left=2, right=3).performs(GREEN, "store").play("build a4 book", "from-influence 0")
    assert s.player(GREEN).houses == (2, 1, 3)
    s = scene(3).houses(GREEN, left=2).performs(GREEN, "store").play("build a4 book", "from-influence 0")
    s.offers_only("house middle", "house right").refuses("house left", "group-built")


@clause("L8.7", "L7.4")
def test_left_houses_one_does_nothing_both_let_reis_visit() -> None:
    """EX21: the cost is 6; 1 influence and 5 réis, or all in réis."""
    for left, wanted in ((1, []), (2, ["from-reis 5", "from-reis 6"])):
        s = scene(4).houses(GREEN, left=left).has(GREEN, influence=1, reis=6, wigs=0).officials(PURPLE, king=5)
        s.plans(GREEN, "s1").officials(GREEN, manuel=2).hand(GREEN, "p12 p02 p07 p16 p18").turn(GREEN)
        if not wanted:
            s.lacks("visit p12")
            continue
        s.play("visit p12").offers_only(*wanted).play("from-reis 6").shows(GREEN, influence=1, reis=0)


@clause("L8.8")
def test_ex_22_middle_houses_make_ships_cheaper() -> None:
    """A ship of size 3 for 2 different goods."""
    for middle, asked in ((0, 3), (1, 2), (2, 2)):
        s = scene(3).second_period().houses(GREEN, middle=middle).has(GREEN, goods="gold, cloth, book, tool")
        s.performs(GREEN, "ship").asks(GREEN, "pay-goods")
        assert s.table().prompt().facts == {"goods": asked}
    s = scene(3).second_period().houses(GREEN, middle=2).has(GREEN, goods="book 2, cloth, gold")
    s.hand(GREEN, "p16 p17 p18 p19 p20").turn(GREEN).play("portfolio p16", "trade book ship", "pay-goods gold+cloth")
    s.shows(GREEN, goods="book")
    assert s.top_row(GREEN) == "h3a"


@clause("L8.8")
def test_ex_22_after_the_third_house_ships_are_free() -> None:
    s = scene(3).second_period().houses(GREEN, middle=3).has(GREEN, goods="book").performs(GREEN, "ship").idle()
    s.shows(GREEN, goods="book")
    assert s.top_row(GREEN) == "h3a"


@clause("L8.9", "L15.37")
def test_ex_23_right_houses() -> None:
    s = scene(3).sets(GREEN, 1).has(GREEN, goods="gold")
    s.store(GREEN, "b2", "cloth", "right").store(GREEN, "c2", "cloth", "right").store(GREEN, "c3", "book", "right")
    s.store(GREEN, "c4", "tool", "left").performs(GREEN, "produce").idle()
    s.shows(GREEN, goods="gold, cloth 3, book 2, tool 2").board(gold=5, cloth=5, book=5, tool=3)


@clause("L8.9", "L15.37")
@pytest.mark.parametrize("right", [1, 2])
def test_one_or_two_right_houses_give_one_more_good(right: int) -> None:
    s = scene(3).sets(GREEN, 1).houses(GREEN, right=right).store(GREEN, "b3", "book", "left")
    s.performs(GREEN, "produce").asks(GREEN, "extra-good").offers_only("extra gold", "extra book")
    s.play("extra book").idle().shows(GREEN, goods=f"gold {right}, book 2").board(gold=4, book=5)


@clause("L8.9", "L3.2")
def test_extra_goods_need_room_and_a_good_received() -> None:
    s = scene(3).houses(GREEN, right=1).store(GREEN, "b3", "book", "left").has(GREEN, goods="gold, book 2")
    s.performs(GREEN, "produce").idle().shows(GREEN, goods="gold 2, book 2").board(gold=4, book=6)
    s = scene(3).houses(GREEN, right=3).store(GREEN, "b3", "book", "left").has(GREEN, goods="book 2")
    s.performs(GREEN, "produce").idle().shows(GREEN, goods="gold 2, book 2").board(gold=4, book=6)


@clause("L8.10")
def test_ex_24_a_new_gold_store_with_two_relevant_buildings() -> None:
    """West and north show gold, east does not: 2 x 4 wigs."""
    s = scene(3).columns(3, 4, 3, 4, 4).building("w-d", "b01", "blue").building("n-gold", "b13", "blue")
    s.building("e-d", "b04", "blue").performs(GREEN, "store").play("build d2 gold", "from-influence 0", "house left")
    s.shows(GREEN, wigs=5 + 8).idle()


@clause("L8.10")
@pytest.mark.parametrize(("good", "wigs"), [("gold", 9), ("cloth", 3)])
def test_at_most_three_buildings_are_relevant(good: str, wigs: int) -> None:
    """Towards gold all three of row and street show gold; towards cloth only the west one shows cloth."""
    s = scene(3).columns(3, 3, 4, 4, 4).building("w-d", "b01", "blue").building("n-gold", "b13", "blue")
    s.building("e-d", "b10", "blue").building("w-c", "b02", "blue").building("n-book", "b14", "blue")
    s.performs(GREEN, "store").play(f"build d2 {good}", "from-influence 0", "house left").shows(GREEN, wigs=5 + wigs)


@clause("L8.10")
def test_the_thin_column_uses_the_tile_of_its_column() -> None:
    s = scene(3, seed=4)
    assert s.table().column_wigs[4] == s.table().column_wigs[3]
    s.columns(3, 3, 4, 4, 4).building("w-b", "b04", "blue").performs(GREEN, "store").play("build b5 tool")
    s.play("from-influence 0", "house left").shows(GREEN, wigs=5 + 2 + 4)


@clause("L8.11", "L7.5")
def test_without_a_house_no_visit_of_manuel() -> None:
    s = scene(3).houses(GREEN, 2, 3, 3).has(GREEN, influence=10).hand(GREEN, "p02 p07 p12 p16 p18").turn(GREEN)
    s.lacks("visit p02").refuses("visit p02", "no-house")


@clause("L8.11", "L7.5")
def test_without_means_no_visit_of_manuel() -> None:
    """The cheapest land costs 3; b1, c1 and d4 are built, and the 2 influence of a4 are worth 2 réis."""
    s = scene(3).store(PURPLE, "b1", "gold").store(PURPLE, "c1", "gold").store(PURPLE, "d4", "book")
    s.has(GREEN, reis=0, influence=1).hand(GREEN, "p02 p07 p12 p16 p18").church("c03 c04 c05 c06 c07 c08", 3)
    s.turn(GREEN).lacks("visit p02").refuses("visit p02", "land-price", need=3)
    s.has(GREEN, reis=1).offers("visit p02")


@clause("L8.11", "L15.28")
def test_without_a_tile_for_a_free_land_no_visit_of_manuel() -> None:
    s = scene(2).tiles("small").hand(GREEN, "p02 p07 p12 p16 p18")
    for land in ("a5", "b5", "c5", "d5"):
        s.store(PURPLE, land, "tool")
    s.turn(GREEN).lacks("visit p02").refuses("visit p02", "no-land")
    s.tiles("small tool").offers("visit p02")


@clause("L8.11", "L15.28")
def test_an_empty_city_stack_leaves_the_display_empty() -> None:
    s = scene(3).hand(GREEN, "p02 p07 p12 p16 p18")
    for land in ("a5", "b5", "c5", "d5"):
        s.store(PURPLE, land, "tool")
    s.turn(GREEN).play("visit p02", "done", "build e5 tool", "plan green", "from-influence 0", "house left")
    s.play("take " + s.legal()[0].split()[1])
    assert s.table().city[content.SMALL_DISPLAY] == 0
