"""What a seat may see, and the redrawing of what it may not (C95)."""

from __future__ import annotations

from rossio.games.coimbra.content import (
    CARD_DECK,
    CARD_IDS,
    COLUMNS,
    FAVOUR_IDS,
    LOCATIONS,
    MONASTERY_IDS,
    NODE_IDS,
    ROWS,
    SPACE_NODES,
    TILE_IDS,
    VOYAGE_IDS,
    tile_points,
)
from rossio.games.coimbra.effects import CLASSES, COLOURS
from rossio.games.coimbra.state import (
    CAPPED,
    NONE,
    PHASES,
    TOKEN_COLOUR,
    Table,
    colour_of,
    owner_of,
    value_of,
)
from rossio.games.coimbra.steps.rounds import die_name
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT


def view_of(table: Table, seat: int) -> dict[str, object]:
    """Everything on the table. Only the order of the face-down stack, the rival's decks and chance are hidden."""
    view: dict[str, object] = {
        "game": "coimbra",
        "seat": seat,
        "seats": table.seats,
        "round": table.round,
        "phase": PHASES[table.phase],
        "location": LOCATIONS[table.location] if table.location != NONE else None,
        "order": [player + 1 for player in table.order],
        "pool": [die_name(die) for die in table.pool],
        "locations": {name: [standing_of(s) for s in table.lines[n]] for n, name in enumerate(LOCATIONS)},
        "turned": [value_of(standing) for standing in table.turned],
        "acting": standing_of(table.acting) if table.acting != NONE else None,
        "display": {
            LOCATIONS[row + 1]: [_displayed(table, row * COLUMNS + column) for column in range(COLUMNS)]
            for row in range(ROWS)
        },
        "favours": {name: table.favours[n] + 1 for n, name in enumerate(FAVOUR_IDS)},
        "cap": "used" if table.cap_taken else "free",
        "pairs": [
            [CARD_IDS[card] for card in table.pairs[n : n + 2] if card != NONE] for n in range(0, len(table.pairs), 2)
        ],
        "monasteries": {
            NODE_IDS[SPACE_NODES[space]]: {
                "tile": MONASTERY_IDS[tile],
                "disks": [n + 1 for n, player in enumerate(table.players) if player.disks >> space & 1],
            }
            for space, tile in enumerate(table.monasteries)
        },
        "voyages": {
            VOYAGE_IDS[voyage]: [n + 1 for n, player in enumerate(table.players) if player.voyages >> slot & 1]
            for slot, voyage in enumerate(table.laid)
        },
        "tracks": {
            name: {
                "tile": TILE_IDS[table.tiles[track]],
                "points": tile_points(table.tiles[track], len(table.players)),
                "disks": [[p + 1, table.players[p].tracks[track]] for p in ranking(table, track)],
            }
            for track, name in enumerate(CLASSES)
        },
        "discard": [CARD_IDS[card] for card in table.discard],
        "to-come": [CARD_IDS[card] for card in sorted(table.stack)],
        "players": [_player(table, number) for number in range(len(table.players))],
        "rival": table.seats < len(table.players),
    }
    if seat == OMNISCIENT:
        view["stack"] = [CARD_IDS[card] for card in reversed(table.stack)]
    return view


def standing_of(standing: int) -> dict[str, object]:
    """A die or token in a location."""
    if colour_of(standing) == TOKEN_COLOUR:
        return {"token": value_of(standing)}
    return {
        "colour": COLOURS[colour_of(standing)],
        "value": value_of(standing),
        "owner": owner_of(standing) + 1,
        "capped": standing & CAPPED != 0,
    }


def ranking(table: Table, track: int) -> list[int]:
    """The players in the order of their disks on a track (C83)."""
    return sorted(range(len(table.players)), key=lambda player: table.rank(player, track))


def _displayed(table: Table, place: int) -> dict[str, object] | None:
    card = table.display[place]
    if card == NONE:
        return None
    return {"card": CARD_IDS[card], "crown": place in table.crowns}


def _player(table: Table, number: int) -> dict[str, object]:
    player = table.players[number]
    return {
        "guards": player.guards,
        "coins": player.coins,
        "points": player.vp,
        "crowns": table.crowns_of(number),
        "tokens": [CLASSES[n] for n in range(len(CLASSES)) if player.tokens >> n & 1],
        "tracks": {name: player.tracks[n] for n, name in enumerate(CLASSES)},
        "cards": [CARD_IDS[card] for card in player.cards],
        "pilgrim": NODE_IDS[player.pilgrim] if player.pilgrim != NONE else None,
        "dice": [COLOURS[colour] for colour in player.dice],
        "favours": [name for n, name in enumerate(FAVOUR_IDS) if table.favours[n] == number],
    }


def resampled(table: Table, chance: Chance) -> Table:
    """The hidden orders shuffled anew, each deck by itself, and new chance; the same for every seat."""
    new = table.clone()
    late = [card for card in table.stack if CARD_DECK[card] == 3]
    early = [card for card in table.stack if CARD_DECK[card] == 2]
    for deck in (late, early, new.rival_actions, new.rival_colours):
        chance.redraw(deck)
    new.stack = late + early
    new.chance = Chance(chance.word() | chance.word() << 32 | chance.word() << 64)
    return new
