"""Statements for the path on which every microsecond counts: put into a database's words once, then only executed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from sqlalchemy.engine import Dialect
from sqlalchemy.sql.expression import Executable

Values = Mapping[str, Any]
NUMBER: Final = re.compile(r"\$(\d+)")
SHAPES_KEPT: Final = 64


class Spoken(NamedTuple):
    """A statement as its driver takes it, with the names of its parameters in their order."""

    text: str
    names: list[str]

    def arguments(self, values: Values) -> list[Any]:
        return [values[name] for name in self.names]


class Prepared:
    """One statement, made for whichever database is asked (`postgresql`, `sqlite`)."""

    def __init__(self, make: Callable[[str], Executable]) -> None:
        self.make = make
        self.spoken: dict[str, Spoken] = {}

    def words(self, dialect: Dialect) -> Spoken:
        found = self.spoken.get(dialect.name)
        if found is None:
            compiled: Any = self.make(dialect.name).compile(dialect=dialect)  # type: ignore[attr-defined]
            found = self.spoken[dialect.name] = Spoken(str(compiled), list(compiled.positiontup))
        return found


class Step(NamedTuple):
    """A statement with the rows it is done for. What `must` find a row and finds none undoes all."""

    statement: Prepared
    rows: Sequence[Values]
    must: bool = False


class Missed(Exception):
    """A step found no row where it must."""


Shape = tuple[tuple[Prepared, int, bool], ...]


def joined(steps: Sequence[Step], dialect: Dialect) -> str:
    """Steps as one statement of PostgreSQL, which is a transaction in itself and one way to the database and back. No
    step sees what another writes. A step that finds nothing where it must divides by nothing, which undoes all."""
    return _joined(tuple((step.statement, len(step.rows), step.must) for step in steps), dialect)


@lru_cache(SHAPES_KEPT)
def _joined(shape: Shape, dialect: Dialect) -> str:
    writes: list[str] = []
    asks: list[str] = []
    before = 0
    for statement, rows, must in shape:
        words = statement.words(dialect)
        for _ in range(rows):
            text = NUMBER.sub(partial(_later, before), words.text)
            before += len(words.names)
            if text.startswith("SELECT"):
                asks.append(f"({text})")
                continue
            if must:
                text += " RETURNING 1"
                asks.insert(0, f"1 / (SELECT count(*) FROM step{len(writes)})")
            writes.append(f"step{len(writes)} AS ({text})")
    return f"WITH {', '.join(writes)} SELECT {', '.join(asks) or '1'}"


def _later(before: int, number: re.Match[str]) -> str:
    return f"${int(number[1]) + before}"
