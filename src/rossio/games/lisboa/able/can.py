"""What a player can perform (L15.2, L15.3): exact, and looking ahead through rewards and payments.

`reis` and `influence` are the purse the player would have by then; prices are reckoned as their own section says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able import tables
from rossio.games.lisboa.actions import MEET_MOVES
from rossio.games.lisboa.gains import cubes_at
from rossio.games.lisboa.state import GOODS, LARGE_STACK, NOBLES, NONE, PILE, Player, Table
from rossio.kernel.actions import first_of, put, second_of

if TYPE_CHECKING:
    from mypy_extensions import i64

ARCHITECTS: Final = len(content.ARCHITECTS)
TILES: Final = len(content.CLERGY_IDS)


def can_state(table: Table, seat: int, action: int) -> bool:
    """Whether one of the six state actions can be performed (L15.3)."""
    player = table.players[seat]
    if action == content.RECRUIT:
        return player.officials > 0
    if action == content.PLAN:
        return table.plan_left[0] + table.plan_left[1] > 0
    if action == content.SHIP:
        return can_ship(table, player)
    if action == content.PRODUCE:
        return can_produce(player)
    if action == content.CARDINAL:
        return can_meet(table, player, content.CARDINAL_STEPS)
    return player.favors != (1 << NOBLES) - 1


def can_produce(player: Player) -> bool:
    """At least one good would be received."""
    room = player.room()
    return any(player.stores[good] > 0 and player.goods[good] < room for good in range(GOODS))


def kinds_held(player: Player) -> int:
    goods = player.goods
    return (goods[0] > 0) + (goods[1] > 0) + (goods[2] > 0) + (goods[3] > 0)


def can_ship(table: Table, player: Player) -> bool:
    if not table.shipyard:
        return False
    hull = content.SHIP_HULL[table.shipyard[-1]]
    kinds = kinds_held(player)
    if has_ship_slot(player) and costs.ship_cost(player, hull) <= kinds:
        return True
    return any(costs.ship_cost(player, hull - content.SHIP_HULL[ship]) <= kinds for ship in player.ships)


def has_ship_slot(player: Player) -> bool:
    """A free top slot, or a card other than a ship that may be discarded for one (L6.9, L15.24, L3.3)."""
    if len(player.nobles) + len(player.ships) >= content.TOP_SLOTS:
        return len(player.nobles) > 0
    return player.cards() < player.slots() or len(player.nobles) + len(player.treasuries) > 0


def can_meet(table: Table, player: Player, most: int) -> bool:
    """Fewer than 4 tiles, and a tile beside some space in reach (L6.12, L15.30)."""
    if len(player.clergy) >= content.CLERGY_LIMIT:
        return False
    for steps in range(1, most + 1):
        beside = content.BESIDE[(table.cardinal + steps) % content.CHURCH_SPACES]
        if table.church[beside[0]] != NONE or table.church[beside[1]] != NONE:
            return True
    return False


def meetings(table: Table, player: Player, most: int) -> list[int]:
    """Every way to move the Cardinal and take a tile."""
    moves: list[int] = []
    if len(player.clergy) < content.CLERGY_LIMIT:
        for steps in range(1, most + 1):
            for gap in content.BESIDE[(table.cardinal + steps) % content.CHURCH_SPACES]:
                if table.church[gap] != NONE:
                    put(moves, MEET_MOVES, steps * TILES + table.church[gap])
    return moves


def can_open_after(table: Table, seat: int, meeting: int, reis: int, influence: int) -> bool:
    """Whether a public building can be opened after a meeting with the Cardinal.

    The table is changed for the question and put back: a tile of the church, the two markers, the tile's benefit.
    """
    player = table.players[seat]
    steps = first_of(meeting)
    tile = second_of(meeting)
    gap = table.church.index(tile)
    cardinal = table.cardinal
    treasury = table.treasury
    lasting = player.lasting
    clergy = player.clergy
    table.treasury = costs.treasury_after(table, steps)
    table.cardinal = (cardinal + steps) % content.CHURCH_SPACES
    table.church[gap] = NONE
    player.lasting = costs.lasting_with(player, tile)
    player.clergy = (*clergy, tile)
    able = can_open(table, seat, reis + costs.reis_of_tile(tile), influence)
    player.clergy = clergy
    player.lasting = lasting
    table.church[gap] = tile
    table.cardinal = cardinal
    table.treasury = treasury
    return able


@final
class Bid:
    """What a player could pay for a land: the purse, what it holds beyond the bare price, and the prices of cubes."""

    player: Player
    reis: int
    influence: int
    left: int
    each: list[int]

    def __init__(self, table: Table, player: Player, reis: int, influence: int) -> None:
        self.player = player
        self.reis = reis
        self.influence = influence
        self.left = costs.purse(player.lasting, reis, influence) - costs.bare_price(player.lasting, table.treasury)
        self.each = costs.cube_prices(player.lasting)


def can_build(table: Table, seat: int, reis: int, influence: int) -> bool:
    """A house, a tile on display for a free land, and the means to pay for it (L8.11)."""
    player = table.players[seat]
    if player.houses_built() >= content.HOUSES:
        return False
    display = tiles_shown(table)
    bid = Bid(table, player, reis, influence)
    return any(is_free(table, land, display) and land_open(table, bid, land) for land in tables.EASY_LANDS)


def is_free(table: Table, land: int, display: int) -> bool:
    """The land is empty, and the display holds a tile for it (L8.1, L8.2)."""
    return table.stores[land] == NONE and tables.LAND_DISPLAY[land] & display != 0


def tiles_shown(table: Table) -> int:
    """The spaces of the display that hold a tile, as bits."""
    city = table.city
    shown: i64 = 0
    space: i64
    for space in range(LARGE_STACK):
        if city[space]:
            shown |= 1 << space
    return shown


def land_open(table: Table, bid: Bid, land: int) -> bool:
    """Whether the land can be paid after its reward and its cube (L8.3 to L8.5, L15.36)."""
    tokens = table.land_tokens
    if tables.TOKEN_AIDS[tokens[land]] if tokens else tables.LAND_AIDS[land]:
        return _aided(table, bid, land)
    return bid.left >= 0 and costs.rubble_price(table, bid.each, land) <= bid.left


def _aided(table: Table, bid: Bid, land: int) -> bool:
    """Whether a land can be paid whose reward may help to pay it. What a clergy tile changes elsewhere is left out."""
    left = bid.left
    influence = bid.influence
    effects = table.land_effects(land)
    for at in range(0, len(effects), 3):
        op = effects[at]
        if op == content.REIS:
            left += effects[at + 1]
        elif op == content.INFLUENCE:
            left -= content.REIS_AT[influence]
            influence = costs.raised(bid.player, influence, effects[at + 1])
            left += content.REIS_AT[influence]
        elif op == content.CARDINAL and can_meet(table, bid.player, effects[at + 1]):
            return any(
                _paid_after(table, bid, meeting, land, left) for meeting in meetings(table, bid.player, effects[at + 1])
            )
    return left >= 0 and costs.rubble_price(table, bid.each, land) <= left


def _paid_after(table: Table, bid: Bid, meeting: int, land: int, left: int) -> bool:
    """Whether what is left beyond the bare price pays the cubes after a meeting, which may be dearer, or a help."""
    tile = second_of(meeting)
    each = bid.each
    left += content.TREASURY_REIS[table.treasury] + costs.reis_of_tile(tile)
    left -= content.TREASURY_REIS[costs.treasury_after(table, first_of(meeting))]
    if tables.CLERGY_HELPS_LAND[tile]:
        before = bid.player.lasting
        lasting = costs.lasting_with(bid.player, tile)
        each = costs.cube_prices(lasting)
        left += lasting[content.COIN] - before[content.COIN] - lasting[content.LAND] + before[content.LAND]
    return left >= 0 and costs.rubble_price(table, each, land) <= left


def can_open(table: Table, seat: int, reis: int, influence: int) -> bool:
    """A plan, a building, a site, and the officials or the means to hire them (L8.15, L8.18, L15.35)."""
    player = table.players[seat]
    if not player.plans:
        return False
    return any(
        table.opened[site] == NONE and site_open(table, player, site, reis, influence) for site in tables.EASY_SITES
    )


def site_open(table: Table, player: Player, site: int, reis: int, influence: int) -> bool:
    """A plan that fits the site, and one, even won by its reward, that can be carried out after it (L15.35)."""
    if not any(fits(table, plan, site) for plan in player.plans):
        return False
    plans = player.plans
    out = player.officials_out()
    effects = table.site_effects(site)
    for at in range(0, len(effects), 3):
        op = effects[at]
        if op == content.PLAN:
            for architect in range(ARCHITECTS):
                if table.plan_left[architect]:
                    plans += (table.top_plan(architect),)
        elif op == content.REIS:
            reis += effects[at + 1]
        elif op == content.INFLUENCE:
            influence = costs.raised(player, influence, effects[at + 1])
        elif op == content.OFFICIAL:
            out += min(effects[at + 1], player.officials)
        elif op == content.CARDINAL and can_meet(table, player, effects[at + 1]):
            for meeting in meetings(table, player, effects[at + 1]):
                steps = first_of(meeting)
                tile = second_of(meeting)
                lasting = costs.lasting_with(player, tile) if tables.CLERGY_HELPS_BUILDING[tile] else player.lasting
                treasury = costs.treasury_after(table, steps)
                means = costs.purse(lasting, reis + costs.reis_of_tile(tile), influence)
                if _plan_open(table, plans, site, out, lasting, treasury, means):
                    return True
            return False
    return _plan_open(
        table, plans, site, out, player.lasting, table.treasury, costs.purse(player.lasting, reis, influence)
    )


def _plan_open(
    table: Table, plans: tuple[int, ...], site: int, out: int, lasting: tuple[int, ...], treasury: int, means: int
) -> bool:
    return any(fits(table, plan, site) and costs.hiring_price(lasting, treasury, plan, out) <= means for plan in plans)


def fits(table: Table, plan: int, site: int) -> bool:
    """The plan's architect has a building, and at a north site it shows the street's colour (L8.15)."""
    architect = content.PLAN_ARCHITECT[plan]
    stack = table.building_stacks[architect]
    if not stack:
        return False
    street = content.SITE_STREET[site]
    return street < 0 or content.BUILDING_COLOURS[stack[-1] * 2 + architect] >> street & 1 == 1


def can_noble(table: Table, seat: int, noble: int, reis: int, influence: int) -> bool:
    """Whether the noble's own action can be performed."""
    if noble == content.MANUEL:
        return can_build(table, seat, reis, influence)
    if noble == content.MARQUIS:
        return len(table.decrees) > 0
    return can_open(table, seat, reis, influence)


def can_act(table: Table, seat: int, action: int, reis: int, influence: int) -> bool:
    """Whether one of the nine actions can be performed (L15.3)."""
    if action < content.STATE_ACTIONS:
        return can_state(table, seat, action)
    return can_noble(table, seat, action - content.STATE_ACTIONS, reis, influence)


def can_effect(table: Table, seat: int, op: int, reis: int, influence: int) -> bool:
    """Whether the effect of an event can be carried out."""
    if op <= content.PUBLIC:
        return can_act(table, seat, op, reis, influence)
    return op != content.RUBBLE or cubes_at(table, PILE) > 0


def can_sponsor(table: Table, seat: int, card: int) -> bool:
    """Pay the price in some way that leaves enough for the event (L9.1)."""
    player = table.players[seat]
    owed = costs.event_price(table, player)
    if player.reis + content.REIS_AT[player.influence] < owed:
        return False
    op = content.CARD_EVENT[card][0]
    if op != content.STORE and op != content.PUBLIC:
        return can_effect(table, seat, op, player.reis, player.influence)
    for generated in range(costs.least_generated(player, owed), costs.most_generated(player, owed) + 1):
        influence = content.INFLUENCE_AFTER[player.influence][generated]
        if can_effect(table, seat, op, player.reis - owed + generated, influence):
            return True
    return False
