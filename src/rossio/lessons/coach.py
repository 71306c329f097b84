"""The coach of a first whole game: its gentle table, and a card for each thing that appears for the first time."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from rossio.bots.greedy import GreedyBot
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.content import ContentError, Entry
from rossio.kernel.facts import Outcome
from rossio.lessons.course import COACH, chapters, folder
from rossio.lessons.format import only, texts, texts_by_name
from rossio.words import LANGUAGES, Words

CAUSES: Final = {"prompt": "ask", "event": "did", "why": "why"}
"""What a card may be about, beside zones, and how the words of the game name it."""
START: Final = "start"
"""The card before the first decision: what wins, and how one plays here."""
AROUND: Final = ("bar", "dock", "log", "score", "steps")
"""What can be lit at every table."""
GAME_KEYS: Final = {"seats", "bot", "name", "options", "deals", "zones", "parts", "without"}
CARD_KEYS: Final = {"on", "point", "clause", "chapter"}
LONGEST_CARD: Final = {"en": 30, "pt": 36, "fr": 36}
CLOSE: Final = 25
"""A friendly deal ends within so many points when two greedy bots play it."""
LEARNER: Final = 0


@dataclass(frozen=True)
class Card:
    """What is said the first time its cause appears, once; who finished its chapter knows it already."""

    on: str
    point: list[str]
    clause: str
    chapter: int

    def key(self, game: str) -> str:
        """The message it says."""
        return f"{game}-coach-{self.on.replace(':', '-')}"


@dataclass(frozen=True)
class Coach:
    """A gentle table and its cards. `without` are prompts that need no card."""

    game: str
    seats: int
    bot: str
    name: str
    options: dict[str, str]
    deals: list[int]
    zones: list[str]
    parts: list[str]
    without: list[str]
    cards: list[Card]

    def deal(self, day: int) -> int:
        """The deal of a day, the same for everybody, so that friends may compare."""
        return self.deals[day % len(self.deals)]


@cache
def coach(game: str) -> Coach | None:
    """The coach of a game; none if it has none yet."""
    path = folder(game).joinpath(COACH)
    return parse(game, f"{game}/lessons/{COACH}", path.read_text("utf-8")) if path.is_file() else None


def parse(game: str, name: str, text: str) -> Coach:
    """The coach in a file; ContentError says what is wrong with it."""
    try:
        file = Entry(name, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from error
    only(file, {"game", "card"})
    head = file.entry("game")
    only(head, GAME_KEYS)
    deals = head.numbers("deals")
    if not deals:
        raise ContentError(f"{name}: there is no deal")
    return Coach(
        game,
        head.number("seats"),
        head.text("bot"),
        head.text("name"),
        texts_by_name(head, "options"),
        deals,
        head.texts("zones"),
        head.texts("parts"),
        texts(head, "without"),
        [_card(entry) for entry in file.entries("card")],
    )


def _card(entry: Entry) -> Card:
    only(entry, CARD_KEYS)
    return Card(entry.text("on"), texts(entry, "point"), entry.text("clause"), entry.number_or("chapter", 0))


def check_coach(one: Coach) -> list[str]:
    """What is wrong with the cards: causes that do not exist, prompts and zones without one, words, deals."""
    game = catalogue.load(one.game)
    causes = [card.on for card in one.cards]
    faults = [f"{cause}: two cards" for cause in sorted({cause for cause in causes if causes.count(cause) > 1})]
    words = Words("en")
    known = {START, *(f"zone:{zone}" for zone in one.zones)}
    for kind, said in CAUSES.items():
        start = f"{one.game}-{said}-"
        known |= {f"{kind}:{key.removeprefix(start)}" for key in words.shelf.keys(start)}
    faults += [f"{cause}: the game has no such cause" for cause in causes if cause not in known]
    wanted = sorted(cause for cause in known if cause.partition(":")[0] in (START, "prompt", "zone"))
    spared = {f"prompt:{prompt}" for prompt in one.without}
    faults += [f"{cause}: there is no card" for cause in wanted if cause not in causes and cause not in spared]
    faults += [f"{cause}: no such prompt to be left without a card" for cause in spared - known]
    for card in one.cards:
        lit = {*one.zones, *one.parts, *AROUND}
        faults += [f"{card.on}: there is nothing called {part}" for part in card.point if part not in lit]
        if card.clause not in game.pack.clauses():
            faults.append(f"{card.on}: there is no clause {card.clause}")
        if chapters(one.game) and card.chapter > len(chapters(one.game)):
            faults.append(f"{card.on}: there is no chapter {card.chapter}")
    for language in LANGUAGES:
        faults += _unsaid(one, Words(language))
    return faults + [f"deal {deal}: it is no friendly game" for deal in one.deals if not friendly(one, deal)]


def _unsaid(one: Coach, words: Words) -> list[str]:
    """Cards without a sentence, or with too long a one, and sentences without a card."""
    faults = []
    cards = {card.key(one.game): card for card in one.cards}
    for key, card in cards.items():
        said = words.shelf.say(key, "", {})
        if said is None:
            faults.append(f"{words.language} {card.on}: there are no words")
        elif len(said[0].split()) > LONGEST_CARD[words.language]:
            faults.append(f"{words.language} {card.on}: {len(said[0].split())} words")
    spoken = words.shelf.keys(f"{one.game}-coach-")
    return faults + [f"{words.language} {key}: there is no such card" for key in spoken if key not in cards]


def friendly(one: Coach, deal: int) -> bool:
    """Whether a deal suits a first game: the learner begins, greedy bots end it closely, somebody wins."""
    game = catalogue.load(one.game)
    state = game.setup(one.seats, deal, game.settle_options(one.seats, one.options))
    if state.seat() != LEARNER:
        return False
    while not state.over():
        state.play(GreedyBot(Chance(deal + state.ply)).choose(game, state, state.seat()))
    outcome: Outcome = game.outcome(state)
    return bool(outcome.winners()) and max(outcome.scores) - min(outcome.scores) <= CLOSE
