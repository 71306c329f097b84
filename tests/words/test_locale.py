"""The language files: three languages that say the same, with all that is said and nothing unsaid."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rossio
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.facts import SPECTATOR, Event
from rossio.kernel.game import Game
from rossio.words import LANGUAGES, Words, slug, slug_clause

SOURCE = Path(rossio.__file__).parent
LOCALE = SOURCE / "locale"
STEMS = sorted({path.stem for path in LOCALE.rglob("*.ftl")})
GAMES = {stem.partition("-")[0] for stem in STEMS if "-" in stem}
CLIENT = ("web", "table", "puzzles")
"""The browser client's own words: test_web.py."""
LENT = {"web-guest-name"}
"""What the client calls guests; the server must know it, so that no account is called so."""
HOUSE = [stem for stem in STEMS if stem.partition("-")[0] not in GAMES and stem not in CLIENT]
HOUSE_SOURCES = [SOURCE / name for name in ("cli.py", "words.py", "client", "console", "lab", "bots", "server")]
RULE_WORDS = ("ask", "why", "did", "move", "score", "option", "end")
GAMES_PLAYED = 4


@cache
def entries(language: str, stem: str) -> list[ftl.EntryType]:
    path = LOCALE / language / f"{stem}.ftl"
    return list(FluentParser(with_spans=False).parse(path.read_text("utf-8")).body) if path.exists() else []


@cache
def messages(language: str, stem: str) -> dict[str, set[str]]:
    """Each message and attribute of a file, with the variables it uses."""
    told: dict[str, set[str]] = {}
    for entry in entries(language, stem):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                told[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                told[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return told


def variables(pattern: ftl.Pattern) -> set[str]:
    class Finder(Visitor):
        found: set[str]

        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    finder = Finder()
    finder.found = set()
    finder.visit(pattern)
    return finder.found


def keys(stem: str, language: str = "en") -> list[str]:
    return [key for key in messages(language, stem) if "." not in key]


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_without_junk_or_repetition(language: str, stem: str) -> None:
    assert [entry.content for entry in entries(language, stem) if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries(language, stem) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same_with_the_same_facts(language: str, stem: str) -> None:
    assert messages(language, stem) == messages("en", stem)


def test_no_message_stands_in_two_files() -> None:
    seen: dict[str, str] = {}
    for stem in STEMS:
        for key in keys(stem):
            assert key not in seen, f"{key} stands in {seen[key]} and {stem}"
            seen[key] = stem


@pytest.fixture(params=catalogue.names())
def game(request: pytest.FixtureRequest) -> Game:
    return catalogue.load(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    """Words that fail where a message is missing, instead of helping themselves."""

    def missing(_: Words, game: str, name: str, facts: object) -> str:
        raise AssertionError(f"{game}: no message for {name} with {facts}")

    monkeypatch.setattr(Words, "bare", missing)
    return Words(request.param)


def complete(text: str) -> None:
    """No variable was left without its fact."""
    assert "{" not in text, text


def test_all_that_random_games_say_has_words(game: Game, words: Words) -> None:
    chance = Chance(7)
    for seats in game.seats:
        said: set[str] = set()
        for _ in range(GAMES_PLAYED):
            events: list[Event] = []
            state = game.setup(seats, chance.word(), {})
            state.log = events
            while not state.over():
                prompt = state.prompt()
                if prompt.key not in said:
                    said.add(prompt.key)
                    complete(words.prompt(game.name, prompt))
                    assert words.clause(prompt.clause), prompt.clause
                for refusal in state.refusals():
                    if refusal.reason not in said:
                        said.add(refusal.reason)
                        complete(words.refusal(game.name, refusal))
                        assert words.clause(refusal.clause), refusal.clause
                moves = state.legal()
                move = moves[chance.below(len(moves))]
                complete(words.move(game, game.space.print(move)))
                reach = game.reach(state, state.seat())
                for thing in reach.things:
                    assert words.text(f"{game.name}-reach-{slug(thing.kind)}") is not None, thing.kind
                    assert thing.kind == "land" or words.component(game.name, thing.label) != thing.label, thing.label
                about = state.about(move)
                for label in (*about.costs, *about.brings, *reach.means):
                    assert words.text(f"{game.name}-{slug(label)}") is not None, label
                state.play(move)
            for event in events:
                complete(words.event(game.name, event.seen_by(event.seat)))
                complete(words.event(game.name, event.seen_by(SPECTATOR)))
            assert words.ending(game.name, game.outcome(state).reason) != game.outcome(state).reason
            for category in game.prospects(state, 0).categories:
                assert words.text(f"{game.name}-score-{slug(category)}") is not None, category


def test_every_move_has_a_sentence_and_every_label_a_name(game: Game, words: Words) -> None:
    for group in game.space.groups:
        key = f"{game.name}-move-{slug(group.name)}"
        assert words.text(key, {}) is not None, key
        used = messages(words.language, next(stem for stem in STEMS if key in messages("en", stem)))[key]
        for field in group.fields:
            assert field.name in used or f"{field.name}-id" in used, f"{key} does not say {field.name}"
            for label in field.labels:
                named = label.isdigit() or words.text(f"{game.name}-{slug(label)}") is not None
                named = named or words.component(game.name, label) != label
                assert named or f"{field.name}-id" in used, f"{key}: {label} has no name"


def test_every_option_clause_and_section_has_words(game: Game, words: Words) -> None:
    assert words.text(f"{game.name}-title") is not None
    for option in game.options:
        assert words.option(game.name, option.name) != option.name
        for value in option.values:
            assert words.text(f"{game.name}-option-{slug(option.name)}", None, slug(value)) is not None, value
    for clause in game.pack.clauses():
        assert words.clause(clause), clause
    for section in game.pack.entries("clauses", "section"):
        assert words.text(f"{game.name}-section-{section.text('id')}") is not None


def literals(*folders: Path) -> set[str]:
    """Every text that stands in the sources: whole, or as the beginning of one that is put together."""
    found: set[str] = set()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def told_by_rules(game: str) -> dict[str, set[str]]:
    """The keys that the sources of a game hand to prompts, refusals and events as plain texts."""
    found: dict[str, set[str]] = {"ask": set(), "why": set(), "did": set()}
    calls = {"Prompt": ("ask", 0), "Refusal": ("why", 1), "tell": ("did", 0)}
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in calls and len(node.args) > calls[name][1]:
                argument = node.args[calls[name][1]]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found[calls[name][0]].add(argument.value)
    return found


def test_what_the_sources_say_has_words_even_if_seldom_said(game: Game) -> None:
    defined = {key for stem in STEMS for key in keys(stem)}
    for kind, said in told_by_rules(game.name).items():
        assert {f"{game.name}-{kind}-{slug(key)}" for key in said} - defined == set()


def test_no_word_of_the_rules_is_never_said(game: Game) -> None:
    texts = {slug(text) for text in literals(SOURCE / "games" / game.name, SOURCE / "client")}
    for file in game.pack.files.values():
        texts |= {slug(text) for text in leaves(file.values)}
    unsaid = []
    for stem in STEMS:
        for key in keys(stem):
            owner, _, rest = key.partition("-")
            kind, _, word = rest.partition("-")
            if owner == game.name and kind in RULE_WORDS and word not in texts:
                unsaid.append(key)
            if owner == game.name and kind in ("at", "zone") and word not in texts:
                unsaid.append(key)
    assert unsaid == []


def leaves(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from leaves(item)
    elif isinstance(value, list):
        for item in value:
            yield from leaves(item)


def test_no_clause_is_told_that_the_game_does_not_have(game: Game) -> None:
    ids = {f"clause-{slug_clause(clause)}" for clause in game.pack.clauses()}
    assert set(keys(f"{game.name}-clauses")) == ids


def test_no_word_of_the_house_is_never_said() -> None:
    texts = literals(*HOUSE_SOURCES)
    begun = [text for text in texts if text.endswith("-")]
    rest = texts | literals(SOURCE / "kernel") | {"over"}
    unsaid = [
        key
        for stem in HOUSE
        for key in keys(stem)
        if key not in texts and not any(key.startswith(start) and key[len(start) :] in rest for start in begun)
    ]
    assert unsaid == []


def said_by(path: Path) -> Iterator[str]:
    """The whole keys that a source hands to `say`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not (isinstance(node, ast.Call) and node.args and not isinstance(node.args[0], ast.JoinedStr)):
            continue
        if getattr(node.func, "attr", getattr(node.func, "id", "")) == "say":
            for key in ast.walk(node.args[0]):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value


def test_what_the_house_says_has_words() -> None:
    assert set(keys("web")) >= LENT
    defined = {key for stem in HOUSE for key in keys(stem)} | LENT
    for source in HOUSE_SOURCES:
        for path in sorted(source.rglob("*.py")) if source.is_dir() else [source]:
            assert set(said_by(path)) - defined == set(), path.name
