"""What all tests share: the clause marker, hypothesis profiles, and the build they expect to run on."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import rossio

settings.register_profile(
    "ci",
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("search", max_examples=2_000, deadline=None, database=None)
settings.load_profile(os.environ.get("ROSSIO_HYPOTHESIS", "ci"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the rule clauses that the test proves")


@pytest.fixture(scope="session", autouse=True)
def expected_build() -> None:
    """A failed compilation leaves the interpreted modules importable, so a run may say which build it is about."""
    expected = os.environ.get("ROSSIO_EXPECT")
    if expected is None:
        return
    if expected not in ("compiled", "interpreted"):
        pytest.exit(f"ROSSIO_EXPECT is {expected!r}: say compiled or interpreted", returncode=4)
    if rossio.compiled() != (expected == "compiled"):
        pytest.exit(f"ROSSIO_EXPECT is {expected}, but {rossio.__file__} is the other build", returncode=4)
