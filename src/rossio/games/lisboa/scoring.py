"""End of the game: the seven scores, the score sheet, the outcome (L12)."""

from __future__ import annotations

from rossio.games.lisboa import content, goals
from rossio.games.lisboa.state import CATEGORIES, GOODS, NOBLES, STAFFED, Player, Table
from rossio.kernel.facts import Outcome, ScoreSheet


def shares(counts: list[int], places: list[int]) -> list[int]:
    """The wigs of the places; tied players add theirs up and divide, rounded down (L12.5, L15.40)."""
    wigs = [0] * len(counts)
    for number in range(len(counts)):
        mine = counts[number]
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
        wigs[number] = total // tied
    return wigs


def store_majorities(table: Table) -> list[int]:
    """The majorities of the four kinds of store (L12.4)."""
    tables = goals.MAJORITIES_FOR_TWO if table.small() else goals.MAJORITIES
    places = tables[1] if table.tools_english else tables[0]
    wigs = [0] * len(table.players)
    for good in range(GOODS):
        won = shares([player.stores[good] for player in table.players], places[good])
        for number in range(len(won)):
            wigs[number] += won[number]
    return wigs


def plan_officials(table: Table, number: int) -> int:
    """Officials printed on completed plans; the automa counts its own way (L14.1)."""
    if number >= table.seats:
        return table.automa[STAFFED]
    total = 0
    for plan in table.players[number].done_plans:
        total += content.PLAN_OFFICIALS[plan]
    return total


def goal_count(table: Table, number: int, decree: int) -> int:
    """How often a decree's goal is met."""
    player = table.players[number]
    goal = goals.DECREE_GOAL[decree]
    only = goals.DECREE_FILTERS[decree]
    if goal == goals.OWN_STORES:
        return _own_stores(table, number, only)
    if goal == goals.PUBLIC:
        return _public_buildings(table, only)
    if goal == goals.OWN_PLANS:
        architect = only[goals.ARCHITECT]
        return len([plan for plan in player.done_plans if architect in (-1, content.PLAN_ARCHITECT[plan])])
    if goal == goals.OWN_OFFICIALS:
        return player.officials_out() if only[goals.NOBLE] < 0 else player.posts[only[goals.NOBLE]]
    if goal == goals.OWN_CUBES:
        return player.cubes[only[goals.COLOUR]]
    return _own_things(player, goal)


def _own_things(player: Player, goal: int) -> int:
    if goal == goals.OWN_STORE_KINDS:
        return len([count for count in player.stores if count])
    if goal == goals.OWN_SHIPS:
        return len(player.ships)
    if goal == goals.OWN_HULLS:
        return hulls(player)
    if goal == goals.OWN_SETS:
        return player.sets()
    if goal == goals.OWN_FAVORS:
        return favors(player)
    if goal == goals.OWN_CLERGY:
        return len(player.clergy)
    if goal == goals.OWN_NOBLES:
        return len(player.nobles)
    if goal == goals.OWN_TREASURY:
        return len(player.treasuries)
    if goal == goals.OWN_REIS:
        return player.reis
    if goal == goals.OWN_INFLUENCE:
        return player.influence
    if goal == goals.OWN_GOODS:
        return player.goods_held()
    built = [group for group in range(len(player.houses)) if player.houses[group] == content.HOUSES_IN_GROUP[group]]
    return len(built)


def _own_stores(table: Table, number: int, only: list[int]) -> int:
    count = 0
    for land in range(len(table.stores)):
        store = table.stores[land]
        if (
            store >= 0
            and store // GOODS == number
            and only[goals.ROW] in (-1, content.LAND_ROW[land])
            and only[goals.COLUMN] in (-1, content.LAND_COLUMN[land])
            and only[goals.GOOD] in (-1, store % GOODS)
        ):
            count += 1
    return count


def _public_buildings(table: Table, only: list[int]) -> int:
    count = 0
    for site in range(len(table.opened)):
        building = table.opened[site]
        if (
            building >= 0
            and only[goals.ROW] in (-1, content.SITE_ROW[site])
            and only[goals.ARCHITECT] in (-1, building % 2)
            and only[goals.SIDE] in (-1, content.SITE_SIDE[site])
            and (only[goals.GOOD] < 0 or content.BUILDING_COLOURS[building] >> only[goals.GOOD] & 1)
        ):
            count += 1
    return count


def decree_wigs(table: Table, number: int, decree: int) -> int:
    """What a decree is worth to its owner; to the automa always the same (L12.7)."""
    if number >= table.seats:
        return content.AUTOMA_DECREE
    count = goal_count(table, number, decree)
    if goals.DECREE_AT_LEAST[decree]:
        return goals.DECREE_WIGS[decree] if count >= goals.DECREE_AT_LEAST[decree] else 0
    return goals.DECREE_WIGS[decree] * (count // goals.DECREE_EVERY[decree])


def hulls(player: Player) -> int:
    total = 0
    for ship in player.ships:
        total += content.SHIP_HULL[ship]
    return total


def favors(player: Player) -> int:
    total = 0
    for noble in range(NOBLES):
        total += player.favors >> noble & 1
    return total


def money(player: Player) -> int:
    """Réis in hand and those all influence would generate (L12.6)."""
    return player.reis + content.REIS_AT[player.influence]


def final_scores(table: Table) -> list[list[int]]:
    """The seven scores of every player, as things stand (L12.2 to L12.9)."""
    count = len(table.players)
    majorities = store_majorities(table)
    officials = shares([plan_officials(table, number) for number in range(count)], goals.OFFICIALS_TABLE[count])
    rows: list[list[int]] = []
    for number in range(count):
        player = table.players[number]
        decrees = 0
        for decree in player.decrees:
            decrees += decree_wigs(table, number, decree)
        row = [hulls(player) * goals.PER_HULL, player.sets() * goals.PER_SET, majorities[number]]
        row += [money(player) // goals.REIS_PER_WIG, decrees, officials[number], favors(player) * goals.PER_FAVOR]
        rows.append(row)
    return rows


def score_sheet(table: Table) -> ScoreSheet:
    """Every wig by its source: those on the track, and what the end of the game would add now."""
    final = final_scores(table)
    rows = [table.players[number].points + final[number] for number in range(len(table.players))]
    return ScoreSheet(CATEGORIES + goals.FINAL_CATEGORIES, rows)


def outcome_of(table: Table) -> Outcome:
    """Most wigs; then sets, stores, completed plans, réis in hand; then a shared victory (L12.10, L12.11)."""
    final = final_scores(table)
    standings: list[list[int]] = []
    for number in range(len(table.players)):
        player = table.players[number]
        wigs = player.wigs + sum(final[number])
        if table.seats == 1:
            standings.append([wigs, int(number >= table.seats)])
        else:
            standings.append([wigs, player.sets(), sum(player.stores), len(player.done_plans), player.reis])
    ranks = [1 + len([other for other in standings if other > mine]) for mine in standings]
    return Outcome("wigs", [standing[0] for standing in standings], ranks)
