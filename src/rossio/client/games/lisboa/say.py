"""Words that table and moves of Lisboa share: names, amounts, what is printed on cards and tiles."""

from __future__ import annotations

from typing import Final

from rossio.client.speech import Speech
from rossio.games.lisboa import content
from rossio.words import Words

GAME: Final = "lisboa"
SPEECH: Final = Speech(GAME)
named, at, zone_title, listed = SPEECH.named, SPEECH.at, SPEECH.zone_title, SPEECH.listed
in_reis, thing = SPEECH.in_reis, SPEECH.thing


def in_wigs(number: int, words: Words) -> str:
    return at("wigs", words, number=number)


def counted(numbers: dict[str, int], words: Words) -> str:
    return ", ".join(f"{named(label, words)} {number}" for label, number in numbers.items())


def by_seat(numbers: list[int], words: Words) -> list[str]:
    return [f"{words.seat(seat)} {number}" for seat, number in enumerate(numbers) if number]


def in_cubes(cubes: dict[str, int], words: Words) -> str:
    return at("cubes", words, **cubes)


def card_facts(card: str, words: Words) -> str:
    """What is printed on a political card: whose it is, its influence, what it does."""
    number = content.CARD_IDS.index(card)
    kind = content.CARD_KIND[number]
    text = words.about(GAME, card)
    if kind == content.TREASURY:
        return at("treasury-card", words, kind=named("treasury-card", words), text=text)
    noble = named(content.NOBLE_IDS[kind], words)
    return at("noble-card", words, noble=noble, influence=content.CARD_INFLUENCE[number], text=text)


def card_line(card: str, words: Words) -> str:
    return at("card", words, card=named(card, words), facts=card_facts(card, words))


def clergy_facts(tile: str, words: Words) -> str:
    wigs = content.CLERGY_WIGS[content.CLERGY_IDS.index(tile)]
    return at("clergy", words, text=words.about(GAME, tile), wigs=in_wigs(wigs, words))
