"""What a network sees of Lisboa: the table from the eyes of one seat, as on/off inputs.

Of other hands only the cards taken from the display in sight of all are seen, and the others' clergy tiles only once
all have chosen. The judgement by hand is among the inputs: it costs little and says much.
"""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.prospects import values_with
from rossio.games.lisboa.scoring import final_scores, plan_officials
from rossio.games.lisboa.state import (
    COVERED,
    GOODS,
    NOBLES,
    NONE,
    PHASES,
    PLACES,
    SETUP,
    SMALL_STACK,
    Player,
    Table,
)
from rossio.kernel.game import THOUSAND
from rossio.kernel.sight import Blocks, kinds_of_steps, show, show_bits, show_each, show_set

LAYOUT: Final = 3
CARDS: Final = len(content.CARD_IDS)
DECREES: Final = len(content.DECREE_IDS)
CLERGY: Final = len(content.CLERGY_IDS)
PLANS: Final = len(content.PLAN_IDS)
BUILDINGS: Final = len(content.BUILDING_IDS)
SHIPS: Final = len(content.SHIP_IDS)
LANDS: Final = len(content.LAND_IDS)
SITES: Final = len(content.SITE_IDS)
COLOURS: Final = len(content.COLOURS)
ARCHITECTS: Final = len(content.ARCHITECTS)
TASKS: Final = len(content.TASK_IDS)
KINDS: Final = kinds_of_steps("rossio.games.lisboa.steps")

FEW: Final = 7
SOME: Final = 15
MANY: Final = 31
LEAD: Final = 60
LEAD_TOP: Final = 60
ROUGH: Final = 10
PARTS: Final = 7
"""The scores at the end of the game; a further one would not be seen."""
LAND_STATES: Final = content.MOST_PLAYERS * GOODS + 1
SITE_STATES: Final = BUILDINGS * 2 + 1

_player: Final = Blocks()
REIS_AT: Final = _player.room(MANY + 1)
INFLUENCE_AT: Final = _player.room(content.INFLUENCE_TOP + 1)
WIGS_AT: Final = _player.room(MANY + 1)
OFFICIALS_AT: Final = _player.room(content.OFFICIALS + 1)
POSTS_AT: Final = _player.room(2 * NOBLES * (FEW + 1))
PLANNED_AT: Final = _player.room(SOME + 1)
GOODS_AT: Final = _player.room(GOODS * (FEW + 1))
ROOM_AT: Final = _player.room(FEW + 1)
SLOTS_AT: Final = _player.room(content.PORTFOLIO_SLOTS + 1)
CUBES_AT: Final = _player.room(COLOURS * (FEW + 1))
SETS_AT: Final = _player.room(FEW + 1)
MARKERS_AT: Final = _player.room(FEW + 1)
MARKED_AT: Final = _player.room(1)
HOUSES_AT: Final = _player.room(len(content.GROUPS) * (FEW + 1))
STORES_AT: Final = _player.room(GOODS * (FEW + 1))
PLANS_AT: Final = _player.room(PLANS)
DONE_AT: Final = _player.room(PLANS)
DECREES_AT: Final = _player.room(DECREES)
CLERGY_AT: Final = _player.room(CLERGY)
OWNED_AT: Final = _player.room(CARDS)
HAND_AT: Final = _player.room(CARDS)
HELD_AT: Final = _player.room(FEW + 1)
FLEET_AT: Final = _player.room(SHIPS)
CARGO_AT: Final = _player.room(SHIPS * (FEW + 1))
SEA_AT: Final = _player.room(SHIPS)
ENVELOPE_AT: Final = _player.room(SOME + 1)
FAVORS_AT: Final = _player.room(NOBLES + 1)
TASKS_AT: Final = _player.room(TASKS)
TASKS_DONE_AT: Final = _player.room(TASKS)
PARTS_AT: Final = _player.room(PARTS * (MANY + 1))
EXPECTED_AT: Final = _player.room(MANY + 1)
LEAD_AT: Final = _player.room(LEAD_TOP + 1)
ROUGH_AT: Final = _player.room(2 * ROUGH + 1)
BLOCK: Final = _player.size

_table: Final = Blocks()
BLOCKS_AT: Final = _table.room(content.MOST_PLAYERS * BLOCK)
SEATS_AT: Final = _table.room(content.MOST_PLAYERS + 1)
CLOCK_AT: Final = _table.room(len(PHASES) * 3)
ENDING_AT: Final = _table.room(FEW + 1)
TRIGGER_AT: Final = _table.room(content.MOST_PLAYERS)
TREASURY_AT: Final = _table.room(content.TREASURY_HIGH + 1)
CARDINAL_AT: Final = _table.room(content.CHURCH_SPACES)
DUE_AT: Final = _table.room(1)
ACTIVE_AT: Final = _table.room(content.MOST_PLAYERS)
STARTER_AT: Final = _table.room(content.MOST_PLAYERS)
PRICES_AT: Final = _table.room(GOODS * (FEW + 1))
COLUMNS_AT: Final = _table.room(len(content.COLUMNS) * (SOME + 1))
PLANS_LEFT_AT: Final = _table.room(ARCHITECTS * (SOME + 1))
STACKS_AT: Final = _table.room(ARCHITECTS * (SOME + 1))
AVAILABLE_AT: Final = _table.room(ARCHITECTS * 2 * BUILDINGS)
CITY_AT: Final = _table.room((SMALL_STACK + 1) * (SOME + 1))
YARD_AT: Final = _table.room(SHIPS)
YARD_TOP_AT: Final = _table.room(SHIPS)
DECKS_AT: Final = _table.room(len(content.KINDS) * (SOME + 1))
DISPLAY_AT: Final = _table.room(CARDS)
DISCARDS_AT: Final = _table.room(CARDS)
SHOWN_DECREES_AT: Final = _table.room(DECREES)
CHURCH_AT: Final = _table.room(content.CHURCH_SPACES * CLERGY)
RUBBLE_AT: Final = _table.room(PLACES * COLOURS * (FEW + 1))
LANDS_AT: Final = _table.room(LANDS * LAND_STATES)
SITES_AT: Final = _table.room(SITES * SITE_STATES)
COURT_AT: Final = _table.room(CARDS)
ACTIONS_AT: Final = _table.room(content.STATE_ACTIONS)
PLAYED_AT: Final = _table.room(CARDS)
TAKEN_AT: Final = _table.room(len(content.KINDS))
AUTOMA_AT: Final = _table.room(3 * (SOME + 1))
PENDING_AT: Final = _table.room(len(KINDS))
BEHIND_AT: Final = _table.room(len(KINDS))
SIGHTS: Final = _table.size


def sight_of(table: Table, seat: int) -> list[int]:
    on: list[int] = []
    players = len(table.players)
    parts = final_scores(table)
    values = values_with(table, parts)
    for turn in range(players):
        number = (seat + turn) % players
        at = BLOCKS_AT + turn * BLOCK
        _show_board(table, on, number, at)
        _show_things(table, on, number, at, turn == 0)
        for part in range(min(len(parts[number]), PARTS)):
            if parts[number][part]:
                show(on, at + PARTS_AT + part * (MANY + 1), parts[number][part] // 2, MANY)
        show(on, at + EXPECTED_AT, values[number] // (6 * THOUSAND), MANY)
        if turn:
            lead = (values[seat] - values[number]) // THOUSAND
            show(on, at + LEAD_AT, (lead + LEAD) // 2, LEAD_TOP)
            show(on, at + ROUGH_AT, (lead + 10 * ROUGH) // 10, 2 * ROUGH)
    _show_clock(table, on, seat)
    _show_offers(table, on)
    _show_downtown(table, on, seat)
    _show_pending(table, on)
    return on


def _show_board(table: Table, on: list[int], number: int, at: int) -> None:
    """The numbers on a player's board."""
    player: Player = table.players[number]
    show(on, at + REIS_AT, player.reis, MANY)
    show(on, at + INFLUENCE_AT, player.influence, content.INFLUENCE_TOP)
    show(on, at + WIGS_AT, player.wigs // 4, MANY)
    show(on, at + OFFICIALS_AT, player.officials, content.OFFICIALS)
    show_each(on, at + POSTS_AT, player.posts, FEW)
    show(on, at + PLANNED_AT, plan_officials(table, number), SOME)
    show_each(on, at + GOODS_AT, player.goods, FEW)
    show(on, at + ROOM_AT, player.room(), FEW)
    show(on, at + SLOTS_AT, player.slots(), content.PORTFOLIO_SLOTS)
    show_each(on, at + CUBES_AT, player.cubes, FEW)
    show(on, at + SETS_AT, player.sets(), FEW)
    show(on, at + MARKERS_AT, player.markers, FEW)
    if player.marker_used:
        on.append(at + MARKED_AT)
    show_each(on, at + HOUSES_AT, list(player.houses), FEW)
    show_each(on, at + STORES_AT, player.stores, FEW)
    show(on, at + ENVELOPE_AT, player.envelope(), SOME)


def _show_held(on: list[int], block: int, items: tuple[int, ...]) -> None:
    """Switch on the input of every card or tile that lies there."""
    for item in items:
        on.append(block + item)


def _show_things(table: Table, on: list[int], number: int, at: int, own: bool) -> None:
    """Cards, tiles, plans and ships of a player, as far as the seat may know them."""
    player: Player = table.players[number]
    _show_held(on, at + PLANS_AT, player.plans)
    _show_held(on, at + DONE_AT, player.done_plans)
    _show_held(on, at + DECREES_AT, player.decrees)
    if own or table.phase != SETUP:
        _show_held(on, at + CLERGY_AT, player.clergy)
    _show_held(on, at + OWNED_AT, player.nobles)
    _show_held(on, at + OWNED_AT, player.treasuries)
    show(on, at + HELD_AT, len(player.hand), FEW)
    for card in player.hand:
        if own or not content.IN_HAND_DECK[card]:
            on.append(at + HAND_AT + card)
    for ship in player.ships:
        on.append(at + FLEET_AT + ship)
        show(on, at + CARGO_AT + ship * (FEW + 1), table.cargo[ship], FEW)
        if table.sails(ship):
            on.append(at + SEA_AT + ship)
    show_bits(on, at + FAVORS_AT, player.favors & 15)
    show_bits(on, at + TASKS_AT, player.tasks)
    show_bits(on, at + TASKS_DONE_AT, player.tasks_done)


def _show_clock(table: Table, on: list[int], seat: int) -> None:
    players = len(table.players)
    on.append(SEATS_AT + table.seats)
    on.append(CLOCK_AT + table.phase * 3 + table.period)
    show(on, ENDING_AT, table.ending, FEW)
    if table.trigger != NONE:
        on.append(TRIGGER_AT + (table.trigger - seat) % players)
    show(on, TREASURY_AT, table.treasury, content.TREASURY_HIGH)
    on.append(CARDINAL_AT + table.cardinal)
    if table.church_due:
        on.append(DUE_AT)
    on.append(ACTIVE_AT + (table.active - seat) % players)
    on.append(STARTER_AT + (table.starter - seat) % players)
    if table.seats < players:
        show_each(on, AUTOMA_AT, table.automa, SOME)


def _show_offers(table: Table, on: list[int]) -> None:
    """What can be had: cards, decrees, clergy, plans, buildings, ships, and what they cost."""
    show_each(on, PRICES_AT, table.prices, FEW)
    show_each(on, PLANS_LEFT_AT, table.plan_left, SOME)
    for architect in range(ARCHITECTS):
        stack = table.building_stacks[architect]
        show(on, STACKS_AT + architect * (SOME + 1), len(stack), SOME)
        for depth in range(min(2, len(stack))):
            on.append(AVAILABLE_AT + (2 * architect + depth) * BUILDINGS + stack[len(stack) - 1 - depth])
    show_each(on, CITY_AT, table.city, SOME)
    _show_held(on, YARD_AT, table.shipyard)
    if table.shipyard:
        on.append(YARD_TOP_AT + table.shipyard[-1])
    for kind in range(len(content.KINDS)):
        show(on, DECKS_AT + kind * (SOME + 1), len(table.decks[kind]), SOME)
    show_set(on, DISPLAY_AT, table.display)
    show_set(on, DISCARDS_AT, table.discards)
    _show_held(on, SHOWN_DECREES_AT, table.decrees)
    for space in range(content.CHURCH_SPACES):
        if table.church[space] != NONE:
            on.append(CHURCH_AT + space * CLERGY + table.church[space])


def _show_downtown(table: Table, on: list[int], seat: int) -> None:
    players = len(table.players)
    show_each(on, COLUMNS_AT, list(table.column_wigs), SOME)
    show_each(on, RUBBLE_AT, table.cubes, FEW)
    for land in range(LANDS):
        store = table.stores[land]
        if store >= 0:
            whose = (store // GOODS - seat) % players
            on.append(LANDS_AT + land * LAND_STATES + whose * GOODS + store % GOODS)
        elif store == COVERED:
            on.append(LANDS_AT + land * LAND_STATES + LAND_STATES - 1)
    for site in range(SITES):
        opened = table.opened[site]
        if opened >= 0:
            on.append(SITES_AT + site * SITE_STATES + opened)
        elif opened == COVERED:
            on.append(SITES_AT + site * SITE_STATES + SITE_STATES - 1)


def _show_pending(table: Table, on: list[int]) -> None:
    if table.court != NONE:
        on.append(COURT_AT + table.court)
    show_bits(on, ACTIONS_AT, table.covered)
    if table.played != NONE:
        on.append(PLAYED_AT + table.played)
    if table.taken_from != NONE:
        on.append(TAKEN_AT + table.taken_from)
    pending = len(table.agenda)
    if pending:
        on.append(PENDING_AT + KINDS[type(table.agenda[pending - 1])])
    if pending > 1:
        on.append(BEHIND_AT + KINDS[type(table.agenda[pending - 2])])
