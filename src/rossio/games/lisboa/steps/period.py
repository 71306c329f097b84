"""End of period (L11, L15.10, L15.11)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content, purposes
from rossio.games.lisboa.about import about_effects
from rossio.games.lisboa.actions import DISCARD_MOVES, DONE, REWARD
from rossio.games.lisboa.gains import earn
from rossio.games.lisboa.state import CHANGE, NOBLES, NONE, PERIOD, PLAY, Table
from rossio.games.lisboa.steps.church import ChurchScoring, refill_church
from rossio.games.lisboa.steps.decree import refill_decrees
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.kernel.actions import encode, first_of, put_each
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


@final
class ChangePeriod(Step[Table]):
    """What happens between the two periods, in order (L11.2 to L11.6)."""

    def open(self, table: Table) -> bool:
        table.phase = CHANGE
        first = table.trigger
        if table.log is not None:
            table.tell("period-ends", first, {"period": table.period})
        clear_display(table)
        pay_for_sets(table)
        change_ships(table)
        table.agenda.append(NewPeriod())
        table.agenda.append(ChurchScoring())
        count = len(table.players)
        for after in range(count - 1, -1, -1):
            seat = (first + after) % count
            if seat < table.seats:
                table.agenda.append(DiscardHand(seat))
        return False


def clear_display(table: Table) -> None:
    """The display's remaining cards are discarded; those face down leave the game unseen (L11.2)."""
    for kind in range(len(table.display)):
        if table.display[kind] != NONE:
            table.discards.append(table.display[kind])
            table.display[kind] = NONE
        table.unseen += table.decks[kind]
        table.decks[kind] = ()


def pay_for_sets(table: Table) -> None:
    """3 wigs per completed set (L11.2)."""
    for seat in range(len(table.players)):
        wigs = table.players[seat].sets() * content.PERIOD_WIGS
        if wigs:
            earn(table, seat, wigs, PERIOD)
            if table.log is not None:
                table.tell("period-wigs", seat, {"wigs": wigs})


def change_ships(table: Table) -> None:
    """Remaining ships leave; those of the second period come (L11.3)."""
    table.ships_out += table.shipyard
    table.shipyard = ships_of(table, 2)


def ships_of(table: Table, period: int) -> tuple[int, ...]:
    """Players - 1 copies of each type, the smaller hull on top (the last) (L1.15)."""
    copies = len(table.players) - 1
    return tuple(
        [
            ship
            for ship in content.LARGE_SHIPS_FIRST
            if content.SHIP_PERIOD[ship] == period and content.SHIP_COPY[ship] <= copies
        ]
    )


@final
class DiscardHand(Step[Table]):
    """Discard any number of hand cards (L11.4)."""

    def open(self, table: Table) -> bool:
        if table.players[self.seat].hand:
            return True
        table.agenda.append(ClaimRewards(self.seat))
        return False

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        put_each(moves, DISCARD_MOVES, table.players[self.seat].hand)
        moves.append(DONE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move == DONE:
            table.agenda.append(ClaimRewards(self.seat))
            return
        card = first_of(move)
        player = table.players[self.seat]
        player.hand.remove(card)
        player.offer += (card,)
        if table.log is not None:
            table.tell("discarded", self.seat, {"card": content.CARD_IDS[card]})
        table.agenda.append(self)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("discard-hand", self.seat, "L11.4", {"cards": len(table.players[self.seat].hand)})


@final
class ClaimRewards(Choice[Table]):
    """The reward of one discarded card of each noble, in an order of choice; penalties are ignored (L11.4, L15.10)."""

    def open(self, table: Table) -> bool:
        if self.moves(table):
            return super().open(table)
        clear_offer(table, self.seat, NONE)
        return False

    def moves(self, table: Table) -> list[int]:
        return [
            encode(REWARD, card)
            for card in table.players[self.seat].offer
            if content.CARD_KIND[card] < NOBLES and not content.CARD_PENALTY[card]
        ]

    def take(self, table: Table, move: int) -> None:
        card = first_of(move)
        clear_offer(table, self.seat, content.CARD_KIND[card])
        if table.log is not None:
            table.tell("card-reward", self.seat, {"card": content.CARD_IDS[card]})
        table.agenda.append(self)
        table.agenda.append(Rewards(self.seat, content.CARD_EFFECTS[card]))

    def about(self, table: Table, move: int) -> About:
        return about_effects(table, self.seat, content.CARD_EFFECTS[first_of(move)])

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        for card in table.players[self.seat].offer:
            if content.CARD_PENALTY[card]:
                refusals.append(Refusal(encode(REWARD, card), "penalty-ignored", "L11.4"))
            elif content.CARD_KIND[card] >= NOBLES:
                refusals.append(Refusal(encode(REWARD, card), "treasury-no-reward", "L11.4"))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("claim-reward", self.seat, "L11.4")


def clear_offer(table: Table, seat: int, kind: int) -> None:
    """The discarded cards of that kind (NONE: all) leave the game."""
    player = table.players[seat]
    table.discards += [card for card in player.offer if kind in (NONE, content.CARD_KIND[card])]
    player.offer = tuple([card for card in player.offer if kind not in (NONE, content.CARD_KIND[card])])


@final
class NewPeriod(Step[Table]):
    """New hands, new display, refills; the next player goes on (L11.5, L11.6)."""

    def open(self, table: Table) -> bool:
        table.period = 2
        table.trigger = NONE
        purple = content.CARDS_OF[content.PURPLE][:]
        table.stream(purposes.HANDS, table.period).shuffle(purple)
        count = len(table.players)
        for after in range(count):
            seat = (table.active + 1 + after) % count
            if seat < table.seats:
                hand = table.players[seat].hand
                while len(hand) < content.HAND:
                    hand.append(purple.pop())
        table.unseen += tuple(purple)
        stack_cards(table, content.BROWN)
        turn_up(table)
        refill_church(table)
        refill_decrees(table)
        table.phase = PLAY
        table.reveal()
        if table.log is not None:
            table.tell("period-begins", NOBODY, {"period": table.period})
        return False


def stack_cards(table: Table, deck: int) -> None:
    """Four shuffled decks by kind (L1.14)."""
    chance = table.stream(purposes.DISPLAY, table.period)
    for kind in range(len(content.KINDS)):
        cards = content.CARDS_IN[deck][kind][:]
        chance.shuffle(cards)
        table.decks[kind] = tuple(cards)


def turn_up(table: Table) -> None:
    """The top card of each deck face up (L1.14)."""
    for kind in range(len(table.decks)):
        table.display[kind] = table.draw(kind)
        if table.log is not None:
            table.tell("card-out", NOBODY, {"card": content.CARD_IDS[table.display[kind]]})
