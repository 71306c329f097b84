"""What a preview warns of: goods and spaces beyond a limit, and moves that gain nothing."""

from __future__ import annotations

from typing import Final

import pytest

from rossio.games.coimbra.game import GAME
from tests.marks import clause
from tests.rules.coimbra.scenario import PHIL, scene
from tests.rules.waste import wasted

FULL: Final = {"guards": 2, "coins": 2}


@clause("C46")
@pytest.mark.parametrize(
    ("guards", "wants"), [(13, ({}, False)), (18, ({"guards": 5}, False)), (20, ({"guards": 7}, True))]
)
def test_goods_over_twenty_are_lost(guards: int, wants: tuple[dict[str, int], bool]) -> None:
    favour = scene(2).has(PHIL, guards=guards).takes(PHIL, "fa-0")
    assert wasted(GAME, favour.table, "choose guards") == wants


@clause("C25", "C46")
@pytest.mark.parametrize(("coins", "wants"), [(19, ({"guards": 2, "coins": 1}, False)), (20, (FULL, True))])
def test_distress_of_the_rich_gains_nothing(coins: int, wants: tuple[dict[str, int], bool]) -> None:
    """The die comes back to the player whatever it did: that is no gain."""
    rich = scene(2).has(PHIL, guards=20, coins=coins).line("castle", "grey-1 phil").resolve("castle")
    assert wasted(GAME, rich.table, "distress") == wants
