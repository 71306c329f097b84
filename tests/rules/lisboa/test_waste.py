"""What a preview warns of: goods, influence and rubble beyond a limit, and moves that gain nothing."""

from __future__ import annotations

from rossio.games.lisboa.game import GAME
from rossio.games.lisboa.steps.church import GiveUpClergy
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, scene
from tests.rules.waste import wasted


@clause("L3.2")
def test_gold_for_a_card_finds_no_room_in_a_full_warehouse() -> None:
    full = scene(3).has(GREEN, goods="gold 2").turn(GREEN)
    move = next(move for move in full.legal() if move.startswith("get-gold"))
    assert wasted(GAME, full.table(), move) == ({"gold": 1}, True)
    half = scene(3).has(GREEN, goods="gold").turn(GREEN)
    assert wasted(GAME, half.table(), move) == ({}, False)


@clause("L4.2")
def test_influence_beyond_ten_is_lost() -> None:
    envelope = scene(3).portfolio(GREEN, "p05 h1a").clergy(GREEN, "c13").has(GREEN, influence=7)
    envelope.steps(GiveUpClergy(GREEN))
    assert wasted(GAME, envelope.table(), "give-up c13") == ({"influence": 3}, False)
    empty = scene(3).portfolio(GREEN, "p05 h1a").clergy(GREEN, "c13").has(GREEN, influence=1)
    empty.steps(GiveUpClergy(GREEN))
    assert wasted(GAME, empty.table(), "give-up c13") == ({}, False)
