"""Words: what the rules say in keys and numbers, said to a person in English, Portuguese or French.

All words are Fluent messages in `locale/<language>/*.ftl`: those of one game in files that begin with its name
(`coimbra.ftl`, `coimbra-names.ftl`), those of the house in the other files. A file is read when it may be wanted.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.game import Game

LANGUAGES: Final = ("en", "pt", "fr")
LOCALES: Final = {"en": "en-GB", "pt": "pt-PT", "fr": "fr-FR"}
PARSER: Final = FluentParser(with_spans=False)
"""Where in its file a message stands would take more room than the message."""
ENVIRONMENT: Final = ("ROSSIO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
ELISION: Final = re.compile(r"\b(d|qu)e (?=\u2068+[aeiouàâéèêëîïôû])", re.IGNORECASE)
"""In French, de and que before a fact that begins with a vowel. Fluent sets facts between these marks."""
MARKS: Final = re.compile("[\u2068\u2069]")


class UnknownLanguage(ValueError):
    """A language the words do not speak."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language a user's environment asks for; English if it asks for none of ours."""
    for variable in ENVIRONMENT:
        asked = environment.get(variable, "")
        if asked:
            return asked[:2].lower() if asked[:2].lower() in LANGUAGES else "en"
    return "en"


def slug(label: str) -> str:
    """A label as a part of a message id."""
    return "".join(sign if sign.isascii() and (sign.isalnum() or sign == "-") else "-" for sign in label.lower())


def capital(text: str) -> str:
    """A sentence as it begins, also where it begins with a fact."""
    return text[:1].upper() + text[1:]


@cache
def parsed(text: str) -> Resource:
    """The messages of a file, once for all who read it: parsing takes far longer than all that follows."""
    return PARSER.parse(text)


class Shelf:
    """The messages of one language, read file by file."""

    def __init__(self, language: str, folder: Traversable) -> None:
        self.elides = language == "fr"
        self.bundle = FluentBundle([LOCALES[language]], use_isolating=self.elides)
        self.folder = folder.joinpath(language)
        self.stems = sorted(path.name[:-4] for path in self.folder.iterdir() if path.name.endswith(".ftl"))
        self.games = {stem.partition("-")[0] for stem in self.stems if "-" in stem}
        self.read: set[str] = set()

    def open(self, stem: str) -> None:
        if stem not in self.read:
            self.read.add(stem)
            self.bundle.add_resource(parsed(self.folder.joinpath(f"{stem}.ftl").read_text("utf-8")))

    def open_for(self, key: str) -> None:
        """Read the files that may hold a message."""
        for stem in self.stems:
            if key.startswith("clause-"):
                wanted = stem.endswith("-clauses")
            else:
                owner = stem.partition("-")[0]
                wanted = owner not in self.games or key.startswith(owner + "-")
            if wanted:
                self.open(stem)

    def keys(self, start: str) -> list[str]:
        """The messages of a game that begin so."""
        owned = [stem for stem in self.stems if stem.partition("-")[0] == start.partition("-")[0]]
        texts = [self.folder.joinpath(f"{stem}.ftl").read_text("utf-8") for stem in owned]
        return [key for text in texts for key in re.findall(rf"(?m)^({re.escape(start)}[a-zA-Z0-9_-]+) =", text)]

    def say(self, key: str, attribute: str, facts: Mapping[str, object]) -> tuple[str, bool] | None:
        """The message and whether every variable of it was given; None if there is no such message."""
        if not self.bundle.has_message(key):
            self.open_for(key)
            if not self.bundle.has_message(key):
                return None
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        said = MARKS.sub("", ELISION.sub("\\1’", str(text))) if self.elides else str(text)
        return said, not errors


class Words:
    """One reader's language, and what the people at the table are called."""

    def __init__(
        self, language: str = "en", names: Mapping[int, str] | None = None, folder: Traversable | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"{language}: no such language; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names: dict[int, str] = dict(names) if names is not None else {}
        self.folder = folder if folder is not None else files("rossio").joinpath("locale")
        self.shelf = Shelf(language, self.folder)
        self.last_resort: Shelf | None = None

    def find(self, key: str, facts: Mapping[str, object] | None = None, attribute: str = "") -> tuple[str, bool] | None:
        """A message in the reader's language, else in English, else None; and whether it lacked no fact."""
        given = facts if facts is not None else {}
        found = self.shelf.say(key, attribute, given)
        if found is None and self.language != "en":
            if self.last_resort is None:
                self.last_resort = Shelf("en", self.folder)
            found = self.last_resort.say(key, attribute, given)
        return found

    def text(self, key: str, facts: Mapping[str, object] | None = None, attribute: str = "") -> str | None:
        found = self.find(key, facts, attribute)
        return found[0] if found is not None else None

    def say(self, key: str, **facts: object) -> str:
        """A message by its key, with its facts as they are."""
        text = self.text(key, facts)
        return text if text is not None else key

    def join(self, items: list[str]) -> str:
        """A list as a sentence holds it: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list", rest=", ".join(items[:-1]), last=items[-1])

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        if seat < 0:
            return self.say("nobody")
        if seat in self.names:
            return self.names[seat]
        return self.say("seat", number=seat + 1)

    def component(self, game: str, label: str) -> str:
        """The name of a card, tile, place or any other thing; a thing without a name is called by its label.

        A numbered thing without a name of its own (`ship-2`) is called by the name of its kind and the number.
        """
        name = self.text(f"{game}-{slug(label)}")
        if name is not None:
            return name
        kind, dash, number = label.rpartition("-")
        if dash and number.isdigit():
            name = self.text(f"{game}-{slug(kind)}")
            if name is not None:
                return self.say("numbered", kind=name, number=number)
        return label

    def about(self, game: str, label: str, facts: Mapping[str, object] | None = None) -> str:
        """What a thing does, in a sentence, with the numbers of its content if the sentence names them.

        Empty if it does nothing.
        """
        return self.text(f"{game}-{slug(label)}", facts, "text") or ""

    def amount(self, game: str, what: str, number: object) -> str:
        """So many of a thing; the attribute `amount` of its name knows singular and plural."""
        counted = self.text(f"{game}-{slug(what)}", {"number": number}, "amount")
        return counted or self.say("amount", number=number, what=self.component(game, what))

    def amounts(self, game: str, about: About) -> str:
        """What a move costs and brings, in sentences; empty if it does neither."""
        said = []
        for key, told in (("move-costs", about.costs), ("move-brings", about.brings)):
            named = {what: number for what, number in told.items() if number}
            if named:
                said.append(self.say(key, amounts=self.value(game, "", named)))
        return " ".join(said)

    def value(self, game: str, key: str, value: object) -> str | int:
        """One fact as a sentence holds it: labels by their names, seats by theirs, lists joined, no amounts nothing."""
        if isinstance(value, list):
            return self.join([str(self.value(game, key.removesuffix("s"), item)) for item in value])
        if isinstance(value, dict):
            return self.join([self.amount(game, str(what), n) for what, n in value.items()]) or self.say("nothing")
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            return self.seat(value) if key.endswith("seat") else value
        if value is None:
            return self.say("nothing")
        label = str(value)
        name = self.component(game, label)
        return int(label) if name == label and label.isascii() and label.isdigit() else name

    def facts(self, game: str, facts: Mapping[str, object]) -> dict[str, object]:
        """Facts ready for a message. The label behind a name stays at hand as `<key>-id`, to choose by."""
        told: dict[str, object] = {}
        for key, value in facts.items():
            told[key] = self.value(game, key, value)
            if isinstance(value, str):
                told[f"{key}-id"] = slug(value)
        return told

    def bare(self, game: str, name: str, facts: Mapping[str, object]) -> str:
        """A key and its facts without a sentence: what is left to say where a message is missing."""
        values = [str(self.value(game, key, value)) for key, value in facts.items() if not key.endswith("-id")]
        return f"{name} ({', '.join(values)})" if values else name

    def move(self, game: Game, name: str) -> str:
        """A move by its name, as a sentence."""
        move = game.space.parse(name)
        group = game.space.group_of(move)
        labels = dict(zip([field.name for field in group.fields], game.space.labels(move), strict=True))
        text = self.text(f"{game.name}-move-{slug(group.name)}", self.facts(game.name, labels))
        return text if text is not None else self.bare(game.name, group.name, labels)

    def group(self, game: Game, name: str) -> str:
        """What the moves of a group have in common, as a heading."""
        return self.text(f"{game.name}-move-{slug(name)}", None, "all") or name

    def event(self, game: str, facts: Mapping[str, object]) -> str:
        """Something that happened, as one seat sees it (`Event.seen_by`).

        The attribute `secret` says it to a seat that knows more than the others.
        """
        key = f"{game}-did-{slug(str(facts['event']))}"
        told = self.facts(game, {name: fact for name, fact in facts.items() if name != "event"})
        private = self.find(key, told, "secret")
        if private is not None and private[1]:
            return private[0]
        text = self.text(key, told)
        return text if text is not None else self.bare(game, str(facts["event"]), told)

    def prompt(self, game: str, prompt: Prompt) -> str:
        """What is asked now."""
        text = self.text(f"{game}-ask-{slug(prompt.key)}", self.facts(game, {"seat": prompt.seat, **prompt.facts}))
        return capital(text) if text is not None else self.bare(game, prompt.key, prompt.facts)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Why a move cannot be made, without the move and the clause."""
        facts = self.facts(game, refusal.facts)
        text = self.text(f"{game}-why-{slug(refusal.reason)}", facts) or self.text(f"why-{slug(refusal.reason)}", facts)
        return text if text is not None else self.bare(game, refusal.reason, refusal.facts)

    def clause(self, clause: str) -> str:
        """A rule in our words; empty if there is none of that number."""
        return self.text(f"clause-{slug_clause(clause)}") or ""

    def category(self, game: str, category: str) -> str:
        """A column of the score sheet."""
        return self.text(f"{game}-score-{slug(category)}") or category

    def option(self, game: str, option: str, value: str = "") -> str:
        """An option of a game, or one of its values."""
        key = f"{game}-option-{slug(option)}"
        if not value:
            return self.text(key) or option
        return self.text(key, None, slug(value)) or value

    def ending(self, game: str, reason: str) -> str:
        """How a game ended."""
        return self.text(f"{game}-end-{slug(reason)}") or self.text(f"end-{slug(reason)}") or reason

    def title(self, game: str) -> str:
        """What a game is called."""
        return self.text(f"{game}-title") or game


def slug_clause(clause: str) -> str:
    """A clause id as a part of a message id: L7.2 becomes L7-2."""
    return clause.strip().upper().replace(".", "-")


def environment_language() -> str:
    return language_of(os.environ)
