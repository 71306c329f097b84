"""Favour tiles and the cap (C26, C31, C36, C74, C75)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, PHIL, scene


@clause("C26", "C39")
@pytest.mark.parametrize(("name", "crowns"), [("fa-3", 3), ("fa-2", 2), ("fa-1", 1), ("fa-0", 0)])
def test_the_crowns_of_a_tile_count_from_the_moment_it_is_taken(name: str, crowns: int) -> None:
    scenario = scene(2).takes(PHIL, name)
    assert scenario.crowns(PHIL) == crowns


@clause("C26", "C48")
@pytest.mark.parametrize(("goods", "guards", "coins"), [("guards", 14, 7), ("coins", 7, 14)])
def test_fa_0_gives_seven_guards_or_seven_coins(goods: str, guards: int, coins: int) -> None:
    scenario = scene(2).takes(PHIL, "fa-0")
    assert scenario.moves == ["choose guards", "choose coins"]
    scenario.play(f"choose {goods}")
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (guards, coins)


@clause("C26", "C68")
def test_fa_1_gives_two_points_then_up_to_three_steps() -> None:
    scenario = scene(2).has(PHIL, vp=0).takes(PHIL, "fa-1")
    assert scenario[PHIL].vp == 2
    assert scenario.steps_left() == 3
    scenario.play("walk st-n", "walk sa-n", "walk ma-2")
    assert scenario.disks(PHIL) == ["ma-2"]
    assert scenario.asked == "nothing"


@clause("C26", "C68", "C31")
def test_fa_2_gives_four_points_and_then_asks_for_the_cap() -> None:
    scenario = scene(2).has(PHIL, vp=0).line("upper", "grey-2 phil").takes(PHIL, "fa-2")
    assert scenario[PHIL].vp == 4
    assert scenario.asked == "cap phil"
    scenario.play("decline")
    assert scenario.stands("upper") == "grey-2 phil"
    assert scenario.table.cap_taken is False


@clause("C26", "C38", "C56")
def test_fa_3_lets_invest_at_once_with_its_own_discount_or_decline() -> None:
    """Macau costs 6 guards, Goa 8 coins; both are payable with 4 guards and 6 coins."""
    scenario = scene(2).has(PHIL, guards=4, coins=6).takes(PHIL, "fa-3")
    assert scenario.asked == "invest phil"
    assert scenario.offers("invest") == ["vo-acores", "vo-calicut", "vo-goa", "vo-macau", "vo-tanger"]
    assert "decline" in scenario.moves
    scenario.play("invest vo-macau")
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (0, 6)
    assert scenario.invested(PHIL) == ["vo-macau"]
    assert scenario.asked == "nothing"


@clause("C31")
def test_a_capped_six_counts_nine_stands_leftmost_and_its_card_costs_nine() -> None:
    scenario = scene(2).line("upper", "purple-6 chris, grey-6 phil").row("upper", "c201 m201 l201 s201")
    scenario.has(PHIL, guards=20).takes(PHIL, "fa-2").play("cap grey-6 upper 1")
    assert scenario.stands("upper") == "grey-9 phil, purple-6 chris"
    scenario.resolve("upper")
    assert scenario.asked == "city phil"
    scenario.play("acquire m201")
    assert scenario[PHIL].guards == 11


@clause("C31")
def test_a_capped_die_stands_right_of_equal_values() -> None:
    scenario = scene(2).line("upper", "grey-5 phil, token-3, green-2 chris").row("upper", "c201 m201 l201 s201")
    scenario.has(CHRIS, guards=7).takes(CHRIS, "fa-2")
    assert scenario.offers("cap") == ["green-2 upper 1"]
    scenario.play("cap green-2 upper 1")
    assert scenario.stands("upper") == "grey-5 phil, green-5 chris, token-3"
    scenario.resolve("upper").play("distress")
    assert scenario.asked == "city chris"
    scenario.play("acquire m201")
    assert scenario[CHRIS].guards == 2


@clause("C27", "C76")
def test_cap_and_discount_make_a_six_cost_eight() -> None:
    scenario = scene(2).line("upper", "grey-6 phil").row("upper", "c201 - - -").has(PHIL, coins=20, cards="c102")
    scenario.takes(PHIL, "fa-2").play("cap grey-6 upper 1").resolve("upper").play("acquire c201")
    assert scenario[PHIL].coins == 12


@clause("C74", "C75")
def test_the_running_action_is_finished_then_the_leftmost_die_is_next() -> None:
    scenario = scene(2).line("upper", "grey-4 phil, green-3 chris, orange-2 phil").has(PHIL, coins=20)
    scenario.row("upper", "c302 m201 l201 s201").resolve("upper").play("acquire c302", "favour fa-2")
    assert scenario.asked == "cap phil"
    assert scenario.offers("cap") == ["orange-2 upper 1"]
    assert scenario.board(PHIL) == ""
    scenario.play("cap orange-2 upper 1")
    assert scenario.board(PHIL) == "grey"
    assert scenario.asked == "city phil"
    assert scenario.table.prompt().facts["value"] == 5
    scenario.play("distress")
    assert scenario.asked == "city chris"
    assert scenario.table.prompt().facts["value"] == 3


@clause("C74")
def test_without_an_own_die_in_a_city_fa_2_still_gives_points_and_crowns() -> None:
    """An own die that still stands in the castle, and dice of others in the cities, are no targets."""
    scenario = scene(2).line("castle", "purple-6 phil").line("upper", "grey-2 chris").has(PHIL, vp=0)
    scenario.takes(PHIL, "fa-2")
    assert (scenario[PHIL].vp, scenario.crowns(PHIL)) == (4, 2)
    assert scenario.table.cap_taken is False
    assert scenario.asked == "castle phil"


@clause("C31")
def test_the_cap_goes_on_an_own_die_in_any_of_the_three_cities_but_not_in_the_castle() -> None:
    scenario = scene(2).line("castle", "white-6 phil").line("upper", "grey-2 phil, grey-1 chris")
    scenario.line("central", "orange-3 phil").line("lower", "purple-1 phil").takes(PHIL, "fa-2")
    assert scenario.offers("cap") == ["grey-2 upper 1", "orange-3 central 1", "purple-1 lower 1"]


@clause("C74", "C94")
@pytest.mark.parametrize(("which", "line"), [(1, "grey-6 phil, {}, grey-3 phil"), (2, "grey-6 phil, grey-3 phil, {}")])
@pytest.mark.parametrize("between", ["orange-3 chris", "grey-3 chris", "token-3"])
def test_of_two_like_dice_with_another_between_the_owner_says_which_gets_the_cap(
    which: int, line: str, between: str
) -> None:
    """With the cap on the right one Phil acts twice before the other; with it on the left one he keeps his place."""
    scenario = scene(3).line("upper", f"grey-3 phil, {between}, grey-3 phil").takes(PHIL, "fa-2")
    assert scenario.offers("cap") == ["grey-3 upper 1", "grey-3 upper 2"]
    scenario.play(f"cap grey-3 upper {which}")
    assert scenario.stands("upper") == line.format(between)


@clause("C74", "C94")
def test_like_dice_side_by_side_are_one_choice() -> None:
    """The third stands apart from the first two, so it is another choice; the second comes to the same as the first."""
    scenario = scene(3).line("upper", "grey-3 phil, grey-3 phil, orange-3 chris, grey-3 phil").takes(PHIL, "fa-2")
    assert scenario.offers("cap") == ["grey-3 upper 1", "grey-3 upper 3"]
    scenario.play("cap grey-3 upper 3")
    assert scenario.stands("upper") == "grey-6 phil, grey-3 phil, grey-3 phil, orange-3 chris"


@clause("C74")
def test_the_cap_ends_with_the_die_also_after_distress_and_rests_until_the_next_round() -> None:
    scenario = scene(2).line("upper", "grey-6 phil").takes(PHIL, "fa-2").play("cap grey-6 upper 1").resolve("upper")
    assert scenario.moves == ["distress"]
    scenario.play("distress")
    assert scenario.board(PHIL) == "green grey"
    assert scenario.table.cap_taken is True
    scenario.stacked("c201 m201 l201 s201 c202 m202 l202 c203 c204 m203 l203 l204").pool("grey-1").end_round()
    assert scenario.table.cap_taken is False


@clause("C74")
def test_only_untriggered_dice_and_face_up_tokens_matter_for_the_new_place() -> None:
    """The token of 5 has been turned; the capped 2 stands before the face-up token of 3."""
    scenario = scene(2).line("upper", "token-5, grey-4 phil, token-3, orange-2 phil").has(PHIL, coins=20)
    scenario.row("upper", "s301 c302 l201 -").resolve("upper")
    scenario.play("acquire c302", "favour fa-2", "cap orange-2 upper 1")
    assert scenario.asked == "city phil"
    assert scenario.stands("upper") == "token-3"


@clause("C36", "C75")
def test_i7_takes_a_tile_still_by_the_castle_with_its_bonus_and_crowns() -> None:
    scenario = scene(2).has(CHRIS, favours="fa-3 fa-1").has(PHIL, vp=0).acquires(PHIL, "c302")
    assert scenario.asked == "take-favour phil"
    assert scenario.offers("favour") == ["fa-0", "fa-2"]
    assert scenario.refused("favour fa-3").reason == "tile-taken"
    scenario.play("favour fa-2")
    assert (scenario[PHIL].vp, scenario.crowns(PHIL)) == (4, 2)


@clause("C47", "C75")
def test_i7_may_be_declined() -> None:
    scenario = scene(2).acquires(PHIL, "c302").play("decline")
    assert (scenario.favours(PHIL), scenario.asked) == ("", "nothing")


@clause("C36")
def test_i7_without_a_tile_left_has_no_effect() -> None:
    scenario = scene(2).has(CHRIS, favours="fa-3 fa-2 fa-1 fa-0").acquires(PHIL, "c302")
    assert scenario.asked == "nothing"
    assert scenario.owns(PHIL) == "c302"
    assert scenario.track(PHIL, "council") == 2


@clause("C75", "C56")
def test_fa_3_taken_in_a_city_keeps_its_discount_until_the_end_of_the_round() -> None:
    scenario = scene(2).has(PHIL, guards=4, coins=7).acquires(PHIL, "c302").play("favour fa-3", "decline")
    assert scenario.crowns(PHIL) == 3
    scenario.voyage_turns(PHIL).play("invest vo-macau")
    assert scenario[PHIL].guards == 0


@clause("C75")
def test_the_crowns_of_a_tile_taken_in_a_city_count_in_phase_d() -> None:
    scenario = scene(2).order(CHRIS, PHIL).has(CHRIS, favours="fa-1", guards=0, coins=0)
    scenario.acquires(PHIL, "c302").play("favour fa-2").has(PHIL, guards=0, coins=0, dice="").phase_d()
    assert scenario.table.order == [PHIL, CHRIS]


@clause("C87")
def test_the_crown_of_fa_1_counts_for_the_monastery_its_steps_enter() -> None:
    scenario = scene(2).has(PHIL, vp=0, at="st-n").monastery("ma-1", "mo-i-10").takes(PHIL, "fa-1")
    scenario.play("walk ma-1")
    assert scenario[PHIL].vp == 2 + 1
