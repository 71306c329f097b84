"""Set-up (L1, L13, L15.42)."""

from __future__ import annotations

from rossio.games.lisboa import content
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
from rossio.games.lisboa.steps.decree import refill_decrees
from rossio.games.lisboa.steps.opening import Begin, DraftCard, FillChurch, KeepTile, OneOffTiles, StartingDecree
from rossio.games.lisboa.steps.period import lay_out, ships_of
from rossio.games.lisboa.steps.rounds import StartTurn
from rossio.games.lisboa.steps.turn import refill_city
from rossio.kernel.chance import Chance


def set_up(seats: int, seed: int, options: dict[str, str]) -> Table:
    """The position before the first decision."""
    t = Table()
    t.chance = Chance(seed)
    t.seats = seats
    t.tasks_used = options.get("tasks") == "on"
    t.tokens_used = options.get("tokens") == "on"
    t.decrees_first = options.get("start-decrees") == "on"
    t.tools_english = options.get("tools") == "english"
    players = seats if seats > 1 else 2
    t.players = [Player() for _ in range(players)]
    t.starter = t.chance.below(seats)
    t.active = t.starter
    cover_row(t)
    equip_players(t)
    stack_buildings(t)
    lay_downtown(t)
    draw_clergy(t)
    deal_hands(t)
    lay_out(t, content.RED)
    t.shipyard = ships_of(t, 1)
    t.decree_deck = list(range(len(content.DECREE_IDS)))
    t.chance.shuffle(t.decree_deck)
    refill_decrees(t)
    push_opening(t, options.get("draft") == "on")
    t.settle()
    return t


def cover_row(t: Table) -> None:
    """L1.18: with two players row E is covered."""
    if t.small():
        for land in range(len(t.stores)):
            if not content.ROW_FOR_TWO[content.LAND_ROW[land]]:
                t.stores[land] = COVERED
        for site in range(len(t.opened)):
            if content.SITE_ROW[site] >= 0 and not content.ROW_FOR_TWO[content.SITE_ROW[site]]:
                t.opened[site] = COVERED


def equip_players(t: Table) -> None:
    """L1.2, L1.3, L1.5, L13.1: boards, goods, réis, favors, starting plans, tracks, tasks."""
    count = len(t.players)
    favors = [noble for noble in range(len(content.NOBLE_IDS)) for _ in range(count)]
    plans = content.STARTING_PLANS[:]
    first_tasks = content.TASK_DECK_A[:]
    t.chance.shuffle(favors)
    t.chance.shuffle(plans)
    t.chance.shuffle(first_tasks)
    t.task_deck = content.TASK_DECK_B[:] if t.tasks_used else []
    t.chance.shuffle(t.task_deck)
    for after in range(count):
        seat = (t.starter + after) % count
        p = t.players[seat]
        p.officials -= 1
        p.posts[content.START_OFFICE] += 1
        p.wigs = content.START_WIGS if seat < t.seats else content.AUTOMA_WIGS
        p.points[START] = p.wigs
        if seat >= t.seats:
            continue
        p.goods = [content.START_GOODS] * len(content.GOOD_IDS)
        p.reis = content.START_REIS
        p.influence = content.INFLUENCE_START[after]
        p.favors = 1 << favors.pop()
        p.plans = [plans.pop()]
        if t.tasks_used:
            p.tasks = 1 << first_tasks.pop()


def stack_buildings(t: Table) -> None:
    """L1.7: half of the public buildings for each architect, the last of a stack available."""
    buildings = list(range(len(content.BUILDING_IDS)))
    t.chance.shuffle(buildings)
    half = len(buildings) // 2
    t.building_stacks = [buildings[:half], buildings[half:]]


def lay_downtown(t: Table) -> None:
    """L1.10, L1.11, L1.17, L1.18, L13.3: city tiles, scoring tiles, rubble, tokens."""
    t.city[LARGE_STACK] = content.LARGE_TILES
    t.city[SMALL_STACK] = content.SMALL_TILES
    refill_city(t)
    tiles = content.SCORING_TILES[:]
    t.chance.shuffle(tiles)
    t.column_wigs = [tiles[tile] for tile in content.COLUMN_TILE]
    lay_rubble(t)
    if t.tokens_used:
        t.land_tokens = content.STORE_TOKENS[:]
        t.site_tokens = content.SITE_TOKENS[:]
        t.chance.shuffle(t.land_tokens)
        t.chance.shuffle(t.site_tokens)
        t.land_tokens = [NONE if t.stores[at] == COVERED else token for at, token in enumerate(t.land_tokens)]
        t.site_tokens = [NONE if t.opened[at] == COVERED else token for at, token in enumerate(t.site_tokens)]


def lay_rubble(t: Table) -> None:
    """L1.17: a random cube on every rubble space; L1.18: the cubes left leave the game."""
    bag = [colour for colour in range(COLOURS) for _ in range(content.CUBES_OF_COLOUR)]
    t.chance.shuffle(bag)
    for row in range(len(content.ROWS)):
        if content.ROW_FOR_TWO[row] or not t.small():
            _pour(t, bag, row, content.ROW_CUBES[row])
    for column in range(len(content.COLUMNS)):
        _pour(t, bag, COLUMN_PLACE + column, content.COLUMN_CUBES[column])
    for site in range(len(content.SITE_IDS)):
        if t.opened[site] != COVERED:
            _pour(t, bag, SITE_PLACE + site, content.SITE_CUBES[site])
    _pour(t, bag, PILE, content.PILE_CUBES)
    _pour(t, bag, BOX, len(bag))


def _pour(t: Table, bag: list[int], place: int, count: int) -> None:
    for _ in range(count):
        t.cubes[place * COLOURS + bag.pop()] += 1


def draw_clergy(t: Table) -> None:
    """L1.4: two clergy tiles for each player, of which one is kept."""
    t.clergy_bag = list(range(len(content.CLERGY_IDS)))
    t.chance.shuffle(t.clergy_bag)
    for seat in range(t.seats):
        for _ in range(content.CLERGY_DRAWN):
            t.players[seat].offer.append(t.clergy_bag.pop())


def deal_hands(t: Table) -> None:
    """L1.14: five blue cards for each player; the others leave the game."""
    blue = [card for card in range(len(content.CARD_IDS)) if content.CARD_DECK[card] == content.BLUE]
    t.chance.shuffle(blue)
    for seat in range(t.seats):
        t.players[seat].hand = [blue.pop() for _ in range(content.HAND)]
    t.unseen = blue


def push_opening(t: Table, draft: bool) -> None:
    """L15.42: clergy tiles, hands or draft, one-off tiles in turn order, starting decrees; then the first turn."""
    t.agenda.append(StartTurn(t.starter))
    t.agenda.append(Begin())
    count = t.seats
    if t.decrees_first:
        for after in range(count):
            t.agenda.append(StartingDecree((t.starter + after) % count))
    for after in range(count - 1, -1, -1):
        t.agenda.append(OneOffTiles((t.starter + after) % count))
    if draft and count > 1:
        t.agenda.append(DraftCard(t.starter))
    t.agenda.append(FillChurch())
    for after in range(count - 1, -1, -1):
        t.agenda.append(KeepTile((t.starter + after) % count))
