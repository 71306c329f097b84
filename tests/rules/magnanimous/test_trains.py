"""Trains and sales (M58-M61, Q39, Q40, Q50)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, Scene, scene


def acting(table: Scene, here: str = "rio-negro", die: int = 1) -> Scene:
    """Red takes a train action with a die of that province."""
    return table.die(here, die, "space-1a").nobles(RED).put(here, "space-1a").play("act")


def ends(table: Scene) -> str:
    return " ".join(name.split()[-1] for name in table.legal() if not name.startswith("sell"))


@clause("M58")
def test_a_train_moves_one_step_to_a_neighbour() -> None:
    table = acting(scene().train(RED, "goyaz", "bahia", 1))
    assert ends(table) == "bahia para minas-geraes maranhao sao-paulo matto-grosso piauhy"
    refusal = table.refused("train porto-seguro")
    assert (refusal.reason, refusal.clause, refusal.facts["steps"]) == ("too-far", "M58", 1)
    table.play("train sao-paulo")
    assert table.train_of(RED) == "sao-paulo"


@clause("M58", "M65")
def test_the_zone_is_no_province_and_cannot_be_entered() -> None:
    table = acting(scene().train(RED, "uruguay", "bahia", 1))
    assert table.train_of(RED) == "rio-grande-do-sul"


@clause("M58")
def test_a_move_does_not_end_beside_another_train_but_in_ports_and_rio() -> None:
    table = acting(scene().train(RED, "minas-geraes", "bahia", 1).train(GREEN, "goyaz", "para", 1))
    assert "goyaz" not in ends(table)
    refusal = table.refused("train goyaz")
    assert (refusal.reason, refusal.clause) == ("train-there", "M58")
    for shared in ("rio-de-janeiro", "espirito-santo", "porto-seguro"):
        port = acting(scene().train(RED, "minas-geraes", "bahia", 1).train(GREEN, shared, "para", 1))
        port.play(f"train {shared}")
        assert (port.train_of(RED), port.train_of(GREEN)) == (shared, shared)


@clause("M58", "Q39")
def test_a_railway_adds_a_step_to_moves_that_start_in_its_own_province() -> None:
    table = acting(scene().tile("goyaz", "railway").train(RED, "goyaz", "bahia", 1))
    assert "porto-seguro" in ends(table)
    table.play("train porto-seguro")
    away = acting(scene().tile("goyaz", "railway").train(RED, "bahia", "goyaz", 1))
    assert "sao-paulo" not in ends(away)
    foreign = acting(scene().tile("sao-paulo", "railway").train(RED, "sao-paulo", "goyaz", 1))
    assert "bahia" not in ends(foreign)
    new = acting(scene().tile("rio-negro", "railway").goods("rio-negro", 1)).play("load rio-negro goyaz")
    assert new.train_of(RED) == "goyaz"


@clause("Q39")
def test_a_longer_move_may_cross_another_train_and_only_its_end_must_be_free() -> None:
    """From Sergipe the way to Goyaz leads over Bahia alone, where Green's train stands."""
    table = acting(scene().won(RED, "c08").train(RED, "sergipe", "rio-negro", 1).train(GREEN, "bahia", "para", 1))
    assert "goyaz" in ends(table)
    assert "bahia" not in ends(table)
    table.play("train goyaz")


@clause("Q39")
def test_a_move_may_stop_short_and_bonuses_add_up() -> None:
    table = acting(scene().won(RED, "c08").tile("rio-negro", "railway").goods("rio-negro", 2))
    assert {"para", "goyaz", "bahia"} <= set(ends(table).split())
    assert "sergipe" not in ends(table)
    assert acting(scene().won(RED, "c08").goods("rio-negro", 2)).play("load rio-negro para").train_of(RED) == "para"


@clause("M59")
@pytest.mark.parametrize(("value", "raised"), [(2, 3), (6, 1)])
def test_ex_10_first_train(value: int, raised: int) -> None:
    table = scene().goods("rio-negro", 2).die("rio-negro", value, "space-3b").nobles(RED)
    table.put("rio-negro", "space-3b").play("act")
    assert table.legal() == ["load rio-negro para", "load rio-negro solimoes", "sell rio-negro"]
    table.play("load rio-negro para").expect(RED, cargo=2).expect_at("rio-negro", goods=0)
    assert (table.train_of(RED), table.space_of("space-3b")) == ("para", raised)


@clause("M59")
def test_all_goods_of_the_die_s_province_and_at_least_one_go_into_transit() -> None:
    table = acting(scene().goods("rio-negro", 4).goods("bahia", 1)).play("load rio-negro para")
    table.expect(RED, cargo=4).expect_at("rio-negro", goods=0).expect_at("bahia", goods=1)
    empty = scene().goods("bahia", 1).die("rio-negro", 1, "space-1a").nobles(RED).put("rio-negro", "space-1a")
    assert empty.legal() == ["offer", "pass"]


@clause("Q40")
def test_a_new_train_must_move_or_it_cannot_be_brought_in() -> None:
    """Without a lawful step only the sale is left, and it is made at once."""
    table = acting(scene().goods("rio-negro", 2).occupy("para solimoes"))
    table.expect(RED, cargo=0, reis=2).expect_at("rio-negro", goods=1)
    crowded = acting(scene().goods("rio-negro", 2).train(GREEN, "para", "uruguay", 1).occupy("solimoes"))
    crowded.expect(RED, cargo=0, reis=2)
    assert (table.train_of(RED), crowded.train_of(RED)) == ("", "")


@clause("M60", "Q50")
def test_the_train_leaves_with_the_last_token_in_transit() -> None:
    table = scene().train(RED, "para", "rio-negro", 2).die("rio-negro", 1, "space-2a").nobles(RED)
    table.put("rio-negro", "space-2a").play("act", "sell rio-negro").expect(RED, cargo=1, reis=2)
    assert table.train_of(RED) == "para"
    last = acting(scene().train(RED, "para", "rio-negro", 1)).play("sell rio-negro").expect(RED, cargo=0, reis=2)
    assert last.train_of(RED) == ""
    last.reis(RED, 9).value("space-2a", 1).production(RED).play("take space-1b", "act")
    last.expect_at("rio-negro", goods=1)


@clause("M61")
@pytest.mark.parametrize(("die", "paid"), [(1, 2), (3, 4), (5, 6), (6, 1)])
def test_a_good_is_sold_for_the_new_value_of_the_die(die: int, paid: int) -> None:
    table = acting(scene().goods("rio-negro", 3), die=die).play("sell rio-negro")
    table.expect(RED, reis=paid).expect_at("rio-negro", goods=2)
    assert table.supply_of("rio-negro") == 28


@clause("M61")
def test_a_sale_is_from_the_province_of_the_die() -> None:
    table = acting(scene().goods("rio-negro", 1).goods("bahia", 1))
    refusal = table.refused("sell bahia")
    assert (refusal.reason, refusal.clause) == ("die-elsewhere", "M61")


@clause("M61", "M71")
def test_a_follower_sells_from_any_own_province() -> None:
    table = scene().goods("rio-negro", 1).goods("solimoes", 1).goods("sao-paulo", 1).die("rio-negro", 1, "space-1a")
    table.nobles(RED).put("rio-negro", "space-1a").play("precise", "sell rio-negro")
    assert table.decides() == BLUE
    table.play("follow")
    assert {"sell solimoes", "sell sao-paulo"} <= set(table.legal())
    table.play("sell sao-paulo").expect(BLUE, reis=2)
