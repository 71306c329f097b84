"""Why an action cannot be performed: for people, from the same functions that decide legality."""

from __future__ import annotations

from rossio.games.lisboa import able, content, costs
from rossio.games.lisboa.gains import cubes_at
from rossio.games.lisboa.state import NONE, PILE, Table
from rossio.kernel.facts import Refusal


def why_not(t: Table, seat: int, move: int, action: int) -> Refusal:
    """The refusal of a move that would begin an action which cannot be performed as things stand."""
    p = t.players[seat]
    if action == content.RECRUIT:
        return Refusal(move, "no-official", "L15.3", {"have": p.officials})
    if action == content.PLAN:
        return Refusal(move, "no-plan", "L15.3")
    if action == content.SHIP:
        return _why_no_ship(t, seat, move)
    if action == content.PRODUCE:
        if not any(p.stores):
            return Refusal(move, "no-store", "L15.3")
        return Refusal(move, "no-warehouse-room", "L15.3", {"room": p.room()})
    if action == content.CARDINAL:
        if len(p.clergy) >= content.CLERGY_LIMIT:
            return Refusal(move, "clergy-full", "L6.12", {"have": len(p.clergy), "most": content.CLERGY_LIMIT})
        return Refusal(move, "no-clergy-near", "L15.30")
    if action == content.FAVOR:
        return Refusal(move, "favors-full", "L6.15")
    if action == content.STORE:
        return _why_no_store(t, seat, move)
    if action == content.DECREE:
        return Refusal(move, "no-decree", "L15.3")
    if action == content.RUBBLE:
        return Refusal(move, "pile-empty", "L15.3", {"have": cubes_at(t, PILE)})
    return _why_no_building(t, seat, move)


def _why_no_ship(t: Table, seat: int, move: int) -> Refusal:
    p = t.players[seat]
    if not t.shipyard:
        return Refusal(move, "shipyard-empty", "L15.28")
    need = costs.ship_cost(p, content.SHIP_HULL[t.shipyard[-1]])
    if not able.has_ship_slot(p) and not p.ships:
        return Refusal(move, "no-slot", "L15.24")
    for ship in p.ships:
        need = min(need, costs.ship_cost(p, content.SHIP_HULL[t.shipyard[-1]] - content.SHIP_HULL[ship]))
    return Refusal(move, "kinds-short", "L6.7", {"have": able.kinds_held(p), "need": need})


def _why_no_store(t: Table, seat: int, move: int) -> Refusal:
    p = t.players[seat]
    if p.houses_built() >= content.HOUSES:
        return Refusal(move, "no-house", "L8.11")
    display = able.tiles_shown(t)
    prices = [
        costs.least_price(t, p.lasting, t.treasury, land)
        for land in range(len(t.stores))
        if able.is_free(t, land, display)
    ]
    if not prices:
        return Refusal(move, "no-land", "L8.11")
    facts: dict[str, object] = {"have": costs.purse(p.lasting, p.reis, p.influence), "need": min(prices)}
    return Refusal(move, "land-price", "L8.11", facts)


def _why_no_building(t: Table, seat: int, move: int) -> Refusal:
    p = t.players[seat]
    if not p.plans:
        return Refusal(move, "no-own-plan", "L8.15")
    prices = [
        costs.hiring_price(p.lasting, t.treasury, plan, p.officials_out())
        for plan in p.plans
        for site in range(len(t.opened))
        if t.opened[site] == NONE and able.fits(t, plan, site)
    ]
    if not prices:
        return Refusal(move, "no-site", "L8.15")
    facts: dict[str, object] = {"have": costs.purse(p.lasting, p.reis, p.influence), "need": min(prices)}
    return Refusal(move, "hiring-price", "L8.18", facts)
