"""Voyages and phase F (C54-C57, C86)."""

from __future__ import annotations

from rossio.games.coimbra import actions
from rossio.games.coimbra.content import FAVOUR_EFFECTS, FAVOUR_IDS, VOYAGE_COST, VOYAGE_IDS, VOYAGE_RESOURCE
from rossio.games.coimbra.effects import ANY_RESOURCE, RESOURCES, VOYAGE_DISCOUNT
from rossio.games.coimbra.state import VOYAGES, Table
from rossio.kernel.actions import first_of, kind_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


def voyage_price(table: Table, player: int, slot: int) -> int:
    """The cost of a voyage less what held favour tiles take off, never below 0 (C56)."""
    price = VOYAGE_COST[table.laid[slot]]
    for tile in range(len(FAVOUR_IDS)):
        if table.favours[tile] == player:
            for effect in FAVOUR_EFFECTS[tile]:
                if effect.op == VOYAGE_DISCOUNT:
                    price -= effect.amount
    return max(price, 0)


def payable(table: Table, player: int, resource: int) -> list[int]:
    """The voyages a player may invest in now, by slot: no own disk yet, and the price in hand (C54, C86)."""
    owner = table.players[player]
    slots = []
    for slot in range(len(table.laid)):
        kind = VOYAGE_RESOURCE[table.laid[slot]]
        if resource not in (ANY_RESOURCE, kind) or owner.voyages >> slot & 1:
            continue
        if owner.goods(kind) >= voyage_price(table, player, slot):
            slots.append(slot)
    return slots


class Invest(Step[Table]):
    """Invest in one voyage, or decline: in phase F, or by a bonus for one kind of goods."""

    resource: int

    def __init__(self, seat: int = 0, resource: int = ANY_RESOURCE) -> None:
        super().__init__(seat)
        self.resource = resource

    def open(self, table: Table) -> bool:
        return bool(payable(table, self.seat, self.resource))

    def moves(self, table: Table) -> list[int]:
        moves = [actions.INVEST | table.laid[slot] << 8 for slot in payable(table, self.seat, self.resource)]
        moves.append(actions.DECLINE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.DECLINE:
            return
        slot = table.laid.index(first_of(move))
        kind = VOYAGE_RESOURCE[table.laid[slot]]
        price = voyage_price(table, self.seat, slot)
        table.players[self.seat].spend(kind, price)
        table.players[self.seat].voyages |= 1 << slot
        if table.log is not None:
            table.tell(
                "invested",
                self.seat,
                {"voyage": VOYAGE_IDS[table.laid[slot]], "price": {RESOURCES[kind]: price}},
            )

    def refusals(self, table: Table) -> list[Refusal]:
        owner = table.players[self.seat]
        open_slots = payable(table, self.seat, self.resource)
        refusals = []
        for slot, voyage in enumerate(table.laid):
            if slot in open_slots:
                continue
            move = actions.INVEST | voyage << 8
            name = VOYAGE_IDS[voyage]
            kind = VOYAGE_RESOURCE[voyage]
            if owner.voyages >> slot & 1:
                refusals.append(Refusal(move, "voyage-held", "C54", {"voyage": name}))
            elif self.resource not in (ANY_RESOURCE, kind):
                refusals.append(Refusal(move, "voyage-goods", "C86", {"voyage": name, "goods": RESOURCES[kind]}))
            else:
                need = voyage_price(table, self.seat, slot)
                facts: dict[str, object] = {"goods": RESOURCES[kind], "have": owner.goods(kind), "need": need}
                refusals.append(Refusal(move, "too-dear", "C54", facts))
        return refusals

    def absence(self, table: Table, move: int) -> Refusal | None:
        if kind_of(move) != actions.INVEST or first_of(move) in table.laid:
            return None
        return Refusal(move, "voyage-not-laid", "C4", {"voyage": VOYAGE_IDS[first_of(move)]})

    def prompt(self, table: Table) -> Prompt:
        if table.phase == VOYAGES:
            return Prompt("invest-phase", self.seat, "C54")
        return Prompt("invest", self.seat, "C86", {"goods": [*RESOURCES, "any"][self.resource]})
