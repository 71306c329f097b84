"""Numbers about a position from one seat, for bots and learning. Nothing in Coimbra but the stack is hidden.

`features_of` is for learning. `values_of` is the judgement by hand: the points so far, and what goods, tracks, dice,
cards, voyages, diplomas and the pilgrim's place promise for the rest of the game.
"""

from __future__ import annotations

from rossio.games.coimbra.content import (
    CARD_BONUS,
    CARD_CLASS,
    CARD_COST,
    CARD_EFFECTS,
    CARD_IDS,
    CARD_INFLUENCE,
    CASTLE,
    DISTRESS_COINS,
    DISTRESS_GUARDS,
    END,
    FAVOUR_CROWNS,
    FAVOUR_EFFECTS,
    IMMEDIATE,
    INCOME,
    LEFTOVER_DIVISOR,
    LOCATIONS,
    MONASTERY_EFFECTS,
    MONASTERY_LASTING,
    PIPS,
    SPACES,
    VOYAGE_COST,
    VOYAGE_IDS,
    VOYAGE_RESOURCE,
    VOYAGE_TASK,
)
from rossio.games.coimbra.effects import CLASSES, COINS, COLOURS, GUARDS
from rossio.games.coimbra.prospects import (
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
from rossio.games.coimbra.rival import VOYAGE_POINTS
from rossio.games.coimbra.scoring import diplomas, final_points, ones
from rossio.games.coimbra.state import NONE, ORDER, TOKEN_COLOUR, Table, colour_of, owner_of, value_of
from rossio.games.coimbra.steps.castle import CastleAction
from rossio.games.coimbra.steps.city import CityAction, row_of
from rossio.games.coimbra.steps.rewards import Walk
from rossio.kernel.game import THOUSAND


def features_of(table: Table, seat: int) -> list[int]:
    """The table seen from a seat: own numbers first, then the others' in turn, then what is common."""
    players = len(table.players)
    numbers = [table.round, table.phase, table.order.index(seat), players]
    for turn in range(4):
        numbers.extend(_player_features(table, (seat + turn) % players, turn < players))
    for colour in range(len(COLOURS)):
        for pips in range(PIPS):
            numbers.append(table.pool.count(colour * PIPS + pips))
    for location in range(len(LOCATIONS)):
        line = table.lines[location]
        mine = [standing for standing in line if owner_of(standing) == seat]
        numbers.extend([len(line), len(mine), value_of(mine[0]) if mine else 0])
    owners = [0] * len(CARD_IDS)
    for card in table.display:
        if card != NONE:
            owners[card] = 1
    numbers.extend(owners)
    for slot in range(len(VOYAGE_IDS)):
        numbers.append(1 if slot in table.laid else 0)
    numbers.extend(table.monasteries)
    numbers.extend(table.tiles)
    numbers.extend(1 if holder == NONE else 0 for holder in table.favours)
    acting = table.acting
    numbers.extend([value_of(acting), colour_of(acting), 1] if acting != NONE else [0, 0, 0])
    return numbers


def _player_features(table: Table, player: int, present: bool) -> list[int]:
    size = 4 + 3 * len(CLASSES) + 5 + len(COLOURS) + 6 + 3
    if not present:
        return [0] * size
    owner = table.players[player]
    held = [0] * len(CLASSES)
    for card in owner.cards:
        held[CARD_CLASS[card]] += 1
    numbers = [owner.guards, owner.coins, owner.vp, table.crowns_of(player)]
    numbers.extend(owner.tracks)
    numbers.extend(INCOME[track][owner.tracks[track]] for track in range(len(CLASSES)))
    numbers.extend(held)
    numbers.extend(final_points(table, player))
    numbers.extend(owner.dice.count(colour) for colour in range(len(COLOURS)))
    numbers.extend(diplomas(table, player))
    numbers.extend([ones(owner.disks), ones(owner.voyages), owner.pilgrim])
    return numbers


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
        values.append(_rival(table, outlook) if table.is_rival(player) else _standing(table, outlook))
    _foresee_locations(table, outlooks, values)
    return values


def _rival(table: Table, outlook: Outlook) -> int:
    """The rival scores points, voyages and majorities alone (C96)."""
    rival = table.players[outlook.player]
    value = rival.vp * THOUSAND + ones(rival.voyages) * VOYAGE_POINTS * THOUSAND
    for track in range(len(CLASSES)):
        value += majority(table, outlook.player, track, rival.tracks[track], outlook.left)
    return value + outlook.future * WORTH.rival_die


def _standing(table: Table, outlook: Outlook) -> int:
    """What a player has and will go on to get, apart from the dice that stand in the locations."""
    player, left = outlook.player, outlook.left
    owner = table.players[player]
    value = owner.vp * THOUSAND + outlook.all_incomes() + outlook.future * WORTH.die
    value += (owner.guards + owner.coins) * outlook.goods - _excess(owner.guards, left) - _excess(owner.coins, left)
    for track in range(len(CLASSES)):
        value += majority(table, player, track, owner.tracks[track], left)
    value += diploma_worth(outlook.diplomas, left)
    for card in owner.cards:
        bonus = CARD_BONUS[card]
        if bonus == IMMEDIATE:
            continue
        for effect in CARD_EFFECTS[card]:
            value += projected(table, outlook, effect) if bonus == END else effect_worth(table, outlook, effect)
    for space in range(SPACES):
        tile = table.monasteries[space]
        if owner.disks >> space & 1 and MONASTERY_LASTING[tile]:
            for effect in MONASTERY_EFFECTS[tile]:
                value += effect_worth(table, outlook, effect)
    return value + _voyages(table, outlook) + _order(table, outlook) + _pilgrim(table, outlook)


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
        worth = projected(table, outlook, VOYAGE_TASK[voyage])
        if owner.voyages >> slot & 1:
            value += worth
        elif owner.goods(VOYAGE_RESOURCE[voyage]) >= VOYAGE_COST[voyage]:
            best = max(best, worth - VOYAGE_COST[voyage] * outlook.goods)
    return value + best * WORTH.voyage_hope // THOUSAND


def _order(table: Table, outlook: Outlook) -> int:
    """Crowns are points at the end, and an early place in the next round before."""
    player = outlook.player
    if outlook.left == 0:
        return table.crowns_of(player) * THOUSAND // LEFTOVER_DIVISOR
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
    hope = min(steps + outlook.dice[2] * INCOME[2][owner.tracks[2]] + outlook.future // 2, 4)
    if hope == 0:
        return 0
    best = second = 0
    far = DISTANCES[owner.pilgrim]
    for space in range(SPACES):
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
    for location in range(len(LOCATIONS)):
        line = table.lines[location]
        if table.location == location and isinstance(table.agenda[-1], (CityAction, CastleAction)):
            line = [table.acting, *line]
        if all(colour_of(standing) == TOKEN_COLOUR for standing in line):
            continue
        if location == CASTLE:
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
    best = (DISTRESS_GUARDS + DISTRESS_COINS) * outlook.goods
    chosen = NONE
    for tile in tiles:
        worth = FAVOUR_CROWNS[tile] * WORTH.crown
        for effect in FAVOUR_EFFECTS[tile]:
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
    best = (DISTRESS_GUARDS + DISTRESS_COINS) * outlook.goods
    chosen = NONE
    for place in places:
        card = table.display[place]
        resource = CARD_COST[card]
        price = table.card_price(player, resource, pips)
        if (guards[player] if resource == GUARDS else coins[player]) < price:
            continue
        worth = card_worth(table, outlook, card) - price * outlook.goods
        if table.crowns[CARD_CLASS[card]] == place:
            worth += WORTH.crown
        if worth > best:
            best, chosen = worth, place
    if chosen != NONE:
        places.remove(chosen)
        if CARD_COST[table.display[chosen]] == GUARDS:
            guards[player] -= table.card_price(player, GUARDS, pips)
        else:
            coins[player] -= table.card_price(player, COINS, pips)
    values[player] += best


def _drop_highest(table: Table, places: list[int]) -> None:
    """A die token removes the card of highest influence, leftmost on a tie (C29)."""
    best = NONE
    for place in places:
        if best == NONE or CARD_INFLUENCE[table.display[place]] > CARD_INFLUENCE[table.display[best]]:
            best = place
    if best != NONE:
        places.remove(best)
