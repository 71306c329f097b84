"""The last part of the set-up: colours by choice, barons, starting resources (M5, M16, Q2, Q4)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import BARON, COLOUR
from rossio.games.magnanimous.content import (
    BARON_DEPUTIES,
    BARON_EFFECTS,
    BARON_GOODS,
    BARON_IDS,
    BARON_REIS,
    BARON_SHIPS,
    BARON_TILE,
    BARON_TROOPS,
    COLOURS,
    NO_TILE,
    PROVINCE_IDS,
)
from rossio.games.magnanimous.effects import GOODS
from rossio.games.magnanimous.state import Table
from rossio.games.magnanimous.steps.choice import Choice
from rossio.games.magnanimous.steps.gains import LayImprovement, PlaceTroops, TakeDeputies, dock_in_port
from rossio.games.magnanimous.steps.realm import set_in_force
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class ChooseColour(Choice):
    """With free colours each player in order chooses a board (Q4)."""

    def moves(self, state: Table) -> list[int]:
        return [COLOUR | colour << 8 for colour, seat in enumerate(state.owners) if seat == NOBODY]

    def take(self, state: Table, move: int) -> None:
        colour = move >> 8
        state.players[self.seat].colour = colour
        state.owners[colour] = self.seat
        if state.log is not None:
            state.tell("chose-colour", self.seat, {"colour": COLOURS[colour]})

    def refusals(self, state: Table) -> list[Refusal]:
        return [
            Refusal(COLOUR | colour << 8, "colour-taken", "M5", {"colour": COLOURS[colour]})
            for colour, seat in enumerate(state.owners)
            if seat != NOBODY
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("choose-colour", self.seat, "M5")


@final
class ChooseBaron(Step[Table]):
    """Each player keeps one of two barons in secret (M16, Q2)."""

    def moves(self, state: Table) -> list[int]:
        return [BARON | baron << 8 for baron in state.players[self.seat].dealt]

    def take(self, state: Table, move: int) -> None:
        baron = move >> 8
        state.players[self.seat].baron = baron
        if state.log is not None:
            state.tell("kept-baron", self.seat, {}, {"baron": BARON_IDS[baron]})

    def prompt(self, state: Table) -> Prompt:
        return Prompt("choose-baron", self.seat, "M16")


@final
class RevealBaron(Step[Table]):
    """The baron is revealed and his starting resources are taken (M16)."""

    def open(self, state: Table) -> bool:
        player = state.players[self.seat]
        baron = player.baron
        player.revealed = True
        state.reveal()
        if state.log is not None:
            state.tell("revealed-baron", self.seat, {"baron": BARON_IDS[baron], "reis": BARON_REIS[baron]})
        player.reis += BARON_REIS[baron]
        set_in_force(state, self.seat, BARON_EFFECTS[baron], 1)
        _take_goods(state, self.seat, baron)
        for _ in range(BARON_SHIPS[baron]):
            dock_in_port(state, self.seat)
        if BARON_TILE[baron] != NO_TILE:
            state.agenda.append(LayImprovement(self.seat, BARON_TILE[baron]))
        state.agenda.append(TakeDeputies(self.seat, BARON_DEPUTIES[baron]))
        state.agenda.append(PlaceTroops(self.seat, BARON_TROOPS[baron]))
        return False


def _take_goods(table: Table, seat: int, baron: int) -> None:
    first = table.first_of(seat)
    for good, tokens in enumerate(BARON_GOODS[baron]):
        if tokens == 0:
            continue
        province = first + good
        placed = min(tokens, table.goods_room(seat, province), table.token_supply[table.supply_of(province)])
        table.goods[province] += placed
        table.token_supply[table.supply_of(province)] -= placed
        if table.log is not None:
            facts: dict[str, object] = {"good": GOODS[good], "tokens": placed, "province": PROVINCE_IDS[province]}
            table.tell("stored", seat, facts)
