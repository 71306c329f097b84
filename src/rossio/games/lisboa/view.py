"""What a seat may see (L15.44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.reckoned import hiring_of, reader_of, reckoned, visits_of, worth_of
from rossio.games.lisboa.state import (
    COLUMN_PLACE,
    COVERED,
    GOODS,
    LARGE_STACK,
    LOST,
    NOBLES,
    NONE,
    PHASES,
    PILE,
    SETUP,
    SITE_PLACE,
    SMALL_STACK,
    STAFFED,
    Table,
)
from rossio.kernel.facts import OMNISCIENT, seat_of

if TYPE_CHECKING:
    from rossio.games.lisboa.shapes import (
        LisboaAutoma,
        LisboaHidden,
        LisboaLand,
        LisboaOffice,
        LisboaPlayer,
        LisboaRubble,
        LisboaShip,
        LisboaSite,
        LisboaView,
    )


def view_of(table: Table, seat: int) -> LisboaView:
    """The table as one seat sees it; `court` is the noble visited, `court-card` the card of the visit or event."""
    noble = content.CARD_KIND[table.court] if table.court != NONE else NOBLES
    view: LisboaView = {
        "game": "lisboa",
        "seat": seat,
        "seats": table.seats,
        "phase": PHASES[table.phase],
        "period": table.period,
        "starter-seat": table.starter,
        "active-seat": table.active,
        "trigger-seat": seat_of(table.trigger),
        "ending": table.ending,
        "court": content.NOBLE_IDS[noble] if noble < NOBLES else None,
        "court-card": _name(content.CARD_IDS, table.court),
        "playing": _name(content.CARD_IDS, table.played),
        "covered": [content.ACTIONS[n] for n in range(content.STATE_ACTIONS) if table.covered >> n & 1],
        "treasury": {
            "space": table.treasury,
            "reis": content.TREASURY_REIS[table.treasury],
            "influence": content.TREASURY_INFLUENCE[table.treasury],
        },
        "prices": {good: table.prices[n] for n, good in enumerate(content.GOOD_IDS)},
        "display": {
            kind: {"card": _name(content.CARD_IDS, table.display[n]), "left": len(table.decks[n])}
            for n, kind in enumerate(content.KINDS)
        },
        "discards": [content.CARD_IDS[card] for card in table.discards],
        "decrees": [content.DECREE_IDS[decree] for decree in table.decrees],
        "decrees-left": len(table.decree_deck),
        "decrees-out": [content.DECREE_IDS[decree] for decree in table.decrees_out],
        "church": {
            "cardinal": table.cardinal,
            "tiles": [_name(content.CLERGY_IDS, tile) for tile in table.church],
            "due": table.church_due,
            "left": len(table.clergy_bag),
            "out": [content.CLERGY_IDS[tile] for tile in table.clergy_out],
        },
        "offices": {noble: _office(table, n) for n, noble in enumerate(content.NOBLE_IDS)},
        "plans": {
            architect: {"top": _name(content.PLAN_IDS, table.top_plan(n)), "left": table.plan_left[n]}
            for n, architect in enumerate(content.ARCHITECTS)
        },
        "buildings": {
            architect: {
                "available": _name(content.BUILDING_IDS, table.available_building(n)),
                "next": content.BUILDING_IDS[table.building_stacks[n][-2]]
                if len(table.building_stacks[n]) > 1
                else None,
                "left": len(table.building_stacks[n]),
            }
            for n, architect in enumerate(content.ARCHITECTS)
        },
        "shipyard": [content.SHIP_IDS[ship] for ship in reversed(table.shipyard)],
        "city": {
            "display": {name: table.city[n] for n, name in enumerate(content.DISPLAY_IDS)},
            "large": table.city[LARGE_STACK],
            "small": table.city[SMALL_STACK],
        },
        "columns": list(table.column_wigs),
        "rubble": _rubble(table),
        "lands": {land: _land(table, n) for n, land in enumerate(content.LAND_IDS) if table.stores[n] != COVERED},
        "sites": {site: _site(table, n) for n, site in enumerate(content.SITE_IDS) if table.opened[n] != COVERED},
        "tasks-left": len(table.task_deck),
        "players": [_player(table, number, seat) for number in range(len(table.players))],
        "automa": _automa(table) if table.seats < len(table.players) else None,
        "reckoned": reckoned(table, reader_of(table, seat)),
    }
    if seat == OMNISCIENT:
        view["hidden"] = _hidden(table)
    return view


def _name(names: list[str], number: int) -> str | None:
    return names[number] if number != NONE else None


def _office(table: Table, noble: int) -> LisboaOffice:
    return {
        "spaces": content.OFFICE_SPACES[noble],
        "neutral": table.neutral(),
        "office": [player.posts[noble] for player in table.players],
        "plaza": [player.posts[NOBLES + noble] for player in table.players],
    }


def _cubes(table: Table, place: int) -> dict[str, int]:
    return {colour: table.cubes[place * COLOURS + n] for n, colour in enumerate(content.COLOURS)}


def _rubble(table: Table) -> LisboaRubble:
    return {
        "rows": {row: _cubes(table, n) for n, row in enumerate(content.ROWS)},
        "columns": {str(column): _cubes(table, COLUMN_PLACE + n) for n, column in enumerate(content.COLUMNS)},
        "pile": _cubes(table, PILE),
        "lost": _cubes(table, LOST),
    }


def _land(table: Table, land: int) -> LisboaLand:
    store = table.stores[land]
    token = content.TOKEN_IDS[table.land_tokens[land]] if table.land_tokens and store == NONE else None
    return {
        "owner-seat": store // GOODS if store >= 0 else None,
        "good": content.GOOD_IDS[store % GOODS] if store >= 0 else None,
        "token": token,
    }


def _site(table: Table, site: int) -> LisboaSite:
    opened = table.opened[site]
    token = content.TOKEN_IDS[table.site_tokens[site]] if table.site_tokens and opened == NONE else None
    return {
        "building": content.BUILDING_IDS[opened // 2] if opened >= 0 else None,
        "architect": content.ARCHITECTS[opened % 2] if opened >= 0 else None,
        "cubes": _cubes(table, SITE_PLACE + site),
        "token": token,
    }


def _ship(table: Table, ship: int) -> LisboaShip:
    return {"ship": content.SHIP_IDS[ship], "cargo": table.cargo[ship], "sea": table.sails(ship)}


def _bits(names: list[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _player(table: Table, number: int, seat: int) -> LisboaPlayer:
    """A player's board; the hand only for its owner, of the others what was taken from the display in sight of all."""
    player = table.players[number]
    own = seat in (number, OMNISCIENT)
    tiles = player.clergy if own or not _choosing(table) else []
    offered = content.CLERGY_IDS if table.phase == SETUP else content.CARD_IDS
    return {
        "hand": [content.CARD_IDS[card] for card in player.hand] if own else None,
        "hand-known": [content.CARD_IDS[card] for card in player.hand if not content.IN_HAND_DECK[card]],
        "hand-size": len(player.hand),
        "offer": [offered[item] for item in player.offer] if own or table.phase != SETUP else [],
        "nobles": [content.CARD_IDS[card] for card in player.nobles],
        "ships": [_ship(table, ship) for ship in player.ships],
        "treasuries": [content.CARD_IDS[card] for card in player.treasuries],
        "slots": player.slots(),
        "room": player.room(),
        "goods": {good: player.goods[n] for n, good in enumerate(content.GOOD_IDS)},
        "reis": player.reis,
        "influence": player.influence,
        "envelope": player.envelope(),
        "wigs": player.wigs,
        "officials": player.officials,
        "cubes": {colour: player.cubes[n] for n, colour in enumerate(content.COLOURS)},
        "sets": player.sets(),
        "markers": player.markers,
        "houses": {group: player.houses[n] for n, group in enumerate(content.GROUPS)},
        "stores": {good: player.stores[n] for n, good in enumerate(content.GOOD_IDS)},
        "plans": [content.PLAN_IDS[plan] for plan in player.plans],
        "done-plans": [content.PLAN_IDS[plan] for plan in player.done_plans],
        "decrees": [content.DECREE_IDS[decree] for decree in player.decrees],
        "clergy": [content.CLERGY_IDS[tile] for tile in tiles],
        "favors": _bits(content.NOBLE_IDS, player.favors),
        "tasks": _bits(content.TASK_IDS, player.tasks),
        "tasks-done": _bits(content.TASK_IDS, player.tasks_done),
        "visits": visits_of(table, number),
        "event": costs.event_price(table, player),
        "worth": worth_of(table, number),
        "hiring": hiring_of(table, number),
    }


def _choosing(table: Table) -> bool:
    """Clergy tiles are still being chosen, hidden from the others (L1.4)."""
    return table.phase == SETUP and table.church[content.REFILL_ORDER[0]] == NONE


def _automa(table: Table) -> LisboaAutoma:
    return {
        "seat": len(table.players) - 1,
        "next": content.KINDS[table.automa[0]],
        "architect": content.ARCHITECTS[table.automa[1]],
        "officials": table.automa[STAFFED],
    }


def _hidden(table: Table) -> LisboaHidden:
    """What nobody at the table sees, in the order in which it will come."""
    return {
        "decks": [[content.CARD_IDS[card] for card in reversed(deck)] for deck in table.decks],
        "unseen": [content.CARD_IDS[card] for card in table.unseen],
        "decrees": [content.DECREE_IDS[decree] for decree in reversed(table.decree_deck)],
        "clergy": [content.CLERGY_IDS[tile] for tile in reversed(table.clergy_bag)],
        "buildings": [[content.BUILDING_IDS[n] for n in reversed(stack)] for stack in table.building_stacks],
        "tasks": [content.TASK_IDS[task] for task in reversed(table.task_deck)],
    }
