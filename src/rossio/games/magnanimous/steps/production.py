"""The Production Phase: dice are taken to the boards (M34-M41)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import ACT, GOVERN, OFFER, PASS, PLACE, PRECISE, TAKE, TRADE, TURN
from rossio.games.magnanimous.content import (
    PROVINCE_IDS,
    SLOT_NUMBER,
    SPACE_ACT,
    SPACE_IDS,
    SPACES,
)
from rossio.games.magnanimous.effects import ACTS, GOODS, IN_PRODUCTION
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.dice import turn_moves, use_shift, why_no_turn
from rossio.games.magnanimous.steps.governor import become_governor
from rossio.games.magnanimous.steps.trades import trade_at_hand, trade_once, why_no_trade
from rossio.games.magnanimous.steps.works import (
    FollowProduction,
    begin_work,
    can_work,
    why_no_work,
    work_price,
)
from rossio.kernel.actions import BYTE
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class ProductionRound(Step[Table]):
    """In order, one action per turn, until all slots are filled and the purple die is taken (M34, M44, Q15)."""

    def open(self, state: Table) -> bool:
        filled = True
        for seat in range(state.seats):
            if state.free_slots(seat):
                filled = False
        if filled:
            if not state.purple_taken:
                seat = state.left_of(state.governor)
                state.agenda.append(ProductionRound(state.left_of(seat)))
                become_governor(state, seat)
            return False
        seat = self.seat
        while state.free_slots(seat) == 0 and (state.purple_taken or seat == state.governor):
            seat = state.left_of(seat)
        state.agenda.append(ProductionRound(state.left_of(seat)))
        state.agenda.append(TakeDie(seat))
        return False


def _fits(table: Table, seat: int, space: int) -> bool:
    """Whether the die of a space may lawfully go to a free slot of the player, who has one (M36, M37)."""
    act = SPACE_ACT[space]
    return act >= len(GOODS) or table.is_slot_free(table.first_of(seat) + act)


@final
class TakeDie(Step[Table]):
    """A turn: take a white die from the action area, or the purple die (M35, M38, M42)."""

    def moves(self, state: Table) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        if state.free_slots(seat):
            spaces = state.spaces
            first = state.first_of(seat)
            for space in range(SPACES):
                if spaces[space]:
                    act = SPACE_ACT[space]
                    if act >= PORT or state.is_slot_free(first + act):
                        moves.append(TAKE | space << 8)
            if not moves:
                moves = [TAKE | space << 8 for space in range(SPACES) if spaces[space]]
        else:
            moves.append(PASS)
        if not state.purple_taken and seat != state.governor:
            moves.append(GOVERN)
        if trade_at_hand(state, seat) != NONE:
            moves.append(TRADE)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            return
        if move == GOVERN:
            become_governor(state, self.seat)
        elif move == TRADE:
            state.agenda.append(self)
            trade_once(state, self.seat)
        else:
            space = move >> 8
            idle = not _fits(state, self.seat, space)
            state.agenda.append(PlaceDie(self.seat, space, state.spaces[space], idle))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        legal = self.moves(state)
        first = state.first_of(self.seat)
        for space in range(SPACES):
            move = TAKE | space << 8
            if move in legal:
                continue
            facts: dict[str, object] = {"space": SPACE_IDS[space]}
            if not state.spaces[space]:
                refusals.append(Refusal(move, "no-die", "M35", facts))
            elif not state.free_slots(self.seat):
                refusals.append(Refusal(move, "no-free-slot", "M35", facts))
            else:
                facts["province"] = PROVINCE_IDS[first + SPACE_ACT[space]]
                refusals.append(Refusal(move, "slot-taken", "M36", facts))
        if state.purple_taken:
            refusals.append(Refusal(GOVERN, "purple-taken", "M44"))
        elif self.seat == state.governor:
            refusals.append(Refusal(GOVERN, "governor-already", "M42"))
        refusals.extend(why_no_trade(state, self.seat))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("take-die", self.seat, "M35", {"slots": state.free_slots(self.seat)})


@final
class PlaceDie(Step[Table]):
    """The die goes to a free own slot, a red one to the province of its good (M36-M38); `idle` dice do nothing."""

    space: int
    value: int
    idle: bool

    def __init__(self, seat: int = NOBODY, space: int = 0, value: int = 0, idle: bool = False) -> None:
        super().__init__(seat)
        self.space = space
        self.value = value
        self.idle = idle

    def slots(self, state: Table) -> list[int]:
        first = state.first_of(self.seat)
        act = SPACE_ACT[self.space]
        if act < PORT and not self.idle:
            return [first + act]
        return [province for province in range(first, first + PORT) if state.is_slot_free(province)]

    def open(self, state: Table) -> bool:
        """A red die goes where it must; a blue or an idle one is placed by the player."""
        if SPACE_ACT[self.space] >= PORT or self.idle or turn_moves(state, self.seat, IN_PRODUCTION, self.value):
            return True
        self.take(state, PLACE | self.slots(state)[0] << 8)
        return False

    def moves(self, state: Table) -> list[int]:
        moves = [PLACE | province << 8 for province in self.slots(state)]
        moves.extend(turn_moves(state, self.seat, IN_PRODUCTION, self.value))
        return moves

    def take(self, state: Table, move: int) -> None:
        if move & BYTE == TURN:
            value = move >> 8
            use_shift(state, self.seat, IN_PRODUCTION, self.value, value)
            state.agenda.append(PlaceDie(self.seat, self.space, value, self.idle))
            return
        province = move >> 8
        state.spaces[self.space] = 0
        state.dice[province] = self.value
        if state.log is not None:
            facts: dict[str, object] = {
                "space": SPACE_IDS[self.space],
                "value": self.value,
                "province": PROVINCE_IDS[province],
            }
            state.tell("placed-die", self.seat, facts)
        if not self.idle:
            state.agenda.append(UseProduction(self.seat, SPACE_ACT[self.space], province, self.value))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        slots = self.slots(state)
        first = state.first_of(self.seat)
        for province in range(first, first + PORT):
            if province in slots:
                continue
            facts: dict[str, object] = {"province": PROVINCE_IDS[province]}
            move = PLACE | province << 8
            if state.is_occupied(province):
                refusals.append(Refusal(move, "occupied", "M53", facts))
            elif state.dice[province]:
                refusals.append(Refusal(move, "slot-taken", "M17", facts))
            else:
                facts["good"] = GOODS[SPACE_ACT[self.space]]
                refusals.append(Refusal(move, "other-good", "M36", facts))
        refusals.extend(why_no_turn(state, self.seat, IN_PRODUCTION, self.value))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        facts: dict[str, object] = {"value": self.value, "space": SPACE_IDS[self.space]}
        return Prompt("place-idle-die" if self.idle else "place-die", self.seat, "M35", facts)


@final
class UseProduction(Step[Table]):
    """Do the action of the die, as a precise one where it is, sell it, or do nothing (M35, M39-M41)."""

    act: int
    province: int
    value: int

    def __init__(self, seat: int = NOBODY, act: int = 0, province: int = 0, value: int = 0) -> None:
        super().__init__(seat)
        self.act = act
        self.province = province
        self.value = value

    def moves(self, state: Table) -> list[int]:
        moves: list[int] = []
        if can_work(state, self.seat, self.act, self.province):
            if state.players[self.seat].reis >= work_price(state, self.seat, self.act, self.value):
                moves.append(ACT)
            if SLOT_NUMBER[self.province] == self.value:
                moves.append(PRECISE)
        moves.append(OFFER)
        moves.append(PASS)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            return
        seat = self.seat
        if move == OFFER:
            if state.log is not None:
                state.tell("offered", seat, {"action": f"action-{_action(self.act)}", "reis": self.value})
            self.invite(state, seat)
            return
        if move == PRECISE:
            if state.log is not None:
                state.tell("declared-precise", seat, {"action": f"action-{_action(self.act)}", "value": self.value})
            self.invite(state, NOBODY)
        else:
            price = work_price(state, seat, self.act, self.value)
            state.players[seat].reis -= price
            if state.log is not None:
                state.tell("paid", seat, {"reis": price, "action": f"action-{_action(self.act)}"})
        begin_work(state, seat, self.act, self.province)

    def invite(self, state: Table, payee: int) -> None:
        """Every other player, clockwise from the left, may do the action once (M39, M40)."""
        seat = self.seat
        for _ in range(state.seats - 1):
            seat = seat - 1 if seat else state.seats - 1
            state.agenda.append(FollowProduction(seat, self.act, self.value, payee))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        why = why_no_work(state, self.seat, self.act, self.province)
        if why is not None:
            refusals.append(Refusal(ACT, why.reason, why.clause, why.facts))
        else:
            have = state.players[self.seat].reis
            need = work_price(state, self.seat, self.act, self.value)
            if have < need:
                refusals.append(Refusal(ACT, "no-reis", "M36", {"have": have, "need": need}))
        number = SLOT_NUMBER[self.province]
        if number != self.value:
            refusals.append(Refusal(PRECISE, "not-precise", "M39", {"have": self.value, "need": number}))
        elif why is not None:
            refusals.append(Refusal(PRECISE, why.reason, why.clause, why.facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        facts: dict[str, object] = {
            "action": f"action-{_action(self.act)}",
            "province": PROVINCE_IDS[self.province],
            "value": self.value,
            "price": work_price(state, self.seat, self.act, self.value),
        }
        return Prompt("use-production", self.seat, "M35", facts)


def _action(act: int) -> str:
    return "produce" if act < len(GOODS) else ACTS[act]
