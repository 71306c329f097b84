from __future__ import annotations

import pytest

from rossio.games import catalogue
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.words import LANGUAGES, UnknownLanguage, Words, language_of, slug


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "pt_BR.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "ROSSIO_LANGUAGE": "pt"}, "pt"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownLanguage, match="la: no such language; there are en, pt, fr"):
        Words("la")


def test_labels_become_parts_of_ids() -> None:
    assert slug("VO-São Tomé") == "vo-s-o-tom-"
    assert slug("C101") == "c101"


@pytest.mark.parametrize(("language", "said"), [("en", "a, b and c"), ("pt", "a, b e c"), ("fr", "a, b et c")])
def test_lists_are_joined_in_the_way_of_the_language(language: str, said: str) -> None:
    words = Words(language)
    assert words.join(["a", "b", "c"]) == said
    assert words.join(["a"]) == "a"
    assert words.join([]) == ""


@pytest.mark.parametrize(
    ("name", "said"), [("Afonso", "d’Afonso"), ("Éva", "d’Éva"), ("Hugo", "de Hugo"), ("Mesa de Ana", "de Mesa de Ana")]
)
def test_french_elides_before_a_name_and_leaves_the_name_itself_alone(name: str, said: str) -> None:
    words = Words("fr", {0: name})
    assert words.say("table-board-of", name=name) == f"Plateau {said}"
    assert words.event("magnanimous", {"event": "train-left", "seat": 0}).startswith(f"Le train {said} ")


def test_seats_are_counted_from_one_and_called_by_their_names() -> None:
    words = Words("pt", {1: "Inês"})
    assert [words.seat(seat) for seat in (0, 1, NOBODY)] == ["Lugar 1", "Inês", "ninguém"]


def test_facts_are_told_by_what_they_are() -> None:
    words = Words("fr", {0: "Ana", 1: "Rui"})
    told = words.facts(
        "coimbra",
        {
            "seat": 0,
            "seats": [0, 1],
            "taker-seat": 1,
            "price": 3,
            "card": "c101",
            "cards": ["c101", "c102"],
            "won": True,
        },
    )
    assert told["seat"] == "Ana"
    assert told["seats"] == "Ana et Rui"
    assert told["taker-seat"] == "Rui"
    assert told["price"] == 3
    assert told["card"] == words.component("coimbra", "C101") != "c101"
    assert told["card-id"] == "c101"
    assert told["cards"] == f"{words.component('coimbra', 'c101')} et {words.component('coimbra', 'c102')}"
    assert told["won"] == 1


def test_amounts_know_singular_and_plural() -> None:
    words = Words("en")
    assert words.value("coimbra", "what", {"guards": 1, "coins": 2}) == "1 guard and 2 coins"


def test_a_thing_without_a_name_is_called_by_its_label_or_its_kind() -> None:
    words = Words("en")
    assert words.component("coimbra", "unheard-of") == "unheard-of"
    assert words.component("coimbra", "grey-5") == "grey 5"
    assert words.about("coimbra", "unheard-of") == ""
    assert words.about("coimbra", "c101")


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_sentences(language: str) -> None:
    words = Words(language)
    said = words.move(catalogue.load("coimbra"), "place grey-5 upper")
    assert words.component("coimbra", "upper") in said
    assert "5" in said


def test_what_has_no_message_is_said_barely() -> None:
    words = Words("en")
    assert words.prompt("toy", Prompt("bury", 0, "T4", {"limit": 4})) == "bury (4)"
    assert words.refusal("toy", Refusal(0, "short-of-coins", "T3", {"have": 1, "need": 2})) == "short-of-coins (1, 2)"
    assert words.refusal("toy", Refusal(0, "not-now", "T2", {"asked": "turn"})) == "this is not what is asked now"
    assert words.event("toy", {"event": "drew", "seat": 0, "left": 3}) == "drew (Seat 1, 3)"


def test_secrets_have_words_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("locale")
    for language in LANGUAGES:
        (folder / language).mkdir()
    (folder / "en" / "toy.ftl").write_text("toy-did-drew = A card.\n    .secret = The card { $card }.\n", "utf-8")
    (folder / "en" / "rossio.ftl").write_text("seat = Seat { $number }\n", "utf-8")
    for language in ("en", "fr"):
        words = Words(language, folder=folder)
        assert words.event("toy", {"event": "drew", "seat": 0}) == "A card."
        assert words.event("toy", {"event": "drew", "seat": 0, "card": "k9"}) == "The card k9."


def test_clauses_are_found_by_their_numbers() -> None:
    words = Words("en")
    assert words.clause("c1") == words.clause(" C1 ")
    assert words.clause("L7.2") != ""
    assert words.clause("X1") == ""


def test_a_word_of_the_house_may_stand_in_any_file_of_the_house(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("locale")
    (folder / "en").mkdir()
    for stem, text in (("lab", "study-title = A study"), ("toy", "toy-a = A"), ("toy-names", "toy-b = B")):
        (folder / "en" / f"{stem}.ftl").write_text(text + "\n", "utf-8")
    words = Words("en", folder=folder)
    assert words.say("study-title") == "A study"
    assert "toy" not in words.shelf.read
    assert words.say("toy-b") == "B"
