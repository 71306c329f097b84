"""Where the programs that draw a board are found, for `rossio svg` and the server alike."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

import rossio

DRAWINGS: Final = Path(rossio.__file__).parent / "web-picture" / "picture.mjs"
"""Made by `npm run build` in web; not in the repository."""
WIDTH: Final = 1200
"""Of a PNG picture, in points."""


def find_node() -> str | None:
    """The node of this Python's environment, else the machine's."""
    own = Path(sys.executable).parent
    return shutil.which("node", path=str(own)) or shutil.which("node")
