"""Acquiring a card, and bonuses that acquire or repeat one (C27, C28, C32, C37, C67, C76-C78).

One thing with `rewards` and `favours`, *what effects do*: an effect may acquire a card, and a card has effects.
"""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.brings import Brought, brings_of
from rossio.games.coimbra.effects import NO_RESOURCE, ON_ACQUIRE, REPEAT_IMMEDIATE, RESOURCES, Effect
from rossio.games.coimbra.state import CARDS, NONE, START_CARDS, Table
from rossio.games.coimbra.steps import deeds, gains, rewards
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Step


def acquire(table: Table, player: int, card: int, price: int, place: int) -> None:
    """Pay, take the card, raise its track, use its bonus; then triggers and crown token (C27, C28, C67)."""
    owner = table.players[player]
    owner.spend(content.CARD_COST[card], price)
    owner.cards.append(card)
    if place == NONE:
        table.discard.remove(card)
    else:
        table.display[place] = NONE
    if table.log is not None:
        if price:
            facts: dict[str, object] = {
                "card": content.CARD_IDS[card],
                "price": {RESOURCES[content.CARD_COST[card]]: price},
            }
            table.tell("acquired", player, facts)
        else:
            table.tell("acquired-free", player, {"card": content.CARD_IDS[card]})
    gains.advance(table, player, content.CARD_CLASS[card], content.CARD_INFLUENCE[card])
    if place != NONE and table.crowns[content.CARD_CLASS[card]] == place:
        table.agenda.append(deeds.TakeCrown(player, content.CARD_CLASS[card]))
    table.agenda.append(Triggers(player, content.CARD_CLASS[card]))
    if content.CARD_BONUS[card] == content.IMMEDIATE:
        rewards.carry_out(table, player, content.CARD_EFFECTS[card], 0, CARDS)


def about_card(table: Table, player: int, card: int, price: int, place: int) -> About:
    """The price, the influence, the bonus as it will count, what it sets off, and a crown token on it."""
    number = content.CARD_CLASS[card]
    after = table.clone()
    after.players[player].spend(content.CARD_COST[card], price)
    after.players[player].cards.append(card)
    brought = Brought(after, player)
    brought.card(card)
    brought.effects(triggered(after, player, number))
    if place != NONE and table.crowns[number] == place:
        brought.add("crowns", content.TOKEN_CROWNS[number])
    return About({RESOURCES[content.CARD_COST[card]]: price}, brought.told())


def triggered(table: Table, player: int, number: int) -> list[Effect]:
    """The effects of own cards that a card of a class sets off."""
    due: list[Effect] = []
    for card in table.players[player].cards:
        for effect in content.CARD_EFFECTS[card]:
            if effect.op == ON_ACQUIRE and effect.track == number:
                due.append(effect)
    return due


@final
class Triggers(Step[Table]):
    """Own phase C start bonuses that an acquired card sets off (C28)."""

    number: int

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def open(self, table: Table) -> bool:
        rewards.carry_out(table, self.seat, triggered(table, self.seat, self.number), 0, START_CARDS)
        return False


@final
class TakeFromDiscard(Step[Table]):
    """Take one card of the discard pile at a fixed price, as if acquired the usual way (C32, C77)."""

    price: int

    def __init__(self, seat: int = 0, price: int = 0) -> None:
        super().__init__(seat)
        self.price = price

    def open(self, table: Table) -> bool:
        return table.offer(self.moves(table))

    def moves(self, table: Table) -> list[int]:
        owner = table.players[self.seat]
        affordable = [
            owner.goods(resource) >= table.card_price(self.seat, resource, self.price)
            for resource in range(len(RESOURCES))
        ]
        moves = [
            encode(actions.ACQUIRE, card)
            for card in table.discard
            if content.CARD_COST[card] != NO_RESOURCE and affordable[content.CARD_COST[card]]
        ]
        moves.append(actions.DECLINE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.ACQUIRE:
            card = first_of(move)
            acquire(table, self.seat, card, table.card_price(self.seat, content.CARD_COST[card], self.price), NONE)

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.DECLINE:
            return About()
        card = first_of(move)
        price = table.card_price(self.seat, content.CARD_COST[card], self.price)
        return about_card(table, self.seat, card, price, NONE)

    def refusals(self, table: Table) -> list[Refusal]:
        owner = table.players[self.seat]
        legal = self.moves(table)
        refusals = []
        for card in table.discard:
            move = encode(actions.ACQUIRE, card)
            if move in legal:
                continue
            resource = content.CARD_COST[card]
            if resource == NO_RESOURCE:
                refusals.append(Refusal(move, "start-card", "C77", {"card": content.CARD_IDS[card]}))
            else:
                need = table.card_price(self.seat, resource, self.price)
                facts: dict[str, object] = {"goods": RESOURCES[resource], "have": owner.goods(resource), "need": need}
                refusals.append(Refusal(move, "too-dear", "C77", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {
            f"in-{name}": {name: table.card_price(self.seat, resource, self.price)}
            for resource, name in enumerate(RESOURCES)
        }
        return Prompt("from-discard", self.seat, "C77", facts)


@final
class RepeatBonus(Step[Table]):
    """Use the immediate bonus of another own card of a class again (C37, C78)."""

    number: int

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def open(self, table: Table) -> bool:
        return table.offer(self.moves(table))

    def moves(self, table: Table) -> list[int]:
        moves = [
            encode(actions.REPEAT, card)
            for card in table.players[self.seat].cards
            if content.CARD_CLASS[card] == self.number
            and content.CARD_BONUS[card] == content.IMMEDIATE
            and content.CARD_EFFECTS[card][0].op != REPEAT_IMMEDIATE
        ]
        moves.append(actions.DECLINE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.REPEAT:
            card = first_of(move)
            if table.log is not None:
                table.tell("repeated", self.seat, {"card": content.CARD_IDS[card]})
            rewards.carry_out(table, self.seat, content.CARD_EFFECTS[card], 0, CARDS)

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.DECLINE:
            return About()
        return About(brings=brings_of(table, self.seat, content.CARD_EFFECTS[first_of(move)]))

    def refusals(self, table: Table) -> list[Refusal]:
        legal = self.moves(table)
        refusals = []
        for card in table.players[self.seat].cards:
            move = encode(actions.REPEAT, card)
            if move in legal:
                continue
            if content.CARD_CLASS[card] != self.number:
                reason = "repeat-class"
            elif content.CARD_BONUS[card] != content.IMMEDIATE:
                reason = "repeat-not-immediate"
            else:
                reason = "repeat-itself"
            refusals.append(Refusal(move, reason, "C37", {"card": content.CARD_IDS[card]}))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("repeat", self.seat, "C78")
