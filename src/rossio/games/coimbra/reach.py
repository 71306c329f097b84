"""What a player of Coimbra can pay and could reach next; all of it lies open on the table."""

from __future__ import annotations

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import ANY_RESOURCE, COINS, GUARDS, RESOURCES
from rossio.games.coimbra.state import (
    DRAFT,
    NONE,
    PHASE_E,
    RESOLUTION,
    SETUP,
    TOKEN_COLOUR,
    Table,
    colour_of,
    owner_of,
    value_of,
)
from rossio.games.coimbra.steps.deeds import row_of
from rossio.games.coimbra.steps.rewards import Walk
from rossio.games.coimbra.steps.voyages import payable
from rossio.games.coimbra.worth import DISTANCES, Outlook, card_worth, monastery_worth, projected
from rossio.kernel.facts import Reach, Thing


def reach_of(table: Table, player: int) -> Reach:
    """Goods and steps; the cards, voyages and monasteries they are enough for."""
    if not table.agenda or table.phase == SETUP or table.is_rival(player):
        return Reach({}, [])
    owner = table.players[player]
    outlook = Outlook(table, player)
    steps = _steps(table, outlook)
    things = _cards(table, outlook)
    within = payable(table, player, ANY_RESOURCE)
    for slot in range(len(table.laid)):
        if owner.voyages >> slot & 1:
            continue
        voyage = table.laid[slot]
        cost = {RESOURCES[content.VOYAGE_RESOURCE[voyage]]: table.voyage_price(player, slot)}
        worth = projected(table, outlook, content.VOYAGE_TASK[voyage])
        things.append(Thing("voyage", content.VOYAGE_IDS[voyage], slot in within, cost, worth))
    for space in range(content.SPACES):
        if owner.disks >> space & 1:
            continue
        far = DISTANCES[owner.pilgrim][space]
        worth = monastery_worth(table, outlook, table.monasteries[space])
        node = content.NODE_IDS[content.SPACE_NODES[space]]
        things.append(Thing("monastery", node, 0 < far <= steps, {"steps": far}, worth))
    return Reach({"guards": owner.guards, "coins": owner.coins, "steps": steps}, things)


def _steps(table: Table, outlook: Outlook) -> int:
    """Steps that are being walked, or those the own dice will bring in phase E; a white one may bring them too."""
    steps = 0
    for step in table.agenda[-3:]:
        if isinstance(step, Walk) and step.seat == outlook.player:
            steps += step.steps
    if table.phase <= PHASE_E:
        income = content.INCOME[2][table.players[outlook.player].tracks[2]]
        steps += (outlook.dice[2] + outlook.dice[content.WHITE]) * income
    return steps


def _cards(table: Table, outlook: Outlook) -> list[Thing]:
    """The cards beside the cities that an own die there could buy, or one that can still be chosen."""
    if table.phase not in (DRAFT, RESOLUTION):
        return []
    player = outlook.player
    owner = table.players[player]
    means = [0, 0]
    means[GUARDS] = owner.guards
    means[COINS] = owner.coins
    things: list[Thing] = []
    for location in range(content.CASTLE + 1, len(content.LOCATIONS)):
        pips = _lowest(table, outlook, location)
        for place in row_of(location):
            card = table.display[place]
            if card == NONE:
                continue
            resource = content.CARD_COST[card]
            price = table.card_price(player, resource, pips)
            worth = card_worth(table, outlook, card) - price * outlook.goods
            within = pips > 0 and price <= means[resource]
            things.append(Thing("card", content.CARD_IDS[card], within, {RESOURCES[resource]: price}, worth))
    return things


def _lowest(table: Table, outlook: Outlook, location: int) -> int:
    """The lowest die with which the player can act in a city; 0 without one."""
    lowest = 0
    standing = list(table.lines[location])
    if table.acting != NONE and table.location == location:
        standing.append(table.acting)
    for die in standing:
        if owner_of(die) == outlook.player and colour_of(die) != TOKEN_COLOUR:
            lowest = value_of(die) if lowest == 0 else min(lowest, value_of(die))
    if table.phase == DRAFT and outlook.future > content.HOLDERS * outlook.left:
        for face in table.pool:
            pips = face % content.PIPS + 1
            lowest = pips if lowest == 0 else min(lowest, pips)
    return lowest
