"""What things cost: visits, events, ships, land and hired officials, and what a purse comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rossio.games.lisboa import content
from rossio.games.lisboa.gains import COLOURS, influence_gain
from rossio.games.lisboa.state import COLUMN_PLACE, Player, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

ROW_CUBES: Final = [row * COLOURS for row in content.LAND_ROW]
COLUMN_CUBES: Final = [(COLUMN_PLACE + column) * COLOURS for column in content.LAND_COLUMN]
"""Where the counts of the cubes at the end of a land's row and column begin in `Table.cubes`."""


def purse(lasting: tuple[int, ...], reis: int, influence: int) -> int:
    """What one payment may come to (L4.3, L4.4, L15.16)."""
    return reis + content.REIS_AT[influence] + lasting[content.COIN]


def raised(player: Player, influence: int, amount: int) -> int:
    """Influence after a gain."""
    influence += influence_gain(player, amount)
    return influence if influence < content.INFLUENCE_TOP else content.INFLUENCE_TOP


def least_generated(player: Player, owed: int) -> int:
    """Réis that must come from influence."""
    return owed - player.reis if owed > player.reis else 0


def most_generated(player: Player, owed: int) -> int:
    """Réis that may come from influence."""
    return min(owed, content.REIS_AT[player.influence])


def after_coins(player: Player, price: int) -> int:
    """What is owed once the réis on treasury cards have done their part (L4.4)."""
    price -= player.lasting[content.COIN]
    return price if price > 0 else 0


def visit_parts(table: Table, seat: int, noble: int, following: bool) -> tuple[int, int, int]:
    """Of what the cost of a visit is made: treasury, officials of others, benefits (L7.2)."""
    player = table.players[seat]
    benefits = player.lasting[content.VISIT_COST + noble]
    if following:
        benefits += player.lasting[content.FOLLOW_COST]
    officials = table.in_office(noble) - player.posts[noble]
    return content.TREASURY_INFLUENCE[table.treasury], officials, benefits


def visit_cost(table: Table, seat: int, noble: int, following: bool) -> int:
    """All parts together; never below 0 (L7.2, L15.13)."""
    treasury, officials, benefits = visit_parts(table, seat, noble, following)
    cost = treasury + officials + benefits
    return cost if cost > 0 else 0


def most_visit_reis(player: Player, cost: int) -> int:
    """The largest part of a visit that réis may pay (L7.4, L15.18)."""
    if not player.lasting[content.VISIT_REIS]:
        return 0
    return min(cost, player.reis + player.lasting[content.COIN])


def visit_wigs(player: Player, cost: int) -> int:
    """Wigs needed for what influence does not cover (L7.3)."""
    return cost - player.influence if cost > player.influence else 0


def event_price(table: Table, player: Player) -> int:
    """The treasury value, less benefits; what is owed after L4.4 (L9.1)."""
    price = content.TREASURY_REIS[table.treasury] + player.lasting[content.EVENT]
    price = price if price > 0 else 0
    price -= player.lasting[content.COIN]
    return price if price > 0 else 0


def sale_price(table: Table, player: Player, good: int, ship: int) -> int:
    """The price of a good on a ship, with benefits (L5.1)."""
    return table.prices[good] + content.SHIP_MODIFIER[ship] + player.lasting[content.SALE + good]


def ship_cost(player: Player, goods: int) -> int:
    """Goods to pay for a hull or a difference of hulls (L6.7, L8.8, L15.24)."""
    if player.lasting[content.SHIP_FREE]:
        return 0
    goods += player.lasting[content.SHIP_COST]
    return goods if goods > 0 else 0


def cube_price(lasting: tuple[int, ...], colour: int) -> int:
    """What a cube adds to a land price: brown 3, red 2, blue 1, less benefits, not below 0."""
    price = content.CUBE_PRICE[colour] + lasting[content.CUBE_COST + colour]
    return price if price > 0 else 0


def cube_prices(lasting: tuple[int, ...]) -> list[int]:
    """What a cube of each colour adds."""
    if not (lasting[content.CUBE_COST] or lasting[content.CUBE_COST + 1] or lasting[content.CUBE_COST + 2]):
        return content.CUBE_PRICE
    return [cube_price(lasting, colour) for colour in range(COLOURS)]


def rubble_price(table: Table, each: list[int], land: int) -> int:
    """What the cubes at the ends of a land's row and column add, at `each` by colour, if the dearest is taken."""
    cubes = table.cubes
    row: i64 = ROW_CUBES[land]
    column: i64 = COLUMN_CUBES[land]
    total: i64 = 0
    dearest: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        count: i64 = cubes[row + colour] + cubes[column + colour]
        if count:
            price: i64 = each[colour]
            total += count * price
            if price > dearest:
                dearest = price
    return total - dearest


def bare_price(lasting: tuple[int, ...], treasury: int) -> int:
    """What a land costs before its cubes: the treasury value, less benefits."""
    return content.TREASURY_REIS[treasury] + lasting[content.LAND]


def least_price(table: Table, lasting: tuple[int, ...], treasury: int, land: int) -> int:
    """The land's price if its dearest cube is taken; not below 0."""
    price = bare_price(lasting, treasury) + rubble_price(table, cube_prices(lasting), land)
    return price if price > 0 else 0


def staff_needed(lasting: tuple[int, ...], plan: int) -> int:
    need = content.PLAN_OFFICIALS[plan] + lasting[content.STAFF]
    return need if need > 0 else 0


def hiring_price(lasting: tuple[int, ...], treasury: int, plan: int, out: int) -> int:
    """What hiring the officials that are short costs, before L4.4 (L8.18, L15.17)."""
    hired = staff_needed(lasting, plan) - out
    if hired <= 0:
        return 0
    each = content.TREASURY_REIS[treasury] + lasting[content.HIRE]
    return hired * each if each > 0 else 0


def treasury_after(table: Table, steps: int) -> int:
    """The treasury marker after the Cardinal has moved so far (L6.13)."""
    treasury = table.treasury
    for step in range(1, steps + 1):
        if content.CHURCH_ICON[(table.cardinal + step) % content.CHURCH_SPACES] == content.TREASURY_ICON:
            treasury = min(treasury + content.CHURCH_ICON_MOVE, content.TREASURY_HIGH)
    return treasury


def lasting_with(player: Player, tile: int) -> tuple[int, ...]:
    """The lasting benefits with one more clergy tile."""
    return player.with_benefit(content.CLERGY_BENEFIT[tile])


def reis_of_tile(tile: int) -> int:
    """Réis a one-off tile brings at once."""
    effects = content.CLERGY_ONCE[tile]
    reis = 0
    for at in range(0, len(effects), 3):
        if effects[at] == content.REIS:
            reis += effects[at + 1]
    return reis
