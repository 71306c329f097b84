"""What a seat may see (L15.44), and the redrawing of what it may not."""

from __future__ import annotations

from rossio.games.lisboa import content
from rossio.games.lisboa.gains import COLOURS
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
from rossio.kernel.facts import OMNISCIENT


def view_of(t: Table, seat: int) -> dict[str, object]:
    """The table as one seat sees it."""
    view: dict[str, object] = {
        "game": "lisboa",
        "seat": seat,
        "seats": t.seats,
        "phase": PHASES[t.phase],
        "period": t.period,
        "starter": t.starter + 1,
        "active": t.active + 1,
        "triggered": t.trigger + 1 if t.trigger != NONE else None,
        "ending": t.ending,
        "court": content.NOBLE_IDS[t.court] if t.court != NONE else None,
        "playing": _name(content.CARD_IDS, t.played),
        "covered": [content.ACTIONS[n] for n in range(content.STATE_ACTIONS) if t.covered >> n & 1],
        "treasury": {
            "space": t.treasury,
            "reis": content.TREASURY_REIS[t.treasury],
            "influence": content.TREASURY_INFLUENCE[t.treasury],
        },
        "prices": {good: t.prices[n] for n, good in enumerate(content.GOOD_IDS)},
        "display": {
            kind: {"card": _name(content.CARD_IDS, t.display[n]), "left": len(t.decks[n])}
            for n, kind in enumerate(content.KINDS)
        },
        "discards": [content.CARD_IDS[card] for card in t.discards],
        "decrees": [content.DECREE_IDS[decree] for decree in t.decrees],
        "decrees-left": len(t.decree_deck),
        "decrees-out": [content.DECREE_IDS[decree] for decree in t.decrees_out],
        "church": {
            "cardinal": t.cardinal,
            "tiles": [_name(content.CLERGY_IDS, tile) for tile in t.church],
            "due": t.church_due,
            "left": len(t.clergy_bag),
            "out": [content.CLERGY_IDS[tile] for tile in t.clergy_out],
        },
        "offices": {noble: _office(t, n) for n, noble in enumerate(content.NOBLE_IDS)},
        "plans": {
            architect: {"top": _name(content.PLAN_IDS, t.top_plan(n)), "left": t.plan_left[n]}
            for n, architect in enumerate(content.ARCHITECTS)
        },
        "buildings": {
            architect: {
                "available": _name(content.BUILDING_IDS, t.available_building(n)),
                "next": content.BUILDING_IDS[t.building_stacks[n][-2]] if len(t.building_stacks[n]) > 1 else None,
                "left": len(t.building_stacks[n]),
            }
            for n, architect in enumerate(content.ARCHITECTS)
        },
        "shipyard": [content.SHIP_IDS[ship] for ship in reversed(t.shipyard)],
        "city": {
            "display": {name: t.city[n] for n, name in enumerate(content.DISPLAY_IDS)},
            "large": t.city[LARGE_STACK],
            "small": t.city[SMALL_STACK],
        },
        "columns": t.column_wigs[:],
        "rubble": _rubble(t),
        "lands": {land: _land(t, n) for n, land in enumerate(content.LAND_IDS) if t.stores[n] != COVERED},
        "sites": {site: _site(t, n) for n, site in enumerate(content.SITE_IDS) if t.opened[n] != COVERED},
        "tasks-left": len(t.task_deck),
        "players": [_player(t, number, seat) for number in range(len(t.players))],
        "automa": _automa(t) if t.seats < len(t.players) else None,
    }
    if seat == OMNISCIENT:
        view["hidden"] = _hidden(t)
    return view


def _name(names: list[str], number: int) -> str | None:
    return names[number] if number != NONE else None


def _office(t: Table, noble: int) -> dict[str, object]:
    return {
        "spaces": content.OFFICE_SPACES[noble],
        "neutral": t.neutral(),
        "office": [p.posts[noble] for p in t.players],
        "plaza": [p.posts[NOBLES + noble] for p in t.players],
    }


def _cubes(t: Table, place: int) -> dict[str, object]:
    return {colour: t.cubes[place * COLOURS + n] for n, colour in enumerate(content.COLOURS)}


def _rubble(t: Table) -> dict[str, object]:
    return {
        "rows": {row: _cubes(t, n) for n, row in enumerate(content.ROWS)},
        "columns": {str(column): _cubes(t, COLUMN_PLACE + n) for n, column in enumerate(content.COLUMNS)},
        "pile": _cubes(t, PILE),
        "lost": _cubes(t, LOST),
    }


def _land(t: Table, land: int) -> dict[str, object]:
    store = t.stores[land]
    token = content.TOKEN_IDS[t.land_tokens[land]] if t.land_tokens and store == NONE else None
    return {
        "owner": store // GOODS + 1 if store >= 0 else None,
        "good": content.GOOD_IDS[store % GOODS] if store >= 0 else None,
        "token": token,
    }


def _site(t: Table, site: int) -> dict[str, object]:
    opened = t.opened[site]
    token = content.TOKEN_IDS[t.site_tokens[site]] if t.site_tokens and opened == NONE else None
    return {
        "building": content.BUILDING_IDS[opened // 2] if opened >= 0 else None,
        "architect": content.ARCHITECTS[opened % 2] if opened >= 0 else None,
        "cubes": _cubes(t, SITE_PLACE + site),
        "token": token,
    }


def _ship(t: Table, ship: int) -> dict[str, object]:
    return {"ship": content.SHIP_IDS[ship], "cargo": t.cargo[ship], "sea": t.at_sea[ship] == 1}


def _bits(names: list[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _player(t: Table, number: int, seat: int) -> dict[str, object]:
    """A player's board; the hand only for its owner, of the others what was taken from the display in sight of all."""
    p = t.players[number]
    own = seat in (number, OMNISCIENT)
    tiles = p.clergy if own or not _choosing(t) else []
    offered = content.CLERGY_IDS if t.phase == SETUP else content.CARD_IDS
    return {
        "hand": [content.CARD_IDS[card] for card in p.hand] if own else None,
        "hand-known": [content.CARD_IDS[card] for card in p.hand if not content.IN_HAND_DECK[card]],
        "hand-size": len(p.hand),
        "offer": [offered[item] for item in p.offer] if own or t.phase != SETUP else [],
        "nobles": [content.CARD_IDS[card] for card in p.nobles],
        "ships": [_ship(t, ship) for ship in p.ships],
        "treasuries": [content.CARD_IDS[card] for card in p.treasuries],
        "slots": p.slots(),
        "room": p.room(),
        "goods": {good: p.goods[n] for n, good in enumerate(content.GOOD_IDS)},
        "reis": p.reis,
        "influence": p.influence,
        "envelope": p.envelope(),
        "wigs": p.wigs,
        "officials": p.officials,
        "cubes": {colour: p.cubes[n] for n, colour in enumerate(content.COLOURS)},
        "sets": p.sets(),
        "markers": p.markers,
        "houses": {group: p.houses[n] for n, group in enumerate(content.GROUPS)},
        "stores": {good: p.stores[n] for n, good in enumerate(content.GOOD_IDS)},
        "plans": [content.PLAN_IDS[plan] for plan in p.plans],
        "done-plans": [content.PLAN_IDS[plan] for plan in p.done_plans],
        "decrees": [content.DECREE_IDS[decree] for decree in p.decrees],
        "clergy": [content.CLERGY_IDS[tile] for tile in tiles],
        "favors": _bits(content.NOBLE_IDS, p.favors),
        "tasks": _bits(content.TASK_IDS, p.tasks),
        "tasks-done": _bits(content.TASK_IDS, p.tasks_done),
    }


def _choosing(t: Table) -> bool:
    """L1.4: clergy tiles are still being chosen, hidden from the others."""
    return t.phase == SETUP and t.church[content.REFILL_ORDER[0]] == NONE


def _automa(t: Table) -> dict[str, object]:
    return {
        "player": len(t.players),
        "next": content.KINDS[t.automa[0]],
        "architect": content.ARCHITECTS[t.automa[1]],
        "officials": t.automa[STAFFED],
    }


def _hidden(t: Table) -> dict[str, object]:
    """What nobody at the table sees, in the order in which it will come."""
    return {
        "decks": [[content.CARD_IDS[card] for card in reversed(deck)] for deck in t.decks],
        "unseen": [content.CARD_IDS[card] for card in t.unseen],
        "decrees": [content.DECREE_IDS[decree] for decree in reversed(t.decree_deck)],
        "clergy": [content.CLERGY_IDS[tile] for tile in reversed(t.clergy_bag)],
        "buildings": [[content.BUILDING_IDS[n] for n in reversed(stack)] for stack in t.building_stacks],
        "tasks": [content.TASK_IDS[task] for task in reversed(t.task_deck)],
    }
