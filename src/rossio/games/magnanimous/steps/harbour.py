"""Nobles action 8: export on the commerce track, or sail to Rio (M68-M70, M74)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import EXPORT, PASS, PORT_TO_RIO, SAIL
from rossio.games.magnanimous.content import (
    COMMERCE,
    COMMERCE_GOOD,
    COMMERCE_IDS,
    COMMERCE_VALUE,
    EXPORT_NOBILITY,
    PROVINCE_IDS,
    RIO,
    RIO_DOCKS,
    SPACE_TOKENS,
)
from rossio.games.magnanimous.effects import EXPORT as EXPORT_BONUS
from rossio.games.magnanimous.effects import GOODS
from rossio.games.magnanimous.effects import SELL as SELL_BONUS
from rossio.games.magnanimous.state import NONE, Table
from rossio.games.magnanimous.steps.choice import Choice
from rossio.games.magnanimous.steps.effects import advance
from rossio.games.magnanimous.steps.governor import sail
from rossio.games.magnanimous.steps.trains import unload
from rossio.kernel.actions import BYTE
from rossio.kernel.facts import NOBODY, Prompt, Refusal


def at_export_place(table: Table, seat: int) -> bool:
    """The train is in the own port with an own ship, or, for the Governor, in Rio with one (M68)."""
    player = table.players[seat]
    if player.train == NONE:
        return False
    if player.train == table.port_of(seat):
        return player.port_ships > 0
    return player.train == RIO and seat == table.governor and player.rio_ships > 0


def is_open(table: Table, seat: int, space: int) -> bool:
    """A commerce space takes tokens up to the Republic marker's number, of one player, up to its limit (M68, M74)."""
    return (
        space <= table.republic and table.commerce[space] < SPACE_TOKENS and table.commerce_by[space] in (NOBODY, seat)
    )


def export_spaces(table: Table, seat: int) -> list[int]:
    """The commerce spaces the player can export to now."""
    if not at_export_place(table, seat):
        return []
    good = table.players[seat].loaded - table.first_of(seat)
    return [s for s in range(COMMERCE) if COMMERCE_GOOD[s] == good and is_open(table, seat, s)]


def can_sail(table: Table, seat: int) -> bool:
    """An own ship in the own port, not occupied, and a free dock in Rio (M69, Q41)."""
    return table.players[seat].port_ships > 0 and table.port_open(seat) and table.fits_rio()


def can_export_or_sail(table: Table, seat: int) -> bool:
    return can_sail(table, seat) or bool(export_spaces(table, seat))


def export(table: Table, seat: int, space: int, tokens: int) -> None:
    """Spend a ship, place tokens, be paid once and advance per token placed (M68, Q37, Q38, Q49)."""
    player = table.players[seat]
    good = COMMERCE_GOOD[space]
    supply = table.supply_of(player.loaded)
    if player.train == RIO:
        player.rio_ships -= 1
    else:
        player.port_ships -= 1
    placed = min(tokens, SPACE_TOKENS - table.commerce[space])
    table.commerce[space] += placed
    table.commerce_by[space] = seat
    table.token_supply[supply] += tokens - placed
    income = max(COMMERCE_VALUE[space] + player.mods[EXPORT_BONUS + good] + player.mods[SELL_BONUS + good], 0)
    player.reis += income
    if table.log is not None:
        facts: dict[str, object] = {
            "good": GOODS[good],
            "tokens": placed,
            "lost": tokens - placed,
            "space": COMMERCE_IDS[space],
            "reis": income,
        }
        table.tell("exported", seat, facts)
    unload(table, seat, tokens)
    advance(table, seat, placed * EXPORT_NOBILITY)


@final
class ExportOrSail(Choice):
    """Nobles action 8: export from the train, or sail a ship to Rio (M68, M69)."""

    again: bool

    def __init__(self, seat: int = NOBODY, again: bool = False) -> None:
        super().__init__(seat)
        self.again = again

    def moves(self, state: Table) -> list[int]:
        cargo = state.players[self.seat].cargo
        moves = [
            EXPORT | space << 8 | tokens << 16
            for space in export_spaces(state, self.seat)
            for tokens in range(1, cargo + 1)
        ]
        if can_sail(state, self.seat):
            moves.append(SAIL)
        if self.again:
            moves.append(PASS)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == SAIL:
            sail(state, self.seat, PORT_TO_RIO)
        elif move != PASS:
            export(state, self.seat, move >> 8 & BYTE, move >> 16)

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        player = state.players[self.seat]
        cargo = max(player.cargo, 1)
        for space in range(COMMERCE):
            why = self.why_no_space(state, space)
            if why is not None:
                for tokens in range(1, cargo + 1):
                    move = EXPORT | space << 8 | tokens << 16
                    refusals.append(Refusal(move, why.reason, why.clause, why.facts))
        if not can_sail(state, self.seat):
            port: dict[str, object] = {"province": PROVINCE_IDS[state.port_of(self.seat)]}
            if player.port_ships == 0:
                refusals.append(Refusal(SAIL, "no-ship-there", "M69", port))
            else:
                refusals.append(Refusal(SAIL, "rio-full", "Q41", {"limit": RIO_DOCKS}))
        return refusals

    def why_no_space(self, state: Table, space: int) -> Refusal | None:
        """Why nothing can be exported to a space; None if something can."""
        player = state.players[self.seat]
        facts: dict[str, object] = {"space": COMMERCE_IDS[space]}
        if player.train == NONE:
            return Refusal(0, "no-train", "M68")
        if not at_export_place(state, self.seat):
            return Refusal(0, "no-export-place", "M68", {"province": PROVINCE_IDS[player.train]})
        if COMMERCE_GOOD[space] != player.loaded - state.first_of(self.seat):
            facts["good"] = GOODS[COMMERCE_GOOD[space]]
            return Refusal(0, "space-other-good", "M68", facts)
        if space > state.republic:
            facts["have"] = state.republic
            facts["need"] = space
            return Refusal(0, "space-closed", "M74", facts)
        if state.commerce_by[space] not in (NOBODY, self.seat):
            facts["owner-seat"] = state.commerce_by[space]
            return Refusal(0, "space-taken", "M68", facts)
        if state.commerce[space] >= SPACE_TOKENS:
            facts["limit"] = SPACE_TOKENS
            return Refusal(0, "space-full", "M68", facts)
        return None

    def prompt(self, state: Table) -> Prompt:
        return Prompt("export-or-sail", self.seat, "M68", {"republic": state.republic})
