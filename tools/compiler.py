"""Say whether this machine can compile the rules: exit 0, or 1 and what is missing."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path


def missing() -> str:
    """What is missing for compilation; empty if nothing is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if not header.exists():
        return "no C headers of Python (Python.h)"
    return ""


if __name__ == "__main__":
    lack = missing()
    if lack:
        print(f"SKIPPED: nothing is compiled, there is {lack}. The interpreted rules are complete, only slower.")
        sys.exit(1)
