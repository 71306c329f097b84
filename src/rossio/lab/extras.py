"""Libraries that only the laboratory needs: the extras `lab` and `spiel`. Without them everything else works."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


class MissingExtra(ImportError):
    """A library that is not installed, and how to get it."""

    library: str

    def __init__(self, library: str, extra: str = "lab") -> None:
        super().__init__(f"{library} is not installed; get it with: pip install 'rossio[{extra}]'")
        self.library = library


def installed(library: str) -> bool:
    return find_spec(library) is not None


def need(library: str) -> ModuleType:
    """A library of the extra, or a plain word on how to get it."""
    stem = library.partition(".")[0]
    if not installed(stem):
        raise MissingExtra(stem)
    return import_module(library)
