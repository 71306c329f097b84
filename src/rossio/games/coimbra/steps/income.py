"""Phase E (C41-C45, C84, C85): start bonuses, the three dice, exchanges."""

from __future__ import annotations

from rossio.games.coimbra import actions
from rossio.games.coimbra.content import CARD_EFFECTS, CARD_IDS, WHITE
from rossio.games.coimbra.effects import ADVANCE_CHOICE, CLASSES, COLOURS, DIE_BONUS, IF_NO_DIE, Effect
from rossio.games.coimbra.state import CARDS, INCOMES, Table, face
from rossio.games.coimbra.steps import rewards, rival
from rossio.kernel.actions import first_of, kind_of, second_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


class IncomeTurn(Step[Table]):
    """A player's phase E turn: start bonuses, dice, a last chance to exchange (C84)."""

    def open(self, table: Table) -> bool:
        if table.is_rival(self.seat):
            rival.collect(table, self.seat)
            return False
        owner = table.players[self.seat]
        due: list[int] = []
        for card in owner.cards:
            for effect in CARD_EFFECTS[card]:
                if effect.op == ADVANCE_CHOICE or (effect.op == IF_NO_DIE and effect.track not in owner.dice):
                    due.append(card)
        table.agenda.append(ActivateDie(self.seat))
        if due:
            table.agenda.append(StartBonus(self.seat, due))
        return False


class StartBonus(Step[Table]):
    """The cards that work at the start of the own turn, each once, in an order of choice (C43, C69, C84)."""

    due: list[int]

    def __init__(self, seat: int = 0, due: list[int] | None = None) -> None:
        super().__init__(seat)
        self.due = due if due is not None else []

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        for card in self.due:
            if CARD_EFFECTS[card][0].op == ADVANCE_CHOICE:
                for track in range(len(CLASSES)):
                    moves.append(actions.RAISE | card << 8 | track << 16)
            else:
                moves.append(actions.BEGIN | card << 8)
        rewards.exchange_moves(table, self.seat, moves)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.EXCHANGE:
            table.agenda.append(self)
            rewards.exchange(table, self.seat, first_of(move))
            return
        used = first_of(move)
        rest = [card for card in self.due if card != used]
        if rest:
            table.agenda.append(StartBonus(self.seat, rest))
        if table.log is not None:
            table.tell("began", self.seat, {"card": CARD_IDS[used]})
        effect = CARD_EFFECTS[used][0]
        if kind_of(move) == actions.RAISE:
            rewards.advance(table, self.seat, second_of(move), effect.amount)
        rewards.take_gain(table, self.seat, effect.gain, 1, CARDS)

    def refusals(self, table: Table) -> list[Refusal]:
        refusals = []
        owner = table.players[self.seat]
        for card in owner.cards:
            if CARD_EFFECTS[card][0].op == IF_NO_DIE and card not in self.due:
                facts: dict[str, object] = {"card": CARD_IDS[card]}
                refusals.append(Refusal(actions.BEGIN | card << 8, "not-due", "C43", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("start-bonus", self.seat, "C43")


class ActivateDie(Step[Table]):
    """The three own dice in any order, each paying the income of its colour's track; white any one (C41, C85)."""

    def open(self, table: Table) -> bool:
        dice = table.players[self.seat].dice
        if not dice:
            table.agenda.append(EndIncome(self.seat))
            return False
        if dice[0] == WHITE or any(die != dice[0] for die in dice):
            return True
        if len(self._exchanges(table)) > 0:
            return True
        table.agenda.append(self)
        activate(table, self.seat, dice[0], dice[0])
        return False

    def _exchanges(self, table: Table) -> list[int]:
        moves: list[int] = []
        rewards.exchange_moves(table, self.seat, moves)
        return moves

    def moves(self, table: Table) -> list[int]:
        dice = table.players[self.seat].dice
        moves: list[int] = []
        for colour in range(WHITE):
            if colour in dice:
                moves.append(actions.ACTIVATE | colour << 8)
        if WHITE in dice:
            for track in range(len(CLASSES)):
                moves.append(actions.ACTIVATE_WHITE | track << 8)
        rewards.exchange_moves(table, self.seat, moves)
        return moves

    def take(self, table: Table, move: int) -> None:
        kind = kind_of(move)
        table.agenda.append(self)
        if kind == actions.EXCHANGE:
            rewards.exchange(table, self.seat, first_of(move))
        elif kind == actions.ACTIVATE_WHITE:
            activate(table, self.seat, WHITE, first_of(move))
        else:
            activate(table, self.seat, first_of(move), first_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        dice = table.players[self.seat].dice
        refusals = [
            Refusal(actions.ACTIVATE | colour << 8, "no-die", "C41", {"colour": COLOURS[colour]})
            for colour in range(WHITE)
            if colour not in dice
        ]
        if WHITE not in dice:
            for track in range(len(CLASSES)):
                refusals.append(
                    Refusal(actions.ACTIVATE_WHITE | track << 8, "no-die", "C85", {"colour": COLOURS[WHITE]})
                )
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("activate", self.seat, "C41", {"dice": len(table.players[self.seat].dice)})


def activate(table: Table, player: int, colour: int, track: int) -> None:
    """Income as the track stands now, then own bonuses for a die of this colour; white is none (C42, C44, C84)."""
    owner = table.players[player]
    owner.dice.remove(colour)
    table.pool.append(face(colour, 1))
    due: list[Effect] = []
    for card in owner.cards:
        for effect in CARD_EFFECTS[card]:
            if effect.op == DIE_BONUS and effect.track == colour:
                due.append(effect)
    if due:
        table.agenda.append(rewards.Bonus(player, due, 0, CARDS))
    if table.log is not None:
        table.tell("activated", player, {"colour": COLOURS[colour], "track": CLASSES[track]})
    rewards.pay_income(table, player, track, INCOMES)


class EndIncome(Step[Table]):
    """The end of the own turn: exchange goods a last time, or be done (C84)."""

    def open(self, table: Table) -> bool:
        return len(self.moves(table)) > 1

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        rewards.exchange_moves(table, self.seat, moves)
        moves.append(actions.DONE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.EXCHANGE:
            table.agenda.append(self)
            rewards.exchange(table, self.seat, first_of(move))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("end-income", self.seat, "C84")
