"""The Nobles Phase: dice go back to the action area (M55-M57, M71, M72)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.magnanimous.actions import (
    ACT,
    FOLLOW,
    OFFER,
    PASS,
    PICK,
    PRECISE,
    PUT,
    TRADE,
    TURN,
)
from rossio.games.magnanimous.content import (
    COURT_FAVOUR,
    EXPORT_OR_SAIL,
    NOBLES,
    PRECISE_TIMES,
    PROVINCE_IDS,
    SPACE_IDS,
    SPACE_NOBLES,
    SPACE_NUMBER,
    SPACES,
    THRONE,
    TRAIN_OR_SELL,
    TROOPS,
)
from rossio.games.magnanimous.effects import IN_NOBLES
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.court import CardsToThrone, DiscardForNobility
from rossio.games.magnanimous.steps.dice import raised, turn_moves, use_shift, why_no_turn
from rossio.games.magnanimous.steps.harbour import ExportOrSail, can_export_or_sail
from rossio.games.magnanimous.steps.trades import trade_at_hand, trade_once, why_no_trade
from rossio.games.magnanimous.steps.trains import TrainOrSell, can_train_or_sell
from rossio.games.magnanimous.steps.war import TroopsAction, can_move_troops
from rossio.kernel.actions import BYTE
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def usable_dice(table: Table, seat: int) -> list[int]:
    """The own provinces with a die that is not stuck (M55, M56)."""
    first = table.first_of(seat)
    return [p for p in range(first, first + PORT) if table.dice[p] and not table.is_occupied(p)]


@final
class NoblesRound(Step[Table]):
    """In order, one die per turn, until nobody has a die that can be used (M55, Q48)."""

    def open(self, state: Table) -> bool:
        seat = self.seat
        for _ in range(state.seats):
            if usable_dice(state, seat):
                state.agenda.append(NoblesRound(state.left_of(seat)))
                state.agenda.append(PickDie(seat))
                return False
            seat = state.left_of(seat)
        return False


@final
class PickDie(Step[Table]):
    """A turn: take a die from an unoccupied own province; it goes up by one (M55, M56)."""

    def moves(self, state: Table) -> list[int]:
        moves = [PICK | province << 8 for province in usable_dice(state, self.seat)]
        if trade_at_hand(state, self.seat) != NONE:
            moves.append(TRADE)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == TRADE:
            state.agenda.append(self)
            trade_once(state, self.seat)
            return
        province = move >> 8
        state.agenda.append(PutDie(self.seat, province, raised(state.dice[province])))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        first = state.first_of(self.seat)
        for province in range(first, first + PORT):
            facts: dict[str, object] = {"province": PROVINCE_IDS[province]}
            if state.is_occupied(province):
                refusals.append(Refusal(PICK | province << 8, "occupied", "M56", facts))
            elif not state.dice[province]:
                refusals.append(Refusal(PICK | province << 8, "no-die-here", "M55", facts))
        refusals.extend(why_no_trade(state, self.seat))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("pick-die", self.seat, "M55")


@final
class PutDie(Step[Table]):
    """The raised die goes to a free space of the action area (M55)."""

    province: int
    value: int

    def __init__(self, seat: int = NOBODY, province: int = 0, value: int = 0) -> None:
        super().__init__(seat)
        self.province = province
        self.value = value

    def moves(self, state: Table) -> list[int]:
        spaces = state.spaces
        moves = [PUT | space << 8 for space in range(SPACES) if not spaces[space]]
        moves.extend(turn_moves(state, self.seat, IN_NOBLES, self.value))
        return moves

    def take(self, state: Table, move: int) -> None:
        if move & BYTE == TURN:
            value = move >> 8
            use_shift(state, self.seat, IN_NOBLES, self.value, value)
            state.agenda.append(PutDie(self.seat, self.province, value))
            return
        space = move >> 8
        state.dice[self.province] = 0
        state.spaces[space] = self.value
        if state.log is not None:
            facts: dict[str, object] = {
                "province": PROVINCE_IDS[self.province],
                "value": self.value,
                "space": SPACE_IDS[space],
            }
            state.tell("put-die", self.seat, facts)
        state.agenda.append(UseNobles(self.seat, self.province, space, self.value))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals = [
            Refusal(PUT | space << 8, "space-filled", "M55", {"space": SPACE_IDS[space]})
            for space in range(SPACES)
            if state.spaces[space]
        ]
        refusals.extend(why_no_turn(state, self.seat, IN_NOBLES, self.value))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        facts: dict[str, object] = {"value": self.value, "province": PROVINCE_IDS[self.province]}
        return Prompt("put-die", self.seat, "M55", facts)


def can_act(table: Table, seat: int, action: int, province: int) -> bool:
    """Whether a nobles action can be done, from the die's province or from any own one if NONE."""
    if action == TRAIN_OR_SELL:
        return can_train_or_sell(table, seat, province)
    if action == TROOPS:
        return can_move_troops(table, seat)
    if action == EXPORT_OR_SAIL:
        return can_export_or_sail(table, seat)
    return bool(table.players[seat].hand)


def begin_action(table: Table, seat: int, action: int, province: int, value: int, again: bool) -> None:
    """Put a nobles action on the agenda; `again` may be left out (M71)."""
    if action == TRAIN_OR_SELL:
        table.agenda.append(TrainOrSell(seat, province, value, again))
    elif action == TROOPS:
        table.agenda.append(TroopsAction(seat, again))
    elif action == COURT_FAVOUR:
        table.agenda.append(DiscardForNobility(seat, again))
    elif action == THRONE:
        table.agenda.append(CardsToThrone(seat, 0, again))
    else:
        table.agenda.append(ExportOrSail(seat, again))


def _name(action: int) -> str:
    return f"action-{NOBLES[action].replace('_', '-')}"


WHY_NOT: Final = ["no-train-or-goods", "no-troops-to-move", "no-card", "no-card", "no-export-or-sail"]
CLAUSES: Final = ["M57", "M62", "M66", "M67", "M68"]


@final
class UseNobles(Step[Table]):
    """Do the inner action, as a precise one where it is, sell it, or do nothing (M55, M71, M72)."""

    province: int
    space: int
    value: int

    def __init__(self, seat: int = NOBODY, province: int = 0, space: int = 0, value: int = 0) -> None:
        super().__init__(seat)
        self.province = province
        self.space = space
        self.value = value

    def moves(self, state: Table) -> list[int]:
        moves: list[int] = []
        if can_act(state, self.seat, SPACE_NOBLES[self.space], self.province):
            moves.append(ACT)
            if SPACE_NUMBER[self.space] == self.value:
                moves.append(PRECISE)
        moves.append(OFFER)
        moves.append(PASS)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            return
        action = SPACE_NOBLES[self.space]
        if move == OFFER:
            if state.log is not None:
                state.tell("offered", self.seat, {"action": _name(action), "reis": self.value})
            self.invite(state, action, self.seat)
            return
        if move == PRECISE:
            if state.log is not None:
                state.tell("declared-precise", self.seat, {"action": _name(action), "value": self.value})
            self.invite(state, action, NOBODY)
            for _ in range(PRECISE_TIMES - 1):
                begin_action(state, self.seat, action, self.province, self.value, True)
        begin_action(state, self.seat, action, self.province, self.value, False)

    def invite(self, state: Table, action: int, payee: int) -> None:
        """Every other player, clockwise from the left, may do the action once (M71, M72)."""
        seat = self.seat
        for _ in range(state.seats - 1):
            seat = seat - 1 if seat else state.seats - 1
            state.agenda.append(FollowNobles(seat, action, self.value, payee))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        action = SPACE_NOBLES[self.space]
        able = can_act(state, self.seat, action, self.province)
        facts: dict[str, object] = {"province": PROVINCE_IDS[self.province]}
        if not able:
            refusals.append(Refusal(ACT, WHY_NOT[action], CLAUSES[action], facts))
        if SPACE_NUMBER[self.space] != self.value:
            numbers: dict[str, object] = {"have": self.value, "need": SPACE_NUMBER[self.space]}
            refusals.append(Refusal(PRECISE, "not-precise", "M71", numbers))
        elif not able:
            refusals.append(Refusal(PRECISE, WHY_NOT[action], CLAUSES[action], facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        facts: dict[str, object] = {
            "action": _name(SPACE_NOBLES[self.space]),
            "province": PROVINCE_IDS[self.province],
            "value": self.value,
        }
        return Prompt("use-nobles", self.seat, "M55", facts)


@final
class FollowNobles(Step[Table]):
    """A player may follow a precise action free of charge, or buy a sold one from the seller (M71, M72)."""

    action: int
    value: int
    payee: int

    def __init__(self, seat: int = NOBODY, action: int = 0, value: int = 0, payee: int = NOBODY) -> None:
        super().__init__(seat)
        self.action = action
        self.value = value
        self.payee = payee

    def price(self) -> int:
        return 0 if self.payee == NOBODY else self.value

    def open(self, state: Table) -> bool:
        return state.players[self.seat].reis >= self.price() and can_act(state, self.seat, self.action, NONE)

    def moves(self, state: Table) -> list[int]:
        return [FOLLOW, PASS]

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            if state.log is not None:
                state.tell("declined", self.seat, {})
            return
        price = self.price()
        if self.payee != NOBODY:
            state.players[self.seat].reis -= price
            state.players[self.payee].reis += price
        if state.log is not None:
            state.tell("followed" if self.payee == NOBODY else "bought", self.seat, {"reis": price})
        begin_action(state, self.seat, self.action, NONE, self.value, False)

    def prompt(self, state: Table) -> Prompt:
        facts: dict[str, object] = {"action": _name(self.action), "price": self.price()}
        if self.payee == NOBODY:
            return Prompt("follow-nobles", self.seat, "M71", facts)
        facts["seller-seat"] = self.payee
        return Prompt("buy-nobles", self.seat, "M72", facts)
