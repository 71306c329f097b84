"""A clone in which all that nobody can know is drawn anew (C95)."""

from __future__ import annotations

from rossio.games.coimbra import content
from rossio.games.coimbra.state import Table
from rossio.kernel.chance import Chance


def resampled(table: Table, seat: int, chance: Chance) -> Table:
    """The hidden orders shuffled anew, each deck by itself, and new chance; the same for every seat."""
    new = table.clone()
    late = [card for card in table.stack if content.CARD_DECK[card] == 3]
    early = [card for card in table.stack if content.CARD_DECK[card] == 2]
    for deck in (late, early, new.rival_actions, new.rival_colours):
        chance.redraw(deck)
    new.stack = late + early
    new.seed = chance.seed()
    return new
