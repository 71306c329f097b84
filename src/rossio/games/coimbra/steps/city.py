"""Phase C (C24-C32, C37, C76-C78): locations in turn, acquiring cards, die tokens, distress."""

from __future__ import annotations

from rossio.games.coimbra import actions
from rossio.games.coimbra.content import (
    CARD_BONUS,
    CARD_CLASS,
    CARD_COST,
    CARD_EFFECTS,
    CARD_IDS,
    CARD_INFLUENCE,
    CASTLE,
    COLUMNS,
    DISTRESS_COINS,
    DISTRESS_GUARDS,
    IMMEDIATE,
    LOCATIONS,
)
from rossio.games.coimbra.effects import NO_RESOURCE, ON_ACQUIRE, REPEAT_IMMEDIATE, RESOURCES, Effect, Gain
from rossio.games.coimbra.state import (
    CARDS,
    NONE,
    RESOLUTION,
    START_CARDS,
    TOKEN_COLOUR,
    Table,
    colour_of,
    owner_of,
    value_of,
)
from rossio.games.coimbra.steps import castle, rewards, rival
from rossio.kernel.actions import first_of, kind_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


def row_of(location: int) -> range:
    """The display places beside a city."""
    return range((location - 1) * COLUMNS, location * COLUMNS)


def distress(table: Table, player: int) -> None:
    """The way out for who cannot or will not act (C25)."""
    table.players[player].gain_goods(DISTRESS_GUARDS, DISTRESS_COINS)
    if table.log is not None:
        table.tell("distressed", player, {"what": Gain(DISTRESS_GUARDS, DISTRESS_COINS).parts()})


def highest_card(table: Table, location: int) -> int:
    """The place of the card of highest influence in a city's row, leftmost on a tie (C29); NONE if it is empty."""
    best = NONE
    for place in row_of(location):
        card = table.display[place]
        if card != NONE and (best == NONE or CARD_INFLUENCE[card] > CARD_INFLUENCE[table.display[best]]):
            best = place
    return best


def discard_from_display(table: Table, place: int) -> None:
    """Move a card of the display to the discard pile; a crown token on it goes to nobody (C29)."""
    card = table.display[place]
    table.display[place] = NONE
    table.discard.append(card)
    if table.crowns[CARD_CLASS[card]] == place:
        table.crowns[CARD_CLASS[card]] = NONE


class ResolveLocation(Step[Table]):
    """Trigger the leftmost die or token of a location until none is left (C24, C29, C30)."""

    location: int

    def __init__(self, location: int = CASTLE) -> None:
        super().__init__()
        self.location = location

    def open(self, table: Table) -> bool:
        table.phase = RESOLUTION
        table.location = self.location
        line = table.lines[self.location]
        if not line:
            self._close(table)
            return False
        table.agenda.append(self)
        standing = line.pop(0)
        if colour_of(standing) == TOKEN_COLOUR:
            self._trigger_token(table, standing)
            return False
        player = owner_of(standing)
        table.acting = standing
        table.agenda.append(TakeBack(player))
        if table.is_rival(player):
            rival.act(table, player, self.location)
        elif self.location == CASTLE:
            table.agenda.append(castle.CastleAction(player))
        else:
            table.agenda.append(CityAction(player))
        return False

    def _trigger_token(self, table: Table, standing: int) -> None:
        table.turned.append(standing)
        place = highest_card(table, self.location)
        if place == NONE:
            return
        if table.log is not None:
            card = CARD_IDS[table.display[place]]
            table.tell("removed", NONE, {"card": card, "location": LOCATIONS[self.location]})
        discard_from_display(table, place)

    def _close(self, table: Table) -> None:
        """Discard what is left of the row, and turn the tokens up again (C30)."""
        table.location = NONE
        if self.location == CASTLE:
            return
        for place in row_of(self.location):
            if table.display[place] != NONE:
                discard_from_display(table, place)
        for standing in table.turned:
            table.stand(self.location, standing)
        table.turned = []


class TakeBack(Step[Table]):
    """The die goes back to its owner's board when the whole action is over (C24); a cap comes off (C74)."""

    def open(self, table: Table) -> bool:
        table.players[self.seat].dice.append(colour_of(table.acting))
        table.acting = NONE
        return False


class CityAction(Step[Table]):
    """A triggered die in a city: acquire a card of its row, or distress (C25, C27)."""

    def moves(self, table: Table) -> list[int]:
        owner = table.players[self.seat]
        value = value_of(table.acting)
        affordable = [
            owner.goods(resource) >= table.card_price(self.seat, resource, value) for resource in range(len(RESOURCES))
        ]
        moves = [
            actions.ACQUIRE | table.display[place] << 8
            for place in row_of(table.location)
            if table.display[place] != NONE and affordable[CARD_COST[table.display[place]]]
        ]
        moves.append(actions.DISTRESS)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.DISTRESS:
            distress(table, self.seat)
            return
        card = first_of(move)
        price = table.card_price(self.seat, CARD_COST[card], value_of(table.acting))
        acquire(table, self.seat, card, price, table.display.index(card))

    def refusals(self, table: Table) -> list[Refusal]:
        owner = table.players[self.seat]
        legal = self.moves(table)
        refusals = []
        for place, card in enumerate(table.display):
            move = actions.ACQUIRE | card << 8
            if card == NONE or move in legal:
                continue
            if place not in row_of(table.location):
                row = LOCATIONS[1 + place // COLUMNS]
                facts: dict[str, object] = {"card": CARD_IDS[card], "row": row, "location": LOCATIONS[table.location]}
                refusals.append(Refusal(move, "other-row", "C27", facts))
            else:
                resource = CARD_COST[card]
                need = table.card_price(self.seat, resource, value_of(table.acting))
                facts = {"goods": RESOURCES[resource], "have": owner.goods(resource), "need": need}
                refusals.append(Refusal(move, "too-dear", "C27", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {"location": LOCATIONS[table.location], "value": value_of(table.acting)}
        return Prompt("city", self.seat, "C27", facts)


def acquire(table: Table, player: int, card: int, price: int, place: int) -> None:
    """Pay, take the card, raise its track, use its bonus; then triggers and crown token (C27, C28, C67)."""
    owner = table.players[player]
    owner.spend(CARD_COST[card], price)
    owner.cards.append(card)
    if place == NONE:
        table.discard.remove(card)
    else:
        table.display[place] = NONE
    if table.log is not None:
        facts: dict[str, object] = {"card": CARD_IDS[card], "price": {RESOURCES[CARD_COST[card]]: price}}
        table.tell("acquired", player, facts)
    rewards.advance(table, player, CARD_CLASS[card], CARD_INFLUENCE[card])
    if place != NONE and table.crowns[CARD_CLASS[card]] == place:
        table.agenda.append(TakeCrown(player, CARD_CLASS[card]))
    table.agenda.append(Triggers(player, CARD_CLASS[card]))
    if CARD_BONUS[card] == IMMEDIATE:
        rewards.carry_out(table, player, CARD_EFFECTS[card], 0, CARDS)


class Triggers(Step[Table]):
    """Own phase C start bonuses that an acquired card sets off (C28)."""

    number: int

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def open(self, table: Table) -> bool:
        due: list[Effect] = []
        for card in table.players[self.seat].cards:
            for effect in CARD_EFFECTS[card]:
                if effect.op == ON_ACQUIRE and effect.track == self.number:
                    due.append(effect)
        rewards.carry_out(table, self.seat, due, 0, START_CARDS)
        return False


class TakeCrown(Step[Table]):
    """The crown token comes last, so nothing in the action counts it (C28)."""

    number: int

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def open(self, table: Table) -> bool:
        table.crowns[self.number] = NONE
        table.players[self.seat].tokens |= 1 << self.number
        if table.log is not None:
            table.tell("crowned", self.seat, {})
        return False


class TakeFromDiscard(Step[Table]):
    """Take one card of the discard pile at a fixed price, as if acquired the usual way (C32, C77)."""

    price: int

    def __init__(self, seat: int = 0, price: int = 0) -> None:
        super().__init__(seat)
        self.price = price

    def open(self, table: Table) -> bool:
        return len(self.moves(table)) > 1

    def moves(self, table: Table) -> list[int]:
        owner = table.players[self.seat]
        affordable = [
            owner.goods(resource) >= table.card_price(self.seat, resource, self.price)
            for resource in range(len(RESOURCES))
        ]
        moves = [
            actions.ACQUIRE | card << 8
            for card in table.discard
            if CARD_COST[card] != NO_RESOURCE and affordable[CARD_COST[card]]
        ]
        moves.append(actions.DECLINE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.ACQUIRE:
            card = first_of(move)
            acquire(table, self.seat, card, table.card_price(self.seat, CARD_COST[card], self.price), NONE)

    def refusals(self, table: Table) -> list[Refusal]:
        owner = table.players[self.seat]
        legal = self.moves(table)
        refusals = []
        for card in table.discard:
            move = actions.ACQUIRE | card << 8
            if move in legal:
                continue
            resource = CARD_COST[card]
            if resource == NO_RESOURCE:
                refusals.append(Refusal(move, "start-card", "C77", {"card": CARD_IDS[card]}))
            else:
                need = table.card_price(self.seat, resource, self.price)
                facts: dict[str, object] = {"goods": RESOURCES[resource], "have": owner.goods(resource), "need": need}
                refusals.append(Refusal(move, "too-dear", "C77", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("from-discard", self.seat, "C77", {"price": self.price})


class RepeatBonus(Step[Table]):
    """Use the immediate bonus of another own card of a class again (C37, C78)."""

    number: int

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def open(self, table: Table) -> bool:
        return len(self.moves(table)) > 1

    def moves(self, table: Table) -> list[int]:
        moves = [
            actions.REPEAT | card << 8
            for card in table.players[self.seat].cards
            if CARD_CLASS[card] == self.number
            and CARD_BONUS[card] == IMMEDIATE
            and CARD_EFFECTS[card][0].op != REPEAT_IMMEDIATE
        ]
        moves.append(actions.DECLINE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.REPEAT:
            card = first_of(move)
            if table.log is not None:
                table.tell("repeated", self.seat, {"card": CARD_IDS[card]})
            rewards.carry_out(table, self.seat, CARD_EFFECTS[card], 0, CARDS)

    def refusals(self, table: Table) -> list[Refusal]:
        legal = self.moves(table)
        refusals = []
        for card in table.players[self.seat].cards:
            move = actions.REPEAT | card << 8
            if move in legal:
                continue
            if CARD_CLASS[card] != self.number:
                reason = "repeat-class"
            elif CARD_BONUS[card] != IMMEDIATE:
                reason = "repeat-not-immediate"
            else:
                reason = "repeat-itself"
            refusals.append(Refusal(move, reason, "C37", {"card": CARD_IDS[card]}))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("repeat", self.seat, "C78")
