"""Whether an installed package is whole: compiled, with client, drawings and networks, and able to play.

Run by the release in every environment it has packed for, and by the tests in one.
"""

import subprocess
import sys
from importlib.resources import files

GAMES = ("coimbra", "lisboa", "magnanimous")
CARRIED = ["web/index.html", "web-picture/picture.mjs", "client/fonts/source-sans-3-normal-400.ttf"]
CARRIED += [f"web/cards/{game}.png" for game in GAMES]


def rossio(*arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "rossio", *arguments], check=True, capture_output=True, encoding="utf-8"
    ).stdout


def main() -> None:
    package = files("rossio")
    missing = [name for name in CARRIED if not package.joinpath(name).is_file()]
    if missing:
        sys.exit(f"the package lacks {', '.join(missing)}")
    version = rossio("--version")
    if ", compiled" not in version:
        sys.exit(f"the package is not compiled: {version}")
    for game in GAMES:
        rossio("simulate", game, "--games", "1", "--seed", "1755")
    rossio("tournament", "coimbra", "--bots", "net:20,greedy", "--seats", "2", "--games", "1", "--workers", "1")
    print(version.strip())


if __name__ == "__main__":
    main()
