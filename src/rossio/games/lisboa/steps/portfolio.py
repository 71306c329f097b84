"""Play a card into the portfolio (L3.3 to L3.7)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import able, content
from rossio.games.lisboa.gains import gain_reis, move_treasury
from rossio.games.lisboa.state import NONE, Table
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.games.lisboa.steps.room import BOTTOM_ROW, TOP_ROW, MakeRoom, has_room, only_ships_can_go
from rossio.games.lisboa.steps.trade import SellOrTrade
from rossio.games.lisboa.steps.ways import Arrived, way_open
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import Step


def row_of(card: int) -> int:
    """L3.1: nobles go to the top row, treasury cards to the bottom row."""
    return BOTTOM_ROW if content.CARD_KIND[card] == content.TREASURY else TOP_ROW


def play_card(t: Table, seat: int, card: int) -> None:
    """L3.5, L3.6: reward or penalty, or the subsidy; then the slot; then Sell or Trade."""
    t.players[seat].hand.remove(card)
    if t.log is not None:
        t.tell("portfolio", seat, {"card": content.CARD_IDS[card]})
    t.agenda.append(SellOrTrade(seat))
    _push_card(t, seat, card)


def _push_card(t: Table, seat: int, card: int) -> None:
    t.played = card
    t.agenda.append(PlaceCard(seat, card))
    if content.CARD_KIND[card] == content.TREASURY:
        gain_reis(t, seat, content.TREASURY_REIS[t.treasury])
        move_treasury(t, content.PLAYED_CARD_MOVE)
    else:
        t.agenda.append(Rewards(seat, content.CARD_EFFECTS[card]))


@final
class PlaceCard(Step[Table]):
    """L3.3: the card takes its slot, after a discard if there is no room."""

    card: int

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        self.seat = seat
        self.card = card

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        row = row_of(self.card)
        if not has_room(p, row):
            state.agenda.append(self)
            state.agenda.append(MakeRoom(self.seat, row))
            return False
        state.played = NONE
        if row == BOTTOM_ROW:
            p.treasuries.append(self.card)
            p.renew()
        else:
            p.nobles.append(self.card)
        return False


def can_play(t: Table, seat: int, card: int) -> bool:
    """L3.7, L15.2: whether a sale or a trade is still possible after reward or penalty and discard."""
    p = t.players[seat]
    effects = content.CARD_EFFECTS[card]
    row = row_of(card)
    roomy = has_room(p, row)
    if able.will_settle(t, seat, effects, not roomy and only_ships_can_go(p, row), True):
        return True
    if not effects and roomy:
        return able.can_sell(t, seat) or able.can_trade(t, seat)
    lost = effects[1] if effects and effects[0] == content.LOSE_GOOD else 0
    if p.goods_held() <= lost and not able.may_bring_goods(t, p, effects):
        return False
    return _way_to_sell_or_trade(t, seat, card)


def _way_to_sell_or_trade(t: Table, seat: int, card: int) -> bool:
    """Try the card out on a clone."""
    trial = t.clone()
    trial.probing = True
    trial.players[seat].hand.remove(card)
    trial.agenda = [Arrived()]
    _push_card(trial, seat, card)
    trial.settle()
    return way_open(trial, SellOrTrade(seat))
