"""Counting and scoring (C59-C64, C87-C93): what effects count, what the end of the game pays."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import (
    CARDS_BEYOND,
    CLASSES,
    COPY_END,
    FLAT,
    HALF_SUM,
    LOWEST_TRACK_TIMES,
    NOT_OWN_MONASTERIES,
    OWN_CLASS,
    OWN_CLASS_SETS,
    OWN_CROWNS,
    OWN_DIPLOMAS,
    OWN_INFLUENCE_IN,
    OWN_MONASTERIES,
    OWN_MONASTERIES_LEVEL,
    PER,
    TRACK_THRESHOLD,
    TWO_TRACKS_HALF,
    Effect,
)
from rossio.games.coimbra.state import CATEGORIES, Table
from rossio.kernel.facts import Outcome, ScoreSheet

FINAL_CATEGORIES: Final = ["voyages", "majorities", "diplomas", "end-cards", "leftovers"]


def ones(bits: int) -> int:
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def class_sets(table: Table, player: int) -> int:
    """Complete sets of four cards, one of each class (C91)."""
    held = [0] * len(CLASSES)
    for card in table.players[player].cards:
        held[content.CARD_CLASS[card]] += 1
    return min(held)


def diplomas(table: Table, player: int) -> list[int]:
    """How many icons of each kind a player has on cards and monasteries, wild ones last (C90)."""
    held = [0] * len(content.DIPLOMA_KINDS)
    owner = table.players[player]
    for card in owner.cards:
        for kind in content.CARD_DIPLOMAS[card]:
            held[kind] += 1
    for space in range(content.SPACES):
        if owner.disks >> space & 1:
            for kind in content.MONASTERY_DIPLOMAS[table.monasteries[space]]:
                held[kind] += 1
    return held


def diploma_points(held: list[int]) -> int:
    """The best partition of icons into sets of different kinds (C61)."""
    wilds = held[content.WILD]
    sets: list[int] = []
    for level in range(1, max(held[: content.WILD]) + 1):
        size = 0
        for kind in range(content.WILD):
            if held[kind] >= level:
                size += 1
        sets.append(size)
    for _ in range(wilds):
        for place in range(len(sets)):
            if sets[place] < content.WILD:
                sets[place] += 1
                break
        else:
            sets.append(1)
    points = 0
    for size in sets:
        points += content.SET_POINTS[size]
    return points


def count(table: Table, player: int, effect: Effect) -> int:
    """How often a "per" effect counts now, start cards and the thing just gained included (C67)."""
    owner = table.players[player]
    kind = effect.count
    if kind == OWN_CLASS:
        return owner.of_class(effect.among[0])
    if kind == OWN_INFLUENCE_IN:
        found = 0
        for card in owner.cards:
            if content.CARD_INFLUENCE[card] in effect.among:
                found += 1
        return found
    if kind == OWN_CLASS_SETS:
        return class_sets(table, player)
    if kind == OWN_MONASTERIES:
        return ones(owner.disks)
    if kind == OWN_MONASTERIES_LEVEL:
        found = 0
        for space in range(content.SPACES):
            if owner.disks >> space & 1 and content.SPACE_LEVEL[space] == effect.among[0]:
                found += 1
        return found
    if kind == NOT_OWN_MONASTERIES:
        return content.SPACES - ones(owner.disks)
    if kind == OWN_DIPLOMAS:
        return sum(diplomas(table, player))
    if kind == OWN_CROWNS:
        return table.crowns_of(player)
    return ones(owner.voyages)


def task_points(table: Table, player: int, effect: Effect) -> int:
    """What a voyage's task or a game-end effect is worth now."""
    owner = table.players[player]
    op = effect.op
    if op == PER:
        return effect.gain.points * count(table, player, effect)
    if op == TWO_TRACKS_HALF:
        return (owner.tracks[effect.tracks[0]] + owner.tracks[effect.tracks[1]]) // 2
    if op == HALF_SUM:
        return (owner.guards + owner.coins + table.crowns_of(player)) // 2
    if op == LOWEST_TRACK_TIMES:
        return effect.amount * min(owner.tracks)
    if op == CARDS_BEYOND:
        return effect.amount * max(len(owner.cards) - effect.among[0], 0)
    if op == TRACK_THRESHOLD:
        points = 0
        for row in effect.table:
            if owner.tracks[effect.track] >= row[0]:
                points = row[1]
        return points
    if op == FLAT:
        return effect.amount
    raise ValueError(f"effect {op} is not worth points by itself")


def voyage_points(table: Table, player: int, slot: int) -> int:
    """What a voyage on display is worth to a player who invested in it (C59)."""
    if table.is_rival(player):
        return content.RIVAL_VOYAGE
    return task_points(table, player, content.VOYAGE_TASK[table.laid[slot]])


def majority_points(table: Table, player: int, track: int) -> int:
    """What a track pays a player for the own rank now (C60, C89, C92)."""
    players = len(table.players)
    space = table.players[player].tracks[track]
    rank = table.rank(player, track)
    if space == 0 or rank >= content.MAJORITY_RANKS[players]:
        return 0
    if players == 2 and rank == 1 and table.players[1 - player].tracks[track] - space > content.SECOND_PLACE_GAP:
        return 0
    return content.tile_points(table.tiles[track], players)[rank]


def end_card_points(table: Table, player: int, card: int) -> int:
    """What one game-end card is worth; a copying one takes the best other one (C62)."""
    points = 0
    for effect in content.CARD_EFFECTS[card]:
        if effect.op == COPY_END:
            best = 0
            for other in table.players[player].cards:
                if (
                    other != card
                    and content.CARD_BONUS[other] == content.END
                    and content.CARD_EFFECTS[other][0].op != COPY_END
                ):
                    best = max(best, end_card_points(table, player, other))
            points += best
        else:
            points += task_points(table, player, effect)
    return points


def final_points(table: Table, player: int) -> list[int]:
    """The final scoring of one player by category (C59-C63); of the rival only voyages and majorities (C107)."""
    return points_with(table, player, diplomas(table, player))


def points_with(table: Table, player: int, held: list[int]) -> list[int]:
    """`final_points`, when the diplomas have been counted."""
    owner = table.players[player]
    voyages = 0
    for slot in range(len(table.laid)):
        if owner.voyages >> slot & 1:
            voyages += voyage_points(table, player, slot)
    majorities = 0
    for track in range(len(CLASSES)):
        majorities += majority_points(table, player, track)
    if table.is_rival(player):
        return [voyages, majorities, 0, 0, 0]
    end_cards = 0
    for card in owner.cards:
        if content.CARD_BONUS[card] == content.END:
            end_cards += end_card_points(table, player, card)
    leftovers = (owner.guards + owner.coins + table.crowns_of(player)) // content.LEFTOVER_DIVISOR
    return [voyages, majorities, diploma_points(held), end_cards, leftovers]


def score_sheet(table: Table) -> ScoreSheet:
    """Every point of every player by category, final scoring as if the game ended now."""
    rows = [owner.points + final_points(table, player) for player, owner in enumerate(table.players)]
    return ScoreSheet(CATEGORIES + FINAL_CATEGORIES, rows)


def outcome_of(table: Table) -> Outcome:
    """Most points win; on a tie the player earlier in the player order (C64)."""
    sheet = score_sheet(table)
    scores = [sheet.total(player) for player in range(len(table.players))]
    standing = [scores[player] * len(scores) - table.order.index(player) for player in range(len(scores))]
    ranks = [1 + len([other for other in standing if other > mine]) for mine in standing]
    return Outcome("points", scores, ranks)
