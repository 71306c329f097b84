"""The rubble pile: a cube of your choice."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.able.ways import Demanding, keep_open
from rossio.games.lisboa.actions import CUBE
from rossio.games.lisboa.actions import PILE as FROM_PILE
from rossio.games.lisboa.gains import COLOURS, move_cube
from rossio.games.lisboa.state import PILE, Player, Table
from rossio.kernel.actions import encode, second_of
from rossio.kernel.facts import About, Prompt, Refusal


def about_cube(player: Player, colour: int) -> About:
    """The cube, if there is a space for it, and whether it completes a set (L3.8, L3.9)."""
    if player.cubes[colour] >= content.CUBES_PER_COLOUR:
        return About()
    others = [player.cubes[other] for other in range(COLOURS) if other != colour]
    about = About(brings={f"cube-{content.COLOURS[colour]}": 1})
    if player.cubes[colour] < min(others):
        about.brings["rubble-set"] = 1
    return about


@final
class PickRubble(Demanding):
    """Take a cube of the pile, if there is one; without a space for it the cube leaves the game (L3.8)."""

    def moves(self, table: Table) -> list[int]:
        at = PILE * COLOURS
        moves = [encode(CUBE, FROM_PILE, colour) for colour in range(COLOURS) if table.cubes[at + colour]]
        return keep_open(table, self, moves)

    def take(self, table: Table, move: int) -> None:
        move_cube(table, self.seat, PILE, second_of(move))

    def expected(self, table: Table) -> list[int]:
        return [encode(CUBE, FROM_PILE, colour) for colour in range(COLOURS)]

    def why(self, table: Table, move: int) -> Refusal | None:
        colour = second_of(move)
        if table.cubes[PILE * COLOURS + colour]:
            return None
        return Refusal(move, "no-cube", "L3.8", {"cube": f"cube-{content.COLOURS[colour]}"})

    def about(self, table: Table, move: int) -> About:
        return about_cube(table.players[self.seat], second_of(move))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("pile", self.seat, "L3.8")
