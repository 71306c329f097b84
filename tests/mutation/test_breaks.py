"""Every rule that is broken on purpose is noticed by a test that names it."""

from __future__ import annotations

import pytest

import rossio
from tests.mutation.breaks import Break, breaks, copied_sources, notices, sound, targets

pytestmark = pytest.mark.skipif(rossio.compiled(), reason="rules are broken in the interpreted sources")


@pytest.mark.parametrize("broken", [broken for target in targets() for broken in breaks(target)], ids=repr)
def test_a_broken_rule_is_noticed(broken: Break) -> None:
    assert notices(broken), f"{broken}: {broken.old!r} became {broken.new!r}, and no test failed"


@pytest.mark.parametrize("target", targets())
def test_the_rules_as_they_are_pass_in_the_copy(target: str) -> None:
    assert sound(target)


@pytest.mark.parametrize("target", targets())
def test_ten_rules_are_broken_each_in_its_own_way(target: str) -> None:
    found = breaks(target)
    assert len({broken.name for broken in found}) == len(found) >= 10
    for broken in found:
        with copied_sources() as sources:
            broken.make(sources)
