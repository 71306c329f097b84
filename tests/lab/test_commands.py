"""`rossio tournament` and `rossio study` as a user meets them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rossio.cli import app
from rossio.lab import commands
from rossio.lab.meetings import ratings

TOURNAMENT = ("tournament", "coimbra", "--bots", "random,random", "--seats", "2", "--workers", "1")


def rossio(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, [*words, "--language", "en"], prog_name="rossio")
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def test_a_table_for_people() -> None:
    said = rossio(*TOURNAMENT, "--games", "6", "--seed", "4")
    assert "Coimbra, 2 seats: 6 games, 6 deals, seed 4" in said
    assert "random: games 6, wins 100.0" in said


def test_json_for_programs() -> None:
    told = json.loads(rossio(*TOURNAMENT, "--games", "6", "--seed", "4", "--json"))
    assert told["bots"][0]["bot"] == "random"
    assert (told["games"], told["deals"], told["seed"]) == (6, 6, "4")
    again = json.loads(rossio(*TOURNAMENT, "--games", "6", "--seed", "4", "--json"))
    del told["timing"], again["timing"]
    assert told == again


def test_a_tournament_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    file = str(tmp_path / "games.json")
    rossio(*TOURNAMENT, "--games", "4", "--seed", "4", "--out", file)
    said = rossio("tournament", "coimbra", "--resume", file, "--games", "8", "--workers", "1")
    assert "4 games were played before" in said
    assert "8 games" in said
    whole = json.loads(rossio(*TOURNAMENT, "--games", "8", "--seed", "4", "--json"))
    kept = json.loads(Path(file).read_text("utf-8"))
    assert kept["bots"] == whole["bots"]
    assert len(kept["played"]) == 8


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("tournament", "coimbra", "--bots", "nobody"), "nobody: no such bot"),
        (("tournament", "coimbra", "--seats", "7"), "not for 7"),
        (("tournament", "chess"), "chess: no such game"),
        (("tournament", "coimbra", "--out", "games.csv"), ".json or .parquet"),
        (("tournament", "coimbra", "--out", "no-such-folder/games.json"), "no such folder"),
        (("study", "coimbra", "--out", "page.pdf"), ".html"),
        (("study", "coimbra", "--bots", "random,nobody"), "nobody: no such bot"),
    ],
)
def test_what_a_user_can_mend_is_said_in_one_line(words: tuple[str, ...], said: str) -> None:
    answer = rossio(*words, code=2)
    assert said in answer
    assert answer.count("\n") == 1


def test_results_are_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    file.write_text("precious")
    assert "--resume" in rossio(*TOURNAMENT, "--out", str(file), code=2)
    assert "no results" in rossio(*TOURNAMENT, "--resume", str(file), code=2)
    assert file.read_text() == "precious"


def test_another_tournament_is_not_taken_up(tmp_path: Path) -> None:
    file = str(tmp_path / "games.json")
    rossio(*TOURNAMENT, "--games", "2", "--seed", "4", "--out", file)
    assert "seed 4, not 5" in rossio("tournament", "coimbra", "--resume", file, "--seed", "5", code=2)
    assert "seats 2, not 3" in rossio("tournament", "coimbra", "--resume", file, "--seats", "3", code=2)


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "games.json")
    add = commands.Keeper.add

    def tired(self: commands.Keeper, played: commands.Played) -> None:
        add(self, played)
        if len(self.games) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(commands.Keeper, "add", tired)
    said = rossio(*TOURNAMENT, "--games", "8", "--seed", "4", "--out", file, code=130)
    assert "Stopped after 3 games" in said
    assert f"--resume {file}" in said
    monkeypatch.setattr(commands.Keeper, "add", add)
    assert "3 games were played before" in rossio("tournament", "coimbra", "--resume", file, "--games", "8")


def test_without_the_extra_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rossio.lab.extras.installed", lambda library: False)
    monkeypatch.setattr(ratings, "installed", lambda library: False)
    assert "pip install 'rossio[lab]'" in rossio(*TOURNAMENT, "--out", str(tmp_path / "games.parquet"), code=2)
    assert "pip install 'rossio[lab]'" in rossio(*TOURNAMENT, "--ray", "auto", code=2)
    assert "No ratings" in rossio(*TOURNAMENT, "--games", "2")


def test_a_study_is_one_page(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    words = ("study", "coimbra", "--bots", "random", "--seats", "2", "--games", "30", "--workers", "1", "--seed", "1")
    assert "a study of 30 games" in rossio(*words, "--out", str(file))
    first = file.read_text("utf-8")
    told = json.loads(rossio(*words, "--out", str(file), "--json"))
    assert told["games"] == 30
    assert file.read_text("utf-8") == first
