"""Content packs: the printed numbers of a game, in TOML files with a source for every value."""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

SOURCES: Final = ("printed", "reference", "inferred", "ours")
UNSOURCED: Final = ("id", "source", "sources")
NOTES: Final = ("source", "sources", "proposed")
"""What a content file says about its values; nothing that plays."""
CLAUSES: Final = "clauses"
"""The file that lists the rule clauses; nothing that plays either, and the same for every pack."""
HEADER: Final = "pack"
"""The file that says of which game a folder is a pack, and what it is called."""
CHOSEN: Final[dict[str, str]] = {}
"""The packs to be read in place of the packages' own: a folder or a file, by package."""


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


def plain(value: object) -> object:
    """A value of a content file without the notes about where its parts come from."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items() if key not in NOTES}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def own_files(package: str) -> dict[str, dict[str, object]]:
    """The content files of a game as it comes, by name."""
    folder = files(package).joinpath("content")
    return {
        path.name[: -len(".toml")]: _parsed(path.name, path.read_bytes())
        for path in folder.iterdir()
        if path.name.endswith(".toml")
    }


def read_files(path: Path) -> dict[str, dict[str, object]]:
    """The content files of a pack, without its header."""
    return {name: values for name, values in _whole(path).items() if name != HEADER}


def read_header(path: Path) -> Entry:
    """What a pack says of itself: `game` and `title`."""
    whole = _whole(path)
    if HEADER not in whole:
        raise ContentError(f"{path}: the file {HEADER}.toml is missing, which says the game and the title")
    return Entry(f"{HEADER}.toml", whole[HEADER])


def _whole(path: Path) -> dict[str, dict[str, object]]:
    """A folder of TOML files, or one JSON file with `game`, `title` and the same tables under `files`."""
    try:
        if path.is_dir():
            return {found.stem: _parsed(found.name, found.read_bytes()) for found in sorted(path.glob("*.toml"))}
        document = _entry(path.name, json.loads(path.read_bytes()))
    except (OSError, ValueError, RecursionError) as error:
        if isinstance(error, ContentError):
            raise
        raise ContentError(f"{path}: {error}") from error
    tables = document.entry("files")
    whole = {name: tables.entry(name).values for name in tables.values}
    whole[HEADER] = {"game": document.text("game"), "title": document.text_or("title", "")}
    return whole


def _parsed(name: str, text: bytes) -> dict[str, object]:
    try:
        return {str(key): value for key, value in tomllib.loads(text.decode("utf-8")).items()}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{name}: {error}") from error


class Pack:
    """The content files of one game, and the digest of all in them that plays.

    Notes, comments, the list of clauses and the order of files and keys change no game and no digest. The order within
    a list does both: it is the order in which cards are shuffled.
    """

    package: str
    files: dict[str, Entry]
    digest: str

    def __init__(self, package: str) -> None:
        self.package = package
        own = own_files(package)
        values = read_files(Path(CHOSEN[package])) if package in CHOSEN else own
        if CLAUSES in own:
            values[CLAUSES] = own[CLAUSES]
        self.files = {name: Entry(f"{name}.toml", values[name]) for name in sorted(values)}
        played = {name: plain(file.values) for name, file in self.files.items() if name != CLAUSES}
        canonical = json.dumps(played, ensure_ascii=False, separators=(",", ":"), sort_keys=True, default=str)
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]

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
        return [clause for section in self.entries(CLAUSES, "section") for clause in section.texts("clauses")]

    def unsourced(self) -> list[str]:
        """What lacks a source, or names one that does not exist, anywhere in the pack."""
        wrong: list[str] = []
        for name, file in self.files.items():
            if name == CLAUSES:
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
