"""Run a command with Chromium at hand: `python tools/browser.py -- COMMAND`.

A browser of the machine is used; without one it is installed by apt where that is possible. Where it is not, the
command is left out, and that is said.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], check=False, env=environment)
        subprocess.run(["apt-get", "-qq", "install", "-y", "chromium"], check=False, env=environment)


def main() -> None:
    command = sys.argv[sys.argv.index("--") + 1 :]
    if find() is None:
        install()
    browser = find()
    if browser is None:
        print("NOT RUN: the tests in the browser (no Chromium here, and no right to install one).")
        return
    done = subprocess.run(" ".join(command), shell=True, env={**os.environ, "CHROMIUM": browser}, check=False)
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
