"""What is hidden and what lies open (L15.44)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import Table
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import OMNISCIENT, SPECTATOR
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, Scene, scene


def board(s: Scene, seat: int, player: int) -> dict[str, object]:
    players = GAME.view(s.table(), seat)["players"]
    assert isinstance(players, list)
    found = players[player]
    assert isinstance(found, dict)
    return found


def words(value: object) -> list[str]:
    """Every text anywhere in a view."""
    if isinstance(value, dict):
        return [word for item in value.values() for word in words(item)]
    if isinstance(value, list):
        return [word for item in value for word in words(item)]
    return [value] if isinstance(value, str) else []


@clause("L15.44")
def test_hands_are_hidden_but_for_cards_taken_in_sight() -> None:
    s = scene(3).hand(GREEN, "p02 p07 p12 p22 p38")
    assert board(s, GREEN, GREEN)["hand"] == ["p02", "p07", "p12", "p22", "p38"]
    for seat in (PURPLE, SPECTATOR):
        seen = board(s, seat, GREEN)
        assert (seen["hand"], seen["hand-size"], seen["hand-known"]) == (None, 5, ["p22", "p38"])
    assert board(s, OMNISCIENT, GREEN)["hand"] == ["p02", "p07", "p12", "p22", "p38"]


@clause("L15.44")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_hidden_is_named_in_a_view(seats: int) -> None:
    """Face-down cards, covered buildings, bags, and cards that left the game unseen."""
    for seed, plies in ((1, 30), (2, 150), (3, 260)):
        t = table_of(GAME.setup(seats, seed, {}))
        drive(t, Chance(seed), plies)
        if t.over():
            continue
        for seat in (*range(seats), SPECTATOR):
            named = words(GAME.view(t, seat))
            hidden = hidden_things(t, seat)
            assert hidden
            assert not [name for name in hidden if name in named]


def hidden_things(t: Table, seat: int) -> list[str]:
    cards = [*t.unseen, *(card for deck in t.decks for card in deck)]
    for other, p in enumerate(t.players):
        if other != seat:
            cards += [card for card in p.hand if content.CARD_DECK[card] in (content.BLUE, content.PURPLE)]
    names = [content.CARD_IDS[card] for card in cards]
    names += [content.CLERGY_IDS[tile] for tile in t.clergy_bag]
    names += [content.DECREE_IDS[decree] for decree in t.decree_deck]
    return names + [content.BUILDING_IDS[building] for stack in t.building_stacks for building in stack[:-2]]


@clause("L15.44")
def test_everything_else_is_open() -> None:
    s = (
        scene(3)
        .has(GREEN, reis=7, influence=3, wigs=9, goods="gold, book 2")
        .clergy(GREEN, "c03")
        .favors(GREEN, "king")
    )
    s.decrees(GREEN, "d16").plans(GREEN, "s1").rubble(GREEN, "red").portfolio(GREEN, "p05 h1a p16")
    for seat in (PURPLE, SPECTATOR):
        seen = board(s, seat, GREEN)
        assert (seen["reis"], seen["influence"], seen["wigs"]) == (7, 3, 9)
        assert seen["goods"] == {"gold": 1, "cloth": 0, "book": 2, "tool": 0}
        assert (seen["clergy"], seen["favors"], seen["decrees"], seen["plans"]) == (["c03"], ["king"], ["d16"], ["s1"])
        assert (seen["nobles"], seen["treasuries"], seen["cubes"]) == (
            ["p05"],
            ["p16"],
            {"brown": 0, "red": 1, "blue": 0},
        )


@clause("L15.44", "L2.4")
def test_discards_are_open_and_so_is_the_next_building() -> None:
    s = scene(3).hand(GREEN, "p02 p07 p12 p16 p18").turn(GREEN).play("get-gold p12")
    view = GAME.view(s.table(), PURPLE)
    assert "p12" in words(view["discards"])
    stacks = s.table().building_stacks
    shown = words(view["buildings"])
    assert shown == [content.BUILDING_IDS[stack[at]] for stack in stacks for at in (-1, -2)]


@clause("L15.44", "L11.4")
def test_hand_cards_discarded_at_the_change_of_period_are_open() -> None:
    s = scene(3).hand(GREEN, "p02 p07 p12 p16 p18").trigger(GREEN).turn(PURPLE)
    s.play(s.legal()[0]).play(s.legal()[0]).play("discard p12").asks(GREEN, "discard-hand")
    assert board(s, PURPLE, GREEN)["offer"] == ["p12"]
