"""Real servers and a real PostgreSQL for the tests, each a process of its own that can be killed."""

from __future__ import annotations

import contextlib
import glob
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests import copies

START_SECONDS = 120.0
UNREAD = False
"""Certificates are left unread: these servers speak plainly, and reading them takes longer than most requests."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs: in the path, where Debian puts them, or fetched by apt."""

    def found() -> Path | None:
        for folder in sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True):
            if Path(folder, "initdb").exists():
                return Path(folder)
        program = shutil.which("initdb")
        return Path(program).resolve().parent if program else None

    programs = found()
    if programs is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "postgresql"], check=False, env=environment, **quiet)  # type: ignore[call-overload]
        programs = found()
    return programs


def children(parent: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in listed.stdout.split()]


class Postgres:
    """A PostgreSQL of our own, in a temporary folder, never run as root."""

    def __init__(self) -> None:
        programs = postgres_programs()
        if programs is None:
            raise FileNotFoundError("PostgreSQL is not installed and cannot be fetched")
        self.programs = programs
        self.user = self.unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="rossio-pg-"))
        self.port = free_port()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "rossio", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @staticmethod
    def unprivileged() -> str | None:
        if os.geteuid() != 0:
            return None
        for name in ("postgres", "nobody"):
            with contextlib.suppress(KeyError):
                pwd.getpwnam(name)
                return name
        raise LookupError("root needs a user to run PostgreSQL as")

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.programs / program), *arguments],
            check=True,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"},
        )

    def start(self) -> None:
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", "max_connections=200"]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *options],
                user=self.user,
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
                env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"},
            )
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            if time.monotonic() > deadline:
                raise TimeoutError((self.folder / "log").read_text()[-2000:])
            if self.process.poll() is not None:  # the memory of its killed forerunner was still in use
                time.sleep(0.2)
                self.start()
                return
            time.sleep(0.05)

    def answers(self) -> bool:
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "rossio"]
        return subprocess.run(ready, check=False).returncode == 0

    def database(self) -> str:
        """The URL of a new empty database."""
        name = f"rossio_{secrets.token_hex(4)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "rossio", name)
        return f"postgresql://rossio@127.0.0.1:{self.port}/{name}"

    def copied(self, database: str) -> str:
        """The URL of a copy of a database that nobody is connected to."""
        name = f"rossio_{secrets.token_hex(4)}"
        original = database.rpartition("/")[2]
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "rossio", "-T", original, name)
        return f"postgresql://rossio@127.0.0.1:{self.port}/{name}"

    def kill(self) -> None:
        """As a power cut would: every process of it at once."""
        assert self.process is not None
        for pid in (self.process.pid, *children(self.process.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Server:
    """`rossio serve` as a process of its own: a copy of one that has its modules loaded, unless it shall begin anew."""

    def __init__(
        self,
        database: str = "",
        port: int = 0,
        workers: int = 1,
        arguments: Sequence[str] = (),
        variables: Mapping[str, str] | None = None,
        anew: bool = False,
        **settings: object,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rossio-server-"))
        self.port = port or free_port()
        self.database = database
        self.workers = workers
        self.arguments = list(arguments)
        self.variables = dict(variables or {})
        self.anew = anew or workers > 1  # several choose how they count before they load what counts
        self.settings = {
            "limits": 0,
            "bot_pause": 0,
            "watch": 0.5,
            "private_hooks": 1,
            "log": "warning",
            **settings,
        }
        self.process: subprocess.Popen[bytes] | copies.Copy | None = None
        self.took = 0.0
        """Seconds of its last start."""
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        given = {f"ROSSIO_{name.upper()}": str(value) for name, value in self.settings.items()}
        base = {key: value for key, value in os.environ.items() if not key.startswith("ROSSIO_")}
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(Path(__file__).parents[2])]))
        return {
            **base,
            "PYTHONPATH": path,
            "ROSSIO_DATA": str(self.folder),
            "ROSSIO_DATABASE": self.database,
            **given,
            **self.variables,
        }

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--workers", str(self.workers), *self.arguments]
        if self.anew:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "rossio", *words],
                    env=self.environment,
                    stderr=log,
                    stdout=subprocess.DEVNULL,
                    start_new_session=True,
                )
        else:
            self.process = copies.Copy(words, self.environment, Path(os.devnull), self.log)
        began = time.monotonic()
        with httpx.Client(base_url=self.url, timeout=2, verify=UNREAD) as asking:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if asking.get("/health").status_code == 200:
                        self.took = time.monotonic() - began
                        return
                if self.process.poll() is not None or time.monotonic() > began + START_SECONDS:
                    raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-3000:]}")
                time.sleep(0.05)

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def command(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Another command of the same set-up, as `rossio admin people`."""
        return copies.run(arguments, self.environment)

    def kill(self) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


OPEN: list[httpx.Client] = []
"""The clients of the test that runs; a fixture closes them."""


class Refusal(AssertionError):
    """The server answered with a problem."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text[:400]}")
        self.status = answer.status_code
        self.body = answer.json() if answer.headers.get("content-type", "").startswith("application/json") else {}
        self.error = self.body.get("error", "")


class Person:
    """Somebody at a server; a guest unless given a token."""

    def __init__(self, server: Server, name: str = "Ana", token: str = "") -> None:
        self.server = server
        self.name = name
        self.client = httpx.Client(base_url=server.url, timeout=30, verify=UNREAD)
        OPEN.append(self.client)
        self.me: dict[str, Any] = {}
        if not token:
            self.me = self.post("/api/guests", name=name)
            token = self.me["token"]
        self.token = token
        self.client.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        answer = self.client.request(method, path, json=body, params={k: str(v) for k, v in query.items()})
        if answer.status_code >= 400:
            raise Refusal(answer)
        if not answer.content:
            return None
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def get(self, path: str, **query: object) -> Any:
        return self.ask("GET", path, **query)

    def post(self, path: str, **body: object) -> Any:
        return self.ask("POST", path, body)

    def put(self, path: str, **body: object) -> Any:
        return self.ask("PUT", path, body)

    def open_table(self, seats: int = 2, **more: object) -> dict[str, Any]:
        return dict(self.post("/api/tables", **{"game": "coimbra", "seats": seats, "stand_in": "random", **more}))

    def state(self, table: str, **query: object) -> dict[str, Any]:
        return dict(self.get(f"/api/tables/{table}", **query))

    def move(self, table: str, ply: int, *moves: str, key: str = "", **more: object) -> dict[str, Any]:
        return dict(
            self.post(f"/api/tables/{table}/moves", ply=ply, moves=list(moves), key=key or secrets.token_hex(8), **more)
        )

    def play_first(self, table: str, choice: int = 0) -> dict[str, Any]:
        """Make the first (or another) legal move, if it is this person's decision."""
        state = self.state(table)
        moves = state["position"]["decision"]["moves"]
        return self.move(table, state["table"]["ply"], moves[choice % len(moves)])

    def live(self, table: str, query: str = "") -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live{query}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            max_size=4 << 20,
        )


def two_at_a_table(server: Server, **more: object) -> tuple[Person, Person, str]:
    """Ana and Rui at a table that has begun."""
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    table = ana.open_table(2, **more)
    rui.post(f"/api/tables/{table['table']['id']}/seats", invite=table["invite"])
    ana.post(f"/api/tables/{table['table']['id']}/start")
    return ana, rui, table["table"]["id"]


def decider(people: list[Person], table: str) -> tuple[Person, dict[str, Any]]:
    """Whose decision it is, and how that person sees the table."""
    for person in people:
        state = person.state(table)
        if state["position"]["turn"] in state["held"]:
            return person, state
    raise AssertionError("nobody decides")


def play_out(people: list[Person], table: str, seed: int = 1, at_most: int = 10_000) -> int:
    """Play legal moves until the game is over or so many were made; how many."""
    made = 0
    if not at_most or people[0].state(table)["table"]["status"] != "running":
        return made
    at_seat = {seat: person for person in people for seat in person.state(table)["held"]}
    person, state = decider(people, table)
    while True:
        moves = state["position"]["decision"]["moves"]
        move = moves[(seed * 7919 + made * 104729) % len(moves)]
        now = person.move(table, state["table"]["ply"], move)["state"]["table"]
        made += 1
        if made == at_most or now["status"] != "running":
            return made
        person = at_seat[now["turn"]]
        state = person.state(table)
