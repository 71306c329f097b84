"""The Governor of Rio de Janeiro (M42-M44, Q16-Q21)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.state import PRODUCTION
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, scene

BORDER = "rio-grande-do-sul uruguay sao-paulo matto-grosso"


def governing(table: Scene, purple: int, colour: str = GREEN) -> Scene:
    """A player takes the purple die of that value."""
    return table.purple(purple).production(colour).play("govern")


@clause("M42", "Q16")
def test_the_purple_die_is_a_turn_without_a_slot_and_makes_a_first_player() -> None:
    table = governing(scene().nobility(BLUE, 7), 4, BLUE)
    assert (table.decides(), table.asked(), table.governor()) == (BLUE, "rio-effect", BLUE)
    table.play("deputy con").expect(BLUE, con=1, reis=6)
    assert (table.decides(), table.table.free_slots(2), table.table.purple_taken) == (YELLOW, 4, True)
    assert [table.table.in_order(place) for place in range(4)] == [2, 3, 0, 1]


@clause("M42", "Q16")
def test_the_governor_cannot_take_it_and_it_is_taken_once_a_round() -> None:
    table = scene().production(RED)
    refusal = table.refused("govern")
    assert (refusal.reason, refusal.clause) == ("governor-already", "M42")
    taken = scene().purple(4, on_card=True).production(BLUE)
    refusal = taken.refused("govern")
    assert (refusal.reason, refusal.clause) == ("purple-taken", "M44")


@clause("M42")
@pytest.mark.parametrize(
    ("nobility", "income"),
    [(0, 0), (1, 3), (6, 3), (7, 6), (12, 6), (13, 9), (18, 9), (19, 12), (20, 12)],
)
def test_t4_title_income(nobility: int, income: int) -> None:
    governing(scene().nobility(GREEN, nobility), 6).expect(GREEN, reis=income)


@clause("M43", "Q17", "Q40")
def test_effect_1_moves_the_train_or_brings_it_in_from_any_own_province() -> None:
    table = governing(scene().goods("parahyba", 2).goods("uruguay", 1).occupy("para"), 1)
    assert "load parahyba ceara" in table.legal()
    assert "load uruguay rio-grande-do-sul" in table.legal()
    assert all(not name.startswith("load para ") for name in table.legal())
    assert table.refused("load para maranhao").reason == "occupied"
    table.play("load parahyba ceara").expect(GREEN, cargo=2)
    assert table.train_of(GREEN) == "ceara"
    moving = governing(scene().train(GREEN, "ceara", "parahyba", 2), 1).play("train piauhy")
    assert moving.train_of(GREEN) == "piauhy"


@clause("M43", "Q18")
def test_effect_2_adds_two_troops_to_one_province_of_anybody_or_the_imperial_area() -> None:
    table = governing(scene(3).occupy("goyaz").troops("uruguay", 4), 2)
    places = [name.split()[1] for name in table.legal() if name != "pass"]
    assert places == [
        "rio-negro", "bahia", "rio-grande-do-sul",
        "parahyba", "para", "minas-geraes",
        "maranhao", "pernambuco", "solimoes", "sao-paulo",
        "imperial-area",
    ]  # fmt: skip
    assert table.refused("reinforce porto-seguro").reason == "port-no-troops"
    assert table.refused("reinforce goyaz").reason == "occupied"
    table.play("reinforce sao-paulo").expect_at("sao-paulo", troops=2)
    full = governing(scene(3).imperial(5), 2)
    assert full.refused("reinforce imperial-area").reason == "imperial-full"
    imperial = governing(scene(3), 2).play("reinforce imperial-area")
    imperial.expect_table(imperial=4)


@clause("M43")
def test_effect_3_brings_a_ship_to_rio_or_moves_one_between_port_and_rio() -> None:
    table = governing(scene().ships(GREEN, port=1, rio=1), 3)
    assert table.legal() == ["ship rio", "ship port-to-rio", "ship rio-to-port", "pass"]
    table.play("ship rio").expect(GREEN, port_ships=1, rio_ships=2)
    governing(scene().ships(GREEN, port=1), 3).play("ship port-to-rio").expect(GREEN, port_ships=0, rio_ships=1)
    governing(scene().ships(GREEN, rio=1), 3).play("ship rio-to-port").expect(GREEN, port_ships=1, rio_ships=0)
    full = governing(scene().ships(RED, rio=3).ships(GREEN, port=1, rio=1), 3)
    assert full.legal() == ["ship rio-to-port", "pass"]


@clause("M43")
def test_effect_4_gives_a_deputy_of_either_party() -> None:
    table = governing(scene().deputies(GREEN, con=4), 4)
    assert table.legal() == ["deputy lib", "pass"]
    table.play("deputy lib").expect(GREEN, con=4, lib=1)


@clause("M43", "Q20")
def test_effect_5_advances_one_of_the_tracks_and_a_new_title_counts_for_the_income() -> None:
    table = governing(scene(), 5)
    assert table.legal() == ["advance nobility", "advance republic", "pass"]
    table.play("advance nobility").refusing().expect(GREEN, nobility=1, reis=3).expect_table(republic=0)
    other = governing(scene(), 5).play("advance republic")
    other.expect(GREEN, nobility=0, reis=0).expect_table(republic=1)


@clause("M43", "Q21")
def test_effect_6_frees_a_province_without_nobility() -> None:
    table = governing(scene().occupy("uruguay matto-grosso").die("uruguay", 3), 6)
    assert table.legal() == ["free uruguay", "free matto-grosso", "pass"]
    table.play("free matto-grosso").expect(GREEN, nobility=0)
    assert table.occupied() == "uruguay"


@clause("Q19")
@pytest.mark.parametrize("purple", [1, 2, 3, 4, 5, 6])
def test_every_effect_may_be_passed_and_the_player_still_governs(purple: int) -> None:
    table = governing(scene().nobility(GREEN, 2).goods("para", 1).occupy("uruguay"), purple)
    assert table.asked() == "rio-effect"
    table.play("pass").expect(GREEN, reis=3, nobility=2, con=0, lib=0, rio_ships=0, cargo=0)
    table.expect_table(imperial=2, republic=0, purple=purple)
    assert (table.governor(), table.decides(), table.occupied()) == (GREEN, BLUE, "uruguay")


@clause("M44")
def test_t8_nobody_took_the_purple_die_and_the_player_left_of_the_governor_must() -> None:
    table = scene(governor=BLUE).nobility(YELLOW, 13).purple(4).filled(1).production(BLUE)
    assert (table.governor(), table.decides(), table.asked()) == (YELLOW, YELLOW, "rio-effect")
    table.play("deputy lib").expect(YELLOW, lib=1, reis=9)
    assert (table.decides(), table.table.purple_taken) == ("", True)


@clause("M44")
def test_the_last_slot_is_filled_and_then_the_purple_die_must_be_taken() -> None:
    table = scene().filled(1, but="goyaz").purple(6).production(RED)
    table.expect_at("goyaz", die=1)
    assert (table.governor(), table.table.purple_taken, table.decides()) == (GREEN, True, "")


@clause("M11", "M42", "M45")
def test_t3_the_first_governor_action_is_effect_6_and_the_power_of_the_round_is_1() -> None:
    table = scene().filled(1)
    for name in BORDER.split():
        table.troops(name, 1)
    table.phase(PRODUCTION)
    assert table.told("became-governor") == [{"value": 6, "effect": "rio-6"}]
    table.expect_table(purple=1, power=1)
    assert table.attempts() == ["uruguay", "sao-paulo", "matto-grosso", "rio-grande-do-sul"]
    assert (table.asked(), table.decides()) == ("pick-die", GREEN)
