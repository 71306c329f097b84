"""The last part of the set-up: colours by choice, barons, starting resources (M5, M16, Q2, Q4)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import BARON, COLOUR
from rossio.games.magnanimous.effects import GOODS
from rossio.games.magnanimous.state import Table
from rossio.games.magnanimous.steps.gains import LayImprovement, PlaceTroops, TakeDeputies, dock_in_port
from rossio.games.magnanimous.steps.realm import set_in_force
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Choice, Step


@final
class ChooseColour(Choice[Table]):
    """With free colours each player in order chooses a board (Q4)."""

    def moves(self, table: Table) -> list[int]:
        return [encode(COLOUR, colour) for colour, seat in enumerate(table.owners) if seat == NOBODY]

    def take(self, table: Table, move: int) -> None:
        colour = first_of(move)
        table.players[self.seat].colour = colour
        table.owners[colour] = self.seat
        if table.log is not None:
            table.tell("chose-colour", self.seat, {"colour": content.COLOURS[colour]})

    def refusals(self, table: Table) -> list[Refusal]:
        return [
            Refusal(encode(COLOUR, colour), "colour-taken", "M5", {"colour": content.COLOURS[colour]})
            for colour, seat in enumerate(table.owners)
            if seat != NOBODY
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("choose-colour", self.seat, "M5")


@final
class ChooseBaron(Step[Table]):
    """Each player keeps one of two barons in secret (M16, Q2)."""

    def moves(self, table: Table) -> list[int]:
        return [encode(BARON, baron) for baron in table.players[self.seat].dealt]

    def take(self, table: Table, move: int) -> None:
        baron = first_of(move)
        table.players[self.seat].baron = baron
        if table.log is not None:
            table.tell("kept-baron", self.seat, {}, {"baron": content.BARON_IDS[baron]})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("choose-baron", self.seat, "M16")


@final
class RevealBaron(Step[Table]):
    """The baron is revealed and his starting resources are taken (M16)."""

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        baron = player.baron
        player.revealed = True
        table.reveal()
        if table.log is not None:
            table.tell(
                "revealed-baron", self.seat, {"baron": content.BARON_IDS[baron], "reis": content.BARON_REIS[baron]}
            )
        player.reis += content.BARON_REIS[baron]
        set_in_force(table, self.seat, content.BARON_EFFECTS[baron], 1)
        _take_goods(table, self.seat, baron)
        for _ in range(content.BARON_SHIPS[baron]):
            dock_in_port(table, self.seat)
        if content.BARON_TILE[baron] != content.NO_TILE:
            table.agenda.append(LayImprovement(self.seat, content.BARON_TILE[baron]))
        table.agenda.append(TakeDeputies(self.seat, content.BARON_DEPUTIES[baron]))
        table.agenda.append(PlaceTroops(self.seat, content.BARON_TROOPS[baron]))
        return False


def _take_goods(table: Table, seat: int, baron: int) -> None:
    first = table.first_of(seat)
    for good, tokens in enumerate(content.BARON_GOODS[baron]):
        if tokens == 0:
            continue
        province = first + good
        placed = min(tokens, table.goods_room(seat, province), table.token_supply[table.supply_of(province)])
        if table.ledger is not None:
            table.weigh(seat, GOODS[good], tokens, placed)
        table.goods[province] += placed
        table.token_supply[table.supply_of(province)] -= placed
        if table.log is not None:
            facts: dict[str, object] = {
                "good": GOODS[good],
                "tokens": placed,
                "province": content.PROVINCE_IDS[province],
            }
            table.tell("stored", seat, facts)
