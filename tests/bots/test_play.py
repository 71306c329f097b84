"""Bots at the table: complete games, and who wins them."""

from __future__ import annotations

import pytest

from rossio.bots import make
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome
from rossio.kernel.game import Game
from tests.bots.places import COIMBRA, GAMES, TABLE_IDS, TABLES


def play(game: Game, names: list[str], seed: int) -> Outcome:
    chance = Chance(seed)
    bots = [make(name, Chance(chance.word())) for name in names]
    state = game.setup(len(names), chance.word(), {})
    while not state.over():
        seat = state.seat()
        move = bots[seat].choose(game, state, seat)
        assert move in state.legal()
        state.play(move)
    return game.outcome(state)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_greedy_bots_play_to_the_end(game: Game, seats: int) -> None:
    play(game, ["greedy"] * seats, 1)


def test_searching_bots_play_to_the_end() -> None:
    play(COIMBRA, ["search:4", "search:4"], 2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_greedy_beats_random(game: Game) -> None:
    won = ended = 0
    for seed in range(4):
        own = seed % 2
        outcome = play(game, ["greedy", "random"] if own == 0 else ["random", "greedy"], seed)
        winners = outcome.winners()
        ended += bool(winners)
        won += winners == [own]
    assert won == ended > 0
