"""Take a decree (L8.12 to L8.14, L15.39)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import DECREE, DONE
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import Table
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt
from rossio.kernel.state import Step


@final
class TakeDecree(Step[Table]):
    """L8.12: one decree of the display."""

    def open(self, state: Table) -> bool:
        if len(state.decrees) == 1:
            self.take(state, encode(DECREE, state.decrees[0]))
            return False
        return len(state.decrees) > 0

    def moves(self, state: Table) -> list[int]:
        return [encode(DECREE, decree) for decree in state.decrees]

    def take(self, state: Table, move: int) -> None:
        take_decree(state, self.seat, first_of(move))
        note(state, self.seat, content.DECREE)
        state.agenda.append(ExtraDecree(self.seat))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("decree", self.seat, "L8.12")


def take_decree(t: Table, seat: int, decree: int) -> None:
    t.decrees.remove(decree)
    t.players[seat].decrees.append(decree)
    if t.log is not None:
        t.tell("decree", seat, {"decree": content.DECREE_IDS[decree]})


@final
class ExtraDecree(Step[Table]):
    """L8.14: one set marker a turn buys one more decree of the same display."""

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        return p.markers > 0 and not p.marker_used and len(state.decrees) > 0

    def moves(self, state: Table) -> list[int]:
        moves = [encode(DECREE, decree) for decree in state.decrees]
        moves.append(DONE)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == DONE:
            return
        p = state.players[self.seat]
        p.markers -= 1
        p.marker_used = True
        if state.log is not None:
            state.tell("marker", self.seat, {"markers": p.markers})
        take_decree(state, self.seat, first_of(move))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("extra-decree", self.seat, "L8.14", {"markers": state.players[self.seat].markers})


def refill_decrees(t: Table) -> bool:
    """L10.1, L1.20: the display up to 8; with two players marked decrees are replaced. Whether a decree came."""
    came = False
    while len(t.decrees) < content.DECREES_SHOWN and t.decree_deck:
        decree = t.decree_deck.pop()
        came = True
        if t.small() and content.DECREE_NOT_FOR_TWO[decree]:
            t.decrees_out.append(decree)
            continue
        t.decrees.append(decree)
        if t.log is not None:
            t.tell("decree-out", NOBODY, {"decree": content.DECREE_IDS[decree]})
    return came
