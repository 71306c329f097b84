"""Bonuses that ask the opponents (C33-C35, C80, C81)."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.game import GAME
from tests.marks import clause
from tests.rules.coimbra.scenario import ANNE, CHRIS, EVE, PHIL, scene


@clause("C33", "C80")
def test_i2_asks_every_opponent_in_player_order_and_each_answer_is_carried_out_first() -> None:
    scenario = scene(3).order(EVE, PHIL, CHRIS).has(PHIL, vp=0).has(EVE, vp=0).has(CHRIS, vp=5)
    scenario.acquires(PHIL, "m303", pips=1)
    assert scenario.asked == "give eve"
    assert scenario.moves == ["give goods", "give points"]
    scenario.play("give goods")
    assert (scenario[EVE].guards, scenario[EVE].coins, scenario[EVE].vp) == (6, 6, 0)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (7, 8, 0)
    assert scenario.asked == "give chris"
    scenario.play("give points")
    assert (scenario[CHRIS].guards, scenario[CHRIS].coins, scenario[CHRIS].vp) == (7, 7, 3)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (7, 8, 2)
    assert scenario.asked == "nothing"


@clause("C33", "C80", "C81")
def test_who_is_short_of_goods_gives_points_even_below_zero() -> None:
    scenario = scene(2).has(PHIL, vp=0).has(CHRIS, guards=0, coins=5, vp=1).acquires(PHIL, "m303")
    assert scenario.asked == "nothing"
    assert (scenario[CHRIS].guards, scenario[CHRIS].coins, scenario[CHRIS].vp) == (0, 5, -1)
    assert scenario[PHIL].vp == 2


@clause("C33", "C80")
def test_the_giver_pays_in_full_though_the_taker_is_full() -> None:
    scenario = scene(2).has(PHIL, guards=20, coins=7, cards="m102").acquires(PHIL, "m303", pips=1).play("give goods")
    assert (scenario[CHRIS].guards, scenario[CHRIS].coins) == (6, 6)
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (20, 8)


@clause("C33", "C35")
def test_i5_asks_those_behind_on_the_grey_track_for_two_guards_or_two_points() -> None:
    """Phil rises from 4 to 7: ahead of Chris on 6, behind Eve who came to 7 before; Anne on 9 is ahead."""
    scenario = scene(4).has(PHIL, council=4, vp=0).has(CHRIS, council=6).has(EVE, council=7).has(ANNE, council=9)
    scenario.acquires(PHIL, "c303", pips=2)
    assert scenario.asked == "give chris"
    scenario.play("give goods")
    assert (scenario[CHRIS].guards, scenario[CHRIS].coins) == (5, 7)
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (9, 5)
    assert scenario.asked == "nothing"


@clause("C33")
def test_i5_with_one_guard_only_points_can_be_given() -> None:
    scenario = scene(2).has(CHRIS, guards=1, coins=20, vp=0).has(PHIL, vp=0).acquires(PHIL, "c303")
    assert scenario.asked == "nothing"
    assert (scenario[CHRIS].guards, scenario[CHRIS].vp, scenario[PHIL].vp) == (1, -2, 2)


@clause("C35", "C82", "C83")
def test_i5_on_the_same_space_who_lies_higher_is_behind() -> None:
    """Phil came to 15 first and does not move; Chris lies on top of him."""
    scenario = scene(2).on_track("council", 15, PHIL, CHRIS).acquires(PHIL, "c303")
    assert scenario.asked == "give chris"
    turned = scene(2).on_track("council", 15, CHRIS, PHIL).acquires(PHIL, "c303")
    assert turned.asked == "nothing"


@clause("C35")
def test_i5_repeated_looks_at_the_track_of_that_moment() -> None:
    """C303 is owned; C305 takes Phil from 1 to 3, past Chris on 2 and not past Eve on 4."""
    scenario = scene(3).has(PHIL, cards="c303", council=1).has(CHRIS, council=2).has(EVE, council=4)
    scenario.acquires(PHIL, "c305").play("repeat c303")
    assert scenario.asked == "give chris"
    scenario.play("give points")
    assert scenario.asked == "nothing"


@clause("C80")
def test_i5_with_nobody_behind_has_no_effect() -> None:
    scenario = scene(2).has(CHRIS, council=8, vp=3).acquires(PHIL, "c303")
    assert scenario.asked == "nothing"
    assert (scenario[CHRIS].guards, scenario[CHRIS].vp) == (7, 3)


@clause("C33", "C34")
def test_i3_gives_five_points_and_every_opponent_loses_three_points_or_a_cleric() -> None:
    scenario = scene(3).order(CHRIS, PHIL, EVE).has(PHIL, vp=0, cards="l201").has(EVE, vp=10)
    scenario.has(CHRIS, vp=10, cards="l102 m201 l201", cleric=4).acquires(PHIL, "l304")
    assert scenario[PHIL].vp == 5
    assert scenario.asked == "lose chris"
    assert scenario.moves == ["give points", "surrender l102", "surrender l201"]
    assert scenario.refused("surrender m201").reason == "surrender-class"
    scenario.play("surrender l201")
    assert (scenario[CHRIS].vp, scenario.owns(CHRIS)) == (10, "l102 m201")
    assert scenario.track(CHRIS, "cleric") == 1
    assert scenario.pile().split()[0] == "l201"
    assert scenario.asked == "nothing"
    assert scenario[EVE].vp == 7
    assert scenario[PHIL].vp == 5


@clause("C33", "C34", "C81")
def test_i3_who_keeps_the_clerics_or_has_none_loses_three_points_even_below_zero() -> None:
    scenario = scene(3).has(CHRIS, vp=2, cards="l102").has(EVE, vp=1, cards="c101").acquires(PHIL, "l304")
    assert scenario.asked == "lose chris"
    scenario.play("give points")
    assert (scenario[CHRIS].vp, scenario.owns(CHRIS)) == (-1, "l102")
    assert (scenario[EVE].vp, scenario.asked) == (-2, "nothing")


@clause("C34")
def test_the_purple_track_falls_by_the_influence_but_not_below_zero() -> None:
    scenario = scene(2).has(CHRIS, cards="l201", cleric=2).acquires(PHIL, "l304").play("surrender l201")
    assert scenario.track(CHRIS, "cleric") == 0


@clause("C34", "C82", "C83")
def test_the_disk_that_moves_down_lies_on_top() -> None:
    """A is Phil, B Chris, C Eve; the card is played by Anne. L202 has influence 2."""
    scenario = scene(4).on_track("cleric", 7, PHIL, CHRIS).on_track("cleric", 5, EVE).has(PHIL, cards="l202")
    assert scenario.ranking("cleric")[:3] == [PHIL, CHRIS, EVE]
    scenario.acquires(ANNE, "l304").play("surrender l202")
    assert [scenario.track(player, "cleric") for player in (PHIL, CHRIS, EVE)] == [5, 7, 5]
    assert scenario.ranking("cleric")[:3] == [CHRIS, EVE, PHIL]


@clause("C81")
def test_a_cleric_given_up_takes_the_full_influence_off_though_the_track_was_cut() -> None:
    scenario = scene(2).has(CHRIS, cleric=13, cards="")
    scenario.acquires(CHRIS, "l301").play("stop")
    assert scenario.track(CHRIS, "cleric") == 15
    scenario.acquires(PHIL, "l304").play("surrender l301")
    assert scenario.track(CHRIS, "cleric") == 11


@clause("C81")
def test_a_cleric_given_up_takes_its_diplomas_and_its_lasting_bonus_away() -> None:
    """Chris gives up L206 with CAN and THE, and in another game L203 with its two steps, or L102 with its trigger."""
    scenario = scene(2).has(CHRIS, cards="l206 s201", vp=6, cleric=1).acquires(PHIL, "l304")
    assert scenario.final(CHRIS, "diplomas") == 4
    scenario.play("surrender l206")
    assert scenario.final(CHRIS, "diplomas") == 1
    assert scenario[CHRIS].vp == 6

    steps = scene(2).has(CHRIS, cards="l203", dice="grey").acquires(PHIL, "l304").play("surrender l203").income(CHRIS)
    assert steps.asked == "nothing"
    assert steps[CHRIS].dice == []

    trigger = scene(2).has(CHRIS, cards="l102", vp=0).acquires(PHIL, "l304").play("surrender l102")
    trigger.acquires(CHRIS, "m201", pips=1)
    assert (trigger[CHRIS].coins, trigger[CHRIS].vp) == (11, 0)


@clause("C81")
def test_points_may_be_negative_in_the_final_scoring() -> None:
    scenario = scene(2).has(PHIL, vp=-9, guards=1, coins=0).has(CHRIS, vp=0, guards=0, coins=0)
    assert GAME.outcome(scenario.table).scores == [-9, 0]


@clause("C80")
@pytest.mark.parametrize("guards", [0, 1])
def test_what_can_be_paid_is_checked_when_the_answer_is_due(guards: int) -> None:
    """One possible answer needs no question; two do."""
    scenario = scene(2).has(CHRIS, guards=guards, coins=1, vp=4).acquires(PHIL, "m303")
    assert scenario.asked == ("give chris" if guards else "nothing")
    assert scenario[CHRIS].vp == (4 if guards else 2)
