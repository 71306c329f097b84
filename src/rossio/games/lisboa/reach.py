"""What a player of Lisboa can pay and could reach next, whatever is in hand: made of what lies open."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.can import ARCHITECTS, Bid, is_free, land_open, site_open, tiles_shown
from rossio.games.lisboa.able.goods import bought_with, without_goods
from rossio.games.lisboa.prospects import WORTH
from rossio.games.lisboa.state import GOODS, NOBLES, NONE, OVER, SETUP, Table
from rossio.games.lisboa.steps.building import building_wigs, cheapest_hiring
from rossio.games.lisboa.steps.store import display_space, store_wigs
from rossio.kernel.facts import Reach, Thing
from rossio.kernel.game import THOUSAND

ACTIONS: Final = ["recruit", "plan", "ship", "produce", "cardinal", "favor"]
"""The state actions, in the order of their numbers."""


def reach_of(table: Table, seat: int) -> Reach:
    """Réis, influence, goods and officials; the lands, sites, visits and state actions they are enough for."""
    if table.phase in (SETUP, OVER) or not table.agenda or seat >= table.seats:
        return Reach({}, [])
    player = table.players[seat]
    means = {"reis": player.reis, "influence": player.influence, "officials": player.officials}
    for good in range(GOODS):
        if player.goods[good]:
            means[content.GOOD_IDS[good]] = player.goods[good]
    return Reach(means, _lands(table, seat) + _sites(table, seat) + _visits(table, seat) + _trades(table, seat))


def _lands(table: Table, seat: int) -> list[Thing]:
    player = table.players[seat]
    housed = player.houses_built() < content.HOUSES
    display = tiles_shown(table)
    bid = Bid(table, player, player.reis, player.influence)
    things: list[Thing] = []
    for land in range(len(table.stores)):
        if not is_free(table, land, display):
            continue
        wigs = 0
        for street in content.LAND_STREETS[land]:
            if table.city[display_space(land, street)]:
                wigs = max(wigs, store_wigs(table, land, street))
        price = costs.after_coins(player, costs.least_price(table, player.lasting, table.treasury, land))
        within = housed and land_open(table, bid, land)
        worth = wigs * THOUSAND - price * WORTH.reis
        things.append(Thing("land", content.LAND_IDS[land], within, {"reis": price}, worth))
    return things


def _sites(table: Table, seat: int) -> list[Thing]:
    player = table.players[seat]
    things: list[Thing] = []
    for site in range(len(table.opened)):
        if table.opened[site] != NONE:
            continue
        wigs = 0
        for architect in range(ARCHITECTS):
            stack = table.building_stacks[architect]
            if stack and any(content.PLAN_ARCHITECT[plan] == architect for plan in player.plans):
                wigs = max(wigs, building_wigs(table, architect, stack[-1], site)[seat])
        price = costs.after_coins(player, cheapest_hiring(table, seat, site))
        within = site_open(table, player, site, player.reis, player.influence)
        worth = wigs * THOUSAND - price * WORTH.reis
        things.append(Thing("site", content.SITE_IDS[site], within, {"reis": price}, worth))
    return things


def _visits(table: Table, seat: int) -> list[Thing]:
    """The nobles; a visit that costs wigs is beyond reach."""
    player = table.players[seat]
    things: list[Thing] = []
    for noble in range(NOBLES):
        cost = costs.visit_cost(table, seat, noble, False)
        within = cost <= player.influence + costs.most_visit_reis(player, cost)
        things.append(Thing("visit", content.NOBLE_IDS[noble], within, {"influence": cost}, -cost * WORTH.influence))
    return things


def _trades(table: Table, seat: int) -> list[Thing]:
    """The state actions; within reach if one of the goods would buy them."""
    player = table.players[seat]
    always = without_goods(table, seat)
    bought = 0
    for good in range(GOODS):
        if player.goods[good]:
            bought |= bought_with(table, seat, good, always)
    return [
        Thing("trade", f"action-{ACTIONS[action]}", bool(bought >> action & 1), {"goods": 1}, -WORTH.good)
        for action in range(content.STATE_ACTIONS)
    ]
