"""The Emperor Phase: the throne and events (M23, M24, M33, Q12, Q47)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.game import GAME
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, scene


@clause("M23")
def test_t10_round_one_has_no_emperor_phase() -> None:
    table = scene().round(0).throne(RED, "e05").new_round()
    table.expect_table(round=1, republic=0)
    assert (table.cards("throne"), table.asked()) == ("e05", "take-die")
    later = scene().round(1).throne(RED, "e05").new_round()
    later.expect_table(round=2, republic=1)
    assert (later.cards("throne"), later.cards("events")) == ("", "e05")


@clause("M23")
def test_the_throne_is_revealed_from_the_top_one_card_after_the_other() -> None:
    table = scene().hand(RED, "c01").throne(BLUE, "e05 l01 e16").emperor()
    assert [facts["card"] for facts in table.told("revealed-card")] == ["e16", "l01"]
    table.expect(GREEN, lib=1).expect_table(republic=2, power=6)
    table.abstain()
    assert [facts["card"] for facts in table.told("revealed-card")] == ["e16", "l01", "e05"]
    table.expect_table(republic=3, power=7)
    assert (table.cards("events"), table.cards("discards")) == ("e16 e05", "l01")


@clause("M24", "Q12")
def test_an_event_takes_effect_before_the_republic_moves() -> None:
    table = scene().reis(RED, 3).republic(5).throne(RED, "e20").emperor()
    assert (table.asked(), table.decides()) == ("exchange", RED)
    table.expect_table(republic=5)
    table.play("trade").refusing().expect(RED, reis=0, nobility=1).expect_table(republic=7)


@clause("M24")
def test_t11_an_event_lies_open_until_the_round_ends_and_then_leaves_the_game() -> None:
    table = scene().throne(RED, "e05").emperor()
    assert (table.cards("events"), table.cards("removed")) == ("e05", "")
    table.expect_table(power=7)
    table.end_of_round()
    assert (table.cards("events"), table.cards("removed"), table.cards("discards")) == ("", "e05", "")
    table.expect_table(power=6)
    held = [table.cards(pile).split() for pile in ("deck", RED, GREEN, BLUE, YELLOW)]
    assert all("e05" not in pile for pile in held)


@clause("M33", "Q12")
@pytest.mark.parametrize(("start", "card", "end"), [(0, "e04", 0), (19, "e16", 20), (20, "e05", 20), (1, "e04", 0)])
def test_the_republic_stays_between_0_and_20(start: int, card: str, end: int) -> None:
    scene().republic(start).throne(RED, card).emperor().expect_table(republic=end)


@clause("M33", "Q58")
@pytest.mark.parametrize(("start", "steps", "end"), [(19, 1, 20), (18, 5, 20), (20, 3, 20)])
def test_nobility_ends_at_20_and_further_steps_are_lost(start: int, steps: int, end: int) -> None:
    scene().nobility(RED, start).advance(RED, steps).refusing().expect(RED, nobility=end)


@clause("Q47")
def test_nobody_looks_at_the_throne_and_a_player_knows_his_own_cards_only() -> None:
    table = scene().throne(RED, "e05").throne(BLUE, "l01").table
    for seat, known in ((0, ["e05", None]), (2, [None, "l01"]), (1, [None, None])):
        cards = GAME.view(table, seat)["cards"]
        assert isinstance(cards, dict)
        assert [entry["card"] for entry in cards["throne"]] == known
