from __future__ import annotations

import pytest

from rossio.kernel.facts import NOBODY, OMNISCIENT, SPECTATOR, Event, Outcome, Prompt, Refusal, Refused, ScoreSheet


def test_a_secret_is_for_its_own_seat_and_for_the_time_after_the_game() -> None:
    event = Event("drew", 1, {"left": 4}, {"card": "k7"})
    public = {"event": "drew", "seat": 1, "left": 4}
    assert event.seen_by(0) == public
    assert event.seen_by(SPECTATOR) == public
    assert event.seen_by(1) == event.seen_by(OMNISCIENT) == {**public, "card": "k7"}


def test_the_secret_of_nobody_is_not_for_spectators() -> None:
    event = Event("removed", NOBODY, {"cards": 1}, {"card": "k7"})
    assert "card" not in event.seen_by(SPECTATOR)
    assert "card" not in event.seen_by(0)
    assert event.seen_by(OMNISCIENT)["card"] == "k7"


def test_what_is_seen_can_be_changed_without_harm() -> None:
    event = Event("drew", 1, {"left": 4}, {"card": "k7"})
    event.seen_by(1)["left"] = 0
    assert event.seen_by(1)["left"] == 4


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({}, "play k7: short-of-coins [T3]"),
        ({"have": 1, "need": 2}, "play k7: short-of-coins (have 1, need 2) [T3]"),
    ],
)
def test_a_refused_move_says_what_is_missing_and_by_which_clause(facts: dict[str, object], message: str) -> None:
    refused = Refused("play k7", Refusal(0, "short-of-coins", "T3", facts))
    assert str(refused) == message


def test_prompt_sheet_and_outcome_as_plain_data() -> None:
    assert Prompt("turn", 2, "T2").plain() == {"prompt": "turn", "seat": 2, "clause": "T2", "facts": {}}
    sheet = ScoreSheet(["row", "coins"], [[3, 1], [0, -2]])
    assert [sheet.total(0), sheet.total(1)] == [4, -2]
    assert sheet.plain() == [{"row": 3, "coins": 1}, {"row": 0, "coins": -2}]
    outcome = Outcome("fair-over", [4, 4, 1], [1, 1, 3])
    assert outcome.winners() == [0, 1]
    assert outcome.plain() == {"reason": "fair-over", "scores": [4, 4, 1], "ranks": [1, 1, 3], "winners": [0, 1]}
    assert Outcome("lost", [0, 0], [2, 2]).winners() == []
