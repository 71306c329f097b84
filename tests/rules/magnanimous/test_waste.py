"""What a preview warns of: goods and troops beyond a limit, and moves that gain nothing."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.game import GAME
from tests.marks import clause
from tests.rules.magnanimous.scenario import GREEN, RED, scene
from tests.rules.waste import wasted


@clause("M17", "M36")
@pytest.mark.parametrize(("stored", "lost"), [(2, {}), (3, {"cotton": 1})])
def test_machinery_makes_more_than_a_full_province_stores(stored: int, lost: dict[str, int]) -> None:
    field = scene().reis(RED, 9).tile("rio-negro", "machinery").goods("rio-negro", stored).production(RED)
    assert wasted(GAME, field.table, "take space-1a", "act") == (lost, False)


@clause("M20", "M43")
def test_of_two_troops_one_is_lost_where_only_one_fits() -> None:
    table = scene().purple(2).troops("goyaz", 3).govern(GREEN)
    assert wasted(GAME, table.table, "reinforce goyaz") == ({"troop": 1}, False)
