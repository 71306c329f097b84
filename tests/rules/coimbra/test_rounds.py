"""The course of a round (C16-C23, C39, C40, C58, C87)."""

from __future__ import annotations

from itertools import permutations

import pytest

from rossio.games.coimbra.content import LOCATIONS, PIPS
from rossio.games.coimbra.game import GAME, table_of
from rossio.games.coimbra.state import NONE, PHASES
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import Event
from tests.marks import clause
from tests.rules.coimbra.scenario import ANNE, CHRIS, EVE, NAMES, PHIL, Scene, scene

DECK_OF_12 = "c201 m201 l201 s201 c202 m202 l202 c203 c204 m203 l203 l204"


def decisions(players: int, seed: int) -> list[tuple[int, str, str, int]]:
    """Round, phase, question and seat of every decision of a random game after the start choice."""
    table = table_of(GAME.setup(players, seed, {}))
    chance = Chance(seed)
    made = []
    while not table.over():
        if table.round:
            made.append((table.round, PHASES[table.phase], table.prompt().key, table.seat()))
        moves = table.legal()
        table.play(moves[chance.below(len(moves))])
    return made


@clause("C16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_four_rounds_of_the_phases_in_order(players: int) -> None:
    seen = [(number, phase) for number, phase, _, _ in decisions(players, 11)]
    assert seen == sorted(seen)
    for number in (1, 2, 3, 4):
        assert {"b", "c", "e"} <= {phase for at, phase in seen if at == number}
    assert seen[-1][0] == 4


@clause("C18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_are_drafted_in_player_order_three_times_round(players: int) -> None:
    drafts = [(number, seat) for number, _, question, seat in decisions(players, 3) if question == "place"]
    for number in (1, 2, 3, 4):
        seats = [seat for at, seat in drafts if at == number]
        assert sorted(seats[:players]) == list(range(players))
        assert seats == seats[:players] * 3


@clause("C18")
def test_the_draft_follows_the_flags() -> None:
    scenario = (
        scene(3).order(EVE, PHIL, CHRIS).pool("grey-1 grey-2 grey-3 orange-1 orange-2 orange-3 green-1 green-2 white-6")
    )
    scenario.new_round()
    seats = []
    while scenario.asked.startswith("place"):
        seats.append(scenario.asked.split()[1])
        scenario.play(scenario.moves[0])
    assert seats == ["eve", "phil", "chris"] * 3


@clause("C17")
def test_all_dice_of_the_pool_are_rolled_those_left_over_included() -> None:
    """The white die stayed in the pool on a 6; each face comes up when it is rolled again."""
    faces = set()
    for seed in range(60):
        scenario = scene(2).pool("grey-1 grey-1 orange-1 orange-1 purple-1 green-1 white-6").chance(seed).new_round()
        assert scenario.in_pool() == "grey grey orange orange purple green white"
        faces.add(scenario.table.pool[-1] % PIPS + 1)
    assert faces == {1, 2, 3, 4, 5, 6}


@clause("C17", "C45")
@pytest.mark.parametrize(("players", "count"), [(2, 7), (3, 11), (4, 13)])
def test_every_round_begins_with_all_dice_in_the_pool(players: int, count: int) -> None:
    table = table_of(GAME.setup(players, 4, {}))
    chance = Chance(4)
    sizes = {}
    while not table.over():
        if table.round and table.prompt().key == "place" and table.round not in sizes:
            sizes[table.round] = len(table.pool)
        moves = table.legal()
        table.play(moves[chance.below(len(moves))])
    assert sizes == {1: count, 2: count, 3: count, 4: count}


@clause("C17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whatever_was_done_before_a_seed_rolls_the_same_dice_in_every_round(players: int) -> None:
    def rolled(moves: int) -> list[object]:
        table = table_of(GAME.setup(players, 5, {}))
        log: list[Event] = []
        table.log = log
        drive(table, Chance(moves))
        return [event.facts["dice"] for event in log if event.kind == "rolled"]

    dice = rolled(1)
    assert rolled(2) == rolled(3) == dice
    assert len(dice) == 4
    assert all(dice[later] != dice[0] for later in (1, 2, 3))


@clause("C18")
def test_any_die_goes_to_any_location_unturned_and_nobody_may_pass() -> None:
    scenario = scene(2).pool("grey-5 grey-5 white-1").draft(PHIL)
    assert sorted(scenario.moves) == sorted(
        f"place {name} {location}" for name in ("grey-5", "white-1") for location in LOCATIONS
    )
    assert scenario.refused("decline").reason == "not-now"
    assert scenario.refused("place green-2 castle").reason == "no-such-die"
    assert scenario.table.refusals() == [], "a die that is not there is refused when asked for, and never listed"
    scenario.play("place grey-5 central")
    assert scenario.stands("central") == "grey-5 phil"
    assert scenario.in_pool() == "grey white"


@clause("C20", "C21")
def test_a_five_stands_left_of_a_token_of_three() -> None:
    scenario = scene(3).pool("grey-5 white-1").line("upper", "token-3").draft(PHIL).play("place grey-5 upper")
    assert scenario.stands("upper") == "grey-5 phil, token-3"


@clause("C20", "C22")
def test_an_equal_die_stands_right_of_the_one_already_there() -> None:
    scenario = scene(3).pool("white-1").line("upper", "grey-5 phil, token-3, green-1 eve").draft(PHIL)
    scenario.play("place white-1 upper")
    assert scenario.stands("upper") == "grey-5 phil, token-3, green-1 eve, white-1 phil"


@clause("C18", "C19")
def test_dice_rise_in_the_castle_and_the_third_die_is_the_last() -> None:
    scenario = scene(3).pool("grey-4 orange-6").line("castle", "orange-1 chris, green-5 chris")
    scenario.line("upper", "grey-5 phil, token-3, green-1 eve, white-1 phil").draft(PHIL).play("place grey-4 castle")
    assert scenario.stands("castle") == "orange-1 chris, grey-4 phil, green-5 chris"
    assert scenario.asked == "nothing"


@clause("C19")
def test_a_new_three_in_the_castle_goes_right_of_the_three() -> None:
    scenario = scene(2).pool("grey-3").line("castle", "green-1 chris, green-3 chris, green-5 chris").draft(PHIL)
    scenario.play("place grey-3 castle")
    assert scenario.stands("castle") == "green-1 chris, green-3 chris, grey-3 phil, green-5 chris"


@clause("C20", "C21")
def test_a_new_three_in_a_city_goes_right_of_an_equal_token() -> None:
    scenario = scene(2).pool("grey-3").line("lower", "green-5 chris, token-3, green-2 chris").draft(PHIL)
    scenario.play("place grey-3 lower")
    assert scenario.stands("lower") == "green-5 chris, token-3, grey-3 phil, green-2 chris"


@clause("C22")
@pytest.mark.parametrize("location", LOCATIONS)
def test_a_location_takes_any_number_of_dice_of_one_player(location: str) -> None:
    scenario = scene(2).pool("grey-1 orange-2 purple-3 green-4 white-5 green-6").draft(*([PHIL] * 6))
    for name in ("grey-1", "orange-2", "purple-3", "green-4", "white-5", "green-6"):
        scenario.play(f"place {name} {location}")
    placed = scenario.stands(location).split(", ")
    assert len(placed) == 6
    assert (
        placed
        == [f"{text} phil" for text in ("grey-1", "orange-2", "purple-3", "green-4", "white-5", "green-6")][
            :: 1 if location == "castle" else -1
        ]
    )


@clause("C23", "C53", "C73")
def test_m12_pays_four_points_for_each_own_die_put_into_the_castle() -> None:
    scenario = scene(2).monastery("mb-1", "mo-ii-07").has(PHIL, disks="mb-1", vp=0).has(CHRIS, vp=0)
    scenario.pool("grey-1 grey-2 grey-3 orange-1").draft(PHIL, CHRIS, PHIL, PHIL)
    scenario.play("place grey-1 castle")
    assert scenario[PHIL].vp == 4
    scenario.play("place grey-2 castle")
    assert (scenario[PHIL].vp, scenario[CHRIS].vp) == (4, 0)
    scenario.play("place grey-3 upper")
    assert scenario[PHIL].vp == 4
    scenario.play("place orange-1 castle")
    assert scenario[PHIL].vp == 8


@clause("C39")
def test_crowns_are_tokens_and_tiles_of_this_round_and_the_flag() -> None:
    scenario = scene(4).order(ANNE, EVE, PHIL, CHRIS)
    assert [scenario.crowns(player) for player in (ANNE, EVE, PHIL, CHRIS)] == [0, 1, 2, 3]
    scenario.has(ANNE, tokens="council scholar").has(EVE, favours="fa-3").has(PHIL, favours="fa-2 fa-0")
    scenario.has(CHRIS, favours="fa-1", tokens="merchant")
    assert [scenario.crowns(player) for player in (ANNE, EVE, PHIL, CHRIS)] == [2, 4, 4, 5]


@clause("C39", "C40")
def test_phil_takes_flag_one_and_the_tied_players_change_places() -> None:
    """Chris 0 + 2 + 1, Eve 1 + 1 + 1, Phil 2 + 3 + 2."""
    scenario = scene(3).order(CHRIS, EVE, PHIL)
    scenario.has(CHRIS, favours="fa-2", tokens="council").has(EVE, favours="fa-1", tokens="merchant")
    scenario.has(PHIL, favours="fa-3", tokens="cleric scholar")
    assert [scenario.crowns(player) for player in (CHRIS, EVE, PHIL)] == [3, 3, 7]
    scenario.has(PHIL, guards=0, coins=0).has(CHRIS, guards=0, coins=0).has(EVE, guards=0, coins=0).phase_d()
    assert [NAMES[player] for player in scenario.table.order] == ["phil", "eve", "chris"]


@clause("C40")
def test_four_tied_players_turn_the_order_round() -> None:
    scenario = poor(scene(4)).has(PHIL, favours="fa-3").has(CHRIS, favours="fa-2").has(EVE, favours="fa-1").phase_d()
    assert scenario.table.order == [ANNE, EVE, CHRIS, PHIL]


@clause("C40")
def test_the_old_order_is_reversed_only_among_the_tied() -> None:
    """Crowns A 0 + 3, B 1 + 2 + 2, C 2 + 1, D 3."""
    scenario = poor(scene(4)).has(PHIL, favours="fa-3").has(CHRIS, favours="fa-2", tokens="council merchant")
    scenario.has(EVE, favours="fa-1")
    assert [scenario.crowns(player) for player in (PHIL, CHRIS, EVE, ANNE)] == [3, 5, 3, 3]
    scenario.phase_d()
    assert scenario.table.order == [CHRIS, ANNE, EVE, PHIL]


@clause("C40")
@pytest.mark.parametrize("order", list(permutations((PHIL, CHRIS, EVE, ANNE))))
def test_most_crowns_come_first_whatever_the_old_order(order: tuple[int, ...]) -> None:
    """Flags 0, 1, 2, 3 and the tiles: Chris 3, Anne 2, Phil 1."""
    scenario = poor(scene(4)).order(*order).has(CHRIS, favours="fa-3").has(ANNE, favours="fa-2")
    scenario.has(PHIL, favours="fa-1")
    tiles = {PHIL: 1, CHRIS: 3, EVE: 0, ANNE: 2}
    expected = sorted(order, key=lambda player: (-tiles[player] - order.index(player), -order.index(player)))
    assert scenario.phase_d().table.order == expected


def poor(scenario: Scene) -> Scene:
    """Nobody can invest, so that phase F asks nothing."""
    for player in range(len(scenario.table.players)):
        scenario.has(player, guards=0, coins=0)
    return scenario


@clause("C87")
def test_from_phase_d_on_the_new_flag_counts_with_the_tokens_and_tiles() -> None:
    scenario = poor(scene(2)).has(CHRIS, favours="fa-3", tokens="cleric")
    assert (scenario.crowns(PHIL), scenario.crowns(CHRIS)) == (0, 5)
    scenario.phase_d()
    assert scenario.table.order == [CHRIS, PHIL]
    assert (scenario.crowns(PHIL), scenario.crowns(CHRIS)) == (1, 4)


@clause("C87")
def test_before_round_one_only_the_flag_counts() -> None:
    """Chris is third; the steps of his start card enter the monastery that pays for crowns."""
    scenario = scene(3).order(PHIL, EVE, CHRIS).round(0).has(CHRIS, cards="l101 m102", at="co-nw", vp=0)
    scenario.monastery("ma-1", "mo-i-10").start_cards(CHRIS).play("walk st-n", "walk ma-1")
    assert scenario[CHRIS].vp == 2


@clause("C58")
def test_with_cards_left_tiles_and_tokens_are_collected_and_die_tokens_stay() -> None:
    scenario = scene(3).round(1).stacked(DECK_OF_12).pool("grey-1 grey-1 grey-1").line("upper", "token-3")
    scenario.has(PHIL, favours="fa-3", tokens="council merchant", cards="c205").has(CHRIS, favours="fa-1")
    scenario.table.cap_taken = True
    scenario.end_round()
    assert scenario.table.round == 2
    assert [scenario.crowns(player) for player in (PHIL, CHRIS, EVE)] == [0, 1, 2]
    assert scenario.table.favours == [NONE] * 4
    assert scenario.table.cap_taken is False
    assert scenario.stands("upper") == "token-3"
    assert scenario.shown("lower") == "c204 m203 l203 l204"
    assert scenario.owns(PHIL) == "c205"
    assert scenario.asked == "place phil"


@clause("C58", "C63")
def test_with_an_empty_stack_the_game_ends_before_any_clean_up() -> None:
    scenario = scene(2).round(4).has(PHIL, favours="fa-3", tokens="council merchant").end_round()
    assert scenario.asked == "nothing"
    assert scenario.table.round == 4
    assert scenario.crowns(PHIL) == 5


@clause("C58")
def test_the_stack_is_looked_at_only_after_phase_f() -> None:
    """In round 4 the stack is empty from the start, and the round is played to its end."""
    made = decisions(2, 8)
    assert [number for number, _, question, _ in made if question == "place"].count(4) == 6
    assert {"c", "e"} <= {phase for number, phase, _, _ in made if number == 4}
