"""The invariants of a position: everything is conserved, every limit is kept. For developers, in words."""

from __future__ import annotations

from rossio.games.lisboa import content
from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.state import CHANGE, GOODS, NOBLES, NONE, SETUP, Player, Table
from rossio.games.lisboa.steps.room import MakeRoom
from rossio.games.lisboa.steps.store import PlaceHouse


def faults_of(t: Table) -> list[str]:
    """The laws that do not hold."""
    faults: list[str] = []
    _cards(t, faults)
    _tiles(t, faults)
    _rubble(t, faults)
    _downtown(t, faults)
    _ships(t, faults)
    _tracks(t, faults)
    for player in range(len(t.players)):
        _player(t, player, faults)
    return faults


def _once(faults: list[str], what: str, found: list[int], wanted: list[int]) -> None:
    if sorted(found) != sorted(wanted):
        faults.append(f"{what}: {len(found)} found, {len(wanted)} wanted, or one stands twice")


def _cards(t: Table, faults: list[str]) -> None:
    found = t.discards + t.unseen
    found += [card for card in (*t.display, t.played) if card != NONE]
    for deck in t.decks:
        found += deck
    for p in t.players:
        found += p.hand + p.nobles + p.treasuries
        if t.phase != SETUP:
            found += p.offer
    decks = (content.BLUE, content.RED) if t.period == 1 else (content.BLUE, content.RED, content.PURPLE, content.BROWN)
    _once(faults, "political cards", found, [n for n, deck in enumerate(content.CARD_DECK) if deck in decks])


def _tiles(t: Table, faults: list[str]) -> None:
    clergy = t.clergy_bag + t.clergy_out + [tile for tile in t.church if tile != NONE]
    decrees = t.decree_deck + t.decrees + t.decrees_out
    for p in t.players:
        clergy += p.clergy
        decrees += p.decrees
        if t.phase == SETUP:
            clergy += p.offer
    _once(faults, "clergy tiles", clergy, list(range(len(content.CLERGY_IDS))))
    _once(faults, "decrees", decrees, list(range(len(content.DECREE_IDS))))
    if len(t.decrees) > content.DECREES_SHOWN:
        faults.append(f"{len(t.decrees)} decrees on display")
    for architect in range(len(content.ARCHITECTS)):
        stack = content.PLAN_STACKS[architect]
        taken = [plan for p in t.players for plan in p.plans + p.done_plans if plan in stack]
        _once(faults, f"plans of {content.ARCHITECTS[architect]}", taken, stack[: len(stack) - t.plan_left[architect]])
    tasks = t.task_deck[:]
    tasks += [task for p in t.players for task in range(len(content.TASK_IDS)) if p.tasks >> task & 1]
    tasks += [task for task in range(len(content.TASK_IDS)) if t.tasks_gone >> task & 1]
    if t.tasks_used:
        held = [task for task in tasks if task in content.TASK_DECK_A]
        if len(held) != t.seats or len(set(tasks)) != len(tasks) or len(tasks) != t.seats + len(content.TASK_DECK_B):
            faults.append(f"tasks {tasks} with {t.seats} seats")
    elif tasks:
        faults.append(f"tasks {tasks} without the variant")


def _rubble(t: Table, faults: list[str]) -> None:
    for colour in range(COLOURS):
        total = 0
        for place in range(len(t.cubes) // COLOURS):
            total += t.cubes[place * COLOURS + colour]
        for p in t.players:
            total += p.cubes[colour]
        if total != content.CUBES_OF_COLOUR:
            faults.append(f"{total} {content.COLOURS[colour]} cubes, not {content.CUBES_OF_COLOUR}")
    if min(t.cubes) < 0:
        faults.append("less than no cube somewhere")


def _downtown(t: Table, faults: list[str]) -> None:
    buildings = [opened // 2 for opened in t.opened if opened >= 0]
    for stack in t.building_stacks:
        buildings += stack
    _once(faults, "public buildings", buildings, list(range(len(content.BUILDING_IDS))))
    small = len([land for land in range(len(t.stores)) if t.stores[land] >= 0 and content.LAND_SMALL[land]])
    built = len([store for store in t.stores if store >= 0])
    if sum(t.city) + built != content.LARGE_TILES + content.SMALL_TILES:
        faults.append(f"{sum(t.city) + built} city tiles")
    if t.city[-1] + t.city[content.SMALL_DISPLAY] + small != content.SMALL_TILES or min(t.city) < 0:
        faults.append(f"small city tiles: {t.city}, {small} built")
    for player in range(len(t.players)):
        p = t.players[player]
        for good in range(GOODS):
            if t.stores.count(player * GOODS + good) != p.stores[good]:
                faults.append(f"player {player + 1}: stores of {content.GOOD_IDS[good]} miscounted")
        building = len([step for step in t.agenda if isinstance(step, PlaceHouse) and step.seat == player])
        if sum(p.stores) not in (p.houses_built(), p.houses_built() + building):
            faults.append(f"player {player + 1}: {sum(p.stores)} stores, {p.houses_built()} houses")


def _ships(t: Table, faults: list[str]) -> None:
    copies = len(t.players) - 1
    periods = (1,) if t.period == 1 and t.phase != CHANGE else (1, 2)
    found = t.shipyard + t.ships_out
    for p in t.players:
        found += p.ships
    wanted = [
        ship
        for ship in range(len(content.SHIP_IDS))
        if content.SHIP_COPY[ship] <= copies and content.SHIP_PERIOD[ship] in periods
    ]
    _once(faults, "ships", found, wanted)
    for ship in range(len(content.SHIP_IDS)):
        cargo = t.cargo[ship]
        owned = any(ship in p.ships for p in t.players)
        if cargo < 0 or cargo > content.SHIP_HULL[ship] or (cargo and not owned):
            faults.append(f"{content.SHIP_IDS[ship]}: {cargo} goods aboard")
        if cargo == content.SHIP_HULL[ship] and not t.at_sea[ship]:
            faults.append(f"{content.SHIP_IDS[ship]}: full and not at sea")


def _tracks(t: Table, faults: list[str]) -> None:
    if not content.TREASURY_LOW <= t.treasury <= content.TREASURY_HIGH:
        faults.append(f"treasury marker on {t.treasury}")
    if not 0 <= t.cardinal < content.CHURCH_SPACES:
        faults.append(f"Cardinal on {t.cardinal}")
    for good in range(GOODS):
        if not content.PRICE_LOW[good] <= t.prices[good] <= content.PRICE_START[good]:
            faults.append(f"price of {content.GOOD_IDS[good]}: {t.prices[good]}")
    for noble in range(NOBLES):
        if t.in_office(noble) > content.OFFICE_SPACES[noble]:
            faults.append(f"{t.in_office(noble)} officials in the office of {content.NOBLE_IDS[noble]}")
    if t.probing:
        faults.append("a trial has leaked into play")


def _player(t: Table, player: int, faults: list[str]) -> None:
    p = t.players[player]
    who = f"player {player + 1}"
    if not 0 <= p.influence <= content.INFLUENCE_TOP:
        faults.append(f"{who}: influence {p.influence}")
    if p.reis < 0 or p.wigs < 0:
        faults.append(f"{who}: {p.reis} réis, {p.wigs} wigs")
    if p.wigs != sum(p.points):
        faults.append(f"{who}: {p.wigs} wigs, {sum(p.points)} explained")
    if p.officials + sum(p.posts) != content.OFFICIALS or p.officials < 0 or min(p.posts) < 0:
        faults.append(f"{who}: {p.officials} officials at home, {p.posts} out")
    if min(p.goods) < 0 or max(p.goods) > p.room():
        faults.append(f"{who}: goods {p.goods}, room {p.room()}")
    if max(p.cubes) > content.CUBES_PER_COLOUR or not 0 <= p.markers <= p.sets():
        faults.append(f"{who}: cubes {p.cubes}, {p.markers} markers")
    if len(p.clergy) > content.CLERGY_LIMIT:
        faults.append(f"{who}: {len(p.clergy)} clergy tiles")
    _portfolio(t, p, who, faults)
    for group in range(len(p.houses)):
        if not 0 <= p.houses[group] <= content.HOUSES_IN_GROUP[group]:
            faults.append(f"{who}: houses {p.houses}")
    lasting = p.lasting
    p.renew()
    if lasting != p.lasting and t.phase != SETUP:
        faults.append(f"{who}: lasting benefits not up to date")
    p.lasting = lasting


def _portfolio(t: Table, p: Player, who: str, faults: list[str]) -> None:
    top = len(p.nobles) + len(p.ships)
    waiting = any(isinstance(step, MakeRoom) for step in t.agenda)
    if top > content.TOP_SLOTS or len(p.treasuries) > content.BOTTOM_SLOTS or (p.cards() > p.slots() and not waiting):
        faults.append(f"{who}: {top} cards above, {len(p.treasuries)} below, {p.slots()} slots")
    for card in p.nobles:
        if content.CARD_KIND[card] >= NOBLES:
            faults.append(f"{who}: {content.CARD_IDS[card]} in the top row")
    for card in p.treasuries:
        if content.CARD_KIND[card] < NOBLES:
            faults.append(f"{who}: {content.CARD_IDS[card]} in the bottom row")
    if len(p.hand) > content.HAND:
        faults.append(f"{who}: {len(p.hand)} cards in hand")
