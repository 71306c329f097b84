"""How a test names the rule clauses it proves: `@clause("C1", "C2")`. `rossio rules coverage` reads the names."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(*ids)
