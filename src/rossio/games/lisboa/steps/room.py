"""Room in the portfolio, and what must leave it (L3.1 to L3.4, L15.23, L15.24)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import able, content
from rossio.games.lisboa.actions import DROP, SCRAP
from rossio.games.lisboa.gains import discard_card, scrap_ship
from rossio.games.lisboa.state import GOODS, Player, Table
from rossio.games.lisboa.steps.ways import keep_open
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step

TOP_ROW: Final = 0
BOTTOM_ROW: Final = 1
TOP_ROW_NO_SHIPS: Final = 2
EXCESS: Final = 3


def row_full(p: Player, row: int) -> bool:
    """L3.1: all slots of the row are taken."""
    if row == BOTTOM_ROW:
        return len(p.treasuries) >= content.BOTTOM_SLOTS
    return row != EXCESS and len(p.nobles) + len(p.ships) >= content.TOP_SLOTS


def has_room(p: Player, row: int) -> bool:
    """L3.2: room for one more card in that row; EXCESS: the cards there fit."""
    if row == EXCESS:
        return p.cards() <= p.slots()
    return not row_full(p, row) and p.cards() < p.slots()


def only_ships_can_go(p: Player, row: int) -> bool:
    """L3.3: whether every card that may leave for one in that row is a ship."""
    if row_full(p, row):
        return row != BOTTOM_ROW and not p.nobles
    return not p.nobles and not p.treasuries


@final
class MakeRoom(Step[Table]):
    """L3.3: discard one card; from the row that is full, from either row if only the capacity binds.

    For a further ship no ship may go (L15.24).
    """

    row: int

    def __init__(self, seat: int = NOBODY, row: int = TOP_ROW) -> None:
        self.seat = seat
        self.row = row

    def open(self, state: Table) -> bool:
        if has_room(state.players[self.seat], self.row):
            return False
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
            return False
        return True

    def moves(self, state: Table) -> list[int]:
        moves = self.candidates(state)
        if self.row <= BOTTOM_ROW and able.will_settle(state, self.seat, [], True, False):
            return moves
        return keep_open(state, self, moves)

    def candidates(self, t: Table) -> list[int]:
        p = t.players[self.seat]
        full = row_full(p, self.row)
        moves: list[int] = []
        if not (full and self.row == BOTTOM_ROW):
            for card in p.nobles:
                moves.append(encode(DROP, card))
            if self.row != TOP_ROW_NO_SHIPS:
                for ship in p.ships:
                    moves.append(encode(SCRAP, ship))
        if not full or self.row == BOTTOM_ROW:
            for card in p.treasuries:
                moves.append(encode(DROP, card))
        return moves

    def take(self, state: Table, move: int) -> None:
        if kind_of(move) == DROP:
            discard_card(state, self.seat, first_of(move))
        else:
            scrap_ship(state, self.seat, first_of(move))
        if self.row == EXCESS:
            state.agenda.append(self)

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        legal = self.moves(state)
        possible = self.candidates(state)
        every = [encode(DROP, card) for card in p.nobles] + [encode(SCRAP, ship) for ship in p.ships]
        every += [encode(DROP, card) for card in p.treasuries]
        refusals: list[Refusal] = []
        for move in every:
            if move in legal:
                continue
            if move in possible:
                refusals.append(Refusal(move, "dead-end", "L15.2"))
            elif kind_of(move) == SCRAP and self.row == TOP_ROW_NO_SHIPS:
                refusals.append(Refusal(move, "ship-for-ship", "L15.24"))
            else:
                refusals.append(Refusal(move, "other-row", "L3.3"))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        p = state.players[self.seat]
        clause = "L15.23" if self.row == EXCESS else "L3.3"
        return Prompt("make-room", self.seat, clause, {"cards": p.cards(), "slots": p.slots()})


def return_excess(t: Table, seat: int) -> None:
    """L15.23: after capacity has fallen, goods beyond it go back and cards beyond it must go."""
    p = t.players[seat]
    room = p.room()
    for good in range(GOODS):
        if p.goods[good] > room:
            if t.log is not None:
                facts: dict[str, object] = {"good": content.GOOD_IDS[good], "goods": p.goods[good] - room}
                t.tell("excess", seat, facts)
            p.goods[good] = room
    if not has_room(p, EXCESS):
        t.agenda.append(MakeRoom(seat, EXCESS))
