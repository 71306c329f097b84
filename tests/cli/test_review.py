"""`rossio review`: luck, skill and dear decisions in three languages; games that are not over are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rossio.bots.review import Budget
from rossio.client import reviews
from rossio.kernel.record import Record
from tests.bots.test_review import played
from tests.cli.conftest import Shell

SMALL = Budget(looks=6, pairs=3, close=5, redraws=4, walks=2)


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(reviews, "USUAL", SMALL)
    file = tmp_path / "evening.rossio"
    record: Record = played("coimbra", "random")
    file.write_text(record.print(), "utf-8")
    return file


@pytest.mark.usefixtures("every_word")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "luck + skill = points"), ("pt", "sorte + mestria = pontos"), ("fr", "chance + adresse = points")],
)
def test_a_review_is_told_in_three_languages(rossio: Shell, evening: Path, language: str, said: str) -> None:
    told = rossio("review", str(evening), "--language", language)
    assert said in told
    assert "review-" not in told


def test_a_review_for_programs_is_the_same_twice(rossio: Shell, evening: Path) -> None:
    first = rossio("review", str(evening), "--json")
    assert rossio("review", str(evening), "--json") == first
    told = json.loads(first)
    assert told["format"] == "rossio-review 1"
    assert len(told["curve"]) == told["plies"] + 1


def test_what_cannot_be_reviewed_is_refused_in_one_line(rossio: Shell, evening: Path) -> None:
    lines = evening.read_text("utf-8").splitlines()
    running = evening.with_name("running.rossio")
    running.write_text("\n".join(lines[:40]) + "\n", "utf-8")
    assert "the game is not over" in rossio("review", str(running), code=1)
    broken = evening.with_name("broken.rossio")
    broken.write_text("\n".join([*lines[:20], "nonsense", *lines[20:]]) + "\n", "utf-8")
    assert "line 21" in rossio("review", str(broken), code=1)
    rossio("review", str(evening.with_name("none.rossio")), code=1)
