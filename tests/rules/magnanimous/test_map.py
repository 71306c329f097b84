"""The printed map, boards, action area and tracks (M6, M13, M36, M39, M58, M71, M74, M79, Q6, Q36)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.content import (
    ADJACENT,
    COMMERCE_GOOD,
    COMMERCE_VALUE,
    NOBLES,
    PROVINCE_IDS,
    RIO_ACT,
    RIO_ACTS,
    SLOT_NUMBER,
    SPACE_ACT,
    SPACE_IDS,
    SPACE_NOBLES,
    SPACE_NUMBER,
    TITLE_AT,
    TITLE_IDS,
    ZONE,
)
from rossio.games.magnanimous.effects import ACTS, GOODS
from tests.marks import clause
from tests.rules.magnanimous.scenario import RED, province, scene

ROADS = """
rio-negro: para solimoes
bahia: goyaz minas-geraes pernambuco piauhy porto-seguro sergipe
rio-grande-do-sul: santa-catharina sao-paulo uruguay
goyaz: bahia maranhao matto-grosso minas-geraes para piauhy sao-paulo
sergipe: bahia pernambuco
parahyba: ceara pernambuco rio-grande-do-norte
para: goyaz maranhao matto-grosso rio-negro solimoes
uruguay: rio-grande-do-sul
minas-geraes: bahia espirito-santo goyaz porto-seguro rio-de-janeiro sao-paulo
espirito-santo: minas-geraes porto-seguro rio-de-janeiro
maranhao: goyaz para piauhy
pernambuco: bahia ceara parahyba piauhy sergipe
solimoes: matto-grosso para rio-negro
sao-paulo: goyaz matto-grosso minas-geraes rio-de-janeiro rio-grande-do-sul santa-catharina
porto-seguro: bahia espirito-santo minas-geraes
santa-catharina: rio-grande-do-sul sao-paulo
matto-grosso: goyaz para sao-paulo solimoes
piauhy: bahia ceara goyaz maranhao pernambuco
ceara: parahyba pernambuco piauhy rio-grande-do-norte
rio-grande-do-norte: ceara parahyba
rio-de-janeiro: espirito-santo minas-geraes sao-paulo
"""
ROAD_LIST = [line.split(": ") for line in ROADS.strip().splitlines()]


def neighbours(here: int) -> list[str]:
    return sorted(name for n, name in enumerate(PROVINCE_IDS) if ADJACENT[here] >> n & 1)


@clause("M58", "M48")
def test_the_21_provinces_and_their_neighbours() -> None:
    assert [name for name, _ in ROAD_LIST] == PROVINCE_IDS
    for name, roads in ROAD_LIST:
        assert neighbours(province(name)) == roads.split()
    assert neighbours(ZONE) == ["matto-grosso", "rio-grande-do-sul", "sao-paulo", "uruguay"]


@clause("M58")
@pytest.mark.parametrize(("name", "roads"), ROAD_LIST, ids=[name for name, _ in ROAD_LIST])
def test_a_train_goes_to_each_neighbour_and_nowhere_else(name: str, roads: str) -> None:
    table = scene().train(RED, name, "bahia", 2).die("bahia", 1, "space-1a").nobles(RED).put("bahia", "space-1a")
    table.play("act")
    assert sorted(move.split()[1] for move in table.legal() if move.startswith("train")) == roads.split()


@clause("M39")
def test_the_numbers_of_the_boards() -> None:
    numbers = [SLOT_NUMBER[5 * colour : 5 * colour + 4] for colour in range(4)]
    assert numbers == [[4, 1, 6, 3], [1, 2, 5, 6], [3, 4, 2, 5], [5, 3, 4, 2]]


@clause("M71", "M36", "M37", "M57")
def test_the_eight_quadrants() -> None:
    """Production action, nobles action and the numbers of the two spaces."""
    quadrants = []
    for first in range(0, 16, 2):
        assert SPACE_IDS[first][:-1] == SPACE_IDS[first + 1][:-1] == f"space-{first // 2 + 1}"
        assert SPACE_ACT[first] == SPACE_ACT[first + 1]
        assert SPACE_NOBLES[first] == SPACE_NOBLES[first + 1]
        names = f"{ACTS[SPACE_ACT[first]]} {NOBLES[SPACE_NOBLES[first]]}"
        quadrants.append(f"{names} {SPACE_NUMBER[first]} {SPACE_NUMBER[first + 1]}")
    assert quadrants == [
        "cotton train_or_sell 2 5",
        "sugar train_or_sell 1 4",
        "leather train_or_sell 3 6",
        "coffee train_or_sell 2 4",
        "recruit troops 3 5",
        "improve discard_for_nobility 1 6",
        "deputy throne 2 4",
        "ship export_or_sail 3 5",
    ]


@clause("M74", "Q36")
def test_the_commerce_track() -> None:
    assert [GOODS[good] for good in COMMERCE_GOOD] == ["cotton", "sugar", "leather", "coffee"] * 5
    assert [*COMMERCE_VALUE] == list(range(20))


@clause("M79", "M43")
def test_titles_and_the_rio_card() -> None:
    titles = [TITLE_IDS[title] for title in TITLE_AT]
    assert titles == ["barao", *["visconde"] * 6, *["conde"] * 6, *["marques"] * 6, *["duque"] * 2]
    assert [RIO_ACTS[RIO_ACT[die]] for die in range(1, 7)] == ["train", "troops", "ship", "deputy", "advance", "free"]
