"""A pack with any one value changed is refused by file, entry and key, or it plays."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import deepcopy
from typing import Any, Final

import pytest

from rossio.games import catalogue
from rossio.kernel.content import own_files
from rossio.kernel.fitting import misfits
from tests.conformance.cases import EFFORT
from tests.lab.values import Way, all_leaves, entry_of, put

TRIED: Final = 40
"""How many values of a game are tried in play, five times as many in `make test-long`; `values` itself tries all."""


def one_of_each_key(name: str) -> list[tuple[Way, object]]:
    """The rows of a table repeat its keys."""
    return list({tuple(part for part in leaf[0] if isinstance(part, str)): leaf for leaf in all_leaves(name)}.values())


def one_table(files: dict[str, Any], way: Way) -> dict[str, dict[str, Any]]:
    """The table that a value stands in: the check looks at each by itself."""
    return {str(way[0]): {str(way[1]): files[str(way[0])][way[1]]}}


@pytest.mark.parametrize("name", catalogue.names())
def test_a_value_of_another_kind_is_refused_wherever_it_stands(name: str) -> None:
    files: dict[str, Any] = dict(own_files(f"rossio.games.{name}"))
    for way, value in one_of_each_key(name) if EFFORT < 1 else all_leaves(name):
        own = one_table(files, way)
        for strange in (1.5, None, 10**9, "nothing we know", {"a": 1}):
            given = deepcopy(own)
            put(given, way, strange)
            wrong = misfits(given, own)
            assert wrong, (way, value, strange)
            assert entry_of(files, way) in wrong[0], (way, wrong)
            key = next(str(part) for part in reversed(way) if isinstance(part, str))
            assert key in wrong[0], (way, wrong)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_value_that_is_missing_is_named(name: str) -> None:
    files: dict[str, Any] = dict(own_files(f"rossio.games.{name}"))
    for way, _ in all_leaves(name):
        keys = [place for place, part in enumerate(way) if isinstance(part, str)]
        entry = way[: 3 if isinstance(files[str(way[0])][way[1]], list) else 2]
        if len(way) <= len(entry) or keys[-1] < len(entry):
            continue
        own = one_table(files, way)
        given = deepcopy(own)
        here: Any = given
        for part in entry:
            here = here[part]
        del here[way[len(entry)]]
        wrong = misfits(given, own)
        assert len(wrong) == 1, way
        assert wrong[0].startswith(entry_of(files, way)), (way, wrong)
        assert str(way[len(entry)]) in wrong[0], (way, wrong)


@pytest.mark.parametrize("name", catalogue.names())
def test_another_value_of_the_same_kind_is_refused_by_name_or_plays(name: str) -> None:
    every = max(1, len(all_leaves(name)) // max(1, round(TRIED * EFFORT)))
    told = subprocess.run(
        [sys.executable, "-m", "tests.lab.values", name, str(every)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    ).stdout.splitlines()
    assert len(told) >= max(1, round(TRIED * EFFORT))
    for line in told:
        result = json.loads(line)
        for fault in result["faults"]:
            assert ".toml" in fault, result
            assert "BROKE" not in fault, result
