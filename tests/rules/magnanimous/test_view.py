"""What the view tells of a position besides the pieces: the bids of a tie, and how much a province holds."""

from __future__ import annotations

from typing import Any

from rossio.games.magnanimous.content import PROVINCE_IDS
from rossio.games.magnanimous.game import GAME
from rossio.kernel.facts import SPECTATOR
from tests.rules.magnanimous.scenario import BLUE, RED, YELLOW, Scene, scene


def seen(table: Scene) -> dict[str, Any]:
    return GAME.view(table.table, SPECTATOR)


def at(table: Scene, province: str) -> dict[str, Any]:
    found: dict[str, Any] = seen(table)["provinces"][PROVINCE_IDS.index(province)]
    return found


def test_bids_are_seen_by_all() -> None:
    table = scene(governor=BLUE)
    for colour in (RED, BLUE, YELLOW):
        table.deputies(colour, con=1).reis(colour, 5)
    table.vote("c01")
    assert seen(table)["auction"] is None
    table.play("spend con for 1", "spend con for 1", "spend con for 1")
    assert seen(table)["auction"] == {"high": 0, "leader-seat": None, "standing-seats": [0, 2, 3]}
    table.play("bid 2", "pass")
    assert seen(table)["auction"] == {"high": 2, "leader-seat": 2, "standing-seats": [0, 2]}
    table.play("pass").refusing()
    assert seen(table)["auction"] is None


def test_limits_follow_tiles_and_effects() -> None:
    table = scene().tile("bahia", "warehouse").goods("bahia", 3).troops("bahia", 2)
    assert (at(table, "bahia")["goods-limit"], at(table, "bahia")["troop-limit"]) == (5, 4)
    assert (at(table, "goyaz")["goods-limit"], at(table, "goyaz")["troop-limit"]) == (4, 4)
    table.wins(RED, "c13")
    assert at(table, "bahia")["troop-limit"] == 5


def test_places_that_hold_neither_have_no_limits() -> None:
    table = scene(2)
    for province in ("sergipe", "sao-paulo", "rio-de-janeiro"):
        assert (at(table, province)["goods-limit"], at(table, province)["troop-limit"]) == (0, 0)
