"""The end of the game (C59-C64, C67, C88, C90-C93) and the game-end bonuses G1-G4."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from rossio.games.coimbra.game import GAME
from rossio.games.coimbra.scoring import diploma_points
from tests.marks import clause
from tests.rules.coimbra.scenario import ANNE, CHRIS, EVE, PHIL, Scene, scene

LAW, LAW_TOO, MED, CAN, CAN_TOO, THE, ART = "c201", "m202", "c202", "c203", "c301", "m205", "m201"
WILD, WILD_TOO = "m303", "s306"


def majorities(scenario: Scene) -> list[int]:
    return [scenario.final(player, "majorities") for player in range(len(scenario.table.players))]


@clause("C59")
def test_only_voyages_with_the_own_disk_score() -> None:
    scenario = scene(2).has(PHIL, cards="c101 c201 c202", voyages="vo-goa vo-macau").has(CHRIS, voyages="vo-goa")
    assert scenario.final(PHIL, "voyages") == 9 + 6
    assert scenario.final(CHRIS, "voyages") == 9


@clause("C60", "C92")
@pytest.mark.parametrize(("first", "second", "points"), [(9, 6, [13, 6]), (9, 5, [13, 0]), (4, 1, [13, 6])])
def test_two_players_second_place_only_within_three_spaces(first: int, second: int, points: list[int]) -> None:
    """Tile IT-4 above the green track."""
    assert majorities(scene(2).has(PHIL, scholar=first).has(CHRIS, scholar=second)) == points


@clause("C60", "C92")
def test_two_players_on_the_same_space_the_lower_disk_is_first_and_the_other_second() -> None:
    assert majorities(scene(2).on_track("council", 7, CHRIS, PHIL)) == [3, 7]


@clause("C60", "C83")
def test_the_disk_that_came_first_ranks_first() -> None:
    assert majorities(scene(3).on_track("council", 7, EVE, PHIL)) == [3, 0, 7]


@clause("C60", "C92")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_disks_on_zero_do_not_rank(players: int) -> None:
    points = majorities(scene(players).has(PHIL, merchant=1))
    assert points == [9, *([0] * (players - 1))]


@clause("C60", "C92")
def test_three_players_score_first_and_second_without_a_limit_of_spaces() -> None:
    scenario = scene(3).has(PHIL, cleric=15).has(CHRIS, cleric=3).has(EVE, cleric=2)
    assert majorities(scenario) == [11, 5, 0]


@clause("C60", "C92")
def test_four_players_score_first_second_and_third() -> None:
    scenario = scene(4).has(PHIL, cleric=15).has(CHRIS, cleric=3).has(EVE, cleric=2).has(ANNE, cleric=1)
    assert majorities(scenario) == [11, 6, 3, 0]


@clause("C60")
def test_every_track_pays_by_the_tile_above_it() -> None:
    scenario = scene(4).tiles("it-3 it-1 it-4 it-2").has(PHIL, council=9, merchant=2, cleric=5)
    scenario.has(CHRIS, council=2, merchant=9, scholar=5)
    assert majorities(scenario) == [11 + 4 + 13, 6 + 7 + 9, 0, 0]


@clause("C61")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        (f"{LAW} {MED} {CAN} {THE} {ART}", 12),
        (f"{LAW} {MED} {CAN} {THE}", 8),
        (f"{LAW} {MED} {CAN}", 4),
        (f"{LAW} {MED}", 2),
        (f"{LAW}", 1),
        ("", 0),
    ],
)
def test_sets_of_different_diplomas(held: str, points: int) -> None:
    assert scene(2).has(PHIL, cards=held).final(PHIL, "diplomas") == points


@clause("C61")
def test_a_wild_completes_the_largest_set() -> None:
    held = f"{LAW} {LAW_TOO} {MED} {CAN} {WILD}"
    assert scene(2).has(PHIL, cards=held).final(PHIL, "diplomas") == 8 + 1


@clause("C61")
def test_a_second_wild_starts_a_new_set() -> None:
    held = f"{LAW} {MED} {CAN} {THE} {WILD} {WILD_TOO}"
    assert scene(2).has(PHIL, cards=held).final(PHIL, "diplomas") == 12 + 1


@clause("C61", "C90")
def test_a_set_may_hold_several_wilds() -> None:
    held = f"{LAW} {LAW_TOO} {CAN} {CAN_TOO} {MED} {WILD} {WILD_TOO}"
    assert scene(2).has(PHIL, cards=held).final(PHIL, "diplomas") == 12 + 2


@clause("C61", "C90")
def test_icons_on_monasteries_count_and_two_icons_on_a_card() -> None:
    """L206 shows CAN and THE; the monasteries 1 and 2 wild ones: a set of five."""
    scenario = scene(2).monastery("ma-1", "mo-i-12").monastery("mb-1", "mo-ii-08").has(PHIL, cards="l206", disks="ma-1")
    assert scenario.final(PHIL, "diplomas") == 4
    scenario.has(PHIL, disks="ma-1 mb-1")
    assert scenario.final(PHIL, "diplomas") == 12


@cache
def best_partition(icons: tuple[int, int, int, int, int], wilds: int) -> int:
    """The best of all ways to part icons of five kinds and wild ones into sets of different kinds."""
    best = 0
    for members in product((0, 1), repeat=5):
        if any(taken > held for taken, held in zip(members, icons, strict=True)):
            continue
        size = sum(members)
        for helped in range(min(wilds, 5 - size) + 1):
            if size + helped:
                a, b, c, d, e = (held - taken for held, taken in zip(icons, members, strict=True))
                rest = best_partition((a, b, c, d, e), wilds - helped)
                best = max(best, (0, 1, 2, 4, 8, 12)[size + helped] + rest)
    return best


@clause("C61")
def test_the_best_of_all_partitions_is_scored() -> None:
    for a, b, c, d, e in product(range(4), repeat=5):
        if a >= b >= c >= d >= e:
            for wilds in range(5):
                assert diploma_points([e, a, c, b, d, wilds]) == best_partition((a, b, c, d, e), wilds)


@clause("C62")
@pytest.mark.parametrize(
    ("name", "track"), [("s205", "council"), ("s206", "merchant"), ("s302", "cleric"), ("s303", "scholar")]
)
@pytest.mark.parametrize(("space", "points"), [(0, 0), (6, 0), (7, 5), (9, 5), (10, 7), (12, 7), (13, 10), (15, 10)])
def test_g1_pays_by_the_space_of_its_track(name: str, track: str, space: int, points: int) -> None:
    scenario = scene(2).on_track(track, space, PHIL).has(PHIL, cards=name)
    assert scenario.final(PHIL, "end-cards") == points


@clause("C62", "C67")
def test_g2_a_point_per_card_of_influence_one_or_two() -> None:
    """C101 2, L102 1, S202 itself 1; C202 3 and S301 4 do not count."""
    scenario = scene(2).has(PHIL, cards="c101 l102 c202 s301 s202")
    assert scenario.final(PHIL, "end-cards") == 3


@clause("C62", "C91")
def test_g3_and_m7_count_the_smallest_class() -> None:
    """3 council, 2 merchant, 4 cleric and 1 scholar cards: one set."""
    held = "c101 c201 c202 m101 m201 l101 l102 l201 l202"
    assert scene(2).has(PHIL, cards=f"{held} s305").final(PHIL, "end-cards") == 5
    assert scene(2).has(PHIL, cards=f"{held} s101", vp=0).enters(PHIL, "mo-ii-06")[PHIL].vp == 5


@clause("C91")
def test_two_sets_need_two_of_every_class_start_cards_included() -> None:
    scenario = scene(2).has(PHIL, cards="c101 c201 m101 m201 l101 l102 s101 s305 s201")
    assert scenario.final(PHIL, "end-cards") == 10


@clause("C62")
def test_g4_scores_the_best_other_game_end_card_again() -> None:
    """S205 pays 7 for grey 11, S202 pays 3 for the three low cards; S306 takes the 7 again."""
    scenario = scene(2).has(PHIL, cards="s205 s202 s306", council=11)
    assert scenario.final(PHIL, "end-cards") == 7 + 3 + 7


@clause("C62")
def test_g4_without_another_game_end_card_gives_nothing() -> None:
    assert scene(2).has(PHIL, cards="s306 c101 s201").final(PHIL, "end-cards") == 0


@clause("C63")
@pytest.mark.parametrize(("guards", "coins", "points"), [(5, 4, 5), (5, 5, 6), (0, 0, 1), (0, 1, 1)])
def test_leftovers_are_half_of_guards_coins_and_crowns_rounded_down(guards: int, coins: int, points: int) -> None:
    """Chris holds two crowns: flag 2 and one token."""
    scenario = scene(2).has(CHRIS, guards=guards, coins=coins, tokens="cleric")
    assert scenario.crowns(CHRIS) == 2
    assert scenario.final(CHRIS, "leftovers") == points


@clause("C63", "C87")
def test_the_crowns_of_the_end_are_those_of_round_four_and_the_flag_after_its_phase_d() -> None:
    """Chris rises from flag 2 to flag 1: 3 for the tile and 0 for the flag; Phil falls to flag 2."""
    scenario = scene(2).round(4).has(PHIL, guards=0, coins=1).has(CHRIS, guards=0, coins=1, favours="fa-3")
    scenario.phase_d().end_round()
    assert scenario.asked == "nothing"
    assert (scenario.final(PHIL, "leftovers"), scenario.final(CHRIS, "leftovers")) == (1, 2)


@clause("C64")
def test_most_points_win() -> None:
    scenario = scene(3).has(PHIL, vp=30).has(CHRIS, vp=40).has(EVE, vp=20)
    outcome = GAME.outcome(scenario.table)
    assert outcome.scores == [37, 47, 28]
    assert outcome.ranks == [2, 1, 3]
    assert outcome.winners() == [CHRIS]


@clause("C64", "C93")
@pytest.mark.parametrize(("order", "winner"), [((EVE, PHIL, CHRIS), EVE), ((PHIL, EVE, CHRIS), PHIL)])
def test_a_tie_goes_to_the_player_earlier_in_the_order_and_leaves_no_tie(order: tuple[int, ...], winner: int) -> None:
    """14 goods and 0, 1 or 2 crowns make 7, 7 and 8."""
    scenario = scene(3).order(*order).has(PHIL, vp=40).has(EVE, vp=40).has(CHRIS, vp=10)
    outcome = GAME.outcome(scenario.table)
    assert (outcome.scores[PHIL], outcome.scores[EVE]) == (47, 47)
    assert outcome.winners() == [winner]
    assert sorted(outcome.ranks) == [1, 2, 3]


@clause("C93")
def test_goods_and_crowns_count_for_calicut_and_again_as_leftovers_and_are_not_used_up() -> None:
    scenario = scene(2).has(PHIL, guards=6, coins=5, favours="fa-3", voyages="vo-calicut", vp=10)
    for _ in range(2):
        sheet = GAME.sheet(scenario.table)
        row = dict(zip(sheet.categories, sheet.rows[PHIL], strict=True))
        assert (row["voyages"], row["leftovers"]) == (7, 7)
        assert sheet.total(PHIL) == 24
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario.crowns(PHIL)) == (6, 5, 3)


@clause("C59", "C60", "C61", "C62", "C63")
def test_the_sheet_adds_everything_up() -> None:
    """20 points before; Goa 9; first on grey 7; LAW and MED 2; S205 on grey 7: 5; 3 guards, 2 coins, 0 crowns: 2."""
    scenario = scene(2).has(PHIL, vp=20, voyages="vo-goa", council=7, cards="c201 c202 s205", guards=3, coins=2)
    assert GAME.sheet(scenario.table).total(PHIL) == 20 + 9 + 7 + 2 + 5 + 2
    assert GAME.outcome(scenario.table).scores[PHIL] == 45
