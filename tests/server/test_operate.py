"""Operation: health, figures, logs, an orderly end, backup and restore, migrations."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select

from rossio.server.ground.config import Config, ConfigError, from_environment
from rossio.server.ground.errors import ERRORS, Error
from rossio.server.ground.problems import Problem, words
from rossio.server.store import schema
from rossio.server.store.database import Store
from tests.server.rig import Person, Postgres, Server, play_out, two_at_a_table
from tests.server.waits import hear


def test_health_and_figures(server: Server) -> None:
    health = httpx.get(f"{server.url}/health").json()
    assert health["status"] == "ok"
    assert health["database"] == ("postgresql" if server.database else "sqlite")
    figures = httpx.get(f"{server.url}/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    assert "rossio_request_seconds" in figures.text


def test_every_answer_has_a_request_id_and_careful_headers(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/games")
    assert answer.headers["x-request-id"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


def test_errors_speak_the_callers_language(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"Accept-Language": "pt-PT,pt;q=0.9"})
    assert answer.json()["message"] == words("pt").say("server-error-sign-in")
    assert httpx.get(f"{server.url}/api/nothing").json()["error"] == "no-page"
    assert httpx.get(f"{server.url}/nothing.js").status_code == 404
    assert httpx.get(f"{server.url}/../../etc/passwd").status_code in (200, 404)
    assert "root:" not in httpx.get(f"{server.url}/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text


@pytest.mark.parametrize("language", ["en", "pt", "fr"])
@pytest.mark.parametrize("error", ERRORS)
def test_every_problem_has_words(language: str, error: Error) -> None:
    assert not Problem(error).body(language).message.startswith("server-error")


def test_logs_are_lines_of_json_with_the_table(tmp_path: Path) -> None:
    server = Server(log="debug")
    try:
        ana, _, table = two_at_a_table(server)
        ana.state(table)
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        about = [line for line in lines if line.get("table") == table and line.get("route")]
        assert about
        assert all(line["request"] for line in about)
        assert server.stop() == 0
    finally:
        server.remove()


@pytest.mark.parametrize("level", ["info", "debug"])
def test_no_invitation_is_in_the_log(level: str) -> None:
    server = Server(log=level)
    try:
        opened = Person(server, "Ana").open_table(2, public=False)
        table, invite = opened["table"]["id"], opened["invite"]
        rui = Person(server, "Rui")
        rui.state(table, invite=invite)
        with rui.live(table, f"?invite={invite}") as socket:
            socket.recv(timeout=10)
        assert server.stop() == 0
        said = server.log.read_text()
        assert "connection open" in said
        assert invite not in said
    finally:
        server.remove()


def test_what_the_administrator_gives_up_is_seen_at_once(postgres: Postgres) -> None:
    server = Server(postgres.database(), shared=1)
    try:
        ana, _, table = two_at_a_table(server)
        with ana.live(table) as socket:
            assert hear(socket, "state")["table"]["status"] == "running"
            assert server.command("admin", "abandon", table).returncode == 0
            now = hear(socket, "state")["table"]
            assert (now["status"], now["turn"], now["deadline"]) == ("abandoned", -1, None)
    finally:
        server.remove()


def test_an_orderly_end_closes_sockets_and_keeps_everything() -> None:
    server = Server()
    try:
        ana, rui, table = two_at_a_table(server)
        play_out([ana, rui], table, at_most=5)
        with ana.live(table) as socket:
            socket.recv(timeout=10)
            assert server.stop() == 0
        server.start()
        assert ana.state(table)["table"]["ply"] == 5
    finally:
        server.remove()


def test_a_backup_restores_into_the_other_database(postgres: Postgres, tmp_path: Path) -> None:
    one = Server()
    two = None
    try:
        ana, rui, table = two_at_a_table(one)
        play_out([ana, rui], table, at_most=30)
        ana.post(f"/api/tables/{table}/chat", text="olá")
        me = ana.post("/api/accounts", name="Ana da Silva", password="12345678")
        before = Person(one, token=me["token"]).state(table)
        file = tmp_path / "backup.gz"
        done = one.command("admin", "backup", str(file))
        assert done.returncode == 0, done.stderr
        two = Server(postgres.database())
        restored = two.command("admin", "restore", str(file))
        assert restored.returncode == 0, restored.stderr
        again = Person(two, "x").post("/api/sessions", name="Ana da Silva", password="12345678")
        there = Person(two, token=again["token"])
        after = there.state(table)
        assert after["position"] == before["position"]
        assert after["table"] == before["table"]
        there.post(f"/api/tables/{table}/chat", text="again")
        assert [line["text"] for line in there.get(f"/api/tables/{table}/chat")] == ["olá", "again"]
        refused = two.command("admin", "restore", str(file))
        assert refused.returncode == 2
        assert "not empty" in refused.stderr
        file.write_bytes(file.read_bytes()[:-40])
        fresh = Server()
        try:
            cut = fresh.command("admin", "restore", str(file))
            assert cut.returncode == 2
            assert "damaged" in cut.stderr or "cut short" in cut.stderr
            assert fresh.command("admin", "people", "--guests").stdout == ""
        finally:
            fresh.remove()
    finally:
        one.remove()
        if two is not None:
            two.remove()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_the_migrations_lead_to_the_schema(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    import asyncio

    if database == "sqlite":
        url = Config(data=str(tmp_path)).url()
    else:
        url = Config(database=request.getfixturevalue("postgres").database()).url()

    async def differences() -> object:
        store = Store(url)
        try:
            await store.migrate()
            await store.migrate()
            async with store.engine.connect() as connection:
                assert (await connection.execute(select(schema.tables))).all() == []
                return await connection.run_sync(compare)
        finally:
            await store.close()

    def compare(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    assert asyncio.run(differences()) == []


def test_a_wrong_setting_is_named() -> None:
    with pytest.raises(ConfigError, match="ROSSIO_ENGINES"):
        from_environment({"ROSSIO_ENGINES": "many"})
    with pytest.raises(ConfigError, match="mysql"):
        Config(database="mysql://x").url()
    config = Config(engines=3, shared=True, address="https://x.example")
    assert from_environment(config.environment()) == config


def test_several_processes_need_postgresql(on_sqlite: Server) -> None:
    refused = on_sqlite.command("serve", "--workers", "2")
    assert refused.returncode == 2
    assert "postgresql" in refused.stderr
