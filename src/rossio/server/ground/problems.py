"""Everything that can be wrong with a request: one key, one status, and words in three languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rossio.server.ground.errors import ERRORS, Error
from rossio.words import LANGUAGES, Words


class ProblemBody(msgspec.Struct, rename={"kind": "error"}):
    """What is wrong, by key and facts for the client and in words for a person. Nothing has changed."""

    kind: str
    message: str
    facts: dict[str, Any] = {}
    state: dict[str, Any] | None = None
    """Where the table stands, if the request was about a position that is no more."""


class Problem(Exception):
    def __init__(self, error: Error, state: object = None, said: str = "", **facts: object) -> None:
        super().__init__(error)
        self.error = error
        self.status = ERRORS[error]
        self.facts = facts
        self.state = state
        self.said = said

    def body(self, language: str) -> ProblemBody:
        message = self.said or words(language).say(f"server-error-{self.error}", **said(self.facts))
        return ProblemBody(self.error, message, self.facts, self.state)  # type: ignore[arg-type]  # encoded as it is


def said(facts: dict[str, object]) -> dict[str, object]:
    return {key: value if isinstance(value, str | int | float) else str(value) for key, value in facts.items()}


@cache
def words(language: str) -> Words:
    return Words(language)


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for part in accepted.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
