"""Numbers about a position from one seat, for learning and for finding like positions."""

from __future__ import annotations

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES, COLOURS
from rossio.games.coimbra.scoring import diplomas, final_points, ones
from rossio.games.coimbra.state import NONE, Table, colour_of, owner_of, value_of


def features_of(table: Table, seat: int) -> list[int]:
    """The table seen from a seat: own numbers first, then the others' in turn, then what is common."""
    players = len(table.players)
    numbers = [table.round, table.phase, table.order.index(seat), players]
    for turn in range(content.PLAYERS_MAX):
        numbers.extend(_player_features(table, (seat + turn) % players, turn < players))
    for colour in range(len(COLOURS)):
        for pips in range(content.PIPS):
            numbers.append(table.pool.count(colour * content.PIPS + pips))
    for location in range(len(content.LOCATIONS)):
        line = table.lines[location]
        mine = [standing for standing in line if owner_of(standing) == seat]
        numbers.extend([len(line), len(mine), value_of(mine[0]) if mine else 0])
    owners = [0] * len(content.CARD_IDS)
    for card in table.display:
        if card != NONE:
            owners[card] = 1
    numbers.extend(owners)
    for slot in range(len(content.VOYAGE_IDS)):
        numbers.append(1 if slot in table.laid else 0)
    numbers.extend(table.monasteries)
    numbers.extend(table.tiles)
    numbers.extend(1 if holder == NONE else 0 for holder in table.favours)
    acting = table.acting
    numbers.extend([value_of(acting), colour_of(acting), 1] if acting != NONE else [0, 0, 0])
    return numbers


def _player_features(table: Table, player: int, present: bool) -> list[int]:
    size = 4 + 3 * len(CLASSES) + 5 + len(COLOURS) + 6 + 3
    if not present:
        return [0] * size
    owner = table.players[player]
    held = [0] * len(CLASSES)
    for card in owner.cards:
        held[content.CARD_CLASS[card]] += 1
    numbers = [owner.guards, owner.coins, owner.vp, table.crowns_of(player)]
    numbers.extend(owner.tracks)
    numbers.extend(content.INCOME[track][owner.tracks[track]] for track in range(len(CLASSES)))
    numbers.extend(held)
    numbers.extend(final_points(table, player))
    numbers.extend(owner.dice.count(colour) for colour in range(len(COLOURS)))
    numbers.extend(diplomas(table, player))
    numbers.extend([ones(owner.disks), ones(owner.voyages), owner.pilgrim])
    return numbers
