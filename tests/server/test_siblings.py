"""Server processes side by side: what concerns a table goes to one of them, and to another when that one dies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from rossio.server.door.siblings import Passed, Siblings
from tests.server.rig import Person, Postgres, Server, children, play_out, two_at_a_table
from tests.server.waits import at_ply, hear

TABLES = 8
SOCKETS = 6


@pytest.fixture(scope="module")
def several(postgres: Postgres) -> Iterator[Server]:
    made = Server(postgres.database(), workers=2)
    deadline = time.monotonic() + 60
    while len(doors(made)) < 2:  # the second is still starting when the first one answers
        assert time.monotonic() < deadline
        time.sleep(0.1)
    yield made
    made.remove()


def held_by(pid: int) -> set[str]:
    """What a process has open; nothing once it is dead."""
    held = set()
    with contextlib.suppress(OSError):
        for entry in Path(f"/proc/{pid}/fd").iterdir():
            held.add(os.readlink(entry))
    return held


def doors(server: Server) -> dict[str, int]:
    """The server processes, by the doors they hold open to each other."""
    assert server.process is not None
    opened: dict[str, int] = {}
    for pid in children(server.process.pid):
        held = held_by(pid)
        for line in Path("/proc/net/unix").read_text().splitlines():
            path = line.split()[-1]
            if re.search(r"/rossio-common-[^/]*/door-\d+$", path) and f"socket:[{line.split()[6]}]" in held:
                opened[path] = pid
    return opened


def server_of(server: Server, port: int) -> int:
    """The process that holds the server's end of a connection from a port of ours."""
    pattern = rf"0100007F:{server.port:04X} 0100007F:{port:04X} 01 (?:\S+ +){{5}}(\d+) "
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        found = re.search(pattern, Path("/proc/net/tcp").read_text())
        assert found
        holders = [pid for pid in doors(server).values() if f"socket:[{found[1]}]" in held_by(pid)]
        if len(holders) == 1:  # on its way it is in two
            return holders[0]
    raise AssertionError("nobody holds the connection, or two do")


def port_of(connection: ClientConnection) -> int:
    return int(connection.socket.getsockname()[1])


def test_all_who_see_a_table_are_in_one_process(several: Server) -> None:
    homes: set[int] = set()
    for _ in range(TABLES):
        ana, rui, table = two_at_a_table(several)
        with contextlib.ExitStack() as opened:
            sockets = [opened.enter_context(one.live(table)) for one in (ana, rui) for _ in range(SOCKETS // 2)]
            for connection in sockets:
                hear(connection, "state")
            found = {server_of(several, port_of(connection)) for connection in sockets}
            assert len(found) == 1
            homes |= found
            play_out([ana, rui], table, at_most=1)  # by plain requests, as browsers do
            for connection in sockets:
                hear(connection, "state", at_ply(1))
    assert len(homes) == 2
    assert "rossio_passed_on_total" in httpx.get(f"{several.url}/metrics").text


def test_a_seat_sees_its_own_hand_alone_wherever_its_connection_goes(several: Server) -> None:
    for _ in range(4):
        ana, rui, table = two_at_a_table(several, game="lisboa")
        for person in (ana, rui):
            with person.live(table) as connection:
                frame = hear(connection, "state")
            mine = person.state(table)
            assert frame["seat"] == mine["seat"] == mine["held"][0]
            assert frame["position"]["view"] == mine["position"]["view"]
        assert ana.state(table)["position"]["view"] != rui.state(table)["position"]["view"]


def answers(connection: socket.socket, number: int) -> list[dict[str, Any]]:
    """So many answers with bodies of JSON."""
    read = b""
    found: list[dict[str, Any]] = []
    connection.settimeout(30)
    while len(found) < number:
        head, parted, rest = read.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.I)
        if parted and length and len(rest) >= int(length[1]):
            found.append(json.loads(rest[: int(length[1])]))
            read = rest[int(length[1]) :]
            continue
        more = connection.recv(1 << 16)
        assert more, read
        read += more
    return found


def test_requests_about_many_tables_on_one_connection_are_all_answered(several: Server) -> None:
    ana = Person(several)
    tables = [ana.open_table(2)["table"]["id"] for _ in range(TABLES)]
    head = f"Host: x\r\nAuthorization: Bearer {ana.token}\r\n"
    with socket.create_connection(("127.0.0.1", several.port)) as connection:
        for table in tables:  # one after another, each in two pieces
            request = f"GET /api/tables/{table} HTTP/1.1\r\n{head}\r\n".encode()
            connection.sendall(request[:50])
            time.sleep(0.02)
            connection.sendall(request[50:])
            assert answers(connection, 1)[0]["table"]["id"] == table
        together = "".join(f"GET /api/tables/{table} HTTP/1.1\r\n{head}\r\n" for table in tables)
        connection.sendall(together.encode())
        assert [answer["table"]["id"] for answer in answers(connection, TABLES)] == tables
        # the second request begins in the first one's packet: what follows is no beginning, whatever it looks like
        first = f"GET /api/tables/{tables[0]} HTTP/1.1\r\n{head}\r\nGET /api/me HTTP/1.1\r\n{head}X: "
        connection.sendall(first.encode())
        assert answers(connection, 1)[0]["table"]["id"] == tables[0]
        for table in tables:
            connection.sendall(f"GET /api/tables/{table} HTTP/1.1".encode())
            time.sleep(0.02)
        connection.sendall(b"\r\n\r\n")
        assert answers(connection, 1)[0]["id"] == ana.me["id"]


def test_a_body_that_comes_later_follows_its_connection(several: Server) -> None:
    ana, rui, _ = two_at_a_table(several)
    for _ in range(4):
        ana, rui, table = two_at_a_table(several)
        state = ana.state(table)
        mover = ana if state["table"]["turn"] in state["held"] else rui
        move = mover.state(table)["position"]["decision"]["moves"][0]
        body = json.dumps({"ply": 0, "moves": [move], "key": "late"}).encode()
        head = f"POST /api/tables/{table}/moves HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {mover.token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", several.port)) as connection:
            connection.sendall(head.encode())
            for piece in (body[:9], body[9:]):
                time.sleep(0.05)
                connection.sendall(piece)
            assert answers(connection, 1)[0]["accepted"] == 1
        assert ana.state(table)["table"]["ply"] == 1


def test_when_a_process_dies_its_tables_are_served_by_the_others(several: Server) -> None:
    ana, rui, table = two_at_a_table(several)
    with ana.live(table) as connection:
        hear(connection, "state")
        home = server_of(several, port_of(connection))
        os.kill(home, signal.SIGKILL)
    deadline = time.monotonic() + 30
    while True:
        try:
            assert ana.state(table)["table"]["ply"] == 0
            break
        except httpx.TransportError:
            assert time.monotonic() < deadline
    with rui.live(table) as connection:
        play_out([ana, rui], table, at_most=3)
        hear(connection, "state", at_ply(3))
    while len(doors(several)) < 2 or home in doors(several).values():  # another takes its place
        assert time.monotonic() < deadline + 60
        time.sleep(0.1)
    with rui.live(table) as connection:
        hear(connection, "state", at_ply(3))


def test_a_full_door_and_a_dead_one(tmp_path: Path) -> None:
    """Who cannot take a connection now gets it later; who is not there never does."""

    async def tried() -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = Siblings(tmp_path, 2), Siblings(tmp_path, 2)
        assert ours.take_place()
        about = next(request for request in (b"GET /api/tables/%d " % n for n in range(99)) if not own(ours, request))
        passed = []
        for state in ("nobody there", "there", "gone"):
            if state == "there":
                assert theirs.take_place()
                assert theirs.mine == 1
            elif state == "gone":
                theirs.door.close()
            for _ in range(3 if state != "there" else 3000):
                left, right = socket.socketpair()
                transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, left)
                passed.append((state, ours.pass_on(transport, about)))
                transport.abort()
                if passed[-1][1] is Passed.YES:
                    right.sendall(b"x")  # it lives on, wherever it is
                right.close()
                if passed[-1][1] is Passed.LATER:
                    given, data = theirs.receive()
                    given.close()
                    assert data == about
                    break
        found = set(passed)
        assert found == {
            ("nobody there", Passed.NO),
            ("there", Passed.YES),
            ("there", Passed.LATER),
            ("gone", Passed.NO),
        }
        ours.close()
        theirs.close()

    asyncio.run(tried())


def own(siblings: Siblings, request: bytes) -> bool:
    return siblings.place_of(request.split(b"/")[3].strip()) == siblings.mine
