"""The castle: favour tiles and the cap (C25, C26, C31, C36, C74, C75)."""

from __future__ import annotations

from rossio.games.coimbra import actions
from rossio.games.coimbra.content import CAP_AMOUNT, FAVOUR_EFFECTS, FAVOUR_IDS, LOCATIONS
from rossio.games.coimbra.effects import COLOURS
from rossio.games.coimbra.state import CAPPED, FAVOURS, NONE, Table, colour_of, face, owner_of, value_of
from rossio.games.coimbra.steps import city, rewards
from rossio.kernel.actions import first_of, kind_of, second_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


def tile_moves(table: Table) -> list[int]:
    """The favour tiles still beside the castle."""
    return [actions.FAVOUR | tile << 8 for tile in range(len(FAVOUR_IDS)) if table.favours[tile] == NONE]


def tile_refusals(table: Table) -> list[Refusal]:
    return [
        Refusal(actions.FAVOUR | tile << 8, "tile-taken", "C26", {"tile": name, "holder-seat": table.favours[tile]})
        for tile, name in enumerate(FAVOUR_IDS)
        if table.favours[tile] != NONE
    ]


def take_tile(table: Table, player: int, tile: int) -> None:
    """Lay the tile in front of the player, then use its bonus at once (C26)."""
    table.favours[tile] = player
    if table.log is not None:
        table.tell("favoured", player, {"tile": FAVOUR_IDS[tile]})
    held = FAVOUR_EFFECTS[tile]
    rewards.carry_out(table, player, held, 0, FAVOURS)


class CastleAction(Step[Table]):
    """A triggered die in the castle: take a favour tile, or distress."""

    def moves(self, table: Table) -> list[int]:
        moves = tile_moves(table)
        moves.append(actions.DISTRESS)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.DISTRESS:
            city.distress(table, self.seat)
        else:
            take_tile(table, self.seat, first_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        return tile_refusals(table)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("castle", self.seat, "C26")


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

    def refusals(self, table: Table) -> list[Refusal]:
        return tile_refusals(table)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("take-favour", self.seat, "C75")


class CapDie(Step[Table]):
    """Put the cap on an own die in a city, now or never (C31, C74)."""

    amount: int

    def __init__(self, seat: int = 0, amount: int = CAP_AMOUNT) -> None:
        super().__init__(seat)
        self.amount = amount

    def open(self, table: Table) -> bool:
        return len(self.moves(table)) > 1

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        for location in range(1, len(LOCATIONS)):
            for standing in table.lines[location]:
                if owner_of(standing) == self.seat:
                    move = actions.CAP | face(colour_of(standing), value_of(standing)) << 8 | (location - 1) << 16
                    if move not in moves:
                        moves.append(move)
        moves.append(actions.DECLINE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.DECLINE:
            return
        location = second_of(move) + 1
        line = table.lines[location]
        for place, standing in enumerate(line):
            if owner_of(standing) == self.seat and face(colour_of(standing), value_of(standing)) == first_of(move):
                del line[place]
                table.stand(location, standing + (self.amount << 6) | CAPPED)
                table.cap_taken = True
                if table.log is not None:
                    table.tell(
                        "capped",
                        self.seat,
                        {
                            "colour": COLOURS[colour_of(standing)],
                            "location": LOCATIONS[location],
                            "value": value_of(standing) + self.amount,
                        },
                    )
                return

    def prompt(self, table: Table) -> Prompt:
        return Prompt("cap", self.seat, "C74", {"amount": self.amount})
