"""Sponsor an event (L9)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.can import can_effect
from rossio.games.lisboa.able.ways import Demand
from rossio.games.lisboa.state import Table
from rossio.games.lisboa.steps.court import LeaveCourt
from rossio.games.lisboa.steps.payment import FOR_EVENT, PayReis
from rossio.games.lisboa.steps.perform import perform
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.kernel.facts import NOBODY


def sponsor(table: Table, seat: int, card: int) -> None:
    """Pay the treasury value, then the event; then the card is discarded (L9.1, L2.7)."""
    table.players[seat].hand.remove(card)
    table.court = card
    if table.log is not None:
        table.tell("sponsor", seat, {"card": content.CARD_IDS[card]})
    table.agenda.append(LeaveCourt(seat))
    table.agenda.append(EventEffect(seat, card))
    table.agenda.append(PayReis(seat, costs.event_price(table, table.players[seat]), FOR_EVENT))


@final
class EventEffect(Demand):
    """The card's middle action, with its own costs, or its reward (L9.1)."""

    card: int

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def open(self, table: Table) -> bool:
        effects = content.CARD_EVENT[self.card]
        if effects[0] <= content.PUBLIC:
            perform(table, self.seat, effects[0])
        else:
            table.agenda.append(Rewards(self.seat, effects))
        return False

    def met_with(self, table: Table, reis: int, influence: int) -> bool:
        return can_effect(table, self.seat, content.CARD_EVENT[self.card][0], reis, influence)
