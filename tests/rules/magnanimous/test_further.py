"""Rules that stand between the phases: what adds up, what is tied to a province, what is left over (M87-M93, Q66)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.content import (
    CARD_EFFECTS,
    CARD_PARTY,
    CARDS,
    EFFECTS,
    EVENT,
    PROVINCE_IDS,
    RIO,
    TROOP_TOKENS,
)
from rossio.games.magnanimous.effects import COST, WHILE, YIELD
from rossio.games.magnanimous.game import GAME
from rossio.games.magnanimous.state import NOBLES, PORT, Table
from rossio.kernel.chance import Chance
from tests.marks import clause
from tests.rules.magnanimous.scenario import GREEN, RED, Scene, scene


@clause("M87")
def test_effects_of_one_kind_add_up_whatever_they_come_from() -> None:
    """Two won cards and a Warehouse make 7 goods; an event, a card and a Fortification make 2 troops 5."""
    stores = scene().won(RED, "c01 l12").tile("rio-negro", "warehouse").goods("rio-negro", 6).reis(RED, 9)
    stores.production(RED).play("take space-1a", "act").expect_at("rio-negro", goods=7)
    stores.table.agenda.clear()
    assert stores.table.goods_room(0, 0) == 0
    scene().event("e04").won(RED, "l06").tile("goyaz", "fortification").troops("goyaz", 2).expect_at("goyaz", defence=5)


def lost_goyaz() -> Scene:
    """Paraguay takes Goyaz, where Red has hired and influenced, from occupied Matto Grosso."""
    table = scene().occupy("matto-grosso").deputies(RED, 1, 2).ships(RED, port=2, rio=1).purple(1, on_card=True)
    for name in ("rio-grande-do-sul", "uruguay", "sao-paulo", "para", "solimoes"):
        table.troops(name, 4)
    table.offensives()
    assert table.occupied() == "goyaz matto-grosso"
    return table


@clause("M88")
def test_a_lost_province_costs_no_deputy() -> None:
    lost_goyaz().expect(RED, con=1, lib=2)


@clause("M89")
def test_a_lost_province_costs_no_ship_but_a_lost_port_those_docked_in_it() -> None:
    lost_goyaz().expect(RED, port_ships=2, rio_ships=1)
    port = scene().occupy("pernambuco").ships(RED, port=2, rio=1).purple(3, on_card=True)
    for name in ("bahia", "parahyba", "piauhy", "ceara", "rio-grande-do-sul", "uruguay", "sao-paulo", "matto-grosso"):
        port.troops(name, 4)
    port.offensives().play("target sergipe")
    assert port.occupied() == "sergipe pernambuco"
    port.expect(RED, port_ships=0, rio_ships=1)


@clause("M90", "Q66")
def test_the_cannon_on_an_occupied_province_leaves_a_token_for_every_troop_that_fits() -> None:
    """The most there can be: five to a province and six for who holds C13. One loss makes room for its own cannon."""
    table = scene(five_troops=True).won(RED, "c13").imperial(5)
    for here in range(RIO):
        owner = table.table.owner(here)
        if here % (PORT + 1) != PORT and PROVINCE_IDS[here] != "uruguay":
            table.troops(PROVINCE_IDS[here], table.table.troop_room(owner, here))
    table.occupy("uruguay")
    assert sum(table.table.troops) + table.table.imperial == TROOP_TOKENS - 1
    assert table.table.troop_supply == 1
    fits = [
        here
        for here in range(RIO)
        if here % (PORT + 1) != PORT and not table.table.is_occupied(here)
        if table.table.troop_room(table.table.owner(here), here) > 0
    ]
    assert fits == []


@clause("M91")
def test_the_cube_on_paraguay_is_no_troop_and_no_occupation() -> None:
    for seats in (2, 3, 4):
        table = GAME.setup(seats, 3, {})
        assert isinstance(table, Table)
        assert (table.occupied, table.imperial + table.troop_supply) == (0, TROOP_TOKENS)
    strong = scene().purple(3, on_card=True)
    for name in ("rio-grande-do-sul", "uruguay", "sao-paulo", "matto-grosso"):
        strong.troops(name, 4)
    assert strong.offensives().occupied() == ""
    strong.expect_table(power=4)


@clause("M92")
def test_what_lasts_of_a_won_card_can_only_help_its_owner() -> None:
    lasting = [
        EFFECTS[number]
        for card in range(CARDS)
        if CARD_PARTY[card] != EVENT
        for number in CARD_EFFECTS[card]
        if EFFECTS[number].timing == WHILE
    ]
    assert len(lasting) > 20
    for effect in lasting:
        cheaper = any(COST <= slot < YIELD for slot in effect.slots)
        assert effect.n < 0 if cheaper else effect.n > 0
        assert effect.realm == []


@clause("M92")
def test_what_does_not_last_may_be_left() -> None:
    """L18 turns a die once a round: it is offered and need not be used."""
    table = scene().won(RED, "l18").die("goyaz", 2, "space-1a").die("bahia", 2, "space-1b").nobles(RED)
    table.play("pick goyaz")
    assert "turn 4" in table.legal()
    table.play("put space-1a")
    assert (table.space_of("space-1a"), table.player(RED).used) == (3, 0)


@clause("M93", "M56")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_of_the_nobles_phase_dice_are_left_in_occupied_provinces_only(seats: int) -> None:
    """In random games; what an event has freed since is left out."""
    stuck = 0
    for seed in range(6):
        table = GAME.setup(seats, seed, {})
        assert isinstance(table, Table)
        chance = Chance(seed)
        while not table.over():
            nobles = table.phase == NOBLES
            moves = table.legal()
            table.log = []
            table.play(moves[chance.below(len(moves))])
            left = [here for here, die in enumerate(table.dice) if die]
            assert table.spaces.count(0) == len(left)
            if nobles and table.phase != NOBLES and not any(event.kind == "freed" for event in table.log):
                assert all(table.is_occupied(here) for here in left)
                stuck += len(left)
    assert stuck


@clause("M93")
def test_a_die_that_stays_fills_its_slot_in_the_next_round() -> None:
    table = scene().occupy("goyaz").die("goyaz", 4, "space-4a").die("bahia", 1, "space-7b").nobles(RED)
    table.put("bahia", "space-7b").play("pass").expect_at("goyaz", die=4)
    table.purple(6).govern(GREEN).play("free goyaz").production(RED)
    assert table.refused("take space-4b").reason == "slot-taken"
