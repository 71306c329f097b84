"""The laws of `Game.values` and `Game.peril`."""

from __future__ import annotations

import pytest

from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.game import THOUSAND, Game
from tests.bots.places import TABLE_IDS, TABLES, positions


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_values_are_made_of_what_the_seat_may_know(game: Game, seats: int) -> None:
    chance = Chance(2)
    for state in positions(game, seats, 12):
        before = game.encode(state)
        for seat in range(seats):
            other = game.resample(state, seat, chance)
            assert game.values(other, seat) == game.values(state, seat)
            assert game.peril(other, seat) == game.peril(state, seat)
            assert len(game.values(state, seat)) == len(game.outcome(state).scores)
            assert 0 <= game.peril(state, seat) <= THOUSAND
        assert game.encode(state) == before


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_values_end_at_the_scores(game: Game, seats: int) -> None:
    for seed in range(3):
        chance = Chance(seed)
        state = game.setup(seats, chance.word(), {})
        drive(state, chance)
        for seat in range(seats):
            assert game.values(state, seat) == [THOUSAND * score for score in game.outcome(state).scores]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_values_are_points_of_a_believable_size(game: Game, seats: int) -> None:
    for state in positions(game, seats, 20, seed=3):
        for value in game.values(state, 0):
            assert -100 * THOUSAND < value < 400 * THOUSAND
