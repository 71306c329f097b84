"""An approved referendum: the auction of a tie, and what the winner gains (M31, M32)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import BID, BID_TOP, PASS
from rossio.games.magnanimous.effects import REFERENDUM_WON
from rossio.games.magnanimous.state import NONE, Bids, Table
from rossio.games.magnanimous.steps.carry_out import advance, fire, perform_now, triggered
from rossio.games.magnanimous.steps.realm import ShiftRepublic, set_in_force
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class Auction(Bids):
    """A tie for most votes for is settled by rising bids: the last who has not passed wins (M31, Q8)."""

    def open(self, table: Table) -> bool:
        """Who is alone has won, for the own bid or for nothing; who cannot bid more passes."""
        if self.standing == 1 << self.seat:
            win(table, self.seat, self.high)
            return False
        if table.players[self.seat].reis < self.high + content.RAISE:
            self.step_out(table)
            return False
        return True

    def next_seat(self, table: Table, standing: int) -> int:
        seat = self.seat
        for _ in range(table.seats):
            seat = table.left_of(seat)
            if standing >> seat & 1:
                return seat
        return seat

    def step_out(self, table: Table) -> None:
        standing = self.standing & ~(1 << self.seat)
        after = self.next_seat(table, standing)
        table.agenda.append(Auction(after, standing, self.high, self.leader))
        if table.log is not None:
            table.tell("left-auction", self.seat, {"card": content.CARD_IDS[table.ballot]})

    def moves(self, table: Table) -> list[int]:
        top = min(table.players[self.seat].reis, BID_TOP)
        moves = [PASS]
        moves.extend([encode(BID, reis) for reis in range(self.high + content.RAISE, top + 1)])
        return moves

    def take(self, table: Table, move: int) -> None:
        if move == PASS:
            self.step_out(table)
            return
        bid = first_of(move)
        after = self.next_seat(table, self.standing)
        table.agenda.append(Auction(after, self.standing, bid, self.seat))
        if table.log is not None:
            table.tell("bid", self.seat, {"reis": bid, "card": content.CARD_IDS[table.ballot]})

    def refusals(self, table: Table) -> list[Refusal]:
        have = table.players[self.seat].reis
        low: dict[str, object] = {"have": self.high, "need": self.high + content.RAISE}
        refusals = [Refusal(encode(BID, reis), "bid-too-low", "M31", low) for reis in range(self.high + content.RAISE)]
        if have < BID_TOP:
            facts: dict[str, object] = {"have": have, "need": have + 1}
            refusals.append(Refusal(encode(BID, have + 1), "no-reis", "M31", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("auction", self.seat, "M31", {"card": content.CARD_IDS[table.ballot], "high": self.high})


def win(table: Table, seat: int, price: int) -> None:
    """The winner pays, advances, the Republic moves, then the card's effects start (M31, M32, Q12)."""
    card = table.ballot
    table.players[seat].reis -= price
    if table.log is not None:
        table.tell("won-referendum", seat, {"card": content.CARD_IDS[card], "reis": price})
    set_off = triggered(table, seat, REFERENDUM_WON, content.CARD_SUBTYPE[card])
    table.agenda.append(TakeEffect(seat, set_off))
    table.agenda.append(ShiftRepublic(NOBODY, content.CARD_REPUBLIC[card]))
    advance(table, seat, content.REFERENDUM_NOBILITY + content.CARD_NOBILITY[card])


@final
class TakeEffect(Step[Table]):
    """The won card comes to lie beside the board and its effects start (M32)."""

    set_off: list[int]

    def __init__(self, seat: int = NOBODY, set_off: list[int] | None = None) -> None:
        super().__init__(seat)
        self.set_off = set_off if set_off is not None else []

    def open(self, table: Table) -> bool:
        card = table.ballot
        table.ballot = NONE
        table.players[self.seat].referendums.append(card)
        set_in_force(table, self.seat, content.CARD_EFFECTS[card], 1)
        fire(table, self.seat, self.set_off)
        perform_now(table, self.seat, content.CARD_EFFECTS[card])
        return False
