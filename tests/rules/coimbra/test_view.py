"""What is asked and what is hidden (C94, C95)."""

from __future__ import annotations

import pytest

from rossio.games.coimbra.content import CARD_DECK
from rossio.games.coimbra.game import GAME, table_of
from rossio.games.coimbra.state import Table
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT, SPECTATOR
from tests.marks import clause
from tests.rules.coimbra.scenario import PHIL, RIVAL, scene

REAL_CHOICES = {
    "start",
    "start-pair",
    "start-corner",
    "place",
    "castle",
    "city",
    "choose",
    "cap",
    "invest",
    "invest-phase",
    "take-favour",
    "walk",
    "pay",
    "from-discard",
    "repeat",
    "give",
    "lose",
    "start-bonus",
    "activate",
    "end-income",
}


def played(players: int, seed: int, decisions: int) -> Table:
    table = table_of(GAME.setup(players, seed, {}))
    chance = Chance(seed)
    for _ in range(decisions):
        moves = table.legal()
        table.play(moves[chance.below(len(moves))])
    return table


@clause("C94")
def test_every_kind_of_decision_is_asked_and_no_other() -> None:
    asked = set()
    for seed in range(40):
        table = table_of(GAME.setup(2 + seed % 3, seed, {}))
        chance = Chance(seed)
        while not table.over():
            asked.add(table.prompt().key)
            moves = table.legal()
            table.play(moves[chance.below(len(moves))])
    assert asked == REAL_CHOICES


@clause("C94")
def test_plain_gains_are_booked_without_asking() -> None:
    """Guards, coins, points, influence and scoring in mid-game."""
    for name in ("c201", "m201", "s201", "c304", "m203", "l302"):
        assert scene(2).acquires(PHIL, name).asked == "nothing", name
    for name in ("mo-i-01", "mo-i-05", "mo-i-09", "mo-i-10", "mo-ii-05", "mo-iii-02", "mo-iii-03", "mo-iii-04"):
        assert scene(2).enters(PHIL, name).asked == "nothing", name


@clause("C94")
def test_choices_that_only_give_points_are_made_for_the_player_always_the_best() -> None:
    """M10 takes Goa 9 and Calicut 7, not Macau 2; M11 takes the card of 7 and the tile of 13."""
    voyages = scene(2).has(PHIL, cards="c101", voyages="vo-macau vo-goa vo-calicut", vp=0).enters(PHIL, "mo-iii-03")
    assert voyages[PHIL].vp == 9 + 7
    scored = scene(2).has(PHIL, cards="s205 s303", council=10, scholar=7, vp=0).enters(PHIL, "mo-iii-04")
    assert scored[PHIL].vp == 7 + 13


@clause("C95")
@pytest.mark.parametrize("decisions", [0, 20, 90])
def test_nothing_is_private(decisions: int) -> None:
    table = played(4, 6, decisions)
    views = [GAME.view(table, seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    for view in views:
        del view["seat"]
        assert "hidden" not in view
    assert all(view == views[0] for view in views)


@clause("C95")
def test_the_order_of_the_stack_and_future_dice_are_hidden_but_the_cards_to_come_are_known() -> None:
    table = played(3, 9, 30)
    other = table.clone()
    other.stack.reverse()
    other.seed = 12345
    view = GAME.view(table, 0)
    assert GAME.view(other, 0) == view
    to_come = view["to-come"]
    assert isinstance(to_come, list)
    assert sorted(to_come) == sorted(set(to_come))
    assert len(to_come) == len(table.stack) == 36
    assert GAME.view(other, OMNISCIENT) != GAME.view(table, OMNISCIENT)


@clause("C95")
def test_what_is_hidden_can_be_drawn_anew_and_nothing_else_changes() -> None:
    table = played(3, 9, 30)
    first_dealt = set()
    for seed in range(30):
        new = table_of(GAME.resample(table, 0, Chance(seed)))
        assert GAME.view(new, 0) == GAME.view(table, 0)
        assert [CARD_DECK[held] for held in new.stack] == [3] * 24 + [2] * 12
        first_dealt.add(new.stack[-1])
    assert len(first_dealt) > 6


@clause("C95", "C96")
def test_the_two_decks_of_the_rival_are_hidden_too() -> None:
    table = table_of(GAME.setup(1, 5, {}))
    other = table.clone()
    other.rival_actions.reverse()
    other.rival_colours.reverse()
    assert GAME.view(other, 0) == GAME.view(table, 0)
    assert len({table_of(GAME.resample(table, 0, Chance(seed))).rival_actions[-1] for seed in range(30)}) > 6


@clause("C95")
def test_a_roll_and_a_deal_show_what_was_hidden_so_undo_stops_there() -> None:
    rolled = scene(2).pool("grey-1 white-1")
    rolled.table.ply = 30
    assert rolled.new_round().table.horizon == 30
    dealt = scene(2).stacked("c201 m201 l201 s201 c202 m202 l202 c203 c204 m203 l203 l204").pool("grey-1")
    dealt.table.ply = 40
    assert dealt.end_round().table.horizon == 40


@clause("C95", "C96")
def test_so_does_a_card_or_a_roll_of_the_rival() -> None:
    drawn = scene(1).pool("grey-1 white-1")
    drawn.table.ply = 30
    drawn.table.rival_actions = [0]
    drawn.table.rival_colours = [0]
    assert drawn.draft(RIVAL).table.horizon == 30
    thrown = scene(1).order(PHIL, RIVAL).paired("c101 m101 l101 s101")
    thrown.table.ply = 3
    assert thrown.start_choice().table.horizon == 3


@clause("C17", "C95")
def test_dice_of_the_pool_are_colours_until_they_are_rolled_and_after_they_are_given_back() -> None:
    scenario = scene(2).pool("grey-1 white-1")
    assert GAME.view(scenario.table, PHIL)["pool"] == ["die-grey", "die-white"]
    rolled = GAME.view(scenario.new_round().table, PHIL)["pool"]
    assert isinstance(rolled, list)
    assert all(name.startswith(("grey-", "white-")) for name in rolled)
    assert GAME.view(scenario.phase("e").table, PHIL)["pool"] == ["die-grey", "die-white"]
