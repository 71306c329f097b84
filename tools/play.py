"""Run `rossio` at once: with compiled rules where they are up to date, else interpreted while they are compiled behind.

The next start finds them compiled. What the compiler says is in build/compile.log.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMPILED = Path("build/compiled")
LOG = Path("build/compile.log")


def up_to_date() -> bool:
    """Whether make has nothing left to compile or to carry over."""
    asked = ["make", "--question", "--no-print-directory", str(COMPILED / "carried")]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def compile_behind() -> None:
    """In a session of its own: it goes on if the server is ended, so that the next start need not begin anew."""
    if subprocess.run([sys.executable, "tools/compiler.py"], check=False).returncode:
        return
    LOG.parent.mkdir(exist_ok=True)
    nice = ["nice", "-n", "10"] if os.name == "posix" else []
    with LOG.open("wb") as log:
        subprocess.Popen(
            [*nice, "make", "--no-print-directory", "compiled"], stdout=log, stderr=log, start_new_session=True
        )
    print("The rules are being compiled behind this; bots think faster from the next start on.", flush=True)


def main() -> None:
    environment = dict(os.environ)
    if up_to_date():
        environment["PYTHONPATH"] = str(COMPILED)
    else:
        compile_behind()
    rossio = Path(sys.executable).with_name("rossio")
    os.execve(rossio, [str(rossio), *sys.argv[1:]], environment)


if __name__ == "__main__":
    main()
