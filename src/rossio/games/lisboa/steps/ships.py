"""Build a ship (L6.7 to L6.9, L15.24 to L15.26)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import able, content, costs
from rossio.games.lisboa.actions import NEW_SHIP, PAY_GOODS, REPLACE
from rossio.games.lisboa.gains import gain_influence, influence_gain, move_treasury, note
from rossio.games.lisboa.state import GOODS, NONE, Table
from rossio.games.lisboa.steps.room import TOP_ROW_NO_SHIPS, MakeRoom, has_room
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class BuildShip(Step[Table]):
    """L6.7, L15.24: the visible ship, for a further slot at full cost, or in place of one of yours."""

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return len(moves) > 1

    def moves(self, state: Table) -> list[int]:
        moves: list[int] = []
        if not state.shipyard:
            return moves
        p = state.players[self.seat]
        hull = content.SHIP_HULL[state.shipyard[-1]]
        kinds = able.kinds_held(p)
        if able.has_ship_slot(p) and costs.ship_cost(p, hull) <= kinds:
            moves.append(NEW_SHIP)
        for ship in p.ships:
            if costs.ship_cost(p, hull - content.SHIP_HULL[ship]) <= kinds:
                moves.append(encode(REPLACE, ship))
        return moves

    def take(self, state: Table, move: int) -> None:
        hull = content.SHIP_HULL[state.shipyard[-1]]
        replaced = NONE if move == NEW_SHIP else first_of(move)
        if replaced != NONE:
            hull -= content.SHIP_HULL[replaced]
        state.agenda.append(LaunchShip(self.seat, replaced))
        state.agenda.append(PayForShip(self.seat, costs.ship_cost(state.players[self.seat], hull)))

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        hull = content.SHIP_HULL[state.shipyard[-1]]
        kinds = able.kinds_held(p)
        refusals: list[Refusal] = []
        cost = costs.ship_cost(p, hull)
        if not able.has_ship_slot(p):
            refusals.append(Refusal(NEW_SHIP, "no-slot", "L15.24"))
        elif cost > kinds:
            refusals.append(Refusal(NEW_SHIP, "kinds-short", "L6.7", {"have": kinds, "need": cost}))
        for ship in p.ships:
            cost = costs.ship_cost(p, hull - content.SHIP_HULL[ship])
            if cost > kinds:
                facts: dict[str, object] = {"have": kinds, "need": cost}
                refusals.append(Refusal(encode(REPLACE, ship), "kinds-short", "L6.7", facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("ship", self.seat, "L6.7", {"ship": content.SHIP_IDS[state.shipyard[-1]]})


BUNDLES: Final = [[mask for mask in range(1 << GOODS) if mask.bit_count() == count] for count in range(GOODS + 1)]


@final
class PayForShip(Step[Table]):
    """L6.7: goods of different kinds, the builder's choice which."""

    cost: int

    def __init__(self, seat: int = NOBODY, cost: int = 0) -> None:
        self.seat = seat
        self.cost = cost

    def held(self, t: Table) -> int:
        """The kinds in the warehouse, as bits."""
        goods = t.players[self.seat].goods
        held = 0
        for good in range(GOODS):
            if goods[good]:
                held |= 1 << good
        return held

    def open(self, state: Table) -> bool:
        if self.cost == 0:
            return False
        if able.kinds_held(state.players[self.seat]) == self.cost:
            self.pay(state, self.held(state))
            return False
        return True

    def moves(self, state: Table) -> list[int]:
        held = self.held(state)
        return [encode(PAY_GOODS, mask) for mask in BUNDLES[self.cost] if mask & held == mask]

    def take(self, state: Table, move: int) -> None:
        self.pay(state, first_of(move))

    def pay(self, t: Table, mask: int) -> None:
        goods = t.players[self.seat].goods
        for good in range(GOODS):
            if mask >> good & 1:
                goods[good] -= 1
                if t.log is not None:
                    t.tell("gave-good", self.seat, {"good": content.GOOD_IDS[good]})

    def refusals(self, state: Table) -> list[Refusal]:
        held = self.held(state)
        refusals: list[Refusal] = []
        for mask in BUNDLES[self.cost]:
            for good in range(GOODS):
                if mask >> good & 1 and not held >> good & 1:
                    facts: dict[str, object] = {"good": content.GOOD_IDS[good]}
                    refusals.append(Refusal(encode(PAY_GOODS, mask), "good-missing", "L6.7", facts))
                    break
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("pay-goods", self.seat, "L6.7", {"goods": self.cost})


@final
class LaunchShip(Step[Table]):
    """L6.8, L6.9: the ship takes its slot, the treasury marker moves up, then influence is gained."""

    replaced: int

    def __init__(self, seat: int = NOBODY, replaced: int = NONE) -> None:
        self.seat = seat
        self.replaced = replaced

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        if self.replaced == NONE and not has_room(p, TOP_ROW_NO_SHIPS):
            state.agenda.append(self)
            state.agenda.append(MakeRoom(self.seat, TOP_ROW_NO_SHIPS))
            return False
        ship = state.shipyard.pop()
        if self.replaced == NONE:
            p.ships.append(ship)
        else:
            p.ships[p.ships.index(self.replaced)] = ship
            state.ships_out.append(self.replaced)
            state.cargo[ship] = state.cargo[self.replaced]
            state.at_sea[ship] = state.at_sea[self.replaced]
            state.cargo[self.replaced] = 0
            state.at_sea[self.replaced] = 0
        if state.log is not None:
            state.tell("ship", self.seat, {"ship": content.SHIP_IDS[ship]})
        note(state, self.seat, content.SHIP)
        move_treasury(state, content.BUILT_SHIP_MOVE)
        gain_influence(state, self.seat, influence_gain(p, p.envelope()))
        return False
