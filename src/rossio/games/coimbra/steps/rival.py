"""The solo rival: every choice it makes, by its two decks and fixed rules (C96-C107)."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content, purposes
from rossio.games.coimbra.effects import CLASSES, COLOURS
from rossio.games.coimbra.state import NONE, RIVAL, Table, face
from rossio.games.coimbra.steps import deeds, gains


def _distances(goal: int) -> list[int]:
    """Steps from every node to a goal; roads out of a corner run one way."""
    far = len(content.NODE_IDS)
    steps = [far] * len(content.NODE_IDS)
    steps[goal] = 0
    changed = True
    while changed:
        changed = False
        for node in range(len(content.NODE_IDS)):
            for near in content.ROADS[node]:
                if steps[near] + 1 < steps[node]:
                    steps[node] = steps[near] + 1
                    changed = True
    return steps


STEPS_TO: Final = [_distances(node) for node in range(len(content.NODE_IDS))]


def choose_start(table: Table, player: int) -> None:
    """First a pair, then a corner, both by a roll (C99)."""
    pair = not table.players[player].cards
    roll = table.stream(purposes.RIVAL_PAIR if pair else purposes.RIVAL_CORNER).below(content.PIPS) + 1
    table.reveal()
    if pair:
        left = [place for place in range(len(table.pairs) // 2) if table.pairs[2 * place] != NONE]
        deeds.take_pair(table, player, left[0] if roll in content.RIVAL_LEFT_PAIR else left[-1])
        return
    corner = content.CORNERS.index(content.RIVAL_CORNERS[roll - 1])
    taken = [other.pilgrim for other in table.players]
    while content.CORNERS[corner] in taken:
        corner = (corner + 1) % len(content.CORNERS)
    deeds.take_corner(table, player, content.CORNERS[corner])


def draft(table: Table, player: int) -> None:
    """Draw an action card and a colour card, take the die they name and place it (C98, C101)."""
    action = table.rival_actions.pop()
    colours = content.RIVAL_COLOURS[table.rival_colours.pop()]
    table.reveal()
    deeds.place_die(table, player, drafted(table.pool, action, colours), content.RIVAL_PLACE[action])


def drafted(pool: list[int], action: int, colours: list[int]) -> int:
    """The die an action card and an order of colours name in a pool (C101)."""
    choice = pool
    if content.RIVAL_COLOUR_FIRST[action]:
        first = next(colour for colour in colours if any(die // content.PIPS == colour for die in pool))
        choice = [die for die in pool if die // content.PIPS == first]
    pips = [die % content.PIPS for die in choice]
    wanted = max(pips) if content.RIVAL_HIGHEST[action] else min(pips)
    tied = [die // content.PIPS for die in choice if die % content.PIPS == wanted]
    return face(next(colour for colour in colours if colour in tied), wanted + 1)


def act(table: Table, player: int, location: int) -> None:
    """Its triggered die: the tile with most crowns, or the card of highest influence, free (C102, C103)."""
    owner = table.players[player]
    if location == content.CASTLE:
        left = [tile for tile in range(len(content.FAVOUR_IDS)) if table.favours[tile] == NONE]
        if not left:
            _earn(table, player, content.RIVAL_NOTHING_LEFT)
            return
        tile = max(left, key=content.FAVOUR_CROWNS.__getitem__)
        table.favours[tile] = player
        if table.log is not None:
            table.tell("favoured", player, {"tile": content.FAVOUR_IDS[tile]})
        _earn(table, player, content.RIVAL_CASTLE)
        return
    place = deeds.highest_card(table, location)
    if place == NONE:
        _earn(table, player, content.RIVAL_NOTHING_LEFT)
        return
    card = table.display[place]
    table.display[place] = NONE
    owner.cards.append(card)
    if table.log is not None:
        table.tell("acquired-free", player, {"card": content.CARD_IDS[card]})
    gains.advance(table, player, content.CARD_CLASS[card], content.CARD_INFLUENCE[card])
    if table.crowns[content.CARD_CLASS[card]] == place:
        table.agenda.append(deeds.TakeCrown(player, content.CARD_CLASS[card]))
    _earn(table, player, content.RIVAL_DIPLOMA * len(content.CARD_DIPLOMAS[card]))


def collect(table: Table, player: int) -> None:
    """Phase E: points for every die; the purple die walks (C105)."""
    owner = table.players[player]
    for colour in owner.dice:
        track = colour
        if colour == content.WHITE:
            highest = max(owner.tracks)
            track = next(track for track in content.RIVAL_WHITE_TIE if owner.tracks[track] == highest)
        if table.log is not None:
            table.tell("activated", player, {"colour": COLOURS[colour], "track": CLASSES[track]})
        kind = content.INCOME_KIND[track]
        amount = content.INCOME[track][owner.tracks[track]]
        if kind == 3:
            _earn(table, player, amount)
        elif kind == 2:
            _walk(table, player, amount)
        else:
            _earn(table, player, content.RIVAL_GOODS_DIE)
        table.pool.append(face(colour, 1))
    owner.dice = []


def _walk(table: Table, player: int, steps: int) -> None:
    """Step by step on a shortest way to the nearest monastery without its disk (C106)."""
    owner = table.players[player]
    for _ in range(steps):
        goal = _nearest(table, player)
        if goal == NONE:
            return
        away = STEPS_TO[goal]
        owner.pilgrim = min(content.ROADS[owner.pilgrim], key=lambda node: (away[node], node))
        if table.log is not None:
            table.tell("walked", player, {"place": content.NODE_IDS[owner.pilgrim]})
        space = content.SPACE_AT[owner.pilgrim]
        if space >= 0 and not owner.disks >> space & 1:
            owner.disks |= 1 << space
            if table.log is not None:
                table.tell("entered", player, {"monastery": content.MONASTERY_IDS[table.monasteries[space]]})
            _earn(table, player, content.RIVAL_MONASTERY)


def _nearest(table: Table, player: int) -> int:
    """The node of the nearest monastery without its disk, first on the map's list on a tie."""
    owner = table.players[player]
    best = NONE
    shortest = len(content.NODE_IDS)
    for space, node in enumerate(content.SPACE_NODES):
        if not owner.disks >> space & 1:
            steps = STEPS_TO[node][owner.pilgrim]
            if steps < shortest:
                best = node
                shortest = steps
    return best


def invest(table: Table, player: int) -> None:
    """Phase F: from round 2 on a disk on the leftmost voyage without one, free (C107)."""
    if table.round < content.RIVAL_VOYAGES_FROM:
        return
    owner = table.players[player]
    for slot in range(len(table.laid)):
        if not owner.voyages >> slot & 1:
            owner.voyages |= 1 << slot
            if table.log is not None:
                table.tell("invested-free", player, {"voyage": content.VOYAGE_IDS[table.laid[slot]]})
            return


def _earn(table: Table, player: int, points: int) -> None:
    if points:
        table.players[player].earn(points, RIVAL)
        if table.log is not None:
            table.tell("gained", player, {"what": {"points": points}})
