"""The solo rival (C96-C107), rule by rule. In a scene for one player it is the second, called chris."""

from __future__ import annotations

from collections import Counter

import pytest

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import COLOURS
from rossio.games.coimbra.game import GAME, table_of
from rossio.games.coimbra.purposes import RIVAL_CORNER, RIVAL_PAIR
from rossio.kernel.chance import Chance, Stream
from rossio.kernel.drive import drive
from tests.marks import clause
from tests.rules.coimbra.scenario import PHIL, RIVAL, Scene, scene

LOCATION_OF = {1: "castle", 2: "upper", 3: "central", 4: "lower"}


def drawing(first: str, sign: str, number: int, colours: str, pool: str) -> Scene:
    """The rival is about to draw this action card and the colour card that begins so."""
    scenario = scene(1).pool(pool)
    wanted = (first == "colour", sign == "plus", number - 1)
    action = list(zip(content.RIVAL_COLOUR_FIRST, content.RIVAL_HIGHEST, content.RIVAL_PLACE, strict=True)).index(
        wanted
    )
    named = [[COLOURS[colour] for colour in order] for order in content.RIVAL_COLOURS]
    order = next(n for n, names in enumerate(named) if names[: len(colours.split())] == colours.split())
    scenario.table.rival_actions = [action]
    scenario.table.rival_colours = [order]
    return scenario.draft(RIVAL)


def roll(seed: int, purpose: str) -> int:
    """The roll for a purpose with this seed."""
    return Stream(seed, purpose).below(6) + 1


@clause("C96", "C97")
@pytest.mark.parametrize(("options", "points"), [({"rival": "easy"}, 0), ({}, 20), ({"rival": "hard"}, 35)])
def test_setup_is_that_of_two_players_and_the_level_gives_the_rival_points(
    options: dict[str, str], points: int
) -> None:
    table = table_of(GAME.setup(1, 3, options))
    assert len(table.players) == 2
    assert (table.players[RIVAL].vp, table.players[PHIL].vp) == (points, 0)
    assert (table.players[RIVAL].guards, table.players[RIVAL].coins) == (0, 0)
    assert (table.players[PHIL].guards, table.players[PHIL].coins) == (7, 7)
    assert len(table.pool) == 7
    assert [len(line) for line in table.lines] == [0, 2, 2, 1]
    assert len(table.pairs) == 4


@clause("C98")
def test_the_decks_hold_30_action_cards_and_12_colour_cards_and_12_of_each_are_drawn() -> None:
    counts = Counter(
        zip(
            content.RIVAL_COLOUR_FIRST, content.RIVAL_HIGHEST, (place + 1 for place in content.RIVAL_PLACE), strict=True
        )
    )
    assert counts == {
        (True, False, 1): 2, (True, False, 2): 2, (True, False, 3): 1, (True, False, 4): 2,
        (True, True, 2): 3, (True, True, 3): 4, (True, True, 4): 3,
        (False, False, 1): 1, (False, False, 2): 2, (False, False, 3): 2, (False, False, 4): 2,
        (False, True, 2): 2, (False, True, 3): 2, (False, True, 4): 2,
    }  # fmt: skip
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in content.RIVAL_COLOURS)
    table = table_of(GAME.setup(1, 8, {}))
    assert (sorted(table.rival_actions), sorted(table.rival_colours)) == (list(range(30)), list(range(12)))
    drive(table, Chance(8))
    assert (len(table.rival_actions), len(table.rival_colours)) == (18, 0)


@clause("C98")
def test_both_decks_are_shuffled() -> None:
    tables = [table_of(GAME.setup(1, seed, {})) for seed in range(400)]
    assert len({table.rival_actions[-1] for table in tables}) == 30
    assert len({table.rival_colours[-1] for table in tables}) == 12


@clause("C99")
@pytest.mark.parametrize("seed", range(12))
def test_it_takes_the_left_pair_on_one_to_three_and_the_right_one_on_four_to_six(seed: int) -> None:
    scenario = scene(1).order(PHIL, RIVAL).paired("c101 m101 l101 s101").chance(seed).start_choice()
    assert scenario.asked == "start phil"
    assert scenario.owns(RIVAL) == ("c101 m101" if roll(seed, RIVAL_PAIR) <= 3 else "l101 s101")


@clause("C99")
@pytest.mark.parametrize("seed", range(4))
def test_it_takes_the_last_pair_if_one_is_left(seed: int) -> None:
    scenario = scene(1).order(RIVAL, PHIL).paired("c101 m101 l101 s101").start_choice().chance(seed).play("pair 1")
    assert scenario.owns(RIVAL) == "l101 s101"


@clause("C99")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("taken", ["co-nw", "co-ne", "co-sw"])
def test_its_corner_is_counted_clockwise_the_next_free_one_if_taken(seed: int, taken: str) -> None:
    clockwise = ["co-nw", "co-ne", "co-se", "co-sw"]
    place = clockwise.index(["co-nw", "co-ne", "co-se", "co-sw", "co-nw", "co-ne"][roll(seed, RIVAL_CORNER) - 1])
    if clockwise[place] == taken:
        place = (place + 1) % 4
    pairs = "c101 m101 l101 s101 c102 m102"
    scenario = scene(1).order(PHIL, RIVAL).paired(pairs).start_choice().play(f"corner {taken}")
    scenario.chance(seed).play(scenario.moves[0])
    assert scenario.at(RIVAL) == clockwise[place]


@clause("C100")
def test_its_start_cards_raise_its_tracks_and_their_bonuses_are_ignored() -> None:
    scenario = scene(1).has(RIVAL, cards="s101 l101", vp=0).start_cards(RIVAL)
    assert (scenario.track(RIVAL, "scholar"), scenario.track(RIVAL, "cleric")) == (2, 2)
    assert (scenario[RIVAL].vp, scenario.asked) == (0, "nothing")


@clause("C101")
def test_colour_minus_one_takes_the_lowest_grey_die_to_the_castle() -> None:
    scenario = drawing("colour", "minus", 1, "grey", "grey-5 grey-2 white-1")
    assert scenario.stands("castle") == "grey-2 chris"
    assert scenario.in_pool() == "grey white"


@clause("C101")
@pytest.mark.parametrize(
    ("first", "sign", "number", "colours", "pool", "taken"),
    [
        ("colour", "plus", 2, "grey orange", "grey-5 grey-2 white-6", "grey-5"),
        ("colour", "plus", 3, "grey orange purple", "purple-2 green-6 purple-3", "purple-3"),
        ("colour", "minus", 4, "white", "green-1 white-6", "white-6"),
        ("pips", "plus", 2, "grey", "orange-5 grey-2 white-6", "white-6"),
        ("pips", "minus", 3, "grey", "orange-5 grey-2 green-4", "grey-2"),
        ("pips", "plus", 4, "green orange", "grey-5 orange-5 purple-4", "orange-5"),
        ("pips", "minus", 1, "purple white", "grey-1 white-1 green-1", "white-1"),
    ],
)
def test_its_cards_name_a_die_and_a_place(
    first: str, sign: str, number: int, colours: str, pool: str, taken: str
) -> None:
    scenario = drawing(first, sign, number, colours, pool)
    assert scenario.stands(LOCATION_OF[number]) == f"{taken} chris"


@clause("C101", "C20")
def test_its_die_stands_in_line_by_the_usual_rules() -> None:
    scenario = scene(1).pool("grey-3")
    action = list(zip(content.RIVAL_COLOUR_FIRST, content.RIVAL_HIGHEST, content.RIVAL_PLACE, strict=True)).index(
        (True, True, 1)
    )
    scenario.table.rival_actions = [action]
    scenario.table.rival_colours = [0]
    scenario.line("upper", "green-5 phil, token-3, token-2").draft(RIVAL)
    assert scenario.stands("upper") == "green-5 phil, token-3, grey-3 chris, token-2"


@clause("C102")
def test_in_the_castle_it_takes_the_tile_with_most_crowns_left_for_four_points() -> None:
    scenario = (
        scene(1)
        .has(RIVAL, vp=0, voyages="")
        .line("castle", "grey-1 chris, grey-2 chris")
        .line("upper", "green-2 chris")
    )
    scenario.resolve("castle")
    assert scenario.favours(RIVAL) == "fa-3 fa-2"
    assert scenario[RIVAL].vp == 8
    assert (scenario.invested(RIVAL), scenario.table.cap_taken, scenario.stands("upper")) == (
        [],
        False,
        "green-2 chris",
    )
    assert scenario.board(RIVAL) == "grey grey"


@clause("C103")
def test_in_a_city_it_takes_the_highest_card_free_with_track_crown_and_points_for_diplomas() -> None:
    """S204 shows two diplomas and would give 1 point; M201 of equal influence lies further right."""
    scenario = scene(1).has(RIVAL, vp=0).row("upper", "l206 s204 m201 -").crown("s204").line("upper", "grey-6 chris")
    scenario.resolve("upper")
    assert scenario.owns(RIVAL) == "s204"
    assert scenario.track(RIVAL, "scholar") == 2
    assert scenario[RIVAL].vp == 4
    assert scenario.crowns(RIVAL) == 1 + 1
    assert (scenario[RIVAL].guards, scenario[RIVAL].coins) == (0, 0)
    assert scenario.pile() == "l206 m201"
    assert scenario.board(RIVAL) == "grey"


@clause("C100", "C103")
@pytest.mark.parametrize("name", ["c101", "l102", "s102", "c202"])
def test_the_bonus_of_its_cards_is_ignored(name: str) -> None:
    """Whatever it owns, a council card of influence 4 with one diploma gives it 2 points and nothing else."""
    scenario = (
        scene(1).has(RIVAL, vp=0, cards=name).row("upper", "c301 - - -").line("upper", "grey-6 chris").resolve("upper")
    )
    assert (scenario[RIVAL].vp, scenario[RIVAL].guards, scenario[RIVAL].coins) == (2, 0, 0)
    assert (scenario.at(RIVAL), scenario.asked) == ("co-ne", "nothing")


@clause("C102", "C103")
def test_with_nothing_left_to_take_it_scores_two_points() -> None:
    city = scene(1).has(RIVAL, vp=0).line("lower", "grey-6 chris").resolve("lower")
    assert city[RIVAL].vp == 2
    castle = scene(1).has(PHIL, favours="fa-3 fa-2 fa-1 fa-0").has(RIVAL, vp=0).line("castle", "grey-6 chris")
    assert castle.resolve("castle")[RIVAL].vp == 2
    assert castle.board(RIVAL) == "grey"


@clause("C104")
@pytest.mark.parametrize(("name", "rival", "human"), [("m303", 8, 2), ("c303", 8, 2), ("l304", 7, 5)])
def test_asked_it_gives_points_and_never_a_card(name: str, rival: int, human: int) -> None:
    scenario = scene(1).has(RIVAL, vp=10, cards="l201", cleric=3).has(PHIL, vp=0).acquires(PHIL, name)
    assert (scenario[RIVAL].vp, scenario[PHIL].vp) == (rival, human)
    assert (scenario.owns(RIVAL), scenario.asked) == ("l201", "nothing")


@clause("C105", "C40")
def test_phase_d_is_normal_for_the_rival() -> None:
    scenario = scene(1).has(RIVAL, favours="fa-3").has(PHIL, guards=0, coins=0).phase_d()
    assert scenario.table.order == [RIVAL, PHIL]


@clause("C105")
def test_grey_and_orange_dice_give_it_two_points_each_and_a_green_one_the_normal_points() -> None:
    scenario = scene(1).has(RIVAL, vp=0, dice="grey orange green", council=15, merchant=9, scholar=5).income(RIVAL)
    assert scenario[RIVAL].vp == 2 + 2 + 4
    assert (scenario[RIVAL].guards, scenario[RIVAL].coins) == (0, 0)
    assert (scenario.in_pool(), scenario.board(RIVAL)) == ("grey orange green", "")


@clause("C106")
def test_a_purple_die_walks_to_the_nearest_monasteries_for_three_points_each() -> None:
    """From CO-NE with 5 steps: MA-1 before MA-3, then MA-8, then one step towards MA-7."""
    scenario = scene(1).has(RIVAL, vp=0, at="co-ne", dice="purple", cleric=13).income(RIVAL)
    assert scenario.disks(RIVAL) == ["ma-1", "ma-8"]
    assert scenario.at(RIVAL) == "sa-w"
    assert (scenario[RIVAL].vp, scenario[RIVAL].guards) == (6, 0)


@clause("C106", "C51")
def test_a_monastery_with_its_disk_on_the_way_pays_nothing() -> None:
    """From SA-N the nearest monastery without its disk is MA-3, by way of MA-2."""
    scenario = scene(1).has(RIVAL, vp=0, at="sa-n", disks="ma-1 ma-2", dice="purple", cleric=1).income(RIVAL)
    assert (scenario.at(RIVAL), scenario[RIVAL].vp, scenario.disks(RIVAL)) == ("st-ne", 0, ["ma-1", "ma-2"])


@clause("C106")
def test_of_two_shortest_ways_it_takes_the_location_listed_first() -> None:
    """Only MA-5 is without its disk, ten steps away from MA-1 on either side: ST-N stands before ST-NW."""
    others = "ma-1 ma-2 ma-3 ma-4 ma-6 ma-7 ma-8 mb-1 mb-2 mb-3 mb-4 mc-1 mc-2"
    scenario = scene(1).has(RIVAL, vp=0, at="ma-1", disks=others, dice="purple", cleric=0).income(RIVAL)
    assert (scenario.at(RIVAL), scenario[RIVAL].vp) == ("st-n", 0)


@clause("C105", "C106")
@pytest.mark.parametrize(
    ("council", "merchant", "cleric", "scholar", "points"),
    [(5, 5, 5, 5, 4), (5, 5, 5, 4, 3), (9, 2, 2, 2, 2), (2, 9, 9, 2, 3), (9, 9, 2, 2, 2), (1, 1, 1, 7, 6)],
)
def test_its_white_die_counts_as_its_highest_track(
    council: int, merchant: int, cleric: int, scholar: int, points: int
) -> None:
    """On a tie green, then purple, grey, orange. Purple enters one monastery, two steps away, for 3 points."""
    scenario = scene(1).has(RIVAL, vp=0, dice="white", at="co-ne")
    scenario.has(RIVAL, council=council, merchant=merchant, cleric=cleric, scholar=scholar).income(RIVAL)
    assert scenario[RIVAL].vp == points
    assert scenario.in_pool() == "white"


@clause("C107")
def test_from_round_two_on_it_puts_a_disk_on_the_leftmost_voyage_free() -> None:
    first = scene(1).round(1).voyage_turns(RIVAL)
    assert first.invested(RIVAL) == []
    later = scene(1).round(2).has(RIVAL, voyages="vo-tanger vo-acores").voyage_turns(RIVAL)
    assert later.invested(RIVAL) == ["vo-tanger", "vo-calicut", "vo-acores"]
    assert (later[RIVAL].guards, later[RIVAL].coins, later.asked) == (0, 0, "nothing")


@clause("C107", "C60", "C92")
def test_at_the_end_it_scores_six_per_voyage_and_majorities_and_nothing_else() -> None:
    """Second on grey within three spaces: 3 of IT-1."""
    scenario = scene(1).has(PHIL, council=9).has(RIVAL, vp=40, council=6, voyages="vo-goa vo-tanger")
    scenario.has(RIVAL, cards="c201 c202 s205 s303", favours="fa-3", tokens="council merchant")
    sheet = GAME.sheet(scenario.table)
    assert dict(zip(sheet.categories, sheet.rows[RIVAL], strict=True)) == {
        **dict.fromkeys(sheet.categories, 0),
        "cards": 40,
        "voyages": 12,
        "majorities": 3,
    }
    assert sheet.total(RIVAL) == 55


@clause("C107", "C64")
@pytest.mark.parametrize(("order", "winner"), [((PHIL, RIVAL), PHIL), ((RIVAL, PHIL), RIVAL)])
def test_a_tie_with_the_rival_goes_to_the_earlier_player(order: tuple[int, ...], winner: int) -> None:
    scenario = scene(1).order(*order).has(PHIL, vp=20, guards=4, coins=0).has(RIVAL, vp=22)
    assert GAME.outcome(scenario.table).scores == [22, 22]
    assert GAME.outcome(scenario.table).winners() == [winner]


@clause("C96")
def test_the_rival_is_never_asked() -> None:
    for seed in range(10):
        table = table_of(GAME.setup(1, seed, {}))
        chance = Chance(seed)
        while not table.over():
            assert table.seat() == PHIL
            moves = table.legal()
            table.play(moves[chance.below(len(moves))])
        assert table.round == 4


@clause("C100", "C103", "C107")
def test_what_the_rival_takes_and_where_its_disks_go_is_told() -> None:
    scenario = scene(1).has(RIVAL, cards="s101 l101").listen().start_cards(RIVAL)
    assert scenario.told("raised") == [
        ("raised", RIVAL, {"track": "scholar", "spaces": 2, "space": 2}),
        ("raised", RIVAL, {"track": "cleric", "spaces": 2, "space": 2}),
    ]
    scenario.row("upper", "s204 - - -").line("upper", "grey-6 chris").listen().resolve("upper")
    assert scenario.told("acquired-free", "raised", "gained") == [
        ("acquired-free", RIVAL, {"card": "s204"}),
        ("raised", RIVAL, {"track": "scholar", "spaces": 2, "space": 4}),
        ("gained", RIVAL, {"what": {"points": 4}}),
    ]
    scenario.round(2).listen().voyage_turns(RIVAL)
    assert scenario.told("invested-free") == [("invested-free", RIVAL, {"voyage": "vo-tanger"})]


@clause("C105")
def test_each_die_of_the_rival_is_told_with_the_track_it_counts_for() -> None:
    scenario = scene(1).has(RIVAL, dice="grey white", council=1, scholar=5).listen().income(RIVAL)
    assert scenario.told("activated", "gained") == [
        ("activated", RIVAL, {"colour": "grey", "track": "council"}),
        ("gained", RIVAL, {"what": {"points": 2}}),
        ("activated", RIVAL, {"colour": "white", "track": "scholar"}),
        ("gained", RIVAL, {"what": {"points": 4}}),
    ]
