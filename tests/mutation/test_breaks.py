"""Every rule that is broken on purpose is noticed by a test that names it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import rossio
from tests.mutation.breaks import BadBreak, Bench, Break, breaks, targets

pytestmark = [
    pytest.mark.skipif(rossio.compiled(), reason="rules are broken in the interpreted sources"),
    pytest.mark.skipif(not hasattr(os, "fork"), reason="NOT RUN: a trial is a fork"),
]


@pytest.fixture(scope="module")
def bench() -> Iterator[Bench]:
    made = Bench()
    yield made
    made.close()


@pytest.mark.parametrize("broken", [broken for target in targets() for broken in breaks(target)], ids=repr)
def test_a_broken_rule_is_noticed(bench: Bench, broken: Break) -> None:
    assert bench.notices(broken), f"{broken}: {broken.old!r} became {broken.new!r}, and no test failed"


@pytest.mark.parametrize("target", targets())
def test_the_rules_as_they_are_pass_on_the_bench(bench: Bench, target: str) -> None:
    """A failure is owed to the break. All test files pass elsewhere in the suite; here one that does is enough."""
    whole = breaks(target)[0]
    whole.new = whole.old
    assert not bench.notices(whole)


def test_a_break_that_no_test_imports_is_no_proof(bench: Bench) -> None:
    lost = breaks("coimbra")[0]
    lost.named = [lost.tests.parents[1] / "kernel" / "test_chance.py"]
    with pytest.raises(BadBreak, match="did not run"):
        bench.notices(lost)


@pytest.mark.parametrize("target", targets())
def test_ten_rules_are_broken_each_in_its_own_way(target: str) -> None:
    found = breaks(target)
    assert len({broken.name for broken in found}) == len(found) >= 10
    assert all(broken.broken() for broken in found)
