from __future__ import annotations

from rossio.bots.levels import LEVELS, LevelBot
from rossio.kernel.chance import Chance
from tests.bots.places import COIMBRA, middle, positions

GAME, SEATS = COIMBRA, 2


def test_higher_levels_think_longer_and_slip_less() -> None:
    apprentice, journeyman, master = LEVELS.values()
    assert apprentice.seconds < journeyman.seconds < master.seconds
    assert apprentice.iterations < journeyman.iterations < master.iterations
    assert apprentice.mistakes > journeyman.mistakes > master.mistakes == 0


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
            assert advice.candidates[0].value - values[advice.move] <= level.slip
    assert 0 < slips < asked


def test_a_level_is_fixed_by_its_seed() -> None:
    state = middle(GAME, SEATS, seed=8)
    choices = {LevelBot(Chance(5), LEVELS["apprentice"], 1e9).choose(GAME, state, state.seat()) for _ in range(2)}
    assert len(choices) == 1
