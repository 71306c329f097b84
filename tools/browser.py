"""Run a command with Chromium at hand: `python tools/browser.py -- COMMAND`.

The one without windows is preferred: it takes two thirds of the time of the whole one and draws alike. It is installed
by apt where that is possible; where there is no browser, the command is left out, and that is said.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
LETTERS = "fonts-liberation"
"""Beside our own. Of what is recommended else, printers and file servers, a browser without windows needs nothing."""


def find(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def install(*packages: str) -> None:
    """By apt, one after the other until one is there."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], check=False, env=environment)
        for package in packages:
            wanted = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", package, LETTERS]
            if not subprocess.run(wanted, check=False, env=environment).returncode:
                return


def main() -> None:
    command = sys.argv[sys.argv.index("--") + 1 :]
    if find(SHELL) is None:
        install(SHELL, *([] if find(*NAMES) else ["chromium"]))
    browser = find(*NAMES)
    if browser is None:
        print("NOT RUN: the tests in the browser (no Chromium here, and no right to install one).")
        return
    done = subprocess.run(" ".join(command), shell=True, env={**os.environ, "CHROMIUM": browser}, check=False)
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
