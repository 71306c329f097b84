"""Words that table and moves of Magnanimous share: names, amounts, what is printed on cards and ministers."""

from __future__ import annotations

from typing import Final

from rossio.client.speech import Speech, View
from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import PARTIES, SUBTYPES
from rossio.words import Words

GAME: Final = "magnanimous"
SPEECH: Final = Speech(GAME)
named, at, zone_title, listed = SPEECH.named, SPEECH.at, SPEECH.zone_title, SPEECH.listed
in_reis, thing = SPEECH.in_reis, SPEECH.thing


def own_seat(view: View) -> int:
    """The seat a view belongs to; for who watches the first."""
    return max(int(view["seat"]), 0)


def signed(number: int) -> str:
    """A change with its sign, as it is printed."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def card_facts(card: str, words: Words) -> str:
    """All that is printed on a card of the Empire."""
    number = content.CARD_IDS.index(card)
    party = content.CARD_PARTY[number]
    facts = [named(content.KINDS[party], words)]
    if party != content.EVENT:
        nobility = content.REFERENDUM_NOBILITY + content.CARD_NOBILITY[number]
        facts.append(at("brings-nobility", words, spaces=signed(nobility)))
    facts.append(at("brings-republic", words, spaces=signed(content.CARD_REPUBLIC[number])))
    if content.CARD_SUBTYPE[number]:
        facts.append(named(SUBTYPES[content.CARD_SUBTYPE[number]], words))
    if content.CARD_TITLE[number]:
        facts.append(at("lowest-title", words, title=named(content.TITLE_IDS[content.CARD_TITLE[number]], words)))
    return at("facts", words, facts=", ".join(facts), text=words.about(GAME, card))


def card_line(card: str, words: Words) -> str:
    return at("card", words, card=named(card, words), facts=card_facts(card, words))


def owner_facts(province: View, words: Words) -> str:
    if province["owner-seat"] is None:
        return at("uncontrolled", words, defence=province["defence"])
    return at("owned", words, seat=words.seat(province["owner-seat"]), defence=province["defence"])


def minister_facts(minister: str, words: Words) -> str:
    number = content.MINISTER_IDS.index(minister)
    party = named(PARTIES[content.MINISTER_PARTY[number]], words)
    votes = content.MINISTER_VOTES[number]
    return at("minister-facts", words, party=party, votes=votes, text=words.about(GAME, minister))
