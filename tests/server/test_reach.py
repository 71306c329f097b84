"""How friends find a server, and what it says at a terminal."""

from __future__ import annotations

import logging
import os
import pty
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from rossio.server.ground import logs, reach
from tests.server.rig import Person, Server, free_port


def test_a_server_for_this_machine_alone_names_no_address() -> None:
    for host in ("127.0.0.1", "::1", "localhost", "127.0.0.2"):
        assert reach.addresses(host, 8080) == []


def test_a_server_for_everybody_names_every_address_once_and_no_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "by_route", lambda: ["192.168.1.5"])
    monkeypatch.setattr(reach, "by_interfaces", lambda: ["127.0.0.1", "192.168.1.5", "10.0.0.7", "169.254.3.3"])
    monkeypatch.setattr(reach, "by_name", lambda: ["127.0.1.1", "10.0.0.7"])
    assert reach.addresses("0.0.0.0", 8080) == ["http://192.168.1.5:8080", "http://10.0.0.7:8080"]
    assert reach.addresses("192.168.1.9", 80) == ["http://192.168.1.9:80"]
    assert reach.addresses("2001:db8::7", 80) == ["http://[2001:db8::7]:80"]


def test_a_machine_without_a_network_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", nothing)
    monkeypatch.setattr(socket, "getaddrinfo", nothing)
    assert reach.by_route() == []
    assert reach.by_name() == []


def test_the_public_address_comes_first() -> None:
    server = Server(address="https://rossio.example/", reach="http://192.168.1.5:8080")
    try:
        here = httpx.get(f"{server.url}/api/here").json()
        assert here == {"addresses": ["https://rossio.example", "http://192.168.1.5:8080"], "mail": False}
    finally:
        server.remove()


def test_friends_come_in_by_another_address_and_play() -> None:
    server = Server(arguments=["--friends"])
    try:
        ana = Person(server, "Ana")
        opened = ana.open_table(2, public=False)
        friend = httpx.Client(base_url=f"http://127.0.0.2:{server.port}")
        token = friend.post("/api/guests", json={"name": "Rui"}).json()["csrf"]
        sat = friend.post(
            f"/api/tables/{opened['table']['id']}/seats",
            json={"invite": opened["invite"]},
            headers={"X-CSRF-Token": token, "Origin": f"http://127.0.0.2:{server.port}"},
        )
        assert (sat.status_code, sat.json()["table"]["status"]) == (200, "running")
        friend.close()
    finally:
        server.remove()


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "rossio", "serve", "--port", str(port), "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert done.stderr.strip().splitlines() == [
        f"rossio: port {port} is taken; perhaps Rossio runs already. Another: --port {port + 1}"
    ]


def test_at_a_terminal_a_server_says_one_line(tmp_path: Path) -> None:
    leader, terminal = pty.openpty()
    port = free_port()
    command = [sys.executable, "-m", "rossio", "serve", "--port", str(port), "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=terminal, stderr=terminal, close_fds=True)
    os.close(terminal)
    try:
        said = b""
        deadline = time.monotonic() + 120
        while b"Rossio: http" not in said or not said.endswith(b"\n"):
            assert time.monotonic() < deadline, said
            said += os.read(leader, 4096)
        assert len(said.decode().strip().splitlines()) == 1, said
        assert f"http://127.0.0.1:{port}/" in said.decode()
    finally:
        process.terminate()
        process.wait(30)
        os.close(leader)


def test_plain_lines_tell_trouble_without_json() -> None:
    record = logging.LogRecord("rossio", logging.WARNING, "", 0, "the database is %s", ("away",), None)
    assert logs.PlainLines().format(record) == "rossio: the database is away"
