"""The rubble pile (P0 RUBBLE): a cube of your choice."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import CUBE
from rossio.games.lisboa.actions import PILE as FROM_PILE
from rossio.games.lisboa.gains import COLOURS, move_cube
from rossio.games.lisboa.state import PILE, Table
from rossio.games.lisboa.steps.ways import keep_open
from rossio.kernel.actions import encode, second_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


@final
class PickRubble(Step[Table]):
    """Take a cube of the pile, if there is one; without a space for it the cube leaves the game (L3.8)."""

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return len(moves) > 1

    def moves(self, state: Table) -> list[int]:
        at = PILE * COLOURS
        moves = [encode(CUBE, FROM_PILE, colour) for colour in range(COLOURS) if state.cubes[at + colour]]
        return keep_open(state, self, moves)

    def take(self, state: Table, move: int) -> None:
        move_cube(state, self.seat, PILE, second_of(move))

    def refusals(self, state: Table) -> list[Refusal]:
        legal = self.moves(state)
        refusals: list[Refusal] = []
        for colour in range(COLOURS):
            move = encode(CUBE, FROM_PILE, colour)
            if move not in legal:
                if state.cubes[PILE * COLOURS + colour]:
                    refusals.append(Refusal(move, "dead-end", "L15.2"))
                else:
                    refusals.append(Refusal(move, "no-cube", "L3.8", {"cube": f"cube-{content.COLOURS[colour]}"}))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("pile", self.seat, "L3.8")
