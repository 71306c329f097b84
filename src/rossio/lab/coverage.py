"""Which tests prove which rule: read from the test sources, without running them.

A test names its clauses with `@clause("C1", "C2")`; a class or a parameter (`pytest.param(..., marks=clause("C3"))`)
and a module (`pytestmark = clause("C4")`) may do so for the tests below them.
"""

from __future__ import annotations

import ast
from pathlib import Path


def named(node: ast.AST) -> list[str]:
    """The clauses named by all calls of `clause` at or below a node."""
    ids: list[str] = []
    for call in ast.walk(node):
        if not isinstance(call, ast.Call):
            continue
        called = call.func
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if name == "clause":
            ids.extend(arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
    return ids


def _decorations(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[str]:
    return [clause for decorator in node.decorator_list for clause in named(decorator)]


def _marks(body: list[ast.stmt]) -> list[str]:
    """The clauses of a `pytestmark` among the statements of a module or class."""
    return [
        clause
        for statement in body
        if isinstance(statement, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets)
        for clause in named(statement.value)
    ]


def _tests(body: list[ast.stmt], place: str, inherited: list[str]) -> list[tuple[str, list[str]]]:
    above = inherited + _marks(body)
    found: list[tuple[str, list[str]]] = []
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            found.append((f"{place}::{node.name}", above + _decorations(node)))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            found.extend(_tests(node.body, f"{place}::{node.name}", above + _decorations(node)))
    return found


def proofs(folder: Path) -> dict[str, list[str]]:
    """For each clause that any test names, the tests, as pytest calls them."""
    proven: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(folder.parent).as_posix()
        for test, clauses in _tests(ast.parse(path.read_text("utf-8")).body, place, []):
            for clause in clauses:
                tests = proven.setdefault(clause, [])
                if test not in tests:
                    tests.append(test)
    return proven
