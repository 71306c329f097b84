"""What a player can perform (L15.2, L15.3): exact, and looking ahead through rewards and payments.

`reis` and `influence` are the purse the player would have by then; prices are reckoned as their own section says.
"""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content, costs, foresight
from rossio.games.lisboa.actions import MEET
from rossio.games.lisboa.gains import cubes_at
from rossio.games.lisboa.state import GOODS, LARGE_STACK, NOBLES, NONE, PILE, Player, Table
from rossio.kernel.actions import encode, first_of, second_of


def can_sell(t: Table, seat: int) -> bool:
    """L15.3: a good, and a docked ship with room."""
    if not t.players[seat].goods_held():
        return False
    for p in t.players:
        for ship in p.ships:
            if takes_goods(t, ship):
                return True
    return False


def takes_goods(t: Table, ship: int) -> bool:
    """L5.1, L5.3: docked, with room."""
    return not t.at_sea[ship] and t.cargo[ship] < content.SHIP_HULL[ship]


def can_trade(t: Table, seat: int) -> bool:
    """L3.7: some good that a noble takes for a state action that can be performed."""
    goods = t.players[seat].goods
    always = tradable(t, seat)
    for good in range(GOODS):
        if goods[good]:
            if foresight.GOOD_OPENS[good] & always:
                return True
            if can_trade_for(t, seat, good, content.SHIP) or can_trade_for(t, seat, good, content.PRODUCE):
                return True
    return False


_WITHOUT_GOODS: Final = [content.RECRUIT, content.PLAN, content.CARDINAL, content.FAVOR]


def tradable(t: Table, seat: int) -> int:
    """The state actions, as bits, that are open and can be performed whatever good is paid for them."""
    actions = 0
    for action in _WITHOUT_GOODS:
        if not t.covered >> action & 1 and can_state(t, seat, action):
            actions |= 1 << action
    return actions


def can_trade_for(t: Table, seat: int, good: int, action: int) -> bool:
    """L6.1 to L6.3, L15.38: the action is open, and can be performed once the good has left the warehouse."""
    if t.covered >> action & 1 or not foresight.GOOD_OPENS[good] >> action & 1:
        return False
    goods = t.players[seat].goods
    goods[good] -= 1
    able = can_state(t, seat, action)
    goods[good] += 1
    return able


def will_settle(t: Table, seat: int, effects: list[int], discard: bool, choosing: bool) -> bool:
    """Whether a sale or a trade will be open after the effects of a card and perhaps a discard (L3.7).

    True only if it is so whatever is chosen on the way; `choosing`: if it is so for some choice of goods to take and
    to lose. `discard`: if a ship of the seat may have to go. False when in doubt.
    """
    p = t.players[seat]
    goods = p.goods
    harm = 0
    brought = 0
    lost = 0
    placed = 0
    for at in range(0, len(effects), 3):
        op = effects[at]
        harm |= 1 << op
        if op == content.LOSE_GOOD:
            lost += effects[at + 1]
        elif op == content.OFFICIAL:
            placed += effects[at + 1]
        elif choosing and not lost:
            brought |= _brings(p, op, effects[at + 2])
    if p.goods_held() + (1 if brought else 0) <= lost:
        return False
    least = 0 if choosing else lost
    for good in range(GOODS):
        if (goods[good] > least or brought >> good & 1) and _will_trade(t, p, good, harm, placed):
            return True
    return _will_dock(t, seat, discard)


def _brings(p: Player, op: int, kind: int) -> int:
    """The goods, as bits, of which an effect brings one, or each of which may be chosen."""
    kinds = 0
    if op == content.GOOD:
        kinds = 1 << kind
    elif op == content.GOODS:
        kinds = kind
    elif op == content.PRODUCE:
        for good in range(GOODS):
            if p.stores[good]:
                kinds |= 1 << good
    if kinds:
        room = p.room()
        for good in range(GOODS):
            if p.goods[good] >= room:
                kinds &= ~(1 << good)
    return kinds


def _will_trade(t: Table, p: Player, good: int, harm: int, placed: int) -> bool:
    """Whether the good will buy a state action that none of the effects on the way can spoil."""
    if content.ACCEPTS[content.MANUEL][good] and (
        p.officials > placed or t.plan_left[0] + t.plan_left[1] > (harm >> content.PLAN & 1)
    ):
        return True
    if content.ACCEPTS[content.KING][good] and (
        (not harm & _TO_CARDINAL and can_meet(t, p, content.CARDINAL_STEPS))
        or (not harm & _TO_FAVOR and p.favors != (1 << NOBLES) - 1)
    ):
        return True
    if content.ACCEPTS[content.MARQUIS][good] and not harm & _TO_PRODUCE and p.goods[good]:
        p.goods[good] -= 1
        able = can_produce(p)
        p.goods[good] += 1
        return able
    return False


def may_bring_goods(t: Table, p: Player, effects: list[int]) -> bool:
    """Whether the effects of a card could bring a good at all."""
    for at in range(0, len(effects), 3):
        op = effects[at]
        if op == content.GOOD or op == content.GOODS or (op == content.PRODUCE and can_produce(p)):
            return True
        if op == content.CARDINAL:
            for meeting in meetings(t, p, effects[at + 1]):
                if foresight.CLERGY_BRINGS_GOODS[second_of(meeting)]:
                    return True
    return False


_TO_CARDINAL: Final = 1 << content.CARDINAL
_TO_FAVOR: Final = 1 << content.FAVOR
_TO_PRODUCE: Final = 1 << content.GOOD | 1 << content.GOODS | 1 << content.PRODUCE | 1 << content.CARDINAL


def _will_dock(t: Table, seat: int, discard: bool) -> bool:
    """Whether a docked ship with room will be left, even if one of the seat's own ships goes."""
    own = 0
    for other in range(len(t.players)):
        for ship in t.players[other].ships:
            if takes_goods(t, ship):
                if other != seat:
                    return True
                own += 1
    return own > (1 if discard else 0)


def can_state(t: Table, seat: int, action: int) -> bool:
    """L15.3 for the six state actions."""
    p = t.players[seat]
    if action == content.RECRUIT:
        return p.officials > 0
    if action == content.PLAN:
        return t.plan_left[0] + t.plan_left[1] > 0
    if action == content.SHIP:
        return can_ship(t, p)
    if action == content.PRODUCE:
        return can_produce(p)
    if action == content.CARDINAL:
        return can_meet(t, p, content.CARDINAL_STEPS)
    return p.favors != (1 << NOBLES) - 1


def can_produce(p: Player) -> bool:
    """At least one good would be received."""
    room = p.room()
    return any(p.stores[good] and p.goods[good] < room for good in range(GOODS))


def kinds_held(p: Player) -> int:
    goods = p.goods
    return (goods[0] > 0) + (goods[1] > 0) + (goods[2] > 0) + (goods[3] > 0)


def can_ship(t: Table, p: Player) -> bool:
    if not t.shipyard:
        return False
    hull = content.SHIP_HULL[t.shipyard[-1]]
    kinds = kinds_held(p)
    if has_ship_slot(p) and costs.ship_cost(p, hull) <= kinds:
        return True
    return any(costs.ship_cost(p, hull - content.SHIP_HULL[ship]) <= kinds for ship in p.ships)


def has_ship_slot(p: Player) -> bool:
    """L6.9, L15.24: a free top slot, or a card other than a ship that may be discarded for one (L3.3)."""
    if len(p.nobles) + len(p.ships) >= content.TOP_SLOTS:
        return len(p.nobles) > 0
    return p.cards() < p.slots() or len(p.nobles) + len(p.treasuries) > 0


def can_meet(t: Table, p: Player, most: int) -> bool:
    """L6.12, L15.30: fewer than 4 tiles, and a tile beside some space in reach."""
    if len(p.clergy) >= content.CLERGY_LIMIT:
        return False
    for steps in range(1, most + 1):
        beside = content.BESIDE[(t.cardinal + steps) % content.CHURCH_SPACES]
        if t.church[beside[0]] != NONE or t.church[beside[1]] != NONE:
            return True
    return False


def meetings(t: Table, p: Player, most: int) -> list[int]:
    """Every way to move the Cardinal and take a tile."""
    moves: list[int] = []
    if len(p.clergy) < content.CLERGY_LIMIT:
        for steps in range(1, most + 1):
            for gap in content.BESIDE[(t.cardinal + steps) % content.CHURCH_SPACES]:
                if t.church[gap] != NONE:
                    moves.append(encode(MEET, steps, t.church[gap]))
    return moves


def can_open_after(t: Table, seat: int, meeting: int, reis: int, influence: int) -> bool:
    """Whether a public building can be opened after a meeting with the Cardinal.

    The table is changed for the question and put back: a tile of the church, the two markers, the tile's benefit.
    """
    p = t.players[seat]
    steps = first_of(meeting)
    tile = second_of(meeting)
    gap = t.church.index(tile)
    cardinal = t.cardinal
    treasury = t.treasury
    lasting = p.lasting
    t.treasury = costs.treasury_after(t, steps)
    t.cardinal = (cardinal + steps) % content.CHURCH_SPACES
    t.church[gap] = NONE
    p.lasting = costs.lasting_with(p, tile)
    p.clergy.append(tile)
    able = can_open(t, seat, reis + costs.reis_of_tile(tile), influence)
    p.clergy.pop()
    p.lasting = lasting
    t.church[gap] = tile
    t.cardinal = cardinal
    t.treasury = treasury
    return able


def can_build(t: Table, seat: int, reis: int, influence: int) -> bool:
    """L8.11: a house, a tile on display for a free land, and the means to pay for it."""
    p = t.players[seat]
    if p.houses_built() >= content.HOUSES:
        return False
    display = tiles_shown(t)
    each = costs.cube_prices(p.lasting)
    for land in foresight.EASY_LANDS:
        if is_free(t, land, display) and land_open(t, p, land, each, reis, influence):
            return True
    return False


def is_free(t: Table, land: int, display: int) -> bool:
    """L8.1, L8.2: the land is empty, and the display holds a tile for it."""
    return t.stores[land] == NONE and foresight.LAND_DISPLAY[land] & display != 0


def tiles_shown(t: Table) -> int:
    """The spaces of the display that hold a tile, as bits."""
    shown = 0
    for space in range(LARGE_STACK):
        if t.city[space]:
            shown |= 1 << space
    return shown


def land_open(t: Table, p: Player, land: int, each: list[int], reis: int, influence: int) -> bool:
    """L8.3 to L8.5, L15.36: whether the land can be paid after its reward and its cube, at `each` by colour."""
    effects = t.land_effects(land)
    for at in range(0, len(effects), 3):
        op = effects[at]
        if op == content.REIS:
            reis += effects[at + 1]
        elif op == content.INFLUENCE:
            influence = costs.raised(p, influence, effects[at + 1])
        elif op == content.CARDINAL and can_meet(t, p, effects[at + 1]):
            for meeting in meetings(t, p, effects[at + 1]):
                steps = first_of(meeting)
                tile = second_of(meeting)
                lasting = costs.lasting_with(p, tile)
                price = costs.least_price(t, lasting, costs.treasury_after(t, steps), land)
                if price <= costs.purse(lasting, reis + costs.reis_of_tile(tile), influence):
                    return True
            return False
    left = costs.purse(p.lasting, reis, influence) - costs.bare_price(p.lasting, t.treasury)
    return left >= 0 and costs.rubble_price(t, each, land) <= left


def can_open(t: Table, seat: int, reis: int, influence: int) -> bool:
    """L8.15, L8.18, L15.35: a plan, a building, a site, and the officials or the means to hire them."""
    p = t.players[seat]
    if not p.plans:
        return False
    return any(t.opened[site] == NONE and site_open(t, p, site, reis, influence) for site in foresight.EASY_SITES)


def site_open(t: Table, p: Player, site: int, reis: int, influence: int) -> bool:
    """Whether one of the player's plans can be carried out at the site, after its reward."""
    out = p.officials_out()
    effects = t.site_effects(site)
    for at in range(0, len(effects), 3):
        op = effects[at]
        if op == content.REIS:
            reis += effects[at + 1]
        elif op == content.INFLUENCE:
            influence = costs.raised(p, influence, effects[at + 1])
        elif op == content.OFFICIAL:
            out += min(effects[at + 1], p.officials)
        elif op == content.CARDINAL and can_meet(t, p, effects[at + 1]):
            for meeting in meetings(t, p, effects[at + 1]):
                steps = first_of(meeting)
                tile = second_of(meeting)
                lasting = costs.lasting_with(p, tile)
                treasury = costs.treasury_after(t, steps)
                if _plan_open(
                    t, p, site, out, lasting, treasury, costs.purse(lasting, reis + costs.reis_of_tile(tile), influence)
                ):
                    return True
            return False
    return _plan_open(t, p, site, out, p.lasting, t.treasury, costs.purse(p.lasting, reis, influence))


def _plan_open(t: Table, p: Player, site: int, out: int, lasting: list[int], treasury: int, means: int) -> bool:
    return any(fits(t, plan, site) and costs.hiring_price(lasting, treasury, plan, out) <= means for plan in p.plans)


def fits(t: Table, plan: int, site: int) -> bool:
    """L8.15: the plan's architect has a building, and at a north site it shows the street's colour."""
    architect = content.PLAN_ARCHITECT[plan]
    stack = t.building_stacks[architect]
    if not stack:
        return False
    street = content.SITE_STREET[site]
    return street < 0 or content.BUILDING_COLOURS[stack[-1] * 2 + architect] >> street & 1 == 1


def can_noble(t: Table, seat: int, noble: int, reis: int, influence: int) -> bool:
    """Whether the noble's own action can be performed."""
    if noble == content.MANUEL:
        return can_build(t, seat, reis, influence)
    if noble == content.MARQUIS:
        return len(t.decrees) > 0
    return can_open(t, seat, reis, influence)


def can_act(t: Table, seat: int, action: int, reis: int, influence: int) -> bool:
    """L15.3 for all nine actions."""
    if action < content.STATE_ACTIONS:
        return can_state(t, seat, action)
    return can_noble(t, seat, action - content.STATE_ACTIONS, reis, influence)


def can_effect(t: Table, seat: int, op: int, reis: int, influence: int) -> bool:
    """P0: whether the effect of an event can be carried out."""
    if op <= content.PUBLIC:
        return can_act(t, seat, op, reis, influence)
    return op != content.RUBBLE or cubes_at(t, PILE) > 0


def can_sponsor(t: Table, seat: int, card: int) -> bool:
    """L9.1: pay the price in some way that leaves enough for the event."""
    p = t.players[seat]
    owed = costs.event_price(t, p)
    if p.reis + content.REIS_AT[p.influence] < owed:
        return False
    op = content.CARD_EVENT[card][0]
    if op != content.STORE and op != content.PUBLIC:
        return can_effect(t, seat, op, p.reis, p.influence)
    for generated in range(costs.least_generated(p, owed), costs.most_generated(p, owed) + 1):
        influence = content.INFLUENCE_AFTER[p.influence][generated]
        if can_effect(t, seat, op, p.reis - owed + generated, influence):
            return True
    return False
