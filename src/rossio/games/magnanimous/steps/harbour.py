"""Nobles action 8: export on the commerce track, or sail to Rio (M68-M70, M74)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import EXPORT, PASS, PORT_TO_RIO, SAIL
from rossio.games.magnanimous.effects import EXPORT as EXPORT_BONUS
from rossio.games.magnanimous.effects import GOODS
from rossio.games.magnanimous.effects import SELL as SELL_BONUS
from rossio.games.magnanimous.forms import NoblesAction
from rossio.games.magnanimous.state import NONE, Table
from rossio.games.magnanimous.steps.carry_out import advance, rise
from rossio.games.magnanimous.steps.governor import sail
from rossio.games.magnanimous.steps.trains import unload
from rossio.kernel.actions import encode, first_of, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal


def at_export_place(table: Table, seat: int) -> bool:
    """The train is in the own port with an own ship, or, for the Governor, in Rio with one (M68)."""
    player = table.players[seat]
    if player.train == NONE:
        return False
    if player.train == table.port_of(seat):
        return player.port_ships > 0
    return player.train == content.RIO and seat == table.governor and player.rio_ships > 0


def is_open(table: Table, seat: int, space: int) -> bool:
    """A commerce space takes tokens up to the Republic marker's number, of one player, up to its limit (M68, M74)."""
    return (
        space <= table.republic
        and table.commerce[space] < content.SPACE_TOKENS
        and table.commerce_by[space] in (NOBODY, seat)
    )


def export_spaces(table: Table, seat: int) -> list[int]:
    """The commerce spaces the player can export to now."""
    if not at_export_place(table, seat):
        return []
    good = table.players[seat].loaded - table.first_of(seat)
    return [s for s in range(content.COMMERCE) if content.COMMERCE_GOOD[s] == good and is_open(table, seat, s)]


def can_sail(table: Table, seat: int) -> bool:
    """An own ship in the own port, not occupied, and a free dock in Rio (M69, Q41)."""
    return table.players[seat].port_ships > 0 and table.port_open(seat) and table.fits_rio()


def can_export_or_sail(table: Table, seat: int) -> bool:
    return can_sail(table, seat) or bool(export_spaces(table, seat))


def export_income(table: Table, seat: int, space: int) -> int:
    """What a space pays once for an export, with what effects add (M68, Q37)."""
    good = content.COMMERCE_GOOD[space]
    mods = table.players[seat].mods
    return max(content.COMMERCE_VALUE[space] + mods[EXPORT_BONUS + good] + mods[SELL_BONUS + good], 0)


def about_export(table: Table, seat: int, space: int, tokens: int) -> About:
    placed = min(tokens, content.SPACE_TOKENS - table.commerce[space])
    brings = rise(table, seat, placed * content.EXPORT_NOBILITY)
    brings["reis"] = export_income(table, seat, space)
    return About(
        {"ship": 1, GOODS[content.COMMERCE_GOOD[space]]: tokens},
        brings,
        {"lost": tokens - placed},
    )


def export(table: Table, seat: int, space: int, tokens: int) -> None:
    """Spend a ship, place tokens, be paid once and advance per token placed (M68, Q37, Q38, Q49)."""
    player = table.players[seat]
    good = content.COMMERCE_GOOD[space]
    supply = table.supply_of(player.loaded)
    if player.train == content.RIO:
        player.rio_ships -= 1
    else:
        player.port_ships -= 1
    placed = min(tokens, content.SPACE_TOKENS - table.commerce[space])
    if table.ledger is not None:
        table.weigh(seat, GOODS[good], tokens, placed)
    table.commerce[space] += placed
    table.commerce_by[space] = seat
    table.token_supply[supply] += tokens - placed
    income = export_income(table, seat, space)
    player.reis += income
    if table.log is not None:
        facts: dict[str, object] = {
            "good": GOODS[good],
            "tokens": placed,
            "lost": tokens - placed,
            "space": content.COMMERCE_IDS[space],
            "reis": income,
        }
        table.tell("exported", seat, facts)
    unload(table, seat, tokens)
    advance(table, seat, placed * content.EXPORT_NOBILITY)


@final
class ExportOrSail(NoblesAction):
    """Nobles action 8: export from the train, or sail a ship to Rio (M68, M69)."""

    def ways(self, table: Table) -> list[int]:
        cargo = table.players[self.seat].cargo
        moves = [
            encode(EXPORT, space, tokens) for space in export_spaces(table, self.seat) for tokens in range(1, cargo + 1)
        ]
        if can_sail(table, self.seat):
            moves.append(SAIL)
        return moves

    def act(self, table: Table, move: int) -> None:
        if move == SAIL:
            sail(table, self.seat, PORT_TO_RIO)
        else:
            export(table, self.seat, first_of(move), second_of(move))

    def about(self, table: Table, move: int) -> About:
        if move in (SAIL, PASS):
            return About()
        return about_export(table, self.seat, first_of(move), second_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        player = table.players[self.seat]
        cargo = max(player.cargo, 1)
        for space in range(content.COMMERCE):
            why = self.why_no_space(table, space)
            if why is not None:
                for tokens in range(1, cargo + 1):
                    move = encode(EXPORT, space, tokens)
                    refusals.append(Refusal(move, why.reason, why.clause, why.facts))
        if not can_sail(table, self.seat):
            port: dict[str, object] = {"province": content.PROVINCE_IDS[table.port_of(self.seat)]}
            if player.port_ships == 0:
                refusals.append(Refusal(SAIL, "no-ship-there", "M69", port))
            else:
                refusals.append(Refusal(SAIL, "rio-full", "Q41", {"limit": content.RIO_DOCKS}))
        return refusals

    def why_no_space(self, table: Table, space: int) -> Refusal | None:
        """Why nothing can be exported to a space; None if something can."""
        player = table.players[self.seat]
        facts: dict[str, object] = {"space": content.COMMERCE_IDS[space]}
        if player.train == NONE:
            return Refusal(0, "no-train", "M68")
        if not at_export_place(table, self.seat):
            return Refusal(0, "no-export-place", "M68", {"province": content.PROVINCE_IDS[player.train]})
        if content.COMMERCE_GOOD[space] != player.loaded - table.first_of(self.seat):
            facts["good"] = GOODS[content.COMMERCE_GOOD[space]]
            return Refusal(0, "space-other-good", "M68", facts)
        if space > table.republic:
            facts["have"] = table.republic
            facts["need"] = space
            return Refusal(0, "space-closed", "M74", facts)
        if table.commerce_by[space] not in (NOBODY, self.seat):
            facts["owner-seat"] = table.commerce_by[space]
            return Refusal(0, "space-taken", "M68", facts)
        if table.commerce[space] >= content.SPACE_TOKENS:
            facts["limit"] = content.SPACE_TOKENS
            return Refusal(0, "space-full", "M68", facts)
        return None

    def prompt(self, table: Table) -> Prompt:
        return Prompt("export-or-sail", self.seat, "M68", {"republic": table.republic})
