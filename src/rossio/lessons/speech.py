"""What the coach says, in the reader's language (locale/*/<game>-lessons.ftl)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rossio.lessons.format import Chapter
from rossio.words import Words

EXPLAINED: Final = "-text"
"""A fact whose name ends so is told by what the thing does, not by its name."""


def facts_said(words: Words, game: str, facts: Mapping[str, object]) -> dict[str, object]:
    """Facts ready for a sentence."""
    told = words.facts(game, {name: fact for name, fact in facts.items() if not name.endswith(EXPLAINED)})
    for name, fact in facts.items():
        if name.endswith(EXPLAINED):
            told[name] = words.about(game, str(fact))
    return told


def said(words: Words, chapter: Chapter, step: str, attribute: str, facts: Mapping[str, object]) -> str:
    """A sentence of a step, or of the chapter itself if no step is named; empty if there is none."""
    key = f"{chapter.game}-lesson-{chapter.id}{'-' if step else ''}{step}"
    return words.text(key, facts_said(words, chapter.game, facts), attribute) or ""
