"""The turn (L2, L10.1, L15.1, L15.4 to L15.9)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import able, content, costs
from rossio.games.lisboa.actions import GET_GOLD, PORTFOLIO, SPONSOR, TAKE, VISIT
from rossio.games.lisboa.gains import take_good, trigger
from rossio.games.lisboa.reasons import why_not
from rossio.games.lisboa.state import LARGE_STACK, NONE, SMALL_STACK, Table
from rossio.games.lisboa.steps.church import refill_church
from rossio.games.lisboa.steps.decree import refill_decrees
from rossio.games.lisboa.steps.event import sponsor
from rossio.games.lisboa.steps.portfolio import can_play, play_card
from rossio.games.lisboa.steps.visit import can_visit, visit
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def dock(t: Table, seat: int) -> None:
    """L2.2: ships at sea come back empty."""
    for ship in t.players[seat].ships:
        if t.at_sea[ship]:
            t.at_sea[ship] = 0
            t.cargo[ship] = 0
            if t.log is not None:
                t.tell("docked", seat, {"ship": content.SHIP_IDS[ship]})


@final
class ChooseAction(Step[Table]):
    """L2.1, L2.3, L2.5, L15.4: Get 1 Gold, or play a card into the portfolio or to the court."""

    def moves(self, state: Table) -> list[int]:
        p = state.players[self.seat]
        moves = [encode(GET_GOLD, card) for card in p.hand]
        checked = 0
        welcome = 0
        for card in p.hand:
            if can_play(state, self.seat, card):
                moves.append(encode(PORTFOLIO, card))
        for card in p.hand:
            noble = content.CARD_KIND[card]
            if noble == content.TREASURY:
                if able.can_sponsor(state, self.seat, card):
                    moves.append(encode(SPONSOR, card))
                continue
            if not checked >> noble & 1:
                checked |= 1 << noble
                if can_visit(state, self.seat, noble, False):
                    welcome |= 1 << noble
            if welcome >> noble & 1:
                moves.append(encode(VISIT, card))
        return moves

    def take(self, state: Table, move: int) -> None:
        kind = kind_of(move)
        card = first_of(move)
        if kind == GET_GOLD:
            state.players[self.seat].hand.remove(card)
            state.discards.append(card)
            if state.log is not None:
                state.tell("get-gold", self.seat, {"card": content.CARD_IDS[card]})
            for _ in range(content.GOLD_PER_CARD):
                take_good(state, self.seat, content.GOLD)
        elif kind == PORTFOLIO:
            play_card(state, self.seat, card)
        elif kind == VISIT:
            visit(state, self.seat, card)
        else:
            sponsor(state, self.seat, card)

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        refusals: list[Refusal] = []
        for card in p.hand:
            if not can_play(state, self.seat, card):
                refusals.append(Refusal(encode(PORTFOLIO, card), "no-sale-no-trade", "L3.7", {"have": p.goods_held()}))
            noble = content.CARD_KIND[card]
            if noble == content.TREASURY:
                refusals.append(Refusal(encode(VISIT, card), "no-noble-card", "L2.5"))
                if not able.can_sponsor(state, self.seat, card):
                    refusals.append(self.why_no_event(state, card))
            else:
                refusals.append(Refusal(encode(SPONSOR, card), "no-treasury-card", "L2.5"))
                if not can_visit(state, self.seat, noble, False):
                    refusals.append(self.why_no_visit(state, card))
        return refusals

    def why_no_event(self, t: Table, card: int) -> Refusal:
        p = t.players[self.seat]
        move = encode(SPONSOR, card)
        owed = costs.event_price(t, p)
        have = p.reis + content.REIS_AT[p.influence]
        if have < owed:
            return Refusal(move, "event-price", "L9.1", {"have": have, "need": owed})
        op = content.CARD_EVENT[card][0]
        if able.can_effect(t, self.seat, op, p.reis, p.influence):
            return Refusal(move, "price-and-costs", "L15.2", {"have": have, "need": owed})
        return why_not(t, self.seat, move, op)

    def why_no_visit(self, t: Table, card: int) -> Refusal:
        p = t.players[self.seat]
        noble = content.CARD_KIND[card]
        move = encode(VISIT, card)
        cost = costs.visit_cost(t, self.seat, noble, False)
        have = p.influence + p.wigs + costs.most_visit_reis(p, cost)
        if have < cost:
            return Refusal(move, "visit-cost", "L7.3", {"have": have, "need": cost})
        if able.can_noble(t, self.seat, noble, p.reis, p.influence):
            return Refusal(move, "price-and-costs", "L15.2", {"have": have, "need": cost})
        return why_not(t, self.seat, move, content.STATE_ACTIONS + noble)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("action", self.seat, "L2.1", {"period": state.period})


@final
class TakeCard(Step[Table]):
    """L2.6, L15.5: take a face-up political card."""

    def open(self, state: Table) -> bool:
        shown = len(state.display) - state.display.count(NONE)
        if shown == 1:
            self.take(state, self.moves(state)[0])
        return shown > 1

    def moves(self, state: Table) -> list[int]:
        return [encode(TAKE, card) for card in state.display if card != NONE]

    def take(self, state: Table, move: int) -> None:
        card = first_of(move)
        take_from_display(state, self.seat, content.CARD_KIND[card])
        state.players[self.seat].hand.append(card)
        if state.log is not None:
            state.tell("took-card", self.seat, {"card": content.CARD_IDS[card]})

    def prompt(self, state: Table) -> Prompt:
        return Prompt("take-card", self.seat, "L2.6")


def take_from_display(t: Table, seat: int, kind: int) -> int:
    """L15.6: a face-up card is taken; three empty decks trigger the end of the period or of the game."""
    card = t.display[kind]
    t.display[kind] = NONE
    t.taken_from = kind
    empty = 0
    for deck in range(len(t.decks)):
        if t.display[deck] == NONE and not t.decks[deck]:
            empty += 1
    if empty >= content.EMPTY_DECKS:
        trigger(t, seat)
    return card


@final
class Upkeep(Step[Table]):
    """L10.1: reveal the next card, refill city display, church track and decrees, return the traded goods."""

    def open(self, state: Table) -> bool:
        state.covered = 0
        state.court = NONE
        for p in state.players:
            p.marker_used = False
        came = False
        kind = state.taken_from
        state.taken_from = NONE
        if kind != NONE and state.decks[kind]:
            state.display[kind] = state.decks[kind].pop()
            came = True
            if state.log is not None:
                state.tell("card-out", NOBODY, {"card": content.CARD_IDS[state.display[kind]]})
        refill_city(state)
        if refill_church(state):
            came = True
        if refill_decrees(state):
            came = True
        if came:
            state.reveal()
        return False


def refill_city(t: Table) -> None:
    """L10.1, P13: the display refills while the stacks last."""
    for space in range(LARGE_STACK):
        stack = SMALL_STACK if content.DISPLAY_SMALL[space] else LARGE_STACK
        if not t.city[space] and t.city[stack]:
            t.city[space] = 1
            t.city[stack] -= 1
