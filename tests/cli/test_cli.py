from __future__ import annotations

import json
from pathlib import Path

import pytest

from rossio import __version__, compiled
from rossio.games import catalogue
from tests.cli.conftest import Shell

BUILD = "compiled" if compiled() else "interpreted"


def test_version_names_the_build_and_the_rules(rossio: Shell) -> None:
    said = rossio("--version")
    assert said.startswith(f"rossio {__version__}, {BUILD}")
    for name in catalogue.names():
        assert f"{name}: rules version {catalogue.load(name).rules}" in said


@pytest.mark.parametrize(
    "command",
    [[], ["play"], ["games"], ["simulate"], ["replay"], ["bench"], ["content", "check"], ["rules", "coverage"]],
)
def test_help_teaches_by_example(rossio: Shell, command: list[str]) -> None:
    said = rossio(*command, "--help")
    assert "$ rossio " + " ".join(command) in said


def test_games_lists_seats_and_options(rossio: Shell) -> None:
    said = json.loads(rossio("games", "--json"))
    assert [game["name"] for game in said] == catalogue.names()
    coimbra = said[0]
    assert sorted(coimbra["seats"]) == [1, 2, 3, 4]
    assert coimbra["moves"] == catalogue.load("coimbra").space.size
    assert "Coimbra" in rossio("games")


def test_simulate_checks_every_decision(rossio: Shell) -> None:
    said = rossio("simulate", "coimbra", "--seats", "3", "--bots", "random", "--games", "3", "--seed", "1", "--check")
    assert "Every invariant held after every decision." in said
    summary = json.loads(rossio("simulate", "coimbra", "--seats", "2", "--games", "3", "--seed", "1", "--json"))
    assert summary["games"] == 3
    assert summary["faults"] == 0
    assert len(summary["mean_scores"]) == 2
    assert sum(summary["win_share"]) == pytest.approx(1)


def test_the_seed_fixes_a_simulation(rossio: Shell) -> None:
    command = ("simulate", "coimbra", "--seats", "4", "--games", "2", "--seed", "9", "--json")
    assert rossio(*command) == rossio(*command)


def test_a_broken_game_is_reported_with_its_seed(rossio: Shell, toy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.load("toy")
    monkeypatch.setattr(type(game), "faults", lambda self, state: ["a coin rolled away"] if state.ply == 2 else [])
    said = rossio("simulate", "toy", "--seats", "2", "--games", "1", "--seed", "4", "--check", code=1)
    assert "after decision 2: a coin rolled away" in said


def test_simulated_games_can_be_replayed(rossio: Shell, tmp_path: Path) -> None:
    rossio("simulate", "coimbra", "--seats", "2", "--games", "2", "--seed", "5", "--records", str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["coimbra-1.rossio", "coimbra-2.rossio"]
    told = json.loads(rossio("replay", str(files[0]), "--json"))
    assert told["over"]
    assert told["decision"] is None
    assert [sum(row.values()) for row in told["sheet"]] == told["outcome"]["scores"]
    early = json.loads(rossio("replay", str(files[0]), "--ply", "3", "--json"))
    assert early["ply"] == 3
    assert early["legal"]
    assert "Score" in rossio("replay", str(files[1]))


def test_a_damaged_record_is_refused_with_its_line(rossio: Shell, tmp_path: Path) -> None:
    rossio("simulate", "coimbra", "--seats", "2", "--games", "1", "--seed", "5", "--records", str(tmp_path))
    file = tmp_path / "coimbra-1.rossio"
    lines = file.read_text("utf-8").split("\n")
    first = lines.index("") + 1
    file.write_text("\n".join([*lines[: first + 4], "pair 9", *lines[first + 5 :]]), "utf-8")
    assert f"line {first + 5}:" in rossio("replay", str(file), code=1)
    file.write_text("\n".join([*lines[: first + 4], *lines[first + 5 :]]), "utf-8")
    assert "line " in rossio("replay", str(file), code=1)
    file.write_text("a letter to my aunt\n", "utf-8")
    assert "line 1:" in rossio("replay", str(file), code=1)
    assert "linha 1:" in rossio("replay", str(file), "--language", "pt", code=1)
    file.write_bytes(b"\xff\xfe\x00")
    rossio("replay", str(file), code=1)
    assert "nowhere.rossio" in rossio("replay", "nowhere.rossio", code=1)


def test_bench_measures_every_number_of_seats(rossio: Shell) -> None:
    told = json.loads(rossio("bench", "coimbra", "--seconds", "0.05", "--games", "1", "--json"))
    assert told["build"] == BUILD
    assert sorted(row["seats"] for row in told["seats"]) == [1, 2, 3, 4]
    for row in told["seats"]:
        assert row["decisions_per_second"] > row["decisions_per_second_with_setup"] > 0
        assert row["setup_us"] > 0
        assert row["clone_us"] > 0
        assert row["slowest_decision_us"] > 0
    assert "decisions/s" in rossio("bench", "coimbra", "--seconds", "0.02", "--games", "1")


def test_content_check(rossio: Shell, toy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "toy: sound" in rossio("content", "check")
    monkeypatch.setattr(type(catalogue.load("toy")), "check", lambda self: ["cards.toml, k1: a card too many"])
    assert "toy: cards.toml, k1: a card too many" in rossio("content", "check", "toy", code=1)
    assert json.loads(rossio("content", "check", "--json", code=1)) == {"toy": ["cards.toml, k1: a card too many"]}


def test_rules_show(rossio: Shell) -> None:
    english = rossio("rules", "show", "c27")
    assert english.startswith("C27: ")
    assert english != rossio("rules", "show", "C27", "--language", "fr")
    assert "C999" in rossio("rules", "show", "C999", code=1)


@pytest.mark.parametrize(
    ("command", "named"),
    [
        (["play", "chess"], "chess"),
        (["play", "coimbra", "--seats", "9"], "9"),
        (["play", "coimbra", "--option", "luck"], "luck"),
        (["play", "coimbra", "--option", "luck=high"], "luck"),
        (["play", "coimbra", "--seats", "1", "--option", "rival=kind"], "kind"),
        (["play", "coimbra", "--people", "everybody"], "everybody"),
        (["play", "coimbra", "--people", "5"], "5"),
        (["play", "coimbra", "--people", "0,1"], "0,1"),
        (["play", "coimbra", "--names", "a,b,c,d,e"], "3"),
        (["play", "coimbra", "--seed", str(1 << 96)], "96"),
        (["play", "coimbra", "--language", "la"], "la"),
        (["play", "--load", "nowhere.rossio"], "nowhere.rossio"),
        (["simulate", "coimbra", "--bots", "genius"], "genius"),
        (["bench", "chess"], "chess"),
        (["content", "check", "chess"], "chess"),
        (["rules", "coverage", "--tests", "nowhere"], "nowhere"),
    ],
)
def test_a_mistake_is_named_without_a_traceback(rossio: Shell, command: list[str], named: str) -> None:
    said = rossio(*command, code=1 if "--load" in command else 2)
    assert named in said
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1


def test_the_language_is_asked_for_in_this_order(rossio: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "for 1, 2, 3 and 4 seats" in rossio("games")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "pour 1, 2, 3 et 4 places" in rossio("games")
    monkeypatch.setenv("ROSSIO_LANGUAGE", "pt")
    assert "para 1, 2, 3 e 4 lugares" in rossio("games")
    assert "for 1, 2, 3 and 4 seats" in rossio("games", "--language", "en")
