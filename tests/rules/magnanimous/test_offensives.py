"""The Paraguayan Offensives (M4, M45-M54, Q28-Q35, Q67)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.game import GAME
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, province, scene

BORDER = ("rio-grande-do-sul", "uruguay", "sao-paulo", "matto-grosso")


def strong_border(seats: int = 4, governor: str = RED, troops: int = 4) -> Scene:
    """The four provinces next to the zone hold against the power of Paraguay."""
    table = scene(seats, governor, five_troops=True)
    for name in BORDER:
        if table.table.owner(province(name)) >= 0:
            table.troops(name, troops)
    return table


@clause("M47", "M48", "M49", "M50", "M51", "Q28", "Q29", "Q33")
def test_ex_07_two_rounds_of_offensives_with_three_players() -> None:
    table = scene(3, RED).purple(2, on_card=True).troops("rio-grande-do-sul", 3).troops("uruguay", 2)
    table.tile("uruguay", "fortification").troops("sao-paulo", 4).imperial(2)

    # EX7a, round A
    table.offensives().expect_table(purple=3, power=3, imperial=2)
    assert table.attempts() == ["rio-grande-do-sul", "uruguay", "sao-paulo", "matto-grosso!"]
    assert [facts["imperial"] for facts in table.told("held")] == [3, 3, 4]
    assert [facts["imperial"] for facts in table.told("occupied")] == [2]
    assert (table.occupied(), table.decides()) == ("matto-grosso", "")

    # EX7b, round B, the zone
    table.log.clear()
    table.governed_by(BLUE).purple(3, on_card=True).goods("rio-grande-do-sul", 1)
    table.troops("goyaz", 1).troops("para", 1).goods("solimoes", 2).tile("solimoes", "fortification")
    table.offensives().expect_table(purple=1, power=1)
    assert table.attempts() == ["sao-paulo", "rio-grande-do-sul!"]
    assert [facts["power"] for facts in table.told("held") + table.told("occupied")] == [4, 4]
    table.expect_at("rio-grande-do-sul", troops=0, goods=0, occupied=1)
    assert (table.supply_of("rio-grande-do-sul"), table.table.troop_supply) == (30, 85 - 2 - 4 - 2 - 1 - 1)

    # EX7c, round B, Matto Grosso
    table.log.clear()
    assert (table.decides(), table.asked()) == (BLUE, "choose-target")
    assert table.legal() == ["target solimoes", "target sao-paulo"]
    table.play("target sao-paulo")
    assert table.attempts() == ["sao-paulo", "goyaz", "para", "solimoes!"]
    table.expect_at("solimoes", goods=0, occupied=1, defence=0).expect_table(purple=1)
    assert (table.tile_of("solimoes"), table.supply_of("solimoes")) == ("", 30)
    assert table.table.tile_discards == [3]
    assert (table.occupied(), table.decides()) == ("rio-grande-do-sul solimoes matto-grosso", "")


@clause("M45")
@pytest.mark.parametrize(("on_card", "power"), [(6, 1), (1, 2), (2, 3), (5, 6)])
def test_t1_the_purple_die_rises_by_one_and_six_becomes_one(on_card: int, power: int) -> None:
    table = strong_border(troops=5).purple(on_card, on_card=True).event("e11").offensives()
    table.expect_table(purple=power, power=power)
    assert not table.table.purple_taken


@clause("M45", "Q29")
@pytest.mark.parametrize(
    ("card", "on_card", "power"), [("e10", 6, 1), ("e10", 1, 1), ("e10", 3, 2), ("e05", 5, 7), ("e03", 1, 1)]
)
def test_effects_change_the_power_but_not_the_die_and_it_is_at_least_1(card: str, on_card: int, power: int) -> None:
    table = scene().event(f"{card} e11").purple(on_card, on_card=True).offensives()
    table.expect_table(purple=on_card % 6 + 1, power=power)


@clause("M46")
def test_power_of_own_provinces_ports_rio_and_the_uncontrolled() -> None:
    table = scene(3).imperial(3).troops("goyaz", 2).ships(RED, port=1, rio=2).ships(GREEN, rio=1)
    table.expect_at("goyaz", defence=2).expect_at("sergipe", defence=1).expect_at("espirito-santo", defence=0)
    table.expect_at("rio-de-janeiro", defence=3).expect_at("ceara", defence=3)
    table.expect_at("rio-grande-do-norte", defence=3)


@clause("M46", "M63")
def test_ex_06_morale() -> None:
    """Two troops and a morale of +1 count as three in defence and in attack; no troops count as none."""
    table = scene().event("e04").troops("goyaz", 2).purple(2).occupy("matto-grosso")
    table.expect_at("goyaz", defence=3).expect_at("bahia", defence=0)
    table.die("bahia", 1, "space-5a").nobles(RED).put("bahia", "space-5a").play("act")
    assert "attack goyaz matto-grosso" in table.legal()
    table.play("attack goyaz matto-grosso").refusing().expect(RED, nobility=2)
    calm = scene().troops("goyaz", 2).purple(2).occupy("matto-grosso")
    calm.die("bahia", 1, "space-5a").nobles(RED).put("bahia", "space-5a").play("act")
    assert calm.refused("attack goyaz matto-grosso").facts["need"] == 3


@clause("M46", "Q31")
def test_fortification_and_morale_need_a_troop_or_a_ship() -> None:
    table = scene().tile("goyaz", "fortification").event("e01").expect_at("goyaz", defence=0)
    table.troops("goyaz", 1).expect_at("goyaz", defence=3)
    table.expect_at("sergipe", defence=0).ships(RED, port=2).expect_at("sergipe", defence=3)
    table.expect_at("rio-de-janeiro", defence=3)


@clause("M46")
def test_fortification_counts_in_defence_only() -> None:
    table = scene().tile("goyaz", "fortification").troops("goyaz", 3).purple(3).occupy("matto-grosso")
    table.expect_at("goyaz", defence=4).die("bahia", 1, "space-5a").nobles(RED).put("bahia", "space-5a").play("act")
    refusal = table.refused("attack goyaz matto-grosso")
    assert (refusal.facts["have"], refusal.facts["need"]) == (3, 4)


@clause("M47")
def test_the_governor_orders_the_provinces_occupied_before() -> None:
    """Goyaz and Matto Grosso attack in the Governor's order; what falls now waits for the next round."""
    table = strong_border().occupy("goyaz matto-grosso").troops("matto-grosso", 0).purple(2, on_card=True)
    for name in ("maranhao", "bahia", "minas-geraes", "piauhy", "para"):
        table.troops(name, 3)
    table.offensives()
    assert (table.decides(), table.legal()) == (RED, ["attacker goyaz", "attacker matto-grosso"])
    table.play("attacker matto-grosso")
    assert table.attempts()[3:] == ["para"]
    assert (table.decides(), table.asked()) == (BLUE, "choose-target")
    table.play("target solimoes")
    assert table.attempts()[3:] == ["para", "solimoes!", "bahia"]
    while table.decides():
        table.play(table.legal()[0])
    attackers = {facts["attacker"] for facts in table.told("held") + table.told("occupied")}
    assert attackers == {"paraguay", "matto-grosso", "goyaz"}


@clause("M47", "Q33")
def test_each_province_occupied_before_attacks_once_and_a_new_one_waits() -> None:
    """Pará falls to Matto Grosso; then Uruguay and Goyaz have their turn, and neither of the first two again."""
    table = strong_border().occupy("uruguay goyaz matto-grosso").troops("uruguay", 0).troops("matto-grosso", 0)
    for name in ("maranhao", "bahia", "minas-geraes", "piauhy", "solimoes"):
        table.troops(name, 3)
    table.purple(2, on_card=True).offensives()
    assert table.legal() == ["attacker goyaz", "attacker uruguay", "attacker matto-grosso"]
    table.play("attacker matto-grosso")
    assert table.attempts()[-1] == "para!"
    assert table.legal() == ["attacker goyaz", "attacker uruguay"]
    assert table.refused("attacker matto-grosso").reason == "no-more-attack"
    assert table.refused("attacker para").reason == "no-more-attack"
    table.play("attacker uruguay")
    while table.decides():
        assert table.asked() == "choose-target"
        table.play(table.legal()[0])
    order = [e.facts["attacker"] for e in table.log if e.kind in ("held", "occupied")]
    assert list(dict.fromkeys(order)) == ["paraguay", "matto-grosso", "uruguay", "goyaz"]


@clause("M47", "Q33")
def test_a_newly_occupied_province_does_not_attack() -> None:
    table = scene().troops("rio-grande-do-sul", 3).purple(1, on_card=True).offensives()
    assert table.attempts() == ["rio-grande-do-sul", "uruguay!"]
    assert (table.occupied(), table.decides()) == ("uruguay", "")


@clause("M48", "Q28")
def test_each_player_s_first_province_is_tried_before_anybody_s_second() -> None:
    """From Goyaz with Green first: Pará or Minas Geraes, then Blue's and Yellow's and Red's, then Green's other."""
    table = strong_border(governor=GREEN).troops("goyaz", 0).occupy("goyaz").purple(2, on_card=True)
    for name in ("para", "minas-geraes", "maranhao", "piauhy", "bahia"):
        table.troops(name, 3)
    table.offensives()
    assert table.attempts() == ["uruguay", "sao-paulo", "matto-grosso", "rio-grande-do-sul"]
    table.log.clear()
    assert (table.decides(), table.legal()) == (GREEN, ["target para", "target minas-geraes"])
    table.play("target minas-geraes")
    assert (table.decides(), table.legal()) == (BLUE, ["target maranhao", "target sao-paulo"])
    table.play("target maranhao")
    assert (table.decides(), table.legal()) == (YELLOW, ["target matto-grosso", "target piauhy"])
    table.play("target piauhy")
    assert table.attempts() == [
        "minas-geraes", "maranhao", "piauhy", "bahia", "para", "sao-paulo", "matto-grosso",
    ]  # fmt: skip


@clause("M48", "Q30", "Q67")
def test_the_uncontrolled_and_rio_come_last_in_the_governor_s_order() -> None:
    """With two players Minas Geraes borders Bahia and Goyaz of Red, two ports, Rio and São Paulo."""
    table = strong_border(2, GREEN).imperial(3).occupy("minas-geraes").purple(2, on_card=True)
    table.troops("bahia", 4).troops("goyaz", 4).ships(GREEN, port=4).offensives()
    assert (table.decides(), table.legal()) == (GREEN, ["target sao-paulo", "target matto-grosso"])
    table.play("target matto-grosso")
    assert table.attempts() == ["uruguay", "rio-grande-do-sul", "matto-grosso", "sao-paulo", "espirito-santo"]
    assert (table.decides(), table.legal()) == (RED, ["target bahia", "target goyaz"])
    table.play("target goyaz")
    assert table.attempts()[4:] == ["espirito-santo", "goyaz", "bahia"]
    assert (table.decides(), table.legal()) == (
        GREEN,
        ["target sao-paulo", "target porto-seguro", "target rio-de-janeiro"],
    )
    table.play("target rio-de-janeiro", "target porto-seguro")
    assert table.attempts()[-3:] == ["rio-de-janeiro", "porto-seguro", "sao-paulo"]
    assert table.over() == "running"


@clause("M48", "Q33")
def test_occupied_neighbours_are_skipped_and_one_target_may_be_tried_by_several() -> None:
    table = strong_border().troops("rio-grande-do-sul", 0).occupy("rio-grande-do-sul").purple(2, on_card=True)
    table.troops("santa-catharina", 4).offensives()
    assert table.attempts()[:3] == ["uruguay", "sao-paulo", "matto-grosso"]
    assert table.attempts()[3:] == ["uruguay", "sao-paulo", "santa-catharina"]


@clause("M49")
@pytest.mark.parametrize(("troops", "falls"), [(2, True), (3, False), (4, False)])
def test_an_attempt_needs_more_power(troops: int, falls: bool) -> None:
    table = strong_border().troops("rio-grande-do-sul", troops).purple(2, on_card=True).offensives()
    assert (table.occupied() == "rio-grande-do-sul") == falls


@clause("M50")
def test_a_fallen_province_loses_everything_and_lowers_the_die() -> None:
    table = scene().troops("rio-grande-do-sul", 2).goods("rio-grande-do-sul", 3).tile("rio-grande-do-sul", "railway")
    table.die("rio-grande-do-sul", 4).purple(4, on_card=True).offensives()
    table.expect_at("rio-grande-do-sul", troops=0, goods=0, occupied=1, die=4).expect_table(purple=3)
    assert (table.tile_of("rio-grande-do-sul"), table.supply_of("rio-grande-do-sul")) == ("", 30)
    assert table.table.troop_supply == 83


@clause("M50", "Q29")
def test_the_die_never_falls_below_1_and_morale_does_not_lower_it() -> None:
    """Power 3 + 1 against 3 troops: the die shows 3 and would fall to 0."""
    table = scene().event("e05").troops("rio-grande-do-sul", 3).purple(2, on_card=True).offensives()
    table.expect_table(purple=1)
    morale = scene().event("e04").troops("rio-grande-do-sul", 2).purple(4, on_card=True).offensives()
    morale.expect_at("rio-grande-do-sul", occupied=1).expect_table(purple=3)


@clause("M50")
def test_goods_in_transit_outlive_the_fall_of_their_province() -> None:
    table = scene().train(RED, "sao-paulo", "rio-grande-do-sul", 3).troops("sao-paulo", 4)
    table.purple(1, on_card=True).offensives()
    table.expect_at("rio-grande-do-sul", occupied=1).expect(RED, cargo=3)
    assert table.train_of(RED) == "sao-paulo"


@clause("M50")
def test_t19_a_fallen_port_loses_its_ships() -> None:
    table = strong_border(governor=GREEN).occupy("minas-geraes").ships(GREEN, port=2, rio=1)
    table.purple(3, on_card=True).offensives()
    assert table.attempts()[-1] == "espirito-santo!"
    table.expect(GREEN, port_ships=0, rio_ships=1).expect_table(purple=2)


@clause("M51")
def test_an_uncontrolled_province_costs_nothing_and_does_not_lower_the_die() -> None:
    table = strong_border(3).imperial(2).purple(3, on_card=True).offensives()
    assert table.attempts()[-1] == "matto-grosso!"
    table.expect_table(imperial=2, purple=4)


@clause("M52")
def test_t20_a_train_in_a_fallen_province_is_lost_whoever_owns_it() -> None:
    table = scene(governor=BLUE).train(RED, "sao-paulo", "rio-negro", 3).purple(1, on_card=True)
    assert table.supply_of("rio-negro") == 27
    table.offensives().expect_at("sao-paulo", occupied=1).expect(RED, cargo=0)
    assert (table.train_of(RED), table.supply_of("rio-negro")) == ("", 30)
    free = scene(3, governor=BLUE).troops("sao-paulo", 4).troops("rio-grande-do-sul", 4).troops("uruguay", 4)
    free.train(RED, "matto-grosso", "rio-negro", 3).purple(3, on_card=True).offensives()
    assert (free.occupied(), free.train_of(RED), free.supply_of("rio-negro")) == ("matto-grosso", "", 30)


@clause("M53")
def test_an_occupied_province_can_do_nothing() -> None:
    table = scene().reis(RED, 9).occupy("goyaz").die("goyaz", 2, "space-4a").production(RED)
    assert table.refused("take space-4b").reason == "slot-taken"
    nobles = scene().occupy("goyaz").die("goyaz", 2).die("bahia", 1).die("rio-negro", 1).nobles(RED)
    assert nobles.legal() == ["pick rio-negro", "pick bahia"]
    refusal = nobles.refused("pick goyaz")
    assert (refusal.reason, refusal.clause) == ("occupied", "M56")


@clause("M53", "M58")
def test_trains_may_not_enter_or_cross_an_occupied_province() -> None:
    table = scene().won(RED, "c08").occupy("pernambuco bahia").train(RED, "sergipe", "rio-negro", 1)
    table.die("goyaz", 1, "space-1a").nobles(RED).put("goyaz", "space-1a")
    assert table.refused("act").reason == "no-train-or-goods"
    open_way = scene().won(RED, "c08").occupy("bahia").train(RED, "sergipe", "rio-negro", 1)
    open_way.die("goyaz", 1, "space-1a").nobles(RED).put("goyaz", "space-1a").play("act")
    assert open_way.legal() == ["train parahyba", "train pernambuco", "train piauhy", "train ceara"]


@clause("M53", "Q35")
def test_an_occupied_port_is_closed() -> None:
    hired = scene(governor=GREEN).reis(RED, 9).occupy("sergipe").production(RED).play("take space-8a", "place goyaz")
    assert hired.refused("act").clause == "Q35"
    rio = scene(governor=RED).reis(RED, 9).occupy("sergipe").production(RED).play("take space-8a", "place goyaz", "act")
    rio.expect(RED, rio_ships=1)
    back = scene().occupy("espirito-santo").ships(GREEN, rio=1).purple(3).govern(GREEN)
    assert back.legal() == ["ship rio", "pass"]
    given = scene().occupy("sergipe").wins(RED, "c07").expect(RED, port_ships=0)
    assert given.points(RED)["occupied"] == -5


@clause("Q34")
def test_a_die_freed_with_its_province_is_used_in_the_same_phase() -> None:
    table = scene().occupy("goyaz").die("goyaz", 2, "space-4a").die("bahia", 4, "space-5b").troops("bahia", 3)
    table.purple(2).nobles(RED).put("bahia", "space-5b").play("act", "attack bahia goyaz").refusing()
    assert (table.decides(), table.asked()) == (RED, "use-nobles")
    table.put("goyaz", "space-4a").play("pass")
    assert (table.decides(), table.space_of("space-4a")) == ("", 3)


@clause("Q34", "M64")
def test_a_die_not_used_stays_and_fills_the_slot() -> None:
    table = scene().occupy("goyaz").die("goyaz", 2, "space-4a").nobles(RED)
    assert table.decides() == ""
    table.purple(6).govern(GREEN).play("free goyaz").expect_at("goyaz", die=2, troops=0, goods=0)
    table.production(RED)
    assert table.refused("take space-4b").reason == "slot-taken"


@clause("M4", "M54")
def test_t15_rio_falls_and_all_lose_at_once() -> None:
    table = strong_border().troops("sao-paulo", 0).occupy("sao-paulo").imperial(2).purple(2, on_card=True)
    for name in ("minas-geraes", "goyaz", "santa-catharina"):
        table.troops(name, 4)
    table.nobility(RED, 20).offensives()
    while table.decides():
        table.play(table.legal()[0])
    assert table.attempts()[-1] == "rio-de-janeiro!"
    assert (table.over(), table.winners(), table.decides()) == ("defeat", [], "")
    assert GAME.outcome(table.table).plain()["reason"] == "defeat"
    assert table.table.over()


@clause("Q67")
def test_trains_pass_and_stop_freely_in_uncontrolled_provinces() -> None:
    table = scene(2).won(RED, "c08").train(RED, "goyaz", "rio-negro", 1).die("bahia", 1, "space-1a").nobles(RED)
    table.put("bahia", "space-1a").play("act")
    assert {"train maranhao", "train sao-paulo", "train porto-seguro", "train santa-catharina"} <= set(table.legal())
