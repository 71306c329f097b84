"""The Paraguayan Offensives (M45-M54)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import ATTACKER, TARGET
from rossio.games.magnanimous.content import (
    ADJACENT,
    COLOUR_MASK,
    DIE_MIN,
    NO_TILE,
    PER_COLOUR,
    PROVINCE_IDS,
    PROVINCES,
    RIO,
    ZONE,
)
from rossio.games.magnanimous.effects import REALM_TRUCE
from rossio.games.magnanimous.state import DEFEAT, NONE, PORT, Table
from rossio.games.magnanimous.steps.dice import raised
from rossio.games.magnanimous.steps.war import defence
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def _name(attacker: int) -> str:
    return "paraguay" if attacker == ZONE else PROVINCE_IDS[attacker]


def _listed(mask: int) -> list[int]:
    return [province for province in range(PROVINCES) if mask >> province & 1]


@final
class ReturnPurple(Step[Table]):
    """The purple die goes back and up by one; then the zone attacks, then what was occupied before (M45, M47)."""

    def open(self, state: Table) -> bool:
        state.purple = raised(state.purple)
        state.purple_taken = False
        if state.log is not None:
            state.tell("purple-returned", state.governor, {"value": state.purple, "power": state.power()})
        if state.realm[REALM_TRUCE]:
            if state.log is not None:
                state.tell("truce", NOBODY, {})
            return False
        state.agenda.append(NextAttacker(state.governor, state.occupied))
        state.agenda.append(Offensive(NOBODY, ZONE, 0, 0))
        return False


@final
class NextAttacker(Step[Table]):
    """The Governor chooses which occupied province attacks next (M47); one without a target is left out."""

    waiting: int

    def __init__(self, seat: int = NOBODY, waiting: int = 0) -> None:
        super().__init__(seat)
        self.waiting = waiting

    def able(self, state: Table) -> list[int]:
        return [p for p in _listed(self.waiting) if ADJACENT[p] & ~state.occupied]

    def open(self, state: Table) -> bool:
        able = self.able(state)
        if len(able) == 1:
            state.agenda.append(Offensive(NOBODY, able[0], 0, 0))
        return len(able) > 1

    def moves(self, state: Table) -> list[int]:
        return [ATTACKER | province << 8 for province in self.able(state)]

    def take(self, state: Table, move: int) -> None:
        attacker = move >> 8
        state.agenda.append(NextAttacker(self.seat, self.waiting & ~(1 << attacker)))
        state.agenda.append(Offensive(NOBODY, attacker, 0, 0))

    def refusals(self, state: Table) -> list[Refusal]:
        able = self.able(state)
        refusals: list[Refusal] = []
        for province in _listed(state.occupied):
            facts: dict[str, object] = {"province": PROVINCE_IDS[province]}
            if not self.waiting >> province & 1:
                refusals.append(Refusal(ATTACKER | province << 8, "no-more-attack", "M47", facts))
            elif province not in able:
                refusals.append(Refusal(ATTACKER | province << 8, "no-target", "M48", facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("choose-attacker", self.seat, "M47", {"power": state.power()})


@final
class Offensive(Step[Table]):
    """An attacker tries its unoccupied neighbours until one falls or all have held (M48, M49).

    One province per player in order, in passes; then the uncontrolled and Rio, in the Governor's order (Q28, Q30).
    """

    attacker: int
    tried: int
    place: int

    def __init__(self, seat: int = NOBODY, attacker: int = ZONE, tried: int = 0, place: int = 0) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.tried = tried
        self.place = place

    def open(self, state: Table) -> bool:
        targets = ADJACENT[self.attacker] & ~state.occupied & ~self.tried
        if not targets:
            return False
        place = self.place
        for _ in range(state.seats):
            seat = state.in_order(place)
            own = targets & COLOUR_MASK[state.players[seat].colour]
            if own:
                self.choose(state, seat, own, place + 1)
                return False
            place += 1
        self.choose(state, state.governor, targets, self.place)
        return False

    def choose(self, state: Table, seat: int, targets: int, place: int) -> None:
        choice = ChooseTarget(seat, self.attacker, targets, self.tried, place % state.seats)
        if targets & (targets - 1):
            state.agenda.append(choice)
        else:
            choice.attempt(state, _listed(targets)[0])


@final
class ChooseTarget(Step[Table]):
    """A player with several provinces in reach says which is tried first; the Governor for those of nobody (M48)."""

    attacker: int
    targets: int
    tried: int
    place: int

    def __init__(
        self, seat: int = NOBODY, attacker: int = ZONE, targets: int = 0, tried: int = 0, place: int = 0
    ) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.targets = targets
        self.tried = tried
        self.place = place

    def moves(self, state: Table) -> list[int]:
        return [TARGET | province << 8 for province in _listed(self.targets)]

    def take(self, state: Table, move: int) -> None:
        self.attempt(state, move >> 8)

    def attempt(self, state: Table, target: int) -> None:
        """Success if the power of Paraguay is greater than the Imperial power of the target (M49)."""
        power = state.power()
        imperial = defence(state, target)
        if state.log is not None:
            facts: dict[str, object] = {
                "attacker": _name(self.attacker),
                "province": PROVINCE_IDS[target],
                "power": power,
                "imperial": imperial,
            }
            state.tell("occupied" if power > imperial else "held", state.owner(target), facts)
        if power > imperial:
            occupy(state, target)
        else:
            state.agenda.append(Offensive(NOBODY, self.attacker, self.tried | 1 << target, self.place))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        for province in _listed(ADJACENT[self.attacker] & ~self.targets):
            facts: dict[str, object] = {"province": PROVINCE_IDS[province]}
            if state.is_occupied(province):
                reason = "occupied"
            else:
                reason = "tried" if self.tried >> province & 1 else "not-its-turn"
            refusals.append(Refusal(TARGET | province << 8, reason, "M48", facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        facts: dict[str, object] = {"attacker": _name(self.attacker), "power": state.power()}
        return Prompt("choose-target", self.seat, "M48", facts)


def occupy(table: Table, province: int) -> None:
    """A province falls: losses, the die, trains there (M50-M52, M54)."""
    table.occupied |= 1 << province
    seat = table.owner(province)
    if seat != NOBODY:
        _lose(table, seat, province)
    for owner, player in enumerate(table.players):
        if player.train == province:
            table.token_supply[table.supply_of(player.loaded)] += player.cargo
            if table.log is not None:
                facts: dict[str, object] = {"tokens": player.cargo, "province": PROVINCE_IDS[province]}
                table.tell("lost-train", owner, facts)
            player.train = NONE
            player.loaded = NONE
            player.cargo = 0
    if province == RIO:
        table.end = DEFEAT
        table.agenda.clear()
        if table.log is not None:
            table.tell("defeat", NOBODY, {})


def _lose(table: Table, seat: int, province: int) -> None:
    """The purple die falls by the troops or ships lost, and everything not in transit is discarded (M50)."""
    player = table.players[seat]
    if province % PER_COLOUR == PORT:
        pieces = player.port_ships
        player.port_ships = 0
    else:
        pieces = table.troops[province]
        table.troops[province] = 0
        table.troop_supply += pieces
        table.token_supply[table.supply_of(province)] += table.goods[province]
        table.goods[province] = 0
        if table.tiles[province] != NO_TILE:
            table.tile_discards.append(table.tiles[province])
            table.tiles[province] = NO_TILE
    table.purple = max(table.purple - pieces, DIE_MIN)
