"""Break rules on purpose, one at a time, and see whether a test notices.

    python -m tests.mutation.breaks [GAME ...]

The breaks of a game stand in GAME.toml beside this file. Each is made in a copy of the sources, which then runs,
interpreted, the test files that name the broken clause. A break that no test notices is a rule without a proof.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent
PYTEST: Final = ["-m", "pytest", "-x", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:xdist"]
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

    def make(self, sources: Path) -> None:
        """Break the rule in a copy of the sources."""
        path = sources / self.file
        text = path.read_text("utf-8")
        if text.count(self.old) != 1:
            raise BadBreak(f"{self}: {self.file} has {text.count(self.old)} times what is to be broken, not once")
        path.write_text(text.replace(self.old, self.new), "utf-8")


def targets() -> list[str]:
    """What there are breaks for."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def breaks(game: str) -> list[Break]:
    data = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))
    source, tests = Path(data["source"]), ROOT / data["tests"]
    return [Break(game, source, tests, entry) for entry in data["break"]]


@contextmanager
def copied_sources() -> Iterator[Path]:
    """A copy of src without native modules, which would hide the interpreted ones."""
    with TemporaryDirectory(prefix="rossio-break-") as folder:
        sources = Path(folder) / "src"
        shutil.copytree(
            ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
        )
        yield sources


def run_tests(sources: Path, tests: list[Path]) -> tuple[int, str]:
    """Run test files against the copied sources; pytest's exit status and the end of what it says."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "ROSSIO_"))}
    environment = {**clean, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1", "ROSSIO_EXPECT": "interpreted"}
    where = subprocess.run(
        [sys.executable, "-c", "import rossio; print(rossio.__file__)"],
        env=environment, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if not where.stdout.startswith(str(sources)):
        raise BadBreak(f"the broken copy is not what is imported, but {where.stdout or where.stderr}")
    ran = subprocess.run(
        [sys.executable, *PYTEST, *(str(path) for path in tests)],
        env=environment, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return ran.returncode, (ran.stdout + ran.stderr)[-3_000:]


def notices(broken: Break) -> bool:
    """Whether a test fails when the rule is broken."""
    tests = broken.relevant()
    with copied_sources() as sources:
        broken.make(sources)
        status, said = run_tests(sources, tests)
    if status not in (ALL_PASSED, SOME_FAILED):
        raise BadBreak(f"{broken}: the tests did not run (pytest says {status})\n{said}")
    return status == SOME_FAILED


def sound(game: str) -> bool:
    """Whether the tests pass on the rules as they are, so that a failure is owed to a break and to nothing else."""
    tests: set[Path] = set()
    for broken in breaks(game):
        with suppress(BadBreak):
            tests.update(broken.relevant())
    with copied_sources() as sources:
        status, said = run_tests(sources, sorted(tests))
    if status != ALL_PASSED:
        print(said)
    return status == ALL_PASSED


def main(games: list[str]) -> int:
    unnoticed = 0
    for game in games or targets():
        if not sound(game):
            print(f"{game}: its tests fail before anything is broken")
            return 1
        for broken in breaks(game):
            try:
                verdict = "noticed" if notices(broken) else "NOT NOTICED"
            except BadBreak as problem:
                verdict = str(problem)
            unnoticed += verdict != "noticed"
            print(f"{broken}: {verdict}", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
