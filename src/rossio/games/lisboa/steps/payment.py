"""Payments in réis, from hand and influence (L4.3, L4.4, L15.16, L15.17), and for a visit (L7.2 to L7.4)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.actions import FROM_INFLUENCE, FROM_REIS
from rossio.games.lisboa.gains import earn
from rossio.games.lisboa.state import VISITS, Table
from rossio.games.lisboa.steps.ways import nearest_demand
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step

FOR_LAND: Final = 0
FOR_HIRING: Final = 1
FOR_EVENT: Final = 2
PURPOSES: Final = ["land", "hiring", "event"]


@final
class PayReis(Step[Table]):
    """L15.16: what is owed after discounts and L4.4; any part of it may come from influence."""

    owed: int
    purpose: int

    def __init__(self, seat: int = NOBODY, owed: int = 0, purpose: int = FOR_LAND) -> None:
        self.seat = seat
        self.owed = owed
        self.purpose = purpose

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        if costs.least_generated(p, self.owed) == costs.most_generated(p, self.owed):
            pay_reis(state, self.seat, self.owed, costs.least_generated(p, self.owed), self.purpose)
            return False
        if nearest_demand(state, self) is not None:
            moves = self.moves(state)
            if len(moves) == 1:
                self.take(state, moves[0])
                return False
        return True

    def moves(self, state: Table) -> list[int]:
        p = state.players[self.seat]
        demand = nearest_demand(state, self)
        moves: list[int] = []
        for generated in range(costs.least_generated(p, self.owed), costs.most_generated(p, self.owed) + 1):
            influence = content.INFLUENCE_AFTER[p.influence][generated]
            if demand is None or demand.met_with(state, p.reis - self.owed + generated, influence):
                moves.append(encode(FROM_INFLUENCE, generated))
        return moves

    def take(self, state: Table, move: int) -> None:
        pay_reis(state, self.seat, self.owed, first_of(move), self.purpose)

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        legal = self.moves(state)
        refusals: list[Refusal] = []
        for generated in range(min(self.owed, content.REIS_AT[content.INFLUENCE_TOP]) + 1):
            move = encode(FROM_INFLUENCE, generated)
            if move in legal:
                continue
            if generated > content.REIS_AT[p.influence]:
                facts: dict[str, object] = {"have": content.REIS_AT[p.influence], "need": generated}
                refusals.append(Refusal(move, "influence-short", "L4.3", facts))
            elif self.owed - generated > p.reis:
                refusals.append(Refusal(move, "reis-short", "L4.3", {"have": p.reis, "need": self.owed - generated}))
            else:
                refusals.append(Refusal(move, "dead-end", "L15.2"))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        p = state.players[self.seat]
        facts: dict[str, object] = {"owed": self.owed, "reis": p.reis, "purpose": PURPOSES[self.purpose]}
        return Prompt("pay-reis", self.seat, "L15.16", facts)


def pay_reis(t: Table, seat: int, owed: int, generated: int, purpose: int) -> None:
    """Move the influence marker and the coins."""
    p = t.players[seat]
    p.influence = content.INFLUENCE_AFTER[p.influence][generated]
    p.reis -= owed - generated
    if t.log is not None:
        facts: dict[str, object] = {"reis": owed - generated, "generated": generated, "influence": p.influence}
        t.tell("paid", seat, {"purpose": PURPOSES[purpose], **facts})


def after_coins(t: Table, seat: int, price: int) -> int:
    """L4.4: what is owed once the réis on treasury cards have done their part."""
    price -= t.players[seat].lasting[content.COIN]
    return price if price > 0 else 0


@final
class PayVisit(Step[Table]):
    """L7.2 to L7.4, L15.18: influence; réis with both left houses; wigs only for what influence lacks."""

    noble: int
    following: bool

    def __init__(self, seat: int = NOBODY, noble: int = 0, following: bool = False) -> None:
        self.seat = seat
        self.noble = noble
        self.following = following

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        cost = costs.visit_cost(state, self.seat, self.noble, self.following)
        if not costs.most_visit_reis(p, cost):
            self.pay(state, cost, 0)
            return False
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
            return False
        return True

    def moves(self, state: Table) -> list[int]:
        p = state.players[self.seat]
        cost = costs.visit_cost(state, self.seat, self.noble, self.following)
        demand = nearest_demand(state, self)
        moves: list[int] = []
        for reis in range(costs.most_visit_reis(p, cost) + 1):
            rest = cost - reis
            if costs.visit_wigs(p, rest) > p.wigs:
                continue
            coins = p.reis - after_coins(state, self.seat, reis)
            influence = p.influence - rest if p.influence > rest else 0
            if demand is None or demand.met_with(state, coins, influence):
                moves.append(encode(FROM_REIS, reis))
        return moves

    def take(self, state: Table, move: int) -> None:
        self.pay(state, costs.visit_cost(state, self.seat, self.noble, self.following), first_of(move))

    def pay(self, t: Table, cost: int, reis: int) -> None:
        p = t.players[self.seat]
        rest = cost - reis
        wigs = costs.visit_wigs(p, rest)
        coins = after_coins(t, self.seat, reis)
        p.reis -= coins
        p.influence -= rest - wigs
        if wigs:
            earn(t, self.seat, -wigs, VISITS)
        if t.log is not None:
            facts: dict[str, object] = {"noble": content.NOBLE_IDS[self.noble], "influence": rest - wigs}
            t.tell("paid-visit", self.seat, {**facts, "wigs": wigs, "reis": coins})

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        cost = costs.visit_cost(state, self.seat, self.noble, self.following)
        legal = self.moves(state)
        refusals: list[Refusal] = []
        for reis in range(cost + 1):
            move = encode(FROM_REIS, reis)
            if move in legal:
                continue
            wigs = costs.visit_wigs(p, cost - reis)
            if reis > costs.most_visit_reis(p, cost):
                refusals.append(Refusal(move, "reis-short", "L7.4", {"have": p.reis, "need": reis}))
            elif wigs > p.wigs:
                refusals.append(Refusal(move, "wigs-short", "L7.3", {"have": p.wigs, "need": wigs}))
            else:
                refusals.append(Refusal(move, "dead-end", "L15.2"))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        cost = costs.visit_cost(state, self.seat, self.noble, self.following)
        facts: dict[str, object] = {"noble": content.NOBLE_IDS[self.noble], "cost": cost}
        return Prompt("pay-visit", self.seat, "L7.4", facts)
