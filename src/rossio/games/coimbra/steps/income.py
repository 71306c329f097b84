"""Phase E (C41-C45, C84, C85): start bonuses, the three dice, exchanges."""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.brings import Brought, income_of
from rossio.games.coimbra.effects import ADVANCE_CHOICE, CLASSES, COLOURS, IF_NO_DIE, Effect
from rossio.games.coimbra.state import CARDS, INCOMES, NONE, Table, face
from rossio.games.coimbra.steps import gains, rewards, rival
from rossio.kernel.actions import encode, first_of, kind_of, second_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


@final
class StartOfPhase(Step[Table]):
    """The beginning of phase E, before anybody's first die: a player's cards that work then (C43, C84)."""

    def open(self, table: Table) -> bool:
        if table.is_rival(self.seat):
            return False
        owner = table.players[self.seat]
        due: list[int] = []
        for card in owner.cards:
            for effect in content.CARD_EFFECTS[card]:
                if effect.op == ADVANCE_CHOICE or (effect.op == IF_NO_DIE and effect.track not in owner.dice):
                    due.append(card)
        if due:
            table.agenda.append(StartBonus(self.seat, due))
        return False


@final
class IncomeTurn(Step[Table]):
    """A player's phase E turn: dice, a last chance to exchange (C84)."""

    def open(self, table: Table) -> bool:
        if table.is_rival(self.seat):
            rival.collect(table, self.seat)
        else:
            table.agenda.append(ActivateDie(self.seat))
        return False


@final
class StartBonus(Choice[Table]):
    """The cards that work at the start of phase E, each once, in an order of choice (C43, C69, C84).

    A last card that only gives steps works without a question: the steps themselves may be refused.
    """

    due: list[int]

    def __init__(self, seat: int = 0, due: list[int] | None = None) -> None:
        super().__init__(seat)
        self.due = due if due is not None else []

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        for card in self.due:
            if content.CARD_EFFECTS[card][0].op == ADVANCE_CHOICE:
                for track in range(len(CLASSES)):
                    moves.append(encode(actions.RAISE, card, track))
            else:
                moves.append(encode(actions.BEGIN, card))
        gains.exchange_moves(table, self.seat, moves)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.EXCHANGE:
            table.agenda.append(self)
            gains.exchange(table, self.seat, first_of(move))
            return
        used = first_of(move)
        rest = [card for card in self.due if card != used]
        if rest:
            table.agenda.append(StartBonus(self.seat, rest))
        if table.log is not None:
            table.tell("began", self.seat, {"card": content.CARD_IDS[used]})
        effect = content.CARD_EFFECTS[used][0]
        rewards.take_gain(table, self.seat, effect.gain, 1, CARDS)
        if kind_of(move) == actions.RAISE:
            gains.advance(table, self.seat, second_of(move), effect.amount)

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.EXCHANGE:
            return gains.about_exchange(table, self.seat, first_of(move))
        effect = content.CARD_EFFECTS[first_of(move)][0]
        brought = Brought(table, self.seat)
        brought.gain(effect.gain)
        if kind_of(move) == actions.RAISE:
            brought.add(CLASSES[second_of(move)], effect.amount)
        return About(brings=brought.told())

    def refusals(self, table: Table) -> list[Refusal]:
        refusals = []
        owner = table.players[self.seat]
        for card in owner.cards:
            if content.CARD_EFFECTS[card][0].op == IF_NO_DIE and card not in self.due:
                facts: dict[str, object] = {"card": content.CARD_IDS[card]}
                refusals.append(Refusal(encode(actions.BEGIN, card), "not-due", "C43", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("start-bonus", self.seat, "C43")


@final
class ActivateDie(Choice[Table]):
    """The three own dice in any order, each paying the income of its colour's track; white any one (C41, C85).

    The bonus of a card follows the income of its die. Where its steps could raise that income, the owner may begin
    with the card instead (C84); everywhere else the order changes nothing and is not asked.
    """

    def open(self, table: Table) -> bool:
        dice = table.players[self.seat].dice
        if not dice:
            table.agenda.append(EndIncome(self.seat))
            return False
        if dice[0] == content.WHITE or any(die != dice[0] for die in dice):
            return True
        return super().open(table)

    def moves(self, table: Table) -> list[int]:
        dice = table.players[self.seat].dice
        moves: list[int] = []
        before = cards_before_income(table, self.seat)
        for colour in range(content.WHITE):
            if colour in dice:
                moves.append(encode(actions.ACTIVATE, colour))
                for card in before:
                    if content.BONUS_COLOUR[card] == colour:
                        moves.append(encode(actions.BEGIN, card))
        if content.WHITE in dice:
            for track in range(len(CLASSES)):
                moves.append(encode(actions.ACTIVATE_WHITE, track))
        gains.exchange_moves(table, self.seat, moves)
        return moves

    def take(self, table: Table, move: int) -> None:
        kind = kind_of(move)
        table.agenda.append(self)
        if kind == actions.EXCHANGE:
            gains.exchange(table, self.seat, first_of(move))
        elif kind == actions.ACTIVATE_WHITE:
            activate(table, self.seat, content.WHITE, first_of(move), NONE)
        elif kind == actions.BEGIN:
            colour = content.CARD_EFFECTS[first_of(move)][0].track
            activate(table, self.seat, colour, colour, first_of(move))
        else:
            activate(table, self.seat, first_of(move), first_of(move), NONE)

    def about(self, table: Table, move: int) -> About:
        kind = kind_of(move)
        if kind == actions.EXCHANGE:
            return gains.about_exchange(table, self.seat, first_of(move))
        colour = content.WHITE
        track = first_of(move)
        if kind == actions.BEGIN:
            track = content.CARD_EFFECTS[first_of(move)][0].track
        if kind != actions.ACTIVATE_WHITE:
            colour = track
        brought = Brought(table, self.seat)
        brought.gain(income_of(table, self.seat, track))
        for card in bonus_cards(table, self.seat, colour):
            brought.gain(content.CARD_EFFECTS[card][0].gain)
        return About(brings=brought.told())

    def refusals(self, table: Table) -> list[Refusal]:
        dice = table.players[self.seat].dice
        refusals = [
            Refusal(encode(actions.ACTIVATE, colour), "no-die", "C41", {"colour": COLOURS[colour]})
            for colour in range(content.WHITE)
            if colour not in dice
        ]
        if content.WHITE not in dice:
            for track in range(len(CLASSES)):
                refusals.append(
                    Refusal(encode(actions.ACTIVATE_WHITE, track), "no-die", "C85", {"colour": COLOURS[content.WHITE]})
                )
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("activate", self.seat, "C41", {"dice": len(table.players[self.seat].dice)})


def bonus_cards(table: Table, player: int, colour: int) -> list[int]:
    """The own cards that add a bonus to a die of this colour; white is none (C44, C84)."""
    return [card for card in table.players[player].cards if content.BONUS_COLOUR[card] == colour]


def cards_before_income(table: Table, player: int) -> list[int]:
    """The own cards whose steps, taken first, can bring their die a higher income (C84)."""
    cards: list[int] = []
    owner = table.players[player]
    for card in owner.cards:
        track = content.BONUS_COLOUR[card]
        if track >= 0 and content.CARD_EFFECTS[card][0].gain.steps:
            steps = content.CARD_EFFECTS[card][0].gain.steps
            here = owner.tracks[track]
            rise = rewards.rise_in_reach(table, owner.pilgrim, steps, owner.disks, track)
            if content.INCOME[track][min(here + rise, content.TRACK_LIMIT)] > content.INCOME[track][here]:
                cards.append(card)
    return cards


def activate(table: Table, player: int, colour: int, track: int, first: int) -> None:
    """A die's income and the own bonuses for its colour: one card's before the income, if named, the others after it.

    The income is read when its turn comes (C42, C84).
    """
    owner = table.players[player]
    owner.dice.remove(colour)
    table.pool.append(face(colour, 1))
    due: list[Effect] = []
    for card in bonus_cards(table, player, colour):
        if card != first:
            due.append(content.CARD_EFFECTS[card][0])
    if due:
        table.agenda.append(rewards.Bonus(player, due, 0, CARDS))
    table.agenda.append(DieIncome(player, colour, track))
    if first != NONE:
        if table.log is not None:
            table.tell("began", player, {"card": content.CARD_IDS[first]})
        rewards.take_gain(table, player, content.CARD_EFFECTS[first][0].gain, 1, CARDS)


@final
class DieIncome(Step[Table]):
    """The income of an activated die, as its track stands now (C41, C42)."""

    colour: int
    track: int

    def __init__(self, seat: int = 0, colour: int = 0, track: int = 0) -> None:
        super().__init__(seat)
        self.colour = colour
        self.track = track

    def open(self, table: Table) -> bool:
        if table.log is not None:
            table.tell("activated", self.seat, {"colour": COLOURS[self.colour], "track": CLASSES[self.track]})
        rewards.pay_income(table, self.seat, self.track, INCOMES)
        return False


@final
class EndIncome(Step[Table]):
    """The end of the own turn: exchange goods a last time, or be done (C84)."""

    def open(self, table: Table) -> bool:
        return table.offer(self.moves(table))

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        gains.exchange_moves(table, self.seat, moves)
        moves.append(actions.DONE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.EXCHANGE:
            table.agenda.append(self)
            gains.exchange(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        return About() if kind_of(move) == actions.DONE else gains.about_exchange(table, self.seat, first_of(move))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("end-income", self.seat, "C84")
