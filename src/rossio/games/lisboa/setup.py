"""Set-up (L1, L13, L15.42)."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content, purposes
from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.state import (
    BOX,
    COLUMN_PLACE,
    COVERED,
    LARGE_STACK,
    NONE,
    PILE,
    SITE_PLACE,
    SMALL_STACK,
    START,
    Player,
    Table,
)
from rossio.games.lisboa.steps.opening import (
    Begin,
    DealCards,
    DraftCard,
    FillChurch,
    KeepTile,
    OneOffTiles,
    StartingDecree,
)
from rossio.games.lisboa.steps.period import ships_of, stack_cards
from rossio.games.lisboa.steps.rounds import StartTurn
from rossio.games.lisboa.steps.turn import refill_city

CUBES: Final = [colour for colour in range(COLOURS) for _ in range(content.CUBES_OF_COLOUR)]
TASKS_OF_SEAT: Final = ["tasks-1", "tasks-2", "tasks-3", "tasks-4"]
"""For each seat the option that says it is a new player's (L13.1)."""


def set_up(seats: int, seed: int, options: dict[str, str]) -> Table:
    """The position before the first decision."""
    table = Table()
    table.seed = seed
    table.seats = seats
    table.tasks_for = sum(1 << seat for seat in range(seats) if options.get(TASKS_OF_SEAT[seat]) == "on")
    table.tokens_used = options.get("tokens") == "on"
    table.decrees_first = options.get("start-decrees") == "on"
    table.tools_english = options.get("tools") == "english"
    players = seats if seats > 1 else 2
    table.players = [Player() for _ in range(players)]
    table.starter = table.stream(purposes.STARTER).below(seats)
    table.active = table.starter
    _cover_row(table)
    _equip_players(table)
    _stack_buildings(table)
    _lay_downtown(table)
    _draw_clergy(table)
    _shuffle_cards(table)
    table.shipyard = ships_of(table, 1)
    _push_opening(table, options.get("draft") == "on")
    table.settle()
    return table


def _cover_row(table: Table) -> None:
    """With two players row E is covered (L1.18)."""
    if table.small():
        for land in range(len(table.stores)):
            if not content.ROW_FOR_TWO[content.LAND_ROW[land]]:
                table.stores[land] = COVERED
        for site in range(len(table.opened)):
            if content.SITE_ROW[site] >= 0 and not content.ROW_FOR_TWO[content.SITE_ROW[site]]:
                table.opened[site] = COVERED


def _equip_players(table: Table) -> None:
    """Boards, goods, réis, favors, starting plans, tracks, tasks (L1.2, L1.3, L1.5, L13.1)."""
    count = len(table.players)
    favors = [noble for noble in range(len(content.NOBLE_IDS)) for _ in range(count)]
    plans = content.STARTING_PLANS[:]
    first_tasks = content.TASK_DECK_A[:]
    later_tasks = content.TASK_DECK_B[:]
    table.stream(purposes.FAVORS).shuffle(favors)
    table.stream(purposes.PLANS).shuffle(plans)
    if table.tasks_for:
        table.stream(purposes.FIRST_TASKS).shuffle(first_tasks)
        table.stream(purposes.TASKS).shuffle(later_tasks)
        table.task_deck = tuple(later_tasks)
    for after in range(count):
        seat = (table.starter + after) % count
        player = table.players[seat]
        player.officials -= 1
        player.posts[content.START_OFFICE] += 1
        player.wigs = content.START_WIGS if seat < table.seats else content.AUTOMA_WIGS
        player.points[START] = player.wigs
        if seat >= table.seats:
            continue
        player.goods = [content.START_GOODS] * len(content.GOOD_IDS)
        player.reis = content.START_REIS
        player.influence = content.INFLUENCE_START[after]
        player.favors = 1 << favors.pop()
        player.plans = (plans.pop(),)
        if table.tasks_for >> seat & 1:
            player.tasks = 1 << first_tasks.pop()


def _stack_buildings(table: Table) -> None:
    """Half of the public buildings for each architect, the last of a stack available (L1.7)."""
    buildings = list(range(len(content.BUILDING_IDS)))
    table.stream(purposes.BUILDINGS).shuffle(buildings)
    half = len(buildings) // 2
    table.building_stacks = [tuple(buildings[:half]), tuple(buildings[half:])]


def _lay_downtown(table: Table) -> None:
    """City tiles, scoring tiles, rubble, tokens (L1.10, L1.11, L1.17, L1.18, L13.3)."""
    table.city[LARGE_STACK] = content.LARGE_TILES
    table.city[SMALL_STACK] = content.SMALL_TILES
    refill_city(table)
    tiles = content.SCORING_TILES[:]
    table.stream(purposes.SCORING_TILES).shuffle(tiles)
    table.column_wigs = tuple([tiles[tile] for tile in content.COLUMN_TILE])
    _lay_rubble(table)
    if table.tokens_used:
        table.land_tokens = _lay_tokens(table, purposes.LAND_TOKENS, content.STORE_TOKENS, table.stores)
        table.site_tokens = _lay_tokens(table, purposes.SITE_TOKENS, content.SITE_TOKENS, table.opened)


def _lay_tokens(table: Table, purpose: str, tokens: list[int], places: list[int]) -> tuple[int, ...]:
    """A token on every place, none on those that are covered (L13.3)."""
    shuffled = tokens[:]
    table.stream(purpose).shuffle(shuffled)
    return tuple([NONE if places[at] == COVERED else token for at, token in enumerate(shuffled)])


def _lay_rubble(table: Table) -> None:
    """A random cube on every rubble space; the cubes left leave the game (L1.17, L1.18)."""
    bag = CUBES[:]
    table.stream(purposes.RUBBLE).shuffle(bag)
    for row in range(len(content.ROWS)):
        if content.ROW_FOR_TWO[row] or not table.small():
            _pour(table, bag, row, content.ROW_CUBES[row])
    for column in range(len(content.COLUMNS)):
        _pour(table, bag, COLUMN_PLACE + column, content.COLUMN_CUBES[column])
    for site in range(len(content.SITE_IDS)):
        if table.opened[site] != COVERED:
            _pour(table, bag, SITE_PLACE + site, content.SITE_CUBES[site])
    _pour(table, bag, PILE, content.PILE_CUBES)
    _pour(table, bag, BOX, len(bag))


def _pour(table: Table, bag: list[int], place: int, count: int) -> None:
    for _ in range(count):
        table.cubes[place * COLOURS + bag.pop()] += 1


def _draw_clergy(table: Table) -> None:
    """Two clergy tiles for each player, of which one is kept (L1.4)."""
    table.clergy_bag = list(range(len(content.CLERGY_IDS)))
    table.stream(purposes.CLERGY).shuffle(table.clergy_bag)
    for seat in range(table.seats):
        for _ in range(content.CLERGY_DRAWN):
            table.players[seat].offer += (table.clergy_bag.pop(),)


def _shuffle_cards(table: Table) -> None:
    """The blue cards, the red decks and the decrees lie face down till the clergy tiles are chosen (L1.14, L1.16)."""
    blue = content.CARDS_OF[content.BLUE][:]
    table.stream(purposes.HANDS, table.period).shuffle(blue)
    table.unseen = tuple(blue)
    stack_cards(table, content.RED)
    decrees = list(range(len(content.DECREE_IDS)))
    table.stream(purposes.DECREES).shuffle(decrees)
    table.decree_deck = tuple(decrees)


def _push_opening(table: Table, draft: bool) -> None:
    """Clergy tiles, cards, draft, one-off tiles in turn order, starting decrees; then the first turn (L15.42)."""
    table.agenda.append(StartTurn(table.starter))
    table.agenda.append(Begin())
    count = table.seats
    if table.decrees_first:
        for after in range(count):
            table.agenda.append(StartingDecree((table.starter + after) % count))
    for after in range(count - 1, -1, -1):
        table.agenda.append(OneOffTiles((table.starter + after) % count))
    if draft and count > 1:
        table.agenda.append(DraftCard(table.starter))
    table.agenda.append(DealCards())
    table.agenda.append(FillChurch())
    for after in range(count - 1, -1, -1):
        table.agenda.append(KeepTile((table.starter + after) % count))
