"""`rossio` in processes that begin as copies of one which has its modules loaded: `python -m tests.copies` makes them.

Most of a start is the loading of modules. A copy is spared it, and else like `python -m rossio`: a process of its own,
with its own session, variables and output, that can be killed. What is proved of starts themselves is proved of
processes begun anew.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

LOADED = (
    "rossio.cli",
    "rossio.server.admin",
    "rossio.server.app",
    "rossio.server.door.http_protocol",
    "rossio.server.door.socket_protocol",
    "rossio.server.store.backup",
    *("aiosqlite", "alembic.command", "uvloop"),
    *("litestar.plugins.attrs", "litestar.plugins.pydantic", "litestar.middleware.response_cache"),
)
"""No game: its content is read with it, and each copy may have another pack."""
LOOK_SECONDS = 0.02
RUN_SECONDS = 120.0


class Original:
    """The process that is copied. Its copies are its children, so it is asked about them."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.copies"],
            cwd=Path(__file__).parents[1],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **asked: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(asked) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def end(self) -> None:
        self.process.communicate()


@cache
def original() -> Original:
    """One for all tests of this process, from the first that wants a copy."""
    made = Original()
    atexit.register(made.end)
    return made


class Copy:
    """`rossio` with some arguments; waited for and ended as a process of `subprocess` is."""

    def __init__(self, arguments: Sequence[str], variables: Mapping[str, str], out: Path, err: Path) -> None:
        self.arguments = list(arguments)
        self.returncode: int | None = None
        streams = {"out": str(out), "err": str(err)}
        self.pid: int = original().ask(
            arguments=self.arguments, variables=dict(variables), folder=str(Path.cwd()), **streams
        )

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = original().ask(pid=self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        deadline = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if deadline is not None and time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(self.arguments, timeout or 0)
            time.sleep(LOOK_SECONDS)
        return code

    def terminate(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)


def run(arguments: Sequence[str], variables: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """A command from its beginning to its end, and what it said."""
    with tempfile.TemporaryDirectory(prefix="rossio-said-") as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        copy = Copy(arguments, variables, out, err)
        try:
            code = copy.wait(RUN_SECONDS)
        finally:
            if copy.poll() is None:
                os.killpg(copy.pid, signal.SIGKILL)
                copy.wait()
        return subprocess.CompletedProcess(copy.arguments, code, out.read_text("utf-8"), err.read_text("utf-8"))


def ended(pid: int) -> int | None:
    """The exit code of a copy, if it has ended."""
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def until_copied() -> dict[str, Any]:
    """Answer whoever asks; return in each copy with what it was asked for."""
    with os.fdopen(os.dup(0)) as questions:  # a stream of which nothing was read is left to the copy
        for line in questions:
            asked: dict[str, Any] = json.loads(line)
            answer = ended(asked["pid"]) if "pid" in asked else os.fork()
            if answer == 0 and "pid" not in asked:
                return asked
            print(json.dumps(answer), flush=True)
    sys.exit()


def become(asked: dict[str, Any]) -> None:
    """Be what a new process would be."""
    os.setsid()
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["variables"])
    for number, path in enumerate([os.devnull, asked["out"], asked["err"]]):
        opened = os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(opened, number)
        os.close(opened)
    sys.argv = ["rossio", *asked["arguments"]]
    gc.enable()


def main() -> None:
    gc.disable()
    for name in LOADED:
        import_module(name)
    gc.freeze()
    become(until_copied())
    from rossio.__main__ import main as rossio

    rossio()


if __name__ == "__main__":
    main()
