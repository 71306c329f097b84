"""Results in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from rossio.lab.extras import MissingExtra
from rossio.lab.meetings import results
from rossio.lab.meetings.pool import Alone
from rossio.lab.meetings.results import ResultsError, check_ending, differences, load, plainly, save
from rossio.lab.meetings.tournament import hold
from tests.lab.tables import coimbra_plan


@pytest.mark.parametrize("ending", results.ENDINGS)
def test_what_is_saved_is_loaded(tmp_path: Path, ending: str) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    plan = coimbra_plan(["random", "greedy"], 2, seed=1 << 95)
    games = hold(plan, 2, Alone())
    file = tmp_path / f"games{ending}"
    save(file, plan, games)
    found, again = load(file)
    assert found == plan
    assert [plainly(one) for one in again] == [plainly(one) for one in games]
    assert list(tmp_path.iterdir()) == [file]


def test_an_empty_tournament_can_be_taken_up_too(tmp_path: Path) -> None:
    plan = coimbra_plan(["random"])
    save(tmp_path / "none.json", plan, [])
    assert load(tmp_path / "none.json") == (plan, [])


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"plan": {}, "played": []}', '{"plan": {"game": "coimbra"}}'])
def test_a_file_without_results_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(text)
    with pytest.raises(ResultsError, match="no results"):
        load(file)


def test_differences_are_named() -> None:
    assert differences(coimbra_plan(["a"]), coimbra_plan(["a"])) == []
    assert differences(coimbra_plan(["a"]), coimbra_plan(["b"], 3)) == ["seats 2, not 3", "bots ('a',), not ('b',)"]


def test_an_ending_is_checked_before_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ResultsError, match=r"\.json or \.parquet"):
        check_ending(Path("games.csv"))
    monkeypatch.setattr("rossio.lab.extras.installed", lambda library: False)
    with pytest.raises(MissingExtra, match="pyarrow"):
        check_ending(Path("games.parquet"))
