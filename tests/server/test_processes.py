"""The processes of a server: what they may read, hold and take, and that they end together whenever told to."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.conformance.cases import EFFORT
from tests.server.rig import Person, Postgres, Server, children, free_port, play_out, two_at_a_table
from tests.server.waits import soon, until

MOMENTS = round(32 * EFFORT)
"""How many moments of a start are tried."""


def descendants(pid: int) -> list[int]:
    found = children(pid)
    return found + [deeper for child in found for deeper in descendants(child)]


def living(pids: list[int]) -> list[int]:
    """Those that are neither gone nor waiting to be buried."""
    return [pid for pid in pids if (status(pid) or "Z") not in "ZX"]


def status(pid: int) -> str:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
    return ""


def rules_of(server: Server) -> list[int]:
    """The workers for rules and bots."""
    assert server.process is not None
    pids = descendants(server.process.pid)
    return [pid for pid in pids if b"rossio.server.rules.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def limited(server: Server, megabytes: int) -> list[int]:
    """The workers that may take so much memory and no more."""
    wanted = re.compile(rf"Max address space +{megabytes << 20} +{megabytes << 20} ")
    return [pid for pid in rules_of(server) if wanted.search(Path(f"/proc/{pid}/limits").read_text())]


def listening_socket(port: int) -> str:
    """The inode of the socket that listens on a port."""
    found = re.search(rf":{port:04X} 00000000:0000 0A (?:\S+ +){{5}}(\d+) ", Path("/proc/net/tcp").read_text())
    assert found
    return found.group(1)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_owner_alone_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    server = Server(variables={"ROSSIO_DATA": str(folder)}, anew=True)
    try:
        Person(server, "Ana")
        files = [folder / f"rossio.db{part}" for part in ("", "-wal", "-shm")]
        assert rights(folder) == 0o700
        assert [rights(file) for file in files] == [0o600] * 3
        server.kill()
        for file in files:
            file.chmod(0o644)  # as an older version left them
        server.start()
        assert [rights(file) for file in files] == [0o600] * 3
    finally:
        server.remove()


def test_two_servers_do_not_share_an_embedded_database(on_sqlite: Server) -> None:
    refused = on_sqlite.command("serve", "--port", str(free_port()))
    assert refused.returncode == 2
    assert "another server is at work" in refused.stderr
    assert httpx.get(f"{on_sqlite.url}/health").status_code == 200
    assert on_sqlite.command("admin", "people").returncode == 0


@pytest.fixture
def several(postgres: Postgres) -> Iterator[Server]:
    """Two server processes below one that watches over them."""
    made = Server(postgres.database(), workers=2, smtp="smtp://user:secret@127.0.0.1:1", memory=700)
    yield made
    made.remove()


def test_when_the_supervisor_is_killed_all_end(several: Server) -> None:
    assert several.process is not None
    assert soon(lambda: len(rules_of(several)) == 4, 60)  # one is still starting when the other answers
    pids = descendants(several.process.pid)
    assert len(pids) >= 6
    os.kill(several.process.pid, signal.SIGKILL)
    several.process.wait()
    deadline = time.monotonic() + 30
    while living(pids) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert living(pids) == []
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{several.url}/health")


def test_workers_hold_no_socket_no_secret_and_so_much_memory(several: Server) -> None:
    # A second process is still starting when the first one answers; a worker lets go of sockets before it is limited.
    assert soon(lambda: len(limited(several, 700)) == len(rules_of(several)) == 4, 60)
    listening = listening_socket(several.port)
    for pid in rules_of(several):
        held = [os.readlink(entry) for entry in Path(f"/proc/{pid}/fd").iterdir()]
        assert f"socket:[{listening}]" not in held
        environment = Path(f"/proc/{pid}/environ").read_bytes()
        assert b"secret" not in environment
        assert several.database.encode() not in environment


def test_a_bot_that_takes_all_memory_only_breaks_its_own_decision() -> None:
    server = Server(plugins="tests.server.glutton", memory=300, bots=1, log="error")
    try:
        ana = Person(server)
        table = ana.open_table(2, bots={"1": "greedy"}, start=True)["table"]["id"]
        for _ in range(3):
            state = until(ana, table, turn=0)
            ana.move(table, state["table"]["ply"], state["position"]["decision"]["moves"][0])
        until(ana, table, turn=0)
        log = server.log.read_text()
        assert "MemoryError" in log
        assert "random plays instead" in log
        assert "did not come back" not in log
    finally:
        server.remove()


def ends(server: Server, moment: float) -> int:
    """Start once more, end it at some moment of the start; the exit code."""
    command = [sys.executable, "-m", "rossio", "serve", "--port", str(free_port()), "--workers", str(server.workers)]
    environment = {**server.environment, "ROSSIO_DATA": str(server.folder / f"{moment}")}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        time.sleep(moment)
        pids = [process.pid, *descendants(process.pid)]
        process.terminate()
        code = process.wait(60)
        deadline = time.monotonic() + 20
        while living(pids) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert living(pids) == []
        return code
    finally:
        process.kill()
        process.wait()


def ends_at_any_moment(server: Server, moments: int) -> None:
    """Over the time that its start has just taken on this machine, and a little beyond."""
    whole = 1.2 * server.took
    server.kill()
    with ThreadPoolExecutor(2) as two:
        codes = list(two.map(lambda number: ends(server, whole * number / moments), range(1, moments + 1)))
    assert set(codes) <= {0, -signal.SIGTERM}, codes
    assert ends(server, 4 * server.took) == 0  # on a machine that is busier by now


def test_a_server_that_is_told_to_end_while_it_starts_ends() -> None:
    server = Server(anew=True)
    try:
        ends_at_any_moment(server, MOMENTS)
    finally:
        server.remove()


def test_several_servers_that_are_told_to_end_while_they_start_end(several: Server) -> None:
    ends_at_any_moment(several, MOMENTS // 2)


def test_who_was_told_to_end_has_kept_everything() -> None:
    server = Server(anew=True)
    try:
        ana, rui, table = two_at_a_table(server)
        play_out([ana, rui], table, at_most=5)
        assert server.stop() == 0
        server.start()
        assert ana.state(table)["table"]["ply"] == 5
    finally:
        server.remove()
