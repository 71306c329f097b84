"""Random games of Magnanimous reach their end in good order."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.game import GAME
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import Event
from rossio.kernel.match import Match, resume
from rossio.kernel.record import parse
from tests.rules.magnanimous.scenario import scene

OPTIONS = [{}, {"troops": "five"}, {"colours": "free"}, {"troops": "five", "colours": "free", "end": "first"}]


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_without_a_fault_after_any_decision(seats: int) -> None:
    for seed in range(6):
        state = GAME.setup(seats, seed, OPTIONS[seed % len(OPTIONS)])
        chance = Chance(seed)
        while not state.over():
            assert GAME.faults(state) == []
            moves = state.legal()
            assert moves
            assert len(set(moves)) == len(moves)
            state.play(moves[chance.below(len(moves))])
            assert state.ply < 3_000
        assert GAME.faults(state) == []
        outcome = GAME.outcome(state)
        assert outcome.reason in ("nobility", "republic", "defeat")
        assert bool(outcome.winners()) == (outcome.reason != "defeat")


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_is_asked_what_has_one_answer_but_where_silence_would_betray_a_hand(seats: int) -> None:
    """Who holds no referendum card is asked for one like the others."""
    lone: set[str] = set()
    for seed in range(8):
        state = GAME.setup(seats, seed, OPTIONS[seed % len(OPTIONS)])
        chance = Chance(seed + 40)
        while not state.over():
            moves = state.legal()
            if len(moves) == 1:
                lone.add(state.prompt().key)
            state.play(moves[chance.below(len(moves))])
    assert lone == {"card-votes"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_clone_goes_its_own_way(seats: int) -> None:
    state = GAME.setup(seats, 11, {})
    drive(state, Chance(12), 150)
    before = GAME.encode(state)
    clone = state.clone()
    assert GAME.encode(clone) == before
    drive(clone, Chance(13))
    assert GAME.encode(state) == before
    drive(state, Chance(13))
    assert GAME.encode(state) == GAME.encode(clone)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_record_replays_to_the_same_end(seats: int) -> None:
    match = Match(GAME, seats, 21, OPTIONS[seats % len(OPTIONS)])
    chance = Chance(22)
    while not match.state.over():
        moves = match.state.legal()
        match.play(GAME.space.print(moves[chance.below(len(moves))]))
    text = match.record().print()
    again = resume(GAME, parse(text))
    assert GAME.encode(again.state) == GAME.encode(match.state)
    assert again.record().print() == text


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_log_changes_nothing(seats: int) -> None:
    silent = GAME.setup(seats, 31, {})
    talking = GAME.setup(seats, 31, {})
    log: list[Event] = []
    talking.log = log
    drive(silent, Chance(32))
    drive(talking, Chance(32))
    assert GAME.encode(silent) == GAME.encode(talking)
    assert log


def test_the_pack_is_sound() -> None:
    assert GAME.check() == []


def test_a_scene_is_a_sound_position() -> None:
    scene(3, "blue").reis("blue", 3).hand("red", "e01 c05").troops("sao-paulo", 2).goods("maranhao", 4).tile(
        "uruguay", "fortification"
    ).die("goyaz", 2).train("red", "para", "rio-negro", 2).commerce("commerce-3", "blue", 2).occupy(
        "matto-grosso"
    ).sound()
