"""The position by zones, from a seat's view. A game may bring its own words for it in `rossio.client.games.<game>`."""

from __future__ import annotations

import unicodedata
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rossio.console.terminal import Terminal
from rossio.kernel.facts import About
from rossio.kernel.game import Game
from rossio.words import Words


class Zone:
    """A part of the table: a key to ask for it, a heading, and a line for each fact.

    What is long and seldom wanted is shown on request only.
    """

    def __init__(self, key: str, title: str, lines: list[str], on_request: bool = False) -> None:
        self.key = key
        self.title = title
        self.lines = lines
        self.on_request = on_request

    def answers_to(self, asked: str) -> bool:
        return plainly(self.key).startswith(plainly(asked)) or plainly(self.title).startswith(plainly(asked))


def plainly(text: str) -> str:
    """Text without case and accents, for comparing what people type."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def zones(game: Game, view: dict[str, object], words: Words) -> list[Zone]:
    """The whole position that a view shows."""
    own = own_words(game)
    if own is None:
        return any_zones(game.name, view, words)
    told: list[Zone] = own.zones(view, words)
    return told


def about(game: Game, view: dict[str, object], name: str, told: About, words: Words) -> str:
    """What a move is about, beyond its sentence: a game's own words for what the rules say of it, or plain amounts."""
    own = own_words(game)
    if own is not None:
        return str(own.about(view, name, told, words))
    labels = name.split()[1:]
    text = words.about(game.name, labels[0]) if len(labels) == 1 else ""
    return " ".join(part for part in (text, words.amounts(game.name, told)) if part)


def own_words(game: Game) -> ModuleType | None:
    """The part of the client that speaks of this game alone, with `zones` and `about`."""
    place = f"rossio.client.games.{game.name}"
    return import_module(place) if find_spec(place) is not None else None


def show_zones(terminal: Terminal, shown: list[Zone]) -> None:
    for zone in shown:
        terminal.heading(zone.title)
        terminal.lines(zone.lines)


def show_table(terminal: Terminal, told: list[Zone], words: Words) -> None:
    """All zones but those on request, which are named."""
    show_zones(terminal, [zone for zone in told if not zone.on_request])
    more = [zone.title for zone in told if zone.on_request and zone.lines]
    if more:
        terminal.heading(words.say("more-zones", zones=words.join(more)))


def any_zones(game: str, view: dict[str, object], words: Words) -> list[Zone]:
    """The zones of a view whose game has no words of its own for it."""
    single = {key: value for key, value in view.items() if not isinstance(value, (dict, list))}
    told = [Zone("table", words.say("zone-table"), facts(game, single, words))] if single else []
    for key, value in view.items():
        if key in single:
            continue
        title = words.component(game, key)
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for number, item in enumerate(value, 1):
                name = words.seat(number - 1) if key == "players" else words.say("numbered", kind=title, number=number)
                told.append(Zone(f"{key}-{number}", name, facts(game, item, words)))
        else:
            told.append(Zone(key, title, facts(game, value, words)))
    return told


def facts(game: str, value: object, words: Words) -> list[str]:
    """Any part of a view, a line for each fact."""
    if isinstance(value, dict):
        lines: list[str] = []
        for key, item in value.items():
            name = words.component(game, str(key))
            if isinstance(item, dict) or (
                isinstance(item, list) and any(isinstance(one, (dict, list)) for one in item)
            ):
                lines.extend(words.say("fact", what=name, value=line) for line in facts(game, item, words))
            else:
                lines.append(words.say("fact", what=name, value=said(game, str(key), item, words)))
        return lines
    if isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        return [words.join(facts(game, item, words)) for item in value]
    return [said(game, "", value, words)]


def said(game: str, key: str, value: object, words: Words) -> str:
    if value is None or value == []:
        return words.say("nothing")
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    return str(words.value(game, key, value))
