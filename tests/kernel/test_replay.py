"""Records that read well and do not replay: another version, an illegal move, a position that is not the sealed one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rossio.kernel.match import Match, replay
from rossio.kernel.record import Line, Record, RecordError, digest, parse, seal
from tests.kernel.toy import GAME


def recorded(moves: list[str], seats: int = 2) -> Record:
    match = Match(GAME, seats, 42, {"rounds": "four"}, {0: "Ana"})
    for move in moves:
        match.play(move)
    return match.record()


FINISHED = ["draw", "rest"] + ["rest"] * 6


def fault(record: Record) -> tuple[int, str]:
    """Line and reason of the refusal, of the record and of the same record read from its text."""
    found = []
    for read in (record, parse(record.print())):
        with pytest.raises(RecordError) as caught:
            replay(GAME, read)
        found.append((caught.value.line, caught.value.reason))
    assert found[0] == found[1]
    return found[0]


def line_of(record: Record, text: str) -> int:
    return record.print().split("\n").index(text) + 1


def test_a_record_leads_to_its_position() -> None:
    record = recorded(FINISHED)
    state = replay(GAME, parse(record.print()))
    assert state.over()
    assert record.closing == seal(record, GAME.outcome(state))
    assert record.closing.startswith("8 ")


def test_every_position_on_the_way_can_be_asked_for() -> None:
    record = recorded(FINISHED)
    match = Match(GAME, 2, 42, {"rounds": "four"})
    for ply, move in enumerate(record.moves()):
        assert digest(GAME, replay(GAME, record, ply)) == digest(GAME, match.state)
        match.play(move)
    assert digest(GAME, replay(GAME, record, 8)) == digest(GAME, match.state)


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda record: setattr(record, "game", "lisboa"), 2, "a record of lisboa, not of toy"),
        (lambda record: setattr(record, "rules", 2), 3, "rules version 2, but this is version 1"),
        (lambda record: setattr(record, "content", "abc"), 4, f"content abc, but this is {GAME.pack.digest}"),
        (lambda record: setattr(record, "seats", 7), 5, "toy: 7 seats, but it is a game for 2, 3, 4"),
    ],
)
def test_a_record_of_another_version_is_refused(change: Callable[[Record], None], line: int, reason: str) -> None:
    record = recorded(FINISHED)
    change(record)
    assert fault(record) == (line, reason)


@pytest.mark.parametrize(("name", "value"), [("weather", "fine"), ("die", "twenty")])
def test_an_option_the_game_does_not_have_is_refused_at_its_line(name: str, value: str) -> None:
    record = recorded(FINISHED)
    record.options[name] = value
    line, reason = fault(record)
    assert name in reason
    assert line == line_of(record, f"option {name}: {value}")


def test_an_illegal_move_is_refused_at_its_line() -> None:
    record = recorded(FINISHED)
    record.lines[3] = Line("bury k1")
    line, reason = fault(record)
    assert line == line_of(record, "bury k1")
    assert reason == "bury k1: not-now (asked turn) [T2]"


def test_a_word_that_is_no_move_is_refused_at_its_line() -> None:
    record = recorded(FINISHED)
    record.lines.insert(0, Line("", "The first day"))
    record.lines.insert(0, Line())
    record.lines[5] = Line("sing", "loudly")
    line, reason = fault(record)
    assert line == line_of(record, "sing  # loudly")
    assert reason == "sing: no move begins with this word"


def test_a_move_after_the_end_is_refused_at_its_line() -> None:
    record = recorded(FINISHED)
    record.lines.append(Line("rest", "once more"))
    line, reason = fault(record)
    assert line == line_of(record, "rest  # once more")
    assert "game-over" in reason


def test_the_seal_notices_a_shortened_an_altered_and_a_foreign_game() -> None:
    whole = recorded(FINISHED)
    shortened = recorded(FINISHED)
    shortened.lines.pop()
    altered = recorded(FINISHED)
    altered.lines[-1] = Line("wager 1 low")
    foreign = recorded(FINISHED)
    foreign.seed = 43
    for record in (shortened, altered, foreign):
        line, reason = fault(record)
        assert line == line_of(record, f"end: {whole.closing}")
        assert reason == "the moves do not lead to the end that the record tells"


def test_comments_do_not_break_the_seal() -> None:
    record = recorded(FINISHED)
    record.lines[0].comment = "a bold beginning"
    record.lines.append(Line("", "good game"))
    assert replay(GAME, parse(record.print())).over()
