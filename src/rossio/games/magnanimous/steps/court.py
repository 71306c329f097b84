"""Nobles actions 6 and 7: a card for Nobility, cards to the throne (M66, M67)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import DISCARD, PASS, THRONE
from rossio.games.magnanimous.forms import NoblesAction
from rossio.games.magnanimous.state import Table
from rossio.games.magnanimous.steps.carry_out import advance, rise
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt
from rossio.kernel.state import Choice


@final
class DiscardForNobility(NoblesAction):
    """Nobles action 6: discard a card from the hand and advance (M66)."""

    def ways(self, table: Table) -> list[int]:
        return [encode(DISCARD, card) for card in table.players[self.seat].hand]

    def act(self, table: Table, move: int) -> None:
        card = first_of(move)
        table.players[self.seat].hand.remove(card)
        table.discards.append(card)
        table.reveal()
        if table.log is not None:
            table.tell("discarded-card", self.seat, {"card": content.CARD_IDS[card]})
        advance(table, self.seat, content.DISCARD_NOBILITY)

    def about(self, table: Table, move: int) -> About:
        if move == PASS:
            return About()
        return About(brings=rise(table, self.seat, content.DISCARD_NOBILITY))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("discard-card", self.seat, "M66")


@final
class CardsToThrone(Choice[Table]):
    """Nobles action 7: one or two cards face down on the throne, the last on top (M67, Q47)."""

    laid: int
    again: bool

    def __init__(self, seat: int = NOBODY, laid: int = 0, again: bool = False) -> None:
        super().__init__(seat)
        self.laid = laid
        self.again = again

    def moves(self, table: Table) -> list[int]:
        if self.laid >= content.THRONE_CARDS:
            return []
        moves = [encode(THRONE, card) for card in table.players[self.seat].hand]
        if self.laid or self.again:
            moves.append(PASS)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move == PASS:
            return
        table.agenda.append(CardsToThrone(self.seat, self.laid + 1, False))
        card = first_of(move)
        table.players[self.seat].hand.remove(card)
        table.throne.append(card)
        table.throne_by.append(self.seat)
        if table.log is not None:
            table.tell("laid-on-throne", self.seat, {}, {"card": content.CARD_IDS[card]})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("cards-to-throne", self.seat, "M67", {"laid": self.laid, "limit": content.THRONE_CARDS})
