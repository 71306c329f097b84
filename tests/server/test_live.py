"""Live tables: everybody sees what they may, at once, and catches up after an absence."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.rig import Person, Postgres, Server, decider, play_out, two_at_a_table
from tests.server.waits import SECONDS, at_ply, hear


def test_a_move_reaches_players_and_watchers_each_with_their_own_view(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, state = decider([ana, rui], table)
    other = rui if person is ana else ana
    watcher = Person(server, "Zé")
    with person.live(table) as mine, other.live(table) as theirs, watcher.live(table) as watching:
        assert hear(mine, "hello")["held"] == state["held"]
        assert hear(watching, "hello") == {"type": "hello", "held": [], "seat": -1}
        for socket in (mine, theirs, watching):
            hear(socket, "state", at_ply(0))
        move = state["position"]["decision"]["moves"][0]
        mine.send(json.dumps({"type": "move", "ply": 0, "moves": [move], "key": "k1"}))
        landed = hear(mine, "landed")
        assert (landed["key"], landed["accepted"], landed["ply"]) == ("k1", 1, 1)
        seen = [hear(socket, "state", at_ply(1)) for socket in (theirs, watching)]
        assert [frame["seat"] for frame in seen] == [other.state(table)["seat"], -1]
        assert seen[1]["position"]["decision"]["moves"] is None
        assert all(event["ply"] == 1 for frame in seen for event in frame["position"]["events"])


def test_who_takes_the_last_seat_while_looking_on_sees_the_game_begin(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    table = ana.open_table(2)["table"]["id"]
    with rui.live(table) as socket:
        assert hear(socket, "hello")["held"] == []
        rui.post(f"/api/tables/{table}/seats")
        begun = hear(socket, "state", lambda frame: bool(frame["table"]["status"] == "running"))
        assert begun["seat"] == rui.state(table)["seat"] >= 0


def test_the_socket_says_what_is_wrong_and_goes_on(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, state = decider([ana, rui], table)
    with person.live(table) as socket:
        hear(socket, "state")
        socket.send(json.dumps({"type": "move", "ply": 7, "moves": ["pass"], "key": "k"}))
        problem = hear(socket, "problem")
        assert (problem["error"], problem["key"]) == ("stale", "k")
        socket.send(json.dumps({"type": "ping"}))
        hear(socket, "pong")
        move = state["position"]["decision"]["moves"][0]
        socket.send(json.dumps({"type": "move", "ply": 0, "moves": [move], "key": "k2"}))
        assert hear(socket, "landed")["ply"] == 1
        socket.send(json.dumps({"type": "move", "ply": 0, "moves": [move], "key": "k2"}))
        assert hear(socket, "landed")["repeated"] is True


def test_who_comes_back_catches_up_from_any_ply(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table, at_most=15)
    with ana.live(table, "?since=5") as socket:
        position = hear(socket, "state")["position"]
        assert position["since"] == 5
        plies = [event["ply"] for event in position["events"]]
        assert plies == sorted(plies)
        assert set(plies) <= set(range(6, 16))
        assert plies
        socket.send(json.dumps({"type": "since", "ply": 0}))
        assert hear(socket, "state")["position"]["events"][-len(plies) :] == position["events"]
    assert ana.state(table, since=5)["position"]["events"] == position["events"]


def test_chat_and_presence(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    with ana.live(table) as socket:
        hear(socket, "presence", lambda frame: frame["seats"] == [0])
        with rui.live(table) as other:
            hear(socket, "presence", lambda frame: frame["seats"] == [0, 1])
            other.send(json.dumps({"type": "chat", "text": "Bom jogo!"}))
            line = hear(socket, "chat")
            assert (line["name"], line["text"]) == ("Rui", "Bom jogo!")
        hear(socket, "presence", lambda frame: frame["seats"] == [0])
    assert [line["text"] for line in ana.get(f"/api/tables/{table}/chat")] == ["Bom jogo!"]
    assert ana.get(f"/api/tables/{table}/chat", after=line["id"]) == []


def test_however_many_come_and_go_it_is_told_once_a_second(server: Server) -> None:
    ana, _, table = two_at_a_table(server)
    with ana.live(table) as socket:
        hear(socket, "presence", lambda frame: frame["seats"] == [0])
        version = ana.state(table)["table"]["version"]
        began = time.monotonic()
        for number in range(30):
            ana.get(f"/api/tables/{table}/wait", version=version, seconds=0.001)
            if number % 3 == 0:
                with Person(server, token="none").live(table) as passing:
                    passing.socket.close()
        took = time.monotonic() - began
        ana.post(f"/api/tables/{table}/chat", text="enough")
        told = 0
        while (frame := json.loads(socket.recv(timeout=SECONDS)))["type"] != "chat":
            told += frame["type"] == "presence"
        assert told <= took + 2


def test_who_came_while_somebody_was_there_hears_that_they_left(server: Server) -> None:
    """Also where that is what the table heard before: who comes is told at once, the others a second later."""
    ana, rui, table = two_at_a_table(server)
    with ana.live(table) as first:
        hear(first, "presence", lambda frame: frame["seats"] == [0])
        with rui.live(table) as passing:
            hear(passing, "presence", lambda frame: frame["seats"] == [0, 1])
            with ana.live(table) as second:
                hear(second, "presence", lambda frame: frame["seats"] == [0, 1])
                passing.socket.close()
                hear(second, "presence", lambda frame: frame["seats"] == [0])


def test_a_short_wait_is_nobodys_presence(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    version = ana.state(table)["table"]["version"]
    with ana.live(table) as socket:
        hear(socket, "presence", lambda frame: frame["seats"] == [0])
        rui.get(f"/api/tables/{table}/wait", version=version, seconds=2)
        ana.post(f"/api/tables/{table}/chat", text="enough")
        while (frame := json.loads(socket.recv(timeout=SECONDS)))["type"] != "chat":
            assert frame["type"] != "presence" or frame["seats"] == [0]
        threading.Thread(
            target=lambda: rui.get(f"/api/tables/{table}/wait", version=version, seconds=6), daemon=True
        ).start()
        hear(socket, "presence", lambda frame: frame["seats"] == [0, 1])
        hear(socket, "presence", lambda frame: frame["seats"] == [0])


def test_lines_of_a_blocked_person_do_not_arrive(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    ana.put(f"/api/blocks/{rui.me['id']}")
    with ana.live(table) as socket:
        hear(socket, "state")
        rui.post(f"/api/tables/{table}/chat", text="hello?")
        ana.post(f"/api/tables/{table}/chat", text="mine")
        assert hear(socket, "chat")["text"] == "mine"
    assert [line["text"] for line in ana.get(f"/api/tables/{table}/chat")] == ["mine"]


def test_a_long_poll_answers_when_something_happens(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, state = decider([ana, rui], table)
    other = rui if person is ana else ana
    answers: list[dict[str, Any]] = []

    def wait() -> None:
        answers.append(other.get(f"/api/tables/{table}/wait", version=state["table"]["version"], since=0))

    waiting = threading.Thread(target=wait)
    waiting.start()
    person.move(table, 0, state["position"]["decision"]["moves"][0])
    waiting.join(SECONDS)
    assert answers[0]["table"]["ply"] == 1
    version = answers[0]["table"]["version"]
    unchanged = other.get(f"/api/tables/{table}/wait", version=version, seconds=0.2)
    assert unchanged["table"]["version"] == version


def test_a_private_table_stays_shut_and_says_why(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(2, public=False)["table"]["id"]
    with Person(server, "Zé").live(table) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=SECONDS)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "no-table")


def test_a_page_of_another_site_cannot_open_a_socket(server: Server) -> None:
    ana, _, table = two_at_a_table(server)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    cookie = {"Cookie": f"rossio_session={ana.token}"}
    with connect(url, origin="https://evil.example", additional_headers=cookie) as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "origin"


def test_two_server_processes_share_a_table(postgres: Postgres) -> None:
    database = postgres.database()
    one = Server(database, shared=1)
    two = Server(database, shared=1)
    try:
        ana, rui, table = two_at_a_table(one)
        rui_there = Person(two, token=rui.token)
        with ana.live(table) as here, rui_there.live(table) as there:
            hear(here, "presence", lambda frame: frame["seats"] == [0, 1])
            hear(there, "presence", lambda frame: frame["seats"] == [0, 1])
            for ply in range(20):
                person, state = decider([ana, rui_there], table)
                person.move(table, ply, state["position"]["decision"]["moves"][0])
                assert hear(here, "state", at_ply(ply + 1))["position"]["ply"] == ply + 1
                assert hear(there, "state", at_ply(ply + 1))["position"]["ply"] == ply + 1
            ana.post(f"/api/tables/{table}/chat", text="olá")
            assert hear(there, "chat")["text"] == "olá"
            postgres.kill()
            postgres.start()
            for ply in range(20, 24):
                person, state = patiently(lambda: decider([ana, rui_there], table))
                move = state["position"]["decision"]["moves"][0]
                patiently(lambda person=person, ply=ply, move=move: person.move(table, ply, move, key=f"k{ply}"))
                assert hear(here, "state", at_ply(ply + 1))["position"]["ply"] == ply + 1
                assert hear(there, "state", at_ply(ply + 1))["position"]["ply"] == ply + 1
    finally:
        one.remove()
        two.remove()


def patiently(work: Callable[[], Any]) -> Any:
    """Again and again while the database is away."""
    for _ in range(100):
        try:
            return work()
        except AssertionError as error:
            if "503" not in str(error):
                raise
            threading.Event().wait(0.1)
    return work()


def test_one_command_serves_with_several_processes(postgres: Postgres) -> None:
    server = Server(postgres.database(), workers=2)
    try:
        ana, rui, table = two_at_a_table(server)
        with ana.live(table) as first, rui.live(table) as second:
            for ply in range(6):
                person, state = decider([ana, rui], table)
                person.move(table, ply, state["position"]["decision"]["moves"][0])
                hear(first, "state", at_ply(ply + 1))
                hear(second, "state", at_ply(ply + 1))
        assert 'rossio_moves_total{by="person",game="coimbra"} 6.0' in ana.get("/metrics")
    finally:
        assert server.stop() == 0
        server.remove()
