"""The places in phase C (C24, C25, C27, C29, C30): one after the other, cards acquired, die tokens."""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.effects import RESOURCES
from rossio.games.coimbra.state import NONE, RESOLUTION, TOKEN_COLOUR, Table, colour_of, owner_of, value_of
from rossio.games.coimbra.steps import acquire, castle, deeds, rival
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Step


@final
class ResolveLocation(Step[Table]):
    """Trigger the leftmost die or token of a location until none is left (C24, C29, C30)."""

    location: int

    def __init__(self, location: int = content.CASTLE) -> None:
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
        elif self.location == content.CASTLE:
            table.agenda.append(castle.CastleAction(player))
        else:
            table.agenda.append(CityAction(player))
        return False

    def _trigger_token(self, table: Table, standing: int) -> None:
        table.turned.append(standing)
        place = deeds.highest_card(table, self.location)
        if place == NONE:
            return
        if table.log is not None:
            card = content.CARD_IDS[table.display[place]]
            table.tell("removed", NONE, {"card": card, "location": content.LOCATIONS[self.location]})
        deeds.discard_from_display(table, place)

    def _close(self, table: Table) -> None:
        """Discard what is left of the row, and turn the tokens up again (C30)."""
        table.location = NONE
        if self.location == content.CASTLE:
            return
        for place in deeds.row_of(self.location):
            if table.display[place] != NONE:
                deeds.discard_from_display(table, place)
        for standing in table.turned:
            table.stand(self.location, standing)
        table.turned = []


@final
class TakeBack(Step[Table]):
    """The die goes back to its owner's board when the whole action is over (C24); a cap comes off (C74)."""

    def open(self, table: Table) -> bool:
        table.players[self.seat].dice.append(colour_of(table.acting))
        table.acting = NONE
        return False


@final
class CityAction(Step[Table]):
    """A triggered die in a city: acquire a card of its row, or distress (C25, C27).

    Asked even where distress is the only way: who meant the die for a card wants to see what each would have cost.
    """

    def moves(self, table: Table) -> list[int]:
        owner = table.players[self.seat]
        value = value_of(table.acting)
        affordable = [
            owner.goods(resource) >= table.card_price(self.seat, resource, value) for resource in range(len(RESOURCES))
        ]
        moves = [
            encode(actions.ACQUIRE, table.display[place])
            for place in deeds.row_of(table.location)
            if table.display[place] != NONE and affordable[content.CARD_COST[table.display[place]]]
        ]
        moves.append(actions.DISTRESS)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.DISTRESS:
            deeds.distress(table, self.seat)
            return
        card = first_of(move)
        price = table.card_price(self.seat, content.CARD_COST[card], value_of(table.acting))
        acquire.acquire(table, self.seat, card, price, table.display.index(card))

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.DISTRESS:
            return deeds.about_distress(table, self.seat)
        card = first_of(move)
        price = table.card_price(self.seat, content.CARD_COST[card], value_of(table.acting))
        return acquire.about_card(table, self.seat, card, price, table.display.index(card))

    def refusals(self, table: Table) -> list[Refusal]:
        owner = table.players[self.seat]
        legal = self.moves(table)
        refusals = []
        for place, card in enumerate(table.display):
            move = encode(actions.ACQUIRE, card)
            if card == NONE or move in legal:
                continue
            if place not in deeds.row_of(table.location):
                row = content.LOCATIONS[1 + place // content.COLUMNS]
                facts: dict[str, object] = {
                    "card": content.CARD_IDS[card],
                    "row": row,
                    "location": content.LOCATIONS[table.location],
                }
                refusals.append(Refusal(move, "other-row", "C27", facts))
            else:
                resource = content.CARD_COST[card]
                need = table.card_price(self.seat, resource, value_of(table.acting))
                facts = {"goods": RESOURCES[resource], "have": owner.goods(resource), "need": need}
                refusals.append(Refusal(move, "too-dear", "C27", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {"location": content.LOCATIONS[table.location], "value": value_of(table.acting)}
        return Prompt("city", self.seat, "C27", facts)
