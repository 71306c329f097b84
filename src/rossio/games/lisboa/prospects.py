"""The judgement of a position by hand: the wigs each player may expect at the end.

What the position would score now, and what everything on a player's board promises for the turns that are left. Hands
are left out: one's own is worth the same to all moves, and the others' are hidden. Every number is a guess in
thousandths of a wig that play has confirmed or corrected; docs/bots-diary.md tells how.
"""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.goals import FINAL_CATEGORIES
from rossio.games.lisboa.scoring import final_scores, hulls
from rossio.games.lisboa.state import CATEGORIES, GOODS, NONE, OVER, SETUP, Player, Table
from rossio.kernel.facts import ScoreSheet
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
PERIOD: Final = CATEGORIES.index("period")
AHEAD: Final = ["goods", "portfolio", "clergy"]
"""What the play to come may bring, beside the categories of the score sheet."""
Parts = tuple[int, int, int, int, int, int, int, int, int, int]
"""Ships, rubble, stores, money, decrees, officials and favors, as the end of the game scores them; then `AHEAD`."""


def values_of(table: Table) -> list[int]:
    """The wigs every player may expect; at the end of the game the scores."""
    return values_with(table, final_scores(table))


def values_with(table: Table, final: list[list[int]]) -> list[int]:
    """`values_of`, when the scores have been counted."""
    hope = _hope(table)
    values: list[int] = []
    for number in range(len(table.players)):
        player = table.players[number]
        value = player.wigs
        for wigs in final[number]:
            value += wigs
        value *= THOUSAND
        if hope and number < table.seats:
            part = _promise(table, player)
            promised = part[0] + part[1] + part[2] + part[3] + part[4] + part[5] + part[6] + part[7] + part[8] + part[9]
            value += promised * hope // THOUSAND
            if table.period == 1:
                value += player.sets() * content.PERIOD_WIGS * THOUSAND
        values.append(value)
    return values


def prospects_of(table: Table) -> ScoreSheet:
    """The same by category; what rounding takes from a promise, the next one gets."""
    final = final_scores(table)
    hope = _hope(table)
    rows: list[list[int]] = []
    for number in range(len(table.players)):
        player = table.players[number]
        row = [wigs * THOUSAND for wigs in player.points]
        judged = [wigs * THOUSAND for wigs in final[number]] + [0] * len(AHEAD)
        if hope and number < table.seats:
            promised = 0
            for at, part in enumerate(_promise(table, player)):
                judged[at] += (promised + part) * hope // THOUSAND - promised * hope // THOUSAND
                promised += part
            if table.period == 1:
                row[PERIOD] += player.sets() * content.PERIOD_WIGS * THOUSAND
        rows.append(row + judged)
    return ScoreSheet(CATEGORIES + FINAL_CATEGORIES + AHEAD, rows)


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


def _promise(table: Table, player: Player) -> Parts:
    """What lies on a player's board is worth beyond its score, with many turns to come."""
    goods = player.goods_held() * WORTH.good + player.goods[content.GOLD] * (WORTH.gold - WORTH.good)
    rubble = player.sets() * WORTH.rubble_set + player.markers * WORTH.marker
    for colour in range(len(player.cubes)):
        rubble += player.cubes[colour] * WORTH.cube
    stores = player.houses_built() * WORTH.house
    for good in range(GOODS):
        stores += player.stores[good] * WORTH.store
    ships = hulls(player) * WORTH.hull
    for ship in player.ships:
        ships += table.cargo[ship] * WORTH.crate
    clergy = 0
    if table.phase != SETUP:
        for tile in player.clergy:
            clergy += WORTH.clergy + content.CLERGY_WIGS[tile] * WORTH.clergy_wig
    favors = player.favors
    favored = 0
    while favors:
        favors &= favors - 1
        favored += WORTH.favor
    return (
        ships,
        rubble,
        stores,
        player.reis * WORTH.reis + player.influence * WORTH.influence,
        len(player.decrees) * WORTH.decree,
        player.officials_out() * WORTH.official + len(player.plans) * WORTH.plan,
        favored,
        goods,
        len(player.treasuries) * WORTH.treasury + player.envelope() * WORTH.envelope,
        clergy,
    )
