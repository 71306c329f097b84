"""What a network sees of Magnanimous: the table from the eyes of one seat, as on/off inputs.

Hands, barons not yet revealed and cards laid on the throne are seen by their owners alone. A province stands twice: by
its place on the map, and by its place on the board of the player, seen from the seat. The judgement by hand is among
the inputs.
"""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import ACTS, GOODS, PARTIES, REALM
from rossio.games.magnanimous.prospects import coming_power, peril_of, values_of
from rossio.games.magnanimous.scoring import commerce_points
from rossio.games.magnanimous.state import NONE, PHASES, PORT, Table
from rossio.games.magnanimous.steps.approval import Auction
from rossio.games.magnanimous.steps.nobles import FollowNobles, PutDie, UseNobles
from rossio.games.magnanimous.steps.production import PlaceDie, UseProduction
from rossio.games.magnanimous.steps.war import Attack, March
from rossio.games.magnanimous.steps.works import FollowProduction
from rossio.games.magnanimous.strength import defence
from rossio.games.magnanimous.votes import final_votes
from rossio.kernel.facts import NOBODY
from rossio.kernel.game import THOUSAND
from rossio.kernel.sight import Blocks, kinds_of_steps, show, show_each, show_set
from rossio.kernel.state import Step

LAYOUT: Final = 2
PLAYERS: Final = content.SEATS[-1]
PLACES: Final = content.PROVINCES + 1
"""Where a train or troops may be: the provinces and the Imperial area."""
TILE_KINDS: Final = len(content.TILES)
KINDS: Final = kinds_of_steps("rossio.games.magnanimous.steps")

FEW: Final = 7
SOME: Final = 15
MANY: Final = 31
HALF: Final = 4
"""What is added to a number that may be negative."""
LEAD: Final = 60
LEAD_TOP: Final = 60
ROUGH: Final = 10
PERIL: Final = 50

_slot: Final = Blocks()
TROOPS_AT: Final = _slot.room(FEW + 1)
GOODS_AT: Final = _slot.room(FEW + 1)
TILE_AT: Final = _slot.room(TILE_KINDS)
DIE_AT: Final = _slot.room(content.DIE_MAX + 1)
LOST_AT: Final = _slot.room(1)
GUARD_AT: Final = _slot.room(SOME + 1)
THREAT_AT: Final = _slot.room(FEW + 1)
SLOT: Final = _slot.size

_player: Final = Blocks()
SLOTS_AT: Final = _player.room(content.PER_COLOUR * SLOT)
COLOUR_AT: Final = _player.room(len(content.COLOURS))
REIS_AT: Final = _player.room(MANY + 1)
NOBILITY_AT: Final = _player.room(content.TRACK_TOP + 1)
TITLE_AT: Final = _player.room(len(content.TITLE_IDS))
DEPUTIES_AT: Final = _player.room(len(PARTIES) * (content.DEPUTY_LIMIT + 1))
MINISTERS_AT: Final = _player.room(content.MINISTERS)
VOTES_AT: Final = _player.room(MANY + 1)
PORT_SHIPS_AT: Final = _player.room(content.SHIP_LIMIT + 1)
RIO_SHIPS_AT: Final = _player.room(content.SHIP_LIMIT + 1)
TRAIN_AT: Final = _player.room(PLACES)
CARGO_AT: Final = _player.room(FEW + 1)
CARGO_GOOD_AT: Final = _player.room(len(GOODS) + 1)
HAND_AT: Final = _player.room(content.CARDS)
HELD_AT: Final = _player.room(SOME + 1)
BARON_AT: Final = _player.room(content.BARONS)
REFERENDUMS_AT: Final = _player.room(content.CARDS)
WON_AT: Final = _player.room(SOME + 1)
USED_AT: Final = _player.room(1)
THRONE_AT: Final = _player.room(FEW + 1)
LAID_AT: Final = _player.room(content.CARDS)
FOR_AT: Final = _player.room(SOME + 1)
AGAINST_AT: Final = _player.room(SOME + 1)
MARKETS_AT: Final = _player.room(SOME + 1)
SUPPLY_AT: Final = _player.room(len(GOODS) * (FEW + 1))
MONOPOLY_AT: Final = _player.room(FEW + 1)
GOVERNOR_AT: Final = _player.room(1)
EXPECTED_AT: Final = _player.room(MANY + 1)
LEAD_AT: Final = _player.room(LEAD_TOP + 1)
ROUGH_AT: Final = _player.room(2 * ROUGH + 1)
BLOCK: Final = _player.size

_table: Final = Blocks()
BLOCKS_AT: Final = _table.room(PLAYERS * BLOCK)
SEATS_AT: Final = _table.room(PLAYERS + 1)
LIMIT_AT: Final = _table.room(FEW + 1)
ROUND_AT: Final = _table.room(SOME + 1)
PHASE_AT: Final = _table.room(len(PHASES))
REPUBLIC_AT: Final = _table.room(content.TRACK_TOP + 1)
PROCLAIMED_AT: Final = _table.room(1)
FIRST_ENDS_AT: Final = _table.room(1)
NOBILITY_FIRST_AT: Final = _table.room(1)
PURPLE_AT: Final = _table.room(content.DIE_MAX + 1)
TAKEN_AT: Final = _table.room(1)
POWER_AT: Final = _table.room(SOME + 1)
COMING_AT: Final = _table.room(SOME + 1)
IMPERIAL_AT: Final = _table.room(SOME + 1)
REALM_AT: Final = _table.room(REALM * (2 * HALF + 1))
RESERVE_AT: Final = _table.room(SOME + 1)
OCCUPIED_AT: Final = _table.room(content.PROVINCES)
FALLEN_AT: Final = _table.room(content.PROVINCES + 1)
MAP_AT: Final = _table.room(content.PROVINCES * (FEW + 1))
SPACES_AT: Final = _table.room(content.SPACES * (content.DIE_MAX + 1))
CROWNS_AT: Final = _table.room(len(content.CROWNS))
SHOWN_AT: Final = _table.room(content.MINISTERS)
OPEN_AT: Final = _table.room(TILE_KINDS)
DISCARDS_AT: Final = _table.room(content.CARDS)
EVENTS_AT: Final = _table.room(content.CARDS)
BALLOT_AT: Final = _table.room(content.CARDS)
COMMERCE_AT: Final = _table.room(content.COMMERCE * PLAYERS)
TOKENS_AT: Final = _table.room(content.COMMERCE * (FEW + 1))
PERIL_AT: Final = _table.room(THOUSAND // PERIL + 1)
BID_AT: Final = _table.room(SOME + 1)
LEADER_AT: Final = _table.room(PLAYERS)
STANDING_AT: Final = _table.room(PLAYERS)
ACT_AT: Final = _table.room(len(ACTS))
NOBLE_AT: Final = _table.room(len(content.NOBLES))
VALUE_AT: Final = _table.room(SOME + 1)
FROM_AT: Final = _table.room(PLACES)
TO_AT: Final = _table.room(PLACES)
PENDING_AT: Final = _table.room(len(KINDS))
BEHIND_AT: Final = _table.room(len(KINDS))
SIGHTS: Final = _table.size


def sight_of(table: Table, seat: int) -> list[int]:
    on: list[int] = []
    values = values_of(table)
    commerce = commerce_points(table)
    for turn in range(table.seats):
        number = (seat + turn) % table.seats
        at = BLOCKS_AT + turn * BLOCK
        _show_player(table, on, number, at)
        _show_court(table, on, number, at, turn == 0)
        if table.players[number].colour != NONE:
            _show_board(table, on, number, at)
        show(on, at + MONOPOLY_AT, commerce[number] // 3, FEW)
        show(on, at + EXPECTED_AT, values[number] // (3 * THOUSAND), MANY)
        if turn:
            lead = (values[seat] - values[number]) // THOUSAND
            show(on, at + LEAD_AT, (lead + LEAD) // 2, LEAD_TOP)
            show(on, at + ROUGH_AT, (lead + 10 * ROUGH) // 10, 2 * ROUGH)
    _show_realm(table, on)
    _show_offers(table, on)
    for space in range(content.COMMERCE):
        by = table.commerce_by[space]
        if by != NOBODY:
            on.append(COMMERCE_AT + space * PLAYERS + (by - seat) % table.seats)
            show(on, TOKENS_AT + space * (FEW + 1), table.commerce[space], FEW)
    _show_pending(table, on, seat)
    return on


def _show_player(table: Table, on: list[int], number: int, at: int) -> None:
    player = table.players[number]
    if player.colour != NONE:
        on.append(at + COLOUR_AT + player.colour)
        first = player.colour * len(GOODS)
        show_each(on, at + SUPPLY_AT, table.token_supply[first : first + len(GOODS)], FEW)
    show(on, at + REIS_AT, player.reis, MANY)
    show(on, at + NOBILITY_AT, player.nobility, content.TRACK_TOP)
    on.append(at + TITLE_AT + player.title())
    show_each(on, at + DEPUTIES_AT, player.deputies, content.DEPUTY_LIMIT)
    show_set(on, at + MINISTERS_AT, player.ministers)
    show(on, at + VOTES_AT, final_votes(table, number), MANY)
    show(on, at + PORT_SHIPS_AT, player.port_ships, content.SHIP_LIMIT)
    show(on, at + RIO_SHIPS_AT, player.rio_ships, content.SHIP_LIMIT)
    if player.train != NONE:
        on.append(at + TRAIN_AT + player.train)
        show(on, at + CARGO_AT, player.cargo, FEW)
        if player.loaded != NONE:
            on.append(at + CARGO_GOOD_AT + player.loaded % content.PER_COLOUR)
    markets = 0
    for by in table.commerce_by:
        if by == number:
            markets += 1
    show(on, at + MARKETS_AT, markets, SOME)
    if number == table.governor:
        on.append(at + GOVERNOR_AT)


def _show_court(table: Table, on: list[int], number: int, at: int, own: bool) -> None:
    """Cards, barons and votes of a player, as far as the seat may know them."""
    player = table.players[number]
    show(on, at + HELD_AT, len(player.hand), SOME)
    if own:
        show_set(on, at + HAND_AT, player.hand)
    if player.baron != NONE and (own or player.revealed):
        on.append(at + BARON_AT + player.baron)
    show_set(on, at + REFERENDUMS_AT, player.referendums)
    show(on, at + WON_AT, len(player.referendums), SOME)
    if player.used:
        on.append(at + USED_AT)
    laid = 0
    for place in range(len(table.throne)):
        if table.throne_by[place] == number:
            laid += 1
            if own:
                on.append(at + LAID_AT + table.throne[place])
    show(on, at + THRONE_AT, laid, FEW)
    if table.ballot != NONE:
        show(on, at + FOR_AT, table.votes[2 * number], SOME)
        show(on, at + AGAINST_AT, table.votes[2 * number + 1], SOME)


def _show_board(table: Table, on: list[int], number: int, at: int) -> None:
    """The provinces of a player, the port last."""
    first = table.first_of(number)
    power = coming_power(table)
    for slot in range(content.PER_COLOUR):
        province = first + slot
        here = at + SLOTS_AT + slot * SLOT
        if table.troops[province]:
            show(on, here + TROOPS_AT, table.troops[province], FEW)
        if table.goods[province]:
            show(on, here + GOODS_AT, table.goods[province], FEW)
        if table.tiles[province] != content.NO_TILE:
            on.append(here + TILE_AT + table.tiles[province])
        if slot < PORT:
            show(on, here + DIE_AT, table.dice[province], content.DIE_MAX)
        if table.occupied >> province & 1:
            on.append(here + LOST_AT)
        else:
            guard = defence(table, province)
            show(on, here + GUARD_AT, guard, SOME)
            show(on, here + THREAT_AT, power - guard + HALF, FEW)


def _show_realm(table: Table, on: list[int]) -> None:
    on.append(SEATS_AT + table.seats)
    show(on, LIMIT_AT, table.troop_limit, FEW)
    show(on, ROUND_AT, table.round, SOME)
    on.append(PHASE_AT + table.phase)
    show(on, REPUBLIC_AT, table.republic, content.TRACK_TOP)
    if table.proclaimed:
        on.append(PROCLAIMED_AT)
    if table.first_ends:
        on.append(FIRST_ENDS_AT)
    if table.nobility_first():
        on.append(NOBILITY_FIRST_AT)
    show(on, PURPLE_AT, table.purple, content.DIE_MAX)
    if table.purple_taken:
        on.append(TAKEN_AT)
    show(on, POWER_AT, table.power(), SOME)
    show(on, COMING_AT, coming_power(table), SOME)
    show(on, IMPERIAL_AT, table.imperial, SOME)
    for modifier in range(REALM):
        if table.realm[modifier]:
            show(on, REALM_AT + modifier * (2 * HALF + 1), table.realm[modifier] + HALF, 2 * HALF)
    show(on, RESERVE_AT, table.troop_supply // 2, SOME)
    fallen = 0
    for province in range(content.PROVINCES):
        if table.occupied >> province & 1:
            on.append(OCCUPIED_AT + province)
            fallen += 1
        if table.troops[province]:
            show(on, MAP_AT + province * (FEW + 1), table.troops[province], FEW)
    on.append(FALLEN_AT + fallen)
    show(on, PERIL_AT, peril_of(table) // PERIL, THOUSAND // PERIL)


def _show_offers(table: Table, on: list[int]) -> None:
    """Dice, ministers, improvements, and the cards that lie open."""
    for space in range(content.SPACES):
        show(on, SPACES_AT + space * (content.DIE_MAX + 1), table.spaces[space], content.DIE_MAX)
    for crown in range(len(table.crowns)):
        if table.crowns[crown] != NONE:
            on.append(CROWNS_AT + crown)
    if table.shown != NONE:
        on.append(SHOWN_AT + table.shown)
    show_set(on, OPEN_AT, table.open_tiles)
    show_set(on, DISCARDS_AT, table.discards)
    show_set(on, EVENTS_AT, table.events)
    if table.ballot != NONE:
        on.append(BALLOT_AT + table.ballot)


def _show_pending(table: Table, on: list[int], seat: int) -> None:
    pending = len(table.agenda)
    if pending:
        step = table.agenda[pending - 1]
        on.append(PENDING_AT + KINDS[type(step)])
        _show_step(table, on, step, seat)
    if pending > 1:
        on.append(BEHIND_AT + KINDS[type(table.agenda[pending - 2])])


def _show_step(table: Table, on: list[int], step: Step[Table], seat: int) -> None:
    """What the decision is about, where the legal moves alone do not say it."""
    if isinstance(step, (UseProduction, FollowProduction)):
        _show_action(on, ACT_AT + step.act, step.value)
    elif isinstance(step, PlaceDie):
        _show_action(on, ACT_AT + content.SPACE_ACT[step.space], step.value)
    elif isinstance(step, PutDie):
        on.append(FROM_AT + step.province)
        show(on, VALUE_AT, step.value, SOME)
    elif isinstance(step, UseNobles):
        on.append(FROM_AT + step.province)
        _show_action(on, NOBLE_AT + content.SPACE_NOBLES[step.space], step.value)
    elif isinstance(step, FollowNobles):
        _show_action(on, NOBLE_AT + step.action, step.value)
    elif isinstance(step, March):
        on.append(FROM_AT + step.origin)
        on.append(TO_AT + step.end)
    elif isinstance(step, Attack):
        on.append(FROM_AT + step.origin)
        on.append(TO_AT + step.target)
    elif isinstance(step, Auction):
        show(on, BID_AT, step.high, SOME)
        if step.leader != NOBODY:
            on.append(LEADER_AT + (step.leader - seat) % table.seats)
        for number in range(table.seats):
            if step.standing >> number & 1:
                on.append(STANDING_AT + (number - seat) % table.seats)


def _show_action(on: list[int], action: int, value: int) -> None:
    on.append(action)
    show(on, VALUE_AT, value, SOME)
