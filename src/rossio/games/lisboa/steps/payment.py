"""Payments in réis, from hand and influence (L4.3, L4.4, L15.16, L15.17, L15.20), and for a visit (L7.2 to L7.4)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.ways import Demanding, keep_open, nearest_demand
from rossio.games.lisboa.about import about_influence
from rossio.games.lisboa.actions import FROM_INFLUENCE, FROM_REIS
from rossio.games.lisboa.gains import earn
from rossio.games.lisboa.state import VISITS, Player, Table
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal

FOR_LAND: Final = 0
FOR_HIRING: Final = 1
FOR_EVENT: Final = 2
PURPOSES: Final = ["land", "hiring", "event"]
MOST_GENERATED: Final = content.REIS_AT[content.INFLUENCE_TOP]


@final
class PayReis(Demanding):
    """What is owed after discounts and L4.4; any part of it may come from influence (L15.16)."""

    owed: int
    purpose: int

    def __init__(self, seat: int = NOBODY, owed: int = 0, purpose: int = FOR_LAND) -> None:
        super().__init__(seat)
        self.owed = owed
        self.purpose = purpose

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        if costs.least_generated(player, self.owed) == costs.most_generated(player, self.owed):
            pay_reis(table, self.seat, self.owed, costs.least_generated(player, self.owed), self.purpose)
            return False
        return super().open(table)

    def moves(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        demand = nearest_demand(table, self)
        moves: list[int] = []
        for generated in range(costs.least_generated(player, self.owed), costs.most_generated(player, self.owed) + 1):
            influence = content.INFLUENCE_AFTER[player.influence][generated]
            if demand is None or demand.met_with(table, player.reis - self.owed + generated, influence):
                moves.append(encode(FROM_INFLUENCE, generated))
        return moves

    def take(self, table: Table, move: int) -> None:
        pay_reis(table, self.seat, self.owed, first_of(move), self.purpose)

    def expected(self, table: Table) -> list[int]:
        return [encode(FROM_INFLUENCE, generated) for generated in range(min(self.owed, MOST_GENERATED) + 1)]

    def why(self, table: Table, move: int) -> Refusal | None:
        player = table.players[self.seat]
        rest = self.owed - first_of(move)
        if first_of(move) > content.REIS_AT[player.influence]:
            return influence_short(player, move)
        if rest > player.reis:
            return Refusal(move, "reis-short", "L4.3", {"have": player.reis, "need": rest})
        return None

    def about(self, table: Table, move: int) -> About:
        return about_influence(table, self.seat, first_of(move), self.owed - first_of(move))

    def prompt(self, table: Table) -> Prompt:
        player = table.players[self.seat]
        facts: dict[str, object] = {"owed": self.owed, "reis": player.reis, "purpose": PURPOSES[self.purpose]}
        return Prompt("pay-reis", self.seat, "L15.16", facts)


def influence_short(player: Player, move: int) -> Refusal:
    """More réis are wanted from influence than it gives."""
    facts: dict[str, object] = {"have": content.REIS_AT[player.influence], "need": first_of(move)}
    return Refusal(move, "influence-short", "L4.3", facts)


def pay_reis(table: Table, seat: int, owed: int, generated: int, purpose: int) -> None:
    """Move the influence marker and the coins."""
    player = table.players[seat]
    player.influence = content.INFLUENCE_AFTER[player.influence][generated]
    player.reis -= owed - generated
    if table.log is not None:
        facts: dict[str, object] = {"reis": owed - generated, "generated": generated, "influence": player.influence}
        table.tell("paid", seat, {"purpose": PURPOSES[purpose], **facts})


@final
class PayPenalty(Demanding):
    """Coins take off first; influence may help and need not; what the hand lacks stays unpaid (L15.20, L3.5)."""

    penalty: int

    def __init__(self, seat: int = NOBODY, penalty: int = 0) -> None:
        super().__init__(seat)
        self.penalty = penalty

    def moves(self, table: Table) -> list[int]:
        most = costs.most_generated(table.players[self.seat], costs.after_coins(table.players[self.seat], self.penalty))
        return keep_open(table, self, [encode(FROM_INFLUENCE, generated) for generated in range(most + 1)])

    def take(self, table: Table, move: int) -> None:
        player = table.players[self.seat]
        generated = first_of(move)
        owed = costs.after_coins(table.players[self.seat], self.penalty)
        paid = min(owed - generated, player.reis)
        player.influence = content.INFLUENCE_AFTER[player.influence][generated]
        player.reis -= paid
        if table.log is not None:
            facts: dict[str, object] = {"reis": paid, "coins": self.penalty - owed, "unpaid": owed - generated - paid}
            table.tell("paid-penalty", self.seat, {**facts, "generated": generated, "influence": player.influence})

    def expected(self, table: Table) -> list[int]:
        owed = costs.after_coins(table.players[self.seat], self.penalty)
        return [encode(FROM_INFLUENCE, generated) for generated in range(min(owed, MOST_GENERATED) + 1)]

    def why(self, table: Table, move: int) -> Refusal | None:
        player = table.players[self.seat]
        return influence_short(player, move) if first_of(move) > content.REIS_AT[player.influence] else None

    def about(self, table: Table, move: int) -> About:
        player = table.players[self.seat]
        rest = costs.after_coins(player, self.penalty) - first_of(move)
        return about_influence(table, self.seat, first_of(move), min(rest, player.reis))

    def prompt(self, table: Table) -> Prompt:
        owed = costs.after_coins(table.players[self.seat], self.penalty)
        return Prompt("pay-penalty", self.seat, "L15.20", {"owed": owed, "reis": table.players[self.seat].reis})


@final
class PayVisit(Demanding):
    """Influence; réis with both left houses; wigs only for what influence lacks (L7.2 to L7.4, L15.18)."""

    noble: int
    following: bool

    def __init__(self, seat: int = NOBODY, noble: int = 0, following: bool = False) -> None:
        super().__init__(seat)
        self.noble = noble
        self.following = following

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        cost = costs.visit_cost(table, self.seat, self.noble, self.following)
        if not costs.most_visit_reis(player, cost):
            self.pay(table, cost, 0)
            return False
        return super().open(table)

    def moves(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        cost = costs.visit_cost(table, self.seat, self.noble, self.following)
        demand = nearest_demand(table, self)
        moves: list[int] = []
        for reis in range(costs.most_visit_reis(player, cost) + 1):
            rest = cost - reis
            if costs.visit_wigs(player, rest) > player.wigs:
                continue
            coins = player.reis - costs.after_coins(table.players[self.seat], reis)
            influence = player.influence - rest if player.influence > rest else 0
            if demand is None or demand.met_with(table, coins, influence):
                moves.append(encode(FROM_REIS, reis))
        return moves

    def take(self, table: Table, move: int) -> None:
        self.pay(table, costs.visit_cost(table, self.seat, self.noble, self.following), first_of(move))

    def pay(self, table: Table, cost: int, reis: int) -> None:
        player = table.players[self.seat]
        rest = cost - reis
        wigs = costs.visit_wigs(player, rest)
        coins = costs.after_coins(table.players[self.seat], reis)
        player.reis -= coins
        player.influence -= rest - wigs
        if wigs:
            earn(table, self.seat, -wigs, VISITS)
        if table.log is not None:
            facts: dict[str, object] = {"noble": content.NOBLE_IDS[self.noble], "influence": rest - wigs}
            table.tell("paid-visit", self.seat, {**facts, "wigs": wigs, "reis": coins})

    def expected(self, table: Table) -> list[int]:
        cost = costs.visit_cost(table, self.seat, self.noble, self.following)
        return [encode(FROM_REIS, reis) for reis in range(cost + 1)]

    def why(self, table: Table, move: int) -> Refusal | None:
        player = table.players[self.seat]
        cost = costs.visit_cost(table, self.seat, self.noble, self.following)
        reis = first_of(move)
        wigs = costs.visit_wigs(player, cost - reis)
        if reis > costs.most_visit_reis(player, cost):
            return Refusal(move, "reis-short", "L7.4", {"have": player.reis, "need": reis})
        if wigs > player.wigs:
            return Refusal(move, "wigs-short", "L7.3", {"have": player.wigs, "need": wigs})
        return None

    def about(self, table: Table, move: int) -> About:
        player = table.players[self.seat]
        rest = costs.visit_cost(table, self.seat, self.noble, self.following) - first_of(move)
        wigs = costs.visit_wigs(player, rest)
        paid = {"reis": costs.after_coins(player, first_of(move)), "influence": rest - wigs, "wigs": wigs}
        return About({name: amount for name, amount in paid.items() if amount})

    def prompt(self, table: Table) -> Prompt:
        cost = costs.visit_cost(table, self.seat, self.noble, self.following)
        facts: dict[str, object] = {"noble": content.NOBLE_IDS[self.noble], "cost": cost}
        return Prompt("pay-visit", self.seat, "L7.4", facts)
