"""The cities in phase C (C24, C25, C27, C29, C30, C65)."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.game import GAME, table_of
from rossio.kernel.chance import Chance
from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, EVE, PHIL, scene

ROW = "c201 m201 l201 s201"


@clause("C24")
def test_castle_upper_central_lower_are_resolved_in_this_order_from_the_left() -> None:
    scenario = scene(3).line("castle", "grey-2 phil, grey-3 chris").line("upper", "green-5 eve, green-4 phil")
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
def test_phil_cannot_pay_the_cleric_and_takes_the_merchant() -> None:
    scenario = scene(2).row("upper", "l206 m201 - -").line("upper", "grey-5 phil")
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
def test_tokens_remove_the_highest_card_the_leftmost_on_a_tie() -> None:
    scenario = scene(3).row("central", "- s201 l206 m206").line("central", "token-4, token-3, grey-2 eve")
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
def test_distress_stops_at_twenty() -> None:
    scenario = scene(2).row("upper", ROW).line("upper", "grey-2 phil").has(PHIL, coins=19, guards=20).resolve("upper")
    scenario.play("distress")
    assert (scenario[PHIL].coins, scenario[PHIL].guards) == (20, 20)


@clause("C25")
def test_distress_may_be_taken_though_a_card_is_payable_and_must_be_taken_if_none_is() -> None:
    scenario = scene(2).row("upper", ROW).line("upper", "grey-2 phil, orange-2 chris").has(CHRIS, coins=1, guards=1)
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
    scenario = scene(2).line("lower", "grey-6 phil").resolve("lower")
    assert scenario.moves == ["distress"]


@clause("C27")
@pytest.mark.parametrize(("city", "own"), [("upper", "c201"), ("central", "m201"), ("lower", "s201")])
def test_only_cards_of_the_row_of_the_die_can_be_chosen(city: str, own: str) -> None:
    scenario = scene(2).row("upper", "c201 - - -").row("central", "m201 - - -").row("lower", "s201 - - -")
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
    scenario = scene(2).row("upper", "c201 m201 - -").line("upper", f"grey-{pips} phil").has(PHIL, guards=4, coins=5)
    scenario.resolve("upper")
    assert scenario.offers("acquire") == payable
    if payable:
        scenario.play("acquire c201")
        assert scenario[PHIL].coins == 5 - pips


@clause("C29")
@pytest.mark.parametrize(("city", "removed"), [("upper", "l206"), ("central", "l201"), ("lower", "l202")])
def test_a_token_removes_a_card_of_its_own_row(city: str, removed: str) -> None:
    scenario = scene(2).row("upper", "- l206 - -").row("central", "- l201 - -").row("lower", "- l202 - -")
    scenario.line(city, "token-3, grey-2 phil").resolve(city)
    assert scenario.pile() == removed


@clause("C29")
def test_the_crown_token_of_a_removed_card_goes_to_nobody() -> None:
    scenario = (
        scene(2).row("lower", "s301 s201 - -").crown("s301").line("lower", "token-5, grey-1 phil").resolve("lower")
    )
    assert scenario.pile() == "s301"
    assert scenario.crowned() == ["-", "-", "-", "-"]
    scenario.play("acquire s201")
    assert (scenario.crowns(PHIL), scenario.crowns(CHRIS)) == (0, 1)


@clause("C29", "C30")
def test_a_token_alone_in_a_city_empties_the_row() -> None:
    scenario = scene(2).row("lower", "l206 c202 m301 s301").line("lower", "token-5").resolve("lower")
    assert scenario.pile() == "m301 l206 c202 s301"
    assert scenario.shown("lower") == "- - - -"
    assert scenario.stands("lower") == "token-5"
    assert scenario.asked == "nothing"


@clause("C30")
def test_a_city_without_dice_is_emptied_before_the_next_city_starts() -> None:
    scenario = scene(2).row("upper", ROW).row("central", "c202 - - -").line("central", "grey-1 phil").resolve()
    assert scenario.asked == "city phil"
    assert scenario.pile() == ROW
    assert scenario.shown("upper") == "- - - -"
    assert scenario.shown("central") == "c202 - - -"


@clause("C29")
def test_a_token_with_an_empty_row_is_only_turned() -> None:
    scenario = scene(2).line("upper", "token-3, grey-1 phil").discarded("c201").resolve("upper")
    assert len(scenario.table.turned) == 1
    assert scenario.pile() == "c201"
    assert scenario.asked == "city phil"


@clause("C30")
def test_the_rest_of_a_row_is_discarded_after_its_last_die() -> None:
    scenario = scene(2).row("upper", ROW).line("upper", "grey-1 phil").resolve("upper")
    assert scenario.pile() == ""
    scenario.play("acquire m201")
    assert scenario.pile() == "c201 l201 s201"
