"""Lisboa plays: random games at every number of players reach the end, with every law kept on the way."""

from __future__ import annotations

import pytest

from rossio.games.lisboa.game import GAME
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.match import Match, replay
from rossio.kernel.record import parse
from tests.rules.lisboa.scenario import GREEN, PURPLE, scene

ALL_OPTIONS = {"tasks-1": "on", "tokens": "on", "start-decrees": "on", "tools": "english"}
SEATS = [1, 2, 3, 4]


def options(seats: int, seed: int) -> dict[str, str]:
    if seed % 2 == 0:
        return {}
    return {**ALL_OPTIONS, "draft": "on"} if seats > 1 else ALL_OPTIONS


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_without_faults(seats: int) -> None:
    for seed in range(6):
        state = GAME.setup(seats, seed, options(seats, seed))
        chance = Chance(seed)
        while not state.over():
            moves = state.legal()
            assert moves
            state.play(moves[chance.below(len(moves))])
            assert GAME.faults(state) == []
        assert len(GAME.outcome(state).winners()) >= 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_clone_goes_its_own_way(seats: int) -> None:
    state = GAME.setup(seats, 7, {})
    drive(state, Chance(7), 40)
    before = GAME.encode(state)
    drive(state.clone(), Chance(8))
    assert GAME.encode(state) == before


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_replays(seats: int) -> None:
    match = Match(GAME, seats, 11, options(seats, 1))
    chance = Chance(11)
    while not match.state.over():
        moves = match.state.legal()
        match.play(GAME.space.print(moves[chance.below(len(moves))]))
    state = replay(GAME, parse(match.record().print()))
    assert GAME.encode(state) == GAME.encode(match.state)


def test_the_content_is_sound() -> None:
    assert GAME.check() == []


def test_a_scene_reads_like_an_example() -> None:
    """EX10 (L5.1, L5.2): two gold to the own ship, two books to Purple's."""
    scene(2).prices(book=5, cloth=4, gold=4, tool=3).has(GREEN, reis=0, goods="gold 2, book 2, tool").portfolio(
        GREEN, "h2a"
    ).second_period().portfolio(PURPLE, "h3a").hand(GREEN, "p16 p17 p18 p19 p20").turn(GREEN).play(
        "portfolio p16", "sell gold h2a", "sell gold h2a", "sell book h3a", "sell book h3a", "done"
    ).shows(GREEN, reis=3 + 10 + 14, wigs=7, goods="tool").shows(PURPLE, wigs=5)
