"""What concerns the whole realm: lasting effects, the Republic, the purple die, occupied provinces (M24, M33, M64)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import FREE
from rossio.games.magnanimous.effects import ALL
from rossio.games.magnanimous.forms import OneByOne
from rossio.games.magnanimous.state import Table
from rossio.games.magnanimous.strength import defence
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt
from rossio.kernel.state import Step


def set_in_force(table: Table, seat: int, effects: list[int], sign: int) -> None:
    """Start (1) or end (-1) the lasting effects of a card or tile; without a seat they are everybody's."""
    for number in effects:
        effect = content.EFFECTS[number]
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
    table.republic = min(max(before + spaces, 0), content.TRACK_TOP)
    if table.log is not None and table.republic != before:
        table.tell("republic-moved", NOBODY, {"spaces": table.republic - before, "republic": table.republic})
    if table.republic == content.TRACK_TOP and not table.proclaimed:
        table.proclaimed = True
        table.proclaimed_after = table.arrivals
        if table.log is not None:
            table.tell("proclaimed", NOBODY, {})


@final
class ShiftRepublic(Step[Table]):
    """The Republic marker moves by the modifier of a card (M24, M32)."""

    spaces: int

    def __init__(self, seat: int = NOBODY, spaces: int = 0) -> None:
        super().__init__(seat)
        self.spaces = spaces

    def open(self, table: Table) -> bool:
        move_republic(table, self.spaces)
        return False


def turn_purple(table: Table, n: int) -> None:
    """Turn the purple die, which stays between its faces (PDIE)."""
    table.purple = min(max(table.purple + n, content.DIE_MIN), content.DIE_MAX)
    if table.log is not None:
        table.tell("purple-turned", NOBODY, {"value": table.purple})


def man_imperial(table: Table, n: int) -> None:
    """Change the troops of the Imperial area within its limits (IMPERIAL, M19)."""
    change = min(max(table.imperial + n, content.IMPERIAL_KEPT), content.IMPERIAL_LIMIT) - table.imperial
    change = min(change, table.troop_supply)
    table.imperial += change
    table.troop_supply -= change
    if table.log is not None and change:
        table.tell("imperial-changed", NOBODY, {"troops": change, "imperial": table.imperial})


def liberate(table: Table, province: int) -> None:
    """An occupied province returns to its colour, empty but for a stuck die (M64)."""
    table.occupied &= ~(1 << province)
    if table.log is not None:
        table.tell("freed", table.owner(province), {"province": content.PROVINCE_IDS[province]})


def about_province(table: Table, province: int) -> About:
    """Whose a province is, and what it holds against an attack."""
    facts: dict[str, object] = {"defence": defence(table, province)}
    if table.owner(province) != NOBODY:
        facts["owner-seat"] = table.owner(province)
    return About(facts=facts)


def occupied_provinces(table: Table) -> list[int]:
    return [province for province in range(content.PROVINCES) if table.occupied >> province & 1]


@final
class FreeProvinces(OneByOne):
    """An effect frees occupied provinces; no Nobility is gained (Q21)."""

    def open(self, table: Table) -> bool:
        provinces = occupied_provinces(table)
        if len(provinces) > self.left > 0:
            return True
        if self.left > 0:
            for province in provinces:
                liberate(table, province)
        return False

    def moves(self, table: Table) -> list[int]:
        return [encode(FREE, province) for province in occupied_provinces(table)]

    def take(self, table: Table, move: int) -> None:
        table.agenda.append(FreeProvinces(self.seat, self.left - 1))
        liberate(table, first_of(move))

    def about(self, table: Table, move: int) -> About:
        return about_province(table, first_of(move))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("free-province", self.seat, "M24", {"left": self.left})
