"""What docs/lab.md and docs/learning.md tell a reader to type works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def blocks(name: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (DOCS / name).read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(("name", "count"), [("lab.md", 1), ("learning.md", 5)])
def test_python_in_the_docs_runs(name: str, count: int) -> None:
    """A block that needs what the extra does not bring is only compiled."""
    pytest.importorskip("pettingzoo")
    found = blocks(name)
    assert len(found) == count
    for block in found:
        code = compile(block, name, "exec")
        if "sb3_contrib" not in block:
            exec(code, {})
