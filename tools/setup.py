"""Everything that is done with a clone, on any system: `python tools/setup.py play`, or `make play`, which is the same.

Each command sets up what it needs first (tools/making.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

from making import (
    BIN,
    COMPILED,
    LOG,
    ROOT,
    Failed,
    begun,
    client,
    compiled,
    environment,
    modules,
    npm,
    pip,
    pytest,
    python,
    run,
    translated,
    up_to_date,
)

JOBS = os.environ.get("JOBS", "2")

PACKS = "tests/cli/test_packs.py"
SERVED = ["tests/server", PACKS, "tests/readme"]
"""What is proved on native code alone and waits for other processes a third of its time."""
RECKONED = [f"tests/{part}" for part in ("kernel", "rules", "conformance", "bots", "lessons", "puzzles", "lab")]
"""What is proved on native code and only reckons; of the parts after the rules, most of it there alone."""
SAMPLE = [
    f"tests/{part}"
    for part in (
        *("kernel", "rules", "conformance", "playthroughs", "mutation", "cli", "words"),
        *(f"bots/test_{name}.py" for name in ("habits", "judge", "nets", "play", "search")),
        *("lessons/test_play.py", "lab/test_environment.py", "server/test_engine.py", "server/test_play.py"),
    )
] + ["--ignore", PACKS]
"""What is proved on the rules as they are written, where the rest is proved on native code."""
SAMPLE_EFFORT = "0.05"
SHELF = ["-n", JOBS, "--dist", "loadfile", "tests/shelf"]


def compiled_if_possible() -> None:
    try:
        compiled()
    except Failed:
        shutil.rmtree(COMPILED, ignore_errors=True)
        print("Compilation failed: going on with the interpreted rules.", flush=True)


def compile_behind() -> None:
    """In a session of its own: it goes on if the server is ended, so that the next start need not begin anew."""
    LOG.parent.mkdir(exist_ok=True)
    nice = ["nice", "-n", "10"] if os.name == "posix" else []
    command = [*nice, sys.executable, str(Path(__file__).resolve()), "compiled"]
    with (LOG.parent / "behind.log").open("wb") as log:
        subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    print("The rules are being compiled behind this; bots think faster from the next start on.", flush=True)


def become(*command: str, native: bool) -> NoReturn:
    """End as another command, so that signals reach it alone."""
    variables = {**os.environ, "PYTHONPATH": str(COMPILED)} if native else dict(os.environ)
    words = [str(BIN / "python"), "-m", *command]
    if os.name == "nt":
        sys.exit(subprocess.run(words, env=variables, check=False).returncode)
    os.execve(words[0], words, variables)


def play(*arguments: str) -> None:
    """play in the browser; --friends lets friends on the same network in"""
    client()
    now = up_to_date()
    if not now and subprocess.run([BIN / "python", "tools/compiler.py"], cwd=ROOT, check=False).returncode == 0:
        compile_behind()
    become("rossio", "serve", "--open", *arguments, native=now)


def terminal(*arguments: str) -> None:
    """play in the terminal: terminal coimbra --seats 2"""
    compiled_if_possible()
    become("rossio", "play", "--bots", "journeyman", *arguments, native=True)


def serve(*arguments: str) -> None:
    """serve tables to browsers: serve --port 8080"""
    client()
    compiled_if_possible()
    become("rossio", "serve", *arguments, native=True)


def chaos(*arguments: str) -> None:
    """kill the server and the database again and again while 50 tables play; --tables 6 --kills 3 for less"""
    environment()
    python("-m", "tests.load.chaos", *arguments)


def load(*arguments: str) -> None:
    """measure a server under load, for docs/performance.md; --tables 20 --connections 60 --seconds 5 for less"""
    compiled_if_possible()
    python("-m", "tests.load.drive", *arguments, PYTHONPATH=str(COMPILED))


def soak(*arguments: str) -> None:
    """half an hour of play, of coming and going, of killed workers; --minutes 3 --tables 40 for less"""
    compiled_if_possible()
    python("-m", "tests.load.soak", *arguments, PYTHONPATH=str(COMPILED))


def test() -> None:
    """run all tests, and the rules again as native code; browser and shelf beside the rest, told at their ends"""
    environment()
    modules()
    with ThreadPoolExecutor(1) as beside:
        page, parts = beside.submit(client), beside.submit(npm, "test", held=True)
        translated()
        page.result()
        wheel()
        browser, shelf = beside.submit(in_browser, held=True), beside.submit(pytest, *SHELF, held=True)
        test_interpreted()
        test_compiled()
        for each in (parts, browser, shelf):
            each.result()


def test_long() -> None:
    """the same with five times the random games and far more hypotheses, all of it on both builds and in both forms"""
    os.environ.update(ROSSIO_EFFORT="1", ROSSIO_HYPOTHESIS="search")
    test()


def test_interpreted() -> None:
    """the rules as they are written, and a sample of what stands on them: all of it where nothing compiles"""
    client()
    parts, variables = ["--ignore", "tests/shelf"], {"ROSSIO_EXPECT": "interpreted"}
    if "ROSSIO_EFFORT" not in os.environ and compiled():
        parts, variables["ROSSIO_EFFORT"] = SAMPLE, SAMPLE_EFFORT
    pytest("-n", JOBS, "--dist", "worksteal", *parts, **variables)


def test_compiled() -> None:
    """the rules as native code, and bots, lessons, laboratory and server with them"""
    client()
    if compiled():
        expected = {"ROSSIO_EXPECT": "compiled", "PYTHONPATH": str(COMPILED)}
        more = str(int(JOBS) + 1)
        pytest("-n", JOBS, "--dist", "worksteal", *RECKONED, **expected)
        pytest("-n", more, "--dist", "worksteal", *SERVED, **expected)
    else:
        print("NOT RUN: the tests of the compiled build (no compiler, see above).")


def test_web() -> None:
    """the browser client: its parts alone, then whole games in a real browser"""
    client()
    compiled()
    npm("test")
    in_browser(held=False)


def in_browser(held: bool) -> None:
    run("python", "tools/browser.py", "--", "npm", "--prefix", "web", "run", "test:browser", held=held)


def test_shelf() -> None:
    """what `wheel` made, installed into an empty environment outside this folder"""
    wheel()
    pytest(*SHELF)


def wheel() -> None:
    """two packages in dist to install anywhere: compiled for this machine, and pure"""
    client()
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    python("setup.py", "-q", "build", "--build-base", "build/pure", "bdist_wheel", "--dist-dir", "dist")
    if compiled():
        packing = ["build", "--build-lib", COMPILED, "bdist_wheel", "--skip-build", "--dist-dir", "dist"]
        python("setup.py", "-q", *packing, ROSSIO_MYPYC="made")
    else:
        print("NOT MADE: the compiled package (no compiler, see above).")


def check() -> None:
    """format, lint, types, layers, clauses, content, languages"""
    begun()
    with ThreadPoolExecutor(1) as beside:
        fetched, browser = beside.submit(modules), beside.submit(npm, "run", "check", held=True)
        environment()
        check_python()
        for each in (fetched, browser):
            each.result()


def check_python() -> None:
    run("ruff", "format", "--check", ".")
    run("ruff", "check", ".")
    run("mypy")
    run("lint-imports")
    run("rossio", "rules", "coverage", "--quiet")
    run("rossio", "content", "check")
    pytest("tests/words", "-k", "not random_games and not whole_game")
    python("tools/web_facts.py", "--check")
    python("tools/sdk_shapes.py", "--check")
    python("tools/lengths.py")
    python("tools/twins.py")


def tidy() -> None:
    """put all files into the project's format"""
    environment()
    modules()
    run("ruff", "format", ".")
    run("ruff", "check", "--fix", ".")
    npm("run", "format")


def web() -> None:
    """build the browser client"""
    client()


def web_facts() -> None:
    """tell the browser client the moves of the games and the protocol, and the SDK the protocol"""
    environment()
    modules()
    python("tools/web_facts.py")
    python("tools/sdk_shapes.py")
    npm("run", "types")


def fast() -> None:
    """compile as for a release, by what practice shows: slower to make, faster to play; for wheel, bench, peers"""
    translated(ROSSIO_PROFILE="1")
    compiled()


def bench() -> None:
    """measure the rules, interpreted and compiled"""
    compiled()
    for game in sorted(path.parent.name for path in (ROOT / "src/rossio/games").glob("*/game.py")):
        run("rossio", "bench", game)
        run("rossio", "bench", game, PYTHONPATH=str(COMPILED))


def peers() -> None:
    """measure the rules beside other libraries"""
    compiled()
    pip("--group", "peers")
    python("benchmarks/peers.py", PYTHONPATH=str(COMPILED))


def clean() -> None:
    """remove everything that was built"""
    caches = [".venv", ".hypothesis", *(f".{name}_cache" for name in ("mypy", "ruff", "pytest", "import_linter"))]
    for name in ["build", "dist", "web/node_modules", "src/rossio/web", "src/rossio/web-picture", *caches]:
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for path in (ROOT / "src").glob("*.egg-info"):
        shutil.rmtree(path)


COMMANDS: dict[str, Callable[..., object]] = {
    "play": play,
    "terminal": terminal,
    "serve": serve,
    "test": test,
    "test-long": test_long,
    "test-interpreted": test_interpreted,
    "test-compiled": test_compiled,
    "test-web": test_web,
    "test-shelf": test_shelf,
    "check": check,
    "format": tidy,
    "compiled": compiled,
    "fast": fast,
    "web": web,
    "web-facts": web_facts,
    "wheel": wheel,
    "bench": bench,
    "peers": peers,
    "load": load,
    "soak": soak,
    "chaos": chaos,
    "clean": clean,
}


def main() -> None:
    asked, rest = sys.argv[1:2], sys.argv[2:]
    if not asked or asked[0] not in COMMANDS:
        for name, command in COMMANDS.items():
            print(f"{name}: {command.__doc__}")
        sys.exit(0 if asked in ([], ["help"]) else f"{asked[0]}: no such command")
    try:
        COMMANDS[asked[0]](*rest)
    except Failed as failed:
        sys.exit(failed.status)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
