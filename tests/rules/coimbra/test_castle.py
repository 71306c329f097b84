"""The castle in phase C (C24-C26)."""

from __future__ import annotations

from tests.marks import clause
from tests.rules.coimbra.scenario import ANNE, CHRIS, EVE, PHIL, scene


@clause("C24", "C26")
def test_castle_dice_act_from_the_left_then_the_upper_city_starts() -> None:
    scenario = scene(3).line("castle", "grey-1 phil, orange-2 phil, green-4 eve").line("upper", "purple-3 chris")
    scenario.row("upper", "c201 m201 l201 s201").resolve("castle", "upper")
    assert scenario.asked == "castle phil"
    scenario.play("favour fa-0", "choose guards")
    assert (scenario.favours(PHIL), scenario.board(PHIL)) == ("fa-0", "grey")
    assert scenario.asked == "castle phil"
    scenario.play("favour fa-1", "stop")
    assert (scenario.favours(PHIL), scenario.board(PHIL)) == ("fa-1 fa-0", "grey orange")
    assert scenario.asked == "castle eve"
    scenario.play("favour fa-2")
    assert (scenario.favours(EVE), scenario.board(EVE)) == ("fa-2", "green")
    assert scenario.asked == "city chris"


@clause("C24")
def test_the_die_comes_back_only_when_the_whole_action_is_over() -> None:
    scenario = scene(2).line("castle", "grey-3 phil").resolve("castle").play("favour fa-1")
    assert scenario.asked == "walk phil"
    assert scenario.board(PHIL) == ""
    scenario.play("walk st-n")
    assert scenario.board(PHIL) == ""
    scenario.play("stop")
    assert scenario.board(PHIL) == "grey"


@clause("C25")
def test_in_the_castle_distress_may_be_taken_instead_of_a_tile() -> None:
    scenario = scene(2).line("castle", "grey-3 phil").resolve("castle")
    assert scenario.moves == ["favour fa-3", "favour fa-2", "favour fa-1", "favour fa-0", "distress"]
    scenario.play("distress")
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (9, 9)
    assert (scenario.favours(PHIL), scenario.board(PHIL)) == ("", "grey")


@clause("C25")
def test_the_fifth_die_finds_no_tile_and_takes_distress() -> None:
    scenario = scene(4).line("castle", "grey-1 phil, grey-2 chris, grey-3 eve, orange-4 anne, orange-5 phil")
    scenario.resolve("castle").play("favour fa-0", "choose coins", "favour fa-2", "favour fa-1", "stop")
    scenario.play("favour fa-3", "decline")
    assert [scenario.favours(player) for player in (PHIL, CHRIS, EVE, ANNE)] == ["fa-0", "fa-2", "fa-1", "fa-3"]
    assert scenario.asked == "castle phil"
    assert scenario.moves == ["distress"]
    scenario.play("distress")
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (9, 16)


@clause("C26")
def test_a_tile_is_free_and_gone_for_the_next_die() -> None:
    scenario = scene(2).line("castle", "grey-1 phil, grey-2 chris").has(PHIL, guards=0, coins=0).resolve("castle")
    scenario.play("favour fa-2")
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (0, 0)
    assert scenario.asked == "castle chris"
    assert scenario.refused("favour fa-2").reason == "tile-taken"
    assert scenario.offers("favour") == ["fa-0", "fa-1", "fa-3"]


@clause("C26")
def test_tiles_nobody_took_stay_by_the_castle_for_the_cities() -> None:
    scenario = scene(2).line("castle", "grey-1 phil").line("upper", "grey-1 chris").row("upper", "c302 - - -")
    scenario.resolve().play("favour fa-2", "acquire c302")
    assert scenario.offers("favour") == ["fa-0", "fa-1", "fa-3"]
