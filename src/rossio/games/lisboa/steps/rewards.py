"""Rewards and penalties of cards, lands, sites and tasks (L3.5, L10.3, P0): as far as possible, in order."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import LOSE_GOOD, TAKE_GOOD
from rossio.games.lisboa.gains import earn, gain_influence, gain_reis, influence_gain, take_good
from rossio.games.lisboa.state import GOODS, PENALTIES, REWARDS, Table
from rossio.games.lisboa.steps.church import MeetCardinal
from rossio.games.lisboa.steps.officials import PlaceOfficials, RecallOfficials
from rossio.games.lisboa.steps.plans import ReturnFavor, TakeFavor, TakePlan
from rossio.games.lisboa.steps.production import Produce
from rossio.games.lisboa.steps.rubble import PickRubble
from rossio.games.lisboa.steps.ways import keep_open
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class Rewards(Step[Table]):
    """Carry out effects one after the other; a choice interrupts, the rest follows it."""

    effects: list[int]
    at: int
    source: int

    def __init__(
        self, seat: int = NOBODY, effects: list[int] | None = None, at: int = 0, source: int = REWARDS
    ) -> None:
        self.seat = seat
        self.effects = effects if effects is not None else []
        self.at = at
        self.source = source

    def open(self, state: Table) -> bool:
        at = self.at
        while at < len(self.effects):
            op = self.effects[at]
            amount = self.effects[at + 1]
            kind = self.effects[at + 2]
            at += 3
            if not gain(state, self.seat, op, amount, kind, self.source):
                if at < len(self.effects):
                    state.agenda.append(Rewards(self.seat, self.effects, at, self.source))
                push_choice(state, self.seat, op, amount, kind)
                break
        return False


def gain(t: Table, seat: int, op: int, amount: int, kind: int, source: int) -> bool:
    """An effect without a choice; False if it is none of these."""
    p = t.players[seat]
    if op == content.GOOD:
        take_good(t, seat, kind)
    elif op == content.REIS:
        gain_reis(t, seat, amount)
    elif op == content.INFLUENCE:
        gain_influence(t, seat, amount if kind else influence_gain(p, amount))
    elif op == content.WIG:
        earn(t, seat, amount, source)
        if t.log is not None:
            t.tell("wigs", seat, {"wigs": amount})
    elif op == content.LOSE_REIS:
        lost = min(amount, p.reis)
        p.reis -= lost
        if t.log is not None:
            t.tell("lost-reis", seat, {"reis": lost})
    elif op == content.LOSE_WIG:
        lost = min(amount, p.wigs)
        earn(t, seat, -lost, PENALTIES)
        if t.log is not None:
            t.tell("lost-wigs", seat, {"wigs": lost})
    else:
        return False
    return True


def push_choice(t: Table, seat: int, op: int, amount: int, kind: int) -> None:
    """An effect that may ask something."""
    if op == content.GOODS:
        t.agenda.append(ChooseGood(seat, amount, kind))
    elif op == content.OFFICIAL:
        t.agenda.append(PlaceOfficials(seat, amount))
    elif op == content.PLAN:
        t.agenda.append(TakePlan(seat))
    elif op == content.PRODUCE:
        t.agenda.append(Produce(seat))
    elif op == content.FAVOR:
        t.agenda.append(TakeFavor(seat))
    elif op == content.CARDINAL:
        t.agenda.append(MeetCardinal(seat, amount))
    elif op == content.RUBBLE:
        t.agenda.append(PickRubble(seat))
    elif op == content.LOSE_GOOD:
        t.agenda.append(LoseGoods(seat, amount))
    elif op == content.LOSE_OFFICIAL:
        t.agenda.append(RecallOfficials(seat, amount, "L3.5"))
    elif op == content.LOSE_FAVOR:
        for _ in range(amount):
            t.agenda.append(ReturnFavor(seat))


@final
class ChooseGood(Step[Table]):
    """P0 GOODS: different goods of your choice, of kinds with room."""

    left: int
    kinds: int

    def __init__(self, seat: int = NOBODY, left: int = 0, kinds: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.kinds = kinds

    def open(self, state: Table) -> bool:
        choices = self.choices(state)
        if not self.left or not choices:
            return False
        if len(choices) <= self.left:
            for move in choices:
                take_good(state, self.seat, first_of(move))
            return False
        return True

    def choices(self, t: Table) -> list[int]:
        p = t.players[self.seat]
        room = p.room()
        return [encode(TAKE_GOOD, good) for good in range(GOODS) if self.kinds >> good & 1 and p.goods[good] < room]

    def moves(self, state: Table) -> list[int]:
        return keep_open(state, self, self.choices(state))

    def take(self, state: Table, move: int) -> None:
        good = first_of(move)
        take_good(state, self.seat, good)
        state.agenda.append(ChooseGood(self.seat, self.left - 1, self.kinds & ~(1 << good)))

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        legal = self.moves(state)
        refusals: list[Refusal] = []
        for good in range(GOODS):
            move = encode(TAKE_GOOD, good)
            facts: dict[str, object] = {"good": content.GOOD_IDS[good]}
            if move in legal:
                continue
            if not self.kinds >> good & 1:
                refusals.append(Refusal(move, "not-this-good", "L10.3", facts))
            elif p.goods[good] >= p.room():
                refusals.append(Refusal(move, "warehouse-full", "L3.2", {**facts, "room": p.room()}))
            else:
                refusals.append(Refusal(move, "dead-end", "L15.2"))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("take-good", self.seat, "L10.3", {"left": self.left})


@final
class LoseGoods(Step[Table]):
    """L3.5, L15.20: lose goods of your choice, as many as you have."""

    left: int

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        if not self.left or not p.goods_held():
            return False
        kinds = [good for good in range(GOODS) if p.goods[good]]
        if p.goods_held() <= self.left or len(kinds) == 1:
            left = self.left
            for good in kinds:
                for _ in range(min(left, p.goods[good])):
                    lose_good(state, self.seat, good)
                    left -= 1
            return False
        return True

    def moves(self, state: Table) -> list[int]:
        goods = state.players[self.seat].goods
        return keep_open(state, self, [encode(LOSE_GOOD, good) for good in range(GOODS) if goods[good]])

    def take(self, state: Table, move: int) -> None:
        lose_good(state, self.seat, first_of(move))
        state.agenda.append(LoseGoods(self.seat, self.left - 1))

    def refusals(self, state: Table) -> list[Refusal]:
        goods = state.players[self.seat].goods
        legal = self.moves(state)
        refusals: list[Refusal] = []
        for good in range(GOODS):
            move = encode(LOSE_GOOD, good)
            if move in legal:
                continue
            if goods[good]:
                refusals.append(Refusal(move, "dead-end", "L15.2"))
            else:
                refusals.append(Refusal(move, "good-missing", "L3.5", {"good": content.GOOD_IDS[good]}))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("lose-good", self.seat, "L3.5", {"left": self.left})


def lose_good(t: Table, seat: int, good: int) -> None:
    t.players[seat].goods[good] -= 1
    if t.log is not None:
        t.tell("lost-good", seat, {"good": content.GOOD_IDS[good]})
