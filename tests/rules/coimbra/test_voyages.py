"""Voyages and phase F (C54-C57, C86) and the tasks of all fifteen voyages."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.content import VOYAGE_COST, VOYAGE_IDS, VOYAGE_RESOURCE
from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, EVE, PHIL, scene

COSTS = {
    "vo-tanger": (6, "guards"),
    "vo-madeira": (6, "coins"),
    "vo-caboverde": (7, "guards"),
    "vo-sansibar": (7, "coins"),
    "vo-ceuta": (7, "guards"),
    "vo-calicut": (8, "coins"),
    "vo-maskat": (7, "guards"),
    "vo-barbados": (5, "coins"),
    "vo-brasil": (8, "guards"),
    "vo-acores": (5, "coins"),
    "vo-goa": (8, "coins"),
    "vo-macau": (6, "guards"),
    "vo-malaca": (6, "coins"),
    "vo-ceilao": (6, "guards"),
    "vo-diu": (6, "coins"),
}


@clause("C54")
@pytest.mark.parametrize("name", COSTS)
def test_a_voyage_is_paid_in_its_goods(name: str) -> None:
    cost, goods = COSTS[name]
    assert len(COSTS) == len(VOYAGE_IDS)
    scenario = scene(2).voyages(name).has(PHIL, guards=10, coins=10).voyage_turns(PHIL).play(f"invest {name}")
    spent = {"guards": 10 - scenario[PHIL].guards, "coins": 10 - scenario[PHIL].coins}
    assert spent == {"guards": 0, "coins": 0, goods: cost}
    short = (
        scene(2)
        .voyages(name)
        .has(PHIL, guards=cost - 1 if goods == "guards" else 20, coins=cost - 1 if goods == "coins" else 20)
    )
    assert short.voyage_turns(PHIL).asked == "nothing"


@clause("C54", "C86")
def test_in_player_order_everybody_may_invest_once() -> None:
    scenario = scene(3).has(EVE, favours="fa-3").has(CHRIS, favours="fa-1").phase_d()
    assert scenario.asked == "invest-phase eve"
    scenario.play("invest vo-macau")
    assert scenario.asked == "invest-phase chris"
    scenario.play("decline")
    assert scenario.asked == "invest-phase phil"
    scenario.play("invest vo-acores")
    assert scenario.asked == "nothing"
    assert [scenario.invested(player) for player in (EVE, CHRIS, PHIL)] == [["vo-macau"], [], ["vo-acores"]]
    assert [(scenario[player].guards, scenario[player].coins) for player in (EVE, CHRIS, PHIL)] == [
        (3, 7),
        (7, 7),
        (7, 2),
    ]


@clause("C54", "C55")
def test_a_voyage_takes_one_disk_per_player_and_other_disks_do_not_matter() -> None:
    scenario = scene(3).has(PHIL, voyages="vo-macau").has(CHRIS, voyages="vo-macau").voyage_turns(PHIL, EVE)
    assert scenario.refused("invest vo-macau").reason == "voyage-held"
    scenario.play("decline", "invest vo-macau")
    assert [scenario.invested(player) for player in (PHIL, CHRIS, EVE)] == [["vo-macau"]] * 3


@clause("C46", "C54")
def test_a_voyage_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    scenario = scene(2).has(PHIL, guards=6, coins=4).voyage_turns(PHIL)
    assert scenario.offers("invest") == ["vo-macau", "vo-tanger"]
    refusal = scenario.refused("invest vo-goa")
    assert (refusal.reason, refusal.facts) == ("too-dear", {"goods": "coins", "have": 4, "need": 8})


@clause("C56")
def test_with_fa_3_a_voyage_of_seven_guards_costs_five() -> None:
    scenario = scene(2).has(PHIL, guards=7, favours="fa-3").voyage_turns(PHIL).play("invest vo-maskat")
    assert scenario[PHIL].guards == 2


@clause("C56")
def test_the_discount_is_only_for_the_holder_and_for_each_investment() -> None:
    scenario = scene(2).has(PHIL, guards=20, favours="fa-3").has(CHRIS, guards=20)
    scenario.voyage_turns(CHRIS, PHIL, PHIL).play("invest vo-maskat", "invest vo-maskat", "invest vo-tanger")
    assert scenario[CHRIS].guards == 13
    assert scenario[PHIL].guards == 20 - 5 - 4


@clause("C57")
def test_a_player_may_come_to_hold_all_six_voyages() -> None:
    five = "vo-tanger vo-calicut vo-acores vo-maskat vo-macau"
    scenario = scene(2).has(PHIL, coins=8, voyages=five).voyage_turns(PHIL).play("invest vo-goa")
    assert len(scenario.invested(PHIL)) == 6
    scenario.has(PHIL, guards=20, coins=20).voyage_turns(PHIL)
    assert scenario.asked == "nothing"


@clause("C57", "C86")
def test_bonuses_give_further_investments_besides_the_one_of_phase_f() -> None:
    """C205, its repetition by C305, FA-3 through C302, and phase F: four voyages in one round."""
    scenario = scene(2).has(PHIL, guards=20, coins=20, cards="")
    scenario.acquires(PHIL, "c205", pips=1).play("invest vo-tanger")
    assert scenario[PHIL].guards == 20 - 6
    scenario.acquires(PHIL, "c305", pips=1).play("repeat c205", "invest vo-maskat")
    assert scenario[PHIL].guards == 13 + 4 - 7
    scenario.acquires(PHIL, "c302", pips=1).play("favour fa-3", "invest vo-macau")
    assert scenario[PHIL].guards == 10 - 4
    scenario.voyage_turns(PHIL).play("invest vo-goa")
    assert scenario[PHIL].coins == 18 - 6
    assert scenario.invested(PHIL) == ["vo-tanger", "vo-maskat", "vo-macau", "vo-goa"]


@clause("C38", "C86")
def test_an_investment_of_a_bonus_takes_the_goods_of_the_bonus_only() -> None:
    scenario = scene(2).has(PHIL, guards=20, coins=20).acquires(PHIL, "m205")
    assert scenario.offers("invest") == ["vo-acores", "vo-calicut", "vo-goa"]
    assert scenario.refused("invest vo-macau").reason == "voyage-goods"
    assert scenario.refused("invest vo-diu").reason == "voyage-not-laid"
    assert "voyage-not-laid" not in {refusal.reason for refusal in scenario.table.refusals()}


@clause("C86")
def test_without_a_payable_voyage_of_the_right_goods_the_bonus_has_no_effect() -> None:
    scenario = scene(2).voyages("vo-goa vo-macau").has(PHIL, coins=3, guards=20).acquires(PHIL, "m205")
    assert (scenario[PHIL].coins, scenario.asked) == (7, "nothing")


@clause("C59")
@pytest.mark.parametrize(("owned", "points"), [("vo-tanger", 2), ("vo-tanger vo-goa", 13), ("vo-tanger vo-macau", 4)])
def test_tanger_two_points_per_own_voyage_this_one_included(owned: str, points: int) -> None:
    scenario = scene(2).has(PHIL, voyages=owned)
    assert scenario.final(PHIL, "voyages") == points


@clause("C59", "C90")
def test_madeira_a_point_per_diploma_of_any_kind() -> None:
    """LAW twice, CAN and THE on one card, a wild one on a card, two wild ones on a monastery."""
    scenario = scene(2).voyages("vo-madeira").monastery("mb-1", "mo-ii-08")
    scenario.has(PHIL, cards="c201 m202 l206 m303", disks="mb-1", voyages="vo-madeira")
    assert scenario.final(PHIL, "voyages") == 7


@clause("C59")
@pytest.mark.parametrize(("name", "points"), [("vo-caboverde", 6), ("vo-sansibar", 9)])
def test_cabo_verde_and_sansibar_half_the_sum_of_two_tracks_rounded_down(name: str, points: int) -> None:
    """Grey 5 and orange 8 make 13; purple 4 and green 15 make 19."""
    scenario = scene(2).voyages(name).has(PHIL, council=5, merchant=8, cleric=4, scholar=15, voyages=name)
    assert scenario.final(PHIL, "voyages") == points


@clause("C59")
def test_ceuta_a_point_per_monastery_without_own_disk() -> None:
    scenario = scene(2).voyages("vo-ceuta").has(PHIL, voyages="vo-ceuta", disks="ma-1 ma-2 ma-3 mb-1 mc-2")
    assert scenario.final(PHIL, "voyages") == 9


@clause("C59", "C87")
def test_calicut_half_of_guards_coins_and_crowns() -> None:
    scenario = scene(2).has(PHIL, guards=5, coins=4, favours="fa-2", voyages="vo-calicut")
    assert scenario.crowns(PHIL) == 2
    assert scenario.final(PHIL, "voyages") == 5


@clause("C59")
def test_maskat_twice_the_lowest_track_once() -> None:
    scenario = scene(2).has(PHIL, council=3, merchant=3, cleric=8, scholar=10, voyages="vo-maskat")
    assert scenario.final(PHIL, "voyages") == 6


@clause("C59")
@pytest.mark.parametrize(("name", "points"), [("vo-barbados", 5), ("vo-brasil", 6)])
def test_barbados_and_brasil_points_for_own_monasteries(name: str, points: int) -> None:
    """Three of level I, one of II, one of III: Barbados counts all, Brasil level I twice."""
    scenario = scene(2).voyages(name).has(PHIL, voyages=name, disks="ma-1 ma-4 ma-8 mb-1 mc-2")
    assert scenario.final(PHIL, "voyages") == points


@clause("C59", "C67")
@pytest.mark.parametrize(("count", "points"), [(10, 0), (11, 3), (12, 6)])
def test_acores_three_points_per_card_beyond_the_tenth(count: int, points: int) -> None:
    """The two start cards count."""
    held = "c101 c102 m201 m202 m203 m204 m205 m206 l201 l202 l203 l204"
    scenario = scene(2).has(PHIL, cards=held[: 5 * count], voyages="vo-acores")
    assert len(scenario[PHIL].cards) == count
    assert scenario.final(PHIL, "voyages") == points


@clause("C59")
def test_goa_nine_points() -> None:
    scenario = scene(2).has(PHIL, voyages="vo-goa")
    assert (scenario.final(PHIL, "voyages"), scenario.final(CHRIS, "voyages")) == (9, 0)


@clause("C59")
@pytest.mark.parametrize(("name", "points"), [("vo-macau", 2), ("vo-malaca", 4), ("vo-ceilao", 6), ("vo-diu", 8)])
def test_macau_malaca_ceilao_and_diu_two_points_per_card_of_their_class(name: str, points: int) -> None:
    scenario = scene(2).voyages(name).has(PHIL, cards="c101 m101 m201 l101 l202 l203 s101 s201 s203 s204", voyages=name)
    assert scenario.final(PHIL, "voyages") == points


@clause("C54")
def test_seven_voyages_cost_guards_and_eight_coins() -> None:
    assert (VOYAGE_RESOURCE.count(0), VOYAGE_RESOURCE.count(1)) == (7, 8)
    assert min(VOYAGE_COST) == 5
