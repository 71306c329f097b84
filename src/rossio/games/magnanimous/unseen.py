"""What a seat has not seen yet: face-down cards and tiles, hands and thrones of others, barons kept in secret."""

from __future__ import annotations

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import PARTIES
from rossio.games.magnanimous.state import NONE, Table
from rossio.kernel.unseen import DECK, GONE, HANDS, LAID, Unseen


def unseen_of(table: Table, seat: int) -> list[Unseen]:
    return [_cards(table, seat), _ministers(table), _improvements(table), _barons(table, seat)]


def _cards(table: Table, seat: int) -> Unseen:
    """Empire cards by party: the deck, the hands of others, and what others laid on the throne."""
    told = Unseen("empire", content.CARDS)
    hidden = table.deck[:]
    told.lie(DECK, len(hidden))
    for number, player in enumerate(table.players):
        if number != seat:
            hidden += player.hand
            told.lie(HANDS, len(player.hand))
    for place, by in enumerate(table.throne_by):
        if by != seat:
            hidden.append(table.throne[place])
            told.lie(LAID, 1)
    for card in sorted(hidden):
        told.add(content.KINDS[content.CARD_PARTY[card]], content.CARD_IDS[card])
    return told


def _ministers(table: Table) -> Unseen:
    """Ministers by party: the pile, and those face down on the crowns (M13)."""
    told = Unseen("ministers", content.MINISTERS)
    crowned = [minister for minister in table.crowns if minister != NONE]
    told.lie(DECK, len(table.minister_pile))
    told.lie(LAID, len(crowned))
    for minister in sorted(table.minister_pile + crowned):
        told.add(PARTIES[content.MINISTER_PARTY[minister]], content.MINISTER_IDS[minister])
    return told


def _improvements(table: Table) -> Unseen:
    box = 0
    for count in content.TILES:
        box += count
    told = Unseen("improvements", box)
    for tile in sorted(table.tile_pile):
        told.add("improvements", content.TILE_IDS[tile])
    told.lie(DECK, len(table.tile_pile))
    return told


def _barons(table: Table, seat: int) -> Unseen:
    """Barons not yet revealed: of the two dealt, one is kept and the other leaves the game (M16)."""
    told = Unseen("barons", content.BARONS)
    known: list[int] = []
    held = 0
    for number, player in enumerate(table.players):
        if number == seat:
            known += player.dealt
        elif player.revealed:
            known.append(player.baron)
        else:
            held += len(player.dealt) if player.baron == NONE else 1
    for baron in range(content.BARONS):
        if baron not in known:
            told.add("barons", content.BARON_IDS[baron])
    told.lie(HANDS, held)
    told.lie(GONE, told.left() - held)
    return told
