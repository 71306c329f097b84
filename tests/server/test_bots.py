"""Bots at the table: they play their seats, stand in for people, and cannot stop the server."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.rig import Person, Refusal, Server, play_out, two_at_a_table
from tests.server.waits import SECONDS, until


def test_bots_alone_play_a_game_to_its_end(ana: Person) -> None:
    table = ana.open_table(2, bots={"0": "random", "1": "random"}, sit=-1, start=True)["table"]["id"]
    state = until(ana, table, status="finished")
    assert state["seat"] == -1
    assert state["table"]["outcome"]["scores"]


def test_a_person_plays_against_a_bot(ana: Person) -> None:
    table = ana.open_table(2, bots={"1": "random"}, start=True)["table"]["id"]
    for _ in range(10):
        state = until(ana, table, turn=0)
        ana.move(table, state["table"]["ply"], state["position"]["decision"]["moves"][0])


def test_a_lone_person_may_go_back_further_where_the_game_is_not_rated(ana: Person) -> None:
    table = ana.open_table(2, bots={"1": "random"}, rated=False, start=True)["table"]["id"]
    for _ in range(6):
        state = until(ana, table, turn=0)
        ana.move(table, state["table"]["ply"], state["position"]["decision"]["moves"][0])
    state = until(ana, table, turn=0)
    back = ana.post(f"/api/tables/{table}/undo", ply=state["table"]["ply"], to=0)
    assert back["table"]["ply"] == 0


def test_what_bots_have_answered_since_is_taken_back_with_what_they_answered(ana: Person) -> None:
    table = ana.open_table(3, bots={"1": "random", "2": "random"}, rated=False, start=True)["table"]["id"]
    taken_back = 0
    for _ in range(12):
        before = until(ana, table, turn=0)
        ply = before["table"]["ply"]
        ana.move(table, ply, before["position"]["decision"]["moves"][0])
        now = until(ana, table, turn=0)
        if now["table"]["ply"] == ply + 1:
            continue
        assert now["position"]["undo"]["to"] == ply
        assert now["position"]["undo"]["others"] == now["table"]["ply"] - ply - 1
        # Asked for as if from before the bots had answered: the page may not have heard of them yet.
        back = ana.post(f"/api/tables/{table}/undo", ply=ply + 1, to=ply)
        assert back["table"]["ply"] == ply
        assert back["table"]["turn"] == 0
        assert back["position"]["decision"] == before["position"]["decision"]
        taken_back += 1
        ana.move(table, ply, before["position"]["decision"]["moves"][0])
    assert taken_back > 3


def test_what_a_person_has_decided_since_is_not_taken_back_unasked(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table, at_most=12)
    with pytest.raises(Refusal) as refused:
        ana.post(f"/api/tables/{table}/undo", ply=4, to=3)
    assert refused.value.error == "stale"


def test_a_seat_left_is_played_on_by_a_bot(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    ana.post(f"/api/tables/{table}/leave", stand_in="random")
    rui.post(f"/api/tables/{table}/leave", stand_in="random")
    until(ana, table, status="finished")
    seats = ana.state(table)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Rui"]


@pytest.mark.parametrize("database", ["sqlite"])
def test_an_endless_loop_is_cut_and_the_table_goes_on(tmp_path: Path, database: str) -> None:
    settings = {"plugins": "tests.server.trap", "plugin_trap": tmp_path, "bot_limit": 0.7, "engine_limit": 0.7}
    server = Server(**settings)
    try:
        ana = Person(server)
        table = ana.open_table(2, bots={"1": "random"}, start=True)["table"]["id"]
        state = until(ana, table, turn=0)
        with pytest.raises(Refusal) as refused:
            ana.move(table, state["table"]["ply"], "loop")
        assert (refused.value.status, refused.value.error) == (503, "cut")
        for _ in range(4):
            state = until(ana, table, turn=0)
            ana.move(table, state["table"]["ply"], state["position"]["decision"]["moves"][0])
        log = server.log.read_text()
        assert "Attempt did not come back" in log
        assert "random plays instead" in log
        assert f'"table": "{table}"' in log
        assert 'rossio_cuts_total{pool="engine"} 1.0' in ana.get("/metrics")
    finally:
        server.remove()


def test_bots_wake_up_after_the_server_was_killed() -> None:
    server = Server(bot_pause=0.05)
    try:
        ana = Person(server)
        table = ana.open_table(2, bots={"0": "random", "1": "random"}, sit=-1, start=True)["table"]["id"]
        time.sleep(0.4)
        server.kill()
        server.start()
        before = ana.state(table)["table"]["ply"]
        deadline = time.monotonic() + SECONDS
        while ana.state(table)["table"]["ply"] <= before:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        server.remove()
