"""Content packs on the command line: begun, tried, played with, compared."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests import copies


def rossio(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: content is read once in each."""
    environment = {name: value for name, value in os.environ.items() if name != "ROSSIO_PACKS"}
    return copies.run(arguments, {**environment, "ROSSIO_LANGUAGE": "en"})


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs") / "my-box"
    assert rossio("content", "new", "coimbra", str(folder)).returncode == 0
    return folder


def edited(pack: Path, folder: Path, old: str, new: str) -> Path:
    folder.mkdir()
    for file in pack.iterdir():
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    cards = (folder / "cards.toml").read_text("utf-8")
    assert old in cards
    (folder / "cards.toml").write_text(cards.replace(old, new, 1), "utf-8")
    return folder


def test_a_new_pack_is_the_games_own_and_never_written_over(pack: Path) -> None:
    said = json.loads(rossio("content", "check", str(pack), "--json").stdout)
    games = json.loads(rossio("games", "--json").stdout)
    own = next(game["content"] for game in games if game["name"] == "coimbra")
    assert said == {"faults": [], "digest": own}
    again = rossio("content", "new", "coimbra", str(pack))
    assert again.returncode == 2
    assert str(pack) in again.stderr


def test_a_pack_in_one_file_is_the_same_pack(pack: Path, tmp_path: Path) -> None:
    import tomllib

    files = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in pack.glob("*.toml") if file.stem != "pack"}
    whole = tmp_path / "box.json"
    whole.write_text(json.dumps({"game": "coimbra", "title": "Box", "files": files}), "utf-8")
    said = json.loads(rossio("content", "check", str(whole), "--json").stdout)
    assert said == json.loads(rossio("content", "check", str(pack), "--json").stdout)


def test_games_are_played_with_the_pack_that_is_given(pack: Path, tmp_path: Path) -> None:
    other = edited(pack, tmp_path / "other", "influence = 2", "influence = 5")
    asked = ["simulate", "coimbra", "--seats", "2", "--games", "1", "--seed", "3", "--records"]
    assert rossio(*asked, str(tmp_path / "a")).returncode == 0
    assert rossio(*asked, str(tmp_path / "b"), "--pack", str(other)).returncode == 0
    record = tmp_path / "b" / "coimbra-1.rossio"
    digest = json.loads(rossio("content", "check", str(other), "--json").stdout)["digest"]
    assert f"content: {digest}\n" in record.read_text("utf-8")
    assert rossio("replay", str(record)).returncode != 0
    assert rossio("replay", str(record), "--pack", str(other)).returncode == 0


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("influence = 2", "influence = 99", "cards.toml, C101 influence"),
        ("influence = 2", "", "cards.toml, C101: influence is missing"),
        ('class = "council"', 'class = "king"', "cards.toml, C101 class"),
        ('id = "C101"', 'id = "C999"', "cards.toml, C101: its id"),
        ("deck = 1", "deck = 0", "deck"),
        ("[[card]]", "[[card", "cards.toml"),
    ],
)
def test_a_wrong_pack_is_refused_with_file_entry_and_key(
    pack: Path, tmp_path: Path, old: str, new: str, named: str
) -> None:
    other = edited(pack, tmp_path / "other", old, new)
    checked = rossio("content", "check", str(other))
    assert checked.returncode == 1
    assert named in checked.stdout
    assert "Traceback" not in checked.stderr + checked.stdout
    if named != "deck":
        played = rossio("simulate", "coimbra", "--games", "1", "--pack", str(other))
        assert played.returncode == 2


def test_a_study_says_what_another_pack_changes(pack: Path, tmp_path: Path) -> None:
    other = edited(pack, tmp_path / "other", "guards = 4", "guards = 12")
    asked = ["study", "coimbra", "--seats", "2", "--games", "6", "--bots", "random", "--seed", "4", "--workers", "1"]
    asked += ["--pack", str(pack), "--against", str(other), "--out", str(tmp_path / "study.html")]
    told = json.loads(rossio(*asked, "--json").stdout)
    assert {row["figure"] for row in told["against"]} == {"win", "score", "category"}
    for row in told["against"]:
        moved = row["moved"]
        assert moved["low"] <= moved["mean"] <= moved["high"]
        assert moved["mean"] == pytest.approx(row["here"]["mean"] - row["there"]["mean"], abs=0.001)
    assert "Seat 1: wins" in rossio(*asked, "--plain").stdout
