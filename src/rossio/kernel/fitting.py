"""Whether a pack has the shape of the game's own: the same entries and kinds of values, and numbers of a like size.

The words, the drawings and the rules speak of components by their ids, so a pack changes what they print, never which
there are. What only the rules can judge (counts, references) is left to the game's own check.
"""

from __future__ import annotations

from typing import Final

from rossio.kernel.content import CLAUSES, NOTES

ROOM: Final = 3
"""How many times the largest number of ours in the same place a pack may say."""
SPARE: Final = 10
Files = dict[str, dict[str, object]]


class Shape:
    """All values that the own pack has in one place of its entries, as a measure of what may stand there."""

    kinds: set[str]
    low: int
    high: int
    texts: set[str]
    keys: dict[str, Shape]
    items: Shape | None

    def __init__(self) -> None:
        self.kinds = set()
        self.low = 0
        self.high = 0
        self.texts = set()
        self.keys = {}
        self.items = None

    def learn(self, value: object) -> None:
        self.kinds.add(kind_of(value))
        if isinstance(value, dict):
            for key, item in value.items():
                self.keys.setdefault(str(key), Shape()).learn(item)
        elif isinstance(value, list):
            if self.items is None:
                self.items = Shape()
            for item in value:
                self.items.learn(item)
        elif isinstance(value, str):
            self.texts.add(value)
        elif isinstance(value, int):
            self.low = min(self.low, value)
            self.high = max(self.high, value)

    def misfits(self, where: str, value: object) -> list[str]:
        """What is wrong with a value in this place, each with where it stands."""
        kind = kind_of(value)
        if kind not in self.kinds:
            return [f"{where}: {shortened(value)} is {kind}, not {' or '.join(sorted(self.kinds))}"]
        if isinstance(value, dict):
            wrong = [f"{where}: {key} is not known here" for key in value if key not in self.keys and key not in NOTES]
            for key, item in value.items():
                if key in self.keys and key not in NOTES:
                    wrong.extend(self.keys[str(key)].misfits(f"{where} {key}", item))
            return wrong
        if isinstance(value, list):
            wrong = []
            for number, item in enumerate(value):
                if self.items is not None:
                    wrong.extend(self.items.misfits(f"{where} {number + 1}", item))
            return wrong
        if isinstance(value, str):
            if value in self.texts:
                return []
            known = ", ".join(sorted(self.texts)[:12])
            return [f"{where}: {shortened(value)} is none of {known}{', ...' if len(self.texts) > 12 else ''}"]
        if isinstance(value, int) and not isinstance(value, bool):
            low = ROOM * self.low
            high = max(ROOM * self.high, self.high + SPARE)
            return [] if low <= value <= high else [f"{where}: {value} is not from {low} to {high}"]
        return []


def kind_of(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "something else"


def shortened(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."


def misfits(files: Files, own: Files) -> list[str]:
    """What does not have the shape of the game's own content, with file, entry and key."""
    wrong = [f"{name}.toml: there is no such file" for name in files if name not in own]
    for name, tables in own.items():
        if name == CLAUSES:
            continue
        if name not in files:
            wrong.append(f"{name}.toml: the file is missing")
            continue
        wrong.extend(f"{name}.toml: there is no table {key}" for key in files[name] if key not in tables)
        for key, table in tables.items():
            if key not in files[name]:
                wrong.append(f"{name}.toml: the table {key} is missing")
            else:
                wrong.extend(_table_misfits(f"{name}.toml", key, files[name][key], table))
    return wrong


def _table_misfits(file: str, key: str, given: object, own: object) -> list[str]:
    shape = Shape()
    if not isinstance(own, list):
        shape.learn(own)
        return [*shape.misfits(f"{file}, {key}", given), *_lost(f"{file}, {key}", given, own)]
    for entry in own:
        shape.learn(entry)
    if not isinstance(given, list):
        return [f"{file}, {key}: not a list of tables"]
    if len(given) != len(own):
        return [f"{file}, {key}: {len(given)} entries, and there are {len(own)}"]
    wrong: list[str] = []
    for number, (entry, original) in enumerate(zip(given, own, strict=True)):
        label = original.get("id", number + 1) if isinstance(original, dict) else number + 1
        where = f"{file}, {label}"
        if isinstance(entry, dict) and isinstance(original, dict) and entry.get("id") != original.get("id"):
            wrong.append(f"{where}: its id is {shortened(entry.get('id'))}; entries keep their ids and their order")
        else:
            wrong.extend(shape.misfits(where, entry))
            wrong.extend(_lost(where, entry, original))
    return wrong


def _lost(where: str, given: object, own: object) -> list[str]:
    """The keys of an entry that are missing."""
    if not isinstance(given, dict) or not isinstance(own, dict):
        return []
    return [f"{where}: {key} is missing" for key in own if key not in given and key not in NOTES]


def differences(files: Files, own: Files) -> list[str]:
    """Where a pack of the right shape says something else than the game's own, by file, entry and key."""
    found: list[str] = []
    for name, tables in own.items():
        if name == CLAUSES:
            continue
        for key, table in tables.items():
            given = files[name][key]
            if isinstance(table, list) and isinstance(given, list):
                for entry, original in zip(given, table, strict=True):
                    found.extend(_changed(f"{name}.toml", key, entry, original))
            else:
                found.extend(_changed(f"{name}.toml", key, given, table))
    return found


def _changed(file: str, key: str, given: object, own: object) -> list[str]:
    if not isinstance(given, dict) or not isinstance(own, dict):
        return []
    where = f"{file}, {own.get('id', key)}"
    return [f"{where} {field}" for field in own if field not in NOTES and given.get(field) != own[field]]
