"""What a seat may see (C95)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES, COLOURS, RESOURCES
from rossio.games.coimbra.state import (
    CAPPED,
    DRAFT,
    NONE,
    PHASES,
    TOKEN_COLOUR,
    Table,
    colour_of,
    die_name,
    owner_of,
    value_of,
)
from rossio.kernel.facts import OMNISCIENT, seat_of

if TYPE_CHECKING:
    from rossio.games.coimbra.shapes import CoimbraDie, CoimbraDisplayed, CoimbraPlayer, CoimbraToken, CoimbraView


def view_of(table: Table, seat: int) -> CoimbraView:
    """Everything on the table. Only the order of the face-down stack, the rival's decks and chance are hidden.

    A player's `discounts` are on the price of cards by what they are paid in, `prices` are those of the voyages.
    """
    view: CoimbraView = {
        "game": "coimbra",
        "seat": seat,
        "seats": table.seats,
        "round": table.round,
        "phase": PHASES[table.phase],
        "location": content.LOCATIONS[table.location] if table.location != NONE else None,
        "order-seats": table.order[:],
        "pool": [
            die_name(die) if table.phase == DRAFT else f"die-{COLOURS[die // content.PIPS]}" for die in table.pool
        ],
        "locations": {name: [standing_of(s) for s in table.lines[n]] for n, name in enumerate(content.LOCATIONS)},
        "turned": [value_of(standing) for standing in table.turned],
        "acting": standing_of(table.acting) if table.acting != NONE else None,
        "display": {
            content.LOCATIONS[row + 1]: [
                _displayed(table, row * content.COLUMNS + column) for column in range(content.COLUMNS)
            ]
            for row in range(content.ROWS)
        },
        "favours": {name: {"holder-seat": seat_of(table.favours[n])} for n, name in enumerate(content.FAVOUR_IDS)},
        "cap": "used" if table.cap_taken else "free",
        "pairs": [
            [content.CARD_IDS[card] for card in table.pairs[n : n + 2] if card != NONE]
            for n in range(0, len(table.pairs), 2)
        ],
        "monasteries": {
            content.NODE_IDS[content.SPACE_NODES[space]]: {
                "tile": content.MONASTERY_IDS[tile],
                "disk-seats": [n for n, player in enumerate(table.players) if player.disks >> space & 1],
            }
            for space, tile in enumerate(table.monasteries)
        },
        "voyages": {
            content.VOYAGE_IDS[voyage]: {
                "disk-seats": [n for n, player in enumerate(table.players) if player.voyages >> slot & 1]
            }
            for slot, voyage in enumerate(table.laid)
        },
        "tracks": {
            name: {
                "tile": content.TILE_IDS[table.tiles[track]],
                "points": content.tile_points(table.tiles[track], len(table.players)),
                "disks": [{"seat": p, "space": table.players[p].tracks[track]} for p in ranking(table, track)],
            }
            for track, name in enumerate(CLASSES)
        },
        "discard": [content.CARD_IDS[card] for card in table.discard],
        "to-come": [content.CARD_IDS[card] for card in sorted(table.stack)],
        "players": [_player(table, number) for number in range(len(table.players))],
        "rival": table.seats < len(table.players),
    }
    if seat == OMNISCIENT:
        view["hidden"] = {"stack": [content.CARD_IDS[card] for card in reversed(table.stack)]}
    return view


def standing_of(standing: int) -> CoimbraDie | CoimbraToken:
    """A die or token in a location."""
    if colour_of(standing) == TOKEN_COLOUR:
        return {"token": value_of(standing)}
    return {
        "colour": COLOURS[colour_of(standing)],
        "value": value_of(standing),
        "owner-seat": owner_of(standing),
        "capped": standing & CAPPED != 0,
    }


def ranking(table: Table, track: int) -> list[int]:
    """The players in the order of their disks on a track (C83)."""
    return sorted(range(len(table.players)), key=lambda player: table.rank(player, track))


def _displayed(table: Table, place: int) -> CoimbraDisplayed | None:
    card = table.display[place]
    if card == NONE:
        return None
    return {"card": content.CARD_IDS[card], "crown": place in table.crowns}


def _player(table: Table, number: int) -> CoimbraPlayer:
    player = table.players[number]
    return {
        "guards": player.guards,
        "coins": player.coins,
        "points": player.vp,
        "crowns": table.crowns_of(number),
        "tokens": [CLASSES[n] for n in range(len(CLASSES)) if player.tokens >> n & 1],
        "tracks": {name: player.tracks[n] for n, name in enumerate(CLASSES)},
        "cards": [content.CARD_IDS[card] for card in player.cards],
        "pilgrim": content.NODE_IDS[player.pilgrim] if player.pilgrim != NONE else None,
        "dice": [COLOURS[colour] for colour in player.dice],
        "favours": [name for n, name in enumerate(content.FAVOUR_IDS) if table.favours[n] == number],
        "discounts": {name: player.discount(resource) for resource, name in enumerate(RESOURCES)},
        "prices": {content.VOYAGE_IDS[v]: table.voyage_price(number, slot) for slot, v in enumerate(table.laid)},
    }
