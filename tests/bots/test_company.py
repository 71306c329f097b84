from __future__ import annotations

import pytest

from rossio.bots.company import NAMES, named
from rossio.games import catalogue


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_has_more_names_than_seats(game: str) -> None:
    names = NAMES[game]
    assert len(set(names)) == len(names) > max(catalogue.load(game).seats) + 1


def test_a_name_is_the_same_whenever_it_is_asked_and_differs_from_table_to_table() -> None:
    tables = [f"table-{number}" for number in range(40)]
    first = [named("master", "lisboa", table, 1, []) for table in tables]
    assert first == [named("apprentice", "lisboa", table, 1, []) for table in tables]
    assert len(set(first)) > 3


def test_nobody_at_the_table_shares_a_name() -> None:
    taken: list[str] = ["Bedel"]
    for seat in range(6):
        taken.append(named("greedy", "coimbra", "t", seat, taken))
    assert len(set(taken)) == len(taken)


def test_who_came_from_elsewhere_keeps_its_own_name() -> None:
    assert named("deep-thought", "lisboa", "t", 1, []) == "deep-thought"
    assert named("master", "toy", "t", 1, []) == "master"
    assert named("master", "coimbra", "t", 1, NAMES["coimbra"]) == "master"
