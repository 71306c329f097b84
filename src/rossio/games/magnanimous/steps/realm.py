"""What concerns the whole realm: lasting effects, the Republic, the purple die, occupied provinces (M24, M33, M64)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import FREE
from rossio.games.magnanimous.content import (
    DIE_MAX,
    DIE_MIN,
    EFFECTS,
    IMPERIAL_KEPT,
    IMPERIAL_LIMIT,
    PROVINCE_IDS,
    PROVINCES,
    TRACK_TOP,
)
from rossio.games.magnanimous.effects import ALL
from rossio.games.magnanimous.state import Table
from rossio.kernel.facts import NOBODY, Prompt
from rossio.kernel.state import Step


def set_in_force(table: Table, seat: int, effects: list[int], sign: int) -> None:
    """Start (1) or end (-1) the lasting effects of a card or tile; without a seat they are everybody's."""
    for number in effects:
        effect = EFFECTS[number]
        for place in effect.realm:
            table.realm[place] += sign * effect.n
        for slot in effect.slots:
            if seat == NOBODY or effect.who == ALL:
                for player in table.players:
                    player.mods[slot] += sign * effect.n
            else:
                table.players[seat].mods[slot] += sign * effect.n


def move_republic(table: Table, spaces: int) -> None:
    """Move the Republic marker within its track; once on the last space it is proclaimed (M33, Q12, Q52)."""
    before = table.republic
    table.republic = min(max(before + spaces, 0), TRACK_TOP)
    if table.log is not None and table.republic != before:
        table.tell("republic-moved", NOBODY, {"spaces": table.republic - before, "republic": table.republic})
    if table.republic == TRACK_TOP and not table.proclaimed:
        table.proclaimed = True
        if table.log is not None:
            table.tell("proclaimed", NOBODY, {})


@final
class ShiftRepublic(Step[Table]):
    """The Republic marker moves by the modifier of a card (M24, M32)."""

    spaces: int

    def __init__(self, seat: int = NOBODY, spaces: int = 0) -> None:
        super().__init__(seat)
        self.spaces = spaces

    def open(self, state: Table) -> bool:
        move_republic(state, self.spaces)
        return False


def turn_purple(table: Table, n: int) -> None:
    """Turn the purple die, which stays between its faces (PDIE)."""
    table.purple = min(max(table.purple + n, DIE_MIN), DIE_MAX)
    if table.log is not None:
        table.tell("purple-turned", NOBODY, {"value": table.purple})


def man_imperial(table: Table, n: int) -> None:
    """Change the troops of the Imperial area within its limits (IMPERIAL, M19)."""
    change = min(max(table.imperial + n, IMPERIAL_KEPT), IMPERIAL_LIMIT) - table.imperial
    change = min(change, table.troop_supply)
    table.imperial += change
    table.troop_supply -= change
    if table.log is not None and change:
        table.tell("imperial-changed", NOBODY, {"troops": change, "imperial": table.imperial})


def liberate(table: Table, province: int) -> None:
    """An occupied province returns to its colour, empty but for a stuck die (M64)."""
    table.occupied &= ~(1 << province)
    if table.log is not None:
        table.tell("freed", table.owner(province), {"province": PROVINCE_IDS[province]})


def occupied_provinces(table: Table) -> list[int]:
    return [province for province in range(PROVINCES) if table.occupied >> province & 1]


@final
class FreeProvinces(Step[Table]):
    """An effect frees occupied provinces; no Nobility is gained (Q21)."""

    left: int

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, state: Table) -> bool:
        provinces = occupied_provinces(state)
        if len(provinces) > self.left > 0:
            return True
        if self.left > 0:
            for province in provinces:
                liberate(state, province)
        return False

    def moves(self, state: Table) -> list[int]:
        return [FREE | province << 8 for province in occupied_provinces(state)]

    def take(self, state: Table, move: int) -> None:
        state.agenda.append(FreeProvinces(self.seat, self.left - 1))
        liberate(state, move >> 8)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("free-province", self.seat, "M24", {"left": self.left})
