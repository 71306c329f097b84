"""The turn (L2, L10.1, L15.1, L15.4 to L15.9)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able import tables
from rossio.games.lisboa.able.can import can_effect, can_noble, can_sponsor
from rossio.games.lisboa.able.goods import settles_anyway
from rossio.games.lisboa.able.why import why_not
from rossio.games.lisboa.about import about_effects, about_visit
from rossio.games.lisboa.actions import (
    GET_GOLD,
    GOLD_MOVES,
    PORTFOLIO,
    PORTFOLIO_MOVES,
    SPONSOR,
    SPONSOR_MOVES,
    TAKE_MOVES,
    VISIT,
    VISIT_MOVES,
)
from rossio.games.lisboa.gains import take_good, trigger
from rossio.games.lisboa.state import LARGE_STACK, NONE, SMALL_STACK, Table
from rossio.games.lisboa.steps.church import refill_church
from rossio.games.lisboa.steps.decree import refill_decrees
from rossio.games.lisboa.steps.event import sponsor
from rossio.games.lisboa.steps.portfolio import can_play, play_card
from rossio.games.lisboa.steps.visit import can_visit, visit
from rossio.kernel.actions import encode, first_of, kind_of, put, put_each
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


def dock(table: Table, seat: int) -> None:
    """Ships at sea come back empty (L2.2)."""
    for ship in table.players[seat].ships:
        if table.sails(ship):
            table.at_sea ^= 1 << ship
            table.cargo[ship] = 0
            if table.log is not None:
                table.tell("docked", seat, {"ship": content.SHIP_IDS[ship]})


@final
class ChooseAction(Step[Table]):
    """Get 1 Gold, or play a card into the portfolio or to the court (L2.1, L2.3, L2.5, L15.4)."""

    def moves(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        moves: list[int] = []
        put_each(moves, GOLD_MOVES, player.hand)
        sure = settles_anyway(table, self.seat)
        for card in player.hand:
            if (sure and not tables.CARD_TAKES_GOODS[card]) or can_play(table, self.seat, card):
                put(moves, PORTFOLIO_MOVES, card)
        checked = 0
        welcome = 0
        for card in player.hand:
            noble = content.CARD_KIND[card]
            if noble == content.TREASURY:
                if can_sponsor(table, self.seat, card):
                    put(moves, SPONSOR_MOVES, card)
                continue
            if not checked >> noble & 1:
                checked |= 1 << noble
                if can_visit(table, self.seat, noble, False):
                    welcome |= 1 << noble
            if welcome >> noble & 1:
                put(moves, VISIT_MOVES, card)
        return moves

    def take(self, table: Table, move: int) -> None:
        kind = kind_of(move)
        card = first_of(move)
        if kind == GET_GOLD:
            table.players[self.seat].hand.remove(card)
            table.discards.append(card)
            if table.log is not None:
                table.tell("get-gold", self.seat, {"card": content.CARD_IDS[card]})
            for _ in range(content.GOLD_PER_CARD):
                take_good(table, self.seat, content.GOLD)
        elif kind == PORTFOLIO:
            play_card(table, self.seat, card)
        elif kind == VISIT:
            visit(table, self.seat, card)
        else:
            sponsor(table, self.seat, card)

    def about(self, table: Table, move: int) -> About:
        player = table.players[self.seat]
        kind = kind_of(move)
        card = first_of(move)
        if kind == GET_GOLD:
            gold = min(content.GOLD_PER_CARD, player.room() - player.goods[content.GOLD])
            return About(brings={content.GOOD_IDS[content.GOLD]: gold} if gold > 0 else {})
        if kind == VISIT:
            return about_visit(table, self.seat, content.CARD_KIND[card], False)
        if kind == SPONSOR:
            about = about_effects(table, self.seat, content.CARD_EVENT[card])
            about.costs["reis"] = costs.event_price(table, player)
            return about
        if content.CARD_KIND[card] == content.TREASURY:
            return About(brings={"reis": content.TREASURY_REIS[table.treasury]})
        return about_effects(table, self.seat, content.CARD_EFFECTS[card])

    def refusals(self, table: Table) -> list[Refusal]:
        player = table.players[self.seat]
        refusals: list[Refusal] = []
        for card in player.hand:
            if not can_play(table, self.seat, card):
                refusals.append(
                    Refusal(encode(PORTFOLIO, card), "no-sale-no-trade", "L3.7", {"have": player.goods_held()})
                )
            noble = content.CARD_KIND[card]
            if noble == content.TREASURY:
                refusals.append(Refusal(encode(VISIT, card), "no-noble-card", "L2.5"))
                if not can_sponsor(table, self.seat, card):
                    refusals.append(self.why_no_event(table, card))
            else:
                refusals.append(Refusal(encode(SPONSOR, card), "no-treasury-card", "L2.5"))
                if not can_visit(table, self.seat, noble, False):
                    refusals.append(self.why_no_visit(table, card))
        return refusals

    def why_no_event(self, table: Table, card: int) -> Refusal:
        player = table.players[self.seat]
        move = encode(SPONSOR, card)
        owed = costs.event_price(table, player)
        have = player.reis + content.REIS_AT[player.influence]
        if have < owed:
            return Refusal(move, "event-price", "L9.1", {"have": have, "need": owed})
        op = content.CARD_EVENT[card][0]
        if can_effect(table, self.seat, op, player.reis, player.influence):
            return Refusal(move, "price-and-costs", "L15.2", {"have": have, "need": owed})
        return why_not(table, self.seat, move, op)

    def why_no_visit(self, table: Table, card: int) -> Refusal:
        player = table.players[self.seat]
        noble = content.CARD_KIND[card]
        move = encode(VISIT, card)
        cost = costs.visit_cost(table, self.seat, noble, False)
        have = player.influence + player.wigs + costs.most_visit_reis(player, cost)
        if have < cost:
            return Refusal(move, "visit-cost", "L7.3", {"have": have, "need": cost})
        if can_noble(table, self.seat, noble, player.reis, player.influence):
            return Refusal(move, "price-and-costs", "L15.2", {"have": have, "need": cost})
        return why_not(table, self.seat, move, content.STATE_ACTIONS + noble)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("action", self.seat, "L2.1", {"period": table.period})


@final
class TakeCard(Step[Table]):
    """Take a face-up political card (L2.6, L15.5).

    Asked even if only one is left: this is the end of the turn, and what it reveals cannot be taken back.
    """

    def open(self, table: Table) -> bool:
        return any(card != NONE for card in table.display)

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        for card in table.display:
            if card != NONE:
                put(moves, TAKE_MOVES, card)
        return moves

    def take(self, table: Table, move: int) -> None:
        card = first_of(move)
        take_from_display(table, self.seat, content.CARD_KIND[card])
        table.players[self.seat].hand.append(card)
        if table.log is not None:
            table.tell("took-card", self.seat, {"card": content.CARD_IDS[card]})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("take-card", self.seat, "L2.6")


def take_from_display(table: Table, seat: int, kind: int) -> int:
    """A face-up card is taken; three empty decks trigger the end of the period or of the game (L15.6)."""
    card = table.display[kind]
    table.display[kind] = NONE
    table.taken_from = kind
    empty = 0
    for deck in range(len(table.decks)):
        if table.display[deck] == NONE and not table.decks[deck]:
            empty += 1
    if empty >= content.EMPTY_DECKS:
        trigger(table, seat)
    return card


@final
class Upkeep(Step[Table]):
    """Reveal the next card, refill city display, church track and decrees, return the traded goods (L10.1)."""

    def open(self, table: Table) -> bool:
        table.covered = 0
        for player in table.players:
            player.marker_used = False
        came = False
        kind = table.taken_from
        table.taken_from = NONE
        if kind != NONE and table.decks[kind]:
            table.display[kind] = table.draw(kind)
            came = True
            if table.log is not None:
                table.tell("card-out", NOBODY, {"card": content.CARD_IDS[table.display[kind]]})
        refill_city(table)
        if refill_church(table):
            came = True
        if refill_decrees(table):
            came = True
        if came:
            table.reveal()
        return False


def refill_city(table: Table) -> None:
    """The display refills while the stacks last (L10.1)."""
    for space in range(LARGE_STACK):
        if not table.city[space]:
            stack = SMALL_STACK if content.DISPLAY_SMALL[space] else LARGE_STACK
            if table.city[stack]:
                table.city[space] = 1
                table.city[stack] -= 1
