"""Nonsense at the door: frames, bodies, encodings, other people's tables. Each refused, nothing changed."""

from __future__ import annotations

import json
import random
import socket as sockets
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.rig import Person, Refusal, Server, decider, play_out, two_at_a_table
from tests.server.waits import hear


def nonsense(chance: random.Random) -> str | bytes:
    """A frame that means nothing, or nearly something."""
    kinds = ["move", "chat", "undo", "wish", "since", "ping", "state", "hello", "", "\x00", None, 7]
    values: list[Any] = [None, True, -1, 0, 2**63, 1e308, "", "x" * 3000, "\x00", [], {}, [[]], ["pass"], {"a": 1}]
    way = chance.randrange(6)
    if way == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    if way == 1:
        return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(100)))
    frame = {"type": chance.choice(kinds)}
    for field in ("ply", "moves", "key", "text", "to", "agree", "entry"):
        if chance.random() < 0.6:
            frame[field] = chance.choice(values)
    text = json.dumps(frame)
    if way == 2:
        return text[: chance.randrange(len(text) + 1)]
    if way == 3:
        return text.encode("utf-16")
    return text


def talk(socket: ClientConnection, frames: list[str]) -> None:
    """Send all of it and listen until the other side has had enough."""
    for frame in frames:
        socket.send(frame)
    while True:
        socket.recv(timeout=10)


def test_frames_of_nonsense_change_nothing(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    before = ana.state(table)
    chance = random.Random(7)
    for person in (ana, rui):
        for _ in range(12):
            with person.live(table) as socket:
                try:
                    for _ in range(30):
                        socket.send(nonsense(chance))
                    while True:
                        socket.recv(timeout=0.2)
                except (ConnectionClosed, TimeoutError):
                    pass
    after = ana.state(table)
    assert after["position"] == before["position"]
    assert after["table"]["entry"] == before["table"]["entry"]
    with ana.live(table) as socket:
        socket.send(json.dumps({"type": "ping"}))
        hear(socket, "pong")


def test_a_socket_that_only_talks_nonsense_is_closed(server: Server) -> None:
    ana, _, table = two_at_a_table(server)
    with ana.live(table) as socket, pytest.raises(ConnectionClosed) as closed:
        talk(socket, ["{"] * 60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_huge_frame_is_refused(server: Server) -> None:
    ana, _, table = two_at_a_table(server)
    with ana.live(table) as socket:
        hear(socket, "state")
        socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        assert hear(socket, "problem")["error"] in ("too-large", "invalid")
    with ana.live(table) as socket, pytest.raises(ConnectionClosed):
        talk(socket, ["x" * 200_000])


@pytest.mark.parametrize(
    ("body", "statuses"),
    [
        (b"x" * 600_000, {400, 413}),
        (b'{"game": "' + b"x" * 400_000 + b'"}', {400}),
        (b"[" * 100_000, {400}),
        (b"\xff\xfe\x00", {400}),
        (b'{"game": "coimbra", "seats": 2, "title": "\\ud800"}', {400}),
        (b'{"game": "coimbra", "seats": 1e400}', {400}),
        (b'{"game": "coimbra", "seats": 99999999999999999999}', {400}),
        (b"null", {400}),
        (b"", {400}),
    ],
)
def test_bodies_that_are_no_request_are_refused(ana: Person, body: bytes, statuses: set[int]) -> None:
    headers = {"Content-Type": "application/json"}
    answer = ana.client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in statuses, answer.text[:300]
    assert answer.json()["error"] in ("invalid", "too-large")


def test_other_media_types_are_refused(ana: Person) -> None:
    for kind in ("text/plain", "application/xml", "multipart/form-data", "application/x-www-form-urlencoded"):
        answer = ana.client.post("/api/tables", content=b"a=b", headers={"Content-Type": kind})
        assert answer.status_code in (400, 415), (kind, answer.text)


def test_raw_bytes_on_the_port_do_no_harm(server: Server) -> None:
    chance = random.Random(3)
    for _ in range(20):
        with sockets.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
            raw.sendall(bytes(chance.randrange(256) for _ in range(500)) + b"\r\n\r\n")
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_other_peoples_tables_are_out_of_reach(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, state = decider([ana, rui], table)
    private = ana.open_table(2, public=False)["table"]["id"]
    stranger = Person(server, "Zé")
    move = state["position"]["decision"]["moves"][0]
    attempts: list[tuple[str, dict[str, Any]]] = [
        ("moves", {"ply": 0, "moves": [move], "key": "k"}),
        ("rehearsal", {"ply": 0, "moves": [move]}),
        ("undo", {"ply": 0, "to": 0}),
        ("undo/answer", {"agree": True}),
        ("leave", {}),
        ("return", {}),
        ("chat", {"text": "hi"}),
    ]
    for path, body in attempts:
        for place in (table, private):
            with pytest.raises(Refusal) as refused:
                stranger.post(f"/api/tables/{place}/{path}", **body)
            assert refused.value.status in (403, 404), path
            assert "invite" not in json.dumps(refused.value.body)
    for seat in (0, 1):
        with pytest.raises(Refusal) as refused:
            stranger.state(table, seat=seat)
        assert refused.value.error == "not-seated"
    assert person.state(table)["table"]["entry"] == 0


LONG = "a" * 300
MALFORMED = ["https://[::1", "https://[", "//", "\xff"]
ANY_WAY: list[tuple[str, str]] = [
    ("GET", f"/{LONG}"),
    ("GET", f"/assets/{LONG}.js"),
    ("GET", "/" + "a/" * 3000),
    ("GET", "/%00"),
    ("GET", f"/api/{LONG}"),
    ("GET", "/api/people?name=%00"),
    ("GET", "/api/people?name=%ed%a0%80"),
    ("GET", "/api/people/%00"),
    ("GET", "/api/tables?game=%00"),
    ("GET", "/api/tables/%00"),
    ("GET", "/api/tables/%00/record"),
    ("GET", "/api/tables/%00/review"),
    ("POST", "/api/tables/%00/review"),
    ("GET", "/api/ratings/%00"),
    ("GET", "/api/games/%00/content?digest=%00"),
    ("PUT", "/api/blocks/%00"),
    ("DELETE", "/api/blocks/%00"),
    ("DELETE", "/api/tables/%00"),
]


@pytest.mark.parametrize(("method", "path"), ANY_WAY)
def test_whatever_is_asked_is_no_mistake_of_the_server(ana: Person, method: str, path: str) -> None:
    before = ana.server.log.stat().st_size
    answer = ana.client.request(method, path)
    assert answer.status_code in (200, 400, 404), answer.text[:300]
    assert ana.server.log.stat().st_size == before


@pytest.mark.parametrize("origin", MALFORMED)
def test_an_origin_that_is_none_is_another_sites(ana: Person, origin: str) -> None:
    headers = {"Origin": origin.encode("latin-1")}
    answer = ana.client.post("/api/guests", json={"name": "Eve"}, headers=headers)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")


@pytest.mark.parametrize("invite", ["é", "%ed%a0%80", "%00", "🂡"])
def test_a_wrong_invitation_tells_nothing_of_a_private_table(server: Server, invite: str) -> None:
    private = Person(server, "Ana").open_table(2, public=False)["table"]["id"]
    stranger = Person(server, "Zé")
    for way in ("", "/wait", "/chat", "/replay", "/record", "/curves"):
        answer = stranger.client.get(f"/api/tables/{private}{way}?version=9&invite={invite}")
        assert (answer.status_code, answer.json()["error"]) == (404, "no-table"), way
    pinned = stranger.client.get(f"/api/tables/{private}?seat=0&invite={invite}")
    assert (pinned.status_code, pinned.json()["error"]) == (404, "no-table")
    sat = stranger.client.post(f"/api/tables/{private}/seats", json={"invite": invite})
    assert (sat.status_code, sat.json()["error"]) == (404, "no-table")
    with stranger.live(private, f"?invite={quote(invite)}") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("token", ["é", "\x00", "x" * 5000])
def test_a_forged_token_for_a_new_password_is_refused(ana: Person, token: str) -> None:
    with pytest.raises(Refusal) as refused:
        ana.post("/api/password/reset", token=token, password="12345678")
    assert refused.value.error == "reset-token"


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("seat 1: ", "Z\x00é"),
        ("seat 1: ", "Z\x1b[2Jé"),
        ("seat 1: ", "Z\u202eé"),
        ("seat 1: ", "Z\x9bé"),
        ("seed: ", "9" * 60),
        ("seed: ", "9" * 5000),
        ("seed: ", "-1"),
        ("seats: ", "9" * 30),
        ("game: ", "\x00"),
        ("rules: ", "9" * 30),
        ("content: ", "\x00"),
    ],
)
def test_a_record_of_nonsense_is_refused(server: Server, records: dict[str, str], line: str, instead: str) -> None:
    ana = Person(server, "Ana")
    record = "".join(
        f"{line}{instead}\n" if told.startswith(line) else told for told in records["brought"].splitlines(True)
    )
    assert record != records["brought"]
    with pytest.raises(Refusal) as refused:
        ana.post("/api/records", record=record)
    assert refused.value.status in (400, 409), refused.value.body
    assert ana.get("/api/tables", mine="true")["tables"] == []


@pytest.fixture(scope="module")
def records(on_sqlite: Server) -> dict[str, str]:
    """A record that may be brought."""
    ana, rui, table = two_at_a_table(on_sqlite)
    play_out([ana, rui], table)
    brought = ana.get(f"/api/tables/{table}/record")
    ana.post("/api/records", record=brought)
    return {"brought": brought}


@pytest.mark.parametrize("table", ["x", "%00", "..%2f..", "a" * 5000, "aaaaaaaaaaaa", "'%20OR%20'1'='1"])
def test_tables_that_do_not_exist(server: Server, table: str) -> None:
    ana = Person(server)
    answer = ana.client.get(f"/api/tables/{table}")
    assert answer.status_code == 404
    assert ana.client.post(f"/api/tables/{table}/start").status_code == 404
