"""Every kind of monastery bonus by itself: M1-M15."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.content import MONASTERY_IDS, MONASTERY_LEVEL
from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, EVE, PHIL, Scene, scene


@clause("C1")
def test_there_are_twelve_eight_and_four_tiles() -> None:
    assert [MONASTERY_LEVEL.count(level) for level in (1, 2, 3)] == [12, 8, 4]
    assert len(set(MONASTERY_IDS)) == 24


@clause("C50")
@pytest.mark.parametrize(
    ("name", "guards", "coins", "vp", "steps"),
    [("mo-i-01", 12, 7, 0, 0), ("mo-i-02", 7, 12, 0, 0), ("mo-i-03", 7, 7, 3, 2)],
)
def test_m1_gains_the_rewards_shown(name: str, guards: int, coins: int, vp: int, steps: int) -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, name)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (guards, coins, vp)
    assert (scenario.steps_left() if steps else 0) == steps


@clause("C48")
@pytest.mark.parametrize(("goods", "guards", "coins"), [("guards", 11, 7), ("coins", 7, 11)])
def test_m1_four_guards_or_four_coins_and_two_points(goods: str, guards: int, coins: int) -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, "mo-i-04").play(f"choose {goods}")
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (guards, coins, 2)


@clause("C50")
@pytest.mark.parametrize(
    ("name", "tracks"),
    [
        ("mo-i-05", [4, 1, 1, 1]),
        ("mo-i-06", [1, 4, 1, 1]),
        ("mo-i-07", [1, 1, 4, 1]),
        ("mo-i-08", [1, 1, 1, 4]),
        ("mo-i-09", [2, 2, 2, 2]),
    ],
)
def test_m2_raises_its_track_by_three_and_m4_all_by_one(name: str, tracks: list[int]) -> None:
    scenario = scene(2).has(PHIL, council=1, merchant=1, cleric=1, scholar=1).enters(PHIL, name)
    assert scenario[PHIL].tracks == tracks


@clause("C67")
@pytest.mark.parametrize(("name", "points"), [("mo-ii-01", 2), ("mo-ii-02", 4), ("mo-ii-03", 6), ("mo-ii-04", 8)])
def test_m3_gives_two_points_per_card_of_its_class(name: str, points: int) -> None:
    held = "c101 m102 m204 l101 l203 l204 s102 s202 s203 s205"
    scenario = scene(2).has(PHIL, cards=held, vp=0).enters(PHIL, name)
    assert scenario[PHIL].vp == points


@clause("C87")
def test_m5_gives_a_point_per_crown_held_now() -> None:
    """Chris stands on flag 2: 1 crown; with the tile of 3 and two tokens 6."""
    scenario = scene(3).has(CHRIS, vp=0, favours="fa-3", tokens="council cleric").enters(CHRIS, "mo-i-10")
    assert scenario[CHRIS].vp == 6
    plain = scene(3).has(EVE, vp=0).enters(EVE, "mo-i-10")
    assert plain[EVE].vp == 2


@clause("C67")
def test_m6_gives_two_points_per_card_of_influence_three_or_four() -> None:
    """C202 and S201 have 3, S301 4; C101 2 and L102 1."""
    scenario = scene(2).has(PHIL, cards="c202 s201 s301 c101 l102", vp=0).enters(PHIL, "mo-ii-05")
    assert scenario[PHIL].vp == 6


@clause("C91")
def test_m7_gives_five_points_per_set_of_four_classes() -> None:
    scenario = scene(2).has(PHIL, cards="c101 c201 m101 m201 m202 l101 l201 s101 s201", vp=0).enters(PHIL, "mo-ii-06")
    assert scenario[PHIL].vp == 10


@clause("C50")
def test_m8_gives_two_points_per_own_monastery_this_one_included() -> None:
    scenario = scene(2).has(PHIL, disks="ma-1 ma-2 mb-4", vp=0).has(CHRIS, disks="ma-5").enters(PHIL, "mo-iii-01")
    assert scenario[PHIL].vp == 8


@clause("C88")
def test_m9_scores_diploma_sets_now_and_they_score_again_at_the_end() -> None:
    """LAW, MED, CAN and ART: a set of four."""
    scenario = scene(2).round(3).has(PHIL, cards="c201 c202 c203 m201", vp=0).enters(PHIL, "mo-iii-02")
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (7, 7, 8)
    assert scenario.asked == "nothing"
    assert scenario.final(PHIL, "diplomas") == 8


def voyager(voyages: str) -> Scene:
    """Goa is worth 9, Macau with one council card 2, Tanger 2 for each own voyage."""
    return scene(2).has(PHIL, cards="c206", voyages=voyages, vp=0)


@clause("C88")
@pytest.mark.parametrize(
    ("voyages", "points"),
    [("", 0), ("vo-goa", 9), ("vo-goa vo-macau", 11), ("vo-goa vo-macau vo-tanger", 15)],
)
def test_m10_scores_up_to_two_different_own_voyages_now(voyages: str, points: int) -> None:
    scenario = voyager(voyages).enters(PHIL, "mo-iii-03")
    assert scenario[PHIL].vp == points
    assert scenario.final(PHIL, "voyages") == points + (2 if "tanger" in voyages else 0)


@clause("C87", "C88")
def test_m10_takes_each_task_as_it_stands_now() -> None:
    """Calicut: 7 guards, 4 coins, 3 crowns of the tile in hand: 7 points."""
    scenario = scene(2).has(PHIL, coins=4, voyages="vo-calicut", favours="fa-3", vp=0).enters(PHIL, "mo-iii-03")
    assert scenario[PHIL].vp == 7


@clause("C89")
def test_m11_scores_one_game_end_card_and_one_track_for_the_own_rank_only() -> None:
    """S205 pays 5 for grey 7. Phil is first on grey, tile IT-1: 7 points, and second on green: 6 on IT-4."""
    scenario = scene(2).has(PHIL, cards="s205", council=7, scholar=4, vp=0).has(CHRIS, council=5, scholar=6, vp=0)
    scenario.enters(PHIL, "mo-iii-04")
    assert scenario[PHIL].vp == 5 + 7
    assert scenario[CHRIS].vp == 0
    assert scenario.final(PHIL, "end-cards") == 5
    assert scenario.final(PHIL, "majorities") == 7 + 6


@clause("C89")
def test_m11_takes_the_better_of_several_cards_and_tracks() -> None:
    """S202 pays 2 for two low cards, S205 pays 7 for grey 10; second on green pays 6, first on grey 7."""
    scenario = scene(2).has(PHIL, cards="s202 s205", council=10, scholar=4, vp=0).has(CHRIS, scholar=6)
    assert scenario.enters(PHIL, "mo-iii-04")[PHIL].vp == 7 + 7


@clause("C89")
def test_m11_parts_are_independent_and_either_may_be_empty() -> None:
    no_card = scene(2).has(PHIL, cards="c101", council=1, vp=0).enters(PHIL, "mo-iii-04")
    assert no_card[PHIL].vp == 7
    no_track = scene(2).has(PHIL, cards="s202", vp=0).enters(PHIL, "mo-iii-04")
    assert no_track[PHIL].vp == 1
    nothing = scene(2).has(PHIL, cards="", vp=0).enters(PHIL, "mo-iii-04")
    assert (nothing[PHIL].vp, nothing.asked) == (0, "nothing")


@clause("C89", "C62")
def test_m11_may_score_g4_which_scores_another_card_now() -> None:
    """S306 alone scores nothing; with S302 on purple 13 either is worth 10, once."""
    alone = scene(2).has(PHIL, cards="s306", vp=0).enters(PHIL, "mo-iii-04")
    assert alone[PHIL].vp == 0
    both = scene(2).has(PHIL, cards="s306 s302", cleric=13, vp=0).has(CHRIS, cleric=15).tiles("it-1 it-2 it-3 it-4")
    assert both.enters(PHIL, "mo-iii-04")[PHIL].vp == 10 + 5


@clause("C89", "C92")
@pytest.mark.parametrize(("own", "points"), [(5, 0), (6, 5)])
def test_m11_with_two_players_keeps_the_limit_of_three_spaces(own: int, points: int) -> None:
    """Second place of IT-3 above the purple track."""
    scenario = scene(2).has(PHIL, cleric=own, vp=0).has(CHRIS, cleric=9).enters(PHIL, "mo-iii-04")
    assert scenario[PHIL].vp == points


@clause("C89")
@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 3)])
def test_m11_pays_third_place_only_with_four_players(players: int, points: int) -> None:
    scenario = scene(players).has(PHIL, cleric=2, vp=0).has(CHRIS, cleric=9).has(EVE, cleric=5)
    assert scenario.enters(PHIL, "mo-iii-04")[PHIL].vp == points


@clause("C88", "C94")
def test_m9_and_m10_name_what_they_score() -> None:
    diplomas = scene(2).has(PHIL, cards="c201 c202 c203 m201").listen().enters(PHIL, "mo-iii-02")
    assert diplomas.told("scored-diplomas", "gained") == [("scored-diplomas", PHIL, {"points": 8})]
    voyages = voyager("vo-macau vo-tanger vo-goa").listen().enters(PHIL, "mo-iii-03")
    assert voyages.told("scored-voyages", "gained") == [
        ("scored-voyages", PHIL, {"voyages": ["vo-goa", "vo-tanger"], "points": 15})
    ]
    worthless = scene(2).has(PHIL, cards="", voyages="vo-macau").listen().enters(PHIL, "mo-iii-03")
    assert worthless.told("scored-voyages", "gained") == []


@clause("C89", "C94")
def test_m11_names_the_card_and_the_track_it_scores() -> None:
    scenario = scene(2).has(PHIL, cards="s202 s205", council=10, scholar=4).has(CHRIS, scholar=6).listen()
    assert scenario.enters(PHIL, "mo-iii-04").told("scored-card", "scored-track", "gained") == [
        ("scored-card", PHIL, {"card": "s205", "points": 7}),
        ("scored-track", PHIL, {"track": "council", "points": 7}),
    ]


@clause("C53")
def test_m12_pays_four_points_for_a_later_castle_die() -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, "mo-ii-07").pool("grey-1").draft(PHIL).play("place grey-1 castle")
    assert scenario[PHIL].vp == 4


@clause("C53")
def test_m13_pays_a_point_for_a_later_disk() -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, "mo-i-11").enters(PHIL, "mo-ii-08")
    assert scenario[PHIL].vp == 1


@clause("C90")
def test_m14_is_one_wild_diploma_and_m15_two() -> None:
    scenario = scene(2).voyages("vo-madeira").has(PHIL, voyages="vo-madeira", vp=0)
    assert scenario.final(PHIL, "voyages") == 0
    scenario.enters(PHIL, "mo-i-12")
    assert scenario.final(PHIL, "voyages") == 1
    scenario.enters(PHIL, "mo-ii-08")
    assert scenario.final(PHIL, "voyages") == 3
    assert scenario[PHIL].vp == 0
