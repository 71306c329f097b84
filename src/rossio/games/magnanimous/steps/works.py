"""The production actions themselves, and those who follow or buy them (M36, M37, M39, M40)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import BUILD, SHIP, TO_PORT, TO_RIO, TROOP
from rossio.games.magnanimous.effects import ACTS, COST, DEPUTY, GOODS, IMPROVE, RECRUIT, YIELD
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.dice_action import Follow
from rossio.games.magnanimous.steps.gains import (
    TakeDeputies,
    about_place,
    build,
    fits_deputy,
    station,
    tile_provinces,
    troop_provinces,
    why_no_deputy,
    why_no_ship,
    why_no_tile,
    why_no_troop,
)
from rossio.kernel.actions import encode, first_of, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


def work_price(table: Table, seat: int, act: int, value: int) -> int:
    """What the bank asks for a production action: the die and its modifiers, never below 0 (M36, M37)."""
    return max(value + table.players[seat].mods[COST + act], 0)


def can_work(table: Table, seat: int, act: int, province: int) -> bool:
    """Whether the action can be done, money apart: from the die's province, or from any own one if NONE (Q22)."""
    if act < PORT:
        return _can_produce(table, seat, table.first_of(seat) + act)
    if province == NONE and _without_land(table, seat):
        return False
    if act == RECRUIT:
        return bool(recruit_places(table, seat, province))
    if act == IMPROVE:
        if province == NONE:
            return bool(table.open_tiles) and bool(tile_provinces(table, seat, NONE))
        return bool(table.open_tiles) and table.tiles[province] == content.NO_TILE
    if act == DEPUTY:
        return fits_deputy(table, seat)
    return table.has_ship(seat) and (table.fits_port(seat) or (seat == table.governor and table.fits_rio()))


def _without_land(table: Table, seat: int) -> bool:
    """Whether all four provinces of the board are occupied (M53, Q22)."""
    land = content.BOARD_MASK[table.players[seat].colour]
    return table.occupied & land == land


def _can_produce(table: Table, seat: int, province: int) -> bool:
    """Room, no occupation, nothing of it in transit, a token left (M36, M60, Q27)."""
    return (
        not table.is_occupied(province)
        and table.players[seat].loaded != province
        and table.goods_room(seat, province) > 0
        and table.token_supply[table.supply_of(province)] > 0
    )


def recruit_places(table: Table, seat: int, province: int) -> list[int]:
    """Where a recruit may go: the die's province, or any own one if NONE, or the Imperial area (M37, Q25)."""
    if table.troop_supply == 0:
        return []
    if province == NONE:
        places = troop_provinces(table, seat)
    else:
        places = [province] if table.troop_room(seat, province) > 0 else []
    if table.imperial < content.IMPERIAL_LIMIT:
        places.append(content.IMPERIAL)
    return places


def why_no_work(table: Table, seat: int, act: int, province: int) -> Refusal | None:
    """Why the action cannot be done, money apart; None if it can."""
    if can_work(table, seat, act, province):
        return None
    if act < PORT:
        return _why_no_goods(table, seat, table.first_of(seat) + act)
    if act == RECRUIT:
        return why_no_troop(table, content.IMPERIAL if province == NONE else province)
    if act == IMPROVE:
        if not table.open_tiles:
            return Refusal(0, "no-improvements", "M37")
        return why_no_tile(table, 0, table.first_of(seat) if province == NONE else province)
    if act == DEPUTY:
        return why_no_deputy(table, seat)[0]
    return why_no_ship(table, seat, 0, False)


def _why_no_goods(table: Table, seat: int, province: int) -> Refusal:
    facts: dict[str, object] = {"province": content.PROVINCE_IDS[province]}
    if table.is_occupied(province):
        return Refusal(0, "occupied", "M53", facts)
    if table.players[seat].loaded == province:
        return Refusal(0, "in-transit", "M60", facts)
    if table.goods_room(seat, province) <= 0:
        facts["have"] = table.goods[province]
        facts["limit"] = table.goods[province] + table.goods_room(seat, province)
        return Refusal(0, "goods-full", "M17", facts)
    return Refusal(0, "no-tokens-left", "M20", facts)


def begin_work(table: Table, seat: int, act: int, province: int) -> None:
    """Do the action, already paid; choices inside it go on the agenda."""
    if act < PORT:
        produce(table, seat, table.first_of(seat) + act)
    elif act == RECRUIT:
        table.agenda.append(Recruit(seat, province))
    elif act == IMPROVE:
        table.agenda.append(Improve(seat, province))
    elif act == DEPUTY:
        table.agenda.append(TakeDeputies(seat, 1))
    else:
        table.agenda.append(FitOutShip(seat))


def harvest(table: Table, seat: int, province: int) -> int:
    """One token, and more by Machinery and effects (M36)."""
    good = province - table.first_of(seat)
    return 1 + content.TILE_YIELD[table.tiles[province]] + table.players[seat].mods[YIELD + good]


def produced(table: Table, seat: int, province: int) -> int:
    """The harvest as far as there is room (M17, M36)."""
    wanted = harvest(table, seat, province)
    return min(wanted, table.goods_room(seat, province), table.token_supply[table.supply_of(province)])


def produce(table: Table, seat: int, province: int) -> None:
    good = province - table.first_of(seat)
    supply = table.supply_of(province)
    placed = produced(table, seat, province)
    if table.ledger is not None:
        table.weigh(seat, GOODS[good], harvest(table, seat, province), placed)
    table.goods[province] += placed
    table.token_supply[supply] -= placed
    if table.log is not None:
        facts: dict[str, object] = {"good": GOODS[good], "tokens": placed, "province": content.PROVINCE_IDS[province]}
        table.tell("produced", seat, facts)


@final
class Recruit(Step[Table]):
    """Production 5: one troop to the die's province or to the Imperial area (M37, Q25)."""

    province: int

    def __init__(self, seat: int = NOBODY, province: int = NONE) -> None:
        super().__init__(seat)
        self.province = province

    def open(self, table: Table) -> bool:
        places = recruit_places(table, self.seat, self.province)
        if len(places) > 1:
            return True
        station(table, self.seat, places[0], 1)
        return False

    def moves(self, table: Table) -> list[int]:
        return [encode(TROOP, place) for place in recruit_places(table, self.seat, self.province)]

    def take(self, table: Table, move: int) -> None:
        station(table, self.seat, first_of(move), 1)

    def about(self, table: Table, move: int) -> About:
        return about_place(table, first_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        places = recruit_places(table, self.seat, self.province)
        first = table.first_of(self.seat)
        refusals: list[Refusal] = []
        for place in (*range(first, first + PORT), content.IMPERIAL):
            if place in places:
                continue
            why = why_no_troop(table, place)
            if self.province not in (NONE, place) and place != content.IMPERIAL:
                facts: dict[str, object] = {"province": content.PROVINCE_IDS[self.province]}
                why = Refusal(encode(TROOP, place), "die-elsewhere", "M37", facts)
            refusals.append(why)
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("recruit", self.seat, "M37")


@final
class Improve(Choice[Table]):
    """Production 6: one of the open tiles to a province without one; they are not refilled now (M37, Q26)."""

    province: int

    def __init__(self, seat: int = NOBODY, province: int = NONE) -> None:
        super().__init__(seat)
        self.province = province

    def moves(self, table: Table) -> list[int]:
        provinces = tile_provinces(table, self.seat, self.province)
        return [
            encode(BUILD, tile, province)
            for tile in range(content.NO_TILE)
            if tile in table.open_tiles
            for province in provinces
        ]

    def take(self, table: Table, move: int) -> None:
        tile = first_of(move)
        table.open_tiles.remove(tile)
        build(table, self.seat, tile, second_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        first = table.first_of(self.seat)
        provinces = tile_provinces(table, self.seat, self.province)
        for tile in range(content.NO_TILE):
            for province in range(first, first + PORT):
                move = encode(BUILD, tile, province)
                facts: dict[str, object] = {"improvement": content.TILE_IDS[tile]}
                if tile not in table.open_tiles:
                    refusals.append(Refusal(move, "tile-not-open", "M37", facts))
                elif self.province not in (NONE, province):
                    facts["province"] = content.PROVINCE_IDS[self.province]
                    refusals.append(Refusal(move, "die-elsewhere", "M37", facts))
                elif province not in provinces:
                    refusals.append(why_no_tile(table, tile, province))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("improve", self.seat, "M37")


@final
class FitOutShip(Choice[Table]):
    """Production 8: a ship to the own port, or to Rio if Governor (M37)."""

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        if table.fits_port(self.seat):
            moves.append(encode(SHIP, TO_PORT))
        if self.seat == table.governor and table.fits_rio():
            moves.append(encode(SHIP, TO_RIO))
        return moves

    def take(self, table: Table, move: int) -> None:
        launch(table, self.seat, first_of(move))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("ship", self.seat, "M37")


def launch(table: Table, seat: int, route: int) -> None:
    """A new ship docks in the own port or in Rio."""
    player = table.players[seat]
    if route == TO_PORT:
        player.port_ships += 1
    else:
        player.rio_ships += 1
    if table.log is not None:
        place = table.port_of(seat) if route == TO_PORT else content.RIO
        table.tell("docked", seat, {"place": content.PROVINCE_IDS[place]})


@final
class FollowProduction(Follow):
    """Who follows pays the bank, who buys pays the seller; neither needs a die (M39, M40, Q22)."""

    act: int

    def __init__(self, seat: int = NOBODY, act: int = 0, value: int = 0, payee: int = NOBODY) -> None:
        super().__init__(seat, value, payee)
        self.act = act

    def able(self, table: Table) -> bool:
        return can_work(table, self.seat, self.act, NONE)

    def fee(self, table: Table) -> int:
        return work_price(table, self.seat, self.act, self.value)

    def begin(self, table: Table) -> None:
        begin_work(table, self.seat, self.act, NONE)

    def result(self, table: Table) -> dict[str, int]:
        if self.act >= PORT:
            return {}
        return {GOODS[self.act]: produced(table, self.seat, table.first_of(self.seat) + self.act)}

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {"price": self.price(table)}
        if self.payee != NOBODY:
            facts["seller-seat"] = self.payee
        if self.act < len(GOODS):
            facts["good"] = GOODS[self.act]
            key = "follow-produce" if self.payee == NOBODY else "buy-produce"
        else:
            facts["action"] = f"action-{ACTS[self.act]}"
            key = "follow-production" if self.payee == NOBODY else "buy-production"
        return Prompt(key, self.seat, "M39" if self.payee == NOBODY else "M40", facts)
