"""The examples of the documents do what they show."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rossio.games import catalogue
from rossio.kernel.match import replay
from rossio.kernel.record import parse
from rossio.server.ground.config import Config

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(path: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", path.read_text("utf-8"), re.M | re.S)


def console() -> list[tuple[str, str]]:
    """The commands of the README, each with what it should say."""
    found = []
    for block in blocks(ROOT / "README.md", "console"):
        for part in block.split("$ ")[1:]:
            command, _, said = part.partition("\n")
            found.append((command, said))
    return found


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A search path on which `rossio` is the one under test."""
    folder = tmp_path_factory.mktemp("bin")
    script = folder / "rossio"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m rossio "$@"\n', "utf-8")
    script.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@pytest.mark.parametrize(("command", "said"), console())
def test_commands_say_what_the_readme_shows(command: str, said: str, path: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": path, "ROSSIO_LANGUAGE": "en", "PYTHONUTF8": "1"}
    run = subprocess.run(
        command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr
    assert doctest.OutputChecker().check_output(said, run.stdout, doctest.ELLIPSIS), run.stdout


def test_python_examples_run() -> None:
    text = "\n".join(blocks(ROOT / "README.md", "python"))
    example = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    assert len(example.examples) > 5
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.skipif(shutil.which("make") is None, reason="the commands of make need make")
@pytest.mark.parametrize("target", ["play", "test", "check", "format", "bench", "clean", "help"])
def test_make_knows_its_targets(target: str) -> None:
    run = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr


def test_the_record_of_the_documents_is_read_and_printed_alike() -> None:
    (text,) = blocks(ROOT / "docs" / "records.md", "rossio-record")
    record = parse(text)
    assert record.print() == text
    game = catalogue.load(record.game)
    record.content = game.pack.digest
    assert replay(game, record).ply == len(record.moves()) > 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target


def test_every_variable_of_build_and_tests_is_listed() -> None:
    settings = {f"ROSSIO_{field.upper()}" for field in Config.__struct_fields__}
    readers = [ROOT / "setup.py", ROOT / "Makefile", ROOT / "compose.yaml", *(ROOT / "web").glob("*.ts")]
    for folder in ("src/rossio", "tests", "tools"):
        readers += (ROOT / folder).rglob("*.py")
    read = {name for path in readers for name in re.findall(r"ROSSIO_[A-Z]+(?:_[A-Z]+)*", path.read_text("utf-8"))}
    listed = set(re.findall(r"ROSSIO_[A-Z_]+", (ROOT / "CONTRIBUTING.md").read_text("utf-8")))
    assert read - settings - listed == set()
    assert listed - read == set()
