"""Build: pure Python by default, native code for kernel, games and the hot part of the bots with ROSSIO_MYPYC=1.

The native build also has what is written in C: the networks' forward pass, and numbers into the laboratory's arrays.

ROSSIO_MYPYC=made packs what was compiled before (`make wheel`).
ROSSIO_GAMES=coimbra compiles the kernel, that game and the bots alone, for a quick rebuild while working on it.
ROSSIO_PROFILE=1 compiles twice, the second time by what `tools/practice.py` has shown of the first: for releases.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

BOTS = ["habits", "judge", "neural", "search"]
"""The modules of rossio.bots that compile. The others stay interpreted, so that plug-ins can build on them."""
IN_C = ["bots/_net", "lab/_rows"]
NOTES = Path("build/notes").resolve()
STAGE = os.environ.get("ROSSIO_PROFILE", "")
"""1 to profile, or the stage of it: `count` while the counters are compiled in."""
if STAGE:
    sys.path.insert(0, "tools")
    import practice


class BuildTogether(build_ext):
    """All of mypyc's output is one extension, whose files setuptools would compile one after the other."""

    def run(self):
        """Under a profile first a package with counters, which practises; the objects must keep their places."""
        if STAGE == "1" and self.distribution.ext_modules:
            self.practise()
        super().run()

    def practise(self):
        if not practice.is_gcc((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]):
            print("NO PROFILE: the compiler is not gcc.")
            return
        lib = Path("build/practice").resolve()
        for folder in (lib, NOTES):
            shutil.rmtree(folder, ignore_errors=True)
        build = [sys.executable, "setup.py", "-q", "build", "--build-lib", lib, "--build-temp", self.build_temp]
        subprocess.run(build, env={**os.environ, "ROSSIO_PROFILE": practice.COUNT}, check=True)
        path = os.pathsep.join([str(lib), *filter(None, [os.environ.get("PYTHONPATH")])])
        games = ["--games", os.environ.get("ROSSIO_GAMES", "")]
        subprocess.run(
            [sys.executable, "tools/practice.py", *games], env={**os.environ, "PYTHONPATH": path}, check=True
        )
        for extension in self.distribution.ext_modules:
            by_profile(extension, practice.USE)

    def build_extension(self, ext):
        alone = self.compiler.compile

        def together(sources, *arguments, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: alone([source], *arguments, **options), sources)
                return [each for objects in made for each in objects]

        self.compiler.compile = together
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = alone


class BuildWithClient(build_py):
    """Packages without the browser client are lawful, and useless to most: whoever builds one is told."""

    def run(self):
        if not Path("src/rossio/web/index.html").exists():
            print("*" * 78)
            print("This build has NO BROWSER CLIENT: run `make web` first, or `make wheel` for everything.")
            print("*" * 78)
        super().run()


class Native(Distribution):
    """A distribution with native code that was compiled before, so that its wheel says for which Python and machine."""

    def has_ext_modules(self):
        return True


def by_profile(extension, stage):
    """The extension that holds the rules; the others only open its doors, and share their list of flags with it."""
    if extension.name.endswith("__mypyc"):
        compiling, linking = practice.flags(stage, NOTES)
        extension.extra_compile_args = [*extension.extra_compile_args, *compiling]
        extension.extra_link_args = [*extension.extra_link_args, *linking]


extensions = []
if os.environ.get("ROSSIO_MYPYC") == "1":
    from mypyc.build import mypycify

    only = os.environ.get("ROSSIO_GAMES")
    folders = ["kernel", *(f"games/{name}" for name in only.split(","))] if only else ["kernel", "games"]
    sources = sorted(
        str(path)
        for folder in folders
        for path in Path("src/rossio", folder).rglob("*.py")
        if path.name != "__init__.py"
    )
    sources += [f"src/rossio/bots/{name}.py" for name in BOTS]
    extensions = mypycify(
        ["--config-file", "pyproject.toml", *sources],
        opt_level=os.environ.get("ROSSIO_OPT", "3"),
        debug_level="0",
        group_name="rossio",
        multi_file=True,
        target_dir=os.environ.get("ROSSIO_BUILD", "build"),
    )
    if os.name == "posix":
        # All functions of the extension are its own, so calls among them need not go through the loader's tables.
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
            if STAGE == "count":
                by_profile(extension, STAGE)
    flags = [] if os.name == "nt" else ["-O3", "-fopenmp-simd"]
    for part in IN_C:
        extensions.append(
            Extension(f"rossio.{part.replace('/', '.')}", [f"src/rossio/{part}.c"], extra_compile_args=flags)
        )

setup(
    ext_modules=extensions,
    cmdclass={"build_ext": BuildTogether, "build_py": BuildWithClient},
    distclass=Native if os.environ.get("ROSSIO_MYPYC") == "made" else Distribution,
)
