"""Rewards, the pilgrim and the tracks (C46-C53, C68-C73, C82, C83)."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.content import CORNERS, NODE_IDS, ROADS
from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, EVE, PHIL, scene


@clause("C46")
def test_goods_stop_at_twenty_and_tracks_at_fifteen() -> None:
    goods = scene(2).has(PHIL, guards=18).takes(PHIL, "fa-0").play("choose guards")
    assert goods[PHIL].guards == 20
    track = scene(2).has(PHIL, scholar=14).enters(PHIL, "mo-i-08")
    assert track.track(PHIL, "scholar") == 15


@clause("C46")
def test_coins_stop_at_twenty_too() -> None:
    scenario = scene(2).has(PHIL, coins=17).takes(PHIL, "fa-0").play("choose coins")
    assert scenario[PHIL].coins == 20


@clause("C46", "C48")
@pytest.mark.parametrize(("name", "guards", "coins"), [("l205", 5, 20), ("m302", 20, 4)])
def test_nothing_can_be_spent_that_one_does_not_have(name: str, guards: int, coins: int) -> None:
    """After paying 1 guard for the card, 4 guards or 4 coins are too few for a cost of 5."""
    scenario = scene(2).has(PHIL, guards=guards, coins=coins, vp=0).acquires(PHIL, name, pips=1)
    assert scenario.asked == "nothing"
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (guards - 1, coins, 0)


@clause("C47", "C70")
def test_steps_may_be_refused_wholly_or_partly() -> None:
    whole = scene(2).acquires(PHIL, "l202")
    assert whole.steps_left() == 3
    whole.play("stop")
    assert (whole.at(PHIL), whole.asked) == ("co-nw", "nothing")
    part = scene(2).acquires(PHIL, "l202").play("walk st-n", "stop")
    assert (part.at(PHIL), part.asked) == ("st-n", "nothing")


@clause("C47")
def test_the_disk_on_a_monastery_and_the_crowns_are_not_asked_for() -> None:
    """Entering puts the disk, taking a card with a crown token takes it, taking a tile counts its crowns."""
    scenario = scene(2).row("upper", "m202 - - -").crown("m202").acquires(PHIL, "m202")
    assert (scenario.crowns(PHIL), scenario.asked) == (1, "nothing")
    scenario.enters(PHIL, "mo-i-12")
    assert (scenario.disks(PHIL), scenario.asked) == (["ma-1"], "nothing")
    scenario.takes(PHIL, "fa-2")
    assert (scenario.crowns(PHIL), scenario.asked) == (3, "nothing")


@clause("C48")
def test_a_slash_gives_one_of_two_and_no_slash_gives_all() -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, "mo-i-04")
    assert scenario.moves == ["choose guards", "choose coins"]
    scenario.play("choose coins")
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (7, 11, 2)


@clause("C48")
def test_a_cost_is_paid_in_full_or_the_reward_is_forgone() -> None:
    paid = scene(2).has(PHIL, vp=0).acquires(PHIL, "m302", pips=1)
    assert paid.moves == ["pay", "decline"]
    paid.play("pay")
    assert (paid[PHIL].coins, paid[PHIL].vp) == (2, 7)
    declined = scene(2).has(PHIL, vp=0).acquires(PHIL, "m302", pips=1).play("decline")
    assert (declined[PHIL].coins, declined[PHIL].vp) == (7, 0)


@clause("C48")
def test_without_an_x_the_reward_comes_once_and_with_it_each_time() -> None:
    """M302 pays 7 points once though 15 coins are there; MO-II-02 pays 2 points for each of three merchants."""
    once = scene(2).has(PHIL, coins=15, vp=0).acquires(PHIL, "m302").play("pay")
    assert (once[PHIL].coins, once[PHIL].vp, once.asked) == (10, 7, "nothing")
    each = scene(2).has(PHIL, cards="m101 m201 m202", vp=0).enters(PHIL, "mo-ii-02")
    assert each[PHIL].vp == 6


@clause("C49")
def test_each_step_follows_a_road_and_a_stop_does_nothing() -> None:
    scenario = scene(2).has(PHIL, at="st-ne", vp=0).walks(PHIL, 2)
    assert scenario.offers("walk") == ["ma-2", "ma-3", "sb-ne"]
    assert scenario.refused("walk mb-1").reason == "no-road"
    scenario.play("walk sb-ne")
    assert (scenario.disks(PHIL), scenario[PHIL].vp, scenario[PHIL].guards, scenario[PHIL].coins) == ([], 0, 7, 7)
    assert scenario.steps_left() == 1


@clause("C49")
def test_turning_back_is_allowed_and_pilgrims_do_not_block() -> None:
    scenario = scene(2).has(PHIL, at="st-n").has(CHRIS, at="sa-n").walks(PHIL, 2).play("walk sa-n")
    assert scenario.at(PHIL) == scenario.at(CHRIS) == "sa-n"
    assert scenario.offers("walk") == ["ma-2", "st-n"]
    scenario.play("walk st-n")
    assert (scenario.at(PHIL), scenario.asked) == ("st-n", "nothing")


@clause("C50")
def test_entering_a_monastery_puts_a_disk_and_gives_its_bonus_at_once_then_the_move_goes_on() -> None:
    scenario = scene(3).has(CHRIS, disks="ma-1").has(EVE, disks="ma-1").enters(PHIL, "mo-i-01", spare=2)
    assert scenario.disks(PHIL) == ["ma-1"]
    assert scenario.disks(CHRIS) == scenario.disks(EVE) == ["ma-1"]
    assert scenario[PHIL].guards == 12
    assert scenario.steps_left() == 2


@clause("C50", "C71")
def test_steps_won_on_the_way_are_added_to_those_left() -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, "mo-i-03", spare=3)
    assert scenario[PHIL].vp == 3
    assert scenario.steps_left() == 5


@clause("C50")
def test_an_immediate_bonus_is_now_or_never() -> None:
    """With no own card of the class the bonus is worth nothing, and entering again does not bring it back."""
    scenario = scene(2).has(PHIL, vp=0, cards="").enters(PHIL, "mo-ii-01", spare=2)
    scenario.has(PHIL, cards="c101 c102").play("walk sb-ne", "walk mb-1")
    assert scenario[PHIL].vp == 0


@clause("C51")
def test_a_monastery_with_the_own_disk_does_nothing() -> None:
    scenario = scene(2).has(PHIL, disks="ma-1", vp=0).enters(PHIL, "mo-i-03", spare=1)
    assert (scenario[PHIL].vp, scenario.steps_left(), scenario.disks(PHIL)) == (0, 1, ["ma-1"])


@clause("C51")
def test_going_out_and_in_again_gives_the_bonus_once() -> None:
    scenario = scene(2).enters(PHIL, "mo-i-01", spare=2).play("walk st-n", "walk ma-1")
    assert scenario[PHIL].guards == 12
    assert scenario.asked == "nothing"


@clause("C52")
@pytest.mark.parametrize(
    ("corner", "stops"),
    [
        ("co-nw", ["st-n", "st-w"]),
        ("co-ne", ["st-e", "st-n"]),
        ("co-se", ["st-e", "st-s"]),
        ("co-sw", ["st-s", "st-w"]),
    ],
)
def test_the_first_step_leaves_the_corner_to_one_of_two_stops_and_nobody_returns(corner: str, stops: list[str]) -> None:
    scenario = scene(2).has(PHIL, at=corner).walks(PHIL, 2)
    assert scenario.offers("walk") == stops
    scenario.play(f"walk {stops[0]}")
    assert corner not in scenario.offers("walk")
    assert scenario.refused(f"walk {corner}").reason == "no-road"


@clause("C52")
def test_no_road_of_the_map_leads_back_to_coimbra() -> None:
    assert [NODE_IDS[corner] for corner in CORNERS] == ["co-nw", "co-ne", "co-se", "co-sw"]
    assert all(corner not in near for near in ROADS for corner in CORNERS)


@clause("C53", "C73")
def test_m13_pays_for_each_later_disk_and_not_for_itself() -> None:
    """MO-I-11, then two tiles that give no points themselves."""
    scenario = scene(2).monastery("ma-2", "mo-i-12").monastery("ma-3", "mo-i-01").has(PHIL, vp=0)
    scenario.enters(PHIL, "mo-i-11", spare=6)
    assert scenario[PHIL].vp == 0
    scenario.play("walk st-n", "walk sa-n", "walk ma-2")
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (7, 7, 1)
    scenario.play("walk st-ne", "walk ma-3")
    assert scenario[PHIL].vp == 2
    assert scenario.disks(PHIL) == ["ma-1", "ma-2", "ma-3"]


@clause("C53", "C73")
@pytest.mark.parametrize(("name", "before", "after"), [("mo-i-12", 1, 2), ("mo-ii-08", 1, 4)])
def test_m14_and_m15_add_wild_diplomas_from_their_disk_on(name: str, before: int, after: int) -> None:
    """With LAW of C201: a set of 1, then of 2 or of 3."""
    scenario = scene(2).has(PHIL, cards="c201")
    assert scenario.final(PHIL, "diplomas") == before
    scenario.enters(PHIL, name)
    assert scenario.final(PHIL, "diplomas") == after


@clause("C73")
def test_m12_does_not_pay_for_dice_already_in_the_castle() -> None:
    scenario = scene(2).line("castle", "grey-1 phil, grey-2 phil").has(PHIL, vp=0).enters(PHIL, "mo-ii-07")
    assert scenario[PHIL].vp == 0
    scenario.pool("green-5").draft(PHIL).play("place green-5 castle")
    assert scenario[PHIL].vp == 4


@clause("C73")
def test_m13_does_not_pay_for_earlier_disks() -> None:
    scenario = scene(2).has(PHIL, disks="ma-2 ma-3 ma-4", vp=0).enters(PHIL, "mo-i-11")
    assert scenario[PHIL].vp == 0


@clause("C68")
def test_the_coins_of_m205_may_pay_its_own_voyage() -> None:
    """Madeira costs 6 coins."""
    scenario = scene(2).voyages("vo-madeira vo-goa vo-tanger").has(PHIL, coins=2).acquires(PHIL, "m205", pips=1)
    assert scenario[PHIL].coins == 6
    assert scenario.moves == ["invest vo-madeira", "decline"]
    scenario.play("invest vo-madeira")
    assert (scenario[PHIL].coins, scenario.invested(PHIL)) == (0, ["vo-madeira"])


@clause("C68")
def test_goods_above_twenty_are_lost_before_the_voyage_is_paid() -> None:
    scenario = scene(2).voyages("vo-madeira").has(PHIL, coins=19).acquires(PHIL, "m205").play("invest vo-madeira")
    assert scenario[PHIL].coins == 20 - 6


@clause("C68")
def test_goods_and_points_come_before_steps() -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, "mo-i-03")
    assert scenario[PHIL].vp == 3
    assert scenario.asked == "walk phil"


@clause("C69", "C71")
def test_a_bonus_with_all_its_decisions_is_finished_before_the_interrupted_move_goes_on() -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, "mo-i-04", spare=1)
    assert scenario.asked == "choose phil"
    assert scenario.refused("stop").reason == "not-now"
    scenario.play("choose guards")
    assert (scenario[PHIL].guards, scenario[PHIL].vp) == (11, 2)
    assert scenario.steps_left() == 1


@clause("C70")
def test_steps_are_decided_one_at_a_time_and_none_is_saved() -> None:
    scenario = scene(2).has(PHIL, at="st-n").walks(PHIL, 3)
    assert scenario.moves == ["walk ma-1", "walk sa-n", "stop"]
    scenario.play("walk sa-n")
    assert scenario.steps_left() == 2
    scenario.play("stop")
    assert scenario.asked == "nothing"
    scenario.walks(PHIL, 1)
    assert scenario.steps_left() == 1


@clause("C70")
def test_all_steps_of_one_counted_bonus_are_one_reward() -> None:
    """C203 with three council cards is one move of three steps: one stop gives up all."""
    scenario = scene(2).has(PHIL, cards="c101 c102").acquires(PHIL, "c203", pips=1)
    assert scenario.steps_left() == 3
    scenario.play("stop")
    assert scenario.asked == "nothing"


@clause("C71")
def test_disk_then_m13_then_the_bonus() -> None:
    """M13 pays 1 point before MO-I-04 asks for goods; the new disk counts for M8: two monasteries, 4 points."""
    paid = scene(2).monastery("ma-2", "mo-i-11").has(PHIL, disks="ma-2", vp=0).enters(PHIL, "mo-i-04")
    assert (paid.asked, paid[PHIL].vp) == ("choose phil", 1)
    counted = scene(2).monastery("ma-2", "mo-i-11").has(PHIL, disks="ma-2", vp=0).enters(PHIL, "mo-iii-01")
    assert counted[PHIL].vp == 1 + 4


@clause("C71")
def test_the_last_step_may_win_two_more() -> None:
    scenario = scene(2).has(PHIL, vp=0).enters(PHIL, "mo-i-03")
    assert scenario[PHIL].vp == 3
    assert scenario.steps_left() == 2
    scenario.play("walk st-nw", "walk ma-8")
    assert scenario.disks(PHIL) == ["ma-1", "ma-8"]


@clause("C82", "C83")
def test_who_came_first_to_a_space_ranks_above() -> None:
    scenario = scene(2).has(PHIL, scholar=4).has(CHRIS, scholar=4)
    scenario.enters(PHIL, "mo-i-08").enters(CHRIS, "mo-i-08")
    assert scenario.track(PHIL, "scholar") == scenario.track(CHRIS, "scholar") == 7
    assert scenario.ranking("scholar") == [PHIL, CHRIS]


@clause("C82")
def test_a_disk_already_on_fifteen_keeps_its_place() -> None:
    scenario = scene(2).on_track("council", 15, PHIL, CHRIS).enters(PHIL, "mo-i-05")
    assert scenario.track(PHIL, "council") == 15
    assert scenario.ranking("council") == [PHIL, CHRIS]


@clause("C82")
def test_a_disk_already_on_zero_keeps_its_place() -> None:
    """Chris gives up a cleric of influence 1 on space 0 and stays below Eve."""
    scenario = scene(3).on_track("cleric", 0, CHRIS, EVE).has(CHRIS, cards="l102").acquires(PHIL, "l304")
    scenario.play("surrender l102")
    assert scenario.track(CHRIS, "cleric") == 0
    assert [player for player in scenario.ranking("cleric") if player != PHIL] == [CHRIS, EVE]


@clause("C82")
def test_the_disks_a_mover_leaves_keep_their_order() -> None:
    scenario = scene(3).on_track("merchant", 4, PHIL, CHRIS, EVE).enters(CHRIS, "mo-i-09")
    assert scenario.track(CHRIS, "merchant") == 5
    assert scenario.ranking("merchant") == [CHRIS, PHIL, EVE]


@clause("C82")
def test_spaces_passed_do_not_count() -> None:
    """Phil moves from 2 over 3 to 5: Eve came to 5 before him; Chris on 3 stays behind."""
    scenario = scene(3).on_track("merchant", 2, PHIL).on_track("merchant", 3, CHRIS).on_track("merchant", 5, EVE)
    scenario.enters(PHIL, "mo-i-06")
    assert scenario.ranking("merchant") == [EVE, PHIL, CHRIS]


@clause("C83")
def test_rank_is_the_higher_space_then_the_lower_disk_and_never_level() -> None:
    scenario = scene(4).on_track("scholar", 6, 2, 0).on_track("scholar", 9, 3).on_track("scholar", 0, 1)
    assert scenario.ranking("scholar") == [3, 2, 0, 1]
    assert sorted(scenario.table.rank(player, 3) for player in range(4)) == [0, 1, 2, 3]


@clause("C46")
def test_single_icons_give_one_each() -> None:
    """M203 with one merchant: 1 coin and 1 point; C203 with one council card: 1 guard."""
    merchant = scene(2).has(PHIL, vp=0).acquires(PHIL, "m203", pips=1)
    assert (merchant[PHIL].coins, merchant[PHIL].vp) == (8, 1)
    council = scene(2).acquires(PHIL, "c203", pips=1)
    assert council[PHIL].guards == 8
