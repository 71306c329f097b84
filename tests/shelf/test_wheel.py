"""The packages of `make wheel`, installed into an empty environment: it says what it is, serves, plays and draws."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

DIST = Path(__file__).parents[2] / "dist"


def made(pattern: str) -> Path:
    [wheel] = DIST.glob(pattern)
    return wheel


class Installed:
    """An environment with nothing but the package, run from a folder without the sources."""

    def __init__(self, folder: Path, wheel: Path, extras: str) -> None:
        self.folder = folder
        venv.create(folder / "env", with_pip=True)
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.environment = {
            "PATH": f"{self.bin}{os.pathsep}{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(folder),
            "ROSSIO_LANGUAGE": "en",
            "ROSSIO_DATA": str(folder / "data"),
        }
        pip = [str(self.bin / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, f"{wheel}{extras}"], check=True, cwd=folder)

    def rossio(self, *arguments: str) -> str:
        return subprocess.run(
            [str(self.bin / "rossio"), *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout


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
    check = Path(__file__).parents[2] / "tools" / "shelf_check.py"
    subprocess.run([str(installed.bin / "python"), str(check)], cwd=installed.folder, check=True)


def test_it_serves_the_client_and_three_turns(address: str) -> None:
    page = httpx.get(f"{address}/").text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script
    assert httpx.get(f"{address}{script.group(1)}").status_code == 200
    with httpx.Client(base_url=address, timeout=60) as ana:
        token = ana.post("/api/guests", json={"name": "Ana"}).json()["token"]
        ana.headers["Authorization"] = f"Bearer {token}"
        wish = {"game": "coimbra", "seats": 2, "bots": {"1": "greedy"}, "start": True}
        table = ana.post("/api/tables", json=wish).json()["table"]["id"]
        made = 0
        deadline = time.monotonic() + 120
        while made < 3:
            assert time.monotonic() < deadline
            state: dict[str, Any] = ana.get(f"/api/tables/{table}").json()
            moves = (state["position"].get("decision") or {}).get("moves")
            if not moves:
                time.sleep(0.1)
                continue
            move = {"ply": state["table"]["ply"], "moves": [moves[0]], "key": f"shelf-{made}"}
            made += ana.post(f"/api/tables/{table}/moves", json=move).status_code in (200, 201)


def test_it_draws(installed: Installed) -> None:
    installed.rossio("simulate", "coimbra", "--seats", "2", "--games", "1", "--records", "games")
    [record] = (installed.folder / "games").glob("*.rossio")
    assert installed.rossio("svg", str(record)).startswith("<svg")


def test_the_pure_package_plays_too(tmp_path: Path) -> None:
    pure = Installed(tmp_path, made("*-none-any.whl"), "")
    assert ", interpreted " in pure.rossio("--version")
    assert "Coimbra" in pure.rossio("games")
