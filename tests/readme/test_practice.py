"""tools/practice.py: what a profiled build is compiled with, and what it plays to learn."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from rossio.games import catalogue

ROOT = Path(__file__).parents[2]
NOTES = Path("/notes")


@pytest.fixture(scope="module")
def practice() -> ModuleType:
    spec = importlib.util.spec_from_file_location("practice", ROOT / "tools" / "practice.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_what_is_counted_is_used(practice: ModuleType) -> None:
    counting, counting_link = practice.flags(practice.COUNT, NOTES)
    using, using_link = practice.flags(practice.USE, NOTES)
    assert "-fprofile-generate" in counting
    assert "-fprofile-generate" in counting_link
    assert "-fprofile-use" in using
    assert {flag for flag in using_link if flag.startswith("-flto")} == {
        flag for flag in using if flag.startswith("-flto")
    }
    assert f"-fprofile-dir={NOTES}" in set(counting) & set(using)
    assert not any(flag.startswith("-O") for flag in [*counting, *using])


def test_only_gcc_is_gcc(practice: ModuleType, tmp_path: Path) -> None:
    assert not practice.is_gcc(str(tmp_path / "no compiler"))
    for said, answer in (("gcc 12\nCopyright (C) 2022 Free Software Foundation, Inc.", True), ("clang 17", False)):
        compiler = tmp_path / "cc"
        compiler.write_text(f"#!/bin/sh\ncat <<'END'\n{said}\nEND\n")
        compiler.chmod(0o755)
        assert practice.is_gcc(str(compiler)) is answer


@pytest.mark.parametrize("name", catalogue.names())
def test_a_round_plays_games_of_every_number_of_seats(practice: ModuleType, name: str) -> None:
    assert practice.practise([name], rounds=1, games=0, walks=2) > 100
