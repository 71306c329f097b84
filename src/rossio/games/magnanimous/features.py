"""Numbers about a position for the bots, made only of what a seat may know."""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import CON, LIB
from rossio.games.magnanimous.scoring import commerce_points, own_occupied, own_troops, points
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.harbour import at_export_place
from rossio.games.magnanimous.strength import defence
from rossio.games.magnanimous.votes import final_votes

NO_PLAYER: Final = [0] * 26
NO_HAND: Final = [0] * len(content.KINDS)


def features_of(table: Table, seat: int) -> list[int]:
    """The table, then every player clockwise from the seat, then the own hand. The length never changes."""
    numbers = [
        table.round,
        table.phase,
        table.republic,
        int(table.proclaimed),
        table.purple,
        int(table.purple_taken),
        table.power(),
        table.imperial,
        table.occupied.bit_count(),
        len(table.throne),
        len(table.deck),
    ]
    numbers += table.realm
    commerce = commerce_points(table)
    for place in range(table.seats):
        number = (seat + place) % table.seats
        _table_features(table, number, numbers)
        _board_features(table, number, commerce[number], numbers)
    for _ in range(table.seats, content.SEATS[-1]):
        numbers += NO_PLAYER
    hand = len(numbers)
    numbers += NO_HAND
    for card in table.players[seat].hand:
        numbers[hand + content.CARD_PARTY[card]] += 1
    own = 0
    for by in table.throne_by:
        if by == seat:
            own += 1
    numbers.append(own)
    events = 0
    for card in table.events:
        if content.CARD_PARTY[card] == content.EVENT:
            events += 1
    numbers.append(events)
    return numbers


def _table_features(table: Table, seat: int, numbers: list[int]) -> None:
    """What a player has at court and on the way."""
    player = table.players[seat]
    ministers = 0
    for minister in player.ministers:
        if minister != NONE:
            ministers += 1
    numbers += [
        int(seat == table.governor),
        player.reis,
        player.nobility,
        player.arrival,
        player.deputies[CON],
        player.deputies[LIB],
        ministers,
        final_votes(table, seat),
        player.port_ships,
        player.rio_ships,
        int(player.train != NONE),
        player.cargo,
        int(at_export_place(table, seat)),
    ]


def _board_features(table: Table, seat: int, commerce: int, numbers: list[int]) -> None:
    """What a player has on the board, in hand and among the points."""
    player = table.players[seat]
    goods = 0
    weakest = 0
    free = 0
    if player.colour != NONE:
        first = table.first_of(seat)
        weakest = content.GOODS_LIMIT
        for province in range(first, first + PORT):
            goods += table.goods[province]
            guard = defence(table, province)
            if guard < weakest:
                weakest = guard
        free = table.free_slots(seat)
    spaces = 0
    tokens = 0
    for space in range(len(table.commerce_by)):
        if table.commerce_by[space] == seat:
            spaces += 1
            tokens += table.commerce[space]
    total = 0
    for part in points(table, seat, commerce):
        total += part
    numbers += [
        goods,
        own_troops(table, seat),
        own_occupied(table, seat),
        weakest,
        free,
        len(player.hand),
        len(player.referendums),
        spaces,
        tokens,
        total,
        commerce,
        player.used,
        int(player.baron != NONE and player.revealed),
    ]
