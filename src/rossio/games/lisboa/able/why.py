"""Why an action cannot be performed: for people, from the same functions that decide legality."""

from __future__ import annotations

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.can import fits, has_ship_slot, is_free, kinds_held, tiles_shown
from rossio.games.lisboa.gains import cubes_at
from rossio.games.lisboa.state import NONE, PILE, Player, Table
from rossio.kernel.actions import first_of
from rossio.kernel.facts import Refusal


def why_not(table: Table, seat: int, move: int, action: int) -> Refusal:
    """The refusal of a move that would begin an action which cannot be performed as things stand."""
    player = table.players[seat]
    if action == content.RECRUIT:
        return Refusal(move, "no-official", "L15.3", {"have": player.officials})
    if action == content.PLAN:
        return Refusal(move, "no-plan", "L15.3")
    if action == content.SHIP:
        return _why_no_ship(table, seat, move)
    if action == content.PRODUCE:
        if not any(player.stores):
            return Refusal(move, "no-store", "L15.3")
        return Refusal(move, "no-warehouse-room", "L15.3", {"room": player.room()})
    if action == content.CARDINAL:
        if len(player.clergy) >= content.CLERGY_LIMIT:
            return Refusal(move, "clergy-full", "L6.12", {"have": len(player.clergy), "most": content.CLERGY_LIMIT})
        return Refusal(move, "no-clergy-near", "L15.30")
    if action == content.FAVOR:
        return Refusal(move, "favors-full", "L6.15")
    if action == content.STORE:
        return _why_no_store(table, seat, move)
    if action == content.DECREE:
        return Refusal(move, "no-decree", "L15.3")
    if action == content.RUBBLE:
        return Refusal(move, "pile-empty", "L15.3", {"have": cubes_at(table, PILE)})
    return _why_no_building(table, seat, move)


def _why_no_ship(table: Table, seat: int, move: int) -> Refusal:
    player = table.players[seat]
    if not table.shipyard:
        return Refusal(move, "shipyard-empty", "L15.28")
    need = costs.ship_cost(player, content.SHIP_HULL[table.shipyard[-1]])
    if not has_ship_slot(player) and not player.ships:
        return Refusal(move, "no-slot", "L15.24")
    for ship in player.ships:
        need = min(need, costs.ship_cost(player, content.SHIP_HULL[table.shipyard[-1]] - content.SHIP_HULL[ship]))
    return Refusal(move, "kinds-short", "L6.7", {"have": kinds_held(player), "need": need})


def _why_no_store(table: Table, seat: int, move: int) -> Refusal:
    player = table.players[seat]
    if player.houses_built() >= content.HOUSES:
        return Refusal(move, "no-house", "L8.11")
    display = tiles_shown(table)
    prices = [
        costs.least_price(table, player.lasting, table.treasury, land)
        for land in range(len(table.stores))
        if is_free(table, land, display)
    ]
    if not prices:
        return Refusal(move, "no-land", "L8.11")
    facts: dict[str, object] = {"have": costs.purse(player.lasting, player.reis, player.influence), "need": min(prices)}
    return Refusal(move, "land-price", "L8.11", facts)


def _why_no_building(table: Table, seat: int, move: int) -> Refusal:
    player = table.players[seat]
    if not player.plans:
        return Refusal(move, "no-own-plan", "L8.15")
    prices = [
        costs.hiring_price(player.lasting, table.treasury, plan, player.officials_out())
        for plan in player.plans
        for site in range(len(table.opened))
        if table.opened[site] == NONE and fits(table, plan, site)
    ]
    if not prices:
        return Refusal(move, "no-site", "L8.15")
    facts: dict[str, object] = {"have": costs.purse(player.lasting, player.reis, player.influence), "need": min(prices)}
    return Refusal(move, "hiring-price", "L8.18", facts)


def why_no_room(player: Player, move: int) -> Refusal | None:
    """The refusal of a move that would bring a good, if the warehouse has no room for it."""
    good = first_of(move)
    if player.goods[good] < player.room():
        return None
    return Refusal(move, "warehouse-full", "L3.2", {"good": content.GOOD_IDS[good], "room": player.room()})
