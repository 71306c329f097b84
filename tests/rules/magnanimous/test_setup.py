"""Aim and set-up (M1, M5-M16, Q2-Q6, Q14)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.content import (
    BARON_REIS,
    CARD_IDS,
    CARD_PARTY,
    COLOURS,
    CROWNS,
    EVENT,
    PACK,
    PROVINCE_IDS,
    SPACE_IDS,
    TILES,
)
from rossio.games.magnanimous.game import GAME
from rossio.games.magnanimous.state import NOBLES, NONE, PRODUCTION, Table
from rossio.games.magnanimous.strength import defence
from rossio.kernel.chance import Chance
from rossio.kernel.facts import NOBODY, SPECTATOR
from rossio.kernel.game import UnknownOption
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, province, scene

BOARDS = {
    RED: "rio-negro bahia rio-grande-do-sul goyaz sergipe",
    GREEN: "parahyba para uruguay minas-geraes espirito-santo",
    BLUE: "maranhao pernambuco solimoes sao-paulo porto-seguro",
    YELLOW: "santa-catharina matto-grosso piauhy ceara rio-grande-do-norte",
}


def table_of(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> Table:
    state = GAME.setup(seats, seed, options or {})
    assert isinstance(state, Table)
    return state


def play(table: Table, name: str) -> None:
    GAME.attempt(table, GAME.space.parse(name))


def random_until(table: Table, phase: int, seed: int = 1) -> None:
    chance = Chance(seed)
    while not table.over() and table.phase < phase:
        moves = table.legal()
        table.play(moves[chance.below(len(moves))])


@clause("M1")
def test_two_to_four_players() -> None:
    assert GAME.seats == [2, 3, 4]
    for seats in (2, 3, 4):
        assert len(table_of(seats).players) == seats
    for seats in (1, 5):
        with pytest.raises(UnknownOption):
            GAME.setup(seats, 1, {})


@clause("M5", "Q3", "Q4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_boards_go_clockwise_red_green_blue_yellow(seats: int) -> None:
    firsts = set()
    for seed in range(24):
        table = table_of(seats, seed)
        firsts.add(table.governor)
        clockwise = [COLOURS[table.players[table.in_order(place)].colour] for place in range(seats)]
        assert clockwise == [RED, GREEN, BLUE, YELLOW][:seats]
    assert firsts == set(range(seats))


@clause("Q3")
def test_red_is_followed_by_green_blue_and_yellow() -> None:
    turns = scene().production(RED)
    order = []
    for taken in ("space-7a", "space-7b", "space-8a", "space-8b"):
        order.append(turns.decides())
        turns.play(f"take {taken}")
        turns.play(turns.legal()[0], "pass")
    assert [*order, turns.decides()] == [RED, GREEN, BLUE, YELLOW, RED]


@clause("Q4")
def test_boards_may_be_chosen_freely_in_order() -> None:
    table = table_of(2, 3, {"colours": "free"})
    first = table.governor
    assert (table.prompt().key, table.seat()) == ("choose-colour", first)
    play(table, "colour yellow")
    assert table.seat() == 1 - first
    refusal = GAME.refusal(table, GAME.space.parse("colour yellow"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("colour-taken", "M5")
    play(table, "colour blue")
    assert [table.players[first].colour, table.players[1 - first].colour] == [3, 2]
    assert table.owners == [NOBODY, NOBODY, 1 - first, first]
    with pytest.raises(UnknownOption):
        GAME.setup(2, 3, {"colours": "drawn"})


@clause("M6")
def test_a_player_owns_four_provinces_and_the_port_with_thirty_tokens_of_each_good() -> None:
    table = table_of(4)
    for seat, player in enumerate(table.players):
        names = [PROVINCE_IDS[p] for p in range(21) if table.owner(p) == seat]
        assert " ".join(names) == BOARDS[COLOURS[player.colour]]
        assert PROVINCE_IDS[table.port_of(seat)] == names[-1]
        assert (player.train, player.port_ships, player.rio_ships) == (NONE, 0, 0)
    assert table.token_supply == [30] * 16
    assert table.owner(province("rio-de-janeiro")) == NOBODY


@clause("M6", "M18")
def test_four_ships_lie_beside_a_board() -> None:
    last = scene().reis(RED, 9).ships(RED, port=3).production(RED).play("take space-8a", "place bahia", "act")
    last.play("ship port").expect(RED, port_ships=4)
    none = scene().reis(RED, 9).ships(RED, port=4).production(RED).play("take space-8a", "place bahia")
    refusal = none.refused("act")
    assert (refusal.reason, refusal.facts["limit"]) == ("no-ship-left", 4)


@clause("M7", "Q16")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_is_governor_without_effect_or_income(seed: int) -> None:
    table = table_of(3, seed)
    first = table.governor
    random_until(table, PRODUCTION, seed)
    assert table.governor == first
    assert table.seat() == first
    governor = table.players[first]
    assert (governor.reis, governor.nobility) == (BARON_REIS[governor.baron], 0)
    assert (table.purple, table.purple_taken, table.republic, table.occupied) == (6, False, 0, 0)


@clause("M8", "M9", "M11", "M14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_troops_and_dice_at_the_start(seats: int) -> None:
    table = table_of(seats)
    assert [player.nobility for player in table.players] == [0] * seats
    assert table.republic == 0
    assert table.imperial == 2
    assert (table.purple, table.purple_taken) == (6, False)
    assert table.spaces == [1] * 16
    assert sum(table.troops) == 0


@clause("M9", "Q32")
def test_cubes_have_no_effect_and_power_is_counted_in_troops() -> None:
    start = scene(3)
    start.expect_at("rio-de-janeiro", defence=2).expect_at("solimoes", defence=0)
    start.troops("solimoes", 1).expect_at("solimoes", defence=1)
    start.troops("solimoes", 0).tile("solimoes", "fortification").expect_at("solimoes", defence=0)


@clause("M10", "Q67")
@pytest.mark.parametrize("seats", [2, 3])
def test_provinces_of_absent_colours_have_the_power_of_the_imperial_area(seats: int) -> None:
    table = scene(seats).imperial(4).table
    for place, names in enumerate(BOARDS.values()):
        for name in names.split():
            absent = place >= seats
            assert (table.owner(province(name)) == NOBODY) == absent
            assert defence(table, province(name)) == (4 if absent else 0)


@clause("M12")
def test_four_of_eighty_improvements_lie_open() -> None:
    table = table_of(2)
    assert TILES == [20, 20, 20, 20]
    assert (len(table.open_tiles), len(table.tile_pile)) == (4, 76)
    shown = GAME.view(table, 0)["improvements"]
    assert isinstance(shown, dict)
    assert len(shown["open"]) == 4
    assert shown["pile"] == 76
    assert len({tuple(table_of(2, seed).open_tiles) for seed in range(8)}) > 1


@clause("M13")
def test_seven_ministers_lie_face_down_on_the_crowns() -> None:
    table = table_of(4)
    assert CROWNS == [1, 4, 7, 10, 13, 16, 19]
    assert sorted(table.crowns + table.minister_pile) == list(range(21))
    assert (len(table.crowns), len(table.minister_pile)) == (7, 14)
    shown = GAME.view(table, 0)["ministers"]
    assert isinstance(shown, dict)
    assert shown["crowns"][0] == {"id": "crown-1", "tile": True}
    assert len({tuple(table_of(4, seed).crowns) for seed in range(8)}) == 8


@clause("M14", "Q14")
@pytest.mark.parametrize(("seats", "taken"), [(2, 8), (3, 12), (4, 16)])
def test_t9_dice_not_taken_stay_and_block_their_spaces(seats: int, taken: int) -> None:
    table = table_of(seats, 5)
    random_until(table, NOBLES, 5)
    table.occupied = 0
    assert table.phase == NOBLES
    assert sum(1 for die in table.dice if die) == taken
    assert table.spaces.count(0) == taken
    assert [die for die in table.spaces if die] == [1] * (16 - taken)
    move = next(m for m in table.legal() if GAME.space.print(m).startswith("pick"))
    table.play(move)
    puts = [GAME.space.print(m) for m in table.legal() if GAME.space.print(m).startswith("put")]
    assert puts == [f"put {SPACE_IDS[n]}" for n, die in enumerate(table.spaces) if not die]
    assert len(puts) == taken


@clause("M15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_five_are_secret(seats: int) -> None:
    table = table_of(seats)
    assert [len(player.hand) for player in table.players] == [5] * seats
    assert len(table.deck) == 56 - 5 * seats
    for viewer in (0, 1, SPECTATOR):
        players = GAME.view(table, viewer)["players"]
        assert isinstance(players, list)
        for seat in range(seats):
            known = [CARD_IDS[card] for card in table.players[seat].hand] if seat == viewer else None
            assert players[seat]["hand"] == known


@clause("Q5")
def test_the_deck_of_the_emperor_is_the_56_cards_of_the_empire() -> None:
    table = table_of(4)
    cards = sorted(table.deck + [card for player in table.players for card in player.hand])
    assert [CARD_IDS[card] for card in cards] == [
        *[f"e{n:02}" for n in range(1, 21)],
        *[f"c{n:02}" for n in range(1, 19)],
        *[f"l{n:02}" for n in range(1, 19)],
    ]
    assert CARD_PARTY.count(EVENT) == 20


@clause("Q6")
def test_leather_is_the_third_quadrant_and_the_second_of_the_top_row() -> None:
    red = [q for q in PACK.entries("quadrants", "quadrant") if q.text("colour") == "red"]
    assert [q.text("good") for q in red] == ["cotton", "sugar", "leather", "coffee"]
    assert [q.text("good") for q in red if q.number("row") == 1] == ["cotton", "leather"]
    assert scene().reis(RED, 1).production(RED).play("take space-3b", "act").table.goods[2] == 1


@clause("M16", "Q2")
def test_two_barons_each_are_dealt_before_anybody_chooses_and_the_rest_leaves_the_game() -> None:
    table = table_of(4, 9)
    dealt = [baron for player in table.players for baron in player.dealt]
    assert len(set(dealt)) == 8
    order = [table.in_order(place) for place in range(4)]
    for seat in order:
        assert (table.prompt().key, table.seat()) == ("choose-baron", seat)
        assert [move >> 8 for move in table.legal()] == table.players[seat].dealt
        others = GAME.view(table, order[-1])["players"]
        assert isinstance(others, list)
        assert all(others[other]["baron"] is None for other in order[:-1])
        table.play(table.legal()[1])
    assert [player.baron for player in table.players] == [player.dealt[1] for player in table.players]
    assert table.players[order[0]].revealed
    random_until(table, PRODUCTION)
    assert all(player.revealed for player in table.players)


@clause("M16")
def test_barons_are_revealed_in_order_and_choose_where_their_resources_go() -> None:
    table = scene(2).choosing_barons(GREEN, "b03", "b07")
    assert table.legal() == ["baron b03", "baron b07"]
    table.play("baron b03").expect(GREEN, reis=4).expect_at("para", goods=2)
    assert table.legal() == ["troop parahyba", "troop para", "troop uruguay", "troop minas-geraes"]
    table.play("troop uruguay").expect_at("uruguay", troops=1)
    assert table.legal() == [f"build warehouse {name}" for name in ("parahyba", "para", "uruguay", "minas-geraes")]
    table.play("build warehouse para")
    assert (table.tile_of("para"), table.decides()) == ("warehouse", "")


@clause("M16")
def test_the_deputies_of_a_baron_are_of_either_party_and_his_ships_go_to_the_port() -> None:
    table = scene(2).choosing_barons(RED, "b06", "b08").play("baron b06", "troop goyaz", "troop goyaz")
    assert table.legal() == ["deputy con", "deputy lib"]
    table.play("deputy con", "deputy lib").expect(RED, reis=6, con=1, lib=1).expect_at("goyaz", troops=2)
    other = scene(2).choosing_barons(RED, "b06", "b08").play("baron b08", "troop bahia", "troop goyaz")
    other.expect(RED, reis=4, port_ships=2, rio_ships=0).expect_at("bahia", troops=1)


@clause("M16", "M22")
def test_the_first_player_takes_his_resources_before_the_second() -> None:
    table = table_of(3, 2)
    revealed = []
    table.log = []
    random_until(table, PRODUCTION, 7)
    for event in table.log:
        if event.kind == "revealed-baron":
            revealed.append(event.seat)
        if event.kind in ("stationed", "won-deputy", "built", "stored"):
            assert event.seat == revealed[-1]
    assert revealed == [table.in_order(place) for place in range(3)]
