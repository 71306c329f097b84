"""Numbers about a position from one seat, for learning, made only of what the seat may know."""

from __future__ import annotations

from rossio.games.lisboa import content
from rossio.games.lisboa.scoring import final_scores, plan_officials
from rossio.games.lisboa.state import COVERED, GOODS, NONE, SETUP, Player, Table


def features_of(table: Table, seat: int) -> list[int]:
    """The table seen from a seat: what is common, the own hand, then every player, the seat's own board first.

    Always as many numbers as four players have; nothing but 0 for those who are not there.
    """
    numbers = [
        len(table.players),
        table.phase,
        table.period,
        table.ending,
        int(table.trigger != NONE),
        table.treasury,
        table.cardinal,
    ]
    numbers += [
        int(table.church_due),
        (table.active - seat) % len(table.players),
        (table.starter - seat) % len(table.players),
    ]
    numbers += table.prices
    numbers += table.column_wigs
    numbers += table.plan_left
    numbers += [len(stack) for stack in table.building_stacks]
    numbers += table.city
    numbers += [len(table.shipyard), content.SHIP_HULL[table.shipyard[-1]] if table.shipyard else 0]
    numbers += [len(deck) + int(table.display[kind] != NONE) for kind, deck in enumerate(table.decks)]
    numbers += _one_hot(table.display, len(content.CARD_IDS))
    numbers += _one_hot(table.decrees, len(content.DECREE_IDS))
    numbers += _one_hot(table.church, len(content.CLERGY_IDS))
    numbers += table.cubes
    numbers += [0 if store == COVERED else 1 for store in table.stores]
    numbers += _one_hot(table.players[seat].hand, len(content.CARD_IDS))
    final = final_scores(table)
    count = len(table.players)
    before = len(numbers)
    for after in range(count):
        number = (seat + after) % count
        numbers += _player(table, number, number == seat)
        numbers += final[number]
        numbers += _stores(table, number)
    numbers += [0] * ((len(numbers) - before) // count * (content.MOST_PLAYERS - count))
    return numbers


def _one_hot(items: list[int], size: int) -> list[int]:
    marks = [0] * size
    for item in items:
        if item != NONE:
            marks[item] = 1
    return marks


def _player(table: Table, number: int, own: bool) -> list[int]:
    player: Player = table.players[number]
    clergy = player.clergy if own or table.phase != SETUP else []
    numbers = [
        player.reis,
        player.influence,
        player.wigs,
        player.officials,
        player.markers,
        player.favors,
        player.room(),
        player.slots(),
        player.envelope(),
    ]
    numbers += [
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
    ships = sorted((content.SHIP_HULL[ship], table.cargo[ship], table.at_sea[ship]) for ship in player.ships)
    for slot in range(content.TOP_SLOTS):
        numbers += list(ships[slot]) if slot < len(ships) else [0, 0, 0]
    for architect in range(len(content.ARCHITECTS)):
        numbers.append(len([plan for plan in player.plans if content.PLAN_ARCHITECT[plan] == architect]))
        numbers.append(len([plan for plan in player.done_plans if content.PLAN_ARCHITECT[plan] == architect]))
    numbers += _one_hot(player.decrees, len(content.DECREE_IDS))
    numbers += _one_hot(clergy, len(content.CLERGY_IDS))
    numbers += _one_hot(player.nobles + player.treasuries, len(content.CARD_IDS))
    return numbers


def _stores(table: Table, number: int) -> list[int]:
    """Which land the player has built on, by the street faced (0: not)."""
    return [store % GOODS + 1 if store >= 0 and store // GOODS == number else 0 for store in table.stores]
