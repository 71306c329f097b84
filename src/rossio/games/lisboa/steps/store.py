"""Build a store (L8.1 to L8.11, L15.36)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import able, content, costs
from rossio.games.lisboa.actions import BUILD, COLUMN, CUBE, HOUSE, ROW
from rossio.games.lisboa.gains import COLOURS, earn, move_cube, note
from rossio.games.lisboa.state import COLUMN_PLACE, GOODS, NEW_STORES, NONE, Player, Table
from rossio.games.lisboa.steps.officials import PlaceOfficials
from rossio.games.lisboa.steps.payment import FOR_LAND, PayReis, after_coins
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.games.lisboa.steps.rubble import PickRubble
from rossio.games.lisboa.steps.ways import Demand, leads_on
from rossio.kernel.actions import encode, first_of, second_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def display_space(land: int, street: int) -> int:
    """L8.1: the display space whose tile fits the land and faces the street."""
    return content.SMALL_DISPLAY if content.LAND_SMALL[land] else content.LARGE_DISPLAY[street]


@final
class ChooseLand(Step[Table]):
    """L8.1, L8.2: a tile of the display, and an empty land on its street."""

    def moves(self, state: Table) -> list[int]:
        p = state.players[self.seat]
        display = able.tiles_shown(state)
        each = costs.cube_prices(p.lasting)
        moves: list[int] = []
        for land in range(len(state.stores)):
            if able.is_free(state, land, display) and able.land_open(state, p, land, each, p.reis, p.influence):
                for street in content.LAND_STREETS[land]:
                    if state.city[display_space(land, street)]:
                        moves.append(encode(BUILD, land, street))
        return moves

    def take(self, state: Table, move: int) -> None:
        land = first_of(move)
        street = second_of(move)
        state.agenda.append(PlaceHouse(self.seat, land, street))
        state.agenda.append(PayLand(self.seat, land))
        state.agenda.append(TakeCube(self.seat, land))
        state.agenda.append(PlaceTile(self.seat, land, street))
        state.agenda.append(Rewards(self.seat, state.land_effects(land)))

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        each = costs.cube_prices(p.lasting)
        refusals: list[Refusal] = []
        for land in range(len(state.stores)):
            for street in content.LAND_STREETS[land]:
                move = encode(BUILD, land, street)
                if state.stores[land] != NONE:
                    refusals.append(Refusal(move, "land-taken", "L8.2", {"land": content.LAND_IDS[land]}))
                elif not state.city[display_space(land, street)]:
                    refusals.append(Refusal(move, "no-tile", "L8.11", {"good": content.GOOD_IDS[street]}))
                elif not able.land_open(state, p, land, each, p.reis, p.influence):
                    need = costs.least_price(state, p.lasting, state.treasury, land)
                    facts: dict[str, object] = {"have": costs.purse(p.lasting, p.reis, p.influence), "need": need}
                    refusals.append(Refusal(move, "land-price", "L8.11", facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("land", self.seat, "L8.2")


@final
class PlaceTile(Step[Table]):
    """L8.3: after the reward the tile is placed, facing its street."""

    land: int
    street: int

    def __init__(self, seat: int = NOBODY, land: int = 0, street: int = 0) -> None:
        self.seat = seat
        self.land = land
        self.street = street

    def open(self, state: Table) -> bool:
        state.city[display_space(self.land, self.street)] -= 1
        state.stores[self.land] = self.seat * GOODS + self.street
        state.players[self.seat].stores[self.street] += 1
        if state.log is not None:
            facts: dict[str, object] = {"land": content.LAND_IDS[self.land], "good": content.GOOD_IDS[self.street]}
            state.tell("store", self.seat, facts)
        return False


def full_price(t: Table, p: Player, land: int, treasury: int) -> int:
    """L8.5: treasury value and the cubes at the end of row and column, less benefits, not below 0."""
    row = content.LAND_ROW[land] * COLOURS
    column = (COLUMN_PLACE + content.LAND_COLUMN[land]) * COLOURS
    price = content.TREASURY_REIS[treasury] + p.lasting[content.LAND]
    for colour in range(COLOURS):
        price += (t.cubes[row + colour] + t.cubes[column + colour]) * costs.cube_price(p.lasting, colour)
    return price


@final
class TakeCube(Step[Table]):
    """L8.4, L15.36: one cube of the land's row or column, compulsory if there is one."""

    land: int

    def __init__(self, seat: int = NOBODY, land: int = 0) -> None:
        self.seat = seat
        self.land = land

    def place(self, line: int) -> int:
        return content.LAND_ROW[self.land] if line == ROW else COLUMN_PLACE + content.LAND_COLUMN[self.land]

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return len(moves) > 1

    def moves(self, state: Table) -> list[int]:
        p = state.players[self.seat]
        price = full_price(state, p, self.land, state.treasury)
        means = costs.purse(p.lasting, p.reis, p.influence)
        moves: list[int] = []
        for line in (ROW, COLUMN):
            at = self.place(line) * COLOURS
            for colour in range(COLOURS):
                if state.cubes[at + colour] and price - costs.cube_price(p.lasting, colour) <= means:
                    moves.append(encode(CUBE, line, colour))
        return moves

    def take(self, state: Table, move: int) -> None:
        move_cube(state, self.seat, self.place(first_of(move)), second_of(move))

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        legal = self.moves(state)
        means = costs.purse(p.lasting, p.reis, p.influence)
        refusals: list[Refusal] = []
        for line in (ROW, COLUMN):
            for colour in range(COLOURS):
                move = encode(CUBE, line, colour)
                if move in legal:
                    continue
                if not state.cubes[self.place(line) * COLOURS + colour]:
                    refusals.append(Refusal(move, "no-cube", "L8.4", {"cube": f"cube-{content.COLOURS[colour]}"}))
                else:
                    need = full_price(state, p, self.land, state.treasury) - costs.cube_price(p.lasting, colour)
                    refusals.append(Refusal(move, "land-price", "L15.2", {"have": means, "need": need}))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("cube", self.seat, "L8.4", {"land": content.LAND_IDS[self.land]})


@final
class PayLand(Demand):
    """L8.5: pay the land, after reward and cube."""

    land: int

    def __init__(self, seat: int = NOBODY, land: int = 0) -> None:
        self.seat = seat
        self.land = land

    def open(self, state: Table) -> bool:
        price = full_price(state, state.players[self.seat], self.land, state.treasury)
        state.agenda.append(PayReis(self.seat, after_coins(state, self.seat, price), FOR_LAND))
        return False

    def met_with(self, t: Table, reis: int, influence: int) -> bool:
        p = t.players[self.seat]
        return full_price(t, p, self.land, t.treasury) <= costs.purse(p.lasting, reis, influence)

    def secure(self, t: Table) -> bool:
        p = t.players[self.seat]
        dearest = min(t.treasury + content.CARDINAL_STEPS, content.TREASURY_HIGH)
        return full_price(t, p, self.land, dearest) <= costs.purse(p.lasting, p.reis, p.influence)

    def in_reach(self, t: Table, step: Step[Table], move: int) -> bool:
        """Where officials go and which cube comes from the pile changes neither price nor purse."""
        return isinstance(step, (PlaceOfficials, PickRubble)) or leads_on(t, step, move, self)


@final
class PlaceHouse(Step[Table]):
    """L8.6: the lowest house of one of your three groups; then the store scores (L8.10)."""

    land: int
    street: int

    def __init__(self, seat: int = NOBODY, land: int = 0, street: int = 0) -> None:
        self.seat = seat
        self.land = land
        self.street = street

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return len(moves) > 1

    def moves(self, state: Table) -> list[int]:
        houses = state.players[self.seat].houses
        return [encode(HOUSE, group) for group in range(len(houses)) if houses[group] < content.HOUSES_IN_GROUP[group]]

    def take(self, state: Table, move: int) -> None:
        build_house(state, self.seat, first_of(move))
        score_store(state, self.seat, self.land, self.street)
        note(state, self.seat, content.STORE)

    def refusals(self, state: Table) -> list[Refusal]:
        houses = state.players[self.seat].houses
        return [
            Refusal(encode(HOUSE, group), "group-built", "L8.6", {"group": f"houses-{content.GROUPS[group]}"})
            for group in range(len(houses))
            if houses[group] >= content.HOUSES_IN_GROUP[group]
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("house", self.seat, "L8.6", {"land": content.LAND_IDS[self.land]})


def build_house(t: Table, seat: int, group: int) -> None:
    p = t.players[seat]
    p.houses[group] += 1
    p.renew()
    if t.log is not None:
        t.tell("house", seat, {"house": f"house-{content.GROUPS[group]}-{p.houses[group]}"})


def relevant_buildings(t: Table, land: int, street: int) -> int:
    """L8.10: buildings of the street's colour at the ends of the row, and at the north end of the street."""
    count = 0
    row = content.LAND_ROW[land]
    for site in (content.SITE_AT[0][row], content.NORTH_SITE[street], content.SITE_AT[1][row]):
        if t.opened[site] >= 0 and content.BUILDING_COLOURS[t.opened[site]] >> street & 1:
            count += 1
    return count


def store_wigs(t: Table, land: int, street: int) -> int:
    return t.column_wigs[content.LAND_COLUMN[land]] * relevant_buildings(t, land, street)


def score_store(t: Table, seat: int, land: int, street: int) -> None:
    """L8.10, L8.22: the new store scores once for each relevant building already there."""
    wigs = store_wigs(t, land, street)
    if wigs:
        earn(t, seat, wigs, NEW_STORES)
        if t.log is not None:
            t.tell("store-wigs", seat, {"land": content.LAND_IDS[land], "wigs": wigs})
