"""What nobody has seen yet: the face-down cards of each deck, and the tiles left in the box (C95)."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES
from rossio.games.coimbra.state import Table
from rossio.kernel.unseen import DECK, GONE, Unseen

DECKS: Final = ["deck-1", "deck-2", "deck-3"]
LEVELS: Final = ["level-1", "level-2", "level-3"]


def unseen_of(table: Table) -> list[Unseen]:
    """The same for every seat: all that is hidden is hidden from all."""
    told = [_cards(table, deck) for deck in (content.START_DECK, 2, 3)]
    told.append(_left_over("monasteries", content.MONASTERY_IDS, table.monasteries, content.MONASTERY_LEVEL))
    told.append(_left_over("voyages", content.VOYAGE_IDS, table.laid, []))
    return told


def _cards(table: Table, deck: int) -> Unseen:
    """The face-down cards of a deck by class; of the first one the start cards that nobody was offered (C10, C13)."""
    cards = [card for card, of in enumerate(content.CARD_DECK) if of == deck]
    told = Unseen(DECKS[deck - 1], len(cards))
    stacked = [card for card in cards if card in table.stack]
    hidden = stacked if deck != content.START_DECK else [card for card in cards if not _is_open(table, card)]
    for card in hidden:
        told.add(CLASSES[content.CARD_CLASS[card]], content.CARD_IDS[card])
    told.lie(DECK, len(stacked))
    told.lie(GONE, len(hidden) - len(stacked))
    return told


def _is_open(table: Table, card: int) -> bool:
    return card in table.pairs or card in table.discard or any(card in player.cards for player in table.players)


def _left_over(kind: str, names: list[str], laid: list[int], levels: list[int]) -> Unseen:
    """Tiles that were not drawn in the set-up stay in the box."""
    told = Unseen(kind, len(names))
    for tile, name in enumerate(names):
        if tile not in laid:
            told.add(LEVELS[levels[tile] - 1] if levels else "all", name)
    told.lie(GONE, told.left())
    return told
