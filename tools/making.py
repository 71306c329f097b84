"""What the commands of tools/setup.py need first: each thing is made only if it is older than what it is made of.

The environment in .venv, the modules of the browser client, the built client, and the compiled rules in build/compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
BEGUN = VENV / "begun"
READY = VENV / "ready"
MODULES = ROOT / "web" / "node_modules" / "ready"
CLIENT = ROOT / "src" / "rossio" / "web" / "index.html"
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
BYTECODE = ROOT / "build" / "bytecode"


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
    return [*tree("src/rossio", ".py", ".toml", ".net", ".ftl", ".xz"), *tree("src/rossio/web")]


def begun() -> None:
    """An environment with Node.js, which is all that the client needs of it."""
    if not stale(BEGUN, [ROOT / "pyproject.toml"]):
        return
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever starts this may have an older one)
        sys.exit("Rossio needs Python 3.11 or newer; name another one: make PYTHON=python3.12")
    run(sys.executable, "-m", "venv", VENV)
    python("-m", "pip", "install", "-q", "--upgrade", "pip")
    pip("--group", "node")
    BEGUN.touch()


def pip(*arguments: str) -> None:
    """Bytecode is made of what is imported, when it is: of all that is installed it takes longer than installing."""
    python("-m", "pip", "install", "-q", "--no-compile", *arguments)


def environment() -> None:
    begun()
    if stale(READY, [BEGUN]):
        pip("--editable", ".[lab,pictures,server]", "--group", "dev")
        READY.touch()


def modules() -> None:
    begun()
    if stale(MODULES, [ROOT / "web" / "package-lock.json", BEGUN]):
        # Not `npm ci`: it fails where a registry lacks the optional packages of other systems.
        npm("install", "--no-save", "--no-audit", "--no-fund")
        MODULES.touch()


def client() -> None:
    environment()
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
    """compile kernel, games and the hot part of the bots, all else beside them; whether there is a C compiler"""
    if not translated():
        return False
    if stale(COMPILED / "carried", [COMPILED / "ready", *carried()]):
        python("setup.py", "-q", "build_py", "--build-lib", COMPILED)
        (COMPILED / "carried").touch()
    return True


def translated(**variables: str) -> bool:
    """The native code alone, which needs no client; whether there is any. Anew, if it shall be made otherwise."""
    environment()
    try:
        python("tools/compiler.py", quiet=True)
    except Failed:
        shutil.rmtree(COMPILED, ignore_errors=True)
        return False
    if stale(ready := COMPILED / "ready", native()) or variables:
        print("Compiling kernel and games: a few minutes, once.", flush=True)
        shutil.rmtree(COMPILED, ignore_errors=True)
        compile_to(LOG, **variables)
        ready.touch()
    return True


def compile_to(log: Path, **variables: str) -> None:
    """What the compiler says is long; its end is told if it fails."""
    log.parent.mkdir(exist_ok=True)
    with log.open("wb") as said:
        done = subprocess.run(
            [BIN / "python", "setup.py", "-q", "build_ext", "--build-lib", COMPILED],
            cwd=ROOT,
            env={**os.environ, "ROSSIO_MYPYC": "1", **variables},
            stdout=said,
            stderr=said,
            check=False,
        )
    if done.returncode:
        print(*log.read_text("utf-8", "replace").splitlines()[-20:], sep="\n")
        raise Failed(done.returncode)
