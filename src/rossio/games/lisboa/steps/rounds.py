"""Turns, rounds, and the end of the game (L2.8, L12.1, L15.1, L15.9, L15.11)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa.state import MOST_PLAYERS, NONE, OVER, PLAY, Table
from rossio.games.lisboa.steps.automa import AutomaTurn
from rossio.games.lisboa.steps.church import ChurchScoring
from rossio.games.lisboa.steps.period import ChangePeriod
from rossio.games.lisboa.steps.tasks import TaskRewards
from rossio.games.lisboa.steps.turn import ChooseAction, TakeCard, Upkeep, dock
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import Step


@final
class StartTurn(Step[Table]):
    """L2.1, L15.1: the order of a turn."""

    def open(self, state: Table) -> bool:
        seat = self.seat
        state.phase = PLAY
        state.active = seat
        for p in state.players:
            p.tasks_open = p.tasks
            p.tasks_done = 0
        if state.log is not None:
            state.tell("turn", seat, {"period": state.period})
        dock(state, seat)
        state.agenda.extend(TURN[seat] if seat < state.seats else AUTOMA_TURN[seat])
        return False


@final
class NextTurn(Step[Table]):
    """L15.8, L15.9: the end of the period or of the game, if it is due, and the next player."""

    def open(self, state: Table) -> bool:
        if state.trigger != NONE and state.period == 1:
            state.agenda.append(self)
            state.agenda.append(ChangePeriod())
            return False
        if state.trigger != NONE and not state.ending:
            state.ending = 1
        seat = (self.seat + 1) % len(state.players)
        if seat == state.starter and state.ending:
            if state.ending == 2:
                state.phase = OVER
                state.agenda.clear()
                if state.log is not None:
                    state.tell("game-over", NOBODY, {})
                return False
            state.ending = 2
            if state.log is not None:
                state.tell("last-round", NOBODY, {})
        state.agenda.append(START[seat])
        return False


# The steps of a turn, last thing first. They never change, so that every turn of a seat shares them.
START: Final = [StartTurn(seat) for seat in range(MOST_PLAYERS)]
_AFTER: Final[list[list[Step[Table]]]] = [
    [NextTurn(seat), TaskRewards(seat), Upkeep(seat), ChurchScoring(seat)] for seat in range(MOST_PLAYERS)
]
TURN: Final[list[list[Step[Table]]]] = [
    [*_AFTER[seat], TakeCard(seat), ChooseAction(seat)] for seat in range(MOST_PLAYERS)
]
AUTOMA_TURN: Final[list[list[Step[Table]]]] = [[*_AFTER[seat], AutomaTurn(seat)] for seat in range(MOST_PLAYERS)]
