"""What every player may expect from a position of Coimbra: the judgement by hand, in thousandths of a point.

The points so far, and what goods, tracks, dice, cards, voyages, diplomas and the pilgrim's place promise for the rest
of the game. What single things are worth is in `worth`.
"""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES, COINS, GUARDS
from rossio.games.coimbra.scoring import FINAL_CATEGORIES, final_points, ones, score_sheet
from rossio.games.coimbra.state import (
    CATEGORIES,
    NONE,
    ORDER,
    TOKEN_COLOUR,
    Table,
    colour_of,
    owner_of,
    value_of,
)
from rossio.games.coimbra.steps.castle import CastleAction
from rossio.games.coimbra.steps.city import CityAction
from rossio.games.coimbra.steps.deeds import row_of
from rossio.games.coimbra.steps.rewards import Walk
from rossio.games.coimbra.worth import (
    DISTANCES,
    WORTH,
    Outlook,
    card_worth,
    diploma_worth,
    effect_worth,
    majority,
    monastery_worth,
    projected,
)
from rossio.kernel.facts import ScoreSheet
from rossio.kernel.game import THOUSAND, thousandfold

AHEAD: Final = ["dice-to-come", "lasting", "turn-order", "pilgrim", "dice-standing"]
"""What the play to come may bring, beside the categories of the score sheet."""
Parts = tuple[int, int, int, int, int, int, int, int, int]
"""Voyages, majorities, diplomas, game-end cards, goods and crowns; then `AHEAD`, but for the dice that stand."""


def values_of(table: Table) -> list[int]:
    """The final points every player may expect; at the end of the game the points themselves."""
    players = range(len(table.players))
    values: list[int] = []
    if not table.agenda:
        for player in players:
            points = table.players[player].vp
            for part in final_points(table, player):
                points += part
            values.append(points * THOUSAND)
        return values
    outlooks = [Outlook(table, player) for player in players]
    for player in players:
        outlook = outlooks[player]
        got = _rival(table, outlook) if table.is_rival(player) else _standing(table, outlook)
        value = table.players[player].vp * THOUSAND + got[0] + got[1] + got[2] + got[3] + got[4]
        values.append(value + got[5] + got[6] + got[7] + got[8])
    _foresee_locations(table, outlooks, values)
    return values


def prospects_of(table: Table) -> ScoreSheet:
    """The same by category."""
    if not table.agenda:
        return thousandfold(score_sheet(table), AHEAD)
    outlooks = [Outlook(table, player) for player in range(len(table.players))]
    standing = [0] * len(outlooks)
    _foresee_locations(table, outlooks, standing)
    rows: list[list[int]] = []
    for outlook in outlooks:
        player = outlook.player
        row = [points * THOUSAND for points in table.players[player].points]
        row.extend(_rival(table, outlook) if table.is_rival(player) else _standing(table, outlook))
        row.append(standing[player])
        rows.append(row)
    return ScoreSheet(CATEGORIES + FINAL_CATEGORIES + AHEAD, rows)


def _rival(table: Table, outlook: Outlook) -> Parts:
    """The rival scores points, voyages and majorities alone (C96)."""
    rival = table.players[outlook.player]
    voyages = ones(rival.voyages) * content.RIVAL_VOYAGE * THOUSAND
    majorities = 0
    for track in range(len(CLASSES)):
        majorities += majority(table, outlook.player, track, rival.tracks[track], outlook.left)
    return voyages, majorities, 0, 0, 0, outlook.future * WORTH.rival_die, 0, 0, 0


def _standing(table: Table, outlook: Outlook) -> Parts:
    """What a player has and will go on to get, apart from the points so far and the dice that stand in the
    locations."""
    player, left = outlook.player, outlook.left
    owner = table.players[player]
    goods = (owner.guards + owner.coins) * outlook.goods - _excess(owner.guards, left) - _excess(owner.coins, left)
    majorities = end_cards = lasting = 0
    for track in range(len(CLASSES)):
        majorities += majority(table, player, track, owner.tracks[track], left)
    for card in owner.cards:
        bonus = content.CARD_BONUS[card]
        if bonus == content.IMMEDIATE:
            continue
        for effect in content.CARD_EFFECTS[card]:
            if bonus == content.END:
                end_cards += projected(table, outlook, effect)
            else:
                lasting += effect_worth(table, outlook, effect)
    for space in range(content.SPACES):
        tile = table.monasteries[space]
        if owner.disks >> space & 1 and content.MONASTERY_LASTING[tile]:
            for effect in content.MONASTERY_EFFECTS[tile]:
                lasting += effect_worth(table, outlook, effect)
    order = _order(table, outlook)
    return (
        _voyages(table, outlook),
        majorities,
        diploma_worth(outlook.diplomas, left),
        end_cards,
        goods if left else goods + order,
        outlook.all_incomes() + outlook.future * WORTH.die,
        lasting,
        order if left else 0,
        _pilgrim(table, outlook),
    )


def _excess(goods: int, left: int) -> int:
    """What goods beyond those one can spend are worth less."""
    if left == 0 or goods <= WORTH.plenty:
        return 0
    return (goods - WORTH.plenty) * WORTH.excess


def _voyages(table: Table, outlook: Outlook) -> int:
    """Voyages held, and the best one that the goods in hand can still buy in the last phase F."""
    owner = table.players[outlook.player]
    value = best = 0
    for slot in range(len(table.laid)):
        voyage = table.laid[slot]
        worth = projected(table, outlook, content.VOYAGE_TASK[voyage])
        if owner.voyages >> slot & 1:
            value += worth
        elif owner.goods(content.VOYAGE_RESOURCE[voyage]) >= content.VOYAGE_COST[voyage]:
            best = max(best, worth - content.VOYAGE_COST[voyage] * outlook.goods)
    return value + best * WORTH.voyage_hope // THOUSAND


def _order(table: Table, outlook: Outlook) -> int:
    """Crowns are points at the end, and an early place in the next round before."""
    player = outlook.player
    if outlook.left == 0:
        return table.crowns_of(player) * THOUSAND // content.LEFTOVER_DIVISOR
    players = len(table.players)
    if table.phase >= ORDER:
        return (players - 1 - table.order.index(player)) * WORTH.tempo
    mine = table.crowns_of(player)
    ahead = 0
    for other in range(players):
        if other != player:
            ahead += min(max(500 + 250 * (mine - table.crowns_of(other)), 0), THOUSAND)
    return ahead * WORTH.tempo // THOUSAND


def _pilgrim(table: Table, outlook: Outlook) -> int:
    """Steps still to be walked now, and the unvisited monasteries within reach of those to come."""
    owner = table.players[outlook.player]
    steps = 0
    for step in table.agenda[-3:]:
        if isinstance(step, Walk) and step.seat == outlook.player:
            steps += step.steps
    if owner.pilgrim == NONE:
        return steps * WORTH.step
    hope = min(steps + outlook.dice[2] * content.INCOME[2][owner.tracks[2]] + outlook.future // 2, 4)
    if hope == 0:
        return 0
    best = second = 0
    far = DISTANCES[owner.pilgrim]
    for space in range(content.SPACES):
        if owner.disks >> space & 1:
            continue
        near = WORTH.near[far[space]]
        if near:
            worth = monastery_worth(table, outlook, table.monasteries[space]) * near // THOUSAND
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return steps * WORTH.step + (best + second // 2) * hope // 4


def _foresee_locations(table: Table, outlooks: list[Outlook], values: list[int]) -> None:
    """Let every standing die take what looks best for its owner, in the order in which they will be triggered."""
    guards = [player.guards for player in table.players]
    coins = [player.coins for player in table.players]
    for location in range(len(content.LOCATIONS)):
        line = table.lines[location]
        if table.location == location and isinstance(table.agenda[-1], (CityAction, CastleAction)):
            line = [table.acting, *line]
        if all(colour_of(standing) == TOKEN_COLOUR for standing in line):
            continue
        if location == content.CASTLE:
            tiles = [tile for tile in range(len(table.favours)) if table.favours[tile] == NONE]
            for standing in line:
                _foresee_favour(table, outlooks[owner_of(standing)], tiles, values)
            continue
        places = [place for place in row_of(location) if table.display[place] != NONE]
        for standing in line:
            if colour_of(standing) == TOKEN_COLOUR:
                _drop_highest(table, places)
            elif table.is_rival(owner_of(standing)):
                _drop_highest(table, places)
                values[owner_of(standing)] += WORTH.rival_die
            else:
                _foresee_card(table, outlooks[owner_of(standing)], value_of(standing), places, guards, coins, values)


def _foresee_favour(table: Table, outlook: Outlook, tiles: list[int], values: list[int]) -> None:
    best = (content.DISTRESS_GUARDS + content.DISTRESS_COINS) * outlook.goods
    chosen = NONE
    for tile in tiles:
        worth = content.FAVOUR_CROWNS[tile] * WORTH.crown
        for effect in content.FAVOUR_EFFECTS[tile]:
            worth += effect_worth(table, outlook, effect)
        if worth > best:
            best, chosen = worth, tile
    if chosen != NONE:
        tiles.remove(chosen)
    values[outlook.player] += best


def _foresee_card(
    table: Table,
    outlook: Outlook,
    pips: int,
    places: list[int],
    guards: list[int],
    coins: list[int],
    values: list[int],
) -> None:
    player = outlook.player
    best = (content.DISTRESS_GUARDS + content.DISTRESS_COINS) * outlook.goods
    chosen = NONE
    for place in places:
        card = table.display[place]
        resource = content.CARD_COST[card]
        price = table.card_price(player, resource, pips)
        if (guards[player] if resource == GUARDS else coins[player]) < price:
            continue
        worth = card_worth(table, outlook, card) - price * outlook.goods
        if table.crowns[content.CARD_CLASS[card]] == place:
            worth += WORTH.crown
        if worth > best:
            best, chosen = worth, place
    if chosen != NONE:
        places.remove(chosen)
        if content.CARD_COST[table.display[chosen]] == GUARDS:
            guards[player] -= table.card_price(player, GUARDS, pips)
        else:
            coins[player] -= table.card_price(player, COINS, pips)
    values[player] += best


def _drop_highest(table: Table, places: list[int]) -> None:
    """A die token removes the card of highest influence, leftmost on a tie (C29)."""
    best = NONE
    for place in places:
        if best == NONE or content.CARD_INFLUENCE[table.display[place]] > content.CARD_INFLUENCE[table.display[best]]:
            best = place
    if best != NONE:
        places.remove(best)
