"""Room in the portfolio, and what must leave it (L3.1 to L3.4, L15.23, L15.24)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content
from rossio.games.lisboa.able.goods import will_settle
from rossio.games.lisboa.able.ways import Demanding, keep_open
from rossio.games.lisboa.actions import DROP, SCRAP
from rossio.games.lisboa.gains import discard_card, scrap_ship
from rossio.games.lisboa.state import GOODS, Player, Table
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal

TOP_ROW: Final = 0
BOTTOM_ROW: Final = 1
TOP_ROW_NO_SHIPS: Final = 2
EXCESS: Final = 3


def row_full(player: Player, row: int) -> bool:
    """All slots of the row are taken (L3.1)."""
    if row == BOTTOM_ROW:
        return len(player.treasuries) >= content.BOTTOM_SLOTS
    return row != EXCESS and len(player.nobles) + len(player.ships) >= content.TOP_SLOTS


def has_room(player: Player, row: int) -> bool:
    """Room for one more card in that row; EXCESS: the cards there fit (L3.2)."""
    if row == EXCESS:
        return player.cards() <= player.slots()
    return not row_full(player, row) and player.cards() < player.slots()


def only_ships_can_go(player: Player, row: int) -> bool:
    """Whether every card that may leave for one in that row is a ship (L3.3)."""
    if row_full(player, row):
        return row != BOTTOM_ROW and not player.nobles
    return not player.nobles and not player.treasuries


@final
class MakeRoom(Demanding):
    """Discard one card; from the row that is full, from either row if only the capacity binds (L3.3).

    For a further ship no ship may go (L15.24).
    """

    row: int

    def __init__(self, seat: int = NOBODY, row: int = TOP_ROW) -> None:
        super().__init__(seat)
        self.row = row

    def open(self, table: Table) -> bool:
        return not has_room(table.players[self.seat], self.row) and super().open(table)

    def moves(self, table: Table) -> list[int]:
        moves = self.candidates(table)
        if self.row <= BOTTOM_ROW and will_settle(table, self.seat, [], True, False):
            return moves
        return keep_open(table, self, moves)

    def candidates(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        full = row_full(player, self.row)
        moves: list[int] = []
        if not (full and self.row == BOTTOM_ROW):
            for card in player.nobles:
                moves.append(encode(DROP, card))
            if self.row != TOP_ROW_NO_SHIPS:
                for ship in player.ships:
                    moves.append(encode(SCRAP, ship))
        if not full or self.row == BOTTOM_ROW:
            for card in player.treasuries:
                moves.append(encode(DROP, card))
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == DROP:
            discard_card(table, self.seat, first_of(move))
        else:
            scrap_ship(table, self.seat, first_of(move))
        if self.row == EXCESS:
            table.agenda.append(self)

    def expected(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        moves = [encode(DROP, card) for card in player.nobles] + [encode(SCRAP, ship) for ship in player.ships]
        return moves + [encode(DROP, card) for card in player.treasuries]

    def why(self, table: Table, move: int) -> Refusal | None:
        if move in self.candidates(table):
            return None
        if kind_of(move) == SCRAP and self.row == TOP_ROW_NO_SHIPS:
            return Refusal(move, "ship-for-ship", "L15.24")
        return Refusal(move, "other-row", "L3.3")

    def prompt(self, table: Table) -> Prompt:
        player = table.players[self.seat]
        clause = "L15.23" if self.row == EXCESS else "L3.3"
        return Prompt("make-room", self.seat, clause, {"cards": player.cards(), "slots": player.slots()})


def return_excess(table: Table, seat: int) -> None:
    """After capacity has fallen, goods beyond it go back and cards beyond it must go (L15.23)."""
    player = table.players[seat]
    room = player.room()
    for good in range(GOODS):
        if player.goods[good] > room:
            if table.log is not None:
                facts: dict[str, object] = {"good": content.GOOD_IDS[good], "goods": player.goods[good] - room}
                table.tell("excess", seat, facts)
            if table.ledger is not None:
                table.weigh(seat, content.GOOD_IDS[good], player.goods[good] - room, 0)
            player.goods[good] = room
    if not has_room(player, EXCESS):
        table.agenda.append(MakeRoom(seat, EXCESS))
