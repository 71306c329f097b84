"""The Paraguayan Offensives (M45-M54)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import ATTACKER, TARGET
from rossio.games.magnanimous.effects import REALM_TRUCE
from rossio.games.magnanimous.state import DEFEAT, NONE, PORT, Table
from rossio.games.magnanimous.steps.dice import raised
from rossio.games.magnanimous.steps.realm import about_province
from rossio.games.magnanimous.strength import defence
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


def _name(attacker: int) -> str:
    return "paraguay" if attacker == content.ZONE else content.PROVINCE_IDS[attacker]


def _listed(mask: int) -> list[int]:
    return [province for province in range(content.PROVINCES) if mask >> province & 1]


@final
class ReturnPurple(Step[Table]):
    """The purple die goes back and up by one; then the zone attacks, then what was occupied before (M45, M47)."""

    def open(self, table: Table) -> bool:
        table.purple = raised(table.purple)
        table.purple_taken = False
        if table.log is not None:
            table.tell("purple-returned", table.governor, {"value": table.purple, "power": table.power()})
        if table.realm[REALM_TRUCE]:
            if table.log is not None:
                table.tell("truce", NOBODY, {})
            return False
        table.agenda.append(NextAttacker(table.governor, table.occupied))
        table.agenda.append(Offensive(NOBODY, content.ZONE, 0, 0))
        return False


@final
class NextAttacker(Step[Table]):
    """The Governor chooses which occupied province attacks next (M47); one without a target is left out."""

    waiting: int

    def __init__(self, seat: int = NOBODY, waiting: int = 0) -> None:
        super().__init__(seat)
        self.waiting = waiting

    def able(self, table: Table) -> list[int]:
        return [p for p in _listed(self.waiting) if content.ADJACENT[p] & ~table.occupied]

    def open(self, table: Table) -> bool:
        able = self.able(table)
        if len(able) == 1:
            table.agenda.append(Offensive(NOBODY, able[0], 0, 0))
        return len(able) > 1

    def moves(self, table: Table) -> list[int]:
        return [encode(ATTACKER, province) for province in self.able(table)]

    def take(self, table: Table, move: int) -> None:
        attacker = first_of(move)
        table.agenda.append(NextAttacker(self.seat, self.waiting & ~(1 << attacker)))
        table.agenda.append(Offensive(NOBODY, attacker, 0, 0))

    def about(self, table: Table, move: int) -> About:
        return about_province(table, first_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        able = self.able(table)
        refusals: list[Refusal] = []
        for province in _listed(table.occupied):
            facts: dict[str, object] = {"province": content.PROVINCE_IDS[province]}
            if not self.waiting >> province & 1:
                refusals.append(Refusal(encode(ATTACKER, province), "no-more-attack", "M47", facts))
            elif province not in able:
                refusals.append(Refusal(encode(ATTACKER, province), "no-target", "M48", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("choose-attacker", self.seat, "M47", {"power": table.power()})


@final
class Offensive(Step[Table]):
    """An attacker tries its unoccupied neighbours until one falls or all have held (M48, M49).

    One province per player in order, in passes; then the uncontrolled and Rio, in the Governor's order (Q28, Q30).
    """

    attacker: int
    tried: int
    place: int

    def __init__(self, seat: int = NOBODY, attacker: int = content.ZONE, tried: int = 0, place: int = 0) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.tried = tried
        self.place = place

    def open(self, table: Table) -> bool:
        targets = content.ADJACENT[self.attacker] & ~table.occupied & ~self.tried
        if not targets:
            return False
        place = self.place
        for _ in range(table.seats):
            seat = table.in_order(place)
            own = targets & content.COLOUR_MASK[table.players[seat].colour]
            if own:
                self.choose(table, seat, own, place + 1)
                return False
            place += 1
        self.choose(table, table.governor, targets, self.place)
        return False

    def choose(self, table: Table, seat: int, targets: int, place: int) -> None:
        choice = ChooseTarget(seat, self.attacker, targets, self.tried, place % table.seats)
        if targets & (targets - 1):
            table.agenda.append(choice)
        else:
            choice.attempt(table, _listed(targets)[0])


@final
class ChooseTarget(Step[Table]):
    """A player with several provinces in reach says which is tried first; the Governor for those of nobody (M48)."""

    attacker: int
    targets: int
    tried: int
    place: int

    def __init__(
        self, seat: int = NOBODY, attacker: int = content.ZONE, targets: int = 0, tried: int = 0, place: int = 0
    ) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.targets = targets
        self.tried = tried
        self.place = place

    def moves(self, table: Table) -> list[int]:
        return [encode(TARGET, province) for province in _listed(self.targets)]

    def take(self, table: Table, move: int) -> None:
        self.attempt(table, first_of(move))

    def attempt(self, table: Table, target: int) -> None:
        """Success if the power of Paraguay is greater than the Imperial power of the target (M49)."""
        power = table.power()
        imperial = defence(table, target)
        if table.log is not None:
            facts: dict[str, object] = {
                "attacker": _name(self.attacker),
                "province": content.PROVINCE_IDS[target],
                "power": power,
                "imperial": imperial,
            }
            table.tell("occupied" if power > imperial else "held", table.owner(target), facts)
        if power > imperial:
            occupy(table, target)
        else:
            table.agenda.append(Offensive(NOBODY, self.attacker, self.tried | 1 << target, self.place))

    def about(self, table: Table, move: int) -> About:
        return about_province(table, first_of(move))

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        for province in _listed(content.ADJACENT[self.attacker] & ~self.targets):
            facts: dict[str, object] = {"province": content.PROVINCE_IDS[province]}
            if table.is_occupied(province):
                reason = "occupied"
            else:
                reason = "tried" if self.tried >> province & 1 else "not-its-turn"
            refusals.append(Refusal(encode(TARGET, province), reason, "M48", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {"attacker": _name(self.attacker), "power": table.power()}
        return Prompt("choose-target", self.seat, "M48", facts)


def occupy(table: Table, province: int) -> None:
    """A province falls: losses, the die, trains there (M50-M52, M54)."""
    table.occupied |= 1 << province
    seat = table.owner(province)
    if seat != NOBODY:
        _lose(table, seat, province)
    for owner, player in enumerate(table.players):
        if player.train == province:
            table.token_supply[table.supply_of(player.loaded)] += player.cargo
            if table.log is not None:
                facts: dict[str, object] = {"tokens": player.cargo, "province": content.PROVINCE_IDS[province]}
                table.tell("lost-train", owner, facts)
            player.train = NONE
            player.loaded = NONE
            player.cargo = 0
    if province == content.RIO:
        table.end = DEFEAT
        table.agenda.clear()
        if table.log is not None:
            table.tell("defeat", NOBODY, {})


def _lose(table: Table, seat: int, province: int) -> None:
    """The purple die falls by the troops or ships lost, and everything not in transit is discarded (M50)."""
    player = table.players[seat]
    if province % content.PER_COLOUR == PORT:
        pieces = player.port_ships
        player.port_ships = 0
    else:
        pieces = table.troops[province]
        table.troops[province] = 0
        table.troop_supply += pieces
        table.token_supply[table.supply_of(province)] += table.goods[province]
        table.goods[province] = 0
        if table.tiles[province] != content.NO_TILE:
            table.tile_discards.append(table.tiles[province])
            table.tiles[province] = content.NO_TILE
    table.purple = max(table.purple - pieces, content.DIE_MIN)
