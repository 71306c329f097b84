"""What is done with a die that has been placed, and who follows: alike in the Production and the Nobles Phase."""

from __future__ import annotations

from rossio.games.magnanimous.actions import ACT, FOLLOW, OFFER, PASS, PRECISE
from rossio.games.magnanimous.state import Table
from rossio.kernel.facts import NOBODY, About, Refusal
from rossio.kernel.state import Step


class UseDie(Step[Table]):
    """Do the action of the die, as a precise one where it is, sell it, or do nothing (M35, M39-M41, M55, M71, M72)."""

    province: int
    value: int

    def __init__(self, seat: int = NOBODY, province: int = 0, value: int = 0) -> None:
        super().__init__(seat)
        self.province = province
        self.value = value

    def able(self, table: Table) -> bool:
        """Whether the action can be done, money apart."""
        raise NotImplementedError

    def why_unable(self, table: Table) -> Refusal | None:
        """Why the action cannot be done, money apart; None if it can."""
        raise NotImplementedError

    def price(self, table: Table) -> int:
        """What the bank asks for it."""
        raise NotImplementedError

    def number(self) -> int:
        """The number that makes it a precise action."""
        raise NotImplementedError

    def clause(self) -> str:
        """The clause of precise actions."""
        raise NotImplementedError

    def name(self) -> str:
        raise NotImplementedError

    def pay(self, table: Table) -> None:
        raise NotImplementedError

    def begin(self, table: Table, precise: bool) -> None:
        """Put the action on the agenda."""
        raise NotImplementedError

    def follower(self, seat: int, payee: int) -> Step[Table]:
        """The question whether another player does the action too."""
        raise NotImplementedError

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        if self.able(table):
            if table.players[self.seat].reis >= self.price(table):
                moves.append(ACT)
            if self.number() == self.value:
                moves.append(PRECISE)
        moves.append(OFFER)
        moves.append(PASS)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move == PASS:
            return
        if move == OFFER:
            if table.log is not None:
                table.tell("offered", self.seat, {"action": self.name(), "reis": self.value})
            self.invite(table, self.seat)
            return
        if move == PRECISE:
            if table.log is not None:
                table.tell("declared-precise", self.seat, {"action": self.name(), "value": self.value})
            self.invite(table, NOBODY)
        else:
            self.pay(table)
        self.begin(table, move == PRECISE)

    def invite(self, table: Table, payee: int) -> None:
        """Every other player, clockwise from the left, may do the action once."""
        seat = self.seat
        for _ in range(table.seats - 1):
            seat = seat - 1 if seat else table.seats - 1
            table.agenda.append(self.follower(seat, payee))

    def result(self, table: Table) -> dict[str, int]:
        """What the action is sure to bring."""
        return {}

    def about(self, table: Table, move: int) -> About:
        """A precise action is free; a sold one brings the value of the die from everybody who buys it."""
        if move == ACT:
            return About({"reis": self.price(table)}, self.result(table))
        if move == PRECISE:
            return About({"reis": 0}, self.result(table))
        return About(facts={"price": self.value}) if move == OFFER else About()

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        why = self.why_unable(table)
        if why is not None:
            refusals.append(Refusal(ACT, why.reason, why.clause, why.facts))
        else:
            have = table.players[self.seat].reis
            need = self.price(table)
            if have < need:
                refusals.append(Refusal(ACT, "no-reis", "M36", {"have": have, "need": need}))
        if self.number() != self.value:
            numbers: dict[str, object] = {"have": self.value, "need": self.number()}
            refusals.append(Refusal(PRECISE, "not-precise", self.clause(), numbers))
        elif why is not None:
            refusals.append(Refusal(PRECISE, why.reason, why.clause, why.facts))
        return refusals


class Follow(Step[Table]):
    """A player may follow a precise action, or buy a sold one from the seller (M39, M40, M71, M72)."""

    value: int
    payee: int

    def __init__(self, seat: int = NOBODY, value: int = 0, payee: int = NOBODY) -> None:
        super().__init__(seat)
        self.value = value
        self.payee = payee

    def able(self, table: Table) -> bool:
        """Whether the action can be done, money apart."""
        raise NotImplementedError

    def fee(self, table: Table) -> int:
        """What the bank asks of who follows a precise action."""
        raise NotImplementedError

    def begin(self, table: Table) -> None:
        """Put the action on the agenda."""
        raise NotImplementedError

    def price(self, table: Table) -> int:
        """Modifiers never apply to what is paid to a seller (Q24)."""
        return self.value if self.payee != NOBODY else self.fee(table)

    def open(self, table: Table) -> bool:
        return table.players[self.seat].reis >= self.price(table) and self.able(table)

    def moves(self, table: Table) -> list[int]:
        return [FOLLOW, PASS]

    def take(self, table: Table, move: int) -> None:
        if move == PASS:
            if table.log is not None:
                table.tell("declined", self.seat, {})
            return
        price = self.price(table)
        table.players[self.seat].reis -= price
        if self.payee != NOBODY:
            table.players[self.payee].reis += price
        if table.log is not None:
            table.tell("followed" if self.payee == NOBODY else "bought", self.seat, {"reis": price})
        self.begin(table)

    def result(self, table: Table) -> dict[str, int]:
        """What the action is sure to bring."""
        return {}

    def about(self, table: Table, move: int) -> About:
        return About() if move == PASS else About({"reis": self.price(table)}, self.result(table))
