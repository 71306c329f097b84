"""The lines by which the documents have the packages installed, run as they stand; and the pure package."""

from __future__ import annotations

import os
import re
import subprocess
import venv
from pathlib import Path

import pytest

from tests.shelf.installed import DIST, ROOT, Installed, made


def lines_of(document: str) -> tuple[str, ...]:
    """What is to be typed, after the line that leaves the packages in `dist`."""
    text = (ROOT / document).read_text("utf-8")
    [block] = re.findall(r"^```sh\n(make wheel\n.*?)^```$", text, re.M | re.S)
    wanted, *lines = block.splitlines()
    assert wanted == "make wheel"
    return tuple(lines)


BLOCKS = {lines_of(document) for document in ("README.md", "docs/hosting.md")}
LONGEST = [block for block in sorted(BLOCKS) if not any(other[: len(block)] == block for other in BLOCKS - {block})]
"""The beginning of another block is run with it."""


@pytest.mark.parametrize("lines", LONGEST, ids=len)
def test_the_install_lines_of_the_documents_work_as_they_stand(lines: tuple[str, ...], tmp_path: Path) -> None:
    """Line by line in a shell, in an empty environment; what `make wheel` leaves is there already."""
    venv.create(tmp_path / "env", with_pip=True)
    path = f"{tmp_path / 'env' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "HOME": str(tmp_path), "ROSSIO_DATA": str(tmp_path / "data")}
    environment.pop("PYTHONPATH", None)
    (tmp_path / "dist").symlink_to(DIST)
    for line in lines:
        if (
            line == "rossio serve --open"
        ):  # its server is tried elsewhere; here it is enough that the line is understood
            line = line.replace("--open", "--help")
        done = subprocess.run(
            ["bash", "-c", line],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, (line, done.stderr)
        assert line != "rossio --version" or ", compiled " in done.stdout


def test_the_pure_package_plays_too(tmp_path: Path) -> None:
    pure = Installed(tmp_path, made("*-none-any.whl"), "")
    assert ", interpreted " in pure.rossio("--version")
    assert "Coimbra" in pure.rossio("games")
