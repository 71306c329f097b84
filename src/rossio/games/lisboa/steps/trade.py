"""Sell Goods and Trade with Nobles (L5, L6.1 to L6.3, L15.27, L15.38)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.goods import bought_with, can_sell, can_trade, takes_goods, will_settle, without_goods
from rossio.games.lisboa.able.ways import Demand
from rossio.games.lisboa.able.why import why_not
from rossio.games.lisboa.actions import DONE, SELL, SELL_MOVES, TRADE, TRADE_MOVES
from rossio.games.lisboa.gains import earn, note
from rossio.games.lisboa.state import GOODS, NONE, SAILED, Table
from rossio.games.lisboa.steps.perform import perform
from rossio.kernel.actions import encode, first_of, kind_of, put, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step

SHIPS: Final = len(content.SHIP_IDS)
ACTIONS: Final = len(content.ACTIONS)


def sales(table: Table, seat: int) -> list[int]:
    """Every good of the seat to every docked ship with room (L5.1)."""
    ships = [ship for player in table.players for ship in player.ships if takes_goods(table, ship)]
    goods = table.players[seat].goods
    moves: list[int] = []
    for good in range(GOODS):
        if goods[good]:
            for ship in ships:
                put(moves, SELL_MOVES, good * SHIPS + ship)
    return moves


def trades(table: Table, seat: int) -> list[int]:
    """Every good for every state action it opens (L6.1 to L6.3)."""
    goods = table.players[seat].goods
    always = without_goods(table, seat)
    moves: list[int] = []
    for good in range(GOODS):
        if goods[good]:
            bought = bought_with(table, seat, good, always)
            for action in range(content.STATE_ACTIONS):
                if bought >> action & 1:
                    put(moves, TRADE_MOVES, good * ACTIONS + action)
    return moves


def owner_of(table: Table, ship: int) -> int:
    for seat in range(len(table.players)):
        if ship in table.players[seat].ships:
            return seat
    return NOBODY


def sell(table: Table, seat: int, good: int, ship: int) -> None:
    """The price, and wigs for the owner if the ship sails (L5.1, L5.2)."""
    player = table.players[seat]
    price = costs.sale_price(table, player, good, ship)
    player.goods[good] -= 1
    player.reis += price
    table.cargo[ship] += 1
    if table.log is not None:
        facts: dict[str, object] = {"good": content.GOOD_IDS[good], "ship": content.SHIP_IDS[ship], "price": price}
        table.tell("sold", seat, facts)
    if table.cargo[ship] == content.SHIP_HULL[ship]:
        table.at_sea |= 1 << ship
        owner = owner_of(table, ship)
        wigs = sailing_wigs(table, ship)
        earn(table, owner, wigs, SAILED)
        if table.log is not None:
            table.tell("sailed", owner, {"ship": content.SHIP_IDS[ship], "wigs": wigs})
    note(table, seat, content.SELL)


def sailing_wigs(table: Table, ship: int) -> int:
    """What a full ship earns its owner as it sails (L5.2)."""
    return content.SHIP_HULL[ship] * content.WIGS_PER_CRATE + table.players[owner_of(table, ship)].lasting[content.SAIL]


def about_sale(table: Table, seat: int, good: int, ship: int) -> About:
    """The price; and whose ship it is, how full, and what it earns the owner if it sails with this good."""
    owner = owner_of(table, ship)
    about = About({content.GOOD_IDS[good]: 1}, {"reis": costs.sale_price(table, table.players[seat], good, ship)})
    about.facts["market"] = table.prices[good]
    about.facts["owner-seat"] = owner
    about.facts["cargo"] = table.cargo[ship]
    about.facts["hull"] = content.SHIP_HULL[ship]
    if table.cargo[ship] + 1 == content.SHIP_HULL[ship]:
        about.facts["sails"] = sailing_wigs(table, ship)
        if owner == seat:
            about.brings["wigs"] = sailing_wigs(table, ship)
    return about


def trade(table: Table, seat: int, good: int, action: int, done: int) -> None:
    """The good covers its action until the end of the turn (L6.1)."""
    table.players[seat].goods[good] -= 1
    table.covered |= 1 << action
    if table.log is not None:
        table.tell("traded", seat, {"good": content.GOOD_IDS[good], "action": f"action-{content.ACTIONS[action]}"})
    table.agenda.append(TradeAgain(seat, done))
    perform(table, seat, action)


def trade_refusals(table: Table, seat: int) -> list[Refusal]:
    """Every good and state action that do not go together now, and why."""
    goods = table.players[seat].goods
    always = without_goods(table, seat)
    refusals: list[Refusal] = []
    for action in range(content.STATE_ACTIONS):
        noble: dict[str, object] = {"noble": content.NOBLE_IDS[action >> 1]}
        for good in range(GOODS):
            move = encode(TRADE, good, action)
            if not content.ACCEPTS[action >> 1][good]:
                refusals.append(Refusal(move, "noble-refuses", "L6.2", {"good": content.GOOD_IDS[good], **noble}))
            elif not goods[good]:
                refusals.append(Refusal(move, "good-missing", "L6.1", {"good": content.GOOD_IDS[good]}))
            elif table.covered >> action & 1:
                refusals.append(Refusal(move, "covered", "L6.1", {"action": f"action-{content.ACTIONS[action]}"}))
            elif not bought_with(table, seat, good, always) >> action & 1:
                goods[good] -= 1
                refusals.append(why_not(table, seat, move, action))
                goods[good] += 1
    return refusals


def sale_refusals(table: Table, seat: int) -> list[Refusal]:
    """Ships that take no goods now, and goods that are missing."""
    goods = table.players[seat].goods
    refusals: list[Refusal] = []
    for player in table.players:
        for ship in player.ships:
            name: dict[str, object] = {"ship": content.SHIP_IDS[ship]}
            for good in range(GOODS):
                move = encode(SELL, good, ship)
                if not goods[good]:
                    refusals.append(Refusal(move, "good-missing", "L5.1", {"good": content.GOOD_IDS[good]}))
                elif table.sails(ship):
                    refusals.append(Refusal(move, "ship-at-sea", "L5.3", name))
    return refusals


@final
class SellOrTrade(Demand):
    """After a card has gone into the portfolio, Sell Goods or Trade with Nobles, one of them (L3.5, L3.6).

    Asked even if only one good may be sold or traded: this is what the card was played for.
    """

    def open(self, table: Table) -> bool:
        return True

    def moves(self, table: Table) -> list[int]:
        return sales(table, self.seat) + trades(table, self.seat)

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == SELL:
            sell(table, self.seat, first_of(move), second_of(move))
            table.agenda.append(SellAgain(self.seat))
        else:
            trade(table, self.seat, first_of(move), second_of(move), 1)

    def met_with(self, table: Table, reis: int, influence: int) -> bool:
        return can_sell(table, self.seat) or can_trade(table, self.seat)

    def secure(self, table: Table) -> bool:
        return table.played != NONE and will_settle(table, self.seat, content.CARD_EFFECTS[table.played], True, False)

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == SELL:
            return about_sale(table, self.seat, first_of(move), second_of(move))
        return About({content.GOOD_IDS[first_of(move)]: 1})

    def refusals(self, table: Table) -> list[Refusal]:
        return sale_refusals(table, self.seat) + trade_refusals(table, self.seat)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("sell-or-trade", self.seat, "L3.5")


@final
class SellAgain(Step[Table]):
    """Sell on, as long as there are goods and ships, or stop (L5.1, L5.4)."""

    def open(self, table: Table) -> bool:
        return table.offer(self.moves(table))

    def moves(self, table: Table) -> list[int]:
        moves = sales(table, self.seat)
        moves.append(DONE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move != DONE:
            sell(table, self.seat, first_of(move), second_of(move))
            table.agenda.append(self)

    def about(self, table: Table, move: int) -> About:
        return About() if move == DONE else about_sale(table, self.seat, first_of(move), second_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        return sale_refusals(table, self.seat)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("sell", self.seat, "L5.1")


@final
class TradeAgain(Step[Table]):
    """A second good for another state action, or stop (L6.1)."""

    done: int

    def __init__(self, seat: int = NOBODY, done: int = 1) -> None:
        super().__init__(seat)
        self.done = done

    def open(self, table: Table) -> bool:
        return self.done < content.TRADES and table.offer(self.moves(table))

    def moves(self, table: Table) -> list[int]:
        moves = trades(table, self.seat)
        moves.append(DONE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move != DONE:
            trade(table, self.seat, first_of(move), second_of(move), self.done + 1)

    def about(self, table: Table, move: int) -> About:
        return About() if move == DONE else About({content.GOOD_IDS[first_of(move)]: 1})

    def refusals(self, table: Table) -> list[Refusal]:
        return trade_refusals(table, self.seat)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("trade", self.seat, "L6.1")
