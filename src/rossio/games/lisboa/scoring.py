"""End of the game: the seven scores, the score sheet, the outcome (L12)."""

from __future__ import annotations

from rossio.games.lisboa import content, goals
from rossio.games.lisboa.state import GOODS, NOBLES, SOURCES, STAFFED, Player, Table
from rossio.kernel.facts import Outcome, ScoreSheet


def shares(counts: list[int], places: list[int]) -> list[int]:
    """L12.5, L15.40: the wigs of the places; tied players add theirs up and divide, rounded down."""
    wigs = [0] * len(counts)
    for player in range(len(counts)):
        mine = counts[player]
        if mine == 0:
            continue
        ahead = 0
        tied = 0
        for other in counts:
            if other > mine:
                ahead += 1
            elif other == mine:
                tied += 1
        total = 0
        for place in range(ahead, min(ahead + tied, len(places))):
            total += places[place]
        wigs[player] = total // tied
    return wigs


def store_majorities(t: Table) -> list[int]:
    """L12.4: the majorities of the four kinds of store."""
    tables = goals.MAJORITIES_FOR_TWO if t.small() else goals.MAJORITIES
    places = tables[1] if t.tools_english else tables[0]
    wigs = [0] * len(t.players)
    for good in range(GOODS):
        won = shares([p.stores[good] for p in t.players], places[good])
        for player in range(len(won)):
            wigs[player] += won[player]
    return wigs


def plan_officials(t: Table, player: int) -> int:
    """Officials printed on completed plans; the automa counts its own way (P14)."""
    if player >= t.seats:
        return t.automa[STAFFED]
    total = 0
    for plan in t.players[player].done_plans:
        total += content.PLAN_OFFICIALS[plan]
    return total


def goal_count(t: Table, player: int, decree: int) -> int:
    """How often a decree's goal is met."""
    p = t.players[player]
    goal = goals.DECREE_GOAL[decree]
    only = goals.DECREE_FILTERS[decree]
    if goal == goals.OWN_STORES:
        return _own_stores(t, player, only)
    if goal == goals.PUBLIC:
        return _public_buildings(t, only)
    if goal == goals.OWN_PLANS:
        architect = only[goals.ARCHITECT]
        return len([plan for plan in p.done_plans if architect in (-1, content.PLAN_ARCHITECT[plan])])
    if goal == goals.OWN_OFFICIALS:
        return p.officials_out() if only[goals.NOBLE] < 0 else p.posts[only[goals.NOBLE]]
    if goal == goals.OWN_CUBES:
        return p.cubes[only[goals.COLOUR]]
    return _own_things(p, goal)


def _own_things(p: Player, goal: int) -> int:
    if goal == goals.OWN_STORE_KINDS:
        return len([count for count in p.stores if count])
    if goal == goals.OWN_SHIPS:
        return len(p.ships)
    if goal == goals.OWN_HULLS:
        return hulls(p)
    if goal == goals.OWN_SETS:
        return p.sets()
    if goal == goals.OWN_FAVORS:
        return favors(p)
    if goal == goals.OWN_CLERGY:
        return len(p.clergy)
    if goal == goals.OWN_NOBLES:
        return len(p.nobles)
    if goal == goals.OWN_TREASURY:
        return len(p.treasuries)
    if goal == goals.OWN_REIS:
        return p.reis
    if goal == goals.OWN_INFLUENCE:
        return p.influence
    if goal == goals.OWN_GOODS:
        return p.goods_held()
    built = [group for group in range(len(p.houses)) if p.houses[group] == content.HOUSES_IN_GROUP[group]]
    return len(built)


def _own_stores(t: Table, player: int, only: list[int]) -> int:
    count = 0
    for land in range(len(t.stores)):
        store = t.stores[land]
        if (
            store >= 0
            and store // GOODS == player
            and only[goals.ROW] in (-1, content.LAND_ROW[land])
            and only[goals.COLUMN] in (-1, content.LAND_COLUMN[land])
            and only[goals.GOOD] in (-1, store % GOODS)
        ):
            count += 1
    return count


def _public_buildings(t: Table, only: list[int]) -> int:
    count = 0
    for site in range(len(t.opened)):
        building = t.opened[site]
        if (
            building >= 0
            and only[goals.ROW] in (-1, content.SITE_ROW[site])
            and only[goals.ARCHITECT] in (-1, building % 2)
            and only[goals.SIDE] in (-1, content.SITE_SIDE[site])
            and (only[goals.GOOD] < 0 or content.BUILDING_COLOURS[building] >> only[goals.GOOD] & 1)
        ):
            count += 1
    return count


def decree_wigs(t: Table, player: int, decree: int) -> int:
    """L12.7: what a decree is worth to its owner; to the automa always the same."""
    if player >= t.seats:
        return content.AUTOMA_DECREE
    count = goal_count(t, player, decree)
    if goals.DECREE_AT_LEAST[decree]:
        return goals.DECREE_WIGS[decree] if count >= goals.DECREE_AT_LEAST[decree] else 0
    return goals.DECREE_WIGS[decree] * (count // goals.DECREE_EVERY[decree])


def hulls(p: Player) -> int:
    total = 0
    for ship in p.ships:
        total += content.SHIP_HULL[ship]
    return total


def favors(p: Player) -> int:
    total = 0
    for noble in range(NOBLES):
        total += p.favors >> noble & 1
    return total


def money(p: Player) -> int:
    """L12.6: réis in hand and those all influence would generate."""
    return p.reis + content.REIS_AT[p.influence]


def final_scores(t: Table) -> list[list[int]]:
    """L12.2 to L12.9: the seven scores of every player, as things stand."""
    count = len(t.players)
    majorities = store_majorities(t)
    officials = shares([plan_officials(t, player) for player in range(count)], goals.OFFICIALS_TABLE[count])
    rows: list[list[int]] = []
    for player in range(count):
        p = t.players[player]
        decrees = 0
        for decree in p.decrees:
            decrees += decree_wigs(t, player, decree)
        row = [hulls(p) * goals.PER_HULL, p.sets() * goals.PER_SET, majorities[player]]
        row += [money(p) // goals.REIS_PER_WIG, decrees, officials[player], favors(p) * goals.PER_FAVOR]
        rows.append(row)
    return rows


def score_sheet(t: Table) -> ScoreSheet:
    """Every wig by its source: those on the track, and what the end of the game would add now."""
    final = final_scores(t)
    rows = [t.players[player].points + final[player] for player in range(len(t.players))]
    return ScoreSheet(SOURCES + goals.FINAL_CATEGORIES, rows)


def outcome_of(t: Table) -> Outcome:
    """L12.10, L12.11: most wigs; then sets, stores, completed plans, réis in hand; then a shared victory."""
    final = final_scores(t)
    standings: list[list[int]] = []
    for player in range(len(t.players)):
        p = t.players[player]
        wigs = p.wigs + sum(final[player])
        if t.seats == 1:
            standings.append([wigs, int(player >= t.seats)])
        else:
            standings.append([wigs, p.sets(), sum(p.stores), len(p.done_plans), p.reis])
    ranks = [1 + len([other for other in standings if other > mine]) for mine in standings]
    return Outcome("wigs", [standing[0] for standing in standings], ranks)
