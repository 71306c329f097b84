"""Turns, rounds, and the end of the game (L2.8, L12.1, L15.1, L15.9, L15.11)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content
from rossio.games.lisboa.state import NONE, OVER, PLAY, Table
from rossio.games.lisboa.steps.automa import AutomaTurn
from rossio.games.lisboa.steps.church import ChurchScoring
from rossio.games.lisboa.steps.period import ChangePeriod
from rossio.games.lisboa.steps.tasks import TaskRewards
from rossio.games.lisboa.steps.turn import ChooseAction, TakeCard, Upkeep, dock
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import Step


@final
class StartTurn(Step[Table]):
    """The first turn of the game."""

    def open(self, table: Table) -> bool:
        start_turn(table, self.seat)
        return False


def start_turn(table: Table, seat: int) -> None:
    """The order of a turn (L2.1, L15.1)."""
    table.phase = PLAY
    table.active = seat
    if table.tasks_for:
        for player in table.players:
            player.tasks_open = player.tasks
            player.tasks_done = 0
    if table.log is not None:
        table.tell("turn", seat, {"period": table.period})
    dock(table, seat)
    table.agenda.extend(TURN[seat] if seat < table.seats else AUTOMA_TURN[seat])


@final
class NextTurn(Step[Table]):
    """The end of the period or of the game, if it is due, and the next player (L15.8, L15.9)."""

    def open(self, table: Table) -> bool:
        if table.trigger != NONE and table.period == 1:
            table.agenda.append(self)
            table.agenda.append(ChangePeriod())
            return False
        if table.trigger != NONE and not table.ending:
            table.ending = 1
        seat = (self.seat + 1) % len(table.players)
        if seat == table.starter and table.ending:
            if table.ending == 2:
                table.phase = OVER
                table.agenda.clear()
                if table.log is not None:
                    table.tell("game-over", NOBODY, {})
                return False
            table.ending = 2
            if table.log is not None:
                table.tell("last-round", NOBODY, {})
        start_turn(table, seat)
        return False


# The steps of a turn, last thing first. They never change, so that every turn of a seat shares them.
_SEATS: Final = range(content.MOST_PLAYERS)
_AFTER: Final[list[list[Step[Table]]]] = [
    [NextTurn(seat), TaskRewards(seat), Upkeep(seat), ChurchScoring(seat)] for seat in _SEATS
]
TURN: Final[list[list[Step[Table]]]] = [[*_AFTER[seat], TakeCard(seat), ChooseAction(seat)] for seat in _SEATS]
AUTOMA_TURN: Final[list[list[Step[Table]]]] = [[*_AFTER[seat], AutomaTurn(seat)] for seat in _SEATS]
