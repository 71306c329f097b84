"""Gains and losses: wigs, influence, goods, réis, rubble, the treasury marker, and cards that leave a portfolio."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.state import CHANGE, ENVELOPE, LOST, NOBLES, NONE, Player, Table, without
from rossio.kernel.facts import NOBODY

COLOURS: Final = len(content.COLOURS)


def earn(table: Table, seat: int, wigs: int, source: int) -> None:
    """Add wigs (or take them away) and remember where they come from."""
    player = table.players[seat]
    player.wigs += wigs
    player.points[source] += wigs


def note(table: Table, seat: int, op: int, amount: int = 1) -> None:
    """Remember that a task has been done this turn (L13.1, L15.43)."""
    if not table.tasks_for or table.phase == CHANGE or table.probing:
        return
    player = table.players[seat]
    if not player.tasks_open:
        return
    own_visit = table.court != NONE and content.CARD_KIND[table.court] < NOBLES and seat == table.active
    for task in range(len(content.TASK_IDS)):
        if not player.tasks_open >> task & 1 or (content.TASK_BY_VISIT[task] and not own_visit):
            continue
        ops = content.TASK_OPS[task]
        for at in range(0, len(ops), 2):
            if ops[at] == op and amount >= ops[at + 1]:
                player.tasks_done |= 1 << task


def influence_gain(player: Player, amount: int) -> int:
    """What a gain of that much influence comes to with clergy tiles, which add also to a gain of 0."""
    return amount + player.lasting[content.INF_GAIN]


def gain_influence(table: Table, seat: int, amount: int) -> None:
    """Move the marker, at most to 10; a gain of at least 1 that leaves it there earns a wig (L4.2)."""
    if amount < 1:
        return
    player = table.players[seat]
    before = player.influence
    player.influence += amount
    wigs = 0
    if player.influence >= content.INFLUENCE_TOP:
        player.influence = content.INFLUENCE_TOP
        wigs = content.WIGS_AT_TOP
        earn(table, seat, wigs, ENVELOPE)
    if table.ledger is not None:
        table.weigh(seat, "influence", amount, player.influence - before)
    if table.log is not None:
        table.tell("influence", seat, {"amount": amount, "influence": player.influence, "wigs": wigs})


def take_good(table: Table, seat: int, good: int) -> bool:
    """Take a good from the supply if the warehouse has room (L3.2)."""
    player = table.players[seat]
    fits = player.goods[good] < player.room()
    if table.ledger is not None:
        table.weigh(seat, content.GOOD_IDS[good], 1, 1 if fits else 0)
    if not fits:
        if table.log is not None:
            table.tell("no-room", seat, {"good": content.GOOD_IDS[good]})
        return False
    player.goods[good] += 1
    if table.log is not None:
        table.tell("good", seat, {"good": content.GOOD_IDS[good]})
    return True


def gain_reis(table: Table, seat: int, reis: int) -> None:
    table.players[seat].reis += reis
    if table.log is not None:
        table.tell("reis", seat, {"reis": reis})


def move_treasury(table: Table, by: int) -> None:
    """The marker never leaves its track (L3.10)."""
    before = table.treasury
    table.treasury += by
    if table.treasury > content.TREASURY_HIGH:
        table.treasury = content.TREASURY_HIGH
    elif table.treasury < content.TREASURY_LOW:
        table.treasury = content.TREASURY_LOW
    if table.log is not None and table.treasury != before:
        table.tell("treasury", NOBODY, {"value": content.TREASURY_REIS[table.treasury]})


def move_cube(table: Table, seat: int, place: int, colour: int) -> None:
    """Take a cube from a place of the board to the player's board (L3.8, L3.9), or out of the game."""
    table.cubes[place * COLOURS + colour] -= 1
    player = table.players[seat]
    fits = player.cubes[colour] < content.CUBES_PER_COLOUR
    if table.ledger is not None:
        table.weigh(seat, f"cube-{content.COLOURS[colour]}", 1, 1 if fits else 0)
    if not fits:
        table.cubes[LOST * COLOURS + colour] += 1
        if table.log is not None:
            table.tell("cube-lost", seat, {"cube": f"cube-{content.COLOURS[colour]}"})
        return
    before = player.sets()
    player.cubes[colour] += 1
    if table.log is not None:
        table.tell("cube", seat, {"cube": f"cube-{content.COLOURS[colour]}"})
    after = player.sets()
    if after > before:
        player.markers += 1
        if table.log is not None:
            table.tell("set", seat, {"sets": after})
        if after >= content.PERIOD_SETS[table.period] > before:
            trigger(table, seat)


def trigger(table: Table, seat: int) -> None:
    """The first cause counts, and nothing is interrupted (L11.1, L12.1, L15.7 to L15.9)."""
    if table.phase == CHANGE or table.trigger != NONE or table.ending:
        return
    table.trigger = seat
    if table.log is not None:
        table.tell("triggered", seat, {"period": table.period})


def cubes_at(table: Table, place: int) -> int:
    at = place * COLOURS
    return table.cubes[at] + table.cubes[at + 1] + table.cubes[at + 2]


def discard_card(table: Table, seat: int, card: int) -> None:
    """A noble or treasury card leaves the portfolio and the game."""
    player = table.players[seat]
    if content.CARD_KIND[card] == content.TREASURY:
        player.treasuries = without(player.treasuries, card)
        player.renew()
    else:
        player.nobles = without(player.nobles, card)
    table.discards.append(card)
    if table.log is not None:
        table.tell("dropped", seat, {"card": content.CARD_IDS[card]})


def scrap_ship(table: Table, seat: int, ship: int) -> None:
    """A ship leaves the portfolio; the goods under it go back to the supply, without wigs (L3.4)."""
    player = table.players[seat]
    player.ships = without(player.ships, ship)
    table.ships_out += (ship,)
    table.cargo[ship] = 0
    table.at_sea &= ~(1 << ship)
    if table.log is not None:
        table.tell("scrapped", seat, {"ship": content.SHIP_IDS[ship]})
