"""Rewards and penalties of cards, lands, sites and tasks (L3.5, L10.3): as far as possible, in order."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.able.ways import Demanding, keep_open
from rossio.games.lisboa.able.why import why_no_room
from rossio.games.lisboa.actions import LOSE_GOOD, TAKE_GOOD
from rossio.games.lisboa.gains import earn, gain_influence, gain_reis, influence_gain, take_good
from rossio.games.lisboa.state import GOODS, PENALTIES, REWARDS, TASKS, Table
from rossio.games.lisboa.steps.church import MeetCardinal
from rossio.games.lisboa.steps.officials import FOR_TASK, FREELY, PlaceOfficials, RecallOfficials
from rossio.games.lisboa.steps.payment import PayPenalty
from rossio.games.lisboa.steps.plans import ReturnFavor, TakeFavor, TakePlan
from rossio.games.lisboa.steps.production import Produce
from rossio.games.lisboa.steps.rubble import PickRubble
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
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
        super().__init__(seat)
        self.effects = effects if effects is not None else []
        self.at = at
        self.source = source

    def open(self, table: Table) -> bool:
        at = self.at
        while at < len(self.effects):
            op = self.effects[at]
            amount = self.effects[at + 1]
            kind = self.effects[at + 2]
            at += 3
            if not gain(table, self.seat, op, amount, kind, self.source):
                if at < len(self.effects):
                    table.agenda.append(Rewards(self.seat, self.effects, at, self.source))
                push_choice(table, self.seat, op, amount, kind, self.source)
                break
        return False


def gain(table: Table, seat: int, op: int, amount: int, kind: int, source: int) -> bool:
    """An effect without a choice; False if it is none of these."""
    player = table.players[seat]
    if op == content.GOOD:
        take_good(table, seat, kind)
    elif op == content.REIS:
        gain_reis(table, seat, amount)
    elif op == content.INFLUENCE:
        gain_influence(table, seat, amount if kind else influence_gain(player, amount))
    elif op == content.WIG:
        earn(table, seat, amount, source)
        if table.log is not None:
            table.tell("wigs", seat, {"wigs": amount})
    elif op == content.LOSE_WIG:
        lost = min(amount, player.wigs)
        earn(table, seat, -lost, PENALTIES)
        if table.log is not None:
            table.tell("lost-wigs", seat, {"wigs": lost})
    else:
        return False
    return True


def push_choice(table: Table, seat: int, op: int, amount: int, kind: int, source: int) -> None:
    """An effect that may ask something; a task says nothing of "up to"."""
    if op == content.GOODS:
        table.agenda.append(ChooseGood(seat, amount, kind))
    elif op == content.OFFICIAL:
        table.agenda.append(PlaceOfficials(seat, amount, 0, 0, FOR_TASK if source == TASKS else FREELY))
    elif op == content.PLAN:
        table.agenda.append(TakePlan(seat))
    elif op == content.PRODUCE:
        table.agenda.append(Produce(seat))
    elif op == content.FAVOR:
        table.agenda.append(TakeFavor(seat))
    elif op == content.CARDINAL:
        table.agenda.append(MeetCardinal(seat, amount))
    elif op == content.RUBBLE:
        table.agenda.append(PickRubble(seat))
    elif op == content.LOSE_REIS:
        table.agenda.append(PayPenalty(seat, amount))
    elif op == content.LOSE_GOOD:
        table.agenda.append(LoseGoods(seat, amount))
    elif op == content.LOSE_OFFICIAL:
        table.agenda.append(RecallOfficials(seat, amount, "L3.5"))
    elif op == content.LOSE_FAVOR:
        for _ in range(amount):
            table.agenda.append(ReturnFavor(seat))


@final
class ChooseGood(Demanding):
    """Different goods of your choice, of kinds with room."""

    left: int
    kinds: int

    def __init__(self, seat: int = NOBODY, left: int = 0, kinds: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.kinds = kinds

    def open(self, table: Table) -> bool:
        choices = self.choices(table)
        if not self.left or not choices:
            return False
        if len(choices) <= self.left:
            for move in choices:
                take_good(table, self.seat, first_of(move))
            return False
        return True

    def choices(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        room = player.room()
        return [
            encode(TAKE_GOOD, good) for good in range(GOODS) if self.kinds >> good & 1 and player.goods[good] < room
        ]

    def moves(self, table: Table) -> list[int]:
        return keep_open(table, self, self.choices(table))

    def take(self, table: Table, move: int) -> None:
        good = first_of(move)
        take_good(table, self.seat, good)
        table.agenda.append(ChooseGood(self.seat, self.left - 1, self.kinds & ~(1 << good)))

    def expected(self, table: Table) -> list[int]:
        return [encode(TAKE_GOOD, good) for good in range(GOODS)]

    def why(self, table: Table, move: int) -> Refusal | None:
        good = first_of(move)
        if not self.kinds >> good & 1:
            return Refusal(move, "not-this-good", "L10.3", {"good": content.GOOD_IDS[good]})
        return why_no_room(table.players[self.seat], move)

    def about(self, table: Table, move: int) -> About:
        return About(brings={content.GOOD_IDS[first_of(move)]: 1})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("take-good", self.seat, "L10.3", {"left": self.left})


@final
class LoseGoods(Demanding):
    """Lose goods of your choice, as many as you have (L3.5, L15.20)."""

    left: int

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        if not self.left or not player.goods_held():
            return False
        kinds = [good for good in range(GOODS) if player.goods[good]]
        if player.goods_held() <= self.left or len(kinds) == 1:
            left = self.left
            for good in kinds:
                for _ in range(min(left, player.goods[good])):
                    lose_good(table, self.seat, good)
                    left -= 1
            return False
        return True

    def moves(self, table: Table) -> list[int]:
        goods = table.players[self.seat].goods
        return keep_open(table, self, [encode(LOSE_GOOD, good) for good in range(GOODS) if goods[good]])

    def take(self, table: Table, move: int) -> None:
        lose_good(table, self.seat, first_of(move))
        table.agenda.append(LoseGoods(self.seat, self.left - 1))

    def expected(self, table: Table) -> list[int]:
        return [encode(LOSE_GOOD, good) for good in range(GOODS)]

    def why(self, table: Table, move: int) -> Refusal | None:
        good = first_of(move)
        if table.players[self.seat].goods[good]:
            return None
        return Refusal(move, "good-missing", "L3.5", {"good": content.GOOD_IDS[good]})

    def about(self, table: Table, move: int) -> About:
        return About({content.GOOD_IDS[first_of(move)]: 1})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("lose-good", self.seat, "L3.5", {"left": self.left})


def lose_good(table: Table, seat: int, good: int) -> None:
    table.players[seat].goods[good] -= 1
    if table.log is not None:
        table.tell("lost-good", seat, {"good": content.GOOD_IDS[good]})
