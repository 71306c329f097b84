"""Favour tiles and the cap (C26, C31, C36, C74, C75).

One thing with `rewards` and `acquire`, *what effects do*: a tile has effects, and an effect may take a tile.
"""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.brings import Brought
from rossio.games.coimbra.effects import COLOURS
from rossio.games.coimbra.state import CAPPED, FAVOURS, NONE, Table, colour_of, face, owner_of, piece, value_of
from rossio.games.coimbra.steps import rewards
from rossio.kernel.actions import encode, first_of, kind_of, second_of, third_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Step


def tile_moves(table: Table) -> list[int]:
    """The favour tiles still beside the castle."""
    return [encode(actions.FAVOUR, tile) for tile in range(len(content.FAVOUR_IDS)) if table.favours[tile] == NONE]


def tile_refusals(table: Table) -> list[Refusal]:
    return [
        Refusal(encode(actions.FAVOUR, tile), "tile-taken", "C26", {"tile": name, "holder-seat": table.favours[tile]})
        for tile, name in enumerate(content.FAVOUR_IDS)
        if table.favours[tile] != NONE
    ]


def take_tile(table: Table, player: int, tile: int) -> None:
    """Lay the tile in front of the player, then use its bonus at once (C26)."""
    table.favours[tile] = player
    if table.log is not None:
        table.tell("favoured", player, {"tile": content.FAVOUR_IDS[tile]})
    held = content.FAVOUR_EFFECTS[tile]
    rewards.carry_out(table, player, held, 0, FAVOURS)


def about_tile(table: Table, player: int, tile: int) -> About:
    brought = Brought(table, player)
    brought.add("crowns", content.FAVOUR_CROWNS[tile])
    brought.effects(content.FAVOUR_EFFECTS[tile])
    return About(brings=brought.told())


@final
class TakeFavour(Step[Table]):
    """A bonus that takes a favour tile in the middle of a city turn; it may be declined (C36, C75)."""

    def open(self, table: Table) -> bool:
        return NONE in table.favours

    def moves(self, table: Table) -> list[int]:
        moves = tile_moves(table)
        moves.append(actions.DECLINE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.FAVOUR:
            take_tile(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.DECLINE:
            return About()
        return about_tile(table, self.seat, first_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        return tile_refusals(table)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("take-favour", self.seat, "C75")


@final
class CapDie(Step[Table]):
    """Put the cap on an own die in a city, now or never; of like dice in one line the owner says which (C31, C74).

    Like dice side by side come to the same, so only the first of them is offered.
    """

    amount: int

    def __init__(self, seat: int = 0, amount: int = content.CAP_AMOUNT) -> None:
        super().__init__(seat)
        self.amount = amount

    def open(self, table: Table) -> bool:
        return table.offer(self.moves(table))

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        for location in range(1, len(content.LOCATIONS)):
            line = table.lines[location]
            for place, standing in enumerate(line):
                if owner_of(standing) != self.seat or (place > 0 and line[place - 1] == standing):
                    continue
                die = face(colour_of(standing), value_of(standing))
                which = line[:place].count(standing)
                moves.append(encode(actions.CAP, die, location - 1, which))
        moves.append(actions.DECLINE)
        return moves

    def place(self, table: Table, move: int) -> int:
        """Where the die stands that a move names."""
        line = table.lines[second_of(move) + 1]
        standing = piece(first_of(move) % content.PIPS + 1, first_of(move) // content.PIPS, self.seat)
        place = line.index(standing)
        for _ in range(third_of(move)):
            place = line.index(standing, place + 1)
        return place

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.DECLINE:
            return
        location = second_of(move) + 1
        standing = table.lines[location].pop(self.place(table, move))
        table.stand(location, standing + (self.amount << 6) | CAPPED)
        table.cap_taken = True
        if table.log is not None:
            facts: dict[str, object] = {
                "colour": COLOURS[colour_of(standing)],
                "location": content.LOCATIONS[location],
                "value": value_of(standing) + self.amount,
            }
            table.tell("capped", self.seat, facts)

    def about(self, table: Table, move: int) -> About:
        """The value it will count, and how many will then be triggered before it."""
        if kind_of(move) == actions.DECLINE:
            return About()
        after = table.clone()
        location = second_of(move) + 1
        del after.lines[location][self.place(table, move)]
        value = first_of(move) % content.PIPS + 1 + self.amount
        return About(facts={"value": value, "ahead": after.place_in_line(location, value)})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("cap", self.seat, "C74", {"amount": self.amount})
