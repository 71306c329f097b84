"""The limits that always hold (M17-M20, Q1, Q65, Q66)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.state import Table
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, Scene, scene


def recruiting(table: Scene, slot: str = "goyaz") -> Scene:
    return table.reis(RED, 9).production(RED).play("take space-5a", f"place {slot}")


@clause("M17")
def test_a_province_takes_four_goods() -> None:
    field = scene().reis(RED, 9).goods("rio-negro", 3).production(RED).play("take space-1a", "act")
    field.expect_at("rio-negro", goods=4)
    full = scene().reis(RED, 9).goods("rio-negro", 4).production(RED).play("take space-1a")
    refusal = full.refused("act")
    assert (refusal.reason, refusal.facts["have"], refusal.facts["limit"]) == ("goods-full", 4, 4)


@clause("M17")
def test_t13_a_warehouse_takes_the_fifth_good_and_refuses_the_sixth() -> None:
    field = scene().reis(RED, 9).goods("rio-negro", 4).tile("rio-negro", "warehouse").production(RED)
    field.play("take space-1a", "act").expect_at("rio-negro", goods=5)
    full = scene().reis(RED, 9).goods("rio-negro", 5).tile("rio-negro", "warehouse").production(RED)
    refusal = full.play("take space-1a").refused("act")
    assert (refusal.reason, refusal.facts["limit"]) == ("goods-full", 5)
    elsewhere = scene().reis(RED, 9).goods("bahia", 4).tile("rio-negro", "warehouse").production(RED)
    assert elsewhere.play("take space-2a").refused("act").facts["limit"] == 4


@clause("M17", "Q1")
@pytest.mark.parametrize(("five", "limit"), [(False, 4), (True, 5)])
def test_a_province_takes_four_troops_or_five_in_the_variant(five: bool, limit: int) -> None:
    last = recruiting(scene(five_troops=five).troops("goyaz", limit - 1)).play("act")
    assert last.legal() == ["troop goyaz", "troop imperial-area"]
    last.play("troop goyaz").expect_at("goyaz", troops=limit)
    full = recruiting(scene(five_troops=five).troops("goyaz", limit).imperial(5))
    refusal = full.refused("act")
    assert (refusal.reason, refusal.facts["have"], refusal.facts["limit"]) == ("troops-full", limit, limit)


@clause("M17", "Q26")
def test_a_province_has_one_improvement_and_it_is_not_replaced() -> None:
    built = scene().reis(RED, 9).tile("bahia", "railway").open_tiles("machinery machinery").production(RED)
    built.play("take space-6a", "place bahia")
    assert built.refused("act").reason == "improved"
    assert built.tile_of("bahia") == "railway"
    other = scene().reis(RED, 9).tile("bahia", "railway").open_tiles("machinery").production(RED)
    other.play("take space-6a", "place goyaz", "act")
    assert (other.tile_of("goyaz"), other.tile_of("bahia")) == ("machinery", "railway")


@clause("M17")
def test_a_province_has_one_die() -> None:
    table = scene().die("goyaz", 2, "space-4a").production(RED).play("take space-5a")
    assert table.legal() == ["place rio-negro", "place bahia", "place rio-grande-do-sul"]
    assert table.refused("place goyaz").reason == "slot-taken"


@clause("M18")
def test_four_deputies_of_each_party() -> None:
    table = scene().reis(RED, 9).deputies(RED, con=4, lib=3).production(RED)
    table.play("take space-7a", "place goyaz", "act").expect(RED, con=4, lib=4, reis=8)
    full = scene().reis(RED, 9).deputies(RED, con=4, lib=4).production(RED).play("take space-7a", "place goyaz")
    assert full.refused("act").facts == {"party": "con", "limit": 4}


@clause("M18")
def test_four_ships_in_play_wherever_they_are() -> None:
    table = scene().reis(RED, 9).ships(RED, port=1, rio=3).production(RED).play("take space-8a", "place goyaz")
    assert table.refused("act").reason == "no-ship-left"
    spare = scene().reis(RED, 9).ships(RED, port=1, rio=2).production(RED).play("take space-8a", "place goyaz", "act")
    spare.play("ship port").expect(RED, port_ships=2, rio_ships=2)


@clause("M18")
def test_one_train_that_must_end_its_journey_before_the_next() -> None:
    table = scene().goods("bahia", 2).train(RED, "para", "rio-negro", 1).die("bahia", 1, "space-1a").nobles(RED)
    table.put("bahia", "space-1a").play("act")
    assert all(not name.startswith("load") for name in table.legal())
    assert "train goyaz" in table.legal()


@clause("M18", "M75")
def test_one_minister_of_each_party() -> None:
    table = scene().minister(RED, "m01").minister(RED, "m11").crown(0, "m04").advance(RED, 1).play("appoint")
    assert table.ministers_of(RED) == {"con": "m04", "lib": "m11"}


@clause("M19")
def test_the_imperial_area_takes_five_troops() -> None:
    fifth = recruiting(scene().imperial(4)).play("act", "troop imperial-area").expect_table(imperial=5)
    assert fifth.table.troop_supply == 80
    full = recruiting(scene().imperial(5)).play("act")
    full.expect_at("goyaz", troops=1).expect_table(imperial=5)
    one = scene().imperial(4).purple(2).govern(GREEN).play("reinforce imperial-area")
    one.expect_table(imperial=5)


@clause("M19", "M68")
def test_a_commerce_space_takes_five_tokens_of_one_player() -> None:
    free = scene().republic(8).ships(RED, 1).train(RED, "sergipe", "rio-negro", 2).die("goyaz", 1, "space-8a")
    free.commerce("commerce-0", RED, 5).commerce("commerce-8", BLUE, 1).nobles(RED).put("goyaz", "space-8a").play("act")
    assert free.legal() == ["export commerce-4 1", "export commerce-4 2", "sail"]
    refusal = free.refused("export commerce-0 1")
    assert (refusal.reason, refusal.facts["limit"]) == ("space-full", 5)
    refusal = free.refused("export commerce-8 1")
    assert (refusal.reason, refusal.facts["owner-seat"]) == ("space-taken", 2)


def exported_cotton(table: Scene) -> Scene:
    """All five cotton spaces of the commerce track are full of Red's tokens: 5 are left of 30."""
    for space in (0, 4, 8, 12, 16):
        table.commerce(f"commerce-{space}", RED, 5)
    return table


@clause("M20", "Q66")
def test_the_30_tokens_of_a_good_can_run_out() -> None:
    table = exported_cotton(scene().reis(RED, 9)).tile("rio-negro", "warehouse").won(RED, "c01")
    table.goods("rio-negro", 5).production(RED).play("take space-1a")
    assert (table.supply_of("rio-negro"), table.refused("act").reason) == (0, "no-tokens-left")


@clause("M20", "Q66")
def test_of_two_tokens_only_the_last_one_is_placed() -> None:
    table = exported_cotton(scene().reis(RED, 9)).tile("rio-negro", "machinery").won(RED, "c01 l12")
    table.goods("rio-negro", 4).production(RED).play("take space-1a", "act").expect_at("rio-negro", goods=5)
    assert table.supply_of("rio-negro") == 0


def hidden_troops(table: Scene, left: int) -> Scene:
    """Leave so many troops in the supply; the others lie on the boards and in the Imperial area."""
    board: Table = table.table
    for seat in range(board.seats):
        for place in range(board.first_of(seat), board.first_of(seat) + 4):
            give = min(5, board.troop_supply - left)
            board.troops[place] += give
            board.troop_supply -= give
    table.imperial(min(5, board.imperial + board.troop_supply - left))
    assert board.troop_supply == left
    return table


@clause("M20", "Q66")
def test_the_85_troops_can_run_out() -> None:
    table = hidden_troops(scene(five_troops=True), 0)
    assert (sum(table.table.troops), table.table.imperial) == (80, 5)
    table.reis(RED, 9).production(RED).play("take space-5a", "place goyaz")
    assert table.refused("act").reason == "no-troops-left"


@clause("M20", "M43")
def test_of_two_troops_one_is_lost_where_only_one_fits() -> None:
    table = scene().purple(2).troops("goyaz", 3).govern(GREEN).play("reinforce goyaz")
    table.expect_at("goyaz", troops=4)
    assert table.table.troop_supply == 85 - 2 - 4


@clause("Q65")
def test_the_bank_never_runs_dry() -> None:
    """The 60 coins are worth 180 réis; an export on top of them is paid in full."""
    rich = scene().republic(19).reis(GREEN, 150).reis(RED, 30).ships(RED, 1).die("bahia", 1, "space-8a")
    rich.train(RED, "sergipe", "goyaz", 1).nobles(RED).put("bahia", "space-8a").play("act", "export commerce-19 1")
    rich.refusing().expect(RED, reis=49).expect(GREEN, reis=150)
