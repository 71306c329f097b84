"""Words that table and moves of Lisboa share: names, amounts, what is printed on cards and tiles."""

from __future__ import annotations

from typing import Any, Final

from rossio.games.lisboa import content
from rossio.words import Words

GAME: Final = "lisboa"
View = dict[str, Any]


def named(label: str, words: Words) -> str:
    return words.component(GAME, label)


def at(key: str, words: Words, **facts: object) -> str:
    return words.say(f"lisboa-at-{key}", **facts)


def zone_title(zone: str, words: Words) -> str:
    return words.say(f"lisboa-zone-{zone}")


def listed(labels: list[str], words: Words) -> str:
    return words.join([named(label, words) for label in labels]) or words.say("nothing")


def in_reis(number: int, words: Words) -> str:
    return at("reis", words, number=number)


def in_wigs(number: int, words: Words) -> str:
    return at("wigs", words, number=number)


def thing(label: str, words: Words) -> str:
    """A thing and what it does."""
    return at("thing", words, name=named(label, words), text=words.about(GAME, label))


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
