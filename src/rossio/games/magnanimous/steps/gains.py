"""Taking pieces from the supply: troops, deputies, ships, improvements (M16-M20)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import BUILD, DEPUTY, PLACE_IDS, TROOP
from rossio.games.magnanimous.content import (
    DEPUTY_LIMIT,
    IMPERIAL,
    IMPERIAL_LIMIT,
    NO_TILE,
    PORT_DOCKS,
    PROVINCE_IDS,
    RIO_DOCKS,
    SHIP_LIMIT,
    TILE_IDS,
)
from rossio.games.magnanimous.effects import CON, LIB, PARTIES
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def station(table: Table, seat: int, place: int, troops: int) -> int:
    """Put troops from the supply into a province or the Imperial area, as many as fit (M19, M20); how many."""
    if place == IMPERIAL:
        room = IMPERIAL_LIMIT - table.imperial
    else:
        room = table.troop_room(table.owner(place), place)
    placed = min(troops, room, table.troop_supply)
    if placed <= 0:
        return 0
    table.troop_supply -= placed
    if place == IMPERIAL:
        table.imperial += placed
    else:
        table.troops[place] += placed
    if table.log is not None:
        table.tell("stationed", seat, {"troops": placed, "place": PLACE_IDS[place]})
    return placed


def troop_provinces(table: Table, seat: int) -> list[int]:
    """The own provinces that can take a troop."""
    if table.troop_supply == 0:
        return []
    first = table.first_of(seat)
    return [
        province
        for province in range(first, first + PORT)
        if not table.is_occupied(province) and table.troop_room(seat, province) > 0
    ]


def gain_deputy(table: Table, seat: int, party: int) -> None:
    """One deputy of a party, if there is room (M18)."""
    player = table.players[seat]
    if player.deputies[party] < DEPUTY_LIMIT:
        player.deputies[party] += 1
        if table.log is not None:
            table.tell("won-deputy", seat, {"party": PARTIES[party]})


def fits_deputy(table: Table, seat: int) -> bool:
    deputies = table.players[seat].deputies
    return deputies[CON] < DEPUTY_LIMIT or deputies[LIB] < DEPUTY_LIMIT


def dock_in_port(table: Table, seat: int) -> None:
    """A new ship to the own port, if there is one and room for it (M18, Q35)."""
    if table.has_ship(seat) and table.fits_port(seat):
        table.players[seat].port_ships += 1
        if table.log is not None:
            table.tell("docked", seat, {"place": PROVINCE_IDS[table.port_of(seat)]})


def why_no_troop(table: Table, place: int) -> Refusal:
    """Why a place takes no troop."""
    move = TROOP | place << 8
    if table.troop_supply == 0:
        return Refusal(move, "no-troops-left", "M20")
    if place == IMPERIAL:
        return Refusal(move, "imperial-full", "M19", {"have": table.imperial, "limit": IMPERIAL_LIMIT})
    if table.is_occupied(place):
        return Refusal(move, "occupied", "M53", {"province": PROVINCE_IDS[place]})
    have = table.troops[place]
    limit = have + table.troop_room(table.owner(place), place)
    return Refusal(move, "troops-full", "M17", {"province": PROVINCE_IDS[place], "have": have, "limit": limit})


def why_no_deputy(table: Table, seat: int) -> list[Refusal]:
    deputies = table.players[seat].deputies
    return [
        Refusal(DEPUTY | party << 8, "deputies-full", "M18", {"party": PARTIES[party], "limit": DEPUTY_LIMIT})
        for party in (CON, LIB)
        if deputies[party] >= DEPUTY_LIMIT
    ]


def why_no_ship(table: Table, seat: int, move: int, to_rio: bool) -> Refusal:
    """Why a new ship cannot dock."""
    if not table.has_ship(seat):
        return Refusal(move, "no-ship-left", "M18", {"limit": SHIP_LIMIT})
    if to_rio:
        return Refusal(move, "rio-full", "Q41", {"limit": RIO_DOCKS})
    port = PROVINCE_IDS[table.port_of(seat)]
    if not table.port_open(seat):
        return Refusal(move, "occupied", "Q35", {"province": port})
    return Refusal(move, "port-full", "M37", {"province": port, "limit": PORT_DOCKS})


@final
class PlaceTroops(Step[Table]):
    """Troops gained go to own provinces of choice, one at a time; what does not fit is lost (M16, M20)."""

    left: int

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, state: Table) -> bool:
        if self.left <= 0:
            return False
        provinces = troop_provinces(state, self.seat)
        if len(provinces) > 1:
            return True
        if provinces:
            station(state, self.seat, provinces[0], self.left)
        return False

    def moves(self, state: Table) -> list[int]:
        return [TROOP | province << 8 for province in troop_provinces(state, self.seat)]

    def take(self, state: Table, move: int) -> None:
        state.agenda.append(PlaceTroops(self.seat, self.left - 1))
        station(state, self.seat, move >> 8, 1)

    def refusals(self, state: Table) -> list[Refusal]:
        fitting = troop_provinces(state, self.seat)
        first = state.first_of(self.seat)
        return [why_no_troop(state, p) for p in range(first, first + PORT) if p not in fitting]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("place-troop", self.seat, "M16", {"left": self.left})


@final
class TakeDeputies(Step[Table]):
    """Deputies of either party, one at a time; what does not fit is lost (M16, M37, M43)."""

    left: int

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, state: Table) -> bool:
        if self.left <= 0:
            return False
        deputies = state.players[self.seat].deputies
        if deputies[CON] < DEPUTY_LIMIT and deputies[LIB] < DEPUTY_LIMIT:
            return True
        party = CON if deputies[CON] < DEPUTY_LIMIT else LIB
        for _ in range(self.left):
            gain_deputy(state, self.seat, party)
        return False

    def moves(self, state: Table) -> list[int]:
        return [DEPUTY | CON << 8, DEPUTY | LIB << 8]

    def take(self, state: Table, move: int) -> None:
        state.agenda.append(TakeDeputies(self.seat, self.left - 1))
        gain_deputy(state, self.seat, move >> 8)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("choose-deputy", self.seat, "M37", {"left": self.left})


def build(table: Table, seat: int, tile: int, province: int) -> None:
    """Lay an improvement in a province (M37)."""
    table.tiles[province] = tile
    if table.log is not None:
        table.tell("built", seat, {"improvement": TILE_IDS[tile], "province": PROVINCE_IDS[province]})


def tile_provinces(table: Table, seat: int, province: int) -> list[int]:
    """The own provinces that can take an improvement: that one, or any if NONE is given (M17, Q26)."""
    first = table.first_of(seat)
    return [
        p
        for p in range(first, first + PORT)
        if table.tiles[p] == NO_TILE and not table.is_occupied(p) and province in (NONE, p)
    ]


def why_no_tile(table: Table, tile: int, province: int) -> Refusal:
    """Why a province takes no improvement."""
    move = BUILD | tile << 8 | province << 16
    facts: dict[str, object] = {"province": PROVINCE_IDS[province]}
    if table.is_occupied(province):
        return Refusal(move, "occupied", "M53", facts)
    facts["improvement"] = TILE_IDS[table.tiles[province]]
    return Refusal(move, "improved", "M17", facts)


@final
class LayImprovement(Step[Table]):
    """The improvement of a baron, out of the pile, goes to an own province of choice (M16)."""

    tile: int

    def __init__(self, seat: int = NOBODY, tile: int = NO_TILE) -> None:
        super().__init__(seat)
        self.tile = tile

    def moves(self, state: Table) -> list[int]:
        return [BUILD | self.tile << 8 | p << 16 for p in tile_provinces(state, self.seat, NONE)]

    def take(self, state: Table, move: int) -> None:
        state.tile_pile.remove(self.tile)
        state.chance.shuffle(state.tile_pile)
        build(state, self.seat, self.tile, move >> 16)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("lay-improvement", self.seat, "M16", {"improvement": TILE_IDS[self.tile]})
