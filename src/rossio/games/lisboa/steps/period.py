"""End of period (L11, L15.10, L15.11)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import DISCARD, DONE, REWARD
from rossio.games.lisboa.gains import earn
from rossio.games.lisboa.state import CHANGE, NOBLES, NONE, PERIOD, PLAY, Table
from rossio.games.lisboa.steps.church import ChurchScoring, refill_church
from rossio.games.lisboa.steps.decree import refill_decrees
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class ChangePeriod(Step[Table]):
    """L11.2 to L11.6: what happens between the two periods, in order."""

    def open(self, state: Table) -> bool:
        state.phase = CHANGE
        first = state.trigger
        if state.log is not None:
            state.tell("period-ends", first, {"period": state.period})
        clear_display(state)
        pay_for_sets(state)
        change_ships(state)
        state.agenda.append(NewPeriod())
        state.agenda.append(ChurchScoring())
        count = len(state.players)
        for after in range(count - 1, -1, -1):
            seat = (first + after) % count
            if seat < state.seats:
                state.agenda.append(DiscardHand(seat))
        return False


def clear_display(t: Table) -> None:
    """L11.2: the display's remaining cards are discarded; those face down leave the game unseen."""
    for kind in range(len(t.display)):
        if t.display[kind] != NONE:
            t.discards.append(t.display[kind])
            t.display[kind] = NONE
        t.unseen += t.decks[kind]
        t.decks[kind] = []


def pay_for_sets(t: Table) -> None:
    """L11.2: 3 wigs per completed set."""
    for seat in range(len(t.players)):
        wigs = t.players[seat].sets() * content.PERIOD_WIGS
        if wigs:
            earn(t, seat, wigs, PERIOD)
            if t.log is not None:
                t.tell("period-wigs", seat, {"wigs": wigs})


def change_ships(t: Table) -> None:
    """L11.3: remaining ships leave; those of the second period come."""
    t.ships_out += t.shipyard
    t.shipyard = ships_of(t, 2)


def ships_of(t: Table, period: int) -> list[int]:
    """L1.15: players - 1 copies of each type, the smaller hull on top (at the end of the list)."""
    copies = len(t.players) - 1
    ships = [
        ship
        for ship in range(len(content.SHIP_IDS))
        if content.SHIP_PERIOD[ship] == period and content.SHIP_COPY[ship] <= copies
    ]
    ships.sort(key=_hull, reverse=True)
    return ships


def _hull(ship: int) -> int:
    return content.SHIP_HULL[ship] * len(content.SHIP_IDS) + ship


@final
class DiscardHand(Step[Table]):
    """L11.4: discard any number of hand cards."""

    def open(self, state: Table) -> bool:
        if state.players[self.seat].hand:
            return True
        state.agenda.append(ClaimRewards(self.seat))
        return False

    def moves(self, state: Table) -> list[int]:
        moves = [encode(DISCARD, card) for card in state.players[self.seat].hand]
        moves.append(DONE)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == DONE:
            state.agenda.append(ClaimRewards(self.seat))
            return
        card = first_of(move)
        p = state.players[self.seat]
        p.hand.remove(card)
        p.offer.append(card)
        if state.log is not None:
            state.tell("discarded", self.seat, {"card": content.CARD_IDS[card]})
        state.agenda.append(self)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("discard-hand", self.seat, "L11.4", {"cards": len(state.players[self.seat].hand)})


@final
class ClaimRewards(Step[Table]):
    """L11.4, L15.10: the reward of one discarded card of each noble, in an order of choice; penalties are ignored."""

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        elif not moves:
            clear_offer(state, self.seat, NONE)
        return len(moves) > 1

    def moves(self, state: Table) -> list[int]:
        return [
            encode(REWARD, card)
            for card in state.players[self.seat].offer
            if content.CARD_KIND[card] < NOBLES and not content.CARD_PENALTY[card]
        ]

    def take(self, state: Table, move: int) -> None:
        card = first_of(move)
        clear_offer(state, self.seat, content.CARD_KIND[card])
        if state.log is not None:
            state.tell("card-reward", self.seat, {"card": content.CARD_IDS[card]})
        state.agenda.append(self)
        state.agenda.append(Rewards(self.seat, content.CARD_EFFECTS[card]))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        for card in state.players[self.seat].offer:
            if content.CARD_PENALTY[card]:
                refusals.append(Refusal(encode(REWARD, card), "penalty-ignored", "L11.4"))
            elif content.CARD_KIND[card] >= NOBLES:
                refusals.append(Refusal(encode(REWARD, card), "treasury-no-reward", "L11.4"))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("claim-reward", self.seat, "L11.4")


def clear_offer(t: Table, seat: int, kind: int) -> None:
    """The discarded cards of that kind (NONE: all) leave the game."""
    p = t.players[seat]
    t.discards += [card for card in p.offer if kind in (NONE, content.CARD_KIND[card])]
    p.offer = [card for card in p.offer if kind not in (NONE, content.CARD_KIND[card])]


@final
class NewPeriod(Step[Table]):
    """L11.5, L11.6: new hands, new display, refills; the next player goes on."""

    def open(self, state: Table) -> bool:
        state.period = 2
        state.trigger = NONE
        purple = [card for card in range(len(content.CARD_IDS)) if content.CARD_DECK[card] == content.PURPLE]
        state.chance.shuffle(purple)
        count = len(state.players)
        for after in range(count):
            seat = (state.active + 1 + after) % count
            if seat < state.seats:
                hand = state.players[seat].hand
                while len(hand) < content.HAND:
                    hand.append(purple.pop())
        state.unseen += purple
        lay_out(state, content.BROWN)
        refill_church(state)
        refill_decrees(state)
        state.phase = PLAY
        state.reveal()
        if state.log is not None:
            state.tell("period-begins", NOBODY, {"period": state.period})
        return False


def lay_out(t: Table, deck: int) -> None:
    """L1.14: four shuffled decks by kind, the top card of each face up."""
    for kind in range(len(content.KINDS)):
        cards = [
            card
            for card in range(len(content.CARD_IDS))
            if content.CARD_DECK[card] == deck and content.CARD_KIND[card] == kind
        ]
        t.chance.shuffle(cards)
        t.display[kind] = cards.pop()
        t.decks[kind] = cards
