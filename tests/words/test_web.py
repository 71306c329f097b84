"""The words of the browser client: all that its sources say is in the language files, and nothing else is.

A source says a key as a whole text (`"web-copy"`) or puts it together (`web-pace-${pace}`). Of a key put together, each
part that is filled in must be a word that stands somewhere: in the client's sources, in the rules, or in the content.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from rossio.games import catalogue
from rossio.words import slug
from tests.words.test_locale import GAMES, SOURCE, STEMS, keys, leaves, literals

WEB = SOURCE.parents[1] / "web" / "src"
OWN = [stem for stem in STEMS if stem in ("web", "table", "puzzles") or stem.endswith("-web")]
"""The files whose words only the client says."""
BEGINNINGS = ("web-", "table-", "puzzle-", "puzzles-", *(f"{game}-web-" for game in sorted(GAMES)))
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.S)
STYLE = re.compile(r"<style>.*?</style>", re.S)
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
FILLED = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
SAID = re.compile(r"\bwords\.(?:say|text|find)\(\s*\"([a-z][a-z0-9-]+)\"")
SAID_BY_A_GAME = re.compile(r"(?<![.\w])say\(\s*\"([a-z][a-z0-9-]+)\"")
"""A game's own `say` begins its keys with `<game>-web-`."""
KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")


@cache
def sources() -> dict[str, str]:
    """The client's sources without comments and styles."""
    files = [path for kind in ("*.svelte", "*.ts") for path in sorted(WEB.rglob(kind))]
    told = {
        path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in files if "generated" not in path.parts
    }
    return {name: COMMENT.sub("", STYLE.sub("", text)) for name, text in told.items()}


def quoted(text: str) -> list[str]:
    return ["".join(parts) for parts in QUOTED.findall(text)]


@cache
def said() -> frozenset[str]:
    """Every whole text of the sources, and those inside the parts that are filled in."""
    found: set[str] = set()
    for text in sources().values():
        for literal in quoted(text):
            found.add(literal)
            for inner in FILLED.findall(literal):
                found.update(quoted(inner))
    return frozenset(found)


@cache
def put_together() -> frozenset[str]:
    """The patterns of keys that are put together, as regular expressions."""
    found = set()
    for text in sources().values():
        for literal in quoted(text):
            if FILLED.search(literal) and KEY.fullmatch(FILLED.sub("x", literal)):
                fixed = FILLED.split(literal)
                if any(part.strip("-") for part in fixed):
                    found.add("(.+)".join(re.escape(part) for part in fixed))
    return frozenset(found)


@cache
def words_of_the_house() -> frozenset[str]:
    """What a part that is filled in may be."""
    known = {slug(text) for literal in said() for text in re.split(r"[\s.]+", literal)}
    known |= {slug(text) for text in literals(SOURCE / "games", SOURCE / "bots", SOURCE / "server", SOURCE / "puzzles")}
    for name in catalogue.names():
        game = catalogue.load(name)
        known |= {slug(text) for file in game.pack.files.values() for text in leaves(file.values)}
        known |= {slug(key) for file in game.pack.files.values() for key in file.values}
        known |= {name, *(slug(field.name) for group in game.space.groups for field in group.fields)}
        known |= {slug(label) for group in game.space.groups for field in group.fields for label in field.labels}
    return frozenset(known | {str(number) for number in range(21)})


def is_said(key: str, depth: int = 3) -> bool:
    """Whether a key stands whole in the sources or can be put together, from parts that may be put together too."""
    if key in said():
        return True
    for pattern in put_together() if depth else ():
        for tried in {pattern, pattern.replace("(.+)", "(.+?)")}:
            filled = re.fullmatch(tried, key)
            if filled and all(part in words_of_the_house() or is_said(part, depth - 1) for part in filled.groups()):
                return True
    return False


@pytest.mark.parametrize("stem", OWN)
def test_no_word_of_the_client_is_never_said(stem: str) -> None:
    assert [key for key in keys(stem) if not is_said(key)] == []


def test_what_the_client_says_has_words() -> None:
    defined = {key for stem in STEMS for key in keys(stem)}
    missing = set()
    for name, text in sources().items():
        whole = {literal for literal in quoted(text) if KEY.fullmatch(literal) and literal.startswith(BEGINNINGS)}
        whole |= set(SAID.findall(text))
        game = name.split("/")[1] if name.startswith("games/") else ""
        if game in GAMES and re.search(r"import \{[^}]*\bsay\b[^}]*\} from", text):
            whole |= {f"{game}-web-{key}" for key in SAID_BY_A_GAME.findall(text)}
        missing |= {f"{name}: {key}" for key in whole - defined if f"{game}-{key}" not in defined}
    assert missing == set()


def test_every_key_that_is_put_together_can_be_found() -> None:
    defined = {key for stem in STEMS for key in keys(stem)}
    lost = [
        pattern
        for pattern in put_together()
        if pattern.replace("\\", "").startswith(BEGINNINGS) and not any(re.fullmatch(pattern, key) for key in defined)
    ]
    assert lost == []


def test_the_search_finds_what_it_should() -> None:
    assert "web-home-title" in said()
    assert any(re.fullmatch(pattern, "web-pace-live") for pattern in put_together())
    assert not is_said("web-pace-never-heard-of")
    assert not is_said("web-never-heard-of")
