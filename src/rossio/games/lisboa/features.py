"""Numbers about a position from one seat, for learning, made only of what the seat may know."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.scoring import final_scores, plan_officials
from rossio.games.lisboa.state import COVERED, GOODS, NONE, SETUP, Player, Table
from rossio.kernel.sight import mark

NO_CARDS: Final = [0] * len(content.CARD_IDS)
NO_DECREES: Final = [0] * len(content.DECREE_IDS)
NO_CLERGY: Final = [0] * len(content.CLERGY_IDS)
NO_LANDS: Final = [0] * len(content.LAND_IDS)
NO_PLANS: Final = [0] * (2 * len(content.ARCHITECTS))
CARGO: Final = 256
"""More than a ship ever carries."""


def features_of(table: Table, seat: int) -> list[int]:
    """The table seen from a seat: what is common, the own hand, then every player, the seat's own board first.

    Always as many numbers as four players have; nothing but 0 for those who are not there.
    """
    count = len(table.players)
    numbers = [
        count,
        table.phase,
        table.period,
        table.ending,
        int(table.trigger != NONE),
        table.treasury,
        table.cardinal,
        int(table.church_due),
        (table.active - seat) % count,
        (table.starter - seat) % count,
    ]
    _common(table, numbers)
    mark(numbers, NO_CARDS, table.players[seat].hand)
    final = final_scores(table)
    before = len(numbers)
    for after in range(count):
        number = (seat + after) % count
        _board(table, number, numbers)
        _things(table, number, number == seat, numbers)
        numbers += final[number]
        _stores(table, number, numbers)
    absent = [0] * ((len(numbers) - before) // count * (content.MOST_PLAYERS - count))
    numbers += absent
    return numbers


def _common(table: Table, numbers: list[int]) -> None:
    """What lies on the table for all."""
    numbers += table.prices
    numbers += table.column_wigs
    numbers += table.plan_left
    for stack in table.building_stacks:
        numbers.append(len(stack))
    numbers += table.city
    numbers.append(len(table.shipyard))
    numbers.append(content.SHIP_HULL[table.shipyard[-1]] if table.shipyard else 0)
    for kind in range(len(table.decks)):
        numbers.append(len(table.decks[kind]) + (1 if table.display[kind] != NONE else 0))
    mark(numbers, NO_CARDS, table.display)
    mark(numbers, NO_DECREES, list(table.decrees))
    mark(numbers, NO_CLERGY, table.church)
    numbers += table.cubes
    for store in table.stores:
        numbers.append(0 if store == COVERED else 1)


def _board(table: Table, number: int, numbers: list[int]) -> None:
    """The numbers on a player's board."""
    player: Player = table.players[number]
    numbers += [
        player.reis,
        player.influence,
        player.wigs,
        player.officials,
        player.markers,
        player.favors,
        player.room(),
        player.slots(),
        player.envelope(),
        player.sets(),
        len(player.hand),
        len(player.nobles),
        len(player.treasuries),
        plan_officials(table, number),
    ]
    numbers += player.goods
    numbers += player.posts
    numbers += player.cubes
    numbers += player.houses
    numbers += player.stores


def _things(table: Table, number: int, own: bool, numbers: list[int]) -> None:
    """Ships, plans, cards and tiles of a player, as far as the seat may know them."""
    player: Player = table.players[number]
    ships: list[int] = []
    for ship in player.ships:
        ships.append((content.SHIP_HULL[ship] * CARGO + table.cargo[ship]) * 2 + (table.at_sea >> ship & 1))
    ships.sort()
    for slot in range(content.TOP_SLOTS):
        ship = ships[slot] if slot < len(ships) else 0
        numbers.append(ship // (2 * CARGO))
        numbers.append(ship // 2 % CARGO)
        numbers.append(ship % 2)
    plans = len(numbers)
    numbers += NO_PLANS
    for plan in player.plans:
        numbers[plans + 2 * content.PLAN_ARCHITECT[plan]] += 1
    for plan in player.done_plans:
        numbers[plans + 2 * content.PLAN_ARCHITECT[plan] + 1] += 1
    mark(numbers, NO_DECREES, list(player.decrees))
    cards = len(numbers) + len(NO_CLERGY)
    mark(numbers, NO_CLERGY, list(player.clergy) if own or table.phase != SETUP else [])
    mark(numbers, NO_CARDS, list(player.nobles))
    for card in player.treasuries:
        numbers[cards + card] = 1


def _stores(table: Table, number: int, numbers: list[int]) -> None:
    """Which land the player has built on, by the street faced (0: not)."""
    lands = len(numbers)
    numbers += NO_LANDS
    for land in range(len(table.stores)):
        store = table.stores[land]
        if store >= 0 and store // GOODS == number:
            numbers[lands + land] = store % GOODS + 1
