"""Victory: points of a Republic end, the votes of a Nobility end, the score sheet (M2-M4, M78-M86)."""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.state import BY_NOBILITY, BY_REPUBLIC, DEFEAT, ENDS, NONE, PORT, RUNNING, Table
from rossio.games.magnanimous.votes import final_votes
from rossio.kernel.facts import Outcome, ScoreSheet

CATEGORIES: Final = ["title", "commerce", "referendums", "troops", "reis", "occupied", "governor", "nobility"]
"""Those of a Republic end; at a Nobility end the place on the track alone counts (Q63)."""

SHARED_DEFEAT: Final = 2
"""The rank of everybody when nobody has won (M4)."""


def commerce_points(table: Table) -> list[int]:
    """Most commerce spaces, then tokens; ties share rounded down, without tokens there is nothing (M80, Q59)."""
    spaces = [0] * table.seats
    tokens = [0] * table.seats
    for space, seat in enumerate(table.commerce_by):
        if seat != NONE:
            spaces[seat] += 1
            tokens[seat] += table.commerce[space]
    points = [0] * table.seats
    second = content.COMMERCE_SECOND if table.seats >= content.SECOND_FROM_SEATS else 0
    leaders = _leaders(spaces, tokens, NONE)
    if len(leaders) > 1:
        for seat in leaders:
            points[seat] = (content.COMMERCE_FIRST + second) // len(leaders)
    elif leaders:
        points[leaders[0]] = content.COMMERCE_FIRST
        if second:
            runners = _leaders(spaces, tokens, leaders[0])
            for seat in runners:
                points[seat] = second // len(runners)
    return points


def _leaders(spaces: list[int], tokens: list[int], but: int) -> list[int]:
    """The seats with most spaces, and of those with most tokens, but for one; nobody without tokens leads."""
    leaders: list[int] = []
    most = 0
    more = 0
    for seat in range(len(spaces)):
        if seat == but or spaces[seat] < most or (spaces[seat] == most and tokens[seat] < more):
            continue
        if spaces[seat] > most or tokens[seat] > more:
            most = spaces[seat]
            more = tokens[seat]
            leaders = []
        if tokens[seat]:
            leaders.append(seat)
    return leaders


def own_troops(table: Table, seat: int) -> int:
    """Troops on the own board; neither ships nor the Imperial area (M82, Q60)."""
    if table.players[seat].colour == NONE:
        return 0
    first = table.first_of(seat)
    troops = 0
    for province in range(first, first + PORT):
        troops += table.troops[province]
    return troops


def own_occupied(table: Table, seat: int) -> int:
    """Occupied provinces of the colour, port included (M84, Q61)."""
    colour = table.players[seat].colour
    if colour == NONE:
        return 0
    return (table.occupied & content.COLOUR_MASK[colour]).bit_count()


def ending(table: Table) -> int:
    """How the game has ended, or would if the round ended now; the Republic outranks Nobility, or the first (Q51)."""
    if table.end != RUNNING:
        return table.end
    arrived = any(player.nobility == content.TRACK_TOP for player in table.players)
    return BY_NOBILITY if arrived and (not table.proclaimed or table.nobility_first()) else BY_REPUBLIC


def score_sheet(table: Table) -> ScoreSheet:
    """The points by category; a shared defeat leaves none (M4)."""
    end = ending(table)
    if end == BY_REPUBLIC:
        commerce = commerce_points(table)
        return ScoreSheet(CATEGORIES, [points(table, seat, commerce[seat]) for seat in range(table.seats)])
    rows = [[0] * len(CATEGORIES) for _ in table.players]
    if end == BY_NOBILITY:
        for seat, player in enumerate(table.players):
            rows[seat][-1] = player.nobility
    return ScoreSheet(CATEGORIES, rows)


def points(table: Table, seat: int, commerce: int) -> list[int]:
    """What a Republic end gives a player, by category (M79-M85)."""
    player = table.players[seat]
    return [
        content.TITLE_POINTS[player.title()],
        commerce,
        content.PER_REFERENDUM * len(player.referendums),
        content.PER_TROOP * own_troops(table, seat),
        player.reis // content.REIS_PER_POINT,
        content.PER_OCCUPIED * own_occupied(table, seat),
        content.GOVERNOR_POINTS if seat == table.governor else 0,
        0,
    ]


def outcome_of(table: Table) -> Outcome:
    """The result, or what it would be if the round ended now.

    A Republic end compares points, then réis (M86). At a Nobility end those on the last space compare votes, then who
    came first; the others are ranked by their place on the track (M78, Q53). A shared defeat ranks everybody second:
    nobody has won (M4).
    """
    end = ending(table)
    rows = score_sheet(table)
    scores = [rows.total(seat) for seat in range(table.seats)]
    if end == DEFEAT:
        return Outcome(ENDS[end], scores, [SHARED_DEFEAT] * table.seats)
    order: list[list[int]] = []
    for seat, player in enumerate(table.players):
        if end == BY_REPUBLIC:
            order.append([scores[seat], player.reis])
        elif player.nobility == content.TRACK_TOP:
            order.append([player.nobility, final_votes(table, seat), -player.arrival])
        else:
            order.append([player.nobility])
    return Outcome(ENDS[end], scores, [1 + sum(other > mine for other in order) for mine in order])
