"""The card at court (L7.7, L9.1)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa.state import NONE, Table
from rossio.kernel.state import Step


@final
class LeaveCourt(Step[Table]):
    """The card is discarded after the last follower, or after its event (L7.7, L9.1)."""

    def open(self, table: Table) -> bool:
        table.discards.append(table.court)
        table.court = NONE
        return False
