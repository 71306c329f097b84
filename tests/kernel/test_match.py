from __future__ import annotations

import pytest

from rossio.kernel.actions import UnknownMove
from rossio.kernel.facts import Refused
from rossio.kernel.match import Match, NothingToUndo, resume
from rossio.kernel.record import RecordError, digest, parse, seal
from tests.kernel.toy import GAME


def match(*moves: str, seats: int = 2) -> Match:
    game = Match(GAME, seats, 1)
    for move in moves:
        game.play(move)
    return game


def hold_five() -> Match:
    """Seat 1 has drawn a fifth card and must bury one."""
    return match("draw", "rest", "draw")


def finished() -> Match:
    return match(*["rest"] * 16)


def test_moves_are_recorded_by_their_canonical_name() -> None:
    game = match("  REST ", "Wager 1  low")
    assert game.moves == ["rest", "wager 1 low"]
    assert game.seats == [0, 1]
    assert game.state.ply == 2


def test_a_refused_move_is_not_recorded() -> None:
    game = match("rest")
    with pytest.raises(Refused):
        game.play("bury k1")
    with pytest.raises(UnknownMove):
        game.play("sing")
    assert game.moves == ["rest"]
    assert game.seats == [0]
    assert [event.kind for event in game.events] == ["rested"]


def test_undo_goes_back_to_the_position_and_the_events_before() -> None:
    game = match("rest")
    before = (digest(GAME, game.state), len(game.events), list(game.moves))
    game.play(f"play {card_in_hand(game)}")
    game.undo()
    assert (digest(GAME, game.state), len(game.events), list(game.moves)) == before
    game.play("rest")
    assert len(game.events) == 3
    assert game.state.log is game.events


def card_in_hand(game: Match) -> str:
    """A card the deciding seat can pay for."""
    names = [GAME.space.print(move) for move in game.state.legal()]
    return next(name.split()[1] for name in names if name.startswith("play "))


def test_undo_stops_at_the_horizon() -> None:
    game = hold_five()
    assert game.state.horizon == len(game.moves) == game.undo_floor() == 3
    with pytest.raises(NothingToUndo, match="undo reaches back to decision 3, this is 3"):
        game.undo()


def test_undo_takes_back_what_came_after_the_horizon() -> None:
    game = hold_five()
    before = digest(GAME, game.state)
    buried = GAME.space.print(game.state.legal()[0])
    game.play(buried)
    assert game.undo_floor() == 3
    with pytest.raises(NothingToUndo):
        game.undo(2)
    game.undo()
    assert digest(GAME, game.state) == before


def test_undo_stops_at_the_decision_of_another_seat() -> None:
    game = match("rest", "rest")
    assert game.undo_floor() == 1
    with pytest.raises(NothingToUndo):
        game.undo(2)
    game.undo()
    assert game.moves == ["rest"]
    assert game.undo_floor() == 0
    game.undo()
    assert game.moves == []


@pytest.mark.parametrize("plies", [0, -1, 1])
def test_before_the_first_decision_there_is_nothing_to_undo(plies: int) -> None:
    game = match()
    assert game.undo_floor() == 0
    with pytest.raises(NothingToUndo):
        game.undo(plies)


def test_the_table_may_agree_to_go_further_back() -> None:
    game = hold_five()
    start = digest(GAME, match().state)
    game.rewind(0)
    assert (game.moves, game.seats, game.events) == ([], [], [])
    assert digest(GAME, game.state) == start


@pytest.mark.parametrize("target", [-1, 4])
def test_there_is_no_going_back_to_a_decision_that_never_was(target: int) -> None:
    game = hold_five()
    before = list(game.moves)
    with pytest.raises(ValueError, match="decision"):
        game.rewind(target)
    assert game.moves == before


def test_a_finished_game_is_sealed_and_its_last_decision_can_be_taken_back() -> None:
    game = finished()
    assert game.state.over()
    assert game.record().closing == seal(game.record(), GAME.outcome(game.state))
    assert game.record().closing.startswith("16 ")
    game.undo()
    assert not game.state.over()
    assert game.record().closing == ""


def test_resume_takes_up_the_game_where_it_stopped() -> None:
    first = hold_five()
    second = resume(GAME, parse(first.record().print()))
    assert second.moves == first.moves
    assert second.seats == first.seats
    assert [event.seen_by(0) for event in second.events] == [event.seen_by(0) for event in first.events]
    assert digest(GAME, second.state) == digest(GAME, first.state)
    assert second.record().print() == first.record().print()


def test_resume_keeps_options_and_names() -> None:
    first = Match(GAME, 2, 2**96 - 1, {"duel": "on"}, {1: "Inês"})
    second = resume(GAME, parse(first.record().print()))
    assert second.header.options == {"die": "six", "rounds": "eight", "duel": "on"}
    assert second.header.names == {1: "Inês"}
    assert second.header.seed == 2**96 - 1


def test_resume_refuses_a_damaged_record() -> None:
    record = finished().record()
    record.lines.pop()
    with pytest.raises(RecordError):
        resume(GAME, record)


def test_a_record_is_a_copy() -> None:
    game = match("rest")
    record = game.record()
    record.lines.pop()
    record.names[0] = "Rui"
    record.options["die"] = "four"
    assert game.record().moves() == ["rest"]
    assert game.header.names == {}
    assert game.header.options["die"] == "six"


@pytest.mark.parametrize("name", ["", "two\nlines", "carriage\rreturn"])
def test_a_name_that_would_damage_the_record_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="seat 1"):
        Match(GAME, 2, 1, None, {0: name})


def test_only_seats_of_the_table_have_names() -> None:
    with pytest.raises(ValueError, match="seat 3"):
        Match(GAME, 2, 1, None, {2: "Rui"})


@pytest.mark.parametrize("seed", [-1, 2**96])
def test_a_seed_that_no_record_could_hold_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Match(GAME, 2, seed)


def test_resume_up_to_a_ply_gives_the_game_as_it_was_then() -> None:
    game = hold_five()
    early = resume(GAME, game.record(), 1)
    assert early.moves == ["draw"]
    assert early.seats == [0]
    assert [event.seen_by(0) for event in early.events] == [event.seen_by(0) for event in match("draw").events]


def test_a_record_is_played_once_when_it_is_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished().record()
    played: list[str] = []
    monkeypatch.setattr(Match, "play", lambda match, name, play=Match.play: (played.append(name), play(match, name)))
    resume(GAME, record)
    assert played == ["rest"] * 16
