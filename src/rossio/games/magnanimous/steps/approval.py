"""An approved referendum: the auction of a tie, and what the winner gains (M31, M32)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import BID, BID_TOP, PASS
from rossio.games.magnanimous.content import (
    CARD_EFFECTS,
    CARD_IDS,
    CARD_NOBILITY,
    CARD_REPUBLIC,
    CARD_SUBTYPE,
    RAISE,
    REFERENDUM_NOBILITY,
)
from rossio.games.magnanimous.effects import REFERENDUM_WON
from rossio.games.magnanimous.state import NONE, Table
from rossio.games.magnanimous.steps.effects import advance, fire, perform_now, triggered
from rossio.games.magnanimous.steps.realm import ShiftRepublic, set_in_force
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class Auction(Step[Table]):
    """A tie for most votes for is settled by rising bids; a pass is final (M31, Q8)."""

    first: int
    standing: int
    high: int
    leader: int

    def __init__(
        self, seat: int = NOBODY, first: int = NOBODY, standing: int = 0, high: int = 0, leader: int = NOBODY
    ) -> None:
        super().__init__(seat)
        self.first = first
        self.standing = standing
        self.high = high
        self.leader = leader

    def open(self, state: Table) -> bool:
        if self.standing == 0:
            win(state, self.first, 0)
            return False
        if self.leader != NOBODY and self.standing == 1 << self.leader:
            win(state, self.leader, self.high)
            return False
        if state.players[self.seat].reis < self.high + RAISE:
            self.step_out(state)
            return False
        return True

    def next_seat(self, state: Table, standing: int) -> int:
        seat = self.seat
        for _ in range(state.seats):
            seat = state.left_of(seat)
            if standing >> seat & 1:
                return seat
        return seat

    def step_out(self, state: Table) -> None:
        standing = self.standing & ~(1 << self.seat)
        after = self.next_seat(state, standing)
        state.agenda.append(Auction(after, self.first, standing, self.high, self.leader))

    def moves(self, state: Table) -> list[int]:
        top = min(state.players[self.seat].reis, BID_TOP)
        moves = [PASS]
        moves.extend([BID | reis << 8 for reis in range(self.high + RAISE, top + 1)])
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            if state.log is not None:
                state.tell("left-auction", self.seat, {"card": CARD_IDS[state.ballot]})
            self.step_out(state)
            return
        bid = move >> 8
        after = self.next_seat(state, self.standing)
        state.agenda.append(Auction(after, self.first, self.standing, bid, self.seat))
        if state.log is not None:
            state.tell("bid", self.seat, {"reis": bid, "card": CARD_IDS[state.ballot]})

    def refusals(self, state: Table) -> list[Refusal]:
        have = state.players[self.seat].reis
        low: dict[str, object] = {"have": self.high, "need": self.high + RAISE}
        refusals = [Refusal(BID | reis << 8, "bid-too-low", "M31", low) for reis in range(self.high + RAISE)]
        if have < BID_TOP:
            facts: dict[str, object] = {"have": have, "need": have + 1}
            refusals.append(Refusal(BID | (have + 1) << 8, "no-reis", "M31", facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("auction", self.seat, "M31", {"card": CARD_IDS[state.ballot], "high": self.high})


def win(table: Table, seat: int, price: int) -> None:
    """The winner pays, advances, the Republic moves, then the card's effects start (M31, M32, Q12)."""
    card = table.ballot
    table.players[seat].reis -= price
    if table.log is not None:
        table.tell("won-referendum", seat, {"card": CARD_IDS[card], "reis": price})
    set_off = triggered(table, seat, REFERENDUM_WON, CARD_SUBTYPE[card])
    table.agenda.append(TakeEffect(seat, set_off))
    table.agenda.append(ShiftRepublic(NOBODY, CARD_REPUBLIC[card]))
    advance(table, seat, REFERENDUM_NOBILITY + CARD_NOBILITY[card])


@final
class TakeEffect(Step[Table]):
    """The won card comes to lie beside the board and its effects start (M32)."""

    set_off: list[int]

    def __init__(self, seat: int = NOBODY, set_off: list[int] | None = None) -> None:
        super().__init__(seat)
        self.set_off = set_off if set_off is not None else []

    def open(self, state: Table) -> bool:
        card = state.ballot
        state.ballot = NONE
        state.players[self.seat].referendums.append(card)
        set_in_force(state, self.seat, CARD_EFFECTS[card], 1)
        fire(state, self.seat, self.set_off)
        perform_now(state, self.seat, CARD_EFFECTS[card])
        return False
