"""The Production Phase: dice are taken to the boards (M34-M41)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import GOVERN, PASS, PLACE, TAKE, TRADE, TURN
from rossio.games.magnanimous.effects import ACTS, GOODS, IN_PRODUCTION
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.carry_out import about_trade
from rossio.games.magnanimous.steps.dice import turn_moves, use_shift, why_no_turn
from rossio.games.magnanimous.steps.dice_action import UseDie
from rossio.games.magnanimous.steps.governor import become_governor, title_income
from rossio.games.magnanimous.steps.trades import trade_at_hand, traded, why_no_trade
from rossio.games.magnanimous.steps.works import (
    FollowProduction,
    begin_work,
    can_work,
    produced,
    why_no_work,
    work_price,
)
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


@final
class ProductionRound(Step[Table]):
    """In order, one action per turn, until all slots are filled and the purple die is taken (M34, M44, Q15)."""

    def open(self, table: Table) -> bool:
        filled = True
        for seat in range(table.seats):
            if table.free_slots(seat):
                filled = False
        if filled:
            if not table.purple_taken:
                seat = table.left_of(table.governor)
                table.agenda.append(ProductionRound(table.left_of(seat)))
                become_governor(table, seat)
            return False
        seat = self.seat
        while table.free_slots(seat) == 0 and (table.purple_taken or seat == table.governor):
            seat = table.left_of(seat)
        table.agenda.append(ProductionRound(table.left_of(seat)))
        table.agenda.append(TakeDie(seat))
        return False


def _fits(table: Table, seat: int, space: int) -> bool:
    """Whether the die of a space may lawfully go to a free slot of the player, who has one (M36, M37)."""
    act = content.SPACE_ACT[space]
    return act >= len(GOODS) or table.is_slot_free(table.first_of(seat) + act)


@final
class TakeDie(Choice[Table]):
    """A turn: take a white die from the action area, or the purple die (M35, M38, M42)."""

    def moves(self, table: Table) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        if table.free_slots(seat):
            spaces = table.spaces
            first = table.first_of(seat)
            for space in range(content.SPACES):
                if spaces[space]:
                    act = content.SPACE_ACT[space]
                    if act >= PORT or table.is_slot_free(first + act):
                        moves.append(encode(TAKE, space))
            if not moves:
                moves = [encode(TAKE, space) for space in range(content.SPACES) if spaces[space]]
        else:
            moves.append(PASS)
        if not table.purple_taken and seat != table.governor:
            moves.append(GOVERN)
        if trade_at_hand(table, seat) != NONE:
            moves.append(TRADE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move == PASS or traded(table, self, move):
            return
        if move == GOVERN:
            become_governor(table, self.seat)
        else:
            space = first_of(move)
            idle = not _fits(table, self.seat, space)
            table.agenda.append(PlaceDie(self.seat, space, table.spaces[space], idle))

    def about(self, table: Table, move: int) -> About:
        """For a die: what its action would cost, and where it would be a precise one."""
        if move == PASS:
            return About()
        if move == GOVERN:
            facts: dict[str, object] = {"effect": content.RIO_IDS[table.purple]}
            return About(brings={"reis": title_income(table, self.seat)}, facts=facts)
        if move == TRADE:
            return about_trade(content.EFFECTS[trade_at_hand(table, self.seat)])
        space = first_of(move)
        act = content.SPACE_ACT[space]
        value = table.spaces[space]
        first = table.first_of(self.seat)
        slots = [first + act] if act < PORT else list(range(first, first + PORT))
        precise = [slot for slot in slots if content.SLOT_NUMBER[slot] == value and table.is_slot_free(slot)]
        return About(
            facts={
                "value": value,
                "price": work_price(table, self.seat, act, value),
                "precise": [content.PROVINCE_IDS[slot] for slot in precise],
            }
        )

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        legal = self.moves(table)
        first = table.first_of(self.seat)
        for space in range(content.SPACES):
            move = encode(TAKE, space)
            if move in legal:
                continue
            facts: dict[str, object] = {"space": content.SPACE_IDS[space]}
            if not table.spaces[space]:
                refusals.append(Refusal(move, "no-die", "M35", facts))
            elif not table.free_slots(self.seat):
                refusals.append(Refusal(move, "no-free-slot", "M35", facts))
            else:
                facts["province"] = content.PROVINCE_IDS[first + content.SPACE_ACT[space]]
                refusals.append(Refusal(move, "slot-taken", "M36", facts))
        if table.purple_taken:
            refusals.append(Refusal(GOVERN, "purple-taken", "M44"))
        elif self.seat == table.governor:
            refusals.append(Refusal(GOVERN, "governor-already", "M42"))
        refusals.extend(why_no_trade(table, self.seat))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("take-die", self.seat, "M35", {"slots": table.free_slots(self.seat)})


@final
class PlaceDie(Choice[Table]):
    """The die goes to a free own slot, a red one to the province of its good (M36-M38); `idle` dice do nothing."""

    space: int
    value: int
    idle: bool

    def __init__(self, seat: int = NOBODY, space: int = 0, value: int = 0, idle: bool = False) -> None:
        super().__init__(seat)
        self.space = space
        self.value = value
        self.idle = idle

    def slots(self, table: Table) -> list[int]:
        first = table.first_of(self.seat)
        act = content.SPACE_ACT[self.space]
        if act < PORT and not self.idle:
            return [first + act]
        return [province for province in range(first, first + PORT) if table.is_slot_free(province)]

    def moves(self, table: Table) -> list[int]:
        moves = [encode(PLACE, province) for province in self.slots(table)]
        moves.extend(turn_moves(table, self.seat, IN_PRODUCTION, self.value))
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == TURN:
            value = first_of(move)
            use_shift(table, self.seat, IN_PRODUCTION, self.value, value)
            table.agenda.append(PlaceDie(self.seat, self.space, value, self.idle))
            return
        province = first_of(move)
        table.spaces[self.space] = 0
        table.dice[province] = self.value
        if table.log is not None:
            facts: dict[str, object] = {
                "space": content.SPACE_IDS[self.space],
                "value": self.value,
                "province": content.PROVINCE_IDS[province],
            }
            table.tell("placed-die", self.seat, facts)
        if not self.idle:
            table.agenda.append(UseProduction(self.seat, content.SPACE_ACT[self.space], province, self.value))

    def about(self, table: Table, move: int) -> About:
        """What the action would cost with the die, and whether it would be a precise one there."""
        act = content.SPACE_ACT[self.space]
        if kind_of(move) == TURN:
            return About(facts={"price": work_price(table, self.seat, act, first_of(move))})
        number = content.SLOT_NUMBER[first_of(move)]
        return About(
            facts={
                "number": number,
                "price": work_price(table, self.seat, act, self.value),
                "precise": number == self.value,
            }
        )

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        slots = self.slots(table)
        first = table.first_of(self.seat)
        for province in range(first, first + PORT):
            if province in slots:
                continue
            facts: dict[str, object] = {"province": content.PROVINCE_IDS[province]}
            move = encode(PLACE, province)
            if table.is_occupied(province):
                refusals.append(Refusal(move, "occupied", "M53", facts))
            elif table.dice[province]:
                refusals.append(Refusal(move, "slot-taken", "M17", facts))
            else:
                facts["good"] = GOODS[content.SPACE_ACT[self.space]]
                refusals.append(Refusal(move, "other-good", "M36", facts))
        refusals.extend(why_no_turn(table, self.seat, IN_PRODUCTION, self.value))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {"value": self.value, "space": content.SPACE_IDS[self.space]}
        return Prompt("place-idle-die" if self.idle else "place-die", self.seat, "M35", facts)


@final
class UseProduction(UseDie):
    """The action below the quadrant the die came from (M35-M37, M39-M41)."""

    act: int

    def __init__(self, seat: int = NOBODY, act: int = 0, province: int = 0, value: int = 0) -> None:
        super().__init__(seat, province, value)
        self.act = act

    def able(self, table: Table) -> bool:
        return can_work(table, self.seat, self.act, self.province)

    def why_unable(self, table: Table) -> Refusal | None:
        return why_no_work(table, self.seat, self.act, self.province)

    def price(self, table: Table) -> int:
        return work_price(table, self.seat, self.act, self.value)

    def number(self) -> int:
        return content.SLOT_NUMBER[self.province]

    def clause(self) -> str:
        return "M39"

    def name(self) -> str:
        return "action-produce" if self.act < len(GOODS) else f"action-{ACTS[self.act]}"

    def pay(self, table: Table) -> None:
        price = self.price(table)
        table.players[self.seat].reis -= price
        if table.log is not None:
            table.tell("paid", self.seat, {"reis": price, "action": self.name()})

    def begin(self, table: Table, precise: bool) -> None:
        begin_work(table, self.seat, self.act, self.province)

    def follower(self, seat: int, payee: int) -> Step[Table]:
        return FollowProduction(seat, self.act, self.value, payee)

    def result(self, table: Table) -> dict[str, int]:
        if self.act >= PORT:
            return {}
        return {GOODS[self.act]: produced(table, self.seat, table.first_of(self.seat) + self.act)}

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {
            "action": self.name(),
            "province": content.PROVINCE_IDS[self.province],
            "value": self.value,
            "price": self.price(table),
        }
        return Prompt("use-production", self.seat, "M35", facts)
