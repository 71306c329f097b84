"""Everything that can be wrong with a request: one key, one status, and words in three languages."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from rossio.words import LANGUAGES, Words

ERRORS: Final = {
    "invalid": 400,
    "unknown-game": 400,
    "unknown-option": 400,
    "unknown-bot": 400,
    "unknown-move": 400,
    "record": 400,
    "address": 400,
    "reset-token": 400,
    "no-mail": 400,
    "sign-in": 401,
    "wrong-password": 401,
    "csrf": 403,
    "origin": 403,
    "banned": 403,
    "not-seated": 403,
    "not-host": 403,
    "blocked": 403,
    "no-table": 404,
    "no-person": 404,
    "no-seat": 404,
    "no-page": 404,
    "no-ply": 404,
    "method": 405,
    "stale": 409,
    "refused": 409,
    "not-your-turn": 409,
    "bot-decides": 409,
    "over": 409,
    "not-open": 409,
    "not-running": 409,
    "not-finished": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "seats-empty": 409,
    "nothing-to-undo": 409,
    "no-wish": 409,
    "name-taken": 409,
    "email-taken": 409,
    "rules-changed": 409,
    "unreplayable": 409,
    "raced": 409,
    "too-large": 413,
    "media-type": 415,
    "too-often": 429,
    "internal": 500,
    "cut": 503,
    "away": 503,
}


class ProblemBody(msgspec.Struct, rename={"kind": "error"}):
    """What is wrong, by key and facts for the client and in words for a person. Nothing has changed."""

    kind: str
    message: str
    facts: dict[str, Any] = {}
    state: dict[str, Any] | None = None
    """Where the table stands, if the request was about a position that is no more."""


class Problem(Exception):
    def __init__(self, error: str, state: object = None, said: str = "", **facts: object) -> None:
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
