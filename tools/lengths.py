"""Whether every source can be read in one sitting: `python tools/lengths.py` names the files over 450 lines.

Tests are left out: a file of tests is as long as its section of the rulebook.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
MOST: Final = 450
SOURCES: Final = ["src/*.py", "tools/*.py", "benchmarks/*.py", "web/src/*.ts", "web/src/*.svelte", "web/worker/*.ts"]

GENERATED: Final = ("/generated/", "src/rossio/sdk/shapes.py")


def long_files(root: Path = ROOT, most: int = MOST) -> list[str]:
    """The sources under version control that are longer, with their lengths; what is generated is nobody's to read."""
    listed = subprocess.run(["git", "ls-files", *SOURCES], cwd=root, capture_output=True, text=True, check=True)
    lengths = {name: len((root / name).read_text("utf-8").splitlines()) for name in listed.stdout.splitlines()}
    return [
        f"{name}: {length} lines"
        for name, length in lengths.items()
        if length > most and not any(part in name for part in GENERATED)
    ]


if __name__ == "__main__":
    found = long_files()
    if found:
        sys.exit("\n".join([*found, f"part what has over {MOST} lines by purpose"]))
