"""What things cost: visits, events, ships, land and hired officials, and what a purse comes to."""

from __future__ import annotations

from rossio.games.lisboa import content
from rossio.games.lisboa.gains import COLOURS, influence_gain
from rossio.games.lisboa.state import COLUMN_PLACE, Player, Table


def purse(lasting: list[int], reis: int, influence: int) -> int:
    """L4.3, L4.4, L15.16: what one payment may come to."""
    return reis + content.REIS_AT[influence] + lasting[content.COIN]


def raised(p: Player, influence: int, amount: int) -> int:
    """Influence after a gain."""
    influence += influence_gain(p, amount)
    return influence if influence < content.INFLUENCE_TOP else content.INFLUENCE_TOP


def least_generated(p: Player, owed: int) -> int:
    """Réis that must come from influence."""
    return owed - p.reis if owed > p.reis else 0


def most_generated(p: Player, owed: int) -> int:
    """Réis that may come from influence."""
    return min(owed, content.REIS_AT[p.influence])


def visit_cost(t: Table, seat: int, noble: int, following: bool) -> int:
    """L7.2, L15.13: treasury, officials of others, benefits; never below 0."""
    p = t.players[seat]
    cost = content.TREASURY_INFLUENCE[t.treasury] + t.in_office(noble) - p.posts[noble]
    cost += p.lasting[content.VISIT_COST + noble]
    if following:
        cost += p.lasting[content.FOLLOW_COST]
    return cost if cost > 0 else 0


def most_visit_reis(p: Player, cost: int) -> int:
    """L7.4, L15.18: the largest part of a visit that réis may pay."""
    if not p.lasting[content.VISIT_REIS]:
        return 0
    return min(cost, p.reis + p.lasting[content.COIN])


def visit_wigs(p: Player, cost: int) -> int:
    """L7.3: wigs needed for what influence does not cover."""
    return cost - p.influence if cost > p.influence else 0


def event_price(t: Table, p: Player) -> int:
    """L9.1: the treasury value, less benefits; what is owed after L4.4."""
    price = content.TREASURY_REIS[t.treasury] + p.lasting[content.EVENT]
    price = price if price > 0 else 0
    price -= p.lasting[content.COIN]
    return price if price > 0 else 0


def ship_cost(p: Player, goods: int) -> int:
    """L6.7, L8.8, L15.24: goods to pay for a hull or a difference of hulls."""
    if p.lasting[content.SHIP_FREE]:
        return 0
    goods += p.lasting[content.SHIP_COST]
    return goods if goods > 0 else 0


def cube_price(lasting: list[int], colour: int) -> int:
    """What a cube adds to a land price: brown 3, red 2, blue 1, less benefits, not below 0."""
    price = content.CUBE_PRICE[colour] + lasting[content.CUBE_COST + colour]
    return price if price > 0 else 0


def cube_prices(lasting: list[int]) -> list[int]:
    """What a cube of each colour adds."""
    if not (lasting[content.CUBE_COST] or lasting[content.CUBE_COST + 1] or lasting[content.CUBE_COST + 2]):
        return content.CUBE_PRICE
    return [cube_price(lasting, colour) for colour in range(COLOURS)]


def rubble_price(t: Table, each: list[int], land: int) -> int:
    """What the cubes at the ends of a land's row and column add, at `each` by colour, if the dearest is taken."""
    cubes = t.cubes
    row = content.LAND_ROW[land] * COLOURS
    column = (COLUMN_PLACE + content.LAND_COLUMN[land]) * COLOURS
    total = 0
    dearest = 0
    for price in each:
        count = cubes[row] + cubes[column]
        if count:
            total += count * price
            if price > dearest:
                dearest = price
        row += 1
        column += 1
    return total - dearest


def bare_price(lasting: list[int], treasury: int) -> int:
    """What a land costs before its cubes: the treasury value, less benefits."""
    return content.TREASURY_REIS[treasury] + lasting[content.LAND]


def least_price(t: Table, lasting: list[int], treasury: int, land: int) -> int:
    """The land's price if its dearest cube is taken; not below 0."""
    price = bare_price(lasting, treasury) + rubble_price(t, cube_prices(lasting), land)
    return price if price > 0 else 0


def staff_needed(lasting: list[int], plan: int) -> int:
    need = content.PLAN_OFFICIALS[plan] + lasting[content.STAFF]
    return need if need > 0 else 0


def hiring_price(lasting: list[int], treasury: int, plan: int, out: int) -> int:
    """L8.18, L15.17: what hiring the officials that are short costs, before L4.4."""
    hired = staff_needed(lasting, plan) - out
    if hired <= 0:
        return 0
    each = content.TREASURY_REIS[treasury] + lasting[content.HIRE]
    return hired * each if each > 0 else 0


def treasury_after(t: Table, steps: int) -> int:
    """L6.13: the treasury marker after the Cardinal has moved so far."""
    treasury = t.treasury
    for step in range(1, steps + 1):
        if content.CHURCH_ICON[(t.cardinal + step) % content.CHURCH_SPACES] == content.TREASURY_ICON:
            treasury = min(treasury + content.CHURCH_ICON_MOVE, content.TREASURY_HIGH)
    return treasury


def lasting_with(p: Player, tile: int) -> list[int]:
    """The lasting benefits with one more clergy tile."""
    pairs = content.CLERGY_BENEFIT[tile]
    lasting = p.lasting
    if pairs:
        lasting = lasting[:]
        for at in range(0, len(pairs), 2):
            lasting[pairs[at]] += pairs[at + 1]
    return lasting


def reis_of_tile(tile: int) -> int:
    """Réis a one-off tile brings at once."""
    effects = content.CLERGY_ONCE[tile]
    reis = 0
    for at in range(0, len(effects), 3):
        if effects[at] == content.REIS:
            reis += effects[at + 1]
    return reis
