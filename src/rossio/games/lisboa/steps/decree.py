"""Take a decree (L8.12 to L8.14, L15.39)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.about import about_decree
from rossio.games.lisboa.actions import DECREE, DONE
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import Table, without
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt
from rossio.kernel.state import Choice, Step


@final
class TakeDecree(Choice[Table]):
    """One decree of the display (L8.12)."""

    def moves(self, table: Table) -> list[int]:
        return [encode(DECREE, decree) for decree in table.decrees]

    def take(self, table: Table, move: int) -> None:
        take_decree(table, self.seat, first_of(move))
        note(table, self.seat, content.DECREE)
        table.agenda.append(ExtraDecree(self.seat))

    def about(self, table: Table, move: int) -> About:
        return about_decree(table, self.seat, first_of(move))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("decree", self.seat, "L8.12")


def take_decree(table: Table, seat: int, decree: int) -> None:
    table.decrees = without(table.decrees, decree)
    table.players[seat].decrees += (decree,)
    if table.log is not None:
        table.tell("decree", seat, {"decree": content.DECREE_IDS[decree]})


@final
class ExtraDecree(Step[Table]):
    """One set marker a turn buys one more decree of the same display (L8.14)."""

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        return player.markers > 0 and not player.marker_used and len(table.decrees) > 0

    def moves(self, table: Table) -> list[int]:
        moves = [encode(DECREE, decree) for decree in table.decrees]
        moves.append(DONE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move == DONE:
            return
        player = table.players[self.seat]
        player.markers -= 1
        player.marker_used = True
        if table.log is not None:
            table.tell("marker", self.seat, {"markers": player.markers})
        take_decree(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        if move == DONE:
            return About()
        about = about_decree(table, self.seat, first_of(move))
        about.costs["set-marker"] = 1
        return about

    def prompt(self, table: Table) -> Prompt:
        return Prompt("extra-decree", self.seat, "L8.14", {"markers": table.players[self.seat].markers})


def refill_decrees(table: Table) -> bool:
    """The display up to 8; with two players marked decrees are replaced. Whether a decree came (L10.1, L1.20)."""
    came = False
    while len(table.decrees) < content.DECREES_SHOWN and table.decree_deck:
        decree = table.decree_deck[-1]
        table.decree_deck = table.decree_deck[:-1]
        came = True
        if table.small() and content.DECREE_NOT_FOR_TWO[decree]:
            table.decrees_out += (decree,)
            continue
        table.decrees += (decree,)
        if table.log is not None:
            table.tell("decree-out", NOBODY, {"decree": content.DECREE_IDS[decree]})
    return came
