"""Content packs: the printed numbers of a game, in TOML files with a source for every value."""

from __future__ import annotations

import hashlib
import tomllib
from importlib.resources import files
from typing import Final

SOURCES: Final = ("printed", "reference", "inferred", "ours")
UNSOURCED: Final = ("id", "source", "sources")


class ContentError(ValueError):
    """A value in a content file that cannot be used; the message names file, entry and key."""


class Entry:
    """One table of a content file, read by key with its type checked."""

    where: str
    values: dict[str, object]

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where
        self.values = values

    def _value(self, key: str) -> object:
        if key not in self.values:
            raise ContentError(f"{self.where}: {key} is missing")
        return self.values[key]

    def has(self, key: str) -> bool:
        return key in self.values

    def number(self, key: str) -> int:
        value = self._value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise ContentError(f"{self.where}: {key} is {value!r}, not a whole number")
        return value

    def number_or(self, key: str, default: int) -> int:
        return self.number(key) if key in self.values else default

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise ContentError(f"{self.where}: {key} is {value!r}, not a text")
        return value

    def text_or(self, key: str, default: str) -> str:
        return self.text(key) if key in self.values else default

    def flag(self, key: str) -> bool:
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise ContentError(f"{self.where}: {key} is {value!r}, not true or false")
        return value

    def _list(self, key: str) -> list[object]:
        value = self._value(key)
        if not isinstance(value, list):
            raise ContentError(f"{self.where}: {key} is {value!r}, not a list")
        return list(value)

    def numbers(self, key: str) -> list[int]:
        numbers: list[int] = []
        for value in self._list(key):
            if not isinstance(value, int) or isinstance(value, bool):
                raise ContentError(f"{self.where}: {key} holds {value!r}, not a whole number")
            numbers.append(value)
        return numbers

    def rows(self, key: str) -> list[list[int]]:
        """A list of lists of numbers."""
        return [Entry(f"{self.where}.{key}", {"row": row}).numbers("row") for row in self._list(key)]

    def texts(self, key: str) -> list[str]:
        texts: list[str] = []
        for value in self._list(key):
            if not isinstance(value, str):
                raise ContentError(f"{self.where}: {key} holds {value!r}, not a text")
            texts.append(value)
        return texts

    def text_rows(self, key: str) -> list[list[str]]:
        """A list of lists of texts."""
        return [Entry(f"{self.where}.{key}", {"row": row}).texts("row") for row in self._list(key)]

    def entry(self, key: str) -> Entry:
        return _entry(f"{self.where}.{key}", self._value(key))

    def entries(self, key: str) -> list[Entry]:
        return [_entry(f"{self.where}.{key}[{n}]", value) for n, value in enumerate(self._list(key))]

    def source(self, key: str) -> str:
        """Where the value of a key comes from."""
        if "sources" in self.values:
            sources = self.entry("sources")
            if sources.has(key):
                return sources.text(key)
        return self.text("source")


def _entry(where: str, value: object) -> Entry:
    if not isinstance(value, dict):
        raise ContentError(f"{where}: {value!r} is not a table")
    return Entry(where, {str(key): item for key, item in value.items()})


class Pack:
    """The content files of one game."""

    package: str
    files: dict[str, Entry]
    digest: str

    def __init__(self, package: str) -> None:
        self.package = package
        self.files = {}
        folder = files(package).joinpath("content")
        hashed = hashlib.sha256()
        for path in sorted(folder.iterdir(), key=lambda item: item.name):
            if not path.name.endswith(".toml"):
                continue
            text = path.read_text("utf-8").replace("\r\n", "\n")
            hashed.update(f"{path.name}\n{text}\n".encode())
            try:
                parsed = tomllib.loads(text)
            except tomllib.TOMLDecodeError as error:
                raise ContentError(f"{path.name}: {error}") from error
            self.files[path.name[: -len(".toml")]] = Entry(path.name, {str(k): v for k, v in parsed.items()})
        self.digest = hashed.hexdigest()[:16]

    def file(self, name: str) -> Entry:
        if name not in self.files:
            raise ContentError(f"{self.package}: the file content/{name}.toml is missing")
        return self.files[name]

    def table(self, file: str, key: str) -> Entry:
        """One table of a file."""
        return self.file(file).entry(key)

    def entries(self, file: str, key: str) -> list[Entry]:
        """The entries of an array of tables, each named by its id in errors."""
        entries = self.file(file).entries(key)
        for entry in entries:
            if entry.has("id"):
                entry.where = f"{file}.toml, {entry.text('id')}"
        return entries

    def clauses(self) -> list[str]:
        """The ids of all rule clauses of the game, in order."""
        return [clause for section in self.entries("clauses", "section") for clause in section.texts("clauses")]

    def unsourced(self) -> list[str]:
        """What lacks a source, or names one that does not exist, anywhere in the pack."""
        wrong: list[str] = []
        for name, file in self.files.items():
            if name == "clauses":
                continue
            for key, value in file.values.items():
                tables = file.entries(key) if isinstance(value, list) else [file.entry(key)]
                seen: list[str] = []
                for table in tables:
                    label = f"{name}.toml [{key}] {table.text('id')}" if table.has("id") else f"{name}.toml [{key}]"
                    wrong.extend(f"{label}: {problem}" for problem in _source_problems(table))
                    if table.has("id"):
                        if table.text("id") in seen:
                            wrong.append(f"{label}: the id stands twice")
                        seen.append(table.text("id"))
        return wrong


def _source_problems(table: Entry) -> list[str]:
    if not table.has("source"):
        return ["it does not say its source"]
    problems = []
    if table.text("source") not in SOURCES:
        problems.append(f"{table.text('source')} is no source")
    if table.has("sources"):
        for key, value in table.entry("sources").values.items():
            if key in UNSOURCED or not table.has(key):
                problems.append(f"sources names {key}, which is not there")
            if value not in SOURCES:
                problems.append(f"{value} is no source")
    return problems
