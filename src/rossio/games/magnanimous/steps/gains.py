"""Taking pieces from the supply: troops, deputies, ships, improvements (M16-M20)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content, purposes
from rossio.games.magnanimous.actions import BUILD, DEPUTY, PLACE_IDS, TROOP
from rossio.games.magnanimous.effects import CON, LIB, PARTIES
from rossio.games.magnanimous.forms import OneByOne
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.strength import defence
from rossio.kernel.actions import encode, first_of, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


def station(table: Table, seat: int, place: int, troops: int) -> int:
    """Put troops from the supply into a province or the Imperial area, as many as fit (M19, M20); how many."""
    if place == content.IMPERIAL:
        room = content.IMPERIAL_LIMIT - table.imperial
    else:
        room = table.troop_room(table.owner(place), place)
    placed = max(min(troops, room, table.troop_supply), 0)
    if table.ledger is not None:
        table.weigh(seat, "troop", troops, placed)
    if placed == 0:
        return 0
    table.troop_supply -= placed
    if place == content.IMPERIAL:
        table.imperial += placed
    else:
        table.troops[place] += placed
    if table.log is not None:
        table.tell("stationed", seat, {"troops": placed, "place": PLACE_IDS[place]})
    return placed


def about_place(table: Table, place: int) -> About:
    """The troops of a province or of the Imperial area, and what a province holds against an attack."""
    if place == content.IMPERIAL:
        return About(facts={"troops": table.imperial})
    return About(facts={"troops": table.troops[place], "defence": defence(table, place)})


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
    fits = player.deputies[party] < content.DEPUTY_LIMIT
    if table.ledger is not None:
        table.weigh(seat, f"deputy-{PARTIES[party]}", 1, 1 if fits else 0)
    if fits:
        player.deputies[party] += 1
        if table.log is not None:
            table.tell("won-deputy", seat, {"party": PARTIES[party]})


def fits_deputy(table: Table, seat: int) -> bool:
    deputies = table.players[seat].deputies
    return deputies[CON] < content.DEPUTY_LIMIT or deputies[LIB] < content.DEPUTY_LIMIT


def dock_in_port(table: Table, seat: int) -> None:
    """A new ship to the own port, if there is one and room for it (M18, Q35)."""
    fits = table.has_ship(seat) and table.fits_port(seat)
    if table.ledger is not None:
        table.weigh(seat, "ship", 1, 1 if fits else 0)
    if fits:
        table.players[seat].port_ships += 1
        if table.log is not None:
            table.tell("docked", seat, {"place": content.PROVINCE_IDS[table.port_of(seat)]})


def why_no_troop(table: Table, place: int) -> Refusal:
    """Why a place takes no troop."""
    move = encode(TROOP, place)
    if table.troop_supply == 0:
        return Refusal(move, "no-troops-left", "M20")
    if place == content.IMPERIAL:
        return Refusal(move, "imperial-full", "M19", {"have": table.imperial, "limit": content.IMPERIAL_LIMIT})
    if table.is_occupied(place):
        return Refusal(move, "occupied", "M53", {"province": content.PROVINCE_IDS[place]})
    have = table.troops[place]
    limit = have + table.troop_room(table.owner(place), place)
    return Refusal(move, "troops-full", "M17", {"province": content.PROVINCE_IDS[place], "have": have, "limit": limit})


def why_no_deputy(table: Table, seat: int) -> list[Refusal]:
    deputies = table.players[seat].deputies
    return [
        Refusal(encode(DEPUTY, party), "deputies-full", "M18", {"party": PARTIES[party], "limit": content.DEPUTY_LIMIT})
        for party in (CON, LIB)
        if deputies[party] >= content.DEPUTY_LIMIT
    ]


def why_no_ship(table: Table, seat: int, move: int, to_rio: bool) -> Refusal:
    """Why a new ship cannot dock."""
    if not table.has_ship(seat):
        return Refusal(move, "no-ship-left", "M18", {"limit": content.SHIP_LIMIT})
    if to_rio:
        return Refusal(move, "rio-full", "Q41", {"limit": content.RIO_DOCKS})
    port = content.PROVINCE_IDS[table.port_of(seat)]
    if not table.port_open(seat):
        return Refusal(move, "occupied", "Q35", {"province": port})
    return Refusal(move, "port-full", "M37", {"province": port, "limit": content.PORT_DOCKS})


@final
class PlaceTroops(OneByOne):
    """Troops gained go to own provinces of choice, one at a time; what does not fit is lost (M16, M20)."""

    def open(self, table: Table) -> bool:
        if self.left <= 0:
            return False
        provinces = troop_provinces(table, self.seat)
        if len(provinces) > 1:
            return True
        if provinces:
            station(table, self.seat, provinces[0], self.left)
        elif table.ledger is not None:
            table.weigh(self.seat, "troop", self.left, 0)
        return False

    def moves(self, table: Table) -> list[int]:
        return [encode(TROOP, province) for province in troop_provinces(table, self.seat)]

    def take(self, table: Table, move: int) -> None:
        table.agenda.append(PlaceTroops(self.seat, self.left - 1))
        station(table, self.seat, first_of(move), 1)

    def about(self, table: Table, move: int) -> About:
        return about_place(table, first_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        fitting = troop_provinces(table, self.seat)
        first = table.first_of(self.seat)
        return [why_no_troop(table, p) for p in range(first, first + PORT) if p not in fitting]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("place-troop", self.seat, "M16", {"left": self.left})


@final
class TakeDeputies(OneByOne):
    """Deputies of either party, one at a time; what does not fit is lost (M16, M37, M43)."""

    def open(self, table: Table) -> bool:
        if self.left <= 0:
            return False
        deputies = table.players[self.seat].deputies
        if deputies[CON] < content.DEPUTY_LIMIT and deputies[LIB] < content.DEPUTY_LIMIT:
            return True
        party = CON if deputies[CON] < content.DEPUTY_LIMIT else LIB
        for _ in range(self.left):
            gain_deputy(table, self.seat, party)
        return False

    def moves(self, table: Table) -> list[int]:
        return [encode(DEPUTY, CON), encode(DEPUTY, LIB)]

    def take(self, table: Table, move: int) -> None:
        table.agenda.append(TakeDeputies(self.seat, self.left - 1))
        gain_deputy(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        return About(brings={f"deputy-{PARTIES[first_of(move)]}": 1})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("choose-deputy", self.seat, "M37", {"left": self.left})


def build(table: Table, seat: int, tile: int, province: int) -> None:
    """Lay an improvement in a province (M37)."""
    table.tiles[province] = tile
    if table.log is not None:
        table.tell("built", seat, {"improvement": content.TILE_IDS[tile], "province": content.PROVINCE_IDS[province]})


def tile_provinces(table: Table, seat: int, province: int) -> list[int]:
    """The own provinces that can take an improvement: that one, or any if NONE is given (M17, Q26)."""
    first = table.first_of(seat)
    return [
        p
        for p in range(first, first + PORT)
        if table.tiles[p] == content.NO_TILE and not table.is_occupied(p) and province in (NONE, p)
    ]


def why_no_tile(table: Table, tile: int, province: int) -> Refusal:
    """Why a province takes no improvement."""
    move = encode(BUILD, tile, province)
    facts: dict[str, object] = {"province": content.PROVINCE_IDS[province]}
    if table.is_occupied(province):
        return Refusal(move, "occupied", "M53", facts)
    facts["improvement"] = content.TILE_IDS[table.tiles[province]]
    return Refusal(move, "improved", "M17", facts)


@final
class LayImprovement(Step[Table]):
    """The improvement of a baron, out of the pile, goes to an own province of choice (M16)."""

    tile: int

    def __init__(self, seat: int = NOBODY, tile: int = content.NO_TILE) -> None:
        super().__init__(seat)
        self.tile = tile

    def moves(self, table: Table) -> list[int]:
        return [encode(BUILD, self.tile, p) for p in tile_provinces(table, self.seat, NONE)]

    def take(self, table: Table, move: int) -> None:
        table.tile_pile.remove(self.tile)
        table.stream(purposes.TILES_SEARCHED, self.seat).reshuffle(table.tile_pile, max(content.TILES))
        build(table, self.seat, self.tile, second_of(move))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("lay-improvement", self.seat, "M16", {"improvement": content.TILE_IDS[self.tile]})
