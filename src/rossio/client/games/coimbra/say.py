"""Words that table and moves of Coimbra share: names, what is printed on cards, tiles and voyages."""

from __future__ import annotations

from typing import Final

from rossio.client.speech import Speech
from rossio.games.coimbra.content import PACK
from rossio.words import Words

GAME: Final = "coimbra"
SPEECH: Final = Speech(GAME)
named, at, zone_title, listed = SPEECH.named, SPEECH.at, SPEECH.zone_title, SPEECH.listed

CARDS: Final = {entry.text("id").lower(): entry for entry in PACK.entries("cards", "card")}
VOYAGES: Final = {entry.text("id").lower(): entry for entry in PACK.entries("voyages", "voyage")}


def seats_named(seats: list[int], words: Words) -> str:
    return words.join([words.seat(seat) for seat in seats]) or words.say("nobody")


def card_facts(card: str, words: Words) -> str:
    entry = CARDS[card]
    facts = at(
        "card-facts",
        words,
        influence=entry.number("influence"),
        rank=named(f"{entry.text('class')}-card", words),
        cost=named(f"cost-{entry.text('cost')}", words),
        text=words.about(GAME, card),
    )
    kinds = entry.texts("diplomas")
    return f"{facts} {at('diplomas', words, kinds=listed(kinds, words))}" if kinds else facts


def card_line(card: str, words: Words) -> str:
    """A card with all that is printed on it."""
    return at("card", words, card=named(card, words), facts=card_facts(card, words))


def tile_line(tile: str, words: Words) -> str:
    text = words.about(GAME, tile)
    return at("tile", words, tile=named(tile, words), text=text)


def voyage_facts(voyage: str, words: Words) -> str:
    entry = VOYAGES[voyage]
    return at(
        "voyage-facts",
        words,
        cost=entry.number("cost"),
        goods=named(entry.text("resource"), words),
        text=words.about(GAME, voyage),
    )
