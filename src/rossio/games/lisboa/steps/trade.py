"""Sell Goods and Trade with Nobles (L5, L6.1 to L6.3, L15.27, L15.38)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import able, content, foresight
from rossio.games.lisboa.actions import DONE, SELL, TRADE
from rossio.games.lisboa.gains import earn, note
from rossio.games.lisboa.reasons import why_not
from rossio.games.lisboa.state import GOODS, NONE, SAILED, Table
from rossio.games.lisboa.steps.perform import perform
from rossio.games.lisboa.steps.ways import Demand
from rossio.kernel.actions import encode, first_of, kind_of, second_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def sales(t: Table, seat: int) -> list[int]:
    """L5.1: every good of the seat to every docked ship with room."""
    ships = [ship for p in t.players for ship in p.ships if able.takes_goods(t, ship)]
    goods = t.players[seat].goods
    return [encode(SELL, good, ship) for good in range(GOODS) if goods[good] for ship in ships]


def trades(t: Table, seat: int) -> list[int]:
    """L6.1 to L6.3: every good for every state action it opens."""
    p = t.players[seat]
    always = able.tradable(t, seat)
    moves: list[int] = []
    for good in range(GOODS):
        if p.goods[good]:
            opens = foresight.GOOD_OPENS[good]
            for action in range(content.STATE_ACTIONS):
                if opens >> action & 1 and (always >> action & 1 or able.can_trade_for(t, seat, good, action)):
                    moves.append(encode(TRADE, good, action))
    return moves


def owner_of(t: Table, ship: int) -> int:
    for seat in range(len(t.players)):
        if ship in t.players[seat].ships:
            return seat
    return NOBODY


def sell(t: Table, seat: int, good: int, ship: int) -> None:
    """L5.1, L5.2: the price, and wigs for the owner if the ship sails."""
    p = t.players[seat]
    price = t.prices[good] + content.SHIP_MODIFIER[ship] + p.lasting[content.SALE + good]
    p.goods[good] -= 1
    p.reis += price
    t.cargo[ship] += 1
    if t.log is not None:
        facts: dict[str, object] = {"good": content.GOOD_IDS[good], "ship": content.SHIP_IDS[ship], "price": price}
        t.tell("sold", seat, facts)
    if t.cargo[ship] == content.SHIP_HULL[ship]:
        t.at_sea[ship] = 1
        owner = owner_of(t, ship)
        wigs = t.cargo[ship] * content.WIGS_PER_CRATE + t.players[owner].lasting[content.SAIL]
        earn(t, owner, wigs, SAILED)
        if t.log is not None:
            t.tell("sailed", owner, {"ship": content.SHIP_IDS[ship], "wigs": wigs})
    note(t, seat, content.SELL)


def trade(t: Table, seat: int, good: int, action: int, done: int) -> None:
    """L6.1: the good covers its action until the end of the turn."""
    t.players[seat].goods[good] -= 1
    t.covered |= 1 << action
    if t.log is not None:
        t.tell("traded", seat, {"good": content.GOOD_IDS[good], "action": f"action-{content.ACTIONS[action]}"})
    t.agenda.append(TradeAgain(seat, done))
    perform(t, seat, action)


def trade_refusals(t: Table, seat: int) -> list[Refusal]:
    """Every good and state action that do not go together now, and why."""
    goods = t.players[seat].goods
    refusals: list[Refusal] = []
    for action in range(content.STATE_ACTIONS):
        noble: dict[str, object] = {"noble": content.NOBLE_IDS[action >> 1]}
        for good in range(GOODS):
            move = encode(TRADE, good, action)
            if not content.ACCEPTS[action >> 1][good]:
                refusals.append(Refusal(move, "noble-refuses", "L6.2", {"good": content.GOOD_IDS[good], **noble}))
            elif not goods[good]:
                refusals.append(Refusal(move, "good-missing", "L6.1", {"good": content.GOOD_IDS[good]}))
            elif t.covered >> action & 1:
                refusals.append(Refusal(move, "covered", "L6.1", {"action": f"action-{content.ACTIONS[action]}"}))
            elif not able.can_trade_for(t, seat, good, action):
                goods[good] -= 1
                refusals.append(why_not(t, seat, move, action))
                goods[good] += 1
    return refusals


def sale_refusals(t: Table, seat: int) -> list[Refusal]:
    """Ships that take no goods now, and goods that are missing."""
    goods = t.players[seat].goods
    refusals: list[Refusal] = []
    for p in t.players:
        for ship in p.ships:
            name: dict[str, object] = {"ship": content.SHIP_IDS[ship]}
            for good in range(GOODS):
                move = encode(SELL, good, ship)
                if not goods[good]:
                    refusals.append(Refusal(move, "good-missing", "L5.1", {"good": content.GOOD_IDS[good]}))
                elif t.at_sea[ship]:
                    refusals.append(Refusal(move, "ship-at-sea", "L5.3", name))
    return refusals


@final
class SellOrTrade(Demand):
    """L3.5, L3.6: after a card has gone into the portfolio, Sell Goods or Trade with Nobles, one of them."""

    def moves(self, state: Table) -> list[int]:
        return sales(state, self.seat) + trades(state, self.seat)

    def take(self, state: Table, move: int) -> None:
        if kind_of(move) == SELL:
            sell(state, self.seat, first_of(move), second_of(move))
            state.agenda.append(SellAgain(self.seat))
        else:
            trade(state, self.seat, first_of(move), second_of(move), 1)

    def met_with(self, t: Table, reis: int, influence: int) -> bool:
        return able.can_sell(t, self.seat) or able.can_trade(t, self.seat)

    def secure(self, t: Table) -> bool:
        return t.played != NONE and able.will_settle(t, self.seat, content.CARD_EFFECTS[t.played], True, False)

    def refusals(self, state: Table) -> list[Refusal]:
        return sale_refusals(state, self.seat) + trade_refusals(state, self.seat)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("sell-or-trade", self.seat, "L3.5")


@final
class SellAgain(Step[Table]):
    """L5.1, L5.4: sell on, as long as there are goods and ships, or stop."""

    def open(self, state: Table) -> bool:
        return able.can_sell(state, self.seat)

    def moves(self, state: Table) -> list[int]:
        moves = sales(state, self.seat)
        moves.append(DONE)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move != DONE:
            sell(state, self.seat, first_of(move), second_of(move))
            state.agenda.append(self)

    def refusals(self, state: Table) -> list[Refusal]:
        return sale_refusals(state, self.seat)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("sell", self.seat, "L5.1")


@final
class TradeAgain(Step[Table]):
    """L6.1: a second good for another state action, or stop."""

    done: int

    def __init__(self, seat: int = NOBODY, done: int = 1) -> None:
        self.seat = seat
        self.done = done

    def open(self, state: Table) -> bool:
        return self.done < content.TRADES and able.can_trade(state, self.seat)

    def moves(self, state: Table) -> list[int]:
        moves = trades(state, self.seat)
        moves.append(DONE)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move != DONE:
            trade(state, self.seat, first_of(move), second_of(move), self.done + 1)

    def refusals(self, state: Table) -> list[Refusal]:
        return trade_refusals(state, self.seat)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("trade", self.seat, "L6.1")
