"""Every kind of card bonus by itself: start cards SC1-SC5 and immediate bonuses I1-I15."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.content import (
    BONUS_TYPES,
    CARD_BONUS,
    CARD_CLASS,
    CARD_COST,
    CARD_DECK,
    CARD_DIPLOMAS,
    CARD_IDS,
    CARD_INFLUENCE,
    DIPLOMA_KINDS,
)
from rossio.games.coimbra.effects import CLASSES
from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, EVE, PHIL, card, scene

PRINTED = """
c101 - 2 immediate; c102 - 2 phase_c; m101 - 2 immediate; m102 - 2 phase_c
l101 - 2 immediate; l102 - 1 phase_c; s101 - 2 immediate; s102 - 1 phase_c
c201 coins 2 immediate law; c202 coins 3 immediate med; c203 coins 1 immediate can
c204 guards 2 phase_e; c205 coins 2 immediate; c206 guards 1 phase_e
m201 guards 2 immediate art; m202 guards 3 immediate law; m203 guards 2 immediate med
m204 coins 2 phase_e; m205 guards 1 immediate the; m206 coins 1 phase_e
l201 coins 3 immediate the; l202 guards 2 immediate; l203 coins 2 phase_e
l204 guards 2 phase_e; l205 guards 2 immediate med; l206 coins 1 immediate can the
s201 coins 3 immediate art; s202 guards 1 end; s203 coins 1 phase_e
s204 guards 2 immediate law med; s205 coins 2 end; s206 guards 2 end
c301 coins 4 immediate can; c302 coins 2 immediate the; c303 coins 3 immediate
c304 coins 3 immediate; c305 guards 2 immediate art; c306 guards 3 phase_e law
m301 guards 4 immediate; m302 guards 2 immediate can; m303 guards 2 immediate wild
m304 guards 3 immediate; m305 coins 1 immediate; m306 coins 3 phase_e the
l301 coins 4 immediate; l302 guards 1 immediate; l303 coins 3 immediate
l304 guards 1 immediate; l305 coins 2 immediate art; l306 guards 1 immediate can wild
s301 guards 4 immediate med; s302 coins 1 end art; s303 guards 1 end law
s304 coins 3 immediate; s305 guards 1 end; s306 coins 1 end wild
"""
"""Id, cost, influence, bonus type and diplomas of the 56 cards."""


@clause("C8")
def test_every_card_is_as_listed() -> None:
    listed = [entry.split() for entry in PRINTED.replace("\n", ";").split(";") if entry.strip()]
    assert sorted(entry[0] for entry in listed) == sorted(CARD_IDS)
    assert len(listed) == 56
    for name, cost, influence, bonus, *diplomas in listed:
        number = card(name)
        assert CLASSES[CARD_CLASS[number]][0] == {"c": "c", "m": "m", "l": "c", "s": "s"}[name[0]]
        assert CARD_CLASS[number] == "cmls".index(name[0])
        assert CARD_DECK[number] == int(name[1])
        assert CARD_COST[number] == {"guards": 0, "coins": 1, "-": 3}[cost]
        assert CARD_INFLUENCE[number] == int(influence)
        assert BONUS_TYPES[CARD_BONUS[number]] == bonus
        assert [DIPLOMA_KINDS[kind].lower() for kind in CARD_DIPLOMAS[number]] == diplomas


@clause("C15")
@pytest.mark.parametrize(
    ("name", "guards", "coins", "vp", "steps"),
    [("c101", 11, 7, 0, 0), ("m101", 7, 11, 0, 0), ("s101", 7, 7, 4, 0), ("l101", 7, 7, 0, 2)],
)
def test_sc1_start_cards_gain_the_rewards_shown(name: str, guards: int, coins: int, vp: int, steps: int) -> None:
    scenario = scene(2).has(PHIL, cards=name, vp=0).start_cards(PHIL)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (guards, coins, vp)
    assert (scenario.steps_left() if steps else 0) == steps


@clause("C27")
def test_sc2_takes_one_coin_off() -> None:
    scenario = scene(2).has(PHIL, cards="c102", coins=5).acquires(PHIL, "c202", pips=6)
    assert scenario[PHIL].coins == 0


@clause("C27")
def test_sc3_takes_one_guard_off() -> None:
    scenario = scene(2).has(PHIL, cards="m102", guards=5).acquires(PHIL, "m202", pips=6)
    assert scenario[PHIL].guards == 0


@clause("C28")
def test_sc4_gives_a_guard_a_point_and_a_step_after_a_council_card() -> None:
    scenario = scene(2).has(PHIL, cards="s102", vp=0).acquires(PHIL, "c202", pips=1)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (7 + 2 + 1, 6, 1)
    assert scenario.steps_left() == 1
    other = scene(2).has(PHIL, cards="s102", vp=0).acquires(PHIL, "s201", pips=1)
    assert (other[PHIL].guards, other[PHIL].vp, other.asked) == (7, 1, "nothing")


@clause("C28")
def test_sc5_gives_a_coin_and_two_points_after_a_merchant_card() -> None:
    scenario = scene(2).has(PHIL, cards="l102", vp=0).acquires(PHIL, "m202", pips=1)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (6, 7 + 2 + 1, 2)
    other = scene(2).has(PHIL, cards="l102", vp=0).acquires(PHIL, "c202", pips=1)
    assert (other[PHIL].coins, other[PHIL].vp) == (6, 0)


@clause("C28")
@pytest.mark.parametrize(
    ("name", "guards", "coins", "vp", "steps"),
    [
        ("c201", 4, 0, 0, 0),
        ("c202", 2, 0, 0, 0),
        ("c301", 1, 0, 0, 0),
        ("m201", 0, 4, 0, 0),
        ("m202", 0, 2, 0, 0),
        ("m301", 0, 3, 0, 0),
        ("l201", 0, 0, 0, 1),
        ("l202", 0, 0, 0, 3),
        ("l206", 0, 0, 0, 2),
        ("l301", 0, 0, 0, 2),
        ("l306", 0, 0, 3, 0),
        ("s201", 0, 0, 1, 0),
        ("s204", 0, 0, 1, 0),
        ("s301", 0, 0, 1, 0),
    ],
)
def test_i1_gains_the_rewards_shown(name: str, guards: int, coins: int, vp: int, steps: int) -> None:
    """Both discounts make a die of 1 free."""
    scenario = scene(2).has(PHIL, cards="c102 m102", guards=0, coins=0, vp=0).acquires(PHIL, name)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (guards, coins, vp)
    assert (scenario.steps_left() if steps else 0) == steps
    assert scenario.track(PHIL, CLASSES[CARD_CLASS[card(name)]]) == CARD_INFLUENCE[card(name)]


@clause("C33")
def test_i2_takes_a_guard_and_a_coin_or_two_points_from_every_opponent() -> None:
    scenario = scene(3).has(PHIL, vp=0).has(CHRIS, vp=0).has(EVE, vp=0).acquires(PHIL, "m303", pips=1)
    scenario.play("give goods", "give points")
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (7, 8, 2)
    assert (scenario[CHRIS].guards, scenario[CHRIS].coins, scenario[CHRIS].vp) == (6, 6, 0)
    assert (scenario[EVE].guards, scenario[EVE].coins, scenario[EVE].vp) == (7, 7, -2)


@clause("C34")
def test_i3_gives_five_points_and_takes_three_from_the_others_for_nobody() -> None:
    scenario = scene(3).has(PHIL, vp=0).has(CHRIS, vp=4).has(EVE, vp=9).acquires(PHIL, "l304")
    assert [scenario[player].vp for player in (PHIL, CHRIS, EVE)] == [5, 1, 6]


@clause("C32")
def test_i4_takes_a_card_from_the_pile_for_three() -> None:
    scenario = scene(2).discarded("s201").has(PHIL, vp=0).acquires(PHIL, "m305", pips=1).play("acquire s201")
    assert (scenario[PHIL].coins, scenario[PHIL].vp) == (3, 1)
    assert scenario.track(PHIL, "scholar") == 3
    assert scenario.owns(PHIL) == "m305 s201"


@clause("C35")
def test_i5_takes_two_guards_or_two_points_from_those_behind() -> None:
    scenario = scene(3).has(PHIL, vp=0, guards=0).has(CHRIS, council=9).has(EVE, guards=2).acquires(PHIL, "c303")
    assert scenario.asked == "give eve"
    scenario.play("give goods")
    assert (scenario[PHIL].guards, scenario[EVE].guards, scenario[CHRIS].guards) == (2, 0, 7)


@clause("C67")
def test_i6_gives_a_guard_and_a_step_per_council_card() -> None:
    scenario = scene(2).has(PHIL, cards="c101 m101").acquires(PHIL, "c203", pips=1)
    assert (scenario[PHIL].guards, scenario.steps_left()) == (9, 2)


@clause("C36")
def test_i7_takes_a_favour_tile() -> None:
    scenario = scene(2).acquires(PHIL, "c302", pips=1).play("favour fa-0", "choose guards")
    assert (scenario[PHIL].guards, scenario.favours(PHIL)) == (14, "fa-0")


@clause("C67")
def test_i8_gives_a_coin_and_a_point_per_merchant_card() -> None:
    scenario = scene(2).has(PHIL, cards="m101 c101", vp=0).acquires(PHIL, "m203", pips=1)
    assert (scenario[PHIL].coins, scenario[PHIL].vp) == (9, 2)


@clause("C38", "C86")
@pytest.mark.parametrize(
    ("name", "offered"),
    [("m205", ["vo-acores", "vo-calicut", "vo-goa"]), ("c205", ["vo-macau", "vo-maskat", "vo-tanger"])],
)
def test_i9_and_i10_give_four_goods_and_invest_in_a_voyage_of_their_goods(name: str, offered: list[str]) -> None:
    scenario = scene(2).has(PHIL, guards=8, coins=8).acquires(PHIL, name, pips=1)
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == ((7, 12) if name == "m205" else (12, 7))
    assert scenario.asked == "invest phil"
    assert scenario.offers("invest") == offered
    scenario.play("decline")
    assert (scenario.invested(PHIL), scenario.asked) == ([], "nothing")


@clause("C28")
def test_i11_gives_a_point_per_own_monastery() -> None:
    scenario = scene(2).has(PHIL, disks="ma-1 ma-5 mb-2 mc-1", vp=0).acquires(PHIL, "l302")
    assert scenario[PHIL].vp == 4


@clause("C37")
@pytest.mark.parametrize(("name", "repeated", "guards", "steps"), [("c305", "c202", 8, 0), ("l305", "l202", 7, 3)])
def test_i12_uses_a_bonus_of_its_class_again(name: str, repeated: str, guards: int, steps: int) -> None:
    scenario = scene(2).has(PHIL, cards=f"{repeated} s201").acquires(PHIL, name, pips=1).play(f"repeat {repeated}")
    assert scenario[PHIL].guards == guards
    assert (scenario.steps_left() if steps else 0) == steps


@clause("C79")
@pytest.mark.parametrize(
    ("name", "track", "guards", "coins", "vp", "steps"),
    [
        ("c304", "council", 4, 0, 0, 0),
        ("m304", "merchant", 0, 4, 0, 0),
        ("l303", "cleric", 0, 0, 0, 3),
        ("s304", "scholar", 0, 0, 6, 0),
    ],
)
def test_i13_collects_the_income_of_its_track(
    name: str, track: str, guards: int, coins: int, vp: int, steps: int
) -> None:
    """Every track stands on 4, the own one on 7 after the card's influence of 3."""
    scenario = scene(2).has(
        PHIL, cards="c102 m102", guards=0, coins=0, vp=0, council=4, merchant=4, cleric=4, scholar=4
    )
    scenario.acquires(PHIL, name)
    assert scenario.track(PHIL, track) == 7
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (guards, coins, vp)
    assert (scenario.steps_left() if steps else 0) == steps


@clause("C48")
def test_i14_pays_five_guards_for_up_to_five_steps() -> None:
    scenario = scene(2).has(PHIL, guards=6).acquires(PHIL, "l205", pips=1).play("pay")
    assert (scenario[PHIL].guards, scenario.steps_left()) == (0, 5)


@clause("C48")
def test_i15_pays_five_coins_for_seven_points() -> None:
    scenario = scene(2).has(PHIL, coins=5, vp=0).acquires(PHIL, "m302").play("pay")
    assert (scenario[PHIL].coins, scenario[PHIL].vp) == (0, 7)
