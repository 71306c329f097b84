"""The goals of the 70 decrees (P3, L12.7). The numbers are counted by hand on one position."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.game import GAME, table_of
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene

ROWS = "d01 d02 2 | d03 d04 6 | d05 d06 2 | d07 d08 2 | d09 d10 2"
PUBLIC_ROWS = "d11 6 | d12 3 | d13 3 | d14 3 | d15 3"
KINDS = "d16 d17 6 | d18 d19 2 | d20 d21 2 | d22 d23 4"
ARCHITECTS = "d24 d25 5 | d26 d27 3"
SIDES = "d28 3 | d29 4 | d30 3"
COLOURS = "d31 7 | d32 2 | d33 4 | d34 3"
PLANS = "d35 d36 6 | d37 6 | d38 3"
PORTFOLIO = "d39 d40 4 | d41 d42 3 | d56 d57 2 | d58 d59 4"
RUBBLE = "d43 3 | d44 2 | d45 4 | d46 d47 4"
HELD = "d48 d49 4 | d50 d51 6 | d60 2 | d61 3 | d62 2 | d63 d64 6"
OFFICIALS = "d52 8 | d53 4 | d54 2 | d55 6"
AT_LEAST = "d65 d66 6 | d67 6 | d68 6 | d69 4 | d70 2"
ALL = " | ".join(
    [ROWS, PUBLIC_ROWS, KINDS, ARCHITECTS, SIDES, COLOURS, PLANS, PORTFOLIO, RUBBLE, HELD, OFFICIALS, AT_LEAST]
)
WIGS = {name: int(part.split()[-1]) for part in ALL.split("|") for name in part.split()[:-1]}


def city() -> Scene:
    """Green: a2 gold, b1 gold, b2 cloth, b3 book, c5 tool, d4 tool, e1 gold. Purple has something of everything."""
    s = scene(4)
    for land, good in (
        *(("a2", "gold"), ("b1", "gold"), ("b2", "cloth"), ("b3", "book"), ("c5", "tool"), ("d4", "tool")),
        ("e1", "gold"),
    ):
        s.store(GREEN, land, good)
    s.store(PURPLE, "a3", "book").store(PURPLE, "c1", "gold").store(PURPLE, "d5", "tool")
    s.building("w-a", "b01", "blue").building("e-a", "b04", "blue").building("w-c", "b02", "blue")
    s.building("n-gold", "b10", "blue").building("n-book", "b13", "blue").building("w-b", "b07", "green")
    s.building("e-e", "b15", "green").building("e-d", "b16", "green")
    s.plans(GREEN, "s1 lb1 lg1", done=True).plans(GREEN, "s3").plans(PURPLE, "s2 s4", done=True)
    s.portfolio(GREEN, "p01 h1a h2a p16 p17").portfolio(PURPLE, "p02 h1b p18")
    s.rubble(GREEN, "brown 3, red 2, blue 4").sets(PURPLE, 1).favors(GREEN, "manuel king").favors(PURPLE, "marquis")
    s.clergy(GREEN, "c29 c04 c05").clergy(PURPLE, "c06").officials(GREEN, manuel=2, marquis=1, king=3, plaza_king=2)
    s.officials(PURPLE, manuel=1, marquis=1, king=1)
    return s.has(GREEN, reis=13, influence=7, goods="gold 3, book, tool").ready()


@clause("L12.7")
@pytest.mark.parametrize("decree", WIGS)
def test_a_decree(decree: str) -> None:
    assert city().decrees(GREEN, decree).scores("decrees") == [WIGS[decree], 0, 0, 0]


@clause("L12.7")
@pytest.mark.parametrize("decree", WIGS)
def test_a_decree_of_somebody_with_nothing(decree: str) -> None:
    """On a bare board nothing scores but what is printed on the tracks: 10 réis and 5 influence."""
    wanted = {"d60": 2, "d61": 2}.get(decree, 0)
    assert scene(3).decrees(GREEN, decree).scores("decrees") == [wanted, 0, 0]


def test_there_are_70_decrees() -> None:
    assert sorted(WIGS) == content.DECREE_IDS


@clause("L12.7")
@pytest.mark.parametrize(
    ("decree", "stores", "wigs"),
    [
        ("d65", "b1 gold, b2 cloth, b3 book", 0),
        ("d65", "b1 gold, b2 cloth, b3 book, b4 tool", 6),
        ("d67", "b1 gold, c1 gold, d1 gold, e1 gold", 0),
        ("d67", "b1 gold, c1 gold, d1 gold, e1 gold, d2 gold", 6),
        ("d63", "b1 gold", 0),
        ("d63", "b1 gold, c1 gold", 3),
    ],
)
def test_goals_that_are_met_or_not(decree: str, stores: str, wigs: int) -> None:
    s = scene(3).decrees(YELLOW, decree)
    for store in stores.split(", "):
        s.store(YELLOW, *store.split())
    assert s.scores("decrees") == [0, 0, wigs]


@clause("L12.7")
@pytest.mark.parametrize(("plans", "wigs"), [("s1 s2", 0), ("s1 s2 s3", 6), ("s1 s2 s3 s4", 6)])
def test_three_plans(plans: str, wigs: int) -> None:
    assert scene(3).decrees(GREEN, "d68").plans(GREEN, plans, done=True).scores("decrees") == [wigs, 0, 0]


@clause("L12.7")
@pytest.mark.parametrize(
    ("decree", "reis", "influence", "goods", "wigs"),
    [
        ("d60", 14, 10, "", 2),
        ("d60", 15, 0, "", 3),
        ("d61", 0, 9, "", 4),
        ("d61", 0, 10, "", 5),
        ("d62", 0, 0, "gold, cloth, book", 1),
        ("d62", 0, 0, "gold 2, cloth, book", 2),
    ],
)
def test_goals_by_the_dozen_round_down(decree: str, reis: int, influence: int, goods: str, wigs: int) -> None:
    s = scene(3).decrees(GREEN, decree).has(GREEN, reis=reis, influence=influence, goods=goods)
    assert s.scores("decrees") == [wigs, 0, 0]


@clause("L1.20", "L12.7")
def test_the_decrees_of_row_e_carry_the_two_player_sign() -> None:
    marked = [name for n, name in enumerate(content.DECREE_IDS) if content.DECREE_NOT_FOR_TWO[n]]
    assert marked == ["d09", "d10", "d15"]
    for seed in range(8):
        t = table_of(GAME.setup(2, seed, {}))
        assert not [decree for decree in t.decrees if content.DECREE_IDS[decree] in marked]
