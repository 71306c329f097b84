"""The written games are those the rules play; after a change that is meant: `python -m tests.playthroughs.write`."""

from __future__ import annotations

import pytest

from rossio.games import catalogue
from tests.playthroughs.write import FOLDER, text


@pytest.mark.parametrize("name", catalogue.names())
def test_a_game_goes_as_it_is_written(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert text(catalogue.load(name)).splitlines() == written


@pytest.mark.parametrize("name", catalogue.names())
def test_a_written_game_tells_questions_answers_refusals_and_the_end(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8")
    for part in ("is asked", "  may ", "  may not ", "costs ", "brings ", "scores", "the end"):
        assert part in written, part
