"""Voyages and phase F (C54-C57, C86)."""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.effects import ANY_RESOURCE, RESOURCES
from rossio.games.coimbra.state import VOYAGES, Table
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Step


def payable(table: Table, player: int, resource: int) -> list[int]:
    """The voyages a player may invest in now, by slot: no own disk yet, and the price in hand (C54, C86)."""
    owner = table.players[player]
    slots = []
    for slot in range(len(table.laid)):
        kind = content.VOYAGE_RESOURCE[table.laid[slot]]
        if resource not in (ANY_RESOURCE, kind) or owner.voyages >> slot & 1:
            continue
        if owner.goods(kind) >= table.voyage_price(player, slot):
            slots.append(slot)
    return slots


@final
class Invest(Step[Table]):
    """Invest in one voyage, or decline: in phase F, or by a bonus for one kind of goods."""

    resource: int

    def __init__(self, seat: int = 0, resource: int = ANY_RESOURCE) -> None:
        super().__init__(seat)
        self.resource = resource

    def open(self, table: Table) -> bool:
        return bool(payable(table, self.seat, self.resource))

    def moves(self, table: Table) -> list[int]:
        moves = [encode(actions.INVEST, table.laid[slot]) for slot in payable(table, self.seat, self.resource)]
        moves.append(actions.DECLINE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.DECLINE:
            return
        slot = table.laid.index(first_of(move))
        kind = content.VOYAGE_RESOURCE[table.laid[slot]]
        price = table.voyage_price(self.seat, slot)
        table.players[self.seat].spend(kind, price)
        table.players[self.seat].voyages |= 1 << slot
        if table.log is not None:
            facts: dict[str, object] = {"voyage": content.VOYAGE_IDS[table.laid[slot]]}
            if price:
                table.tell("invested", self.seat, {**facts, "price": {RESOURCES[kind]: price}})
            else:
                table.tell("invested-free", self.seat, facts)

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.DECLINE:
            return About()
        slot = table.laid.index(first_of(move))
        return About({RESOURCES[content.VOYAGE_RESOURCE[first_of(move)]]: table.voyage_price(self.seat, slot)})

    def refusals(self, table: Table) -> list[Refusal]:
        owner = table.players[self.seat]
        open_slots = payable(table, self.seat, self.resource)
        refusals = []
        for slot, voyage in enumerate(table.laid):
            if slot in open_slots:
                continue
            move = encode(actions.INVEST, voyage)
            name = content.VOYAGE_IDS[voyage]
            kind = content.VOYAGE_RESOURCE[voyage]
            if owner.voyages >> slot & 1:
                refusals.append(Refusal(move, "voyage-held", "C54", {"voyage": name}))
            elif self.resource not in (ANY_RESOURCE, kind):
                refusals.append(Refusal(move, "voyage-goods", "C86", {"voyage": name, "goods": RESOURCES[kind]}))
            else:
                need = table.voyage_price(self.seat, slot)
                facts: dict[str, object] = {"goods": RESOURCES[kind], "have": owner.goods(kind), "need": need}
                refusals.append(Refusal(move, "too-dear", "C54", facts))
        return refusals

    def absence(self, table: Table, move: int) -> Refusal | None:
        if kind_of(move) != actions.INVEST or first_of(move) in table.laid:
            return None
        return Refusal(move, "voyage-not-laid", "C4", {"voyage": content.VOYAGE_IDS[first_of(move)]})

    def prompt(self, table: Table) -> Prompt:
        if table.phase == VOYAGES:
            return Prompt("invest-phase", self.seat, "C54")
        return Prompt("invest", self.seat, "C86", {"goods": [*RESOURCES, "any"][self.resource]})
