"""The Production Phase (M34-M41, Q14, Q15, Q22-Q27)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.content import COLOURS
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, scene


@clause("M34", "Q15")
def test_turns_go_round_until_every_free_slot_has_a_die() -> None:
    """Green has one free slot, Red two, the others none: the purple die is taken, so they are skipped."""
    table = scene().filled(1, but="para goyaz bahia").purple(6, on_card=True).production(GREEN)
    while table.decides():
        table.play("pass" if "pass" in table.legal() else table.legal()[0])
    assert [COLOURS[event.seat] for event in table.log if event.kind == "placed-die"] == [GREEN, RED, RED]
    assert table.table.free_slots(0) == table.table.free_slots(1) == 0


@clause("M34", "M53")
def test_the_slot_of_an_occupied_province_is_not_free() -> None:
    table = scene().occupy("goyaz bahia").production(RED).play("take space-5a")
    assert table.legal() == ["place rio-negro", "place rio-grande-do-sul"]
    refusal = table.refused("place goyaz")
    assert (refusal.reason, refusal.clause) == ("occupied", "M53")
    other = scene().occupy("goyaz").production(RED)
    assert other.refused("take space-4a").reason == "slot-taken"


@clause("M35")
def test_a_die_keeps_its_value_on_the_slot() -> None:
    table = scene().value("space-7b", 5).production(RED).play("take space-7b", "place goyaz", "pass")
    table.expect_at("goyaz", die=5)
    assert (table.space_of("space-7b"), table.decides()) == (0, GREEN)


@clause("M35")
def test_a_turn_offers_the_action_its_sale_or_nothing() -> None:
    table = scene().reis(RED, 1).production(RED).play("take space-4a")
    assert table.legal() == ["act", "offer", "pass"]
    poor = scene().production(RED).play("take space-4a")
    assert poor.legal() == ["offer", "pass"]
    assert poor.refused("act").facts == {"have": 0, "need": 1}


@clause("M35", "Q15")
def test_a_player_without_a_free_slot_may_take_the_purple_die_or_is_skipped() -> None:
    table = scene().filled(1, but="goyaz").production(GREEN)
    assert (table.decides(), table.legal()) == (GREEN, ["pass", "govern"])
    assert table.refused("take space-1a").reason == "no-free-slot"
    table.play("pass")
    assert table.decides() == BLUE
    table.play("govern")
    assert table.governor() == BLUE
    table.expect_at("goyaz", die=1)


@clause("Q15")
def test_a_die_must_be_taken_while_a_slot_is_free() -> None:
    table = scene().filled(1, but="goyaz bahia").production(RED)
    assert table.legal()
    assert all(name.startswith("take") for name in table.legal())


@clause("Q15")
def test_the_only_die_and_the_only_slot_are_not_asked_for() -> None:
    """One coffee die and its slot are left: what to do with it is asked at once. A die that fits nowhere is placed."""
    table = scene().filled(1, but="goyaz").value("space-1a", 0).value("space-4a", 2).purple(6, on_card=True)
    table.production(RED).expect_at("goyaz", die=2)
    assert (table.decides(), table.asked()) == (RED, "use-production")
    idle = scene().filled(1, but="goyaz").purple(6, on_card=True).production(RED).expect_at("goyaz", die=1)
    assert idle.decides() == ""


@clause("M36")
def test_ex_02_producing_coffee() -> None:
    table = scene().reis(BLUE, 10).value("space-4a", 2).production(BLUE).play("take space-4a", "act")
    table.expect(BLUE, reis=8).expect_at("sao-paulo", goods=1, die=2)
    assert (table.supply_of("sao-paulo"), table.space_of("space-4a"), table.decides()) == (29, 0, YELLOW)


@clause("M36")
@pytest.mark.parametrize(
    ("colour", "places"),
    [
        (RED, "rio-negro bahia rio-grande-do-sul goyaz"),
        (GREEN, "parahyba para uruguay minas-geraes"),
        (BLUE, "maranhao pernambuco solimoes sao-paulo"),
        (YELLOW, "santa-catharina matto-grosso piauhy ceara"),
    ],
)
def test_red_quadrants_make_cotton_sugar_leather_and_coffee(colour: str, places: str) -> None:
    for quadrant, place in enumerate(places.split(), 1):
        table = scene().reis(colour, 6).value(f"space-{quadrant}b", 6).production(colour)
        table.play(f"take space-{quadrant}b", "act").expect(colour, reis=0).expect_at(place, goods=1, die=6)


@clause("M36")
def test_ex_05_a_cotton_die_goes_to_the_cotton_province_only() -> None:
    table = scene().production(RED).play("take space-1a")
    table.expect_at("rio-negro", die=1)
    choosing = scene().baron(RED, "b13").production(RED).play("take space-1a")
    refusal = choosing.refused("place bahia")
    assert (refusal.reason, refusal.facts) == ("other-good", {"province": "bahia", "good": "cotton"})
    choosing.play("place rio-negro").expect_at("rio-negro", die=1)


@clause("M36", "Q27", "M60")
def test_no_production_while_tokens_of_the_province_are_in_transit() -> None:
    table = scene().reis(RED, 9).train(RED, "para", "rio-negro", 1).production(RED).play("take space-1a")
    refusal = table.refused("act")
    assert (refusal.reason, refusal.clause) == ("in-transit", "M60")
    other = scene().reis(RED, 9).train(RED, "para", "rio-negro", 1).production(RED).play("take space-2a", "act")
    other.expect_at("bahia", goods=1)


@clause("M36")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (3, 4)])
def test_t14_machinery_adds_a_token_if_there_is_room(before: int, after: int) -> None:
    table = scene().reis(RED, 1).goods("goyaz", before).tile("goyaz", "machinery").production(RED)
    table.play("take space-4a", "act").expect_at("goyaz", goods=after).expect(RED, reis=0)


@clause("M37")
def test_ex_03_deputy_from_pernambuco() -> None:
    table = scene().reis(BLUE, 10).value("space-7a", 3).production(BLUE)
    table.play("take space-7a", "place pernambuco", "act")
    assert table.legal() == ["deputy con", "deputy lib"]
    table.play("deputy lib").expect(BLUE, reis=7, con=0, lib=1).expect_at("pernambuco", die=3)


@clause("M37")
def test_a_blue_die_goes_to_any_free_slot() -> None:
    for quadrant in (5, 6, 7, 8):
        table = scene().production(RED).play(f"take space-{quadrant}a")
        assert table.legal() == ["place rio-negro", "place bahia", "place rio-grande-do-sul", "place goyaz"]


@clause("M37", "Q25")
def test_a_recruit_goes_to_the_die_s_province_or_the_imperial_area() -> None:
    table = scene().reis(RED, 4).value("space-5a", 2).production(RED).play("take space-5a", "place bahia", "act")
    assert table.legal() == ["troop bahia", "troop imperial-area"]
    assert table.refused("troop goyaz").reason == "die-elsewhere"
    table.play("troop bahia").expect_at("bahia", troops=1).expect(RED, reis=2).expect_table(imperial=2)


@clause("Q25")
def test_anybody_may_recruit_for_the_imperial_area_and_a_follower_for_any_own_province() -> None:
    table = scene(governor=BLUE).reis(RED, 0).reis(GREEN, 9).occupy("para").production(RED)
    table.play("take space-5a", "place bahia", "precise", "troop imperial-area").expect_table(imperial=3)
    assert table.decides() == GREEN
    table.play("follow")
    places = ["parahyba", "uruguay", "minas-geraes", "imperial-area"]
    assert table.legal() == [f"troop {place}" for place in places]
    table.play("troop uruguay").expect_at("uruguay", troops=1).expect(GREEN, reis=8)


@clause("M37", "Q26")
def test_an_improvement_is_one_of_the_open_tiles_and_they_are_not_refilled() -> None:
    table = scene().reis(RED, 9).open_tiles("railway warehouse warehouse fortification").production(RED)
    table.play("take space-6a", "place bahia", "act")
    assert table.legal() == ["build railway bahia", "build warehouse bahia", "build fortification bahia"]
    assert table.refused("build machinery bahia").reason == "tile-not-open"
    table.play("build warehouse bahia").expect(RED, reis=8)
    assert (table.tile_of("bahia"), table.table.open_tiles) == ("warehouse", [0, 2, 3])


@clause("M37")
def test_a_ship_goes_to_the_own_port_or_to_rio_for_the_governor() -> None:
    table = scene(governor=GREEN).reis(RED, 1).production(RED).play("take space-8a", "place bahia", "act")
    table.expect(RED, port_ships=1, rio_ships=0, reis=0)
    governor = scene(governor=RED).reis(RED, 1).production(RED).play("take space-8a", "place bahia", "act")
    assert governor.legal() == ["ship port", "ship rio"]
    governor.play("ship rio").expect(RED, port_ships=0, rio_ships=1)


@clause("M38", "Q15")
def test_a_player_whom_no_die_fits_takes_one_without_action() -> None:
    """Only cotton dice are left, and Red's cotton slot is filled."""
    table = scene().reis(RED, 9).filled(1, but="bahia goyaz").production(RED)
    assert table.legal() == ["take space-1a", "take space-1b"]
    table.play("take space-1b")
    assert (table.asked(), table.legal()) == ("place-idle-die", ["place bahia", "place goyaz"])
    table.play("place goyaz").expect(RED, reis=9).expect_at("goyaz", goods=0, die=1)
    assert (table.decides(), table.asked()) == (GREEN, "take-die")


@clause("M38")
def test_while_a_die_fits_the_others_are_refused() -> None:
    table = scene().filled(1, but="bahia goyaz rio-negro").value("space-1a", 1).value("space-1b", 0)
    table.value("space-2a", 1).value("space-3a", 1).production(RED)
    assert table.legal() == ["take space-1a", "take space-2a"]
    assert table.refused("take space-3a").reason == "slot-taken"


@clause("M39", "Q3", "Q22")
def test_ex_04_precise_production_of_cotton() -> None:
    table = scene().reis(BLUE, 0).reis(YELLOW, 5).reis(GREEN, 5).reis(RED, 2).goods("rio-negro", 4)
    table.die("santa-catharina", 1, "space-8b").goods("santa-catharina", 3).value("space-1a", 3)
    table.production(BLUE).play("take space-1a", "precise")
    table.expect(BLUE, reis=0).expect_at("maranhao", goods=1, die=3)
    assert (table.decides(), table.asked()) == (YELLOW, "follow-produce")
    table.play("follow").expect(YELLOW, reis=2).expect_at("santa-catharina", goods=4, die=1)
    assert table.decides() == GREEN
    table.play("pass").expect(GREEN, reis=5).expect_at("parahyba", goods=0)
    table.expect(RED, reis=2).expect_at("rio-negro", goods=4)
    assert (table.decides(), table.asked()) == (YELLOW, "take-die")


@clause("M39", "Q23")
def test_precision_is_optional_and_undeclared_nobody_follows() -> None:
    table = scene().reis(BLUE, 5).reis(YELLOW, 9).value("space-1a", 3).production(BLUE).play("take space-1a")
    assert table.legal() == ["act", "precise", "offer", "pass"]
    table.play("act").expect(BLUE, reis=2).expect_at("maranhao", goods=1)
    assert (table.decides(), table.asked()) == (YELLOW, "take-die")


@clause("M39", "Q23")
@pytest.mark.parametrize(("value", "precise"), [(2, False), (3, True), (4, False)])
def test_only_the_printed_number_is_precise(value: int, precise: bool) -> None:
    table = scene().reis(BLUE, 5).value("space-1a", value).production(BLUE).play("take space-1a")
    assert ("precise" in table.legal()) == precise
    if not precise:
        assert table.refused("precise").facts == {"have": value, "need": 3}


@clause("Q23")
def test_an_action_that_cannot_be_done_cannot_be_declared_precise() -> None:
    table = scene().reis(YELLOW, 9).goods("maranhao", 4).value("space-1a", 3).production(BLUE).play("take space-1a")
    assert table.legal() == ["offer", "pass"]
    assert table.refused("precise").reason == "goods-full"


def following(table: Scene, space: str = "space-1a", slot: str = "") -> Scene:
    """Blue declares a precise action with a die of 3 in Maranhão."""
    table.value(space, 3).production(BLUE)
    if table.asked() == "take-die":
        table.play(f"take {space}")
    if table.asked() == "place-die":
        table.play(f"place {slot}")
    return table.play("precise")


@clause("M39", "Q22")
def test_a_follower_must_meet_the_requirements() -> None:
    """Yellow is occupied, Red has his cotton in transit, Green has no money: nobody is asked."""
    table = scene().occupy("santa-catharina").reis(YELLOW, 9).reis(RED, 9).reis(GREEN, 2)
    following(table.train(RED, "para", "rio-negro", 1))
    assert (table.decides(), table.asked()) == (YELLOW, "take-die")
    table.expect(YELLOW, reis=9).expect(RED, reis=9).expect(GREEN, reis=2)


@clause("Q22")
def test_a_follower_needs_an_unoccupied_province_but_no_free_slot() -> None:
    lost = scene().reis(YELLOW, 9).occupy("santa-catharina matto-grosso piauhy ceara")
    following(lost, "space-7a", "maranhao").play("deputy con")
    assert lost.asked() == "take-die"
    filled = scene().reis(YELLOW, 9).filled(1, but="maranhao").value("space-1a", 0).value("space-7a", 3)
    following(filled, "space-7a", "maranhao").play("deputy con")
    assert (filled.decides(), filled.asked()) == (YELLOW, "follow-production")
    filled.play("follow", "deputy lib").expect(YELLOW, lib=1, reis=6)


@clause("M39")
def test_followers_build_where_they_like() -> None:
    table = scene().reis(YELLOW, 3).tile("ceara", "railway").open_tiles("machinery railway")
    following(table, "space-6a", "maranhao").play("build railway maranhao", "follow")
    assert table.legal() == [f"build machinery {name}" for name in ("santa-catharina", "matto-grosso", "piauhy")]
    table.play("build machinery piauhy").expect(YELLOW, reis=0)
    assert table.table.open_tiles == []


@clause("M40", "Q24")
def test_a_sold_action_is_paid_to_the_seller_and_each_other_player_may_buy_once() -> None:
    table = scene().reis(GREEN, 5).reis(BLUE, 1).reis(YELLOW, 2).value("space-1a", 2).production(RED)
    table.play("take space-1a", "offer").expect_at("rio-negro", die=2, goods=0)
    assert (table.decides(), table.asked()) == (GREEN, "buy-produce")
    table.play("follow").expect(GREEN, reis=3).expect(RED, reis=2).expect_at("parahyba", goods=1)
    assert table.decides() == YELLOW
    table.play("follow").expect(YELLOW, reis=0).expect(RED, reis=4).expect_at("santa-catharina", goods=1)
    table.expect(BLUE, reis=1).expect_at("rio-negro", goods=0)
    assert (table.decides(), table.asked()) == (GREEN, "take-die")


@clause("M40")
def test_a_sold_action_is_never_precise() -> None:
    """The die shows the printed 4 of Rio Negro, but the buyers pay, and they pay Red."""
    table = scene().reis(GREEN, 4).value("space-1a", 4).production(RED).play("take space-1a", "offer", "follow")
    table.expect(GREEN, reis=0).expect(RED, reis=4)
    assert (table.decides(), table.asked()) == (GREEN, "take-die")


@clause("Q24")
def test_discounts_do_not_apply_between_players() -> None:
    table = scene().won(GREEN, "c10").reis(GREEN, 3).value("space-7a", 3).production(RED)
    table.play("take space-7a", "place goyaz", "offer", "follow", "deputy con")
    table.expect(GREEN, reis=0, con=1).expect(RED, reis=3, con=0, lib=0)
    bank = scene().won(GREEN, "c10").reis(GREEN, 3).value("space-7a", 3).production(RED)
    bank.play("take space-7a", "place goyaz", "precise", "deputy con", "follow", "deputy con")
    bank.expect(GREEN, reis=1, con=1).expect(RED, reis=0, con=1)


@clause("M40")
def test_an_action_the_seller_cannot_do_may_be_sold() -> None:
    table = scene().goods("rio-negro", 4).reis(GREEN, 1).production(RED).play("take space-1a")
    assert table.legal() == ["offer", "pass"]
    table.play("offer", "follow").expect(RED, reis=1).expect_at("parahyba", goods=1)


@clause("M41")
def test_doing_nothing_just_places_the_die() -> None:
    table = scene().reis(RED, 9).reis(GREEN, 9).production(RED).play("take space-1a", "pass")
    table.expect(RED, reis=9).expect_at("rio-negro", die=1, goods=0)
    assert (table.decides(), table.asked()) == (GREEN, "take-die")


@clause("Q22", "Q26")
def test_a_follower_whose_provinces_are_all_improved_is_not_asked() -> None:
    table = scene().reis(YELLOW, 9).reis(RED, 9).open_tiles("machinery railway warehouse")
    for name in ("santa-catharina", "matto-grosso", "piauhy", "ceara"):
        table.tile(name, "railway")
    following(table, "space-6a", "maranhao").play("build railway maranhao")
    assert (table.decides(), table.asked()) == (RED, "follow-production")


@clause("M37")
def test_a_recruit_does_not_ask_for_the_port() -> None:
    table = scene().reis(RED, 1).occupy("sergipe").production(RED).play("take space-5a", "place goyaz", "act")
    table.play("troop goyaz").expect_at("goyaz", troops=1).expect(RED, reis=0)


@clause("M39", "M40")
def test_the_log_tells_followers_from_buyers() -> None:
    precise = following(scene().reis(YELLOW, 3)).play("follow")
    assert (precise.told("followed"), precise.told("bought")) == ([{"reis": 3}], [])
    sold = scene().reis(GREEN, 2).value("space-1a", 2).production(RED).play("take space-1a", "offer", "follow")
    assert (sold.told("followed"), sold.told("bought")) == ([], [{"reis": 2}])
