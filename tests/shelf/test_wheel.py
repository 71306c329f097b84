"""The packages of `make wheel`, installed into an empty environment: it says what it is, serves, plays and draws."""

from __future__ import annotations

import re
import socket
import subprocess
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.shelf.installed import ROOT, Installed, made

TURNS = """
import sys
from rossio.sdk import Client
with Client.guest(sys.argv[1], "Ana") as ana:
    table = ana.open({"game": "coimbra", "seats": 2, "bots": {"1": "greedy"}, "start": True})
    for turn in range(3):
        while table.decision is None:
            table.wait()
        table.play(table.decision["moves"][0])
        print(turn)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("shelf"), made("*-cp3*.whl"), "[server]")


@pytest.fixture
def address(installed: Installed) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [str(installed.bin / "rossio"), "serve", "--port", str(port)], cwd=installed.folder, env=installed.environment
    )
    url = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 120
        while True:
            assert process.poll() is None
            try:
                if httpx.get(f"{url}/health").status_code == 200:
                    break
            except httpx.TransportError:
                assert time.monotonic() < deadline
            time.sleep(0.2)
        yield url
    finally:
        process.terminate()
        process.wait(60)


def test_it_says_that_it_is_compiled(installed: Installed) -> None:
    said = installed.rossio("--version")
    assert re.search(r"^rossio \S+, compiled ", said)
    for game in ("coimbra", "lisboa", "magnanimous"):
        assert f"{game}: rules version" in said


def test_it_is_whole_by_the_check_that_a_release_runs(installed: Installed) -> None:
    check = ROOT / "tools" / "shelf_check.py"
    subprocess.run([str(installed.bin / "python"), str(check)], cwd=installed.folder, check=True)


def test_it_serves_the_client(address: str) -> None:
    page = httpx.get(f"{address}/").text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script
    assert httpx.get(f"{address}{script.group(1)}").status_code == 200
    assert 'property="og:image"' in page
    assert httpx.get(f"{address}/cards/lisboa.png").headers["content-type"] == "image/png"


def test_a_program_plays_three_turns_by_the_sdk_that_was_installed(installed: Installed, address: str) -> None:
    script = installed.folder / "turns.py"
    script.write_text(TURNS, "utf-8")
    said = subprocess.run(
        [str(installed.bin / "python"), str(script), address],
        cwd=installed.folder,
        env=installed.environment,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert said.stdout.split() == ["0", "1", "2"]


def test_it_draws(installed: Installed) -> None:
    installed.rossio("simulate", "coimbra", "--seats", "2", "--games", "1", "--records", "games")
    [record] = (installed.folder / "games").glob("*.rossio")
    assert installed.rossio("svg", str(record)).startswith("<svg")
