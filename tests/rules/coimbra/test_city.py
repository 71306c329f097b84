"""Phase C in the cities (C24, C25, C27-C30, C32, C37, C65, C67, C76-C79)."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.game import GAME, table_of
from rossio.kernel.chance import Chance
from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, EVE, PHIL, given

ROW = "c201 m201 l201 s201"


@clause("C24")
def test_castle_upper_central_lower_are_resolved_in_this_order_from_the_left() -> None:
    scenario = given(3).line("castle", "grey-2 phil, grey-3 chris").line("upper", "green-5 eve, green-4 phil")
    scenario.line("central", "purple-1 chris").line("lower", "orange-6 eve, orange-1 phil").resolve()
    turns = []
    while scenario.asked != "nothing":
        turns.append(f"{scenario.asked} {scenario.table.prompt().facts.get('location', 'castle')}")
        scenario.play("distress")
    assert turns == [
        "castle phil castle",
        "castle chris castle",
        "city eve upper",
        "city phil upper",
        "city chris central",
        "city eve lower",
        "city phil lower",
    ]
    assert [scenario.board(player) for player in (PHIL, CHRIS, EVE)] == [
        "grey green orange",
        "grey purple",
        "green orange",
    ]


@clause("C24")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_game_every_round_goes_from_the_castle_to_the_lower_city(seed: int) -> None:
    table = table_of(GAME.setup(2 + seed % 3, seed, {}))
    chance = Chance(seed)
    visited = []
    while not table.over():
        if table.prompt().key in ("castle", "city"):
            visited.append((table.round, table.location))
        moves = table.legal()
        table.play(moves[chance.below(len(moves))])
    assert visited == sorted(visited)
    assert {location for _, location in visited} == {0, 1, 2, 3}
    assert len(visited) == 4 * 3 * len(table.players)


@clause("C27", "C28")
def test_ex_04_phil_cannot_pay_the_cleric_and_takes_the_merchant() -> None:
    scenario = given(2).row("upper", "l206 m201 - -").line("upper", "grey-5 phil")
    scenario.has(PHIL, guards=11, coins=3, vp=0, cards="l102").resolve("upper")
    refusal = scenario.refused("acquire l206")
    assert (refusal.reason, refusal.facts) == ("too-dear", {"goods": "coins", "have": 3, "need": 5})
    scenario.play("acquire m201")
    assert scenario[PHIL].guards == 6
    assert scenario.track(PHIL, "merchant") == 2
    assert scenario[PHIL].coins == 8
    assert scenario[PHIL].vp == 2
    assert scenario.zone(PHIL, "m201") == "immediate"
    assert scenario.board(PHIL) == "grey"


@clause("C29", "C30", "C65")
def test_ex_05_tokens_remove_the_highest_card_the_leftmost_on_a_tie() -> None:
    scenario = given(3).row("central", "- s201 l206 m206").line("central", "token-4, token-3, grey-2 eve")
    scenario.resolve("central")
    assert scenario.pile() == "s201 l206"
    assert scenario.shown("central") == "- - - m206"
    assert scenario.stands("central") == ""
    assert len(scenario.table.turned) == 2
    assert scenario.asked == "city eve"
    assert scenario.moves == ["acquire m206", "distress"]
    scenario.play("distress")
    assert scenario.stands("central") == "token-4, token-3"
    assert scenario.table.turned == []


@clause("C25", "C46")
def test_dx_06_distress_stops_at_twenty() -> None:
    scenario = given(2).row("upper", ROW).line("upper", "grey-2 phil").has(PHIL, coins=19, guards=20).resolve("upper")
    scenario.play("distress")
    assert (scenario[PHIL].coins, scenario[PHIL].guards) == (20, 20)


@clause("C25")
def test_distress_may_be_taken_though_a_card_is_payable_and_must_be_taken_if_none_is() -> None:
    scenario = given(2).row("upper", ROW).line("upper", "grey-2 phil, orange-2 chris").has(CHRIS, coins=1, guards=1)
    scenario.resolve("upper")
    assert scenario.offers("acquire") == ["c201", "l201", "m201", "s201"]
    scenario.play("distress")
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario.owns(PHIL)) == (9, 9, "")
    assert scenario.asked == "city chris"
    assert scenario.moves == ["distress"]
    scenario.play("distress")
    assert (scenario[CHRIS].guards, scenario[CHRIS].coins) == (3, 3)


@clause("C25")
def test_distress_when_the_row_is_empty() -> None:
    scenario = given(2).line("lower", "grey-6 phil").resolve("lower")
    assert scenario.moves == ["distress"]


@clause("C27")
@pytest.mark.parametrize(("city", "own"), [("upper", "c201"), ("central", "m201"), ("lower", "s201")])
def test_only_cards_of_the_row_of_the_die_can_be_chosen(city: str, own: str) -> None:
    scenario = given(2).row("upper", "c201 - - -").row("central", "m201 - - -").row("lower", "s201 - - -")
    scenario.line(city, "grey-1 phil").resolve(city)
    assert scenario.offers("acquire") == [own]
    for name in {"c201", "m201", "s201"} - {own}:
        assert scenario.refused(f"acquire {name}").reason == "other-row"
    scenario.play("distress")
    assert scenario.pile() == own


@clause("C27", "C46")
@pytest.mark.parametrize(("pips", "payable"), [(4, ["c201", "m201"]), (5, ["c201"]), (6, [])])
def test_a_card_costs_the_value_of_the_die_in_its_own_goods(pips: int, payable: list[str]) -> None:
    """M201 asks for guards, C201 for coins."""
    scenario = given(2).row("upper", "c201 m201 - -").line("upper", f"grey-{pips} phil").has(PHIL, guards=4, coins=5)
    scenario.resolve("upper")
    assert scenario.offers("acquire") == payable
    if payable:
        scenario.play("acquire c201")
        assert scenario[PHIL].coins == 5 - pips


@clause("C27", "C76")
def test_dx_07_a_discount_takes_a_die_of_one_to_nothing() -> None:
    scenario = given(2).has(PHIL, coins=0, cards="c102").acquires(PHIL, "c201", pips=1)
    assert scenario[PHIL].coins == 0
    assert scenario.owns(PHIL) == "c102 c201"


@clause("C76")
@pytest.mark.parametrize(
    ("held", "bought", "guards", "coins"),
    [("c102", "l201", 7, 4), ("c102", "l202", 3, 7), ("m102", "l201", 7, 3), ("m102", "l202", 4, 7)],
)
def test_sc2_and_sc3_take_one_off_their_own_goods_only(held: str, bought: str, guards: int, coins: int) -> None:
    """A die of 4 buys L201 for coins or L202 for guards."""
    scenario = given(2).has(PHIL, cards=held).acquires(PHIL, bought, pips=4)
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (guards, coins)


@clause("C28")
def test_bonus_then_triggers_then_crown_token() -> None:
    """C203 gives 1 guard and 1 step for itself; only then S102 gives 1 guard, 1 point, 1 step; last the token."""
    scenario = given(2).row("upper", "c203 - - -").crown("c203").has(PHIL, cards="s102", vp=0)
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
    scenario = given(2).acquires(PHIL, "c304", pips=1)
    assert scenario.track(PHIL, "council") == 3
    assert scenario[PHIL].guards == 7 + 2


@clause("C28")
def test_dx_21_the_crown_token_of_the_card_does_not_count_in_its_own_action() -> None:
    scenario = given(2).row("upper", "l206 - - -").crown("l206").monastery("ma-1", "mo-i-10")
    scenario.has(PHIL, vp=0, at="st-n").acquires(PHIL, "l206").play("walk ma-1")
    assert scenario[PHIL].vp == 0
    scenario.play("stop")
    assert scenario.crowns(PHIL) == 1


@clause("C29")
@pytest.mark.parametrize(("city", "removed"), [("upper", "l206"), ("central", "l201"), ("lower", "l202")])
def test_a_token_removes_a_card_of_its_own_row(city: str, removed: str) -> None:
    scenario = given(2).row("upper", "- l206 - -").row("central", "- l201 - -").row("lower", "- l202 - -")
    scenario.line(city, "token-3, grey-2 phil").resolve(city)
    assert scenario.pile() == removed


@clause("C29")
def test_the_crown_token_of_a_removed_card_goes_to_nobody() -> None:
    scenario = (
        given(2).row("lower", "s301 s201 - -").crown("s301").line("lower", "token-5, grey-1 phil").resolve("lower")
    )
    assert scenario.pile() == "s301"
    assert scenario.crowned() == ["-", "-", "-", "-"]
    scenario.play("acquire s201")
    assert (scenario.crowns(PHIL), scenario.crowns(CHRIS)) == (0, 1)


@clause("C29", "C30")
def test_dx_15_a_token_alone_in_a_city_empties_the_row() -> None:
    scenario = given(2).row("lower", "l206 c202 m301 s301").line("lower", "token-5").resolve("lower")
    assert scenario.pile() == "m301 l206 c202 s301"
    assert scenario.shown("lower") == "- - - -"
    assert scenario.stands("lower") == "token-5"
    assert scenario.asked == "nothing"


@clause("C30")
def test_dx_35_a_city_without_dice_is_emptied_before_the_next_city_starts() -> None:
    scenario = given(2).row("upper", ROW).row("central", "c202 - - -").line("central", "grey-1 phil").resolve()
    assert scenario.asked == "city phil"
    assert scenario.pile() == ROW
    assert scenario.shown("upper") == "- - - -"
    assert scenario.shown("central") == "c202 - - -"


@clause("C29")
def test_dx_36_a_token_with_an_empty_row_is_only_turned() -> None:
    scenario = given(2).line("upper", "token-3, grey-1 phil").discarded("c201").resolve("upper")
    assert len(scenario.table.turned) == 1
    assert scenario.pile() == "c201"
    assert scenario.asked == "city phil"


@clause("C30")
def test_the_rest_of_a_row_is_discarded_after_its_last_die() -> None:
    scenario = given(2).row("upper", ROW).line("upper", "grey-1 phil").resolve("upper")
    assert scenario.pile() == ""
    scenario.play("acquire m201")
    assert scenario.pile() == "c201 l201 s201"


@clause("C32", "C77")
def test_dx_22_a_card_from_the_pile_is_acquired_with_everything() -> None:
    scenario = given(2).discarded("m201").has(PHIL, cards="l102", vp=0).acquires(PHIL, "m305", pips=2)
    assert scenario.asked == "from-discard phil"
    scenario.play("acquire m201")
    assert scenario[PHIL].coins == 7 - 2 + 4 + 1 + 1 == 11
    assert scenario[PHIL].guards == 4
    assert scenario.track(PHIL, "merchant") == 3
    assert scenario[PHIL].vp == 4
    assert scenario.pile() == ""
    assert scenario.owns(PHIL) == "l102 m305 m201"


@clause("C32", "C76")
def test_dx_23_a_discount_counts_for_a_card_from_the_pile() -> None:
    scenario = given(2).discarded("m202").has(PHIL, cards="m102").acquires(PHIL, "m305").play("acquire m202")
    assert scenario[PHIL].guards == 5


@clause("C77", "C94")
def test_the_pile_is_public_and_holds_what_was_discarded_but_not_the_row_being_resolved() -> None:
    """C201 and L102 came from tokens and I3; a start card has no cost and cannot be taken."""
    scenario = given(2).discarded("c201 l102").row("upper", "m305 m201 - -").acquires(PHIL, "m305")
    assert scenario.moves == ["acquire c201", "decline"]
    assert scenario.refused("acquire l102").reason == "start-card"
    assert GAME.view(scenario.table, CHRIS)["discard"] == ["c201", "l102"]
    scenario.play("decline")
    assert scenario.owns(PHIL) == "m305"


@clause("C77", "C46")
def test_the_price_comes_from_what_is_left_after_paying_the_first_card() -> None:
    scenario = given(2).discarded("c201 m201").has(PHIL, coins=5, guards=3).acquires(PHIL, "m305", pips=3)
    assert scenario.offers("acquire") == ["m201"]
    assert scenario.refused("acquire c201").facts == {"goods": "coins", "have": 2, "need": 3}


@clause("C77")
@pytest.mark.parametrize(("pile", "guards"), [("", 7), ("m201", 2), ("l101", 7)])
def test_with_an_empty_pile_or_nothing_payable_there_is_no_effect(pile: str, guards: int) -> None:
    scenario = given(2).discarded(pile).has(PHIL, guards=guards).acquires(PHIL, "m305")
    assert scenario.asked == "nothing"
    assert scenario.owns(PHIL) == "m305"


@clause("C77", "C69")
def test_the_inner_card_is_finished_before_triggers_and_crown_of_the_outer_one() -> None:
    scenario = given(2).discarded("l206").row("upper", "m305 - - -").crown("m305").has(PHIL, cards="l102", vp=0)
    scenario.acquires(PHIL, "m305").play("acquire l206")
    assert scenario.asked == "walk phil"
    assert (scenario[PHIL].vp, scenario.crowns(PHIL)) == (0, 0)
    scenario.play("stop")
    assert (scenario[PHIL].vp, scenario.crowns(PHIL)) == (2, 1)


@clause("C37")
def test_i12_repeats_an_immediate_bonus_of_another_own_card_of_its_class() -> None:
    scenario = given(2).has(PHIL, cards="c101 c102 c206 c203 m101").acquires(PHIL, "c305")
    assert scenario.asked == "repeat phil"
    assert scenario.offers("repeat") == ["c101", "c203"]
    assert "decline" in scenario.moves
    assert scenario.refused("repeat c102").reason == "repeat-not-immediate"
    assert scenario.refused("repeat c206").reason == "repeat-not-immediate"
    assert scenario.refused("repeat m101").reason == "repeat-class"
    assert scenario.refused("repeat c305").reason == "repeat-itself"


@clause("C37")
def test_i12_alone_of_its_class_has_nothing_to_repeat() -> None:
    scenario = given(2).has(PHIL, cards="m101 l203").acquires(PHIL, "l305")
    assert scenario.asked == "nothing"


@clause("C78")
def test_repeating_gives_the_bonus_only() -> None:
    """C101 has influence 2 and 4 guards; S102 is set off once, by C305 itself."""
    scenario = given(2).has(PHIL, cards="c101 s102", vp=0).acquires(PHIL, "c305", pips=1).play("repeat c101")
    assert scenario.track(PHIL, "council") == 2
    assert scenario[PHIL].guards == 7 - 1 + 4 + 1
    assert scenario[PHIL].vp == 1
    scenario.play("stop")
    assert scenario.asked == "nothing"


@clause("C78")
def test_repeated_counts_are_those_of_now() -> None:
    scenario = given(2).has(PHIL, cards="c101 c203").acquires(PHIL, "c305", pips=1).play("repeat c203")
    assert scenario[PHIL].guards == 6 + 3
    assert scenario.steps_left() == 3


@clause("C78")
def test_repeated_costs_are_paid_anew_and_repeating_may_be_declined() -> None:
    scenario = given(2).has(PHIL, cards="l205", guards=6).acquires(PHIL, "l305").play("repeat l205")
    assert scenario.moves == ["pay", "decline"]
    scenario.play("pay")
    assert (scenario[PHIL].guards, scenario.steps_left()) == (1, 5)
    declined = given(2).has(PHIL, cards="l205", guards=6).acquires(PHIL, "l305").play("decline")
    assert (declined[PHIL].guards, declined.asked) == (6, "nothing")


@clause("C67")
def test_start_cards_and_the_card_itself_count() -> None:
    """M203 pays 1 coin and 1 point for each merchant: the start card M102, M202 and itself."""
    scenario = given(2).has(PHIL, cards="m102 m202 c101", vp=0).acquires(PHIL, "m203", pips=3)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (5, 10, 3)


@clause("C67")
def test_the_diplomas_of_a_card_count_for_a_monastery_its_own_steps_enter() -> None:
    """L206 shows two kinds: a set of two for the monastery that scores diplomas."""
    scenario = given(2).monastery("mc-1", "mo-iii-02").has(PHIL, at="sr-n2", vp=0).acquires(PHIL, "l206")
    scenario.play("walk mc-1")
    assert scenario[PHIL].vp == 2


@clause("C67")
def test_the_card_counts_by_class_for_a_monastery_its_own_steps_enter() -> None:
    scenario = given(2).monastery("mb-1", "mo-ii-03").has(PHIL, at="sb-ne", cards="l101", vp=0).acquires(PHIL, "l202")
    scenario.play("walk mb-1")
    assert scenario[PHIL].vp == 4


@clause("C79")
def test_i13_pays_income_once_without_the_bonus_of_a_die() -> None:
    """C204 would add 2 guards to a grey die; C304 activates none. Grey 5 + 3 = 8 pays 4."""
    scenario = given(2).has(PHIL, cards="c204", council=5).acquires(PHIL, "c304", pips=1)
    assert scenario[PHIL].guards == 7 + 4
