"""Break rules on purpose, one at a time, and see whether a test notices.

    python -m tests.mutation.breaks [GAME ...]

The breaks of a game stand in GAME.toml beside this file. Each is tried, interpreted, on the test files that name the
broken clause. A break that no test notices is a rule without a proof.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent
SOURCES: Final = ROOT / "src"
ALL_PASSED: Final = 0
SOME_FAILED: Final = 1


class BadBreak(Exception):
    """A break that cannot be made or judged: the source has changed, or no test names the clause."""


class Break:
    """One rule, broken: a text in a source file and what stands there instead."""

    def __init__(self, game: str, source: Path, tests: Path, entry: dict[str, str | list[str]]) -> None:
        self.game = game
        self.name = str(entry["id"])
        self.clause = str(entry.get("clause", ""))
        self.file = source / str(entry["file"])
        self.old = str(entry["old"])
        self.new = str(entry["new"])
        self.tests = tests
        self.named = [ROOT / name for name in entry.get("tests", [])]

    def __repr__(self) -> str:
        return f"{self.game}-{self.clause}-{self.name}" if self.clause else f"{self.game}-{self.name}"

    @property
    def module(self) -> str:
        return ".".join(self.file.with_suffix("").parts)

    def relevant(self) -> list[Path]:
        """The test files named in the break, or else all that name its clause."""
        if self.named:
            return self.named
        quoted = (f'"{self.clause}"', f"'{self.clause}'")
        found = [
            path
            for path in sorted(self.tests.rglob("test_*.py"))
            if any(name in path.read_text("utf-8") for name in quoted)
        ]
        if not found:
            raise BadBreak(f"{self}: no test under {self.tests.relative_to(ROOT)} names {self.clause}")
        return found

    def broken(self) -> str:
        """The source with the rule broken."""
        text = (SOURCES / self.file).read_text("utf-8")
        if text.count(self.old) != 1:
            raise BadBreak(f"{self}: {self.file} has {text.count(self.old)} times what is to be broken, not once")
        return text.replace(self.old, self.new)


def targets() -> list[str]:
    """What there are breaks for."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def breaks(game: str) -> list[Break]:
    data = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))
    source, tests = Path(data["source"]), ROOT / data["tests"]
    return [Break(game, source, tests, entry) for entry in data["break"]]


class Bench:
    """A process that has loaded all but the rules, and forks for every trial; see trial.py."""

    def __init__(self) -> None:
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "ROSSIO_"))}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.mutation.trial"],
            env={**clean, "PYTHONPATH": f"{SOURCES}{os.pathsep}{ROOT}", "ROSSIO_EXPECT": "interpreted"},
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        self.process.communicate()

    def run(self, clause: str, tests: list[Path], module: str = "", source: str = "") -> tuple[int, str]:
        """Run test files, those that name the clause first; pytest's exit status and the end of what it says."""
        asked = {"clause": clause, "tests": [str(path) for path in tests], "module": module, "source": source}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        status, said = json.loads(self.process.stdout.readline())
        return int(status), str(said)

    def notices(self, broken: Break) -> bool:
        """Whether a test fails when the rule is broken."""
        status, said = self.run(broken.clause, broken.relevant(), broken.module, broken.broken())
        if status not in (ALL_PASSED, SOME_FAILED):
            raise BadBreak(f"{broken}: the tests did not run (status {status})\n{said}")
        return status == SOME_FAILED

    def sound(self, tests: list[Path]) -> bool:
        """Whether tests pass on the rules as they are, so that a failure is owed to a break and to nothing else."""
        status, said = self.run("", tests)
        if status != ALL_PASSED:
            print(said)
        return status == ALL_PASSED


def all_relevant(game: str) -> list[Path]:
    tests: set[Path] = set()
    for broken in breaks(game):
        with suppress(BadBreak):
            tests.update(broken.relevant())
    return sorted(tests)


def main(games: list[str]) -> int:
    unnoticed = 0
    bench = Bench()
    for game in games or targets():
        if not bench.sound(all_relevant(game)):
            print(f"{game}: its tests fail before anything is broken")
            return 1
        for broken in breaks(game):
            try:
                verdict = "noticed" if bench.notices(broken) else "NOT NOTICED"
            except BadBreak as problem:
                verdict = str(problem)
            unnoticed += verdict != "noticed"
            print(f"{broken}: {verdict}", flush=True)
    bench.close()
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
