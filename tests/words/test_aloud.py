"""What can be heard by machine when the words are read aloud: a and an, stops, and the Portuguese of Portugal."""

from __future__ import annotations

import re

import pytest

from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.facts import SPECTATOR, Event
from rossio.kernel.game import Game
from rossio.words import LANGUAGES, Words
from tests.words.test_locale import LOCALE, STEMS

WRONG_ARTICLE = re.compile(
    r"\ba (?!(?:one|once|uni|us[aeu]|euro|ewe)\w*\b|(?:and|or)\b)[aeiou]\w*"
    r"|\ban (?!(?:hour|honest|honour|heir)\w*\b)[^aeiou\W\d]\w+",
    re.IGNORECASE,
)
STOPS = re.compile(r"(?<!\.)\.[.;,:](?!\.)|[,;:][.,;]|[?!]\.|\. \.|  ")
BRAZILIAN = re.compile(
    r"\bvocês?\b|\b(?:est(?:á|ão|ou|amos)|fica(?:m)?) \w+(?:ando|endo|indo)\b"
    r"|\bcontinua(?:m)? \w+(?:ando|endo|indo)\b|\bplanej\w+|\bregistr\w+|\b\w*[ôê][mn][aeiou](?<!fême)\w*"
    r"|\b(?:usuári[oa]s?|celular(?:es)?|tela|gerenciar|deletar|acessar|mouse|equipes?|fatos?|trem|bonde)\b",
    re.IGNORECASE,
)

OTHERWISE = {
    "en": re.compile(
        r"(?<![tT]heir)(?<![yY]our)(?<![iI]ts)(?<!’s) own (?:province|port|ship|troop|store|board)"
        r"|(?:[.:;=] )Who (?:has|is|holds|hands|lies|laid|gives|gets|attacks|follows)\b[^?]*?\.",
    ),
    "pt": re.compile(
        r"\bturnos?\b|\bpilha de entulho|\b(?:fim|meio|metade|resto) do jogo\b|\btodo o jogo\b"
        r"|\bo jogo (?:todo|acab\w+)|\b(?:a|da|na|sua) moral\b|\bsentido dos ponteiros(?! do relógio)"
        r"|(?<![-$\[])\bbots?\b(?![-\]])",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"\bembauch\w+|\bpile de débris|\btuiles? clergé|(?<!-)\bdraft|\bex aequo|\bà toute distance"
        r"|(?<![-$\[])\bbots?\b(?![-\]])",
        re.IGNORECASE,
    ),
}
"""What is called otherwise in all other files (a turn "a vez", a playing "a partida", the rubble pile "le tas"), or
said in no English at all: "the own port", "who has none loses"."""
INFORMAL = {
    "pt": re.compile(r"\b(?:teus?|tuas?|contigo|tu|te|ti)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:tu|toi|ton|tes|ta)\b", re.IGNORECASE),
}
UNJOINED = {
    "en": re.compile(r"\b(?:the the|a the|of of|to to|in in)\b", re.IGNORECASE),
    "pt": re.compile(r"\b(?:de|em|por) (?:os?|as?|ele|ela)\b(?! \d)|\ba a\b"),
    "fr": re.compile(
        r"\b(?:de les?|à les?|à le)\b|\b(?:de|que|le|la|je|ne|se|si) (?=[aeiouâàéèêîôû][a-zâàéèêîôû])(?!onz|oui)",
        re.IGNORECASE,
    ),
}
"""Small words that should have become one: de o, de le, que il."""
UNELIDED = re.compile(
    r"(?<![-\w])(?:de|que|je|ne|se|le|la|jusque|lorsque|puisque) (?=[aeiouâàéèêîôûœ][a-zâ-ü])(?!onz|oui\b)"
    r"|(?<![-\w])si ils?\b",
    re.IGNORECASE,
)
"""The same in the files, where a pronoun may also follow its verb: "payez-le en entier"."""
LEFT = re.compile(r"[{}\u2068\u2069]|\$[a-z]|\bNone\b| [,.)]|\( |^ | $")
"""What shows that a fact was not put in, or put in badly."""
SIGNS = re.compile(r"[^\s\u00a0][:;?!»](?=\s|$)|[ ][:;?!»](?=\s|$|[.,)}])|«(?!\u00a0)|(?<=[a-zé])'(?=[a-zé{])")


def texts(language: str) -> list[tuple[str, str]]:
    """Every line of the files that somebody reads, with its file."""
    found = []
    for stem in STEMS:
        for line in (LOCALE / language / f"{stem}.ftl").read_text("utf-8").splitlines():
            if not line.startswith("#"):
                found.append((stem, line))
    return found


def test_english_says_a_and_an_where_it_should() -> None:
    wrong = [f"{stem}: {line.strip()}" for stem, line in texts("en") if WRONG_ARTICLE.search(line)]
    assert wrong == []


def test_portuguese_is_that_of_portugal() -> None:
    wrong = [f"{stem}: {line.strip()}" for stem, line in texts("pt") if BRAZILIAN.search(line)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_name_in_all_files(language: str) -> None:
    wrong = [f"{stem}: {line.strip()}" for stem, line in texts(language) if OTHERWISE[language].search(line)]
    assert wrong == []


@pytest.mark.parametrize("language", ["pt", "fr"])
def test_the_house_speaks_formally(language: str) -> None:
    wrong = [f"{stem}: {line.strip()}" for stem, line in texts(language) if INFORMAL[language].search(line)]
    assert wrong == []


def test_french_signs_stand_apart_and_never_alone_on_a_line() -> None:
    """A no-break space before : ; ? ! », none but a round apostrophe."""
    wrong = [f"{stem}: {line.strip()}" for stem, line in texts("fr") if SIGNS.search(line)]
    assert wrong == []


def test_french_elides_in_every_file() -> None:
    wrong = [f"{stem}: {line.strip()}" for stem, line in texts("fr") if UNELIDED.search(line)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_stop_follows_a_stop_in_any_file(language: str) -> None:
    wrong = [f"{stem}: {line.strip()}" for stem, line in texts(language) if STOPS.search(line.strip())]
    assert wrong == []


@pytest.fixture(params=catalogue.names())
def game(request: pytest.FixtureRequest) -> Game:
    return catalogue.load(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_begins_with_a_capital_letter(game: Game, language: str) -> None:
    """Whatever it begins with: a noble, a die, or a person who writes her name without one."""
    seats = min(game.seats, key=lambda seats: abs(seats - 3))
    words = Words(language, dict.fromkeys(range(seats), "inês"))
    said: dict[str, str] = {}
    for seed in range(2):
        chance = Chance(seed)
        state = game.setup(seats, seed, {})
        while not state.over():
            prompt = state.prompt()
            said[f"{prompt.key} {sorted(prompt.facts.items(), key=str)}"] = words.prompt(game.name, prompt)
            moves = state.legal()
            state.play(moves[chance.below(len(moves))])
    assert len(said) > 20
    assert sorted(text for text in said.values() if not text[0].isupper() and not text[0].isdigit()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_read_aloud_has_no_wrong_article_and_no_double_stop(game: Game, language: str) -> None:
    """Made of parts, a sentence may go wrong that is right in the file: "a orange die", "of Goyaz.."."""
    words = Words(language, {0: "Inês", 1: "Afonso", 2: "Hugo"})
    chance = Chance(3)
    state = game.setup(min(game.seats, key=lambda seats: abs(seats - 3)), 5, {})
    events: list[Event] = []
    state.log = events
    said: set[str] = set()
    while not state.over():
        said.add(words.prompt(game.name, state.prompt()))
        moves = state.legal()
        said.update(words.move(game, game.space.print(move)) for move in moves[:12])
        if chance.below(8) == 0:
            said.update(words.refusal(game.name, refusal) for refusal in state.refusals()[:40])
        state.play(moves[chance.below(len(moves))])
    said.update(words.event(game.name, event.seen_by(SPECTATOR)) for event in events)
    assert len(said) > 100
    assert sorted(text for text in said if STOPS.search(text)) == []
    assert sorted(text for text in said if LEFT.search(text)) == []
    assert sorted(text for text in said if UNJOINED[language].search(text)) == []
    if language == "fr":
        assert sorted(text for text in said if SIGNS.search(text)) == []
    if language == "en":
        assert sorted(text for text in said if WRONG_ARTICLE.search(text)) == []
