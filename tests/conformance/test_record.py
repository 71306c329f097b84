"""A record is the game; undo goes back and never drifts."""

from __future__ import annotations

import pytest

from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT, Event
from rossio.kernel.match import Match, NothingToUndo, replay, resume
from rossio.kernel.record import digest, parse
from tests.conformance.cases import Case, games, mover


def play_random(match: Match, chance: Chance) -> None:
    moves = match.state.legal()
    match.play(match.game.space.print(moves[chance.below(len(moves))]))


def told(events: list[Event]) -> list[dict[str, object]]:
    return [event.seen_by(OMNISCIENT) for event in events]


def test_replaying_the_record_gives_the_same_game(case: Case) -> None:
    game = case.game
    for seed in games(8, 40):
        match = Match(game, case.seats, seed, case.options(seed))
        chance = mover(seed)
        halfway = ""
        while not match.state.over():
            play_random(match, chance)
            if len(match.moves) == 20:
                halfway = digest(game, match.state)
        text = match.record().print()
        record = parse(text)
        assert record.print() == text
        again = resume(game, record)
        state = again.state
        assert digest(game, state) == digest(game, match.state)
        assert game.encode(state) == game.encode(match.state)
        assert told(again.events) == told(match.events)
        assert game.sheet(state).plain() == game.sheet(match.state).plain()
        assert game.outcome(state).plain() == game.outcome(match.state).plain()
        if halfway:
            assert digest(game, replay(game, record, 20)) == halfway
        assert again.record().print() == text
        assert again.seats == match.seats


def test_a_log_does_not_change_the_game(case: Case) -> None:
    game = case.game
    for seed in games(5, 20):
        quiet, loud = case.setup(seed), case.setup(seed)
        loud.log = []
        chance = mover(seed)
        while not quiet.over():
            moves = quiet.legal()
            move = moves[chance.below(len(moves))]
            quiet.play(move)
            loud.play(move)
        assert game.encode(quiet) == game.encode(loud), f"{case}, seed {seed}"


def test_undo_leads_to_the_position_before(case: Case) -> None:
    game = case.game
    undone = 0
    for seed in games(2, 8):
        match = Match(game, case.seats, seed, case.options(seed))
        chance = mover(seed)
        past = [(digest(game, match.state), 0)]
        while not match.state.over():
            play_random(match, chance)
            past.append((digest(game, match.state), len(match.events)))
            if chance.below(8):
                continue
            ply, floor = len(match.moves), match.undo_floor()
            assert match.state.horizon <= floor <= ply
            with pytest.raises(NothingToUndo):
                match.undo(ply - floor + 1)
            if floor < ply:
                back = 1 + chance.below(ply - floor)
                deciding = match.seats[-1]
                match.undo(back)
                undone += 1
                del past[ply - back + 1 :]
                assert (digest(game, match.state), len(match.events)) == past[-1], f"{case}, seed {seed}, ply {ply}"
                assert match.state.seat() == deciding
    assert undone, f"{case}: nothing could ever be undone"
