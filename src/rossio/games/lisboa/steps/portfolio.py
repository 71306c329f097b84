"""Play a card into the portfolio (L3.3 to L3.7)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.able.goods import can_sell, can_trade, may_bring_goods, stays_shut, will_settle
from rossio.games.lisboa.able.ways import Arrived, way_open
from rossio.games.lisboa.gains import gain_reis, move_treasury
from rossio.games.lisboa.state import NONE, Table
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.games.lisboa.steps.room import BOTTOM_ROW, TOP_ROW, MakeRoom, has_room, only_ships_can_go
from rossio.games.lisboa.steps.trade import SellOrTrade
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import Step


def row_of(card: int) -> int:
    """Nobles go to the top row, treasury cards to the bottom row (L3.1)."""
    return BOTTOM_ROW if content.CARD_KIND[card] == content.TREASURY else TOP_ROW


def play_card(table: Table, seat: int, card: int) -> None:
    """Reward or penalty, or the subsidy; then the slot; then Sell or Trade (L3.5, L3.6)."""
    table.players[seat].hand.remove(card)
    if table.log is not None:
        table.tell("portfolio", seat, {"card": content.CARD_IDS[card]})
    table.agenda.append(SellOrTrade(seat))
    _push_card(table, seat, card)


def _push_card(table: Table, seat: int, card: int) -> None:
    table.played = card
    table.agenda.append(PlaceCard(seat, card))
    if content.CARD_KIND[card] == content.TREASURY:
        gain_reis(table, seat, content.TREASURY_REIS[table.treasury])
        move_treasury(table, content.PLAYED_CARD_MOVE)
    else:
        table.agenda.append(Rewards(seat, content.CARD_EFFECTS[card]))


@final
class PlaceCard(Step[Table]):
    """The card takes its slot, after a discard if there is no room (L3.3)."""

    card: int

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        row = row_of(self.card)
        if not has_room(player, row):
            table.agenda.append(self)
            table.agenda.append(MakeRoom(self.seat, row))
            return False
        table.played = NONE
        if row == BOTTOM_ROW:
            player.treasuries += (self.card,)
            player.lasting = player.with_benefit(content.CARD_BENEFIT[self.card])
        else:
            player.nobles += (self.card,)
        return False


def can_play(table: Table, seat: int, card: int) -> bool:
    """Whether a sale or a trade is still possible after reward or penalty and discard (L3.7, L15.2)."""
    player = table.players[seat]
    effects = content.CARD_EFFECTS[card]
    row = row_of(card)
    roomy = has_room(player, row)
    if will_settle(table, seat, effects, not roomy and only_ships_can_go(player, row), True):
        return True
    if not effects and roomy:
        return can_sell(table, seat) or can_trade(table, seat)
    lost = effects[1] if effects and effects[0] == content.LOSE_GOOD else 0
    if player.goods_held() <= lost and not may_bring_goods(table, player, effects):
        return False
    return not stays_shut(table, seat, card) and _way_to_sell_or_trade(table, seat, card)


def _way_to_sell_or_trade(table: Table, seat: int, card: int) -> bool:
    """Try the card out on a clone."""
    trial = table.clone()
    trial.probing = True
    trial.players[seat].hand.remove(card)
    trial.agenda = [Arrived()]
    _push_card(trial, seat, card)
    trial.settle()
    return way_open(trial, SellOrTrade(seat))
