"""The solo rival: every choice it makes, by its two decks and fixed rules (C96)."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra.content import (
    CARD_CLASS,
    CARD_COST,
    CARD_DIPLOMAS,
    CARD_IDS,
    CARD_INFLUENCE,
    CASTLE,
    CORNERS,
    FAVOUR_CROWNS,
    FAVOUR_IDS,
    INCOME,
    INCOME_KIND,
    MONASTERY_IDS,
    NODE_IDS,
    PIPS,
    ROADS,
    SPACE_AT,
    SPACE_NODES,
    WHITE,
)
from rossio.games.coimbra.effects import RESOURCES
from rossio.games.coimbra.rival import (
    CASTLE_POINTS,
    COLOUR_FIRST,
    COLOUR_ORDER,
    CORNER_BY_ROLL,
    DIPLOMA_POINTS,
    GOODS_DIE_POINTS,
    HIGHEST,
    LEFT_PAIR_ROLLS,
    MONASTERY_POINTS,
    NOTHING_LEFT_POINTS,
    PLACE,
    VOYAGE_FROM_ROUND,
    WHITE_TIE,
)
from rossio.games.coimbra.state import NONE, RIVAL, Table, face
from rossio.games.coimbra.steps import city, rounds, start


def _distances(goal: int) -> list[int]:
    """Steps from every node to a goal; roads out of a corner run one way."""
    far = len(NODE_IDS)
    steps = [far] * len(NODE_IDS)
    steps[goal] = 0
    changed = True
    while changed:
        changed = False
        for node in range(len(NODE_IDS)):
            for near in ROADS[node]:
                if steps[near] + 1 < steps[node]:
                    steps[node] = steps[near] + 1
                    changed = True
    return steps


STEPS_TO: Final = [_distances(node) for node in range(len(NODE_IDS))]


def choose_start(table: Table, player: int) -> None:
    """First a pair, then a corner, both by a roll."""
    roll = table.chance.below(PIPS) + 1
    table.reveal()
    if not table.players[player].cards:
        left = [pair for pair in range(len(table.pairs) // 2) if table.pairs[2 * pair] != NONE]
        start.take_pair(table, player, left[0] if roll in LEFT_PAIR_ROLLS else left[-1])
        return
    corner = CORNERS.index(CORNER_BY_ROLL[roll - 1])
    taken = [other.pilgrim for other in table.players]
    while CORNERS[corner] in taken:
        corner = (corner + 1) % len(CORNERS)
    start.take_corner(table, player, CORNERS[corner])


def draft(table: Table, player: int) -> None:
    """Draw an action card and a colour card, take the die they name and place it."""
    action = table.rival_actions.pop()
    colours = COLOUR_ORDER[table.rival_colours.pop()]
    table.reveal()
    rounds.place_die(table, player, drafted(table.pool, action, colours), PLACE[action])


def drafted(pool: list[int], action: int, colours: list[int]) -> int:
    """The die an action card and an order of colours name in a pool."""
    choice = pool
    if COLOUR_FIRST[action]:
        first = next(colour for colour in colours if any(die // PIPS == colour for die in pool))
        choice = [die for die in pool if die // PIPS == first]
    pips = [die % PIPS for die in choice]
    wanted = max(pips) if HIGHEST[action] else min(pips)
    tied = [die // PIPS for die in choice if die % PIPS == wanted]
    return face(next(colour for colour in colours if colour in tied), wanted + 1)


def act(table: Table, player: int, location: int) -> None:
    """Its triggered die: the tile with most crowns, or the card of highest influence, free."""
    owner = table.players[player]
    if location == CASTLE:
        left = [tile for tile in range(len(FAVOUR_IDS)) if table.favours[tile] == NONE]
        if not left:
            _earn(table, player, NOTHING_LEFT_POINTS)
            return
        tile = max(left, key=FAVOUR_CROWNS.__getitem__)
        table.favours[tile] = player
        if table.log is not None:
            table.tell("favoured", player, {"tile": FAVOUR_IDS[tile]})
        _earn(table, player, CASTLE_POINTS)
        return
    place = city.highest_card(table, location)
    if place == NONE:
        _earn(table, player, NOTHING_LEFT_POINTS)
        return
    card = table.display[place]
    table.display[place] = NONE
    owner.cards.append(card)
    table.raise_track(player, CARD_CLASS[card], CARD_INFLUENCE[card])
    if table.log is not None:
        table.tell("acquired", player, {"card": CARD_IDS[card], "price": {RESOURCES[CARD_COST[card]]: 0}})
    if table.crowns[CARD_CLASS[card]] == place:
        table.agenda.append(city.TakeCrown(player, CARD_CLASS[card]))
    _earn(table, player, DIPLOMA_POINTS * len(CARD_DIPLOMAS[card]))


def collect(table: Table, player: int) -> None:
    """Phase E: points for every die; the purple die walks."""
    owner = table.players[player]
    for colour in owner.dice:
        track = colour
        if colour == WHITE:
            highest = max(owner.tracks)
            track = next(track for track in WHITE_TIE if owner.tracks[track] == highest)
        kind = INCOME_KIND[track]
        amount = INCOME[track][owner.tracks[track]]
        if kind == 3:
            _earn(table, player, amount)
        elif kind == 2:
            _walk(table, player, amount)
        else:
            _earn(table, player, GOODS_DIE_POINTS)
        table.pool.append(face(colour, 1))
    owner.dice = []


def _walk(table: Table, player: int, steps: int) -> None:
    """Step by step on a shortest way to the nearest monastery without its disk."""
    owner = table.players[player]
    for _ in range(steps):
        goal = _nearest(table, player)
        if goal == NONE:
            return
        away = STEPS_TO[goal]
        owner.pilgrim = min(ROADS[owner.pilgrim], key=lambda node: (away[node], node))
        if table.log is not None:
            table.tell("walked", player, {"place": NODE_IDS[owner.pilgrim]})
        space = SPACE_AT[owner.pilgrim]
        if space >= 0 and not owner.disks >> space & 1:
            owner.disks |= 1 << space
            if table.log is not None:
                table.tell("entered", player, {"monastery": MONASTERY_IDS[table.monasteries[space]]})
            _earn(table, player, MONASTERY_POINTS)


def _nearest(table: Table, player: int) -> int:
    """The node of the nearest monastery without its disk, first on the map's list on a tie."""
    owner = table.players[player]
    best = NONE
    shortest = len(NODE_IDS)
    for space, node in enumerate(SPACE_NODES):
        if not owner.disks >> space & 1:
            steps = STEPS_TO[node][owner.pilgrim]
            if steps < shortest:
                best = node
                shortest = steps
    return best


def invest(table: Table, player: int) -> None:
    """Phase F: from round 2 on a disk on the leftmost voyage without one, free."""
    if table.round < VOYAGE_FROM_ROUND:
        return
    owner = table.players[player]
    for slot in range(len(table.laid)):
        if not owner.voyages >> slot & 1:
            owner.voyages |= 1 << slot
            return


def _earn(table: Table, player: int, points: int) -> None:
    if points:
        table.players[player].earn(points, RIVAL)
        if table.log is not None:
            table.tell("gained", player, {"what": {"points": points}})
