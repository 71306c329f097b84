"""Sponsor an event (L9)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import able, content, costs
from rossio.games.lisboa.state import Table
from rossio.games.lisboa.steps.payment import FOR_EVENT, PayReis
from rossio.games.lisboa.steps.perform import perform
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.games.lisboa.steps.ways import Demand
from rossio.kernel.facts import NOBODY


def sponsor(t: Table, seat: int, card: int) -> None:
    """L9.1, L2.7: pay the treasury value, then the event; the card is discarded."""
    t.players[seat].hand.remove(card)
    t.discards.append(card)
    if t.log is not None:
        t.tell("sponsor", seat, {"card": content.CARD_IDS[card]})
    t.agenda.append(EventEffect(seat, card))
    t.agenda.append(PayReis(seat, costs.event_price(t, t.players[seat]), FOR_EVENT))


@final
class EventEffect(Demand):
    """L9.1: the card's middle action, with its own costs, or its reward."""

    card: int

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        self.seat = seat
        self.card = card

    def open(self, state: Table) -> bool:
        effects = content.CARD_EVENT[self.card]
        if effects[0] <= content.PUBLIC:
            perform(state, self.seat, effects[0])
        else:
            state.agenda.append(Rewards(self.seat, effects))
        return False

    def met_with(self, t: Table, reis: int, influence: int) -> bool:
        return able.can_effect(t, self.seat, content.CARD_EVENT[self.card][0], reis, influence)
