"""Numbers as each language writes them. That every word is there, and said, is proven in tests/words."""

from __future__ import annotations

from rossio.lab.meetings.intervals import Estimate
from rossio.lab.studies.speech import FIELDS, field_name, number, percent, share_span
from rossio.words import Words


def test_numbers_follow_the_language() -> None:
    assert number(Words("en"), -1.25, 2) == "−1.25"
    assert number(Words("pt"), 1.25, 2) == "1,25"
    assert percent(Words("fr"), 0.5) == "50,0\u202f%"
    assert share_span(Words("en"), Estimate(0.5, 0.25, 0.75)) == "25.0 to 75.0\u202f%"


def test_a_field_without_words_keeps_its_name() -> None:
    assert field_name(Words("pt"), "coimbra", "cards") == "cartas"
    assert field_name(Words("pt"), "coimbra", "unheard-of") == "unheard-of"
    assert all(not field_name(Words("fr"), "coimbra", field).startswith("lab-") for field in FIELDS)
