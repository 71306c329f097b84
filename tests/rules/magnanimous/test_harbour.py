"""Exports and ships (M68-M70, Q36-Q38, Q41, Q49)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, scene


def in_porto_seguro(cargo: int = 4) -> Scene:
    """Blue's train with coffee in Porto Seguro, a ship docked, the Republic on 11."""
    return scene().republic(11).train(BLUE, "porto-seguro", "sao-paulo", cargo).ships(BLUE, port=1)


def harbour(table: Scene, here: str = "maranhao", colour: str = BLUE) -> Scene:
    return table.die(here, 1, "space-8a").nobles(colour).put(here, "space-8a").play("act")


def ex_08() -> Scene:
    return harbour(in_porto_seguro().commerce("commerce-11", BLUE, 4).commerce("commerce-7", RED, 1))


@clause("M68", "Q38")
def test_ex_08_a_export_to_space_11() -> None:
    table = ex_08().play("export commerce-11 4").refusing()
    table.expect(BLUE, reis=11, nobility=1, port_ships=0, cargo=0)
    assert (table.commerce_at("commerce-11"), table.train_of(BLUE)) == ((BLUE, 5), "")
    assert table.supply_of("sao-paulo") == 25


@clause("M68", "Q37")
def test_ex_08_b_export_to_space_3() -> None:
    table = ex_08().play("export commerce-3 4").refusing().expect(BLUE, reis=3, nobility=4, port_ships=0, cargo=0)
    assert (table.commerce_at("commerce-3"), table.train_of(BLUE)) == ((BLUE, 4), "")


@clause("M68", "M74")
def test_ex_08_c_spaces_that_are_refused() -> None:
    table = ex_08()
    assert table.refused("export commerce-7 1").reason == "space-taken"
    assert table.refused("export commerce-15 1").reason == "space-closed"
    assert table.refused("export commerce-4 1").reason == "space-other-good"


@clause("M68")
def test_an_export_needs_the_train_in_the_own_port_beside_a_ship() -> None:
    without = scene().republic(11).train(BLUE, "porto-seguro", "sao-paulo", 4)
    without.die("maranhao", 1, "space-8a").nobles(BLUE).put("maranhao", "space-8a")
    assert without.legal() == ["offer", "pass"]
    elsewhere = scene().republic(11).train(BLUE, "espirito-santo", "sao-paulo", 4).ships(BLUE, port=1, rio=1)
    harbour(elsewhere).expect(BLUE, cargo=4, port_ships=0, rio_ships=2)


@clause("M68", "Q41")
def test_only_the_governor_exports_from_rio() -> None:
    rio = scene(governor=BLUE).republic(11).train(BLUE, "rio-de-janeiro", "sao-paulo", 2).ships(BLUE, port=1, rio=1)
    harbour(rio).play("export commerce-11 2").refusing().expect(BLUE, reis=11, rio_ships=0, port_ships=1)
    other = scene(governor=RED).republic(11).train(BLUE, "rio-de-janeiro", "sao-paulo", 2)
    harbour(other.ships(BLUE, port=1, rio=1)).expect(BLUE, reis=0, cargo=2, port_ships=0, rio_ships=2)


@clause("Q38")
def test_any_number_from_one_may_be_exported_and_the_rest_stays_in_transit() -> None:
    table = harbour(in_porto_seguro())
    assert [name for name in table.legal() if "commerce-11" in name] == [f"export commerce-11 {n}" for n in range(1, 5)]
    table.play("export commerce-11 1").refusing().expect(BLUE, cargo=3, nobility=1, port_ships=0)
    assert table.train_of(BLUE) == "porto-seguro"
    assert table.table.has_ship(2)


@clause("Q38", "M18")
def test_the_ship_goes_back_to_the_owner_s_supply() -> None:
    table = scene().republic(11).train(BLUE, "porto-seguro", "sao-paulo", 1).ships(BLUE, port=4)
    harbour(table).play("export commerce-3 1").refusing().expect(BLUE, port_ships=3)
    table.reis(BLUE, 9).value("space-8a", 1).production(BLUE).play("take space-8a", "place pernambuco", "act")
    table.expect(BLUE, port_ships=4)


@clause("Q37")
def test_the_number_of_the_space_is_paid_once_and_not_that_of_the_marker() -> None:
    harbour(in_porto_seguro()).play("export commerce-7 4").refusing().expect(BLUE, reis=7)


@clause("Q36")
def test_space_20_takes_no_goods() -> None:
    for loaded, top in (("maranhao", 16), ("pernambuco", 17), ("solimoes", 18), ("sao-paulo", 19)):
        here = "pernambuco" if loaded != "pernambuco" else "maranhao"
        table = harbour(scene().republic(20).train(BLUE, "porto-seguro", loaded, 1).ships(BLUE, 1), here)
        spaces = [int(name.split()[1].split("-")[1]) for name in table.legal() if name != "sail"]
        assert spaces == list(range(top - 16, top + 1, 4))


@clause("M69", "Q41")
def test_a_ship_sails_to_a_free_dock_in_rio() -> None:
    table = harbour(scene().ships(BLUE, port=2).ships(RED, rio=2).ships(GREEN, rio=1))
    table.expect(BLUE, port_ships=1, rio_ships=1)
    choice = harbour(in_porto_seguro()).play("sail").expect(BLUE, port_ships=0, rio_ships=1, cargo=4)
    assert choice.decides() == ""
    full = scene().ships(BLUE, port=2).ships(RED, rio=2).ships(GREEN, rio=1).ships(YELLOW, rio=1)
    full.die("maranhao", 1, "space-8a").nobles(BLUE).put("maranhao", "space-8a")
    assert full.legal() == ["offer", "pass"]


@clause("M69", "Q41")
def test_no_ship_sails_back_by_this_action() -> None:
    table = scene(governor=BLUE).ships(BLUE, rio=2).die("maranhao", 1, "space-8a").nobles(BLUE)
    assert table.put("maranhao", "space-8a").legal() == ["offer", "pass"]


@clause("M70", "Q49")
@pytest.mark.parametrize(("tokens", "paid"), [(1, 12), (4, 12)])
def test_a_bonus_on_sales_counts_once_for_an_export(tokens: int, paid: int) -> None:
    table = harbour(in_porto_seguro().won(BLUE, "c02")).play(f"export commerce-11 {tokens}")
    table.refusing().expect(BLUE, reis=paid)


@clause("M70")
def test_a_bonus_on_exports_does_not_count_for_a_sale() -> None:
    table = scene().won(BLUE, "c04").goods("sao-paulo", 1).die("sao-paulo", 1, "space-1a").nobles(BLUE)
    table.put("sao-paulo", "space-1a").play("act", "sell sao-paulo").expect(BLUE, reis=2)
