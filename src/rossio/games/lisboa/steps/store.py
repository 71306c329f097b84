"""Build a store (L8.1 to L8.11, L15.36)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.can import Bid, is_free, land_open, tiles_shown
from rossio.games.lisboa.able.ways import Demand, leads_on
from rossio.games.lisboa.actions import BUILD, BUILD_MOVES, COLUMN, CUBE, HOUSE, ROW
from rossio.games.lisboa.gains import COLOURS, earn, move_cube, note
from rossio.games.lisboa.state import COLUMN_PLACE, GOODS, NEW_STORES, NONE, Player, Table
from rossio.games.lisboa.steps.officials import PlaceOfficials
from rossio.games.lisboa.steps.payment import FOR_LAND, PayReis
from rossio.games.lisboa.steps.plans import TakePlan
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.games.lisboa.steps.rubble import PickRubble, about_cube
from rossio.kernel.actions import encode, first_of, put, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


def display_space(land: int, street: int) -> int:
    """The display space whose tile fits the land and faces the street (L8.1)."""
    return content.SMALL_DISPLAY if content.LAND_SMALL[land] else content.LARGE_DISPLAY[street]


@final
class ChooseLand(Step[Table]):
    """A tile of the display, and an empty land on its street (L8.1, L8.2).

    Asked even if only one is left: this is what the card was played for, and nothing has been spent on it yet.
    """

    def moves(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        display = tiles_shown(table)
        bid = Bid(table, player, player.reis, player.influence)
        moves: list[int] = []
        for land in range(len(table.stores)):
            if is_free(table, land, display) and land_open(table, bid, land):
                for street in content.LAND_STREETS[land]:
                    if table.city[display_space(land, street)]:
                        put(moves, BUILD_MOVES, land * GOODS + street)
        return moves

    def take(self, table: Table, move: int) -> None:
        land = first_of(move)
        street = second_of(move)
        table.agenda.append(PlaceHouse(self.seat, land, street))
        table.agenda.append(PayLand(self.seat, land))
        table.agenda.append(TakeCube(self.seat, land))
        table.agenda.append(PlaceTile(self.seat, land, street))
        table.agenda.append(Rewards(self.seat, table.land_effects(land)))

    def about(self, table: Table, move: int) -> About:
        """The price of the land with its dearest cube taken, its parts, and the wigs of the store."""
        player = table.players[self.seat]
        land = first_of(move)
        price = costs.least_price(table, player.lasting, table.treasury, land)
        wigs = store_wigs(table, land, second_of(move))
        about = About({"reis": costs.after_coins(player, price)}, {"wigs": wigs}, {"price": price})
        about.facts["treasury"] = content.TREASURY_REIS[table.treasury]
        about.facts["rubble"] = costs.rubble_price(table, costs.cube_prices(player.lasting), land)
        about.facts["benefits"] = player.lasting[content.LAND]
        return about

    def refusals(self, table: Table) -> list[Refusal]:
        player = table.players[self.seat]
        bid = Bid(table, player, player.reis, player.influence)
        refusals: list[Refusal] = []
        for land in range(len(table.stores)):
            for street in content.LAND_STREETS[land]:
                move = encode(BUILD, land, street)
                if table.stores[land] != NONE:
                    refusals.append(Refusal(move, "land-taken", "L8.2", {"land": content.LAND_IDS[land]}))
                elif not table.city[display_space(land, street)]:
                    refusals.append(Refusal(move, "no-tile", "L8.11", {"good": content.GOOD_IDS[street]}))
                elif not land_open(table, bid, land):
                    need = costs.least_price(table, player.lasting, table.treasury, land)
                    facts: dict[str, object] = {
                        "have": costs.purse(player.lasting, player.reis, player.influence),
                        "need": need,
                    }
                    refusals.append(Refusal(move, "land-price", "L8.11", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("land", self.seat, "L8.2")


@final
class PlaceTile(Step[Table]):
    """After the reward the tile is placed, facing its street (L8.3)."""

    land: int
    street: int

    def __init__(self, seat: int = NOBODY, land: int = 0, street: int = 0) -> None:
        super().__init__(seat)
        self.land = land
        self.street = street

    def open(self, table: Table) -> bool:
        table.city[display_space(self.land, self.street)] -= 1
        table.stores[self.land] = self.seat * GOODS + self.street
        table.players[self.seat].stores[self.street] += 1
        if table.log is not None:
            facts: dict[str, object] = {"land": content.LAND_IDS[self.land], "good": content.GOOD_IDS[self.street]}
            table.tell("store", self.seat, facts)
        return False


def full_price(table: Table, player: Player, land: int, treasury: int) -> int:
    """Treasury value and the cubes at the end of row and column, less benefits, not below 0 (L8.5)."""
    row = costs.ROW_CUBES[land]
    column = costs.COLUMN_CUBES[land]
    price = content.TREASURY_REIS[treasury] + player.lasting[content.LAND]
    for colour in range(COLOURS):
        price += (table.cubes[row + colour] + table.cubes[column + colour]) * costs.cube_price(player.lasting, colour)
    return price


@final
class TakeCube(Choice[Table]):
    """One cube of the land's row or column, compulsory if there is one (L8.4, L15.36)."""

    land: int

    def __init__(self, seat: int = NOBODY, land: int = 0) -> None:
        super().__init__(seat)
        self.land = land

    def place(self, line: int) -> int:
        return content.LAND_ROW[self.land] if line == ROW else COLUMN_PLACE + content.LAND_COLUMN[self.land]

    def moves(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        price = full_price(table, player, self.land, table.treasury)
        means = costs.purse(player.lasting, player.reis, player.influence)
        moves: list[int] = []
        for line in (ROW, COLUMN):
            at = self.place(line) * COLOURS
            for colour in range(COLOURS):
                if table.cubes[at + colour] and price - costs.cube_price(player.lasting, colour) <= means:
                    moves.append(encode(CUBE, line, colour))
        return moves

    def take(self, table: Table, move: int) -> None:
        move_cube(table, self.seat, self.place(first_of(move)), second_of(move))

    def about(self, table: Table, move: int) -> About:
        """What the cube takes off the price, and what is left to pay."""
        player = table.players[self.seat]
        off = costs.cube_price(player.lasting, second_of(move))
        price = full_price(table, player, self.land, table.treasury) - off
        about = about_cube(player, second_of(move))
        about.costs["reis"] = costs.after_coins(player, price)
        about.facts["off"] = off
        return about

    def refusals(self, table: Table) -> list[Refusal]:
        player = table.players[self.seat]
        legal = self.moves(table)
        means = costs.purse(player.lasting, player.reis, player.influence)
        refusals: list[Refusal] = []
        for line in (ROW, COLUMN):
            for colour in range(COLOURS):
                move = encode(CUBE, line, colour)
                if move in legal:
                    continue
                if not table.cubes[self.place(line) * COLOURS + colour]:
                    refusals.append(Refusal(move, "no-cube", "L8.4", {"cube": f"cube-{content.COLOURS[colour]}"}))
                else:
                    need = full_price(table, player, self.land, table.treasury) - costs.cube_price(
                        player.lasting, colour
                    )
                    refusals.append(Refusal(move, "land-price", "L15.2", {"have": means, "need": need}))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("cube", self.seat, "L8.4", {"land": content.LAND_IDS[self.land]})


@final
class PayLand(Demand):
    """Pay the land, after reward and cube (L8.5)."""

    land: int

    def __init__(self, seat: int = NOBODY, land: int = 0) -> None:
        super().__init__(seat)
        self.land = land

    def open(self, table: Table) -> bool:
        price = full_price(table, table.players[self.seat], self.land, table.treasury)
        table.agenda.append(PayReis(self.seat, costs.after_coins(table.players[self.seat], price), FOR_LAND))
        return False

    def met_with(self, table: Table, reis: int, influence: int) -> bool:
        player = table.players[self.seat]
        return full_price(table, player, self.land, table.treasury) <= costs.purse(player.lasting, reis, influence)

    def secure(self, table: Table) -> bool:
        player = table.players[self.seat]
        dearest = min(table.treasury + content.CARDINAL_STEPS, content.TREASURY_HIGH)
        return full_price(table, player, self.land, dearest) <= costs.purse(
            player.lasting, player.reis, player.influence
        )

    def in_reach(self, table: Table, step: Step[Table], move: int) -> bool:
        """Where officials go, which cube comes from the pile, which plan: neither price nor purse changes."""
        return isinstance(step, (PlaceOfficials, PickRubble, TakePlan)) or leads_on(table, step, move, self)


@final
class PlaceHouse(Choice[Table]):
    """The lowest house of one of your three groups; then the store scores (L8.6, L8.10)."""

    land: int
    street: int

    def __init__(self, seat: int = NOBODY, land: int = 0, street: int = 0) -> None:
        super().__init__(seat)
        self.land = land
        self.street = street

    def moves(self, table: Table) -> list[int]:
        houses = table.players[self.seat].houses
        return [encode(HOUSE, group) for group in range(len(houses)) if houses[group] < content.HOUSES_IN_GROUP[group]]

    def take(self, table: Table, move: int) -> None:
        build_house(table, self.seat, first_of(move))
        score_store(table, self.seat, self.land, self.street)
        note(table, self.seat, content.STORE)

    def about(self, table: Table, move: int) -> About:
        group = first_of(move)
        wigs = store_wigs(table, self.land, self.street)
        house = f"house-{content.GROUPS[group]}-{table.players[self.seat].houses[group] + 1}"
        return About(brings={"wigs": wigs}, facts={"house": house})

    def refusals(self, table: Table) -> list[Refusal]:
        houses = table.players[self.seat].houses
        return [
            Refusal(encode(HOUSE, group), "group-built", "L8.6", {"group": f"houses-{content.GROUPS[group]}"})
            for group in range(len(houses))
            if houses[group] >= content.HOUSES_IN_GROUP[group]
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("house", self.seat, "L8.6", {"land": content.LAND_IDS[self.land]})


def build_house(table: Table, seat: int, group: int) -> None:
    player = table.players[seat]
    houses = list(player.houses)
    houses[group] += 1
    player.houses = tuple(houses)
    player.renew()
    if table.log is not None:
        table.tell("house", seat, {"house": f"house-{content.GROUPS[group]}-{player.houses[group]}"})


def relevant_buildings(table: Table, land: int, street: int) -> int:
    """Buildings of the street's colour at the ends of the row, and at the north end of the street (L8.10)."""
    count = 0
    row = content.LAND_ROW[land]
    for site in (content.SITE_AT[0][row], content.NORTH_SITE[street], content.SITE_AT[1][row]):
        if table.opened[site] >= 0 and content.BUILDING_COLOURS[table.opened[site]] >> street & 1:
            count += 1
    return count


def store_wigs(table: Table, land: int, street: int) -> int:
    return table.column_wigs[content.LAND_COLUMN[land]] * relevant_buildings(table, land, street)


def score_store(table: Table, seat: int, land: int, street: int) -> None:
    """The new store scores once for each relevant building already there (L8.10, L8.22)."""
    wigs = store_wigs(table, land, street)
    if wigs:
        earn(table, seat, wigs, NEW_STORES)
        if table.log is not None:
            table.tell("store-wigs", seat, {"land": content.LAND_IDS[land], "wigs": wigs})
