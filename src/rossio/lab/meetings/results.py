"""Played games in a file, JSON or Parquet by its ending, so that a tournament can be taken up again.

JSON holds the summary and, under `played`, every game. Parquet holds a row for every game, and the summary in the
metadata of its schema.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

from rossio.lab.extras import need
from rossio.lab.meetings.matches import Played
from rossio.lab.meetings.schedule import Plan
from rossio.lab.meetings.tournament import summary

ENDINGS: Final = (".json", ".parquet")
METADATA: Final = b"rossio"
PLANNED: Final = ("game", "rules", "content", "seats", "bots", "seed", "options", "budget")


class ResultsError(ValueError):
    """A file that holds no results, or those of another tournament."""


def check_ending(file: Path) -> None:
    """Fail before the first game and not after the last."""
    if file.suffix not in ENDINGS:
        raise ResultsError(f"{file}: results are kept as {' or '.join(ENDINGS)}")
    if file.suffix == ".parquet":
        need("pyarrow")


def save(file: Path, plan: Plan, games: list[Played]) -> None:
    """Write all at once: a reader never sees half a file, and a crash leaves the old one."""
    told = {**summary(plan, games), "plan": planned(plan)}
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    if file.suffix == ".parquet":
        _write_parquet(fresh, told, games)
    else:
        rows = ",\n    ".join(json.dumps(plainly(played)) for played in games)
        head = json.dumps(told, indent=2)
        fresh.write_text(f'{head[:-2]},\n  "played": [\n    {rows}\n  ]\n}}\n', "utf-8")
    fresh.replace(file)


def load(file: Path) -> tuple[Plan, list[Played]]:
    """The plan and the games of a file that `save` wrote."""
    check_ending(file)
    try:
        told, rows = _read_parquet(file) if file.suffix == ".parquet" else _read_json(file)
        return replanned(told["plan"]), [Played(**row) for row in rows]
    except (KeyError, TypeError, ValueError) as error:
        raise ResultsError(f"{file}: no results of a tournament ({error})") from error


def planned(plan: Plan) -> dict[str, object]:
    return {**asdict(plan), "bots": list(plan.bots), "seed": str(plan.seed)}


def replanned(told: dict[str, Any]) -> Plan:
    return Plan(**{**told, "bots": tuple(told["bots"]), "seed": int(told["seed"])})


def differences(old: Plan, new: Plan) -> list[str]:
    """What keeps games of one plan out of the other."""
    return [
        f"{name} {getattr(old, name)}, not {getattr(new, name)}"
        for name in PLANNED
        if getattr(old, name) != getattr(new, name)
    ]


def plainly(played: Played) -> dict[str, object]:
    """A game as plain data; a seed is too long for the integers of other programs, so it is a text."""
    row: dict[str, object] = {one.name: getattr(played, one.name) for one in fields(Played)}
    row["seed"] = str(played.seed)
    row["seconds"] = [round(value, 6) for value in played.seconds]
    row["slowest"] = [round(value, 6) for value in played.slowest]
    return row


def _read_json(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    told: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return told, [{**row, "seed": int(row["seed"])} for row in told["played"]]


def _write_parquet(file: Path, told: dict[str, object], games: list[Played]) -> None:
    arrow = need("pyarrow")
    parquet = need("pyarrow.parquet")
    table = arrow.Table.from_pylist([plainly(played) for played in games])
    table = table.replace_schema_metadata({METADATA: json.dumps(told).encode()})
    parquet.write_table(table, file)


def _read_parquet(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    table = need("pyarrow.parquet").read_table(file)
    metadata = table.schema.metadata or {}
    told: dict[str, Any] = json.loads(metadata[METADATA])
    return told, [{**row, "seed": int(row["seed"])} for row in table.to_pylist()]
