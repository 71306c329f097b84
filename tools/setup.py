"""Everything that is done with a clone, on any system: `python tools/setup.py play`, or `make play`, which is the same.

Each command sets up what it needs first, and makes only what is older than what it is made of: the environment in
.venv, the modules of the browser client, the built client, and the compiled rules in build/compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
READY = VENV / "ready"
MODULES = ROOT / "web" / "node_modules" / "ready"
CLIENT = ROOT / "src" / "rossio" / "web" / "index.html"
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
BYTECODE = ROOT / "build" / "bytecode"
JOBS = os.environ.get("JOBS", "2")

NATIVE_TESTS = [
    f"tests/{part}"
    for part in (
        *("kernel", "rules", "conformance", "bots", "lessons", "puzzles"),
        *("lab", "readme", "server", "cli/test_packs.py"),
    )
]
"""What is proved on native code; of the parts after the rules, which are no native code themselves, there alone."""
SAMPLE = [
    f"tests/{part}"
    for part in (
        *("kernel", "rules", "conformance", "playthroughs", "mutation", "cli", "words"),
        *(f"bots/test_{name}.py" for name in ("habits", "judge", "nets", "play", "search")),
        *("lessons/test_play.py", "lab/test_environment.py", "server/test_engine.py", "server/test_play.py"),
    )
]
"""What is proved on the rules as they are written, where the rest is proved on native code."""
SAMPLE_EFFORT = "0.05"
SHELF = ["-n", JOBS, "--dist", "loadfile", "tests/shelf"]


class Failed(Exception):
    """A command ended badly; its exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(f"exit status {status}")
        self.status = status


def run(*command: str | Path, quiet: bool = False, held: bool = False, **variables: str) -> None:
    """Run a command in the clone, told first; programs of the environment go before those of the machine.

    What a command says is held back until its end where others run beside it.
    """
    words = [str(word) for word in command]
    if not quiet:
        told = [f"{name}={value}" for name, value in variables.items()]
        print(*told, *(word.replace(f"{ROOT}{os.sep}", "") for word in words), flush=True)
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    words[0] = shutil.which(words[0], path=path) or words[0]
    environment = {**os.environ, "PATH": path, **kept(), **variables}
    out, err = (subprocess.PIPE, subprocess.STDOUT) if held else (None, None)
    done = subprocess.run(words, cwd=ROOT, env=environment, stdout=out, stderr=err, check=False)
    if held:
        print(done.stdout.decode("utf-8", "replace"), end="", flush=True)
    if done.returncode:
        raise Failed(done.returncode)


def kept() -> dict[str, str]:
    """Who wants no bytecode beside the sources gets it elsewhere: the tests start hundreds of processes."""
    wanted = os.environ.get("PYTHONDONTWRITEBYTECODE") and not os.environ.get("PYTHONPYCACHEPREFIX")
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BYTECODE)} if wanted else {}


def python(*arguments: str | Path, **variables: str) -> None:
    run("python", *arguments, **variables)


def npm(*arguments: str, held: bool = False) -> None:
    run("npm", "--prefix", "web", *arguments, held=held)


def pytest(*arguments: str | Path, held: bool = False, **variables: str) -> None:
    run("python", "-m", "pytest", *arguments, held=held, **variables)


def tree(folder: str, *ends: str) -> list[Path]:
    """The files of a folder whose names end like this."""
    return [path for path in (ROOT / folder).rglob("*") if path.is_file() and path.name.endswith(ends or ("",))]


def stale(made: Path, of: Iterable[Path]) -> bool:
    """Whether something is missing, or older than what it is made of."""
    if not made.exists():
        return True
    when = made.stat().st_mtime
    return any(path.stat().st_mtime > when for path in of if path.exists())


def native() -> list[Path]:
    """The sources of the compiled rules."""
    rules = [tree(f"src/rossio/{part}", ".py", ".c") for part in ("kernel", "games", "bots")]
    return [ROOT / "setup.py", *tree("src/rossio/lab", ".c"), *(path for part in rules for path in part)]


def carried() -> list[Path]:
    """What is packed beside them as it is."""
    return [*tree("src/rossio", ".py", ".toml", ".net", ".ftl"), *tree("src/rossio/web")]


def environment() -> None:
    if not stale(READY, [ROOT / "pyproject.toml"]):
        return
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever starts this may have an older one)
        sys.exit("Rossio needs Python 3.11 or newer; name another one: make PYTHON=python3.12")
    run(sys.executable, "-m", "venv", VENV)
    python("-m", "pip", "install", "-q", "--upgrade", "pip")
    python("-m", "pip", "install", "-q", "--editable", ".[lab,pictures,server]", "--group", "dev")
    READY.touch()


def modules() -> None:
    environment()
    if stale(MODULES, [ROOT / "web" / "package-lock.json", READY]):
        # Not `npm ci`: it fails where a registry lacks the optional packages of other systems.
        npm("install", "--no-save", "--no-audit", "--no-fund")
        MODULES.touch()


def client() -> None:
    modules()
    drawn = [*tree("web/src"), *tree("web/public"), *(ROOT / "web").glob("*.ts"), *(ROOT / "web").glob("*.html")]
    if stale(CLIENT, [MODULES, *drawn, *tree("src/rossio", ".toml", ".ftl")]):
        npm("run", "build")
        CLIENT.touch()


def up_to_date() -> bool:
    """Whether there is nothing left to compile or to carry over."""
    ready = COMPILED / "ready"
    return not stale(ready, native()) and not stale(COMPILED / "carried", [ready, *carried()])


def compiled() -> bool:
    """Kernel, games and the hot part of the bots as native code, and all else beside them; whether there is any."""
    if not translated():
        return False
    if stale(COMPILED / "carried", [COMPILED / "ready", *carried()]):
        python("setup.py", "-q", "build_py", "--build-lib", COMPILED)
        (COMPILED / "carried").touch()
    return True


def translated() -> bool:
    """The native code alone, which needs no client; whether there is any."""
    environment()
    try:
        python("tools/compiler.py", quiet=True)
    except Failed:
        shutil.rmtree(COMPILED, ignore_errors=True)
        return False
    if stale(ready := COMPILED / "ready", native()):
        print("Compiling kernel and games: a few minutes, once.", flush=True)
        shutil.rmtree(COMPILED, ignore_errors=True)
        compile_to(LOG)
        ready.touch()
    return True


def compile_to(log: Path) -> None:
    """What the compiler says is long; its end is told if it fails."""
    log.parent.mkdir(exist_ok=True)
    with log.open("wb") as said:
        done = subprocess.run(
            [BIN / "python", "setup.py", "-q", "build_ext", "--build-lib", COMPILED],
            cwd=ROOT,
            env={**os.environ, "ROSSIO_MYPYC": "1"},
            stdout=said,
            stderr=said,
            check=False,
        )
    if done.returncode:
        print(*log.read_text("utf-8", "replace").splitlines()[-20:], sep="\n")
        raise Failed(done.returncode)


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
        more = str(int(JOBS) + 1)  # the tests of the server wait a third of their time
        pytest("-n", more, "--dist", "worksteal", *NATIVE_TESTS, **expected)
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
    environment()
    with ThreadPoolExecutor(1) as beside:
        fetched, browser = beside.submit(modules), beside.submit(npm, "run", "check", held=True)
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
    modules()
    run("ruff", "format", ".")
    run("ruff", "check", "--fix", ".")
    npm("run", "format")


def web() -> None:
    """build the browser client"""
    client()


def web_facts() -> None:
    """tell the browser client the moves of the games and the protocol, and the SDK the protocol"""
    modules()
    python("tools/web_facts.py")
    python("tools/sdk_shapes.py")
    npm("run", "types")


def compile_rules() -> None:
    """compile kernel and games, if this machine has a C compiler"""
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
    python("-m", "pip", "install", "-q", "--group", "peers")
    python("benchmarks/peers.py", PYTHONPATH=str(COMPILED))


def clean() -> None:
    """remove everything that was built"""
    caches = [
        f".{name}" for name in ("venv", "mypy_cache", "ruff_cache", "pytest_cache", "hypothesis", "import_linter_cache")
    ]
    for name in ["build", "dist", "web/node_modules", "src/rossio/web", "src/rossio/web-picture", *caches]:
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for path in (ROOT / "src").glob("*.egg-info"):
        shutil.rmtree(path)


COMMANDS: dict[str, Callable[..., None]] = {
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
    "compiled": compile_rules,
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
