"""The seven scores of the end (L12.2 to L12.9, L15.40)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa.game import GAME
from rossio.games.lisboa.scoring import shares
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, Scene, scene

TOOLS = ["a4", "b4", "c4", "d4", "e4", "a5", "b5"]
CLOTHS = ["a2", "b2", "c2", "d2", "e2", "a3", "b3", "c3", "d3", "e3"]


def stores(s: Scene, good: str, lands: list[str], counts: list[int]) -> Scene:
    """So many stores of a kind for each player in turn."""
    free = iter(lands)
    for seat, count in enumerate(counts):
        for _ in range(count):
            s.store(seat, next(free), good)
    return s


@clause("L12.2")
def test_ex_32_ships() -> None:
    s = scene(3).second_period().portfolio(GREEN, "h2a h3a h3b").portfolio(PURPLE, "h1a h4a")
    assert s.scores("ships") == [8, 5, 0]


@clause("L12.3")
def test_ex_33_rubble() -> None:
    s = scene(3).sets(GREEN, 3).rubble(PURPLE, "brown 5, red 5, blue 1")
    assert s.scores("rubble") == [9, 3, 0]


@clause("L12.4", "L12.5", "L15.40")
@pytest.mark.parametrize(("tools", "second"), [("standard", 4), ("english", 3)])
def test_ex_34_tool_stores(tools: str, second: int) -> None:
    s = stores(scene(4, tools=tools), "tool", TOOLS, [5, 0, 0, 2])
    assert s.scores("stores") == [6, 0, 0, second]


@clause("L12.5", "L15.40")
def test_ex_35_a_tie_for_the_second_place() -> None:
    """Cloth: Purple 4, Yellow 3, Orange 3, Green 1: (6 + 3) / 2 rounded down, and nothing for the fourth."""
    s = stores(scene(4), "cloth", [*CLOTHS, "a2"], [0, 4, 3, 3])
    assert s.scores("stores") == [0, 9, 4, 4]
    assert shares([1, 4, 3, 3], [9, 6, 3]) == [0, 9, 4, 4]


@clause("L12.4")
@pytest.mark.parametrize(
    ("good", "lands", "wigs"),
    [
        ("gold", ["b1", "c1", "d1", "b2", "c2", "d2"], [3, 2, 1]),
        ("tool", ["a4", "b4", "c4", "a5", "b5", "c5"], [6, 4, 2]),
        ("book", ["a3", "b3", "c3", "a4", "b4", "c4"], [9, 6, 3]),
        ("cloth", ["a2", "b2", "c2", "a3", "b3", "c3"], [9, 6, 3]),
    ],
)
def test_the_four_majorities(good: str, lands: list[str], wigs: list[int]) -> None:
    assert stores(scene(3), good, lands, [3, 2, 1]).scores("stores") == wigs
    assert stores(scene(3), good, lands, [1, 2, 3]).scores("stores") == wigs[::-1]


@clause("L12.4", "L12.5")
def test_the_four_kinds_are_ranked_apart() -> None:
    s = scene(3).store(GREEN, "b1", "gold").store(PURPLE, "a2", "cloth").store(YELLOW, "a3", "book")
    assert s.scores("stores") == [3, 9, 9]
    s.store(GREEN, "b3", "book")
    assert s.scores("stores") == [3 + 7, 9, 7]


@clause("L12.5")
def test_no_store_of_a_kind_no_place() -> None:
    s = stores(scene(4), "tool", TOOLS, [1, 0, 0, 0])
    assert s.scores("stores") == [6, 0, 0, 0]


@clause("L12.5", "L15.40")
@pytest.mark.parametrize(
    ("counts", "wigs"),
    [
        ([2, 2, 0, 0], [7, 7, 0, 0]),
        ([2, 2, 2, 0], [6, 6, 6, 0]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([3, 2, 2, 2], [9, 3, 3, 3]),
        ([3, 2, 1, 1], [9, 6, 1, 1]),
        ([3, 3, 2, 1], [7, 7, 3, 0]),
        ([2, 2, 1, 1], [7, 7, 1, 1]),
        ([4, 3, 2, 1], [9, 6, 3, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_ties_add_their_places_and_divide(counts: list[int], wigs: list[int]) -> None:
    assert shares(counts, [9, 6, 3]) == wigs
    assert stores(scene(4), "cloth", CLOTHS, counts).scores("stores") == wigs


@clause("L12.5", "L15.40")
@pytest.mark.parametrize(
    ("good", "lands", "first", "third"),
    [
        ("gold", ["b1", "c1", "d1", "b2"], 3, 1),
        ("tool", ["a4", "b4", "c4", "d4"], 6, 2),
        ("book", ["a3", "b3", "c3", "d3"], 9, 3),
        ("cloth", ["a2", "b2", "c2", "d2"], 9, 3),
    ],
)
def test_with_two_players_first_and_third_places_count(good: str, lands: list[str], first: int, third: int) -> None:
    assert stores(scene(2), good, lands, [2, 1]).scores("stores") == [first, third]
    tied = (first + third) // 2
    assert stores(scene(2), good, lands, [1, 1]).scores("stores") == [tied, tied]
    assert stores(scene(2), good, lands, [0, 1]).scores("stores") == [0, first]


@clause("L12.6")
@pytest.mark.parametrize("influence", [6, 7])
def test_ex_36_money(influence: int) -> None:
    """13 réis and 4 on the influence track: 17 / 5; the coin of a treasury card does not count."""
    s = scene(3).has(GREEN, reis=13, influence=influence).portfolio(GREEN, "p16 p19")
    assert s.scores("money")[GREEN] == 3
    s.shows(GREEN, influence=influence)


@clause("L12.6")
@pytest.mark.parametrize(
    ("reis", "influence", "wigs"), [(4, 0, 0), (5, 0, 1), (4, 1, 1), (0, 10, 1), (9, 3, 2), (8, 3, 2)]
)
def test_one_wig_for_five_reis_rounded_down(reis: int, influence: int, wigs: int) -> None:
    assert scene(3).has(GREEN, reis=reis, influence=influence).scores("money")[GREEN] == wigs


@clause("L12.6")
def test_the_reis_on_treasury_cards_are_no_money() -> None:
    """14 réis and 4 of influence; two coins would make it 20."""
    s = scene(3).has(GREEN, reis=14, influence=6).portfolio(GREEN, "p16 p19")
    assert s.scores("money")[GREEN] == 3


@clause("L12.7")
def test_ex_26_a_decree_counts_the_buildings_of_the_blue_architect_whoever_opened_them() -> None:
    s = scene(3).decrees(GREEN, "d24")
    for n, site in enumerate(("w-a", "w-b", "n-gold", "e-c"), start=1):
        s.building(site, f"b0{n}", "blue").building(
            f"{'e' if site[0] == 'w' else 'w'}-{'abde'[n - 1]}", f"b1{n}", "green"
        )
        assert s.scores("decrees") == [n, 0, 0]


@clause("L12.7")
def test_ex_37_decrees() -> None:
    """One store in row A, three in row B: 2 and 6 wigs, for Yellow only."""
    s = scene(4).decrees(YELLOW, "d01 d03").store(YELLOW, "a2", "gold").store(YELLOW, "b1", "gold")
    s.store(YELLOW, "b2", "cloth").store(YELLOW, "b3", "book").store(ORANGE, "a3", "book")
    assert s.scores("decrees") == [0, 0, 8, 0]


@clause("L12.8", "L15.40")
def test_ex_38_officials() -> None:
    """Completed plans of 8, 5, 5 and 3 officials."""
    s = scene(4)
    for seat, plans in ((ORANGE, "lb7 lg7"), (GREEN, "lb1 lb4"), (YELLOW, "lg1 lg4"), (PURPLE, "lb5")):
        s.plans(seat, plans, done=True)
    assert s.scores("officials") == [7, 0, 7, 15]


@clause("L12.8", "L15.40")
@pytest.mark.parametrize(
    ("seats", "plans", "wigs"),
    [
        (3, ["s1 s2", "s3", ""], [15, 10, 0]),
        (3, ["s1", "s2", "s3"], [10, 10, 10]),
        (2, ["s1 s2", "s3"], [15, 5]),
        (2, ["s1", "s2"], [10, 10]),
        (2, ["", "s2"], [0, 15]),
        (4, ["", "", "", ""], [0, 0, 0, 0]),
    ],
)
def test_places_of_the_officials_table(seats: int, plans: list[str], wigs: list[int]) -> None:
    s = scene(seats)
    for seat, names in enumerate(plans):
        s.plans(seat, names, done=True)
    assert s.scores("officials") == wigs


@clause("L12.8")
def test_incomplete_plans_do_not_count() -> None:
    s = scene(3).plans(GREEN, "s1 s2").plans(PURPLE, "s3", done=True)
    assert s.scores("officials") == [0, 15, 0]


@clause("L12.9")
def test_ex_39_favors() -> None:
    s = scene(3).favors(GREEN, "king marquis").favors(PURPLE, "manuel marquis king")
    assert s.scores("favors") == [4, 6, 0]


@clause("L12.11")
def test_the_sheet_holds_the_seven_scores_in_order_and_explains_every_wig() -> None:
    sheet = GAME.sheet(scene(3).portfolio(GREEN, "h1a").sets(GREEN, 1).favors(GREEN, "king").table())
    assert sheet.categories[-7:] == ["ships", "rubble", "stores", "money", "decrees", "officials", "favors"]
    assert sheet.rows[GREEN][-7:] == [1, 3, 0, 2, 0, 0, 2]
    assert sheet.total(GREEN) == 5 + 1 + 3 + 2 + 2
