"""What players and the rival do alike: take a pair, a corner, a die, a card of the display, a crown token."""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import content
from rossio.games.coimbra.brings import Brought
from rossio.games.coimbra.effects import Gain
from rossio.games.coimbra.state import MONASTERIES, NONE, Table, die_name, piece
from rossio.games.coimbra.steps import gains
from rossio.kernel.facts import About
from rossio.kernel.state import Step


def take_pair(table: Table, player: int, pair: int) -> None:
    cards = table.pairs[2 * pair : 2 * pair + 2]
    table.players[player].cards.extend(cards)
    table.pairs[2 * pair] = NONE
    table.pairs[2 * pair + 1] = NONE
    if table.log is not None:
        table.tell("paired", player, {"cards": [content.CARD_IDS[card] for card in cards]})


def take_corner(table: Table, player: int, node: int) -> None:
    table.players[player].pilgrim = node
    if table.log is not None:
        table.tell("cornered", player, {"corner": content.NODE_IDS[node]})


def place_die(table: Table, player: int, die: int, location: int) -> None:
    """Put a die of the pool into a location; lasting monasteries pay for the castle (C18, C23)."""
    table.pool.remove(die)
    table.stand(location, piece(die % content.PIPS + 1, die // content.PIPS, player))
    if table.log is not None:
        table.tell("placed", player, {"die": die_name(die), "location": content.LOCATIONS[location]})
    if location == content.CASTLE and not table.is_rival(player):
        points = gains.castle_die_points(table, player)
        if points:
            table.players[player].earn(points, MONASTERIES)
            if table.log is not None:
                table.tell("gained", player, {"what": {"points": points}})


def row_of(location: int) -> range:
    """The display places beside a city."""
    return range((location - 1) * content.COLUMNS, location * content.COLUMNS)


def highest_card(table: Table, location: int) -> int:
    """The place of the card of highest influence in a city's row, leftmost on a tie (C29); NONE if it is empty."""
    best = NONE
    for place in row_of(location):
        card = table.display[place]
        if card != NONE and (
            best == NONE or content.CARD_INFLUENCE[card] > content.CARD_INFLUENCE[table.display[best]]
        ):
            best = place
    return best


def discard_from_display(table: Table, place: int) -> None:
    """Move a card of the display to the discard pile; a crown token on it goes to nobody (C29)."""
    card = table.display[place]
    table.display[place] = NONE
    table.discard.append(card)
    if table.crowns[content.CARD_CLASS[card]] == place:
        table.crowns[content.CARD_CLASS[card]] = NONE


def distress(table: Table, player: int) -> None:
    """The way out for who cannot or will not act (C25)."""
    owner = table.players[player]
    guards, coins = owner.guards, owner.coins
    owner.gain_goods(content.DISTRESS_GUARDS, content.DISTRESS_COINS)
    if table.log is not None:
        table.tell("distressed", player, {"what": Gain(owner.guards - guards, owner.coins - coins).parts()})
        gains.tell_spilled(table, player, content.DISTRESS_GUARDS, content.DISTRESS_COINS, guards, coins)
    if table.ledger is not None:
        gains.weigh_goods(table, player, Gain(content.DISTRESS_GUARDS, content.DISTRESS_COINS), 1, guards, coins)


def about_distress(table: Table, player: int) -> About:
    brought = Brought(table, player)
    brought.gain(Gain(content.DISTRESS_GUARDS, content.DISTRESS_COINS))
    return About(brings=brought.told())


@final
class TakeCrown(Step[Table]):
    """The crown token comes last, so nothing in the action counts it (C28)."""

    number: int

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def open(self, table: Table) -> bool:
        table.crowns[self.number] = NONE
        table.players[self.seat].tokens |= 1 << self.number
        if table.log is not None:
            table.tell("crowned", self.seat, {})
        return False
