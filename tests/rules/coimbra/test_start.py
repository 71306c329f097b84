"""The start choice and the start cards (C13-C15, C66)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rossio.games.coimbra.game import GAME, table_of
from tests.marks import clause
from tests.rules.coimbra.scenario import ANNE, CHRIS, EVE, PHIL, Scene, scene

PAIRS = "c101 l102 m101 s102 l101 s101"


def choosing() -> Scene:
    """Three players, Eve first, then Phil, then Chris."""
    return scene(3).order(EVE, PHIL, CHRIS).paired(PAIRS).start_choice()


@clause("C13")
def test_the_start_choice_goes_in_reverse_player_order_and_is_a_pair_or_a_corner() -> None:
    scenario = choosing()
    assert scenario.asked == "start chris"
    assert scenario.offers("pair") == ["1", "2", "3"]
    assert scenario.offers("corner") == ["co-ne", "co-nw", "co-se", "co-sw"]
    scenario.play("corner co-se")
    assert scenario.at(CHRIS) == "co-se"
    assert scenario.asked == "start phil"
    assert scenario.refused("corner co-se").reason == "corner-taken"
    scenario.play("pair 2")
    assert scenario.owns(PHIL) == "m101 s102"
    assert scenario.asked == "start eve"
    assert scenario.offers("pair") == ["1", "3"]
    assert scenario.offers("corner") == ["co-ne", "co-nw", "co-sw"]
    assert scenario.refused("pair 2").reason == "pair-taken"


@clause("C13", "C14", "C15")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_begins_with_reverse_order_then_player_order_then_the_start_cards(players: int, seed: int) -> None:
    """All take a corner first, so the last pair goes to the last player without a question."""
    table = table_of(GAME.setup(players, seed, {}))
    asked = []
    while table.prompt().key.startswith("start"):
        asked.append(table.seat())
        table.play(table.legal()[-1])
    order = list(table.order)
    assert asked == order[::-1] + order[:-1]


@clause("C14", "C66")
def test_then_in_player_order_everybody_does_the_other_one() -> None:
    scenario = choosing().play("corner co-se", "pair 2", "corner co-nw")
    assert scenario.asked == "start-pair eve"
    assert scenario.moves == ["pair 1", "pair 3"]
    assert scenario.refused("corner co-ne").reason == "corner-chosen"
    scenario.play("pair 3")
    assert scenario.asked == "start-corner phil"
    assert scenario.moves == ["corner co-ne", "corner co-sw"]
    assert scenario.refused("pair 1").reason == "pair-chosen"
    scenario.play("corner co-ne")
    assert scenario.owns(CHRIS) == "c101 l102"
    assert scenario.asked == "walk eve"


@clause("C15")
def test_phil_resolves_a_cleric_and_a_council_member() -> None:
    scenario = scene(2).has(PHIL, cards="l102 c101").start_cards(PHIL)
    assert scenario.track(PHIL, "cleric") == 1
    assert scenario.zone(PHIL, "l102") == "phase_c"
    assert scenario.track(PHIL, "council") == 2
    assert scenario[PHIL].guards == 11
    assert scenario.zone(PHIL, "c101") == "immediate"
    assert (scenario[PHIL].coins, scenario[PHIL].vp) == (7, 0)


@clause("C15", "C82")
def test_start_cards_are_resolved_in_player_order() -> None:
    """Both land on grey 2; Chris is first player, so his disk lies lower."""
    scenario = scene(2).order(CHRIS, PHIL).has(PHIL, cards="c101 s101").has(CHRIS, cards="c102 m101")
    scenario.start_cards(CHRIS, PHIL)
    assert scenario.track(PHIL, "council") == scenario.track(CHRIS, "council") == 2
    assert scenario.ranking("council") == [CHRIS, PHIL]


@clause("C15")
def test_after_the_start_choice_the_start_cards_are_resolved_in_player_order() -> None:
    """Eve has L101 and S101, Phil M101 and S102, Chris C101 and L102: only Eve's steps are a decision."""
    scenario = choosing().play("corner co-se", "pair 2", "corner co-nw", "pair 3", "corner co-ne")
    assert scenario.asked == "walk eve"
    assert (scenario[EVE].vp, scenario[PHIL].coins, scenario[CHRIS].guards) == (0, 7, 7)
    scenario.play("stop")
    assert (scenario[EVE].vp, scenario[PHIL].coins, scenario[CHRIS].guards) == (4, 11, 11)
    assert scenario.asked == "nothing"


@clause("C15", "C69")
def test_a_card_is_finished_before_the_other_one_starts() -> None:
    """The steps of L101 are walked before S101 pays its points."""
    scenario = scene(2).has(PHIL, cards="l101 s101").start_cards(PHIL)
    assert scenario.asked == "walk phil"
    assert (scenario.track(PHIL, "cleric"), scenario.track(PHIL, "scholar"), scenario[PHIL].vp) == (2, 0, 0)
    scenario.play("stop")
    assert (scenario.track(PHIL, "scholar"), scenario[PHIL].vp) == (2, 4)


def outcomes(scenario: Scene) -> set[str]:
    """Every position that Phil's decisions can lead to, as far as it concerns him."""
    table = scenario.table
    if table.over():
        phil = table.players[PHIL]
        ranks = [table.rank(PHIL, track) for track in range(4)]
        return {repr((phil.guards, phil.coins, phil.points, phil.tracks, ranks, phil.pilgrim, phil.disks))}
    found: set[str] = set()
    for move in table.legal():
        after = table.clone()
        after.play(move)
        scenario.table = after
        found |= outcomes(scenario)
    scenario.table = table
    return found


@clause("C15", "C94")
@pytest.mark.parametrize("tile", [f"mo-i-{number:02}" for number in range(1, 13)])
def test_the_order_of_the_two_start_cards_changes_nothing_so_it_is_not_asked(tile: str) -> None:
    """All pairs with every monastery that their steps can reach; Chris stands on the spaces where Phil comes to."""
    names = ["c101", "c102", "m101", "m102", "l101", "l102", "s101", "s102"]
    for one, other in combinations(names, 2):
        reached = []
        for pair in (f"{one} {other}", f"{other} {one}"):
            scenario = scene(2).monastery("ma-1", tile).has(PHIL, cards=pair)
            scenario.has(CHRIS, council=2, merchant=2, cleric=2, scholar=2).start_cards(PHIL)
            reached.append(outcomes(scenario))
        assert reached[0] == reached[1], (one, other)


@clause("C66")
def test_start_cards_trigger_no_phase_c_bonus() -> None:
    scenario = scene(2).has(PHIL, cards="l102 m101", vp=0).start_cards(PHIL)
    assert scenario.track(PHIL, "merchant") == 2
    assert scenario.track(PHIL, "cleric") == 1
    assert (scenario[PHIL].coins, scenario[PHIL].vp) == (11, 0)


@clause("C66")
def test_steps_of_a_start_card_may_reach_a_monastery() -> None:
    scenario = scene(2).has(PHIL, cards="l101 m102").monastery("ma-1", "mo-i-01").start_cards(PHIL)
    scenario.play("walk st-n", "walk ma-1")
    assert scenario.disks(PHIL) == ["ma-1"]
    assert scenario[PHIL].guards == 12
    assert scenario.asked == "nothing"
    assert scenario.track(PHIL, "merchant") == 2


@clause("C66")
def test_the_start_choice_cannot_jam() -> None:
    """Four players who all take a corner first leave four pairs; the last of them goes to Anne without a question."""
    scenario = scene(4).paired("c101 c102 m101 m102 l101 l102 s101 s102").start_choice()
    scenario.play("corner co-nw", "corner co-ne", "corner co-se", "corner co-sw", "pair 4", "pair 3", "pair 1")
    assert scenario.owns(ANNE) == "m101 m102"
    assert scenario.asked != "start-pair anne"


@clause("C66", "C94")
def test_the_last_corner_is_taken_without_a_question() -> None:
    scenario = scene(4).paired("c101 c102 m101 m102 l102 s101 l101 s102").start_choice()
    scenario.play("pair 1", "pair 2", "pair 3", "pair 4", "corner co-nw", "corner co-se", "corner co-ne")
    assert scenario.at(ANNE) == "co-sw"
    assert scenario.asked == "walk phil"
