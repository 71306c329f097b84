"""OpenSpiel: the games pass that library's own tests, and its states are those of the rules."""

from __future__ import annotations

import sys

import pytest

from rossio.games import catalogue
from rossio.kernel.chance import Chance

if sys.platform == "win32":
    pytest.skip("NOT RUN: OpenSpiel has no packages for Windows", allow_module_level=True)

import pyspiel

from rossio.lab import spiel

GAMES = catalogue.names()


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"rossio_{name}(deals=4)"), 1, True, False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_goes_as_the_rules_go(name: str, players: int) -> None:
    game = pyspiel.load_game(f"rossio_{name}(players={players})")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == spiel.DEALS
    state.apply_action(7)
    rules = catalogue.load(name)
    beside = rules.setup(players, 7, rules.settle_options(players, {}))
    chance = Chance(players)
    for _ in range(60):
        assert state.current_player() == beside.seat()
        moves = [state.action_to_string(action) for action in state.legal_actions()]
        assert sorted(moves) == sorted(rules.space.print(move) for move in beside.legal())
        chosen = chance.below(len(moves))
        state.apply_action(state.legal_actions()[chosen])
        beside.play(rules.space.parse(moves[chosen]))
        assert state.observation_tensor(0) == [float(number) for number in rules.features(beside, 0)]


def test_a_copy_goes_its_own_way_and_a_saved_state_comes_back() -> None:
    game = pyspiel.load_game("rossio_coimbra")
    state = game.new_initial_state()
    state.apply_action(3)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.move_number() == copy.move_number() - 1
    assert state.observation_string(1) != copy.observation_string(1)
    saved = pyspiel.serialize_game_and_state(game, copy)
    _, back = pyspiel.deserialize_game_and_state(saved)
    assert back.history() == copy.history()
    assert back.legal_actions() == copy.legal_actions()


def test_the_end_pays_by_rank() -> None:
    game = pyspiel.load_game("rossio_coimbra(players=3)")
    state = game.new_initial_state()
    state.apply_action(1)
    chance = Chance(5)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
    paid = state.returns()
    assert len(paid) == 3
    assert sum(paid) == pytest.approx(0)
    assert max(paid) > 0
