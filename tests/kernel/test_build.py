from __future__ import annotations

import os
import pkgutil
from importlib import import_module

import pytest

import rossio
import rossio.games
import rossio.kernel
from rossio.games import catalogue


def modules_of(package_name: str) -> list[str]:
    package = import_module(package_name)
    return [found.name for found in pkgutil.walk_packages(package.__path__, f"{package_name}.") if not found.ispkg]


def test_the_build_is_the_one_the_run_asked_for() -> None:
    expected = os.environ.get("ROSSIO_EXPECT", "compiled" if rossio.compiled() else "interpreted")
    assert rossio.compiled() == (expected == "compiled")


@pytest.mark.parametrize("package", ["rossio.kernel", *(f"rossio.games.{name}" for name in catalogue.names())])
def test_no_module_is_left_behind_in_the_other_build(package: str) -> None:
    for name in modules_of(package):
        file = import_module(name).__file__
        assert file is not None
        assert file.endswith(".py") != rossio.compiled(), f"{name} comes from {file}"
