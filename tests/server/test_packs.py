"""Packs of people's own, and games that outlive a change of content."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import rossio
from rossio.games import catalogue
from tests.conformance.cases import EFFORT
from tests.server.rig import Person, Postgres, Refusal, Server
from tests.server.waits import until

COIMBRA = Path(rossio.__file__).parent / "games" / "coimbra" / "content"
EVENING = round(20 * EFFORT)
"""How many games are being played, and how many were."""


def bots_alone(person: Person) -> str:
    bots = {"0": "random", "1": "random"}
    table: str = person.open_table(2, bots=bots, sit=-1, start=True)["table"]["id"]
    return table


def reprint(folder: Path, card: str, value: int) -> None:
    """Another influence on a card of a pack in a folder."""
    cards = (folder / "cards.toml").read_text("utf-8")
    changed = re.sub(rf'(id = "{card}".*?influence = )\d', rf"\g<1>{value}", cards, count=1, flags=re.DOTALL)
    assert changed != cards
    (folder / "cards.toml").write_text(changed, "utf-8")


def influence(content: dict[str, Any], card: str) -> int:
    return next(int(entry["influence"]) for entry in content["files"]["cards"]["card"] if entry["id"] == card)


def our_pack(person: Person) -> dict[str, Any]:
    digest = catalogue.load("coimbra").pack.digest
    whole: dict[str, Any] = person.get(f"/api/packs/{digest}")
    return {**whole, "title": "My box"}


def corrected(person: Person, card: str = "C101", value: object = 3) -> dict[str, Any]:
    pack = our_pack(person)
    entry = next(entry for entry in pack["files"]["cards"]["card"] if entry["id"] == card)
    entry["influence"] = value
    return pack


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_outlive_a_change_of_content(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    server = Server(postgres.database() if postgres is not None else "")
    ana = Person(server, "Ana")
    old = catalogue.load("coimbra").pack.digest
    running = [ana.open_table(2, bots={"1": "random"}, start=True)["table"]["id"] for _ in range(EVENING)]
    finished = [until(ana, bots_alone(ana), status="finished")["table"]["id"] for _ in range(EVENING)]
    moves = {table: until(ana, table, turn=0)["position"]["decision"]["moves"] for table in running}

    edited = tmp_path / "coimbra"
    shutil.copytree(COIMBRA, edited)
    (edited / "pack.toml").write_text('game = "coimbra"\ntitle = ""\n')
    reprint(edited, "C101", 3)
    assert server.stop() == 0
    server.variables["ROSSIO_PACKS"] = str(edited)
    server.start()

    for table in running + finished:
        state = ana.state(table)
        assert state["table"]["content"] == old
        content = ana.get("/api/games/coimbra/content", digest=old)
        assert influence(content, "C101") == 2
    for table in running:
        assert ana.state(table)["position"]["decision"]["moves"] == moves[table]
        ana.play_first(table)
    for table in finished:
        assert ana.get(f"/api/tables/{table}/replay")["position"]["over"] is True
    fresh = ana.open_table(2, bots={"1": "random"}, start=True)["table"]
    assert fresh["content"] != old
    assert influence(ana.get("/api/games/coimbra/content", digest=fresh["content"]), "C101") == 3
    server.remove()


def test_a_comment_changes_no_digest(tmp_path: Path) -> None:
    edited = tmp_path / "coimbra"
    shutil.copytree(COIMBRA, edited)
    (edited / "pack.toml").write_text('game = "coimbra"\ntitle = ""\n')
    cards = edited / "cards.toml"
    cards.write_text("# A comment.\n" + cards.read_text("utf-8").replace('source = "ours"', 'source = "inferred"', 1))
    server = Server(variables={"ROSSIO_PACKS": str(edited)})
    try:
        table = Person(server, "Ana").open_table(2, bots={"1": "random"}, start=True)["table"]
        assert table["content"] == catalogue.load("coimbra").pack.digest
    finally:
        server.remove()


def test_a_pack_of_ones_own_is_kept_and_played_with(ana: Person, server: Server) -> None:
    kept = ana.post("/api/packs", **corrected(ana))
    assert (kept["game"], kept["title"], kept["own"], kept["house"]) == ("coimbra", "My box", True, False)
    assert kept in ana.get("/api/packs")
    table = ana.open_table(2, bots={"1": "random"}, start=True, content=kept["digest"])["table"]
    assert (table["content"], table["pack"], table["rated"]) == (kept["digest"], "My box", False)
    assert influence(ana.get("/api/games/coimbra/content", digest=kept["digest"]), "C101") == 3
    until(ana, table["id"], turn=0)
    ana.play_first(table["id"])
    until(ana, table["id"], turn=0)

    rui = Person(server, "Rui")
    assert kept["digest"] not in {pack["digest"] for pack in rui.get("/api/packs")}
    with pytest.raises(Refusal) as refused:
        rui.open_table(2, bots={"1": "random"}, content=kept["digest"])
    assert refused.value.error == "no-pack"


def test_a_pack_can_be_taken_from_the_shelf_and_its_games_go_on(ana: Person) -> None:
    kept = ana.post("/api/packs", **corrected(ana, "C102"))
    table = ana.open_table(2, bots={"1": "random"}, start=True, content=kept["digest"])["table"]["id"]
    ana.ask("DELETE", f"/api/packs/{kept['digest']}")
    assert kept["digest"] not in {pack["digest"] for pack in ana.get("/api/packs")}
    until(ana, table, turn=0)
    ana.play_first(table)
    with pytest.raises(Refusal) as refused:
        ana.ask("DELETE", f"/api/packs/{kept['digest']}")
    assert refused.value.error == "no-pack"


@pytest.mark.parametrize("value", [-1, 99, "two", None, True, [2], 2**40])
def test_a_value_that_does_not_fit_is_refused_with_file_entry_and_key(ana: Person, value: object) -> None:
    pack = corrected(ana, value=value)
    checked = ana.post("/api/packs/check", **pack)
    assert len(checked["faults"]) >= 1
    fault = checked["faults"][0]
    assert "cards.toml" in fault
    assert "C101" in fault
    assert "influence" in fault
    with pytest.raises(Refusal) as refused:
        ana.post("/api/packs", **pack)
    assert (refused.value.status, refused.value.error) == (400, "pack")
    assert fault in refused.value.body["message"]


def test_our_edition_fits(ana: Person) -> None:
    checked = ana.post("/api/packs/check", **our_pack(ana))
    assert checked == {"faults": [], "digest": catalogue.load("coimbra").pack.digest}


def test_the_administrator_offers_a_pack_to_all(ana: Person, server: Server, tmp_path: Path) -> None:
    edited = tmp_path / "fair"
    shutil.copytree(COIMBRA, edited)
    (edited / "pack.toml").write_text('game = "coimbra"\ntitle = "The fair"\n')
    reprint(edited, "C102", 4)
    said = server.command("admin", "pack", "add", str(edited)).stdout
    digest = said.partition(":")[0]
    assert "The fair" in said
    offered = {pack["digest"]: pack for pack in ana.get("/api/packs")}
    assert (offered[digest]["title"], offered[digest]["house"], offered[digest]["own"]) == ("The fair", True, False)
    table = ana.open_table(2, bots={"1": "random"}, start=True, content=digest)["table"]
    assert (table["pack"], table["rated"]) == ("The fair", False)
    assert digest in server.command("admin", "pack", "list").stdout
    assert "0 at fault" in server.command("admin", "check").stdout


def test_games_of_older_rules_are_brought_to_the_present_ones_or_named() -> None:
    server = Server()
    try:
        ana = Person(server, "Ana")
        same = until(ana, bots_alone(ana), status="finished")["table"]["id"]
        other = until(ana, bots_alone(ana), status="finished")["table"]["id"]
        with closing(sqlite3.connect(server.folder / "rossio.db", timeout=30)) as database, database:
            database.execute("UPDATE tables SET rules = 1, version = version + 1 WHERE id IN (?, ?)", (same, other))
            database.execute('UPDATE moves SET move = ? WHERE "table" = ? AND entry = 3', ("pass", other))
        with pytest.raises(Refusal) as refused:
            ana.get(f"/api/tables/{same}/replay")
        assert refused.value.error == "rules-changed"
        done = server.command("admin", "migrate")
        assert done.returncode == 1, done.stderr
        assert f"{same}: from rules 1 to {catalogue.load('coimbra').rules}" in done.stdout
        assert f"{other}: rules 1, decision 4: " in done.stdout
        assert ana.get(f"/api/tables/{same}/replay")["position"]["over"] is True
    finally:
        server.remove()
