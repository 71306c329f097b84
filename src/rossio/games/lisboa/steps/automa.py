"""The automa of the solo game (L14.1); in words in docs/lisboa-solo.md."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.gains import COLOURS, earn, move_cube, move_treasury
from rossio.games.lisboa.state import (
    COLUMN_PLACE,
    CYCLE,
    GOODS,
    NEXT_ARCHITECT,
    NOBLES,
    NONE,
    STAFFED,
    TREASURY_CARDS,
    Table,
)
from rossio.games.lisboa.steps.building import building_wigs, clear_site, open_building
from rossio.games.lisboa.steps.church import ChurchIcons
from rossio.games.lisboa.steps.decree import take_decree
from rossio.games.lisboa.steps.officials import place_official, recall
from rossio.games.lisboa.steps.store import build_house, display_space, score_store, store_wigs
from rossio.games.lisboa.steps.turn import take_from_display
from rossio.games.lisboa.steps.visit import ask_followers
from rossio.kernel.state import Step


@final
class AutomaTurn(Step[Table]):
    """Take the card of the deck whose turn it is, do as it says, as far as possible, and discard it."""

    def open(self, table: Table) -> bool:
        kind = next_kind(table)
        if kind == NONE:
            return False
        card = take_from_display(table, self.seat, kind)
        if table.log is not None:
            table.tell("automa-card", self.seat, {"card": content.CARD_IDS[card]})
        if kind == content.TREASURY:
            table.discards.append(card)
            collect(table, self.seat)
            return False
        table.court = card
        ask_followers(table, self.seat, kind)
        if kind == content.MANUEL:
            settle_official(table, self.seat)
            build(table, self.seat)
        elif kind == content.MARQUIS:
            if table.decrees:
                take_decree(table, self.seat, table.decrees[0])
        else:
            table.agenda.append(AutomaOpens(self.seat))
            move_cardinal(table, self.seat)
        return False


def next_kind(table: Table) -> int:
    """The next deck of the cycle with a card to take, or NONE."""
    kinds = len(table.display)
    for after in range(kinds):
        kind = (table.automa[CYCLE] + after) % kinds
        if table.display[kind] != NONE:
            table.automa[CYCLE] = (kind + 1) % kinds
            return kind
    return NONE


def collect(table: Table, seat: int) -> None:
    """Treasury: wigs equal to the treasury value, then the marker goes down."""
    wigs = content.TREASURY_REIS[table.treasury]
    earn(table, seat, wigs, TREASURY_CARDS)
    if table.log is not None:
        table.tell("automa-wigs", seat, {"wigs": wigs})
    move_treasury(table, content.PLAYED_CARD_MOVE)


def settle_official(table: Table, seat: int) -> None:
    """Manuel: an official into the office with fewest officials."""
    if not table.players[seat].officials:
        return
    chosen = 0
    for noble in range(1, NOBLES):
        if table.in_office(noble) < table.in_office(chosen):
            chosen = noble
    place_official(table, seat, chosen)


def build(table: Table, seat: int) -> None:
    """Manuel: a store without cost or reward, where it scores most at once."""
    player = table.players[seat]
    if player.houses_built() >= content.HOUSES:
        return
    best_land = NONE
    best_street = NONE
    best = 0
    for spot in content.AUTOMA_SPOTS:
        land = spot[0]
        street = spot[1]
        if table.stores[land] == NONE and table.city[display_space(land, street)]:
            worth = spot_worth(table, land, street)
            if best_land == NONE or worth > best:
                best = worth
                best_land = land
                best_street = street
    if best_land == NONE:
        return
    table.city[display_space(best_land, best_street)] -= 1
    table.stores[best_land] = seat * GOODS + best_street
    player.stores[best_street] += 1
    if table.log is not None:
        table.tell("store", seat, {"land": content.LAND_IDS[best_land], "good": content.GOOD_IDS[best_street]})
    clear_cube(table, seat, best_land)
    for group in range(len(player.houses)):
        if player.houses[group] < content.HOUSES_IN_GROUP[group]:
            build_house(table, seat, group)
            break
    score_store(table, seat, best_land, best_street)


def spot_worth(table: Table, land: int, street: int) -> int:
    """Most wigs at once; then the higher scoring tile; then the lower rubble cost."""
    wigs = store_wigs(table, land, street)
    return (wigs * SCALE + table.column_wigs[content.LAND_COLUMN[land]]) * SCALE - rubble_cost(table, land)


SCALE: Final = 1000
"""More than any scoring tile or rubble cost."""


def rubble_cost(table: Table, land: int) -> int:
    """What the cubes at the land's row and column would add to its price."""
    cost = 0
    row = costs.ROW_CUBES[land]
    column = costs.COLUMN_CUBES[land]
    for colour in range(COLOURS):
        cost += (table.cubes[row + colour] + table.cubes[column + colour]) * content.CUBE_PRICE[colour]
    return cost


def clear_cube(table: Table, seat: int, land: int) -> None:
    """A colour it needs for its next set, else the first there is; from the row before the column."""
    player = table.players[seat]
    sets = player.sets()
    places = (content.LAND_ROW[land], COLUMN_PLACE + content.LAND_COLUMN[land])
    for needed in (True, False):
        for colour in range(COLOURS):
            if needed and player.cubes[colour] > sets:
                continue
            for place in places:
                if table.cubes[place * COLOURS + colour]:
                    move_cube(table, seat, place, colour)
                    return


def move_cardinal(table: Table, seat: int) -> None:
    """King: the Cardinal moves 1 space, and the tile clockwise of him, else the other, is discarded."""
    before = table.cardinal
    table.cardinal = (before + content.AUTOMA_STEPS) % content.CHURCH_SPACES
    beside = content.BESIDE[table.cardinal]
    gap = beside[1] if table.church[beside[1]] != NONE else beside[0]
    if table.church[gap] != NONE:
        tile = table.church[gap]
        table.church[gap] = NONE
        table.clergy_out += (tile,)
        if table.log is not None:
            table.tell("automa-cardinal", seat, {"tile": content.CLERGY_IDS[tile]})
    table.agenda.append(ChurchIcons(seat, before, content.AUTOMA_STEPS))


@final
class AutomaOpens(Step[Table]):
    """King: opens a public building, architects in turn, where it gains most over the human player."""

    def open(self, table: Table) -> bool:
        first = table.automa[NEXT_ARCHITECT]
        for architect in (first, 1 - first):
            site = best_site(table, self.seat, architect)
            if site != NONE:
                table.automa[NEXT_ARCHITECT] = 1 - first
                clear_site(table, self.seat, site)
                open_building(table, self.seat, architect, site)
                table.automa[STAFFED] += content.AUTOMA_STAFF[table.period]
                send_home(table, self.seat)
                break
        return False


def best_site(table: Table, seat: int, architect: int) -> int:
    """The free legal site with most wigs for the automa less those of the human; ties: north, west, east."""
    building = table.available_building(architect)
    if building == NONE:
        return NONE
    colours = content.BUILDING_COLOURS[building * 2 + architect]
    best = NONE
    most = 0
    for site in content.AUTOMA_SITES:
        street = content.SITE_STREET[site]
        if table.opened[site] != NONE or (street >= 0 and not colours >> street & 1):
            continue
        wigs = building_wigs(table, architect, building, site)
        gain = wigs[seat] - wigs[1 - seat]
        if best == NONE or gain > most:
            best = site
            most = gain
    return best


def send_home(table: Table, seat: int) -> None:
    """Up to 2 officials return: from plazas first, then from the office with most of its own."""
    player = table.players[seat]
    for _ in range(content.AUTOMA_RETURN):
        chosen = NONE
        for post in [*range(NOBLES, 2 * NOBLES), *range(NOBLES)]:
            if not player.posts[post] or (chosen >= NOBLES):
                continue
            if chosen == NONE or (post < NOBLES and player.posts[post] > player.posts[chosen]):
                chosen = post
        if chosen != NONE:
            recall(table, seat, chosen)
