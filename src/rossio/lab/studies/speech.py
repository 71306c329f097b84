"""Numbers as each language writes them, and names for what a player's view lists."""

from __future__ import annotations

from typing import Final

from rossio.lab.meetings.intervals import Estimate
from rossio.words import Words

FIELDS: Final = (
    "cards",
    "tokens",
    "favours",
    "pilgrim",
    "dice",
    "hand",
    "hand-known",
    "offer",
    "nobles",
    "treasuries",
    "plans",
    "done-plans",
    "decrees",
    "clergy",
    "favors",
    "tasks",
    "tasks-done",
    "colour",
    "title",
    "ministers",
    "train",
    "barons",
    "baron",
    "referendums",
    "used",
)
"""The fields of players' views that have a name in the language files."""


def number(words: Words, value: float, digits: int = 1) -> str:
    """A number with a decimal comma where the language has one, and a true minus."""
    text = f"{value:.{digits}f}".replace("-", "−")
    return text if words.language == "en" else text.replace(".", ",")


def percent(words: Words, share: float, digits: int = 1) -> str:
    return f"{number(words, 100 * share, digits)}\u202f%"


def span(words: Words, value: Estimate, digits: int = 1) -> str:
    """Between which numbers an estimate lies."""
    return words.say("lab-span", low=number(words, value.low, digits), high=number(words, value.high, digits))


def share_span(words: Words, value: Estimate, digits: int = 1) -> str:
    low, high = number(words, 100 * value.low, digits), number(words, 100 * value.high, digits)
    return words.say("lab-span", low=low, high=f"{high}\u202f%")


def field_name(words: Words, game: str, field: str) -> str:
    """What a field of a player's view is called; by its label if we have no better word."""
    return words.say(f"lab-field-{field}") if field in FIELDS else words.component(game, field)
