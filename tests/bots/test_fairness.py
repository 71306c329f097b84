"""No bot uses what its seat cannot know: it chooses alike in positions that differ in nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rossio.bots.bot import Bot
from rossio.bots.greedy import GreedyBot
from rossio.bots.levels import LEVELS, LevelBot
from rossio.bots.net import NetBot
from rossio.bots.random import RandomBot
from rossio.bots.tree import SearchBot
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from tests.bots.networks import native, random_network
from tests.bots.places import TABLE_IDS, TABLES, positions

FOREVER = 1e9
MAKERS: dict[str, Callable[[Chance, Game], Bot]] = {
    "random": lambda chance, game: RandomBot(chance),
    "greedy": lambda chance, game: GreedyBot(chance),
    "search": lambda chance, game: SearchBot(chance, FOREVER, 16),
    "net": lambda chance, game: NetBot(chance, FOREVER, 16, random_network(game) if native() else None),
    "apprentice": lambda chance, game: LevelBot(chance, LEVELS["apprentice"], FOREVER),
}
ASKED = {"random": 20, "greedy": 8, "search": 4, "net": 8, "apprentice": 2}


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_what_a_seat_cannot_know_does_not_change_its_choice(game: Game, seats: int, name: str) -> None:
    """One bot sees the game as it is, its twin sees the unknown drawn anew before every decision."""
    chance = Chance(4)
    bots = [MAKERS[name](Chance(seat), game) for seat in range(seats)]
    twins = [MAKERS[name](Chance(seat), game) for seat in range(seats)]
    for state in positions(game, seats, ASKED[name]):
        seat = state.seat()
        before = game.encode(state)
        other = game.resample(state, seat, chance)
        assert bots[seat].choose(game, state, seat) == twins[seat].choose(game, other, seat)
        assert game.encode(state) == before, "the bot has changed the position"
