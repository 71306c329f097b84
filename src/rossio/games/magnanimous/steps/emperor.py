"""The Emperor Phase: the cards of the throne are revealed one by one (M23, M24)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.content import CARD_EFFECTS, CARD_IDS, CARD_PARTY, CARD_REPUBLIC, EVENT
from rossio.games.magnanimous.state import Table
from rossio.games.magnanimous.steps.effects import perform_for_all
from rossio.games.magnanimous.steps.realm import ShiftRepublic, set_in_force
from rossio.games.magnanimous.steps.referendum import call_vote
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import Step


@final
class RevealThrone(Step[Table]):
    """The top card of the throne is revealed and resolved before the next (M23)."""

    def open(self, state: Table) -> bool:
        if not state.throne:
            return False
        state.agenda.append(self)
        card = state.throne.pop()
        by = state.throne_by.pop()
        state.reveal()
        if state.log is not None:
            state.tell("revealed-card", by, {"card": CARD_IDS[card]})
        if CARD_PARTY[card] == EVENT:
            _happen(state, card)
        else:
            call_vote(state, card)
        return False


def _happen(table: Table, card: int) -> None:
    """An event: its effect, then the Republic modifier; it lies in the event area until the round ends (M24)."""
    table.events.append(card)
    set_in_force(table, NOBODY, CARD_EFFECTS[card], 1)
    table.agenda.append(ShiftRepublic(NOBODY, CARD_REPUBLIC[card]))
    perform_for_all(table, CARD_EFFECTS[card])
