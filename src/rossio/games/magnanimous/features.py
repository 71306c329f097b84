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

PER_PLAYER: Final = 26


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
        bin(table.occupied).count("1"),
        len(table.throne),
        len(table.deck),
        *table.realm,
    ]
    commerce = commerce_points(table)
    for place in range(content.SEATS[-1]):
        if place < table.seats:
            numbers.extend(_player(table, (seat + place) % table.seats, commerce))
        else:
            numbers.extend([0] * PER_PLAYER)
    hand = [0] * len(content.KINDS)
    for card in table.players[seat].hand:
        hand[content.CARD_PARTY[card]] += 1
    own = sum(1 for by in table.throne_by if by == seat)
    numbers.extend([*hand, own, sum(1 for card in table.events if content.CARD_PARTY[card] == content.EVENT)])
    return numbers


def _player(table: Table, seat: int, commerce: list[int]) -> list[int]:
    player = table.players[seat]
    goods = 0
    weakest = 0
    free = 0
    if player.colour != NONE:
        first = table.first_of(seat)
        weakest = content.GOODS_LIMIT
        for province in range(first, first + PORT):
            goods += table.goods[province]
            weakest = min(weakest, defence(table, province))
        free = table.free_slots(seat)
    spaces = 0
    tokens = 0
    for space, by in enumerate(table.commerce_by):
        if by == seat:
            spaces += 1
            tokens += table.commerce[space]
    return [
        int(seat == table.governor),
        player.reis,
        player.nobility,
        player.arrival,
        player.deputies[CON],
        player.deputies[LIB],
        sum(1 for minister in player.ministers if minister != NONE),
        final_votes(table, seat),
        player.port_ships,
        player.rio_ships,
        int(player.train != NONE),
        player.cargo,
        int(at_export_place(table, seat)),
        goods,
        own_troops(table, seat),
        own_occupied(table, seat),
        weakest,
        free,
        len(player.hand),
        len(player.referendums),
        spaces,
        tokens,
        sum(points(table, seat, commerce[seat])),
        commerce[seat],
        player.used,
        int(player.baron != NONE and player.revealed),
    ]
