"""Set-up and the set-up of a round (C1-C12, C65)."""

from __future__ import annotations

from collections import Counter

import pytest

from rossio.games.coimbra.content import (
    CARD_DECK,
    CARD_IDS,
    FAVOUR_IDS,
    MONASTERY_IDS,
    MONASTERY_LEVEL,
    NODE_IDS,
    PACK,
    SPACE_NODES,
    SPACES,
    VOYAGE_IDS,
    tile_points,
)
from rossio.games.coimbra.game import GAME, table_of
from rossio.games.coimbra.state import NONE, Table
from tests.marks import clause
from tests.rules.coimbra.scenario import Scene, card, scene, spelled

PLAYERS = (2, 3, 4)


def laid(players: int, seed: int = 5) -> Table:
    return table_of(GAME.setup(players, seed, {}))


def on_table(players: int, seed: int = 5) -> Scene:
    """A scene around a real set-up."""
    scenario = scene(max(players, 2))
    scenario.table = laid(players, seed)
    return scenario


@clause("C1")
@pytest.mark.parametrize("players", PLAYERS)
def test_eight_four_and_two_monasteries_lie_on_the_spaces_of_their_level(players: int) -> None:
    for seed in range(10):
        table = laid(players, seed)
        assert len(set(table.monasteries)) == 14
        levels = {"ma": 1, "mb": 2, "mc": 3}
        for space, name in enumerate(NODE_IDS[place] for place in SPACE_NODES):
            assert MONASTERY_LEVEL[table.monasteries[space]] == levels[name.split("-")[0]]
        assert Counter(MONASTERY_LEVEL[tile] for tile in table.monasteries) == {1: 8, 2: 4, 3: 2}


@clause("C1")
def test_any_monastery_of_the_level_may_lie_on_a_space() -> None:
    first = {MONASTERY_IDS[laid(2, seed).monasteries[0]] for seed in range(200)}
    last = {MONASTERY_IDS[laid(2, seed).monasteries[-1]] for seed in range(200)}
    assert first == {f"mo-i-{n:02}" for n in range(1, 13)}
    assert last == {f"mo-iii-{n:02}" for n in range(1, 5)}


@clause("C2")
def test_one_influence_tile_lies_at_random_above_each_track() -> None:
    tables = [laid(3, seed) for seed in range(60)]
    assert all(sorted(table.tiles) == [0, 1, 2, 3] for table in tables)
    assert {table.tiles[0] for table in tables} == {0, 1, 2, 3}
    assert {table.tiles[3] for table in tables} == {0, 1, 2, 3}


@clause("C2")
@pytest.mark.parametrize(
    ("players", "points"),
    [
        (2, [[7, 3], [9, 4], [11, 5], [13, 6]]),
        (3, [[7, 3], [9, 4], [11, 5], [13, 6]]),
        (4, [[7, 4, 2], [9, 5, 2], [11, 6, 3], [13, 7, 4]]),
    ],
)
def test_the_influence_tiles_show_the_side_for_the_number_of_players(players: int, points: list[list[int]]) -> None:
    assert [tile_points(tile, players) for tile in range(4)] == points
    view = GAME.view(laid(players), 0)["tracks"]
    assert isinstance(view, dict)
    assert sorted(track["points"] for track in view.values()) == points


@clause("C3")
@pytest.mark.parametrize(
    ("players", "tokens"),
    [
        (2, ["", "token-3, token-2", "token-4, token-3", "token-5"]),
        (3, ["", "token-3", "token-4", "token-3"]),
        (4, ["", "", "", ""]),
    ],
)
def test_die_tokens_stand_in_falling_order_by_number_of_players(players: int, tokens: list[str]) -> None:
    assert [", ".join(spelled(thing) for thing in line) for line in laid(players).lines] == tokens


@clause("C4")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_of_the_fifteen_voyages_are_laid_out(players: int) -> None:
    tables = [laid(players, seed) for seed in range(60)]
    assert len(VOYAGE_IDS) == 15
    assert all(len(table.laid) == len(set(table.laid)) == 6 for table in tables)
    assert {voyage for table in tables for voyage in table.laid} == set(range(15))


@clause("C5")
@pytest.mark.parametrize(
    ("players", "count", "colours"),
    [
        (4, 13, {"grey": 3, "orange": 3, "purple": 3, "green": 3, "white": 1}),
        (3, 11, {"grey": 3, "orange": 3, "purple": 2, "green": 2, "white": 1}),
        (2, 7, {"grey": 2, "orange": 2, "purple": 1, "green": 1, "white": 1}),
    ],
)
def test_dice_are_taken_out_by_number_of_players(players: int, count: int, colours: dict[str, int]) -> None:
    pool = on_table(players).in_pool().split()
    assert len(pool) == count
    assert Counter(pool) == colours


@clause("C6")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_seven_guards_and_coins_and_disks_on_zero(players: int) -> None:
    table = laid(players)
    assert len(table.players) == players
    for player in table.players:
        assert (player.guards, player.coins, player.vp) == (7, 7, 0)
        assert player.tracks == [0, 0, 0, 0]
        assert (player.cards, player.dice, player.disks, player.voyages) == ([], [], 0, 0)
        assert player.pilgrim == NONE


@clause("C6")
def test_the_25_disks_are_enough_for_every_track_monastery_and_voyage() -> None:
    printed = PACK.table("constants", "start")
    assert printed.number("disks") == 25
    assert printed.number("disks_in_supply") == SPACES + len(laid(2).laid) == 20


@clause("C7")
def test_every_player_order_can_come_up_and_the_lions_stand_on_the_flags_in_it() -> None:
    orders = {tuple(laid(4, seed).order) for seed in range(400)}
    assert len(orders) == 24
    table = laid(4)
    assert [table.crowns_of(player) for player in table.order] == [0, 1, 2, 3]


@clause("C8")
@pytest.mark.parametrize("players", PLAYERS)
def test_deck_two_lies_on_top_of_deck_three(players: int) -> None:
    table = laid(players)
    dealt = [*table.display, *reversed(table.stack)]
    assert [CARD_DECK[held] for held in dealt] == [2] * 24 + [3] * 24
    assert len(set(dealt)) == 48


@clause("C8")
def test_each_deck_is_shuffled() -> None:
    tables = [laid(2, seed) for seed in range(300)]
    assert {table.display[0] for table in tables} == {n for n in range(56) if CARD_DECK[n] == 2}
    assert {table.stack[0] for table in tables} == {n for n in range(56) if CARD_DECK[n] == 3}
    assert {table.pairs[0] for table in tables} == {n for n in range(56) if CARD_DECK[n] == 1}


@clause("C9", "C58")
def test_before_a_round_all_favour_tiles_and_the_cap_lie_by_the_castle_again() -> None:
    scenario = scene(2).has(PHIL_SEAT, favours="fa-3 fa-2", tokens="council").stacked(DECK).pool("grey-1 white-1")
    scenario.table.cap_taken = True
    scenario.end_round()
    assert scenario.table.favours == [NONE] * 4
    assert scenario.table.cap_taken is False
    assert scenario[PHIL_SEAT].tokens == 0
    assert scenario.table.round == 2


@clause("C9")
def test_the_first_round_begins_with_all_favour_tiles_and_the_cap() -> None:
    table = laid(4)
    assert table.favours == [NONE] * len(FAVOUR_IDS) == [NONE] * 4
    assert table.cap_taken is False


PHIL_SEAT = 0
DECK = "c201 m201 l201 s201 c202 m202 l202 c203 c204 m203 l203 l204 s202 s203"


@clause("C10")
def test_twelve_cards_are_dealt_in_three_rows_of_four() -> None:
    scenario = scene(2).stacked(DECK).pool("grey-1").end_round()
    assert scenario.shown("upper") == "c201 m201 l201 s201"
    assert scenario.shown("central") == "c202 m202 l202 c203"
    assert scenario.shown("lower") == "c204 m203 l203 l204"
    assert [CARD_IDS[held] for held in scenario.table.stack] == ["s203", "s202"]


@clause("C11", "C65")
def test_crown_tokens_go_to_the_first_card_of_each_class_from_column_four_down_each_column() -> None:
    """Column 4: scholar s201, council c203, cleric l204; no merchant before column 2, where m201 is uppermost."""
    scenario = scene(2).stacked(DECK).pool("grey-1").end_round()
    assert scenario.crowned() == ["c203", "m201", "l204", "s201"]


@clause("C11")
def test_a_class_that_is_not_on_display_leaves_its_crown_token_unused() -> None:
    no_scholar = "c201 m201 l201 c205 c202 m202 l202 c203 c204 m203 l203 l204"
    scenario = scene(2).stacked(no_scholar).pool("grey-1").end_round()
    assert scenario.crowned() == ["c205", "m201", "l204", "-"]


@clause("C12")
@pytest.mark.parametrize(("players", "left_out"), [(4, 0), (3, 2), (2, 4)])
def test_as_many_pairs_of_start_cards_as_players(players: int, left_out: int) -> None:
    table = laid(players)
    assert len(table.pairs) == len(set(table.pairs)) == 2 * players
    assert 8 - len(table.pairs) == left_out
    assert all(CARD_DECK[held] == 1 for held in table.pairs)
    pairs = [move for move in on_table(players).moves if move.startswith("pair")]
    assert pairs == [f"pair {n + 1}" for n in range(players)]


@clause("C12")
def test_the_pairs_are_random() -> None:
    partners = {
        table.pairs[1] if table.pairs[0] == card("c101") else table.pairs[0]
        for table in (laid(2, seed) for seed in range(400))
        if card("c101") in table.pairs[:2]
    }
    assert len(partners) == 7


@clause("C65")
def test_a_gap_on_display_is_never_closed() -> None:
    scenario = scene(2).row("upper", "c202 m202 l202 s201").line("upper", "grey-2 phil, grey-1 phil")
    scenario.resolve("upper").play("acquire m202")
    assert scenario.shown("upper") == "c202 - l202 s201"
