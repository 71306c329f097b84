"""Nobles actions 6 and 7: a card for Nobility, cards to the throne (M66, M67)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import DISCARD, PASS, THRONE
from rossio.games.magnanimous.content import CARD_IDS, DISCARD_NOBILITY, THRONE_CARDS
from rossio.games.magnanimous.state import Table
from rossio.games.magnanimous.steps.choice import Choice
from rossio.games.magnanimous.steps.effects import advance
from rossio.kernel.facts import NOBODY, Prompt


@final
class DiscardForNobility(Choice):
    """Nobles action 6: discard a card from the hand and advance (M66)."""

    again: bool

    def __init__(self, seat: int = NOBODY, again: bool = False) -> None:
        super().__init__(seat)
        self.again = again

    def moves(self, state: Table) -> list[int]:
        moves = [DISCARD | card << 8 for card in state.players[self.seat].hand]
        if self.again:
            moves.append(PASS)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            return
        card = move >> 8
        state.players[self.seat].hand.remove(card)
        state.discards.append(card)
        state.reveal()
        if state.log is not None:
            state.tell("discarded-card", self.seat, {"card": CARD_IDS[card]})
        advance(state, self.seat, DISCARD_NOBILITY)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("discard-card", self.seat, "M66")


@final
class CardsToThrone(Choice):
    """Nobles action 7: one or two cards face down on the throne, the last on top (M67, Q47)."""

    laid: int
    again: bool

    def __init__(self, seat: int = NOBODY, laid: int = 0, again: bool = False) -> None:
        super().__init__(seat)
        self.laid = laid
        self.again = again

    def moves(self, state: Table) -> list[int]:
        if self.laid >= THRONE_CARDS:
            return []
        moves = [THRONE | card << 8 for card in state.players[self.seat].hand]
        if self.laid or self.again:
            moves.append(PASS)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            return
        state.agenda.append(CardsToThrone(self.seat, self.laid + 1, False))
        card = move >> 8
        state.players[self.seat].hand.remove(card)
        state.throne.append(card)
        state.throne_by.append(self.seat)
        if state.log is not None:
            state.tell("laid-on-throne", self.seat, {}, {"card": CARD_IDS[card]})

    def prompt(self, state: Table) -> Prompt:
        return Prompt("cards-to-throne", self.seat, "M67", {"laid": self.laid, "limit": THRONE_CARDS})
