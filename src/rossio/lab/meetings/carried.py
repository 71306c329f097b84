"""The content packs that a process plays with, on their way to the workers of other machines."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Final

from rossio.games import catalogue
from rossio.kernel.content import read_files, read_header

LAID: Final[list[tempfile.TemporaryDirectory[str]]] = []
"""Where the packs of another machine lie, if there are any."""


def carried_packs() -> list[str]:
    """The packs that this process plays with, each as the text of one file."""
    return [
        json.dumps({**read_header(Path(path)).values, "files": read_files(Path(path))})
        for path in filter(None, os.environ.get(catalogue.PACKS, "").split(os.pathsep))
    ]


def lay_down_packs(packs: list[str]) -> None:
    """Play with packs that came from another machine. Their files lie here until this process ends."""
    if packs and not LAID:
        LAID.append(tempfile.TemporaryDirectory(prefix="rossio-packs-"))
        paths = [Path(LAID[0].name) / f"{number}.json" for number in range(len(packs))]
        for path, pack in zip(paths, packs, strict=True):
            path.write_text(pack, "utf-8")
        os.environ[catalogue.PACKS] = os.pathsep.join(str(path) for path in paths)
