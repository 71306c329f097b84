"""The Emperor Phase: the cards of the throne are revealed one by one (M23, M24)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.state import Table
from rossio.games.magnanimous.steps.carry_out import perform_for_all
from rossio.games.magnanimous.steps.realm import ShiftRepublic, set_in_force
from rossio.games.magnanimous.steps.referendum import call_vote
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import Step


@final
class RevealThrone(Step[Table]):
    """The top card of the throne is revealed and resolved before the next (M23)."""

    def open(self, table: Table) -> bool:
        if not table.throne:
            return False
        table.agenda.append(self)
        card = table.throne.pop()
        by = table.throne_by.pop()
        table.reveal()
        if table.log is not None:
            table.tell("revealed-card", by, {"card": content.CARD_IDS[card]})
        if content.CARD_PARTY[card] == content.EVENT:
            _happen(table, card)
        else:
            call_vote(table, card)
        return False


def _happen(table: Table, card: int) -> None:
    """An event: its effect, then the Republic modifier; it lies in the event area until the round ends (M24)."""
    table.events.append(card)
    set_in_force(table, NOBODY, content.CARD_EFFECTS[card], 1)
    table.agenda.append(ShiftRepublic(NOBODY, content.CARD_REPUBLIC[card]))
    perform_for_all(table, content.CARD_EFFECTS[card])
