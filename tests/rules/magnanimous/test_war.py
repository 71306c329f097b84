"""Nobles action 5: troops move or attack (M62-M65, Q44-Q46)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, Scene, scene


def troops_action(table: Scene, colour: str = RED) -> Scene:
    """A player takes action 5 with a die of one of his provinces."""
    here = {RED: "bahia", GREEN: "parahyba", BLUE: "pernambuco"}[colour]
    return table.die(here, 1, "space-5b").nobles(colour).put(here, "space-5b").play("act")


def attacks(table: Scene) -> list[str]:
    return [name for name in table.legal() if name.startswith("attack")]


@clause("M62", "Q44")
def test_any_number_of_troops_moves_at_any_distance() -> None:
    table = troops_action(scene(governor=GREEN).troops("rio-negro", 4).troops("rio-grande-do-sul", 1))
    table.play("march rio-negro rio-grande-do-sul")
    assert table.legal() == ["send 1", "send 2", "send 3"]
    assert table.refused("send 4").reason == "troops-full"
    table.play("send 3").expect_at("rio-negro", troops=1).expect_at("rio-grande-do-sul", troops=4)


@clause("Q44")
def test_not_into_or_out_of_an_occupied_province_and_within_the_limit() -> None:
    table = troops_action(scene(governor=GREEN).troops("rio-negro", 2).troops("goyaz", 4).occupy("rio-grande-do-sul"))
    assert table.refused("march rio-negro rio-grande-do-sul").reason == "occupied"
    assert table.refused("march rio-grande-do-sul rio-negro").reason == "occupied"
    assert table.refused("march rio-negro goyaz").reason == "troops-full"
    assert "march goyaz rio-negro" in table.legal()


@clause("M62")
def test_only_the_governor_moves_one_troop_between_the_imperial_area_and_a_province() -> None:
    table = troops_action(scene(governor=GREEN).imperial(3).troops("goyaz", 2))
    assert table.refused("march imperial-area bahia").reason == "governor-only"
    out = troops_action(scene(governor=RED).imperial(3).troops("goyaz", 2)).play("march imperial-area bahia")
    out.expect_at("bahia", troops=1).expect_table(imperial=2)
    back = troops_action(scene(governor=RED).imperial(3).troops("goyaz", 2)).play("march goyaz imperial-area")
    back.expect_at("goyaz", troops=1).expect_table(imperial=4)


@clause("M62", "Q69")
def test_a_troop_leaves_the_imperial_area_only_if_another_stays() -> None:
    table = troops_action(scene(governor=RED).imperial(1).troops("goyaz", 2))
    refusal = table.refused("march imperial-area bahia")
    assert (refusal.reason, refusal.clause, refusal.facts) == ("imperial-few", "Q69", {"have": 1, "need": 2})
    two = troops_action(scene(governor=RED).imperial(2).troops("goyaz", 2)).play("march imperial-area bahia")
    two.expect_table(imperial=1).expect_at("bahia", troops=1)


@clause("M62", "Q69", "M19")
@pytest.mark.parametrize("troops", [1, 2, 4])
def test_a_troop_marches_into_the_imperial_area_whatever_it_holds_below_its_limit(troops: int) -> None:
    table = troops_action(scene(governor=RED).imperial(troops).troops("goyaz", 2)).play("march goyaz imperial-area")
    table.expect_table(imperial=troops + 1).expect_at("goyaz", troops=1)
    full = troops_action(scene(governor=RED).imperial(5).troops("goyaz", 2))
    assert full.refused("march goyaz imperial-area").reason == "imperial-full"


@clause("M63")
def test_t17_an_attack_of_three_with_morale_frees_at_power_three() -> None:
    table = troops_action(scene().event("e04").troops("goyaz", 3).purple(3).occupy("matto-grosso").nobility(RED, 2))
    table.play("attack goyaz matto-grosso").refusing()
    table.expect(RED, nobility=5).expect_at("goyaz", troops=0).expect_table(purple=3)
    assert (table.occupied(), table.table.troop_supply) == ("", 83)


@clause("M63", "Q45")
def test_the_number_chosen_counts_and_is_spent() -> None:
    table = troops_action(scene().troops("goyaz", 4).purple(2).occupy("matto-grosso").nobility(RED, 7))
    table.play("attack goyaz matto-grosso")
    assert table.legal() == ["send 3", "send 4"]
    refusal = table.refused("send 2")
    assert (refusal.reason, refusal.facts["have"], refusal.facts["need"]) == ("too-weak", 2, 3)
    table.play("send 3").refusing().expect(RED, nobility=10).expect_at("goyaz", troops=1)


@clause("M63", "Q45")
@pytest.mark.parametrize(("troops", "power", "allowed"), [(3, 3, False), (4, 3, True), (1, 1, False), (2, 1, True)])
def test_an_attack_that_would_fail_may_not_be_made(troops: int, power: int, allowed: bool) -> None:
    table = troops_action(scene().troops("goyaz", troops).purple(power).occupy("matto-grosso"))
    assert attacks(table) == (["attack goyaz matto-grosso"] if allowed else [])
    if not allowed:
        refusal = table.refused("attack goyaz matto-grosso")
        assert (refusal.reason, refusal.facts["have"], refusal.facts["need"]) == ("too-weak", troops, power + 1)


@clause("M63")
def test_only_neighbours_are_attacked() -> None:
    table = troops_action(scene().troops("goyaz", 4).troops("rio-negro", 1).purple(1).occupy("uruguay matto-grosso"))
    assert attacks(table) == ["attack goyaz matto-grosso"]
    assert table.refused("attack goyaz para").reason == "not-occupied"


@clause("M63", "Q45", "Q46")
def test_t18_the_governor_attacks_from_an_uncontrolled_province() -> None:
    """Yellow is absent: S. Catharina borders São Paulo. Four count, three are spent, one stays."""
    table = troops_action(scene(3).imperial(4).purple(3).occupy("sao-paulo").nobility(RED, 1))
    assert attacks(table) == ["attack imperial-area sao-paulo"]
    table.play("attack imperial-area sao-paulo").refusing().expect(RED, nobility=4).expect_table(imperial=1)
    assert table.occupied() == ""


@clause("Q45")
def test_fewer_imperial_troops_may_be_spent_if_they_are_enough() -> None:
    table = troops_action(scene(3).imperial(5).purple(2).occupy("sao-paulo").nobility(RED, 1))
    table.play("attack imperial-area sao-paulo")
    assert table.legal() == ["send 3", "send 4"]
    table.play("send 3").refusing().expect_table(imperial=2).expect(RED, nobility=4)


@clause("Q45")
def test_a_single_imperial_troop_counts_but_stays() -> None:
    """One troop and a morale of +1 beat power 1, as often as there is an action; nobody advances for it."""
    table = scene(3).event("e04").imperial(1).purple(1).troops("rio-negro", 1).occupy("sao-paulo minas-geraes")
    table.die("goyaz", 1, "space-5a")
    troops_action(table)
    table.play("attack imperial-area sao-paulo").expect_table(imperial=1).expect(RED, nobility=0)
    table.put("goyaz", "space-5a").play("act", "attack imperial-area minas-geraes").expect_table(imperial=1)
    assert (table.occupied(), table.player(RED).nobility) == ("", 0)


@clause("Q46", "M63")
def test_the_governor_attacks_from_rio_with_four_players_and_nobody_else() -> None:
    """Rio borders São Paulo, Minas Geraes and Espírito Santo."""
    table = troops_action(scene(governor=RED).imperial(4).purple(2).occupy("minas-geraes uruguay"))
    assert attacks(table) == ["attack imperial-area minas-geraes"]
    other = scene(governor=GREEN).imperial(4).purple(2).troops("goyaz", 1).occupy("minas-geraes uruguay")
    assert attacks(troops_action(other)) == []


@clause("Q46")
def test_the_governor_attacks_from_an_uncontrolled_port_with_imperial_troops() -> None:
    """Yellow is absent: only its port beside Parahyba, and no other land of nobody, borders it while Ceará is lost."""
    table = scene(3).imperial(4).purple(1).occupy("parahyba ceara").troops("rio-negro", 1)
    assert attacks(troops_action(table)) == ["attack imperial-area parahyba", "attack imperial-area ceara"]
    taken = scene(3).imperial(4).purple(1).occupy("parahyba ceara rio-grande-do-norte").troops("rio-negro", 1)
    assert "attack imperial-area parahyba" not in attacks(troops_action(taken))


@clause("Q46", "M65")
def test_nobody_attacks_from_an_own_port_and_ships_neither_attack_nor_move_as_troops() -> None:
    """Sergipe's four ships lie next to occupied Pernambuco."""
    table = scene().ships(RED, port=4).purple(1).occupy("pernambuco").troops("rio-negro", 1)
    troops_action(table)
    assert attacks(table) == []
    assert all("sergipe" not in name for name in table.legal())


@clause("M64")
def test_a_freed_province_returns_empty_but_for_its_die() -> None:
    table = scene().occupy("solimoes para").die("solimoes", 5, "space-3a").troops("rio-negro", 2).purple(1)
    table.die("sao-paulo", 1, "space-3b")
    troops_action(table).play("attack rio-negro solimoes").refusing()
    table.expect_at("solimoes", occupied=0, troops=0, goods=0, die=5)
    assert table.table.owner(12) == 2
    assert table.decides() == BLUE
    assert table.legal() == ["pick solimoes", "pick sao-paulo"]


@clause("M64", "M10")
def test_a_freed_uncontrolled_province_has_imperial_power_again() -> None:
    table = troops_action(scene(3, governor=GREEN).occupy("matto-grosso").troops("goyaz", 2).purple(1))
    table.play("attack goyaz matto-grosso").refusing().expect_at("matto-grosso", occupied=0, defence=2)


@clause("M65")
def test_the_zone_cannot_be_attacked() -> None:
    table = troops_action(scene().troops("rio-grande-do-sul", 4).purple(1).troops("rio-negro", 1))
    assert attacks(table) == []
    assert all("paraguay" not in name for name in table.legal())
