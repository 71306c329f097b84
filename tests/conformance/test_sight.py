"""What a network sees of a position: inputs in range, moves among them, and other positions seen otherwise."""

from __future__ import annotations

from importlib import import_module
from typing import Final
from zlib import crc32

import pytest

from rossio.games import catalogue
from rossio.kernel.facts import NOBODY
from tests.conformance.cases import Case, games, load, names, positions


def test_inputs_are_in_range_whatever_the_seats(case: Case) -> None:
    game = case.game
    assert game.layout > 0
    assert game.inputs() == game.sights + game.space.size
    for where, state in positions(case, games(10, 60), 8):
        for seat in range(case.seats):
            on = game.sight(state, seat)
            assert on, where
            assert min(on) >= 0, where
            assert max(on) < game.sights, f"{where}: input {max(on)} of {game.sights}"
            assert game.sight(state.clone(), seat) == on, where


def test_the_legal_moves_are_inputs_of_the_seat_that_decides(case: Case) -> None:
    game = case.game
    for where, state in positions(case, games(4, 20), 15):
        moves = [game.sights + game.space.index(move) for move in state.legal()]
        for seat in range(case.seats):
            expected = moves if state.seat() == seat else []
            assert game.observe(state, seat) == game.sight(state, seat) + expected, where
        if state.seat() != NOBODY:
            assert moves, where


def test_most_moves_change_what_a_network_sees(case: Case) -> None:
    game = case.game
    changed = asked = 0
    for _, state in positions(case, games(4, 20), 15):
        seat = state.seat()
        for move in state.legal()[:4]:
            after = state.clone()
            after.play(move)
            asked += 1
            changed += game.sight(after, seat) != game.sight(state, seat)
    assert changed > 0.9 * asked, f"{case}: {changed} of {asked}"


@pytest.mark.parametrize("name", names())
def test_a_seat_sees_itself_first(name: str) -> None:
    """The players' blocks turn with the seat: the inputs about the table alone are the same for all."""
    game = load(name)
    seats = max(game.seats)
    state = game.setup(seats, 1, {})
    seen = [set(game.sight(state, seat)) for seat in range(seats)]
    assert all(seen[0] & other for other in seen[1:])
    assert len({frozenset(one) for one in seen}) == seats


def test_the_seats_are_counted(case: Case) -> None:
    assert case.game.seated(case.setup(1)) == case.seats


LAYOUTS: Final = {
    ("coimbra", 2): 4045459958,
    ("lisboa", 3): 3344676976,
    ("magnanimous", 2): 1885867664,
}


@pytest.mark.parametrize("name", [name for name in names() if name in catalogue.names()])
def test_a_layout_keeps_its_meaning(name: str) -> None:
    """A step that is added, renamed or removed moves the inputs of others: raise LAYOUT, and networks learn anew."""
    game = load(name)
    kinds = import_module(f"rossio.games.{name}.observe").KINDS
    told = f"{game.sights} {' '.join(kind.__name__ for kind in kinds)}"
    assert crc32(told.encode()) == LAYOUTS[name, game.layout], told
