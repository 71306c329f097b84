from __future__ import annotations

from collections import Counter

import pytest

from rossio.bots.habits import NO_HABITS, Habits, habits_of, preferences
from rossio.bots.judge import playout
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from tests.bots.places import COIMBRA, GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_habits_that_differ(game: Game) -> None:
    """Reading the file names every move in it; a word that the game does not have is an error."""
    numbers = preferences(game)
    assert len(numbers) > 300
    assert min(numbers.values()) < 0 < max(numbers.values())


def test_moves_are_drawn_as_often_as_they_weigh() -> None:
    habits = Habits({1: 3.0, 2: 0.0})
    chance = Chance(4)
    drawn = Counter(habits.draw([1, 2, 9], chance) for _ in range(4000))
    assert drawn[2] == 0
    assert 2.6 < drawn[1] / drawn[9] < 3.4


def test_without_habits_all_moves_are_alike() -> None:
    chance = Chance(4)
    drawn = Counter(NO_HABITS.draw([5, 6, 7, 8], chance) for _ in range(4000))
    assert all(900 < count < 1100 for count in drawn.values())


def test_lower_heat_prefers_more() -> None:
    best = max(preferences(COIMBRA).items(), key=lambda one: one[1])[0]
    assert habits_of(COIMBRA, 0.003).weights[best] > habits_of(COIMBRA, 0.03).weights[best] > 1


@pytest.mark.parametrize("game", [game for game in GAMES if game.name != "magnanimous"], ids=lambda game: game.name)
def test_play_by_habit_scores_more_than_play_by_chance(game: Game) -> None:
    """Not so in Magnanimous, where the habits of greedy bots bring defeats (docs/bots-diary.md)."""
    scores = []
    for habits in (NO_HABITS, habits_of(game, 0.01)):
        points = 0
        for seed in range(6):
            state = game.setup(2, seed, {})
            playout(state, Chance(seed), -1, habits)
            points += sum(game.outcome(state).scores)
        scores.append(points)
    assert scores[1] > scores[0]
