"""Build: pure Python by default, native code for kernel and games with ROSSIO_MYPYC=1.

ROSSIO_GAMES=coimbra compiles the kernel and that game alone, for a quick rebuild while working on it.
"""

import os
from pathlib import Path

from setuptools import setup

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
    extensions = mypycify(
        ["--config-file", "pyproject.toml", *sources],
        opt_level=os.environ.get("ROSSIO_OPT", "3"),
        debug_level="0",
        group_name="rossio",
        multi_file=True,
    )

setup(ext_modules=extensions)
