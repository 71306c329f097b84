"""Which decisions and events make one turn: of one seat, with what others are asked within it."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from rossio.kernel.facts import NOBODY, Event
from rossio.kernel.game import Game


class Turns:
    """The turns of a game so far, counted from 1, by decision and by event.

    A turn begins with a prompt that always begins one, after a milestone, or with another seat; unless that seat is
    only asked within the turn (to follow, to vote), or the turn goes back to the seat that began it. What happens
    after a milestone and before the next decision has a number of its own.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.of_plies: list[int] = []
        self.of_events: list[int] = []
        self.number = 0
        self.owner = NOBODY
        self.last = NOBODY
        self.closed = True

    def continued(self) -> Turns:
        """Turns that go on from here by themselves, for decisions that are only tried."""
        turns = copy.copy(self)
        turns.of_plies, turns.of_events = [], []
        return turns

    def add(self, prompt: str, seat: int, events: Sequence[Event]) -> list[int]:
        """A decision was made, and this came of it; the turn of each event."""
        within = seat in (self.owner, self.last) or prompt in self.game.answers
        if self.closed or prompt in self.game.openings or not within:
            self.number += 1
            self.owner = seat
            self.closed = False
        self.last = seat
        self.of_plies.append(self.number)
        for event in events:
            if event.kind in self.game.milestones:
                self.number += 1
                self.closed = True
            self.of_events.append(self.number)
        return self.of_events[len(self.of_events) - len(events) :]
