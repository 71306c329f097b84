"""Values of a game's content changed in turn, each tried in a process of its own; `-m tests.lab.values GAME` tries all.

Content is read once in a process, so each pack is tried in a fork that has not read the game yet. Prints, as JSON
lines, where the value stands, what it became, and what the check says of the pack.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from rossio.kernel.content import CLAUSES, NOTES, own_files
from rossio.lab.packs import check_pack

Way = tuple[str | int, ...]
LIMIT_S: Final = 120


def leaves(value: object, way: Way = ()) -> Iterator[tuple[Way, object]]:
    """All single values that play, with the way to each: file, table, entry, key."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in NOTES:
                yield from leaves(item, (*way, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from leaves(item, (*way, number))
    else:
        yield way, value


def all_leaves(game: str) -> list[tuple[Way, object]]:
    files = own_files(f"rossio.games.{game}")
    return [leaf for name, tables in files.items() if name != CLAUSES for leaf in leaves(tables, (name,))]


def put(files: dict[str, Any], way: Way, value: object) -> None:
    here: Any = files
    for part in way[:-1]:
        here = here[part]
    here[way[-1]] = value


def entry_of(files: dict[str, Any], way: Way) -> str:
    """What a message calls the entry: its id, its number, or its table."""
    file, table = str(way[0]), files[str(way[0])][way[1]]
    if isinstance(table, list):
        number = way[2]
        assert isinstance(number, int)
        own = table[number]
        return f"{file}.toml, {own.get('id', number + 1) if isinstance(own, dict) else number + 1}"
    return f"{file}.toml, {way[1]}"


def another(value: object, among: list[object]) -> object:
    """A value of the same kind that differs: one more, the other truth, the next text in the same place of others."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    texts = sorted({str(item) for item in among if isinstance(item, str)})
    return texts[(texts.index(str(value)) + 1) % len(texts)]


def place(way: Way) -> tuple[str, ...]:
    return tuple(str(part) for part in way if isinstance(part, str))


def tried(game: str, files: dict[str, Any], folder: Path) -> list[str]:
    """What the check finds wrong with a pack, from a fork; a fork that hangs or breaks is told as such."""
    path = folder / "pack.json"
    path.write_text(json.dumps({"game": game, "title": "Tried", "files": files}), "utf-8")
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(LIMIT_S)
        os.write(writing, json.dumps(check_pack(path).faults[:3]).encode()[:60_000])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answers:
        answer = answers.read()
    _, status = os.waitpid(child, 0)
    return list(json.loads(answer)) if status == 0 else [f"BROKE with status {status}"]


def main(game: str, every: int = 1) -> None:
    own = own_files(f"rossio.games.{game}")
    files = {name: tables for name, tables in own.items() if name != CLAUSES}
    found = all_leaves(game)
    alike: dict[tuple[str, ...], list[object]] = {}
    for way, value in found:
        alike.setdefault(place(way), []).append(value)
    with tempfile.TemporaryDirectory() as folder:
        for way, value in found[::every]:
            changed = deepcopy(files)
            new = another(value, alike[place(way)])
            put(changed, way, new)
            faults = tried(game, changed, Path(folder)) if new != value else []
            print(json.dumps({"way": way, "entry": entry_of(files, way), "value": new, "faults": faults}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *[int(every) for every in sys.argv[2:]])
