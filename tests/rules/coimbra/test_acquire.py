"""Acquiring a card, and bonuses that acquire or repeat one (C27, C28, C32, C37, C67, C76-C79)."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.game import GAME
from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, PHIL, scene


@clause("C27", "C76")
def test_a_discount_takes_a_die_of_one_to_nothing() -> None:
    scenario = scene(2).has(PHIL, coins=0, cards="c102").acquires(PHIL, "c201", pips=1)
    assert scenario[PHIL].coins == 0
    assert scenario.owns(PHIL) == "c102 c201"


@clause("C76")
@pytest.mark.parametrize(
    ("held", "bought", "guards", "coins"),
    [("c102", "l201", 7, 4), ("c102", "l202", 3, 7), ("m102", "l201", 7, 3), ("m102", "l202", 4, 7)],
)
def test_sc2_and_sc3_take_one_off_their_own_goods_only(held: str, bought: str, guards: int, coins: int) -> None:
    """A die of 4 buys L201 for coins or L202 for guards."""
    scenario = scene(2).has(PHIL, cards=held).acquires(PHIL, bought, pips=4)
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (guards, coins)


@clause("C28")
def test_bonus_then_triggers_then_crown_token() -> None:
    """C203 gives 1 guard and 1 step for itself; only then S102 gives 1 guard, 1 point, 1 step; last the token."""
    scenario = scene(2).row("upper", "c203 - - -").crown("c203").has(PHIL, cards="s102", vp=0)
    scenario.acquires(PHIL, "c203", pips=2)
    assert scenario.track(PHIL, "council") == 1
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (8, 5, 0)
    assert (scenario.steps_left(), scenario.crowns(PHIL)) == (1, 0)
    scenario.play("stop")
    assert (scenario[PHIL].guards, scenario[PHIL].vp) == (9, 1)
    assert (scenario.steps_left(), scenario.crowns(PHIL)) == (1, 0)
    scenario.play("stop")
    assert scenario.crowns(PHIL) == 1
    assert scenario.asked == "nothing"


@clause("C28", "C79")
def test_the_track_rises_before_the_bonus_is_used() -> None:
    """Grey 0 rises to 3 by C304, whose bonus then pays the income of space 3."""
    scenario = scene(2).acquires(PHIL, "c304", pips=1)
    assert scenario.track(PHIL, "council") == 3
    assert scenario[PHIL].guards == 7 + 2


@clause("C28")
def test_the_crown_token_of_the_card_does_not_count_in_its_own_action() -> None:
    scenario = scene(2).row("upper", "l206 - - -").crown("l206").monastery("ma-1", "mo-i-10")
    scenario.has(PHIL, vp=0, at="st-n").acquires(PHIL, "l206").play("walk ma-1")
    assert scenario[PHIL].vp == 0
    scenario.play("stop")
    assert scenario.crowns(PHIL) == 1


@clause("C32", "C77")
def test_a_card_from_the_pile_is_acquired_with_everything() -> None:
    scenario = scene(2).discarded("m201").has(PHIL, cards="l102", vp=0).acquires(PHIL, "m305", pips=2)
    assert scenario.asked == "from-discard phil"
    scenario.play("acquire m201")
    assert scenario[PHIL].coins == 7 - 2 + 4 + 1 + 1 == 11
    assert scenario[PHIL].guards == 4
    assert scenario.track(PHIL, "merchant") == 3
    assert scenario[PHIL].vp == 4
    assert scenario.pile() == ""
    assert scenario.owns(PHIL) == "l102 m305 m201"


@clause("C32", "C76")
def test_a_discount_counts_for_a_card_from_the_pile() -> None:
    scenario = scene(2).discarded("m202").has(PHIL, cards="m102").acquires(PHIL, "m305").play("acquire m202")
    assert scenario[PHIL].guards == 5


@clause("C76", "C77")
@pytest.mark.parametrize(("cards", "guards", "coins"), [("", 3, 3), ("m102", 2, 3), ("c102 m102", 2, 2)])
def test_the_question_for_the_pile_names_the_price_that_is_paid(cards: str, guards: int, coins: int) -> None:
    scenario = scene(2).discarded("m202").has(PHIL, cards=cards).acquires(PHIL, "m305")
    assert scenario.table.prompt().facts == {"in-guards": {"guards": guards}, "in-coins": {"coins": coins}}
    before = scenario[PHIL].guards
    assert scenario.play("acquire m202")[PHIL].guards == before - guards


@clause("C77", "C94")
def test_the_pile_is_public_and_holds_what_was_discarded_but_not_the_row_being_resolved() -> None:
    """C201 and L102 came from tokens and I3; a start card has no cost and cannot be taken."""
    scenario = scene(2).discarded("c201 l102").row("upper", "m305 m201 - -").acquires(PHIL, "m305")
    assert scenario.moves == ["acquire c201", "decline"]
    assert scenario.refused("acquire l102").reason == "start-card"
    assert GAME.view(scenario.table, CHRIS)["discard"] == ["c201", "l102"]
    scenario.play("decline")
    assert scenario.owns(PHIL) == "m305"


@clause("C77", "C46")
def test_the_price_comes_from_what_is_left_after_paying_the_first_card() -> None:
    scenario = scene(2).discarded("c201 m201").has(PHIL, coins=5, guards=3).acquires(PHIL, "m305", pips=3)
    assert scenario.offers("acquire") == ["m201"]
    assert scenario.refused("acquire c201").facts == {"goods": "coins", "have": 2, "need": 3}


@clause("C77")
@pytest.mark.parametrize(("pile", "guards"), [("", 7), ("m201", 2), ("l101", 7)])
def test_with_an_empty_pile_or_nothing_payable_there_is_no_effect(pile: str, guards: int) -> None:
    scenario = scene(2).discarded(pile).has(PHIL, guards=guards).acquires(PHIL, "m305")
    assert scenario.asked == "nothing"
    assert scenario.owns(PHIL) == "m305"


@clause("C77", "C69")
def test_the_inner_card_is_finished_before_triggers_and_crown_of_the_outer_one() -> None:
    scenario = scene(2).discarded("l206").row("upper", "m305 - - -").crown("m305").has(PHIL, cards="l102", vp=0)
    scenario.acquires(PHIL, "m305").play("acquire l206")
    assert scenario.asked == "walk phil"
    assert (scenario[PHIL].vp, scenario.crowns(PHIL)) == (0, 0)
    scenario.play("stop")
    assert (scenario[PHIL].vp, scenario.crowns(PHIL)) == (2, 1)


@clause("C37")
def test_i12_repeats_an_immediate_bonus_of_another_own_card_of_its_class() -> None:
    scenario = scene(2).has(PHIL, cards="c101 c102 c206 c203 m101").acquires(PHIL, "c305")
    assert scenario.asked == "repeat phil"
    assert scenario.offers("repeat") == ["c101", "c203"]
    assert "decline" in scenario.moves
    assert scenario.refused("repeat c102").reason == "repeat-not-immediate"
    assert scenario.refused("repeat c206").reason == "repeat-not-immediate"
    assert scenario.refused("repeat m101").reason == "repeat-class"
    assert scenario.refused("repeat c305").reason == "repeat-itself"


@clause("C37")
def test_i12_alone_of_its_class_has_nothing_to_repeat() -> None:
    scenario = scene(2).has(PHIL, cards="m101 l203").acquires(PHIL, "l305")
    assert scenario.asked == "nothing"


@clause("C78")
def test_repeating_gives_the_bonus_only() -> None:
    """C101 has influence 2 and 4 guards; S102 is set off once, by C305 itself."""
    scenario = scene(2).has(PHIL, cards="c101 s102", vp=0).acquires(PHIL, "c305", pips=1).play("repeat c101")
    assert scenario.track(PHIL, "council") == 2
    assert scenario[PHIL].guards == 7 - 1 + 4 + 1
    assert scenario[PHIL].vp == 1
    scenario.play("stop")
    assert scenario.asked == "nothing"


@clause("C78")
def test_repeated_counts_are_those_of_now() -> None:
    scenario = scene(2).has(PHIL, cards="c101 c203").acquires(PHIL, "c305", pips=1).play("repeat c203")
    assert scenario[PHIL].guards == 6 + 3
    assert scenario.steps_left() == 3


@clause("C78")
def test_repeated_costs_are_paid_anew_and_repeating_may_be_declined() -> None:
    scenario = scene(2).has(PHIL, cards="l205", guards=6).acquires(PHIL, "l305").play("repeat l205")
    assert scenario.moves == ["pay", "decline"]
    scenario.play("pay")
    assert (scenario[PHIL].guards, scenario.steps_left()) == (1, 5)
    declined = scene(2).has(PHIL, cards="l205", guards=6).acquires(PHIL, "l305").play("decline")
    assert (declined[PHIL].guards, declined.asked) == (6, "nothing")


@clause("C67")
def test_start_cards_and_the_card_itself_count() -> None:
    """M203 pays 1 coin and 1 point for each merchant: the start card M102, M202 and itself."""
    scenario = scene(2).has(PHIL, cards="m102 m202 c101", vp=0).acquires(PHIL, "m203", pips=3)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (5, 10, 3)


@clause("C67")
def test_the_diplomas_of_a_card_count_for_a_monastery_its_own_steps_enter() -> None:
    """L206 shows two kinds: a set of two for the monastery that scores diplomas."""
    scenario = scene(2).monastery("mc-1", "mo-iii-02").has(PHIL, at="sr-n2", vp=0).acquires(PHIL, "l206")
    scenario.play("walk mc-1")
    assert scenario[PHIL].vp == 2


@clause("C67")
def test_the_card_counts_by_class_for_a_monastery_its_own_steps_enter() -> None:
    scenario = scene(2).monastery("mb-1", "mo-ii-03").has(PHIL, at="sb-ne", cards="l101", vp=0).acquires(PHIL, "l202")
    scenario.play("walk mb-1")
    assert scenario[PHIL].vp == 4


@clause("C79")
def test_i13_pays_income_once_without_the_bonus_of_a_die() -> None:
    """C204 would add 2 guards to a grey die; C304 activates none. Grey 5 + 3 = 8 pays 4."""
    scenario = scene(2).has(PHIL, cards="c204", council=5).acquires(PHIL, "c304", pips=1)
    assert scenario[PHIL].guards == 7 + 4
