"""The other end of a `Bench`: runs tests with one module of the rules replaced, each time in a fork of its own.

Pytest and hypothesis are loaded once; the rules are loaded in the fork, so that the broken module is what they import.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
import traceback
import warnings
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_loader
from types import CodeType
from typing import Final

import hypothesis.strategies  # noqa: F401  loaded before the forks
import pytest

WITHOUT: Final = ("randomly", "cacheprovider", "xdist", "xdist.looponfail")
PYTEST: Final = ["-x", "-q", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
PYTEST.extend(part for plugin in WITHOUT for part in ("-p", f"no:{plugin}"))
SECONDS: Final = 180
"""Of processor time for a trial; a break that lets a test run on for ever ends there, and is no proof."""
NOT_RUN: Final = 69
NOT_LOADED: Final = 70
"""The status of a trial whose tests never imported the broken module."""


class Broken(SourceFileLoader):
    """Loads one module from a text instead of its file."""

    def __init__(self, module: str, path: str, source: str) -> None:
        super().__init__(module, path)
        self.source = source
        self.loaded = False

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        self.loaded = True
        return compile(self.source, self.path, "exec", dont_inherit=True)


class ClauseFirst:
    """Tests that name the broken clause run first: one of them should be the one that fails."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: all(self.clause not in mark.args for mark in item.iter_markers("clause")))


def attempt(asked: dict[str, str], tests: list[str]) -> int:
    """Run the tests in this process, which is good for nothing else afterwards."""
    broken = None
    if asked["module"]:
        spec = find_spec(asked["module"].rpartition(".")[0])
        assert spec is not None
        assert spec.submodule_search_locations is not None
        path = os.path.join(spec.submodule_search_locations[0], asked["module"].rpartition(".")[2] + ".py")
        for name in [name for name in sys.modules if name == "rossio" or name.startswith("rossio.")]:
            del sys.modules[name]
        broken = Broken(asked["module"], path, asked["source"])
        sys.meta_path.insert(0, broken)  # type: ignore[arg-type]  # a loader that also finds
    status = int(pytest.main([*PYTEST, *tests], plugins=[ClauseFirst(asked["clause"])]))
    return status if broken is None or broken.loaded else NOT_LOADED


def forked(asked: dict[str, str], tests: list[str]) -> tuple[int, str]:
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child == 0:
            os.dup2(said.fileno(), 1)
            os.dup2(said.fileno(), 2)
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            status = NOT_RUN
            try:
                status = attempt(asked, tests)
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(status)
        _, ended = os.waitpid(child, 0)
        said.seek(0)
        return os.waitstatus_to_exitcode(ended), said.read()[-3_000:]


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(forked(asked, asked["tests"])), flush=True)


if __name__ == "__main__":
    main()
