"""tools/setup.py: make and it know the same commands. tools/making.py: only what is older than its sources is made."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def making() -> Iterator[ModuleType]:
    """Found by setup.py as it is when that is run: it lies beside it."""
    sys.path.insert(0, str(ROOT / "tools"))
    yield importlib.import_module("making")
    sys.path.remove(str(ROOT / "tools"))


@pytest.fixture(scope="module")
def house(making: ModuleType) -> ModuleType:
    spec = importlib.util.spec_from_file_location("setup_of_the_house", ROOT / "tools" / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_make_knows_the_same_commands(house: ModuleType) -> None:
    text = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", "")
    found = re.search(r"^COMMANDS := (.*)$", text, re.M)
    assert found
    assert set(found.group(1).split()) == set(house.COMMANDS)


def test_every_command_says_what_it_does(house: ModuleType) -> None:
    said = subprocess.run(
        [sys.executable, "tools/setup.py"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert [line.partition(": ")[0] for line in said.splitlines()] == list(house.COMMANDS)
    assert "None" not in said


def test_an_unknown_command_is_named() -> None:
    run = subprocess.run(
        [sys.executable, "tools/setup.py", "fly"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert "fly: no such command" in run.stderr


def test_what_is_missing_or_older_is_stale(making: ModuleType, tmp_path: Path) -> None:
    made, source = tmp_path / "made", tmp_path / "source"
    source.touch()
    assert making.stale(made, [source])
    made.touch()
    os.utime(source, (100, 100))
    os.utime(made, (200, 200))
    assert not making.stale(made, [source, tmp_path / "never was"])
    os.utime(source, (300, 300))
    assert making.stale(made, [source])


def test_a_failure_ends_with_its_status(making: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(making.Failed) as failed:
        making.run(sys.executable, "-c", "import sys; sys.exit(7)", ANSWER="42")
    assert failed.value.status == 7
    assert capfd.readouterr().out.startswith("ANSWER=42 ")


def test_the_rules_are_made_of_rules_and_bots(making: ModuleType) -> None:
    told = {path.relative_to(ROOT).as_posix() for path in making.native()}
    assert {"setup.py", "src/rossio/kernel/state.py", "src/rossio/bots/_net.c"} <= told
    assert not any(path.startswith("src/rossio/server") for path in told)
    assert any(path.name == "coimbra.net" for path in making.carried())
