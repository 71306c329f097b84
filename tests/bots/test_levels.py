from __future__ import annotations

from itertools import pairwise

import pytest

from rossio.bots.hints import hint
from rossio.bots.levels import LEVELS, LevelBot, Skill
from rossio.bots.net import NetBot
from rossio.bots.neural import NetSearch
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from tests.bots.networks import random_network
from tests.bots.places import COIMBRA, middle, positions

GAME, SEATS = COIMBRA, 2


@pytest.mark.parametrize("game", [catalogue.load(name) for name in catalogue.names()], ids=lambda game: game.name)
def test_higher_levels_think_longer_and_slip_less(game: Game) -> None:
    levels = list(LEVELS.values())
    assert [level.name for level in levels] == ["apprentice", "journeyman", "master", "guildmaster"]
    for lower, higher in pairwise(levels):
        below, above = lower.skill(game), higher.skill(game)
        assert lower.seconds < higher.seconds
        assert below.iterations < above.iterations
        assert below.mistakes >= above.mistakes
        assert below.slip >= above.slip
    assert levels[0].skill(game).mistakes > 0 == levels[2].skill(game).mistakes == levels[3].skill(game).mistakes
    assert levels[-1].seconds <= 1.0


def test_an_apprentice_slips_sometimes_and_never_far() -> None:
    level = LEVELS["apprentice"]
    bot = LevelBot(Chance(1), level, 1e9)
    slips = asked = 0
    for state in positions(GAME, SEATS, 16):
        advice = bot.advise(GAME, state, state.seat())
        asked += 1
        if advice.reason.key == "slip":
            slips += 1
            values = {one.move: one.value for one in advice.candidates}
            assert advice.move != advice.candidates[0].move
            assert advice.candidates[0].value - values[advice.move] <= level.skill(GAME).slip
    assert 0 < slips < asked


def test_a_level_is_fixed_by_its_seed() -> None:
    state = middle(GAME, SEATS, seed=8)
    choices = {LevelBot(Chance(5), LEVELS["apprentice"], 1e9).choose(GAME, state, state.seat()) for _ in range(2)}
    assert len(choices) == 1


def test_a_level_looks_as_often_as_its_skill_in_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(GAME, SEATS, seed=8)
    monkeypatch.setitem(LEVELS["master"].own, GAME.name, Skill(7))
    search = LevelBot(Chance(5), LEVELS["master"], 1e9).think(GAME, state, state.seat())
    assert search.iterations == 7


def test_a_level_begins_every_decision_anew() -> None:
    """As at a server, where each decision may be made by another process."""
    bot = LevelBot(Chance(5), LEVELS["apprentice"], 1e9)
    state = middle(GAME, SEATS, seed=8)
    first = bot.think(GAME, state, state.seat())
    state.play(state.legal()[0])
    assert bot.think(GAME, state, state.seat()).root.visits <= first.root.visits


def test_levels_and_hints_think_with_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rossio.bots.net.network_of", random_network)
    state = middle(GAME, SEATS, seed=8)
    for level in LEVELS.values():
        assert isinstance(LevelBot(Chance(5), level, 0.05).think(GAME, state, state.seat()), NetSearch)
    asked: list[bool] = []
    begin = NetBot.begin

    def noted(self: NetBot, *place: object) -> object:
        search = begin(self, *place)  # type: ignore[arg-type]
        asked.append(isinstance(search, NetSearch))
        return search

    monkeypatch.setattr(NetBot, "begin", noted)
    hint(GAME, state, state.seat(), 8)
    assert asked == [True]
