"""Numbers about a position from one seat, for learning and for finding like positions."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES, COLOURS
from rossio.games.coimbra.scoring import diplomas, ones, points_with
from rossio.games.coimbra.state import NONE, Table, colour_of, owner_of, value_of
from rossio.kernel.sight import count, mark

NO_PLAYER: Final = [0] * (4 + 3 * len(CLASSES) + 5 + len(COLOURS) + 6 + 3)
NO_CLASSES: Final = [0] * len(CLASSES)
NO_COLOURS: Final = [0] * len(COLOURS)
NO_FACES: Final = [0] * (len(COLOURS) * content.PIPS)
NO_CARDS: Final = [0] * len(content.CARD_IDS)
NO_VOYAGES: Final = [0] * len(content.VOYAGE_IDS)


def features_of(table: Table, seat: int) -> list[int]:
    """The table seen from a seat: own numbers first, then the others' in turn, then what is common."""
    players = len(table.players)
    numbers = [table.round, table.phase, table.order.index(seat), players]
    for turn in range(players):
        _player_features(table, (seat + turn) % players, numbers)
    for _ in range(players, content.PLAYERS_MAX):
        numbers += NO_PLAYER
    count(numbers, NO_FACES, table.pool)
    for location in range(len(content.LOCATIONS)):
        line = table.lines[location]
        mine = 0
        first = 0
        for standing in line:
            if owner_of(standing) == seat:
                if not mine:
                    first = value_of(standing)
                mine += 1
        numbers.append(len(line))
        numbers.append(mine)
        numbers.append(first)
    mark(numbers, NO_CARDS, table.display)
    mark(numbers, NO_VOYAGES, table.laid)
    numbers += table.monasteries
    numbers += table.tiles
    for holder in table.favours:
        numbers.append(1 if holder == NONE else 0)
    acting = table.acting
    numbers += [value_of(acting), colour_of(acting), 1] if acting != NONE else [0, 0, 0]
    return numbers


def _player_features(table: Table, player: int, numbers: list[int]) -> None:
    owner = table.players[player]
    held = diplomas(table, player)
    numbers += [owner.guards, owner.coins, owner.vp, table.crowns_of(player)]
    numbers += owner.tracks
    for track in range(len(CLASSES)):
        numbers.append(content.INCOME[track][owner.tracks[track]])
    classes = len(numbers)
    numbers += NO_CLASSES
    for card in owner.cards:
        numbers[classes + content.CARD_CLASS[card]] += 1
    numbers += points_with(table, player, held)
    count(numbers, NO_COLOURS, owner.dice)
    numbers += held
    numbers += [ones(owner.disks), ones(owner.voyages), owner.pilgrim]
