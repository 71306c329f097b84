"""Set-up (L1, L15.42)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import BOX, COLUMN_PLACE, COVERED, NONE, PILE, PLAY, SITE_PLACE, Table
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import SPECTATOR
from rossio.kernel.game import UnknownOption
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, scene

PLAYERS = (2, 3, 4)
EIGHT_STORES = ["a2 gold", "b3 cloth", "c3 book", "c4 tool", "d2 gold", "e2 cloth", "e3 book", "a5 tool"]
"""Their lands bring a good and ask nothing."""


def laid(seats: int, seed: int = 5, **options: str) -> Table:
    """The position before the first choice."""
    return table_of(GAME.setup(seats, seed, {name.replace("_", "-"): value for name, value in options.items()}))


def begun(seats: int, seed: int = 5, **options: str) -> Table:
    """The position before the first turn, the first choice taken everywhere."""
    table = laid(seats, seed, **options)
    while table.phase != PLAY:
        table.play(table.legal()[0])
    return table


def cards(numbers: list[int]) -> list[str]:
    return [content.CARD_IDS[number] for number in numbers]


def cubes(table: Table, first: int, places: int) -> list[int]:
    """Cubes at each of some places, whatever their colours."""
    return [sum(table.cubes[place * COLOURS : (place + 1) * COLOURS]) for place in range(first, first + places)]


@clause("L1.1")
def test_two_to_four_seats_or_one_alone() -> None:
    assert sorted(GAME.seats) == [1, 2, 3, 4]
    with pytest.raises(UnknownOption, match="5 seats"):
        GAME.setup(5, 1, {})


@clause("L1.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_random_seat_starts_and_keeps_the_marker_for_the_whole_game(seats: int) -> None:
    assert {begun(seats, seed).starter for seed in range(40)} == set(range(seats))
    for seed in range(4):
        table = begun(seats, seed)
        starter = table.starter
        assert table.seat() == starter
        drive(table, Chance(seed))
        assert table.starter == starter


@clause("L1.1")
def test_seats_follow_each_other_clockwise() -> None:
    table = begun(4)
    order = [table.seat()]
    chance = Chance(1)
    while len(order) < 9:
        moves = table.legal()
        table.play(moves[chance.below(len(moves))])
        if table.prompt().key == "action":
            order.append(table.seat())
    assert order == [(order[0] + turn) % 4 for turn in range(9)]


@clause("L1.2", "L1.6")
def test_the_bag_holds_one_favor_of_each_noble_per_player() -> None:
    """With 2 players a bag of 2 + 2 + 2: the second draws the first one's noble in one of five games."""
    alike = 0
    for seed in range(500):
        first, second = (player.favors for player in laid(2, seed).players)
        alike += first == second
    assert 75 <= alike <= 125


@clause("L1.2", "L1.6", "L15.28")
def test_the_stacks_on_the_board_have_a_favor_for_everybody_who_lacks_one() -> None:
    s = scene(4)
    for seat in (GREEN, PURPLE, YELLOW, ORANGE):
        for noble in ("manuel", "marquis"):
            s.performs(seat, "favor").offers(f"favor {noble}").play(f"favor {noble}")
        s.performs(seat, "favor").idle()
        assert s.favors_of(seat) == "manuel marquis king"


@clause("L1.3", "L1.4", "L1.5", "L1.12", "L1.13", "L1.16")
@pytest.mark.parametrize("seats", PLAYERS)
def test_ex_40_what_everybody_starts_with(seats: int) -> None:
    table = begun(seats, 3)
    for player in table.players:
        once = [content.CLERGY_IDS[tile] for tile in player.clergy]
        assert player.reis == (17 if once == ["c36"] else 10)
        assert player.goods == ([2] * 4 if once == ["c37"] else [1] * 4)
        assert player.favors.bit_count() == 1
        assert [content.PLAN_IDS[plan] for plan in player.plans] in (["s1"], ["s2"], ["s3"], ["s4"])
        assert len(player.clergy) == 1
        assert player.wigs == 5
        assert player.officials == 7
        assert player.posts == [0, 1, 0, 0, 0, 0]
        assert len(player.hand) == 5
        assert player.houses == (0, 0, 0)
        assert player.markers == 0
    turn_order = [table.players[(table.starter + after) % seats].influence for after in range(seats)]
    assert turn_order == [4, 5, 6, 7][:seats]
    assert table.treasury == 3
    assert len(table.decrees) == 8
    assert NONE not in table.church
    assert len(table.church) == 6


@clause("L1.3")
def test_starting_plans_are_dealt_at_random_and_the_others_leave_the_game() -> None:
    dealt = Counter[str]()
    for seed in range(60):
        table = laid(3, seed)
        plans = [content.PLAN_IDS[player.plans[0]] for player in table.players]
        assert len(set(plans)) == 3
        dealt.update(plans)
    assert set(dealt) == {"s1", "s2", "s3", "s4"}
    s = scene(3)
    for architect in ("blue", "green"):
        for _ in range(8):
            s.performs(GREEN, "plan")
            if not s.t.over():
                s.play(f"plan {architect}")
    assert not set(s.plans_of(GREEN).split()) & {"s1", "s2", "s3", "s4"}


@clause("L1.3", "L8.6")
def test_eight_houses_in_groups_of_two_three_and_three() -> None:
    s = scene(3).has(GREEN, influence=0)
    asked: list[list[str]] = []
    for built, store in enumerate(EIGHT_STORES):
        s.table().city = [1, 1, 1, 1, 1, 22 - 4 - min(built, 7), 4]
        s.has(GREEN, reis=20, goods="").performs(GREEN, "store").play(f"build {store}")
        asked.append([] if s.t.over() else s.legal())
        if asked[-1]:
            s.play(asked[-1][0])
    left, middle, right = "house left", "house middle", "house right"
    assert asked == [[left, middle, right]] * 2 + [[middle, right]] * 3 + [[]] * 3
    assert s.player(GREEN).houses == (2, 3, 3)
    s.turn(GREEN).refuses("visit p02", "no-house").lacks("visit p02")


@clause("L1.4", "L15.42")
@pytest.mark.parametrize("seats", [1, *PLAYERS])
def test_two_clergy_tiles_are_drawn_and_one_is_kept_before_the_church_is_filled(seats: int) -> None:
    returned_and_laid = 0
    for seed in range(30):
        table = laid(seats, seed)
        returned: list[int] = []
        for _ in range(seats):
            assert table.prompt().key == "keep-tile"
            assert table.church == [NONE] * 6
            seat = table.seat()
            offer = table.players[seat].offer
            assert len(offer) == 2
            assert [GAME.space.print(move) for move in table.legal()] == [
                f"keep-tile {content.CLERGY_IDS[tile]}" for tile in offer
            ]
            table.play(table.legal()[1])
            assert table.players[seat].clergy == (offer[1],)
            returned.append(offer[0])
        assert len(table.clergy_bag) == 37 - seats - 6
        assert sorted(table.clergy_bag + table.church + [p.clergy[0] for p in table.players[:seats]]) == list(range(37))
        returned_and_laid += any(tile in table.church for tile in returned)
    assert returned_and_laid > 0


@clause("L15.42", "L1.4", "L1.14", "L1.16")
@pytest.mark.parametrize("draft", ["off", "on"])
def test_clergy_tiles_are_chosen_before_any_card_or_decree_is_seen(draft: str) -> None:
    """Nobody has a hand, no card and no decree lies face up, and no view tells of one; then all of it comes at once."""
    table = laid(3, 5, draft=draft)
    while table.prompt().key == "keep-tile":
        assert [player.hand for player in table.players] == [[], [], []]
        for seat in (0, 1, 2, SPECTATOR):
            view = GAME.view(table, seat)
            assert isinstance(view["display"], dict)
            assert [pile["card"] for pile in view["display"].values()] == [None] * 4
            assert view["decrees"] == []
            assert not {*content.CARD_IDS, *content.DECREE_IDS} & set(re.findall(r"\b[pd]\d\d\b", str(view)))
        table.play(table.legal()[0])
    assert [len(player.hand) for player in table.players] == [5, 5, 5]
    assert table.display.count(NONE) == 0
    assert len(table.decrees) == 8
    assert table.horizon == table.ply == 3


@clause("L1.4", "L15.42")
def test_nobody_sees_the_tiles_of_the_others_before_all_have_chosen() -> None:
    table = laid(3, 4)
    first = table.seat()
    table.play(table.legal()[0])
    second = table.seat()
    assert second == (first + 1) % 3
    seen = GAME.view(table, second)["players"]
    assert isinstance(seen, list)
    assert seen[first]["clergy"] == []
    assert seen[first]["offer"] == []
    assert len(seen[second]["offer"]) == 2
    while table.prompt().key == "keep-tile":
        table.play(table.legal()[0])
    seen = GAME.view(table, second)["players"]
    assert isinstance(seen, list)
    assert len(seen[first]["clergy"]) == 1


@clause("L1.5")
def test_the_official_in_the_marquis_office_counts_for_the_others() -> None:
    """Of 8 officials 1 stands there: with 4 players a visit costs 1 and 3 for the others."""
    table = begun(4)
    office = GAME.view(table, SPECTATOR)["offices"]
    assert isinstance(office, dict)
    assert office["marquis"]["office"] == [1, 1, 1, 1]
    assert office["manuel"]["office"] == office["king"]["office"] == [0, 0, 0, 0]
    assert [player.officials for player in table.players] == [7, 7, 7, 7]


@clause("L1.7")
def test_buildings_are_split_into_eight_blue_and_eight_green_with_the_next_one_visible() -> None:
    first_blue = set()
    for seed in range(120):
        table = laid(3, seed)
        assert [len(stack) for stack in table.building_stacks] == [8, 8]
        assert sorted(table.building_stacks[0] + table.building_stacks[1]) == list(range(16))
        first_blue.add(table.available_building(0))
    assert first_blue == set(range(16))
    table = laid(3, 1)
    shown = GAME.view(table, SPECTATOR)["buildings"]
    assert isinstance(shown, dict)
    for architect, stack in zip(("blue", "green"), table.building_stacks, strict=True):
        names = [content.BUILDING_IDS[building] for building in stack]
        assert shown[architect] == {"available": names[-1], "next": names[-2], "left": 8}


@clause("L1.7", "L8.17")
def test_a_building_shows_the_side_of_its_architect() -> None:
    """B01 is gold + cloth in blue, book + tool in green (P5)."""
    blue = scene(3).available("b01", "blue").plans(GREEN, "s1").officials(GREEN, king=2).performs(GREEN, "public")
    blue.offers("site n-gold", "site n-cloth").lacks("site n-book", "site n-tool")
    green = scene(3).available("b01", "green").plans(GREEN, "s3").officials(GREEN, king=2).performs(GREEN, "public")
    green.offers("site n-book", "site n-tool").lacks("site n-gold", "site n-cloth")


@clause("L1.8")
@pytest.mark.parametrize("architect", ["blue", "green"])
def test_plans_lie_in_two_open_stacks_fewest_officials_on_top(architect: str) -> None:
    s = scene(3)
    shown = GAME.view(s.table(), PURPLE)["plans"]
    assert isinstance(shown, dict)
    assert shown[architect] == {"top": f"l{architect[0]}1", "left": 8}
    for _ in range(8):
        s.performs(GREEN, "plan").play(f"plan {architect}")
    officials = [content.PLAN_OFFICIALS[plan] for plan in s.player(GREEN).plans]
    assert officials == [2, 2, 2, 3, 3, 3, 4, 4]
    assert {content.ARCHITECTS[content.PLAN_ARCHITECT[plan]] for plan in s.player(GREEN).plans} == {architect}
    other = "green" if architect == "blue" else "blue"
    s.performs(GREEN, "plan").idle()
    assert s.plans_of(GREEN).split()[-1] == f"l{other[0]}1"


@clause("L1.9")
def test_prices_start_on_their_marked_spaces() -> None:
    for seats in PLAYERS:
        assert GAME.view(laid(seats), SPECTATOR)["prices"] == {"gold": 5, "cloth": 6, "book": 6, "tool": 4}


@clause("L1.9")
def test_goods_and_money_are_unlimited() -> None:
    """The box has 17 gold and 180 réis."""
    s = scene(4)
    for seat in (PURPLE, YELLOW, ORANGE):
        s.sets(seat, 5).has(seat, goods="gold 7", reis=100)
    s.turn(GREEN).play("get-gold p07").shows(GREEN, goods="gold")
    s.hand(GREEN, "p02 p06 p12 p16 p18").portfolio(PURPLE, "h1a").turn(GREEN)
    s.play("portfolio p16", "sell gold h1a").shows(GREEN, reis=10 + 3 + 5)


@clause("L1.10")
def test_one_city_tile_lies_on_each_of_five_spaces() -> None:
    spaces = ["display-gold", "display-cloth", "display-book", "display-tool", "display-small"]
    for seats in PLAYERS:
        assert GAME.view(laid(seats), SPECTATOR)["city"] == {
            "display": dict.fromkeys(spaces, 1),
            "large": 22 - 4,
            "small": 5 - 1,
        }


@clause("L1.11")
def test_the_scoring_tiles_lie_at_random_under_the_columns() -> None:
    """Two 3s and two 4s for columns 1 to 4; the thin column uses the tile of column 4 (P6)."""
    found = set()
    for seed in range(60):
        columns = laid(3, seed).column_wigs
        assert sorted(columns[:4]) == [3, 3, 4, 4]
        assert columns[4] == columns[3]
        found.add(tuple(columns))
    assert len(found) == 6


@clause("L1.12")
def test_six_clergy_tiles_lie_on_the_track_and_the_cardinal_on_the_influence_icon() -> None:
    laid_first = set()
    for seed in range(150):
        table = begun(2, seed)
        assert table.cardinal == 0
        assert len(set(table.church)) == 6
        laid_first.add(table.church[0])
    assert len(laid_first) > 30
    assert content.CHURCH_ICON[0] == content.INFLUENCE_ICON


@clause("L1.14")
@pytest.mark.parametrize("seats", [1, *PLAYERS])
def test_five_blue_cards_each_and_the_others_leave_the_game(seats: int) -> None:
    blue = [f"p{number:02}" for number in range(1, 22)]
    table = begun(seats)
    dealt = [card for player in table.players for card in cards(player.hand)]
    assert [len(player.hand) for player in table.players[:seats]] == [5] * seats
    assert sorted(dealt + cards(list(table.unseen))) == blue
    assert len(set(dealt)) == 5 * seats
    first_hands = {tuple(sorted(cards(begun(seats, seed).players[0].hand))) for seed in range(20)}
    assert len(first_hands) == 20


@clause("L1.14")
def test_four_red_decks_of_five_in_the_order_of_the_nobles() -> None:
    tops = set()
    for seed in range(60):
        table = begun(3, seed)
        for kind, first in enumerate((22, 27, 32, 37)):
            deck = cards([*table.decks[kind], table.display[kind]])
            assert sorted(deck) == [f"p{number}" for number in range(first, first + 5)]
        tops.add(cards([table.display[3]])[0])
    assert tops == {"p37", "p38", "p39", "p40", "p41"}
    shown = GAME.view(begun(3), SPECTATOR)["display"]
    assert isinstance(shown, dict)
    assert list(shown) == ["manuel", "marquis", "king", "treasury"]
    assert [space["left"] for space in shown.values()] == [4, 4, 4, 4]


@clause("L1.15")
@pytest.mark.parametrize(
    ("seats", "ships"),
    [(2, ["h1a", "h2a"]), (3, ["h1a", "h1b", "h2a", "h2b"]), (4, ["h1a", "h1b", "h1c", "h2a", "h2b", "h2c"])],
)
def test_players_less_one_ships_of_each_kind_blue_on_top_of_red(seats: int, ships: list[str]) -> None:
    shown = GAME.view(laid(seats), SPECTATOR)["shipyard"]
    assert isinstance(shown, list)
    assert sorted(shown) == ships
    assert [name[:2] for name in shown] == [name[:2] for name in ships]


@clause("L1.16")
def test_eight_of_the_shuffled_decrees_lie_face_up() -> None:
    shown = set()
    for seed in range(60):
        table = begun(4, seed)
        assert len(table.decrees) == 8
        assert sorted(table.decrees + table.decree_deck) == list(range(70))
        shown.update(table.decrees)
    assert len(shown) == 70


@clause("L1.17")
@pytest.mark.parametrize("seats", [3, 4])
def test_ex_41_rubble_for_three_and_four_players(seats: int) -> None:
    table = laid(seats)
    assert cubes(table, 0, 5) == [3, 3, 3, 3, 3]
    assert cubes(table, COLUMN_PLACE, 5) == [3, 3, 3, 3, 2]
    assert cubes(table, SITE_PLACE, 14) == [2] * 14
    assert cubes(table, PILE, 1) == [6]
    assert cubes(table, BOX, 1) == [0]
    assert [sum(table.cubes[colour::COLOURS]) for colour in range(COLOURS)] == [21, 21, 21]


@clause("L1.17")
def test_rubble_is_drawn_at_random() -> None:
    piles = {tuple(laid(3, seed).cubes[PILE * COLOURS : (PILE + 1) * COLOURS]) for seed in range(60)}
    assert len(piles) > 10


@clause("L1.18")
@pytest.mark.parametrize("seats", [1, 2])
def test_ex_42_rubble_for_two_players(seats: int) -> None:
    table = laid(seats)
    assert cubes(table, 0, 5) == [3, 3, 3, 3, 0]
    assert cubes(table, COLUMN_PLACE, 5) == [3, 3, 3, 3, 2]
    sites = cubes(table, SITE_PLACE, 14)
    empty = [site for site, count in zip(content.SITE_IDS, sites, strict=True) if count == 0]
    assert empty == ["w-e", "e-e"]
    assert sum(sites) == 24
    assert cubes(table, PILE, 1) == [6]
    assert cubes(table, BOX, 1) == [7]


@clause("L1.18")
def test_with_two_players_nothing_is_built_in_row_e() -> None:
    two = scene(2).has(GREEN, reis=40).performs(GREEN, "store")
    assert sorted({move.split()[1] for move in two.legal()}) == sorted(
        f"{row}{column}" for row in "abcd" for column in "12345" if f"{row}{column}" != "a1"
    )
    three = scene(3).has(GREEN, reis=40).performs(GREEN, "store")
    assert {move.split()[1] for move in three.legal()} >= {"e1", "e2", "e3", "e4", "e5"}
    sites = scene(2).plans(GREEN, "s1").officials(GREEN, king=2).performs(GREEN, "public")
    sites.lacks("site w-e", "site e-e").offers("site w-d", "site e-d")
    assert two.table().stores.count(COVERED) == 5


@clause("L1.19", "L7.2")
def test_with_two_players_a_neutral_official_counts_in_each_office() -> None:
    """Treasury on 3 costs 1, the neutral official 1, Purple's official 1."""
    s = scene(2).decrees_shown("d01 d02").officials(PURPLE, marquis=1).officials(GREEN, marquis=2).turn(GREEN)
    s.play("visit p07").shows(GREEN, influence=5 - 3)
    s = scene(3).decrees_shown("d01 d02").officials(PURPLE, marquis=1).officials(GREEN, marquis=2).turn(GREEN)
    s.play("visit p07").shows(GREEN, influence=5 - 2)


@clause("L1.19")
def test_the_neutral_officials_are_counted_by_each_player_in_each_office() -> None:
    table = begun(2, 6)
    offices = GAME.view(table, SPECTATOR)["offices"]
    assert isinstance(offices, dict)
    assert [office["neutral"] for office in offices.values()] == [1, 1, 1]
    assert [table.in_office(noble) for noble in range(3)] == [1, 3, 1]
    offices = GAME.view(begun(3, 6), SPECTATOR)["offices"]
    assert isinstance(offices, dict)
    assert [office["neutral"] for office in offices.values()] == [0, 0, 0]


@clause("L1.20")
def test_with_two_players_the_marked_decrees_are_replaced_at_set_up_and_later() -> None:
    marked = {content.DECREE_IDS.index(name) for name in ("d09", "d10", "d15")}
    replaced = 0
    for seed in range(40):
        table = begun(2, seed)
        assert len(table.decrees) == 8
        assert not marked & set(table.decrees)
        assert set(table.decrees_out) <= marked
        replaced += bool(table.decrees_out)
    assert replaced > 5
    assert any(marked & set(begun(3, seed).decrees) for seed in range(20))


@clause("L1.20")
def test_a_marked_decree_that_comes_out_later_is_replaced_too() -> None:
    s = scene(2).decrees_shown("d01 d02 d03 d04 d05 d06 d07 d08").display("p22 p27 p32 p37")
    t = s.table()
    top = tuple(content.DECREE_IDS.index(name) for name in ("d20", "d15", "d10", "d09"))
    t.decrees_out = tuple(decree for decree in t.decrees_out if decree not in top)
    t.decree_deck = tuple(decree for decree in t.decree_deck if decree not in top) + top
    s.turn(GREEN).play("visit p07", "decree d03", "take p22")
    shown = [content.DECREE_IDS[decree] for decree in s.table().decrees]
    assert shown == ["d01", "d02", "d04", "d05", "d06", "d07", "d08", "d20"]
    assert sorted(content.DECREE_IDS[decree] for decree in s.table().decrees_out) == ["d09", "d10", "d15"]


def kept_from_packs(seats: int, seed: int) -> tuple[list[set[int]], list[set[int]]]:
    """Draft with the last card of each pack kept: the packs dealt, and the hands in the end."""
    table = laid(seats, seed, draft="on")
    while table.prompt().key == "keep-tile":
        table.play(table.legal()[0])
    packs = [set(player.hand) for player in table.players]
    sizes: list[list[int]] = [[] for _ in range(seats)]
    while table.prompt().key == "keep-card":
        sizes[table.seat()].append(len(table.legal()))
        table.play(table.legal()[-1])
    assert sizes == [[5, 4, 3, 2]] * seats
    return packs, [set(player.hand) for player in table.players]


@clause("L1.21")
@pytest.mark.parametrize("seats", PLAYERS)
def test_ex_44_draft_keep_two_then_one_then_one_and_the_last(seats: int) -> None:
    """Cards kept of the own pack 2, then 1 of each pack that comes from the right, always 5 in the end."""
    for seed in range(5):
        packs, hands = kept_from_packs(seats, seed)
        for seat, hand in enumerate(hands):
            assert len(hand) == 5
            wanted = Counter[int]()
            for passes, kept in enumerate((2, 1, 1, 1)):
                wanted[(seat - passes) % seats] += kept
            assert {pack: len(hand & packs[pack]) for pack in wanted} == dict(wanted)
        assert set[int]().union(*hands) == set[int]().union(*packs)


@clause("L1.21")
@pytest.mark.parametrize("seats", [3, 4])
def test_packs_are_passed_to_the_left(seats: int) -> None:
    table = laid(seats, 2, draft="on")
    while table.prompt().key == "keep-tile":
        table.play(table.legal()[0])
    packs = [cards(player.hand) for player in table.players]
    for _ in range(2 * seats):
        table.play(table.legal()[0])
    for _ in range(seats):
        right = packs[(table.seat() - 1) % seats]
        offered = [GAME.space.print(move).split()[1] for move in table.legal()]
        assert offered == right[2:]
        table.play(table.legal()[0])


@clause("L1.21", "L15.42")
def test_all_draft_at_the_same_time() -> None:
    """What one seat keeps changes neither the pack nor the view of the others before all have chosen."""
    table = laid(3, 9, draft="on")
    while table.prompt().key == "keep-tile":
        table.play(table.legal()[0])
    first = table.seat()
    others = [(first + 1) % 3, (first + 2) % 3]
    before = [(GAME.view(table, seat)["players"], table.players[seat].hand[:]) for seat in others]
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    assert table.seat() == others[0]
    assert [(GAME.view(table, seat)["players"], table.players[seat].hand[:]) for seat in others] == before


def seed_offering(seats: int, *tiles: str) -> tuple[int, list[int]]:
    """A set-up in which the tiles are offered to different seats: its seed, and those seats."""
    for seed in range(2000):
        table = laid(seats, seed, draft="on")
        found = [
            seat
            for name in tiles
            for seat, player in enumerate(table.players)
            if content.CLERGY_IDS.index(name) in player.offer
        ]
        if len(set(found)) == len(tiles):
            return seed, found
    raise AssertionError("no such set-up")


@clause("L15.42", "L13.4")
def test_set_up_choices_come_in_the_printed_order() -> None:
    """Clergy tiles, then the draft, then one-off tiles, then starting decrees in reverse turn order."""
    seed, (lucky,) = seed_offering(3, "c35")
    table = laid(3, seed, draft="on", start_decrees="on")
    asked: list[tuple[str, int]] = []
    while table.phase != PLAY:
        key, seat = table.prompt().key, table.seat()
        if not asked or asked[-1] != (key, seat):
            asked.append((key, seat))
        wanted = GAME.space.parse("keep-tile c35")
        table.play(wanted if wanted in table.legal() else table.legal()[0])
    order = [(table.starter + after) % 3 for after in range(3)]
    assert asked == (
        [("keep-tile", seat) for seat in order]
        + [("keep-card", seat) for seat in order] * 3
        + [("pile", lucky)]
        + [("starting-decree", seat) for seat in reversed(order)]
    )


@clause("L15.42", "L1.4")
def test_one_off_tiles_act_in_turn_order_when_set_up_is_complete() -> None:
    """C36 brings 7 réis and C37 a good of each kind, whoever is first."""
    orders = set()
    for seed in range(400):
        table = laid(4, seed)
        holders = [
            next((seat for seat, p in enumerate(table.players) if content.CLERGY_IDS.index(name) in p.offer), None)
            for name in ("c36", "c37")
        ]
        rich, stocked = holders
        if rich is None or stocked is None or rich == stocked:
            continue
        table.log = []
        for _ in range(4):
            once = [move for move in table.legal() if GAME.space.print(move)[-3:] in ("c36", "c37")]
            assert table.players[rich].reis == 10
            assert table.players[stocked].goods == [1, 1, 1, 1]
            table.play(once[0] if once else table.legal()[0])
        assert table.players[rich].reis == 17
        assert table.players[stocked].goods == [2, 2, 2, 2]
        acted = [event.seat for event in table.log if event.kind in ("reis", "good")]
        seats_in_order = sorted((rich, stocked), key=lambda seat: (seat - table.starter) % 4)
        assert list(dict.fromkeys(acted)) == seats_in_order
        orders.add(seats_in_order[0] == rich)
    assert orders == {True, False}
