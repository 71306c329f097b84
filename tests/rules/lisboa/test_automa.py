"""Solo: the automa, called the Magistrate in docs/lisboa-solo.md (L14.1, P14)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import COVERED, CYCLE, NEXT_ARCHITECT, STAFFED
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from tests.marks import clause
from tests.rules.lisboa.scenario import AUTOMA, GREEN, Scene, scene

DULL = "c27 c28 c29 c30 c31 c32"
MANUEL, MARQUIS, KING, TREASURY = range(4)


def alone(kind: int) -> Scene:
    """The automa's next card is of this kind; it owns nothing but its pieces."""
    s = scene(1).has(AUTOMA, reis=0, influence=0).church(DULL, cardinal=0).display("p22 p27 p32 p37")
    s.table().automa[CYCLE] = kind
    return s


def stores_of(s: Scene, seat: int) -> list[str]:
    return [
        f"{content.LAND_IDS[land]} {content.GOOD_IDS[store % 4]}"
        for land, store in enumerate(s.table().stores)
        if store >= 0 and store // 4 == seat
    ]


def opened(s: Scene) -> list[str]:
    return [content.SITE_IDS[site] for site, building in enumerate(s.table().opened) if building >= 0]


@clause("L14.1", "L1.18", "L1.19")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_set_up_as_for_two_players_and_the_human_starts(seed: int) -> None:
    t = table_of(GAME.setup(1, seed, {}))
    automa = t.players[AUTOMA]
    assert (len(t.players), t.starter, t.neutral()) == (2, GREEN, 1)
    assert (automa.wigs, automa.officials, automa.posts) == (5, 7, [0, 1, 0, 0, 0, 0])
    assert (automa.hand, automa.reis, automa.goods, automa.influence, automa.favors) == ([], 0, [0] * 4, 0, 0)
    assert (automa.plans, automa.clergy, automa.houses) == ((), (), (0, 0, 0))
    assert len([land for land in t.stores if land == COVERED]) == 5
    assert [content.SHIP_IDS[ship] for ship in t.shipyard] == ["h2a", "h1a"]
    assert not any(content.DECREE_NOT_FOR_TWO[decree] for decree in t.decrees)


@clause("L14.1")
def test_it_cycles_through_the_decks_and_skips_empty_ones() -> None:
    s = alone(KING).decks(treasury=0).turn(AUTOMA).asks(GREEN, "action")
    assert s.told("automa-card")[-1]["card"] == "p32"
    assert s.gone("p32")
    s.turn(AUTOMA)
    assert s.told("automa-card")[-1]["card"] == "p22"
    s.turn(AUTOMA)
    assert s.told("automa-card")[-1]["card"] == "p27"
    assert s.player(AUTOMA).hand == []


@clause("L14.1")
def test_treasury_wigs_equal_to_the_value_then_the_marker_goes_down() -> None:
    s = alone(TREASURY).treasury(5).turn(AUTOMA).shows(AUTOMA, wigs=10).board(treasury=4)
    assert s.scores("treasury-cards") == [0, 5]


@clause("L14.1")
def test_marquis_the_decree_that_has_lain_longest_each_worth_4() -> None:
    s = alone(MARQUIS).decrees_shown("d16 d01 d03 d05 d07 d18 d20 d22").turn(AUTOMA)
    assert s.decrees_of(AUTOMA) == "d16"
    assert s.scores("decrees") == [0, 4]
    s.table().automa[CYCLE] = MARQUIS
    s.turn(AUTOMA)
    assert s.decrees_of(AUTOMA) == "d16 d01"
    assert s.scores("decrees") == [0, 8]


@clause("L14.1")
@pytest.mark.parametrize(
    ("posts", "office"),
    [
        ({}, "manuel"),
        ({"manuel": 1}, "marquis"),
        ({"manuel": 1, "marquis": 2}, "king"),
        ({"manuel": 2, "marquis": 1, "king": 1}, "marquis"),
    ],
)
def test_manuel_an_official_where_fewest_stand(posts: dict[str, int], office: str) -> None:
    s = alone(MANUEL).officials(GREEN, **posts).turn(AUTOMA)
    assert {noble: s.office(noble)[AUTOMA] for noble in content.NOBLE_IDS} == {
        noble: int(noble == office) for noble in content.NOBLE_IDS
    }


@clause("L14.1")
def test_manuel_the_store_that_scores_most_at_once() -> None:
    """d2 towards gold scores twice 3; nothing else does better. No cost, no reward, the first house."""
    s = alone(MANUEL).columns(3, 3, 4, 4, 4).building("w-d", "b01", "blue").building("n-gold", "b13", "blue")
    s.store(GREEN, "d1", "gold").turn(AUTOMA).shows(AUTOMA, wigs=5 + 6, goods="")
    assert stores_of(s, AUTOMA) == ["d2 gold"]
    assert s.player(AUTOMA).houses == (1, 0, 0)


@clause("L14.1")
def test_manuel_ties_highest_tile_lowest_rubble_row_west_western_street() -> None:
    """Column by column: tile 4 in columns 2 and 4; then less rubble; then the row; then west; then the street."""
    s = alone(MANUEL).columns(3, 4, 3, 4, 4).turn(AUTOMA)
    assert stores_of(s, AUTOMA) == ["a2 gold"]
    s = alone(MANUEL).columns(3, 4, 3, 4, 4).cubes("column-2", "blue").turn(AUTOMA)
    assert stores_of(s, AUTOMA) == ["a4 book"]
    s = alone(MANUEL).columns(3, 4, 3, 4, 4).cubes("row-a", "brown").cubes("row-b", "red").cubes("row-c", "red, blue")
    s.cubes("row-d", "blue").turn(AUTOMA)
    assert stores_of(s, AUTOMA) == ["d2 gold"]
    s = alone(MANUEL).columns(3, 3, 3, 3, 3).tiles("book small").turn(AUTOMA)
    assert stores_of(s, AUTOMA) == ["a3 book"]


@clause("L14.1")
@pytest.mark.parametrize(
    ("own", "row", "column", "colour", "line"),
    [
        ("", "brown, red", "blue", "brown", "row"),
        ("brown", "brown, red", "blue", "red", "row"),
        ("brown, red", "brown, red", "blue", "blue", "column"),
        ("brown", "brown", "brown", "brown", "row"),
        ("", "red", "brown", "brown", "column"),
    ],
)
def test_manuel_a_cube_of_a_colour_it_needs(own: str, row: str, column: str, colour: str, line: str) -> None:
    s = alone(MANUEL).rubble(AUTOMA, own).columns(4, 3, 3, 3, 3).cubes("row-b", row).cubes("column-1", column)
    for land in ("c1", "d1"):
        s.store(GREEN, land, "gold")
    before = s.rubble_of(AUTOMA)[colour]
    counted = {place: s.cubes_left(place) for place in ("row-b", "column-1")}
    s.turn(AUTOMA)
    assert stores_of(s, AUTOMA) == ["b1 gold"]
    assert s.rubble_of(AUTOMA)[colour] == before + 1
    taken = "row-b" if line == "row" else "column-1"
    assert s.cubes_left(taken) == counted[taken] - 1


@clause("L14.1")
def test_manuel_without_a_house_it_builds_nothing() -> None:
    s = alone(MANUEL).houses(AUTOMA, 2, 3, 2)
    s.store(AUTOMA, "a3", "book", "right").turn(AUTOMA)
    assert len(stores_of(s, AUTOMA)) == 8
    assert s.office("manuel")[AUTOMA] == 1


@clause("L14.1", "L6.13", "L6.14")
def test_king_the_cardinal_and_the_tile_clockwise_of_him() -> None:
    s = alone(KING).turn(AUTOMA).board(cardinal=1)
    assert [content.CLERGY_IDS[tile] for tile in s.table().clergy_out] == ["c28"]
    s = alone(KING).church("c27 - c29 c30 c31 c32", cardinal=0).turn(AUTOMA)
    assert [content.CLERGY_IDS[tile] for tile in s.table().clergy_out] == ["c27"]
    alone(KING).church(DULL, cardinal=2).turn(AUTOMA).board(cardinal=3, treasury=4)
    s = (
        alone(KING)
        .church(DULL, cardinal=5)
        .clergy(GREEN, "c03")
        .turn(AUTOMA)
        .asks(GREEN, "give-up")
        .play("give-up c03")
    )
    s.shows(GREEN, wigs=8).asks(GREEN, "action")


@clause("L14.1")
def test_king_architects_alternate_blue_first() -> None:
    s = alone(KING).turn(AUTOMA)
    t = s.table()
    assert [building % 2 for building in t.opened if building >= 0] == [0]
    assert t.automa[NEXT_ARCHITECT] == 1
    t.automa[CYCLE] = KING
    s.turn(AUTOMA)
    assert sorted(building % 2 for building in t.opened if building >= 0) == [0, 1]
    assert t.automa[NEXT_ARCHITECT] == 0


@clause("L14.1")
def test_king_without_a_building_the_other_architect() -> None:
    s = alone(KING)
    t = s.table()
    sites = [site for site in range(len(t.opened)) if t.opened[site] != COVERED]
    for site in sites[:8]:
        t.opened[site] = t.take_building(0) * 2
    s.turn(AUTOMA)
    assert len([building for building in t.opened if building >= 0 and building % 2 == 1]) == 1


@clause("L14.1")
def test_king_the_site_where_it_gains_most_over_the_human() -> None:
    """Gold and cloth: in row C it has two such stores, the human one; in row B one; at N-gold 1 against 1."""
    s = alone(KING).columns(3, 3, 3, 3, 3).available("b01", "blue").store(AUTOMA, "c1", "gold")
    s.store(AUTOMA, "c2", "cloth").store(GREEN, "d1", "gold").store(GREEN, "b2", "cloth").turn(AUTOMA)
    assert opened(s) == ["w-c"]
    s.shows(AUTOMA, wigs=5 + 6).shows(GREEN, wigs=5)


@clause("L14.1")
@pytest.mark.parametrize(("taken", "site"), [("", "n-gold"), ("n-gold", "n-cloth"), ("n-gold n-cloth", "w-a")])
def test_king_ties_north_from_west_to_east_then_west_then_east(taken: str, site: str) -> None:
    s = alone(KING)
    for n, place in enumerate(taken.split(), start=4):
        s.building(place, f"b0{n}", "green")
    s.available("b01", "blue").turn(AUTOMA)
    assert opened(s) == sorted([*taken.split(), site], key=content.SITE_IDS.index)


@clause("L14.1")
@pytest.mark.parametrize(("second", "staffed"), [(False, 2), (True, 3)])
def test_king_cubes_no_reward_and_officials(second: bool, staffed: int) -> None:
    """Both cubes, no gold of N-gold; from plazas first, then from the office with most of its own."""
    s = alone(KING) if not second else alone(KING).second_period()
    s.available("b01", "blue").cubes("n-gold", "brown, red").officials(AUTOMA, manuel=1, king=2, plaza_marquis=1)
    s.turn(AUTOMA).shows(AUTOMA, goods="")
    assert s.rubble_of(AUTOMA) == {"brown": 1, "red": 1, "blue": 0}
    assert s.player(AUTOMA).posts == [1, 0, 1, 0, 0, 0]
    assert s.table().automa[STAFFED] == staffed
    assert s.scores("officials") == [0, 15]


@clause("L14.1")
def test_king_officials_return_from_manuel_first_on_a_tie() -> None:
    s = alone(KING).officials(AUTOMA, manuel=1, marquis=1, king=1).turn(AUTOMA)
    assert s.player(AUTOMA).posts == [0, 0, 1, 0, 0, 0]


@clause("L14.1", "L7.6")
def test_the_human_may_follow_its_noble_cards() -> None:
    """Its visit first, then the follow: the decree it took is gone."""
    s = alone(MARQUIS).favors(GREEN, "marquis").decrees_shown("d16 d01 d03 d05 d07 d18 d20 d22").has(GREEN, influence=4)
    s.officials(AUTOMA, marquis=1).turn(AUTOMA).asks(GREEN, "follow").play("follow").shows(GREEN, influence=1)
    assert s.at_court() == ("marquis", "p27")
    s.lacks("decree d16").play("decree d01").asks(GREEN, "action")
    assert s.gone("p27")
    assert s.favors_of(GREEN) == ""
    alone(TREASURY).favors(GREEN, "manuel marquis king").has(GREEN, influence=10).turn(AUTOMA).asks(GREEN, "action")


@clause("L14.1")
def test_it_never_follows() -> None:
    s = alone(MARQUIS).hand(GREEN, "p07 p02 p12 p16 p18").has(GREEN, influence=10).turn(GREEN).play("visit p07")
    s.play(s.legal()[0]).asks(GREEN, "take-card")


@clause("L14.1", "L11.1", "L11.2")
def test_its_second_set_ends_the_period_and_pays_it_too() -> None:
    s = alone(KING).available("b01", "blue").rubble(AUTOMA, "brown 2, red 2, blue").cubes("n-gold", "blue")
    s.turn(AUTOMA).asks(GREEN, "discard-hand").shows(AUTOMA, wigs=5 + 6)
    s.play("done").asks(GREEN, "action")
    assert s.table().period == 2


@clause("L14.1", "L12.5", "L12.8")
def test_it_takes_part_in_majorities_with_two_player_values() -> None:
    s = alone(KING).store(AUTOMA, "b1", "gold").store(AUTOMA, "c1", "gold").store(GREEN, "d1", "gold").sets(AUTOMA, 1)
    assert s.scores("stores") == [1, 3]
    assert s.scores("rubble") == [0, 3]
    s.plans(GREEN, "s1", done=True).table().automa[STAFFED] = 4
    assert s.scores("officials") == [5, 15]


@clause("L14.1")
@pytest.mark.parametrize(("wigs", "winner"), [(21, GREEN), (20, AUTOMA), (19, AUTOMA)])
def test_you_win_with_more_wigs(wigs: int, winner: int) -> None:
    s = alone(KING).has(GREEN, wigs=wigs, reis=0, influence=0).has(AUTOMA, wigs=20)
    assert GAME.outcome(s.table()).winners() == [winner]


@clause("L14.1", "L12.1")
def test_it_decides_nothing_and_draws_nothing() -> None:
    """Every decision of a solo game is the human's; and the same moves lead to the same end."""
    ends = []
    for _ in range(2):
        t = table_of(GAME.setup(1, 4, {}))
        chance = Chance(9)
        while not t.over():
            assert t.seat() == GREEN
            moves = t.legal()
            t.play(moves[chance.below(len(moves))])
        ends.append(GAME.encode(t))
    assert ends[0] == ends[1]
    other = table_of(GAME.setup(1, 4, {}))
    drive(other, Chance(10))
    assert GAME.encode(other) != ends[0]
