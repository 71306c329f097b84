"""Build a ship (L6.7 to L6.9, L15.24 to L15.26)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.can import has_ship_slot, kinds_held
from rossio.games.lisboa.actions import NEW_SHIP, PAY_GOODS, REPLACE
from rossio.games.lisboa.gains import gain_influence, influence_gain, move_treasury, note
from rossio.games.lisboa.state import GOODS, NONE, Table
from rossio.games.lisboa.steps.room import TOP_ROW_NO_SHIPS, MakeRoom, has_room
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


@final
class BuildShip(Choice[Table]):
    """The visible ship, for a further slot at full cost, or in place of one of yours (L6.7, L15.24)."""

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        if not table.shipyard:
            return moves
        player = table.players[self.seat]
        hull = content.SHIP_HULL[table.shipyard[-1]]
        kinds = kinds_held(player)
        if has_ship_slot(player) and costs.ship_cost(player, hull) <= kinds:
            moves.append(NEW_SHIP)
        for ship in player.ships:
            if costs.ship_cost(player, hull - content.SHIP_HULL[ship]) <= kinds:
                moves.append(encode(REPLACE, ship))
        return moves

    def take(self, table: Table, move: int) -> None:
        hull = content.SHIP_HULL[table.shipyard[-1]]
        replaced = NONE if move == NEW_SHIP else first_of(move)
        if replaced != NONE:
            hull -= content.SHIP_HULL[replaced]
        table.agenda.append(LaunchShip(self.seat, replaced))
        table.agenda.append(PayForShip(self.seat, costs.ship_cost(table.players[self.seat], hull)))

    def about(self, table: Table, move: int) -> About:
        hull = content.SHIP_HULL[table.shipyard[-1]]
        if move != NEW_SHIP:
            hull -= content.SHIP_HULL[first_of(move)]
        return About({"goods": costs.ship_cost(table.players[self.seat], hull)})

    def refusals(self, table: Table) -> list[Refusal]:
        player = table.players[self.seat]
        hull = content.SHIP_HULL[table.shipyard[-1]]
        kinds = kinds_held(player)
        refusals: list[Refusal] = []
        cost = costs.ship_cost(player, hull)
        if not has_ship_slot(player):
            refusals.append(Refusal(NEW_SHIP, "no-slot", "L15.24"))
        elif cost > kinds:
            refusals.append(Refusal(NEW_SHIP, "kinds-short", "L6.7", {"have": kinds, "need": cost}))
        for ship in player.ships:
            cost = costs.ship_cost(player, hull - content.SHIP_HULL[ship])
            if cost > kinds:
                facts: dict[str, object] = {"have": kinds, "need": cost}
                refusals.append(Refusal(encode(REPLACE, ship), "kinds-short", "L6.7", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("ship", self.seat, "L6.7", {"ship": content.SHIP_IDS[table.shipyard[-1]]})


BUNDLES: Final = [[mask for mask in range(1 << GOODS) if mask.bit_count() == count] for count in range(GOODS + 1)]


@final
class PayForShip(Step[Table]):
    """Goods of different kinds, the builder's choice which (L6.7)."""

    cost: int

    def __init__(self, seat: int = NOBODY, cost: int = 0) -> None:
        super().__init__(seat)
        self.cost = cost

    def held(self, table: Table) -> int:
        """The kinds in the warehouse, as bits."""
        goods = table.players[self.seat].goods
        held = 0
        for good in range(GOODS):
            if goods[good]:
                held |= 1 << good
        return held

    def open(self, table: Table) -> bool:
        if self.cost == 0:
            return False
        if kinds_held(table.players[self.seat]) == self.cost:
            self.pay(table, self.held(table))
            return False
        return True

    def moves(self, table: Table) -> list[int]:
        held = self.held(table)
        return [encode(PAY_GOODS, mask) for mask in BUNDLES[self.cost] if mask & held == mask]

    def take(self, table: Table, move: int) -> None:
        self.pay(table, first_of(move))

    def pay(self, table: Table, mask: int) -> None:
        goods = table.players[self.seat].goods
        for good in range(GOODS):
            if mask >> good & 1:
                goods[good] -= 1
                if table.log is not None:
                    table.tell("gave-good", self.seat, {"good": content.GOOD_IDS[good]})

    def about(self, table: Table, move: int) -> About:
        return About({content.GOOD_IDS[good]: 1 for good in range(GOODS) if first_of(move) >> good & 1})

    def refusals(self, table: Table) -> list[Refusal]:
        held = self.held(table)
        refusals: list[Refusal] = []
        for mask in BUNDLES[self.cost]:
            for good in range(GOODS):
                if mask >> good & 1 and not held >> good & 1:
                    facts: dict[str, object] = {"good": content.GOOD_IDS[good]}
                    refusals.append(Refusal(encode(PAY_GOODS, mask), "good-missing", "L6.7", facts))
                    break
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("pay-goods", self.seat, "L6.7", {"goods": self.cost})


@final
class LaunchShip(Step[Table]):
    """The ship takes its slot, the treasury marker moves up, then influence is gained (L6.8, L6.9)."""

    replaced: int

    def __init__(self, seat: int = NOBODY, replaced: int = NONE) -> None:
        super().__init__(seat)
        self.replaced = replaced

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        if self.replaced == NONE and not has_room(player, TOP_ROW_NO_SHIPS):
            table.agenda.append(self)
            table.agenda.append(MakeRoom(self.seat, TOP_ROW_NO_SHIPS))
            return False
        ship = table.shipyard[-1]
        table.shipyard = table.shipyard[:-1]
        if self.replaced == NONE:
            player.ships += (ship,)
        else:
            at = player.ships.index(self.replaced)
            player.ships = (*player.ships[:at], ship, *player.ships[at + 1 :])
            table.ships_out += (self.replaced,)
            table.cargo[ship] = table.cargo[self.replaced]
            table.cargo[self.replaced] = 0
            if table.sails(self.replaced):
                table.at_sea ^= 1 << ship | 1 << self.replaced
        if table.log is not None:
            table.tell("ship", self.seat, {"ship": content.SHIP_IDS[ship]})
        note(table, self.seat, content.SHIP)
        move_treasury(table, content.BUILT_SHIP_MOVE)
        gain_influence(table, self.seat, influence_gain(player, player.envelope()))
        return False
