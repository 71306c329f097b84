"""The goals of decrees and the tables of the end scoring, read once from the pack."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa.content import (
    ARCHITECTS,
    COLOURS,
    COLUMNS,
    GOOD_IDS,
    NOBLE_IDS,
    PACK,
    ROWS,
    SIDES,
)
from rossio.kernel.content import ContentError, Entry

OWN_STORES: Final = 0
OWN_STORE_KINDS: Final = 1
PUBLIC: Final = 2
OWN_PLANS: Final = 3
OWN_SHIPS: Final = 4
OWN_HULLS: Final = 5
OWN_CUBES: Final = 6
OWN_SETS: Final = 7
OWN_FAVORS: Final = 8
OWN_CLERGY: Final = 9
OWN_OFFICIALS: Final = 10
OWN_NOBLES: Final = 11
OWN_TREASURY: Final = 12
OWN_REIS: Final = 13
OWN_INFLUENCE: Final = 14
OWN_GOODS: Final = 15
OWN_GROUPS: Final = 16
GOALS: Final = [
    *["own_stores", "own_store_kinds", "public", "own_plans", "own_ships", "own_hulls", "own_cubes", "own_sets"],
    *["own_favors", "own_clergy", "own_officials", "own_nobles", "own_treasury", "own_reis", "own_influence"],
    *["own_goods", "own_groups"],
]

ROW: Final = 0
COLUMN: Final = 1
GOOD: Final = 2
ARCHITECT: Final = 3
SIDE: Final = 4
COLOUR: Final = 5
NOBLE: Final = 6
FILTERS: Final = ["row", "column", "good", "architect", "side", "colour", "noble"]
_LABELS: Final = [ROWS, [], GOOD_IDS, ARCHITECTS, SIDES, COLOURS, NOBLE_IDS]


def _filters(goal: Entry) -> list[int]:
    """What a goal is restricted to, by filter; -1 where it is not."""
    filters = [-1] * len(FILTERS)
    for number, key in enumerate(FILTERS):
        if goal.has(key):
            filters[number] = (
                COLUMNS.index(goal.number(key)) if number == COLUMN else _LABELS[number].index(goal.text(key))
            )
    for key in goal.values:
        if key != "op" and key not in FILTERS:
            raise ContentError(f"{goal.where}: {key} restricts no goal")
    return filters


_DECREES: Final = PACK.entries("decrees", "decree")
DECREE_GOAL: Final = [GOALS.index(decree.entry("goal").text("op")) for decree in _DECREES]
DECREE_FILTERS: Final = [_filters(decree.entry("goal")) for decree in _DECREES]
DECREE_EVERY: Final = [decree.number_or("every", 0) for decree in _DECREES]
DECREE_AT_LEAST: Final = [decree.number_or("at_least", 0) for decree in _DECREES]
DECREE_WIGS: Final = [decree.number("wigs") for decree in _DECREES]


def _majorities(table: str) -> list[list[int]]:
    """The wigs of the places by good, for two players and for more."""
    rows: list[list[int]] = []
    for key in ("places", "two_players"):
        for good in GOOD_IDS:
            found = [entry for entry in PACK.entries("scoring", "majority") if entry.text("good") == good]
            fitting = [entry for entry in found if entry.text("table") == table] or found
            rows.append(fitting[0].numbers(key))
    return rows


_STANDARD: Final = _majorities("standard")
_ENGLISH: Final = _majorities("english")
MAJORITIES: Final = [_STANDARD[: len(GOOD_IDS)], _ENGLISH[: len(GOOD_IDS)]]
MAJORITIES_FOR_TWO: Final = [_STANDARD[len(GOOD_IDS) :], _ENGLISH[len(GOOD_IDS) :]]
OFFICIALS_TABLE: Final = [
    [
        place
        for entry in PACK.entries("scoring", "officials")
        if entry.number("players") == players
        for place in entry.numbers("places")
    ]
    for players in range(5)
]
_CATEGORIES: Final = {entry.text("category"): entry for entry in PACK.entries("scoring", "category")}
PER_HULL: Final = _CATEGORIES["ships"].number("per_hull")
PER_SET: Final = _CATEGORIES["rubble"].number("per_set")
REIS_PER_WIG: Final = _CATEGORIES["money"].number("reis_per_wig")
PER_FAVOR: Final = _CATEGORIES["favors"].number("per_favor")
FINAL_CATEGORIES: Final = [entry.text("category") for entry in PACK.entries("scoring", "category")]
