"""The numbers that clauses say in words are those of the content, in every language."""

from __future__ import annotations

import re

import pytest

from rossio.games.coimbra import content
from rossio.words import LANGUAGES, Words
from tests.marks import clause


def tokens(players: int) -> list[int]:
    """The values of the die tokens from the upper city to the lower one, each falling."""
    return [value for city in content.TOKENS[players] for value in sorted(city, reverse=True)]


NUMBERS = {
    "C3": [4, 3, *tokens(3), 2, *tokens(2)],
    "C4": [len(content.VOYAGE_IDS), content.VOYAGES_LAID],
    "C25": [content.DISTRESS_COINS, content.DISTRESS_GUARDS, content.GOODS_LIMIT],
    "C39": [content.TOKEN_CROWNS[0], *sorted(content.FAVOUR_CROWNS, reverse=True), *content.FLAG_CROWNS],
    "C46": [content.GOODS_LIMIT, content.TRACK_LIMIT],
    "C61": [5, 4, 3, 2, 1, *sorted(content.SET_POINTS[1:], reverse=True)],
    "C97": [content.RIVAL_START[level] for level in ("easy", "normal", "hard")],
    "C98": [len(content.RIVAL_PLACE), len(content.RIVAL_COLOURS), content.ROUNDS * content.HOLDERS],
    "C102": [content.RIVAL_CASTLE, content.RIVAL_NOTHING_LEFT],
    "C103": [content.RIVAL_DIPLOMA, content.RIVAL_NOTHING_LEFT],
    "C105": [content.RIVAL_GOODS_DIE],
    "C106": [content.RIVAL_MONASTERY],
    "C107": [content.RIVAL_VOYAGES_FROM, content.RIVAL_VOYAGE, 2],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [pytest.param(number, marks=clause(number)) for number in NUMBERS])
def test_a_clause_says_the_numbers_of_the_content(number: str, language: str) -> None:
    said = [int(digits) for digits in re.findall(r"\d+", Words(language).clause(number))]
    assert said == NUMBERS[number]


@pytest.mark.parametrize("language", LANGUAGES)
@clause("C96")
def test_the_clause_of_the_game_alone_names_the_clauses_of_the_rival(language: str) -> None:
    section = next(part for part in content.PACK.entries("clauses", "section") if part.text("id") == "rival")
    first, last = section.texts("clauses")[0], section.texts("clauses")[-1]
    assert re.findall(r"C\d+", Words(language).clause("C96")) == [first, last]
