"""Bonuses that ask the opponents (C33-C35, C80, C81)."""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.effects import CLASSES, OPPONENTS_GIVE, OPPONENTS_LOSE, Effect
from rossio.games.coimbra.state import CARDS, LOSSES, Table
from rossio.games.coimbra.steps import gains
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Step


def ask_to_give(table: Table, player: int, effect: Effect) -> None:
    """Every opponent, or every one behind on a track, hands something over, in player order (C33, C35)."""
    for opponent in reversed(table.order):
        if opponent == player or (effect.track >= 0 and not table.ahead(player, opponent, effect.track)):
            continue
        table.agenda.append(HandOver(opponent, player, effect))


def ask_to_lose(table: Table, player: int, effect: Effect) -> None:
    """Every opponent loses points or a card of one class, in player order (C33, C34)."""
    for opponent in reversed(table.order):
        if opponent != player:
            table.agenda.append(GiveUp(opponent, effect))


@final
class HandOver(Step[Table]):
    """Hand over goods in full, or points; who is short of goods must give points (C33)."""

    taker: int
    effect: Effect

    def __init__(self, seat: int = 0, taker: int = 0, effect: Effect | None = None) -> None:
        super().__init__(seat)
        self.taker = taker
        self.effect = effect if effect is not None else Effect(OPPONENTS_GIVE)

    def open(self, table: Table) -> bool:
        goods = self.effect.options[0]
        giver = table.players[self.seat]
        if table.is_rival(self.seat) or giver.guards < goods.guards or giver.coins < goods.coins:
            self._hand_over(table, actions.GIVE_POINTS)
            return False
        return True

    def moves(self, table: Table) -> list[int]:
        return [encode(actions.GIVE, actions.GIVE_GOODS), encode(actions.GIVE, actions.GIVE_POINTS)]

    def take(self, table: Table, move: int) -> None:
        self._hand_over(table, first_of(move))

    def _hand_over(self, table: Table, option: int) -> None:
        gift = self.effect.options[option]
        giver = table.players[self.seat]
        taker = table.players[self.taker]
        giver.guards -= gift.guards
        giver.coins -= gift.coins
        giver.earn(-gift.points, LOSSES)
        guards, coins = taker.guards, taker.coins
        taker.gain_goods(gift.guards, gift.coins)
        taker.earn(gift.points, CARDS)
        if table.log is not None:
            table.tell("gave", self.seat, {"taker-seat": self.taker, "what": gift.parts()})
            gains.tell_spilled(table, self.taker, gift.guards, gift.coins, guards, coins)

    def about(self, table: Table, move: int) -> About:
        return About(self.effect.options[first_of(move)].amounts())

    def prompt(self, table: Table) -> Prompt:
        goods, points = self.effect.options[0], self.effect.options[1]
        facts: dict[str, object] = {"taker-seat": self.taker, "what": goods.parts(), "points": points.points}
        return Prompt("give", self.seat, "C33", facts)


@final
class GiveUp(Step[Table]):
    """Lose points, or give up a card of one class with its influence (C34, C81)."""

    effect: Effect

    def __init__(self, seat: int = 0, effect: Effect | None = None) -> None:
        super().__init__(seat)
        self.effect = effect if effect is not None else Effect(OPPONENTS_LOSE)

    def open(self, table: Table) -> bool:
        if table.is_rival(self.seat) or not table.players[self.seat].of_class(self.effect.track):
            self._lose_points(table)
            return False
        return True

    def moves(self, table: Table) -> list[int]:
        moves = [encode(actions.GIVE, actions.GIVE_POINTS)]
        for card in table.players[self.seat].cards:
            if content.CARD_CLASS[card] == self.effect.track:
                moves.append(encode(actions.SURRENDER, card))
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.GIVE:
            self._lose_points(table)
            return
        card = first_of(move)
        table.players[self.seat].cards.remove(card)
        table.discard.append(card)
        if table.log is not None:
            table.tell("surrendered", self.seat, {"card": content.CARD_IDS[card]})
        gains.advance(table, self.seat, content.CARD_CLASS[card], -content.CARD_INFLUENCE[card])

    def _lose_points(self, table: Table) -> None:
        points = self.effect.gain.points
        table.players[self.seat].earn(-points, LOSSES)
        if table.log is not None:
            table.tell("lost", self.seat, {"points": points})

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.GIVE:
            return About(self.effect.gain.amounts())
        card = first_of(move)
        spaces = min(content.CARD_INFLUENCE[card], table.players[self.seat].tracks[content.CARD_CLASS[card]])
        return About({CLASSES[content.CARD_CLASS[card]]: spaces})

    def refusals(self, table: Table) -> list[Refusal]:
        return [
            Refusal(encode(actions.SURRENDER, card), "surrender-class", "C33", {"card": content.CARD_IDS[card]})
            for card in table.players[self.seat].cards
            if content.CARD_CLASS[card] != self.effect.track
        ]

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {"points": self.effect.gain.points, "track": CLASSES[self.effect.track]}
        return Prompt("lose", self.seat, "C34", facts)
