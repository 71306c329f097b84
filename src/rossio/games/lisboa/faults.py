"""The invariants of a position: everything is conserved, every limit is kept. For developers, in words.

Two steps are known here by name: while they wait, a portfolio may be too full, and a store has no house yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.state import CHANGE, GOODS, NOBLES, NONE, SETUP, Player, Table
from rossio.games.lisboa.steps.room import MakeRoom
from rossio.games.lisboa.steps.store import PlaceHouse


def _once(wrong: list[str], what: str, found: list[int], wanted: list[int]) -> None:
    if sorted(found) != sorted(wanted):
        wrong.append(f"{what}: {len(found)} found, {len(wanted)} wanted, or one stands twice")


def cards(table: Table, wrong: list[str]) -> None:
    found = [*table.discards, *table.unseen]
    found += [card for card in (*table.display, table.played, table.court) if card != NONE]
    for deck in table.decks:
        found += deck
    for player in table.players:
        found += [*player.hand, *player.nobles, *player.treasuries]
        if table.phase != SETUP:
            found += player.offer
    decks = (
        (content.BLUE, content.RED) if table.period == 1 else (content.BLUE, content.RED, content.PURPLE, content.BROWN)
    )
    _once(wrong, "political cards", found, [n for n, deck in enumerate(content.CARD_DECK) if deck in decks])


def tiles(table: Table, wrong: list[str]) -> None:
    clergy = [*table.clergy_bag, *table.clergy_out, *(tile for tile in table.church if tile != NONE)]
    decrees = [*table.decree_deck, *table.decrees, *table.decrees_out]
    for player in table.players:
        clergy += player.clergy
        decrees += player.decrees
        if table.phase == SETUP:
            clergy += player.offer
    _once(wrong, "clergy tiles", clergy, list(range(len(content.CLERGY_IDS))))
    _once(wrong, "decrees", decrees, list(range(len(content.DECREE_IDS))))
    if len(table.decrees) > content.DECREES_SHOWN:
        wrong.append(f"{len(table.decrees)} decrees on display")
    for architect in range(len(content.ARCHITECTS)):
        stack = content.PLAN_STACKS[architect]
        taken = [plan for player in table.players for plan in player.plans + player.done_plans if plan in stack]
        _once(
            wrong, f"plans of {content.ARCHITECTS[architect]}", taken, stack[: len(stack) - table.plan_left[architect]]
        )
    tasks = list(table.task_deck)
    tasks += [task for player in table.players for task in range(len(content.TASK_IDS)) if player.tasks >> task & 1]
    tasks += [task for task in range(len(content.TASK_IDS)) if table.tasks_gone >> task & 1]
    if table.tasks_for:
        new = table.tasks_for.bit_count()
        held = [task for task in tasks if task in content.TASK_DECK_A]
        if len(held) != new or len(set(tasks)) != len(tasks) or len(tasks) != new + len(content.TASK_DECK_B):
            wrong.append(f"tasks {tasks} with {new} new players")
    elif tasks:
        wrong.append(f"tasks {tasks} without the variant")
    for seat in range(len(table.players)):
        if table.players[seat].tasks and not table.tasks_for >> seat & 1:
            wrong.append(f"player {seat + 1}: tasks, but no new player")


def rubble(table: Table, wrong: list[str]) -> None:
    for colour in range(COLOURS):
        total = 0
        for place in range(len(table.cubes) // COLOURS):
            total += table.cubes[place * COLOURS + colour]
        for player in table.players:
            total += player.cubes[colour]
        if total != content.CUBES_OF_COLOUR:
            wrong.append(f"{total} {content.COLOURS[colour]} cubes, not {content.CUBES_OF_COLOUR}")
    if min(table.cubes) < 0:
        wrong.append("less than no cube somewhere")


def downtown(table: Table, wrong: list[str]) -> None:
    buildings = [opened // 2 for opened in table.opened if opened >= 0]
    for stack in table.building_stacks:
        buildings += stack
    _once(wrong, "public buildings", buildings, list(range(len(content.BUILDING_IDS))))
    small = len([land for land in range(len(table.stores)) if table.stores[land] >= 0 and content.LAND_SMALL[land]])
    built = len([store for store in table.stores if store >= 0])
    if sum(table.city) + built != content.LARGE_TILES + content.SMALL_TILES:
        wrong.append(f"{sum(table.city) + built} city tiles")
    if table.city[-1] + table.city[content.SMALL_DISPLAY] + small != content.SMALL_TILES or min(table.city) < 0:
        wrong.append(f"small city tiles: {table.city}, {small} built")
    for number in range(len(table.players)):
        player = table.players[number]
        for good in range(GOODS):
            if table.stores.count(number * GOODS + good) != player.stores[good]:
                wrong.append(f"player {number + 1}: stores of {content.GOOD_IDS[good]} miscounted")
        building = len([step for step in table.agenda if isinstance(step, PlaceHouse) and step.seat == number])
        if sum(player.stores) not in (player.houses_built(), player.houses_built() + building):
            wrong.append(f"player {number + 1}: {sum(player.stores)} stores, {player.houses_built()} houses")


def ships(table: Table, wrong: list[str]) -> None:
    copies = len(table.players) - 1
    periods = (1,) if table.period == 1 and table.phase != CHANGE else (1, 2)
    found = [*table.shipyard, *table.ships_out]
    for player in table.players:
        found += player.ships
    wanted = [
        ship
        for ship in range(len(content.SHIP_IDS))
        if content.SHIP_COPY[ship] <= copies and content.SHIP_PERIOD[ship] in periods
    ]
    _once(wrong, "ships", found, wanted)
    for ship in range(len(content.SHIP_IDS)):
        cargo = table.cargo[ship]
        owned = any(ship in player.ships for player in table.players)
        if cargo < 0 or cargo > content.SHIP_HULL[ship] or (cargo and not owned):
            wrong.append(f"{content.SHIP_IDS[ship]}: {cargo} goods aboard")
        if cargo == content.SHIP_HULL[ship] and not table.sails(ship):
            wrong.append(f"{content.SHIP_IDS[ship]}: full and not at sea")


def tracks(table: Table, wrong: list[str]) -> None:
    if not content.TREASURY_LOW <= table.treasury <= content.TREASURY_HIGH:
        wrong.append(f"treasury marker on {table.treasury}")
    if not 0 <= table.cardinal < content.CHURCH_SPACES:
        wrong.append(f"Cardinal on {table.cardinal}")
    for good in range(GOODS):
        if not content.PRICE_LOW[good] <= table.prices[good] <= content.PRICE_START[good]:
            wrong.append(f"price of {content.GOOD_IDS[good]}: {table.prices[good]}")
    for noble in range(NOBLES):
        if table.in_office(noble) > content.OFFICE_SPACES[noble]:
            wrong.append(f"{table.in_office(noble)} officials in the office of {content.NOBLE_IDS[noble]}")
    if table.probing:
        wrong.append("a trial has leaked into play")


def players(table: Table, wrong: list[str]) -> None:
    for number in range(len(table.players)):
        _player(table, number, wrong)


def _player(table: Table, number: int, wrong: list[str]) -> None:
    player = table.players[number]
    who = f"player {number + 1}"
    if not 0 <= player.influence <= content.INFLUENCE_TOP:
        wrong.append(f"{who}: influence {player.influence}")
    if player.reis < 0 or player.wigs < 0:
        wrong.append(f"{who}: {player.reis} réis, {player.wigs} wigs")
    if player.wigs != sum(player.points):
        wrong.append(f"{who}: {player.wigs} wigs, {sum(player.points)} explained")
    if player.officials + sum(player.posts) != content.OFFICIALS or player.officials < 0 or min(player.posts) < 0:
        wrong.append(f"{who}: {player.officials} officials at home, {player.posts} out")
    if min(player.goods) < 0 or max(player.goods) > player.room():
        wrong.append(f"{who}: goods {player.goods}, room {player.room()}")
    if max(player.cubes) > content.CUBES_PER_COLOUR or not 0 <= player.markers <= player.sets():
        wrong.append(f"{who}: cubes {player.cubes}, {player.markers} markers")
    if len(player.clergy) > content.CLERGY_LIMIT:
        wrong.append(f"{who}: {len(player.clergy)} clergy tiles")
    _portfolio(table, player, who, wrong)
    for group in range(len(player.houses)):
        if not 0 <= player.houses[group] <= content.HOUSES_IN_GROUP[group]:
            wrong.append(f"{who}: houses {player.houses}")
    lasting = player.lasting
    player.renew()
    if lasting != player.lasting and table.phase != SETUP:
        wrong.append(f"{who}: lasting benefits not up to date")
    player.lasting = lasting


def _portfolio(table: Table, player: Player, who: str, wrong: list[str]) -> None:
    top = len(player.nobles) + len(player.ships)
    waiting = any(isinstance(step, MakeRoom) for step in table.agenda)
    if (
        top > content.TOP_SLOTS
        or len(player.treasuries) > content.BOTTOM_SLOTS
        or (player.cards() > player.slots() and not waiting)
    ):
        wrong.append(f"{who}: {top} cards above, {len(player.treasuries)} below, {player.slots()} slots")
    for card in player.nobles:
        if content.CARD_KIND[card] >= NOBLES:
            wrong.append(f"{who}: {content.CARD_IDS[card]} in the top row")
    for card in player.treasuries:
        if content.CARD_KIND[card] < NOBLES:
            wrong.append(f"{who}: {content.CARD_IDS[card]} in the bottom row")
    if len(player.hand) > content.HAND:
        wrong.append(f"{who}: {len(player.hand)} cards in hand")


LAWS: Final[list[Callable[[Table, list[str]], None]]] = [cards, tiles, rubble, downtown, ships, tracks, players]


def faults_of(table: Table) -> list[str]:
    """The laws that do not hold."""
    wrong: list[str] = []
    for law in LAWS:
        law(table, wrong)
    return wrong
