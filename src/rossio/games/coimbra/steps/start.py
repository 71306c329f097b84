"""The start choice (C13-C15, C66)."""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.brings import Brought
from rossio.games.coimbra.state import NONE, START_CARDS, Table
from rossio.games.coimbra.steps import deeds, gains, rewards, rival
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


@final
class StartChoice(Choice[Table]):
    """Take a pair of start cards or a corner for the pilgrim: first either, in the second pass the other (C13, C14).

    The last pair or corner goes to who is left without a question (C66).
    """

    def open(self, table: Table) -> bool:
        if table.is_rival(self.seat):
            rival.choose_start(table, self.seat)
            return False
        return super().open(table)

    def moves(self, table: Table) -> list[int]:
        chooser = table.players[self.seat]
        moves = []
        if not chooser.cards:
            for pair in range(len(table.pairs) // 2):
                if table.pairs[2 * pair] != NONE:
                    moves.append(encode(actions.PAIR, pair))
        if chooser.pilgrim == NONE:
            taken = [player.pilgrim for player in table.players]
            for corner, node in enumerate(content.CORNERS):
                if node not in taken:
                    moves.append(encode(actions.CORNER, corner))
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.PAIR:
            deeds.take_pair(table, self.seat, first_of(move))
        else:
            deeds.take_corner(table, self.seat, content.CORNERS[first_of(move)])

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.CORNER:
            return About()
        pair = first_of(move)
        after = table.clone()
        after.players[self.seat].cards.extend(table.pairs[2 * pair : 2 * pair + 2])
        brought = Brought(after, self.seat)
        for card in after.players[self.seat].cards:
            brought.card(card)
        return About(brings=brought.told())

    def refusals(self, table: Table) -> list[Refusal]:
        legal = self.moves(table)
        chooser = table.players[self.seat]
        refusals = []
        for pair in range(len(table.pairs) // 2):
            move = encode(actions.PAIR, pair)
            if move not in legal:
                reason = "pair-chosen" if chooser.cards else "pair-taken"
                refusals.append(Refusal(move, reason, "C14" if chooser.cards else "C13", {"pair": pair + 1}))
        for corner, node in enumerate(content.CORNERS):
            move = encode(actions.CORNER, corner)
            if move not in legal:
                own = chooser.pilgrim != NONE
                reason = "corner-chosen" if own else "corner-taken"
                refusals.append(Refusal(move, reason, "C14" if own else "C13", {"corner": content.NODE_IDS[node]}))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        chooser = table.players[self.seat]
        if chooser.cards:
            return Prompt("start-corner", self.seat, "C14")
        if chooser.pilgrim != NONE:
            return Prompt("start-pair", self.seat, "C14")
        return Prompt("start", self.seat, "C13")


@final
class StartCards(Step[Table]):
    """Resolve the own two start cards as they lie: the order changes nothing, so nobody is asked (C15, C69)."""

    def open(self, table: Table) -> bool:
        cards = table.players[self.seat].cards
        if table.is_rival(self.seat):
            for card in cards:
                gains.advance(table, self.seat, content.CARD_CLASS[card], content.CARD_INFLUENCE[card])
        else:
            for card in reversed(cards):
                table.agenda.append(ResolveStartCard(self.seat, card))
        return False


@final
class ResolveStartCard(Step[Table]):
    """Raise the card's track, then take its bonus if it is an immediate one (C15)."""

    card: int

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def open(self, table: Table) -> bool:
        gains.advance(table, self.seat, content.CARD_CLASS[self.card], content.CARD_INFLUENCE[self.card])
        if content.CARD_BONUS[self.card] == content.IMMEDIATE:
            rewards.carry_out(table, self.seat, content.CARD_EFFECTS[self.card], 0, START_CARDS)
        return False
