"""A disk that is full: whatever is acknowledged is there, everything else is a problem, and it passes."""

from __future__ import annotations

import contextlib
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.rig import Person, Refusal, Server

WRITERS = 4
SPACE = 14 << 20


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of a few megabytes; only root can make one."""
    folder = Path(tempfile.mkdtemp(prefix="rossio-small-"))
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SPACE}", "tmpfs", str(folder)], check=False, capture_output=True
    )
    try:
        if made.returncode:
            pytest.skip(f"NOT RUN on a small disk: {made.stderr.decode().strip()}")
        yield folder
    finally:
        if not made.returncode:
            subprocess.run(["umount", "-l", str(folder)], check=True)
        shutil.rmtree(folder, ignore_errors=True)


class Fillable:
    """A server whose disk can be filled and emptied."""

    def __init__(self, server: Server, fill: Callable[[], None], empty: Callable[[], None]) -> None:
        self.server = server
        self.fill = fill
        self.empty = empty


@pytest.fixture(params=["disk", "file"])
def fillable(request: pytest.FixtureRequest) -> Iterator[Fillable]:
    with contextlib.ExitStack() as until:
        if request.param == "disk":
            folder = until.enter_context(small_disk())
            server = Server(variables={"ROSSIO_DATA": str(folder / "data")})
            ballast = folder / "ballast"

            def fill() -> None:
                with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
                    while file.write(bytes(4096)) == 4096:
                        pass

            def empty() -> None:
                ballast.unlink()

        else:  # no file may grow: writes fail by another error, and without root
            server = Server()

            def bound(size: int) -> None:
                assert server.process is not None
                hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))

            def fill() -> None:
                bound(64 * 1024)

            def empty() -> None:
                bound(resource.RLIM_INFINITY)

        until.callback(server.remove)
        yield Fillable(server, fill, empty)


class Player:
    """Two at one device, who note which moves were acknowledged."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server)
        self.table = self.person.open_table(2, people=["Ana", "Rui"], start=True)["table"]["id"]
        self.acknowledged: list[str] = []
        self.refused: list[int] = []

    def play(self, times: int) -> None:
        for number in range(times):
            state = self.person.state(self.table)
            ply, moves = state["table"]["ply"], state["position"]["decision"]["moves"]
            move = moves[number % len(moves)]
            try:
                self.person.move(self.table, ply, move)
            except Refusal as refusal:
                self.refused.append(refusal.status)
                continue
            assert ply == len(self.acknowledged)
            self.acknowledged.append(move)


def all_play(players: list[Player], times: int) -> None:
    with ThreadPoolExecutor(WRITERS) as threads:
        list(threads.map(lambda player: player.play(times), players))


def test_a_full_disk_loses_nothing_that_was_acknowledged(fillable: Fillable) -> None:
    server = fillable.server
    players = [Player(server) for _ in range(WRITERS)]
    all_play(players, 5)
    assert not any(player.refused for player in players)
    fillable.fill()
    all_play(players, 8)
    assert {status for player in players for status in player.refused} == {503}
    assert httpx.get(f"{server.url}/health").status_code == 503
    assert players[0].person.state(players[0].table)["table"]["status"] == "running"  # what is there can be read
    fillable.empty()
    assert httpx.get(f"{server.url}/health").status_code == 200
    before = [len(player.acknowledged) for player in players]
    all_play(players, 3)
    assert [len(player.acknowledged) for player in players] == [number + 3 for number in before]
    server.kill()
    server.start()
    for player in players:
        assert player.person.state(player.table)["table"]["ply"] == len(player.acknowledged)
    checked = server.command("admin", "check")
    assert checked.returncode == 0, checked.stdout
