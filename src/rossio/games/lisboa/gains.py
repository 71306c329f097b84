"""Gains and losses: wigs, influence, goods, réis, rubble, the treasury marker, and cards that leave a portfolio."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.state import CHANGE, ENVELOPE, LOST, NONE, Player, Table

COLOURS: Final = len(content.COLOURS)


def earn(t: Table, seat: int, wigs: int, source: int) -> None:
    """Add wigs (or take them away) and remember where they come from."""
    p = t.players[seat]
    p.wigs += wigs
    p.points[source] += wigs


def note(t: Table, seat: int, op: int, amount: int = 1) -> None:
    """L13.1, L15.43: remember that a task has been done this turn."""
    if not t.tasks_used or t.phase == CHANGE or t.probing:
        return
    p = t.players[seat]
    if not p.tasks_open:
        return
    own_visit = t.court != NONE and seat == t.active
    for task in range(len(content.TASK_IDS)):
        if not p.tasks_open >> task & 1 or (content.TASK_BY_VISIT[task] and not own_visit):
            continue
        ops = content.TASK_OPS[task]
        for at in range(0, len(ops), 2):
            if ops[at] == op and amount >= ops[at + 1]:
                p.tasks_done |= 1 << task


def influence_gain(p: Player, amount: int) -> int:
    """What a gain of that much influence comes to with clergy tiles (P2: INF+1, also on a gain of 0)."""
    return amount + p.lasting[content.INF_GAIN]


def gain_influence(t: Table, seat: int, amount: int) -> None:
    """L4.2: move the marker, at most to 10; a gain of at least 1 that leaves it there earns a wig."""
    if amount < 1:
        return
    p = t.players[seat]
    p.influence += amount
    wigs = 0
    if p.influence >= content.INFLUENCE_TOP:
        p.influence = content.INFLUENCE_TOP
        wigs = content.WIGS_AT_TOP
        earn(t, seat, wigs, ENVELOPE)
    if t.log is not None:
        t.tell("influence", seat, {"amount": amount, "influence": p.influence, "wigs": wigs})


def take_good(t: Table, seat: int, good: int) -> bool:
    """Take a good from the supply if the warehouse has room (L3.2)."""
    p = t.players[seat]
    if p.goods[good] >= p.room():
        if t.log is not None:
            t.tell("no-room", seat, {"good": content.GOOD_IDS[good]})
        return False
    p.goods[good] += 1
    if t.log is not None:
        t.tell("good", seat, {"good": content.GOOD_IDS[good]})
    return True


def gain_reis(t: Table, seat: int, reis: int) -> None:
    t.players[seat].reis += reis
    if t.log is not None:
        t.tell("reis", seat, {"reis": reis})


def move_treasury(t: Table, by: int) -> None:
    """L3.10: the marker never leaves its track."""
    before = t.treasury
    t.treasury += by
    if t.treasury > content.TREASURY_HIGH:
        t.treasury = content.TREASURY_HIGH
    elif t.treasury < content.TREASURY_LOW:
        t.treasury = content.TREASURY_LOW
    if t.log is not None and t.treasury != before:
        t.tell("treasury", NONE, {"value": content.TREASURY_REIS[t.treasury]})


def move_cube(t: Table, seat: int, place: int, colour: int) -> None:
    """Take a cube from a place of the board to the player's board (L3.8, L3.9), or out of the game."""
    t.cubes[place * COLOURS + colour] -= 1
    p = t.players[seat]
    if p.cubes[colour] >= content.CUBES_PER_COLOUR:
        t.cubes[LOST * COLOURS + colour] += 1
        if t.log is not None:
            t.tell("cube-lost", seat, {"cube": f"cube-{content.COLOURS[colour]}"})
        return
    before = p.sets()
    p.cubes[colour] += 1
    if t.log is not None:
        t.tell("cube", seat, {"cube": f"cube-{content.COLOURS[colour]}"})
    after = p.sets()
    if after > before:
        p.markers += 1
        if t.log is not None:
            t.tell("set", seat, {"sets": after})
        if after >= content.PERIOD_SETS[t.period] > before:
            trigger(t, seat)


def trigger(t: Table, seat: int) -> None:
    """L11.1, L12.1, L15.7 to L15.9: the first cause counts, and nothing is interrupted."""
    if t.phase == CHANGE or t.trigger != NONE or t.ending:
        return
    t.trigger = seat
    if t.log is not None:
        t.tell("triggered", seat, {"period": t.period})


def cubes_at(t: Table, place: int) -> int:
    at = place * COLOURS
    return t.cubes[at] + t.cubes[at + 1] + t.cubes[at + 2]


def discard_card(t: Table, seat: int, card: int) -> None:
    """A noble or treasury card leaves the portfolio and the game."""
    p = t.players[seat]
    if content.CARD_KIND[card] == content.TREASURY:
        p.treasuries.remove(card)
        p.renew()
    else:
        p.nobles.remove(card)
    t.discards.append(card)
    if t.log is not None:
        t.tell("dropped", seat, {"card": content.CARD_IDS[card]})


def scrap_ship(t: Table, seat: int, ship: int) -> None:
    """L3.4: a ship leaves the portfolio; the goods under it go back to the supply, without wigs."""
    t.players[seat].ships.remove(ship)
    t.ships_out.append(ship)
    t.cargo[ship] = 0
    t.at_sea[ship] = 0
    if t.log is not None:
        t.tell("scrapped", seat, {"ship": content.SHIP_IDS[ship]})
