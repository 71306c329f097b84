"""The judgement of a position by hand: the wigs each player may expect at the end.

What the position would score now, and what everything on a player's board promises for the turns that are left. Hands
are left out: one's own is worth the same to all moves, and the others' are hidden. Every number is a guess in
thousandths of a wig that play has confirmed or corrected; docs/bots-diary.md tells how.
"""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.scoring import final_scores, hulls
from rossio.games.lisboa.state import GOODS, NONE, OVER, SETUP, Player, Table
from rossio.kernel.game import THOUSAND


class Worth:
    """The numbers that play has to find. Mutable, so that an experiment can try others without a new build."""

    good: int
    gold: int
    reis: int
    influence: int
    official: int
    plan: int
    cube: int
    rubble_set: int
    house: int
    store: int
    hull: int
    crate: int
    treasury: int
    envelope: int
    clergy: int
    clergy_wig: int
    favor: int
    decree: int
    marker: int
    far: int
    period_turns: int

    def __init__(self) -> None:
        self.good = 600
        self.gold = 800
        self.reis = 250
        self.influence = 350
        self.official = 500
        self.plan = 1500
        self.cube = 900
        self.rubble_set = 1500
        self.house = 600
        self.store = 600
        self.hull = 700
        self.crate = 250
        self.treasury = 800
        self.envelope = 350
        self.clergy = 600
        self.clergy_wig = 500
        self.favor = 300
        self.decree = 1200
        self.marker = 700
        self.far = 4000
        self.period_turns = 16


WORTH: Final = Worth()
LAST_TURNS: Final = 1500
"""Own turns left, in thousandths, once the end of the game has been triggered."""
END_OF_PERIOD: Final = 3
"""Decks that are empty when a period ends."""


def values_of(table: Table) -> list[int]:
    """The wigs every player may expect; at the end of the game the scores."""
    final = final_scores(table)
    hope = _hope(table)
    values: list[int] = []
    for number in range(len(table.players)):
        player = table.players[number]
        value = player.wigs
        for wigs in final[number]:
            value += wigs
        value *= THOUSAND
        if hope and number < table.seats:
            value += _promise(table, player) * hope // THOUSAND
            if table.period == 1:
                value += player.sets() * content.PERIOD_WIGS * THOUSAND
        values.append(value)
    return values


def _hope(table: Table) -> int:
    """How far from the end the game is: 1000 with many turns to come, 0 when it is over."""
    if table.phase == OVER or not table.agenda:
        return 0
    if table.trigger != NONE and table.period == 2:
        turns = LAST_TURNS
    else:
        cards = 0
        for kind in range(len(table.decks)):
            cards += len(table.decks[kind])
            if table.display[kind] != NONE:
                cards += 1
        cards = max(cards - END_OF_PERIOD, 1)
        if table.period == 1:
            cards += WORTH.period_turns
        turns = LAST_TURNS + cards * THOUSAND // len(table.players)
    return min(turns * THOUSAND // WORTH.far, THOUSAND)


def _promise(table: Table, player: Player) -> int:
    """What lies on a player's board is worth beyond its score, with many turns to come."""
    goods = player.goods_held()
    value = goods * WORTH.good + player.goods[content.GOLD] * (WORTH.gold - WORTH.good)
    value += player.reis * WORTH.reis + player.influence * WORTH.influence
    value += player.officials_out() * WORTH.official + len(player.plans) * WORTH.plan
    for colour in range(len(player.cubes)):
        value += player.cubes[colour] * WORTH.cube
    value += player.sets() * WORTH.rubble_set + player.markers * WORTH.marker
    value += player.houses_built() * WORTH.house
    for good in range(GOODS):
        value += player.stores[good] * WORTH.store
    value += hulls(player) * WORTH.hull
    for ship in player.ships:
        value += table.cargo[ship] * WORTH.crate
    value += len(player.treasuries) * WORTH.treasury + player.envelope() * WORTH.envelope
    if table.phase != SETUP:
        for tile in player.clergy:
            value += WORTH.clergy + content.CLERGY_WIGS[tile] * WORTH.clergy_wig
    favors = player.favors
    while favors:
        favors &= favors - 1
        value += WORTH.favor
    return value + len(player.decrees) * WORTH.decree
