"""Produce goods, and prices that fall (L6.10, L6.11, L8.9, L15.37)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import EXTRA
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import GOODS, NONE, Table
from rossio.games.lisboa.steps.ways import keep_open
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class Produce(Step[Table]):
    """L6.10: one good per store, up to the warehouse's room; then the extras; then the prices fall."""

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        room = p.room()
        received = 0
        for good in range(GOODS):
            got = min(p.stores[good], room - p.goods[good])
            if got > 0:
                got = min(got + p.lasting[content.EXTRA_EACH], room - p.goods[good])
                p.goods[good] += got
                received |= 1 << good
                if state.log is not None:
                    state.tell("produced", self.seat, {"good": content.GOOD_IDS[good], "goods": got})
        if received:
            note(state, self.seat, content.PRODUCE)
            state.agenda.append(FallingPrices(self.seat, received))
            for _ in range(p.lasting[content.EXTRA_ONE]):
                state.agenda.append(ExtraGood(self.seat, received))
        return False


@final
class ExtraGood(Step[Table]):
    """L8.9, P2 PRODUCE +1: one more good of a kind just produced, with room for it."""

    received: int

    def __init__(self, seat: int = NOBODY, received: int = 0) -> None:
        self.seat = seat
        self.received = received

    def open(self, state: Table) -> bool:
        kinds = self.kinds(state)
        if len(kinds) == 1:
            self.add(state, kinds[0])
        return len(kinds) > 1

    def kinds(self, t: Table) -> list[int]:
        p = t.players[self.seat]
        room = p.room()
        return [good for good in range(GOODS) if self.received >> good & 1 and p.goods[good] < room]

    def moves(self, state: Table) -> list[int]:
        return keep_open(state, self, [encode(EXTRA, good) for good in self.kinds(state)])

    def take(self, state: Table, move: int) -> None:
        self.add(state, first_of(move))

    def add(self, t: Table, good: int) -> None:
        t.players[self.seat].goods[good] += 1
        if t.log is not None:
            t.tell("extra-good", self.seat, {"good": content.GOOD_IDS[good]})

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        legal = self.moves(state)
        refusals: list[Refusal] = []
        for good in range(GOODS):
            move = encode(EXTRA, good)
            facts: dict[str, object] = {"good": content.GOOD_IDS[good]}
            if move in legal:
                continue
            if not self.received >> good & 1:
                refusals.append(Refusal(move, "not-produced", "L8.9", facts))
            elif p.goods[good] >= p.room():
                refusals.append(Refusal(move, "warehouse-full", "L3.2", {**facts, "room": p.room()}))
            else:
                refusals.append(Refusal(move, "dead-end", "L15.2"))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("extra-good", self.seat, "L8.9")


@final
class FallingPrices(Step[Table]):
    """L6.11: every kind really received drops in price, not below the end of its track."""

    received: int

    def __init__(self, seat: int = NOBODY, received: int = 0) -> None:
        self.seat = seat
        self.received = received

    def open(self, state: Table) -> bool:
        for good in range(GOODS):
            if self.received >> good & 1 and state.prices[good] > content.PRICE_LOW[good]:
                state.prices[good] = max(state.prices[good] - content.PRICE_DROP, content.PRICE_LOW[good])
                if state.log is not None:
                    state.tell("price", NONE, {"good": content.GOOD_IDS[good], "price": state.prices[good]})
        return False
