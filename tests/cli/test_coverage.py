from __future__ import annotations

import json
from pathlib import Path

from rossio.lab.coverage import proofs
from tests.cli.conftest import Shell

SOURCE = """
import pytest
from tests import marks
from tests.marks import clause

pytestmark = [clause("T8")]

@clause("T1", "T2")
def test_one(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=clause("T3")), pytest.param(3, marks=[marks.clause("T4")])])
def test_many(n): ...

@clause("T5")
class TestTurn:
    @pytest.mark.clause("T6")
    def test_inside(self): ...

def helper():
    clause("T7")
"""


def write(folder: Path, source: str) -> Path:
    tests = folder / "tests"
    (tests / "rules" / "toy").mkdir(parents=True)
    (tests / "rules" / "toy" / "test_turn.py").write_text(source, "utf-8")
    return tests


def test_clauses_are_read_wherever_a_test_may_name_them(tmp_path: Path) -> None:
    place = "tests/rules/toy/test_turn.py"
    one, many, inside = f"{place}::test_one", f"{place}::test_many", f"{place}::TestTurn::test_inside"
    assert proofs(write(tmp_path, SOURCE)) == {
        "T1": [one],
        "T2": [one],
        "T3": [many],
        "T4": [many],
        "T5": [inside],
        "T6": [inside],
        "T8": [one, many, inside],
    }


def test_a_clause_without_a_test_fails(rossio: Shell, toy: None, tmp_path: Path) -> None:
    tests = write(tmp_path, SOURCE)
    said = rossio("rules", "coverage", "--tests", str(tests), code=1)
    assert "toy T1: tests/rules/toy/test_turn.py::test_one" in said
    assert "toy T7: no test" in said
    assert "No test names toy T7." in said


def test_all_clauses_with_a_test_pass(rossio: Shell, toy: None, tmp_path: Path) -> None:
    tests = write(tmp_path, SOURCE.replace("T8", "T7").replace('"T1"', '"T1", "T8"'))
    told = json.loads(rossio("rules", "coverage", "--tests", str(tests), "--json"))
    assert list(told) == ["toy"]
    assert all(told["toy"].values())


def test_a_clause_that_no_game_has_fails(rossio: Shell, toy: None, tmp_path: Path) -> None:
    tests = write(tmp_path, SOURCE.replace("T8", "T7").replace('"T1"', '"T1", "T8", "T99"'))
    assert "T99" in rossio("rules", "coverage", "--tests", str(tests), "--quiet", code=1)
