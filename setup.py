"""Build: pure Python by default, native code for kernel, games and the hot part of the bots with ROSSIO_MYPYC=1.

ROSSIO_GAMES=coimbra compiles the kernel, that game and the bots alone, for a quick rebuild while working on it.
"""

import os
from pathlib import Path

from setuptools import setup

BOTS = ["judge", "search"]
"""The modules of rossio.bots that compile. The others stay interpreted, so that plug-ins can build on them."""

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

setup(ext_modules=extensions)
