"""An empty environment into which a package of `make wheel` is installed."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"


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
