"""What things would cost and bring, for who looks at the table: reckoned by the rules, so that no client has to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rossio.games.lisboa import content, costs, scoring
from rossio.games.lisboa.state import NOBLES, NONE, Table

if TYPE_CHECKING:
    from rossio.games.lisboa.shapes import LisboaHiring, LisboaReckoned, LisboaVisit


def reader_of(table: Table, seat: int) -> int:
    """The seat that is reckoned for: the one that looks; for who only watches the one at turn."""
    if 0 <= seat < table.seats:
        return seat
    return table.active if table.active < table.seats else 0


def reckoned(table: Table, seat: int) -> LisboaReckoned:
    """Prices of what stands on the board, for one seat: the free lands, the next ship.

    `influence` is where the marker would stand after so many réis from it. What moves bring is told with the decision.
    """
    player = table.players[seat]
    each = costs.cube_prices(player.lasting)
    bare = costs.bare_price(player.lasting, table.treasury)
    return {
        "seat": seat,
        "purse": costs.purse(player.lasting, player.reis, player.influence),
        "cubes": {colour: each[n] for n, colour in enumerate(content.COLOURS)},
        "lands": {
            content.LAND_IDS[land]: max(bare + costs.rubble_price(table, each, land), 0)
            for land in range(len(table.stores))
            if table.stores[land] == NONE
        },
        "ship": costs.ship_cost(player, content.SHIP_HULL[table.shipyard[-1]]) if table.shipyard else 0,
        "influence": content.INFLUENCE_AFTER[player.influence][:],
    }


def worth_of(table: Table, number: int) -> dict[str, int]:
    """What a player's decrees are worth now; the automa's are worth the same always (L12.7)."""
    decrees = table.players[number].decrees
    return {content.DECREE_IDS[decree]: scoring.decree_wigs(table, number, decree) for decree in decrees}


def hiring_of(table: Table, number: int) -> dict[str, LisboaHiring]:
    """Officials needed and hired for a player's plans, and what that costs."""
    return {content.PLAN_IDS[plan]: _hiring(table, number, plan) for plan in table.players[number].plans}


def visits_of(table: Table, number: int) -> dict[str, LisboaVisit]:
    """What a visit to each noble costs a player."""
    return {content.NOBLE_IDS[noble]: _visit(table, number, noble) for noble in range(NOBLES)}


def _visit(table: Table, seat: int, noble: int) -> LisboaVisit:
    """The cost and its parts, and the wigs that must make up for missing influence."""
    parts = costs.visit_parts(table, seat, noble, False)
    cost = costs.visit_cost(table, seat, noble, False)
    return {
        "cost": cost,
        "treasury": parts[0],
        "officials": parts[1],
        "benefits": parts[2],
        "wigs": costs.visit_wigs(table.players[seat], cost),
    }


def _hiring(table: Table, seat: int, plan: int) -> LisboaHiring:
    player = table.players[seat]
    needed = costs.staff_needed(player.lasting, plan)
    return {
        "needed": needed,
        "hired": max(needed - player.officials_out(), 0),
        "price": costs.hiring_price(player.lasting, table.treasury, plan, player.officials_out()),
    }
