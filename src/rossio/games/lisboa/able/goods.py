"""What a player can do with goods: sell them, trade them, and whether a sale or a trade will be open later (L3.7)."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.able import tables
from rossio.games.lisboa.able.can import can_meet, can_produce, can_ship, can_state, has_ship_slot, meetings
from rossio.games.lisboa.state import GOODS, NOBLES, Player, Table
from rossio.kernel.actions import second_of


def can_sell(table: Table, seat: int) -> bool:
    """A good, and a docked ship with room (L15.3)."""
    if not table.players[seat].goods_held():
        return False
    for player in table.players:
        for ship in player.ships:
            if takes_goods(table, ship):
                return True
    return False


def takes_goods(table: Table, ship: int) -> bool:
    """Docked, with room (L5.1, L5.3)."""
    return not table.sails(ship) and table.cargo[ship] < content.SHIP_HULL[ship]


def can_trade(table: Table, seat: int) -> bool:
    """Some good that a noble takes for a state action that can be performed (L3.7)."""
    goods = table.players[seat].goods
    always = without_goods(table, seat)
    return any(goods[good] > 0 and bought_with(table, seat, good, always) > 0 for good in range(GOODS))


def without_goods(table: Table, seat: int) -> int:
    """The state actions, as bits, that can be performed whatever good is paid for them."""
    actions = 0
    for action in range(content.STATE_ACTIONS):
        if not _WITH_GOODS >> action & 1 and can_state(table, seat, action):
            actions |= 1 << action
    return actions


def bought_with(table: Table, seat: int, good: int, always: int) -> int:
    """The open state actions, as bits, that can be performed once the good is paid (L6.1 to L6.3, L15.38).

    `always` are those that can be performed without goods.
    """
    opens = tables.GOOD_OPENS[good] & ~table.covered
    actions = opens & always
    if not opens & _WITH_GOODS:
        return actions
    player = table.players[seat]
    held = player.goods[good]
    player.goods[good] = held - 1
    if opens >> content.SHIP & 1 and can_ship(table, player):
        actions |= 1 << content.SHIP
    if opens >> content.PRODUCE & 1 and can_produce(player):
        actions |= 1 << content.PRODUCE
    player.goods[good] = held
    return actions


def settles_anyway(table: Table, seat: int) -> bool:
    """Whether a sale or a trade will be open after any card that takes no goods, whatever else it does (L3.7)."""
    player = table.players[seat]
    if not player.goods_held():
        return False
    if table.plan_left[0] + table.plan_left[1] > 1:
        for good in range(GOODS):
            if player.goods[good] and content.ACCEPTS[content.MANUEL][good]:
                return True
    return _will_dock(table, seat, True)


def will_settle(table: Table, seat: int, effects: list[int], discard: bool, choosing: bool) -> bool:
    """Whether a sale or a trade will be open after the effects of a card and perhaps a discard (L3.7).

    True only if it is so whatever is chosen on the way; `choosing`: if it is so for some choice of goods to take and
    to lose. `discard`: if a ship of the seat may have to go. False when in doubt.
    """
    player = table.players[seat]
    goods = player.goods
    harm = 0
    brought = 0
    lost = 0
    placed = 0
    for at in range(0, len(effects), 3):
        op = effects[at]
        harm |= 1 << op
        if op == content.LOSE_GOOD:
            lost += effects[at + 1]
        elif op == content.OFFICIAL:
            placed += effects[at + 1]
        elif choosing and not lost:
            brought |= _brings(player, op, effects[at + 2])
    if player.goods_held() + (1 if brought else 0) <= lost:
        return False
    least = 0 if choosing else lost
    for good in range(GOODS):
        if (goods[good] > least or brought >> good & 1) and _will_trade(table, player, good, harm, placed):
            return True
    return _will_dock(table, seat, discard)


def stays_shut(table: Table, seat: int, card: int) -> bool:
    """Whether no sale and no trade is open now, nor will be after a card, whatever is discarded for it (L3.7).

    A discard takes ships and benefits away; only in a portfolio of ships alone may it make room for another ship.
    False when in doubt.
    """
    player = table.players[seat]
    if not tables.CARD_OPENS_NOTHING[card] or not has_ship_slot(player):
        return False
    if any(tables.CARD_FOR_TRADE[other] for other in player.treasuries):
        return False
    return not can_sell(table, seat) and not can_trade(table, seat)


def _brings(player: Player, op: int, kind: int) -> int:
    """The goods, as bits, of which an effect brings one, or each of which may be chosen."""
    kinds = 0
    if op == content.GOOD:
        kinds = 1 << kind
    elif op == content.GOODS:
        kinds = kind
    elif op == content.PRODUCE:
        for good in range(GOODS):
            if player.stores[good]:
                kinds |= 1 << good
    if kinds:
        room = player.room()
        for good in range(GOODS):
            if player.goods[good] >= room:
                kinds &= ~(1 << good)
    return kinds


def _will_trade(table: Table, player: Player, good: int, harm: int, placed: int) -> bool:
    """Whether the good will buy a state action that none of the effects on the way can spoil."""
    if content.ACCEPTS[content.MANUEL][good] and (
        player.officials > placed or table.plan_left[0] + table.plan_left[1] > (harm >> content.PLAN & 1)
    ):
        return True
    if content.ACCEPTS[content.KING][good] and (
        (not harm & _TO_CARDINAL and can_meet(table, player, content.CARDINAL_STEPS))
        or (not harm & _TO_FAVOR and player.favors != (1 << NOBLES) - 1)
    ):
        return True
    if content.ACCEPTS[content.MARQUIS][good] and not harm & _TO_PRODUCE and player.goods[good]:
        player.goods[good] -= 1
        able = can_produce(player)
        player.goods[good] += 1
        return able
    return False


def may_bring_goods(table: Table, player: Player, effects: list[int]) -> bool:
    """Whether the effects of a card could bring a good at all."""
    for at in range(0, len(effects), 3):
        op = effects[at]
        if op == content.GOOD or op == content.GOODS or (op == content.PRODUCE and can_produce(player)):
            return True
        if op == content.CARDINAL:
            for meeting in meetings(table, player, effects[at + 1]):
                if tables.CLERGY_BRINGS_GOODS[second_of(meeting)]:
                    return True
    return False


_WITH_GOODS: Final = 1 << content.SHIP | 1 << content.PRODUCE
"""The state actions, as bits, for which goods count."""
_TO_CARDINAL: Final = 1 << content.CARDINAL
_TO_FAVOR: Final = 1 << content.FAVOR
_TO_PRODUCE: Final = 1 << content.GOOD | 1 << content.GOODS | 1 << content.PRODUCE | 1 << content.CARDINAL


def _will_dock(table: Table, seat: int, discard: bool) -> bool:
    """Whether a docked ship with room will be left, even if one of the seat's own ships goes."""
    own = 0
    for other in range(len(table.players)):
        for ship in table.players[other].ships:
            if takes_goods(table, ship):
                if other != seat:
                    return True
                own += 1
    return own > (1 if discard else 0)
