"""Translate kernel, games and bots to C for a machine that has a compiler but no mypy, and compile it there.

python tools/c_sources.py make FILE.tar.gz           here, by the Python version of that machine, with mypy
python tools/c_sources.py build FILE.tar.gz FOLDER   there: the package with its native modules comes to FOLDER
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

FLAGS = [f"-O{os.environ.get('ROSSIO_OPT', '3')}", "-fPIC", "-w", "-DNDEBUG", "-fopenmp-simd"]


def make(file: Path) -> None:
    """The C files of mypyc and its runtime library. setup.py writes them before it looks what it is asked for."""
    import mypyc

    with TemporaryDirectory() as folder:
        environment = {**os.environ, "ROSSIO_MYPYC": "1", "ROSSIO_BUILD": f"{folder}/c"}
        subprocess.run([sys.executable, "setup.py", "-q", "--version"], env=environment, check=True)
        Path(folder, "python").write_text(sysconfig.get_python_version())
        file.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(file, "w:gz") as archive:
            archive.add(f"{folder}/c", "c")
            archive.add(Path(mypyc.__file__).parent / "lib-rt", "lib-rt")
            archive.add(f"{folder}/python", "python")


def build(file: Path, lib: Path) -> None:
    start = perf_counter()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    shutil.rmtree(lib, ignore_errors=True)
    shutil.copytree("src/rossio", lib / "rossio", ignore=shutil.ignore_patterns("*.so", "web", "__pycache__"))
    with TemporaryDirectory() as folder:
        with tarfile.open(file) as archive:
            archive.extractall(folder, filter="data")
        wanted = Path(folder, "python").read_text()
        if wanted != sysconfig.get_python_version():
            raise SystemExit(f"{file}: C files for Python {wanted}, but this is {sysconfig.get_python_version()}")
        source = Path(folder, "c")
        compiler = ["gcc", *FLAGS, f"-I{sysconfig.get_path('include')}", f"-I{folder}/lib-rt", f"-I{source}"]

        def compiled(part: Path) -> str:
            subprocess.run([*compiler, "-c", str(part), "-o", f"{folder}/{part.stem}.o"], check=True)
            return f"{folder}/{part.stem}.o"

        def shared(part: Path, name: Path) -> None:
            target = ["-O3", "-shared", str(part), "-o", f"{lib / name}{suffix}", "-lm"]
            subprocess.run([*compiler, *target], check=True)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            largest_first = sorted(source.glob("*.c"), key=lambda part: -part.stat().st_size)
            objects = [pool.submit(compiled, part) for part in largest_first]
            modules = [
                pool.submit(shared, part, part.relative_to(source).with_suffix(""))
                for part in sorted(source.glob("rossio/**/*.c"))
            ]
            for part in ("bots/_net", "lab/_rows"):
                modules.append(pool.submit(shared, Path(f"src/rossio/{part}.c"), Path(f"rossio/{part}")))
            for module in modules:
                module.result()
            made = [part.result() for part in objects]
        subprocess.run(["gcc", "-shared", "-o", f"{lib}/rossio__mypyc{suffix}", *made], check=True)
    print(f"{len(made)} files compiled in {perf_counter() - start:.0f} s; use it with PYTHONPATH={lib}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["make"] and len(sys.argv) == 3:
        make(Path(sys.argv[2]))
    elif sys.argv[1:2] == ["build"] and len(sys.argv) == 4:
        build(Path(sys.argv[2]), Path(sys.argv[3]))
    else:
        sys.exit(__doc__)
