"""The automa of the solo game (L14.1, P14); in words in docs/lisboa-solo.md."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content
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
    """Take the card of the deck whose turn it is, discard it, and do as it says, as far as possible."""

    def open(self, state: Table) -> bool:
        kind = next_kind(state)
        if kind == NONE:
            return False
        card = take_from_display(state, self.seat, kind)
        state.discards.append(card)
        if state.log is not None:
            state.tell("automa-card", self.seat, {"card": content.CARD_IDS[card]})
        if kind == content.TREASURY:
            collect(state, self.seat)
            return False
        state.court = kind
        ask_followers(state, self.seat, kind)
        if kind == content.MANUEL:
            settle_official(state, self.seat)
            build(state, self.seat)
        elif kind == content.MARQUIS:
            if state.decrees:
                take_decree(state, self.seat, state.decrees[0])
        else:
            state.agenda.append(AutomaOpens(self.seat))
            move_cardinal(state, self.seat)
        return False


def next_kind(t: Table) -> int:
    """The next deck of the cycle with a card to take, or NONE."""
    kinds = len(t.display)
    for after in range(kinds):
        kind = (t.automa[CYCLE] + after) % kinds
        if t.display[kind] != NONE:
            t.automa[CYCLE] = (kind + 1) % kinds
            return kind
    return NONE


def collect(t: Table, seat: int) -> None:
    """Treasury: wigs equal to the treasury value, then the marker goes down."""
    wigs = content.TREASURY_REIS[t.treasury]
    earn(t, seat, wigs, TREASURY_CARDS)
    if t.log is not None:
        t.tell("automa-wigs", seat, {"wigs": wigs})
    move_treasury(t, content.PLAYED_CARD_MOVE)


def settle_official(t: Table, seat: int) -> None:
    """Manuel: an official into the office with fewest officials."""
    if not t.players[seat].officials:
        return
    chosen = 0
    for noble in range(1, NOBLES):
        if t.in_office(noble) < t.in_office(chosen):
            chosen = noble
    place_official(t, seat, chosen)


def build(t: Table, seat: int) -> None:
    """Manuel: a store without cost or reward, where it scores most at once."""
    p = t.players[seat]
    if p.houses_built() >= content.HOUSES:
        return
    best_land = NONE
    best_street = NONE
    best = 0
    for spot in content.AUTOMA_SPOTS:
        land = spot[0]
        street = spot[1]
        if t.stores[land] == NONE and t.city[display_space(land, street)]:
            worth = spot_worth(t, land, street)
            if best_land == NONE or worth > best:
                best = worth
                best_land = land
                best_street = street
    if best_land == NONE:
        return
    t.city[display_space(best_land, best_street)] -= 1
    t.stores[best_land] = seat * GOODS + best_street
    p.stores[best_street] += 1
    if t.log is not None:
        t.tell("store", seat, {"land": content.LAND_IDS[best_land], "good": content.GOOD_IDS[best_street]})
    clear_cube(t, seat, best_land)
    for group in range(len(p.houses)):
        if p.houses[group] < content.HOUSES_IN_GROUP[group]:
            build_house(t, seat, group)
            break
    score_store(t, seat, best_land, best_street)


def spot_worth(t: Table, land: int, street: int) -> int:
    """Most wigs at once; then the higher scoring tile; then the lower rubble cost."""
    wigs = store_wigs(t, land, street)
    return (wigs * SCALE + t.column_wigs[content.LAND_COLUMN[land]]) * SCALE - rubble_cost(t, land)


SCALE: Final = 1000
"""More than any scoring tile or rubble cost."""


def rubble_cost(t: Table, land: int) -> int:
    """What the cubes at the land's row and column would add to its price."""
    cost = 0
    row = content.LAND_ROW[land] * COLOURS
    column = (COLUMN_PLACE + content.LAND_COLUMN[land]) * COLOURS
    for colour in range(COLOURS):
        cost += (t.cubes[row + colour] + t.cubes[column + colour]) * content.CUBE_PRICE[colour]
    return cost


def clear_cube(t: Table, seat: int, land: int) -> None:
    """A colour it needs for its next set, else the first there is; from the row before the column."""
    p = t.players[seat]
    sets = p.sets()
    places = (content.LAND_ROW[land], COLUMN_PLACE + content.LAND_COLUMN[land])
    for needed in (True, False):
        for colour in range(COLOURS):
            if needed and p.cubes[colour] > sets:
                continue
            for place in places:
                if t.cubes[place * COLOURS + colour]:
                    move_cube(t, seat, place, colour)
                    return


def move_cardinal(t: Table, seat: int) -> None:
    """King: the Cardinal moves 1 space, and the tile clockwise of him, else the other, is discarded."""
    before = t.cardinal
    t.cardinal = (before + content.AUTOMA_STEPS) % content.CHURCH_SPACES
    beside = content.BESIDE[t.cardinal]
    gap = beside[1] if t.church[beside[1]] != NONE else beside[0]
    if t.church[gap] != NONE:
        tile = t.church[gap]
        t.church[gap] = NONE
        t.clergy_out.append(tile)
        if t.log is not None:
            t.tell("automa-cardinal", seat, {"tile": content.CLERGY_IDS[tile]})
    t.agenda.append(ChurchIcons(seat, before, content.AUTOMA_STEPS))


@final
class AutomaOpens(Step[Table]):
    """King: opens a public building, architects in turn, where it gains most over the human player."""

    def open(self, state: Table) -> bool:
        first = state.automa[NEXT_ARCHITECT]
        for architect in (first, 1 - first):
            site = best_site(state, self.seat, architect)
            if site != NONE:
                state.automa[NEXT_ARCHITECT] = 1 - first
                clear_site(state, self.seat, site)
                open_building(state, self.seat, architect, site)
                state.automa[STAFFED] += content.AUTOMA_STAFF[state.period]
                send_home(state, self.seat)
                break
        return False


def best_site(t: Table, seat: int, architect: int) -> int:
    """The free legal site with most wigs for the automa less those of the human; ties: north, west, east."""
    building = t.available_building(architect)
    if building == NONE:
        return NONE
    colours = content.BUILDING_COLOURS[building * 2 + architect]
    best = NONE
    most = 0
    for site in content.AUTOMA_SITES:
        street = content.SITE_STREET[site]
        if t.opened[site] != NONE or (street >= 0 and not colours >> street & 1):
            continue
        wigs = building_wigs(t, architect, building, site)
        gain = wigs[seat] - wigs[1 - seat]
        if best == NONE or gain > most:
            best = site
            most = gain
    return best


def send_home(t: Table, seat: int) -> None:
    """Up to 2 officials return: from plazas first, then from the office with most of its own."""
    p = t.players[seat]
    for _ in range(content.AUTOMA_RETURN):
        chosen = NONE
        for post in [*range(NOBLES, 2 * NOBLES), *range(NOBLES)]:
            if not p.posts[post] or (chosen >= NOBLES):
                continue
            if chosen == NONE or (post < NOBLES and p.posts[post] > p.posts[chosen]):
                chosen = post
        if chosen != NONE:
            recall(t, seat, chosen)
