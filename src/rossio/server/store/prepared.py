"""Statements for the path on which every microsecond counts: put into a database's words once, then only executed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy.engine import Dialect
from sqlalchemy.sql.expression import Executable

Values = Mapping[str, Any]


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
