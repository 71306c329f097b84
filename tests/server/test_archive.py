"""The archive: games of those who agree, replaying to their ends; no names, and who withdraws is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from rossio.games import catalogue
from rossio.kernel.match import replay
from rossio.kernel.record import parse
from tests.server.rig import Person, Server, play_out, two_at_a_table

parquet = pytest.importorskip("pyarrow.parquet")


def wish(person: Person, agreed: object) -> None:
    person.put("/api/me/settings", language="en", preferences={"archive": agreed})


def archived(server: Server, folder: Path) -> list[dict[str, object]]:
    said = server.command("admin", "archive", str(folder))
    assert said.returncode == 0, said.stderr
    rows = parquet.read_table(folder / "games.parquet").to_pylist()
    assert said.stdout.startswith(f"{len(rows)} games")
    assert len(list((folder / "records").iterdir())) == len(rows)
    return list(rows)


def test_only_games_to_which_all_agree_are_kept_and_withdrawing_works(server: Server, tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table)
    outcome = ana.state(table)["table"]["outcome"]
    before = archived(server, folder)
    wish(ana, True)
    wish(rui, "yes")
    assert archived(server, folder) == before
    wish(rui, True)
    [row] = [one for one in archived(server, folder) if one not in before]
    assert row["scores"] == outcome["scores"]
    assert row["players"] == ["person", "person"]
    text = (folder / str(row["record"])).read_text("utf-8")
    for person in (ana, rui):
        assert person.name not in text
        assert person.name not in (folder / "README.md").read_text("utf-8")
    for kept in (row, *before):
        game = catalogue.load(str(kept["game"]))
        record = parse((folder / str(kept["record"])).read_text("utf-8"))
        assert record.closing, "without its seal nothing would tell a record that was altered"
        assert record.moves() == kept["moves"]
        assert list(game.outcome(replay(game, record)).scores) == kept["scores"]
    wish(ana, False)
    assert archived(server, folder) == before


def test_people_at_one_device_are_not_kept_by_one_persons_word(ana: Person, server: Server, tmp_path: Path) -> None:
    wish(ana, True)
    table = ana.open_table(2, people=["Eva", "Ivo"], start=True)["table"]["id"]
    play_out([ana], table)
    assert ana.state(table)["table"]["status"] == "finished"
    before = archived(server, tmp_path / "one")
    assert not any(row["scores"] == ana.state(table)["table"]["outcome"]["scores"] for row in before)


def test_a_folder_of_something_else_stays_as_it_is(on_sqlite: Server, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    said = on_sqlite.command("admin", "archive", str(tmp_path))
    assert said.returncode != 0
    assert "something else than an archive" in said.stderr + said.stdout
    assert (tmp_path / "thesis.txt").read_text() == "mine"
