"""The start choice (C13-C15, C66)."""

from __future__ import annotations

from rossio.games.coimbra import actions
from rossio.games.coimbra.content import (
    CARD_BONUS,
    CARD_CLASS,
    CARD_EFFECTS,
    CARD_IDS,
    CARD_INFLUENCE,
    CORNERS,
    IMMEDIATE,
    NODE_IDS,
)
from rossio.games.coimbra.state import NONE, START_CARDS, Table
from rossio.games.coimbra.steps import rewards, rival
from rossio.kernel.actions import first_of, kind_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


class StartChoice(Step[Table]):
    """Take a pair of start cards or a corner for the pilgrim: first either, in the second pass the other."""

    def open(self, table: Table) -> bool:
        if table.is_rival(self.seat):
            rival.choose_start(table, self.seat)
            return False
        return True

    def moves(self, table: Table) -> list[int]:
        chooser = table.players[self.seat]
        moves = []
        if not chooser.cards:
            for pair in range(len(table.pairs) // 2):
                if table.pairs[2 * pair] != NONE:
                    moves.append(actions.PAIR | pair << 8)
        if chooser.pilgrim == NONE:
            taken = [player.pilgrim for player in table.players]
            for corner, node in enumerate(CORNERS):
                if node not in taken:
                    moves.append(actions.CORNER | corner << 8)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.PAIR:
            take_pair(table, self.seat, first_of(move))
        else:
            take_corner(table, self.seat, CORNERS[first_of(move)])

    def refusals(self, table: Table) -> list[Refusal]:
        legal = self.moves(table)
        chooser = table.players[self.seat]
        refusals = []
        for pair in range(len(table.pairs) // 2):
            move = actions.PAIR | pair << 8
            if move not in legal:
                reason = "pair-chosen" if chooser.cards else "pair-taken"
                refusals.append(Refusal(move, reason, "C14" if chooser.cards else "C13", {"pair": pair + 1}))
        for corner, node in enumerate(CORNERS):
            move = actions.CORNER | corner << 8
            if move not in legal:
                own = chooser.pilgrim != NONE
                reason = "corner-chosen" if own else "corner-taken"
                refusals.append(Refusal(move, reason, "C14" if own else "C13", {"corner": NODE_IDS[node]}))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        chooser = table.players[self.seat]
        if chooser.cards:
            return Prompt("start-corner", self.seat, "C14")
        if chooser.pilgrim != NONE:
            return Prompt("start-pair", self.seat, "C14")
        return Prompt("start", self.seat, "C13")


def take_pair(table: Table, player: int, pair: int) -> None:
    cards = table.pairs[2 * pair : 2 * pair + 2]
    table.players[player].cards.extend(cards)
    table.pairs[2 * pair] = NONE
    table.pairs[2 * pair + 1] = NONE
    if table.log is not None:
        table.tell("paired", player, {"cards": [CARD_IDS[card] for card in cards]})


def take_corner(table: Table, player: int, node: int) -> None:
    table.players[player].pilgrim = node
    if table.log is not None:
        table.tell("cornered", player, {"corner": NODE_IDS[node]})


class StartCards(Step[Table]):
    """Resolve the own two start cards, one after the other, in an order of choice (C15, C69)."""

    def open(self, table: Table) -> bool:
        if table.is_rival(self.seat):
            for card in table.players[self.seat].cards:
                table.raise_track(self.seat, CARD_CLASS[card], CARD_INFLUENCE[card])
            return False
        return True

    def moves(self, table: Table) -> list[int]:
        return [actions.RESOLVE | card << 8 for card in table.players[self.seat].cards]

    def take(self, table: Table, move: int) -> None:
        for card in table.players[self.seat].cards:
            if card != first_of(move):
                table.agenda.append(ResolveStartCard(self.seat, card))
        table.agenda.append(ResolveStartCard(self.seat, first_of(move)))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("start-cards", self.seat, "C15")


class ResolveStartCard(Step[Table]):
    """Raise the card's track, then take its bonus if it is an immediate one (C15)."""

    card: int

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def open(self, table: Table) -> bool:
        rewards.advance(table, self.seat, CARD_CLASS[self.card], CARD_INFLUENCE[self.card])
        if CARD_BONUS[self.card] == IMMEDIATE:
            rewards.carry_out(table, self.seat, CARD_EFFECTS[self.card], 0, START_CARDS)
        return False
