"""Imperial power, and nobles action 5: move troops or attack (M46, M62-M65)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import ATTACK, MARCH, PASS, PLACE_IDS, SEND
from rossio.games.magnanimous.content import (
    ADJACENT,
    ATTACK_NOBILITY,
    BOARD_MASK,
    COLOURS,
    GOVERNOR_TROOPS,
    IMPERIAL,
    IMPERIAL_KEPT,
    IMPERIAL_LIMIT,
    IMPERIAL_TO_MOVE,
    PER_COLOUR,
    PROVINCE_IDS,
    PROVINCES,
    RIO,
    TILE_DEFEND,
)
from rossio.games.magnanimous.effects import (
    ATTACK as ATTACK_MORALE,
)
from rossio.games.magnanimous.effects import (
    DEFEND,
    DEFEND_PORT,
    FREE_PROVINCE,
    NO_SUBTYPE,
    REALM_ATTACK,
    REALM_DEFEND,
)
from rossio.games.magnanimous.state import PORT, Table
from rossio.games.magnanimous.steps.choice import Choice
from rossio.games.magnanimous.steps.effects import advance, fire, triggered
from rossio.games.magnanimous.steps.realm import liberate
from rossio.kernel.actions import BYTE
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def defence(table: Table, province: int) -> int:
    """Imperial power of a province that is attacked (M46, Q31); morale needs a troop, in a port a ship."""
    seat = table.owner(province)
    if seat == NOBODY:
        return _with_morale(table.imperial, table.realm[REALM_DEFEND])
    player = table.players[seat]
    morale = table.realm[REALM_DEFEND] + player.mods[DEFEND]
    if province % PER_COLOUR == PORT:
        return _with_morale(player.port_ships, morale + player.mods[DEFEND_PORT])
    return _with_morale(table.troops[province], morale + TILE_DEFEND[table.tiles[province]])


def _with_morale(pieces: int, morale: int) -> int:
    if pieces == 0:
        return 0
    return pieces + morale if pieces + morale > 0 else 0


def attack_morale(table: Table, seat: int, origin: int) -> int:
    """Morale of an attack: everybody's, and in own provinces the player's (M63)."""
    morale = table.realm[REALM_ATTACK]
    return morale if origin == IMPERIAL else morale + table.players[seat].mods[ATTACK_MORALE]


def attack_sizes(table: Table, seat: int, origin: int) -> list[int]:
    """How many troops may be spent in an attack that succeeds (M63, Q45).

    From the Imperial area all may count for power, but one stays.
    """
    short = table.power() - attack_morale(table, seat, origin)
    if origin != IMPERIAL:
        least = short + 1 if short > 0 else 1
        return list(range(least, table.troops[origin] + 1))
    most = table.imperial - IMPERIAL_KEPT
    sizes = [spent for spent in range(1, most) if spent > short]
    if most >= 0 and table.imperial > short:
        sizes.append(most)
    return sizes


def attack_moves(table: Table, seat: int) -> list[int]:
    """Attacks that succeed on occupied provinces next to own troops, or to the Governor's (M63, Q46)."""
    moves: list[int] = []
    if not table.occupied:
        return moves
    first = table.first_of(seat)
    for origin in range(first, first + PORT):
        targets = ADJACENT[origin] & table.occupied
        if targets and table.troops[origin] and not table.is_occupied(origin) and attack_sizes(table, seat, origin):
            _add_targets(moves, origin, targets)
    if seat == table.governor:
        targets = _imperial_targets(table)
        if targets and attack_sizes(table, seat, IMPERIAL):
            _add_targets(moves, IMPERIAL, targets)
    return moves


def _add_targets(moves: list[int], origin: int, targets: int) -> None:
    for target in range(PROVINCES):
        if targets >> target & 1:
            moves.append(ATTACK | origin << 8 | target << 16)


def _imperial_targets(table: Table) -> int:
    """Occupied provinces next to Rio or to an uncontrolled province, ports apart (Q46)."""
    land = 1 << RIO
    for colour in range(len(COLOURS)):
        if table.owners[colour] == NOBODY:
            land |= BOARD_MASK[colour]
    land &= ~table.occupied
    targets = 0
    for province in range(PROVINCES):
        if land >> province & 1:
            targets |= ADJACENT[province]
    return targets & table.occupied


def march_moves(table: Table, seat: int) -> list[int]:
    """From one own province to another at any distance; the Governor also to and from the Imperial area (M62)."""
    first = table.first_of(seat)
    provinces = [p for p in range(first, first + PORT) if not table.is_occupied(p)]
    roomy = [p for p in provinces if table.troop_room(seat, p) > 0]
    manned = [p for p in provinces if table.troops[p]]
    moves = [MARCH | origin << 8 | end << 16 for origin in manned for end in roomy if origin != end]
    if seat == table.governor and table.imperial >= IMPERIAL_TO_MOVE:
        moves.extend([MARCH | IMPERIAL << 8 | end << 16 for end in roomy])
        if table.imperial < IMPERIAL_LIMIT:
            moves.extend([MARCH | origin << 8 | IMPERIAL << 16 for origin in manned])
    return moves


def can_move_troops(table: Table, seat: int) -> bool:
    return bool(march_moves(table, seat)) or bool(attack_moves(table, seat))


@final
class TroopsAction(Choice):
    """Nobles action 5: move troops or attack an occupied province (M62, M63)."""

    again: bool

    def __init__(self, seat: int = NOBODY, again: bool = False) -> None:
        super().__init__(seat)
        self.again = again

    def moves(self, state: Table) -> list[int]:
        moves = march_moves(state, self.seat)
        moves.extend(attack_moves(state, self.seat))
        if self.again:
            moves.append(PASS)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            return
        origin = move >> 8 & BYTE
        end = move >> 16
        if move & BYTE == MARCH:
            state.agenda.append(March(self.seat, origin, end))
        else:
            state.agenda.append(Attack(self.seat, origin, end))

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        attacks = attack_moves(state, self.seat)
        first = state.first_of(self.seat)
        for origin in range(first, first + PORT):
            for target in range(PROVINCES):
                move = ATTACK | origin << 8 | target << 16
                if not ADJACENT[origin] >> target & 1 or move in attacks:
                    continue
                facts: dict[str, object] = {"province": PROVINCE_IDS[target]}
                if not state.is_occupied(target):
                    refusals.append(Refusal(move, "not-occupied", "M63", facts))
                elif state.is_occupied(origin):
                    facts["province"] = PROVINCE_IDS[origin]
                    refusals.append(Refusal(move, "occupied", "M53", facts))
                else:
                    have = state.troops[origin]
                    facts["have"] = have + attack_morale(state, self.seat, origin) if have else 0
                    facts["need"] = state.power() + 1
                    refusals.append(Refusal(move, "too-weak", "M63", facts))
        refusals.extend(_why_no_march(state, self.seat))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("troops", self.seat, "M62", {"power": state.power()})


def _why_no_march(table: Table, seat: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    marches = march_moves(table, seat)
    first = table.first_of(seat)
    for origin in (*range(first, first + PORT), IMPERIAL):
        for end in (*range(first, first + PORT), IMPERIAL):
            move = MARCH | origin << 8 | end << 16
            if origin == end or move in marches:
                continue
            facts: dict[str, object] = {"province": PLACE_IDS[origin]}
            if IMPERIAL in (origin, end) and seat != table.governor:
                refusals.append(Refusal(move, "governor-only", "M62"))
            elif IMPERIAL in (origin, end) and table.imperial < IMPERIAL_TO_MOVE:
                few: dict[str, object] = {"have": table.imperial, "need": IMPERIAL_TO_MOVE}
                refusals.append(Refusal(move, "imperial-few", "M62", few))
            elif origin != IMPERIAL and table.is_occupied(origin):
                refusals.append(Refusal(move, "occupied", "Q44", facts))
            elif origin != IMPERIAL and not table.troops[origin]:
                refusals.append(Refusal(move, "no-troops-here", "M62", facts))
            elif end != IMPERIAL and table.is_occupied(end):
                refusals.append(Refusal(move, "occupied", "Q44", {"province": PROVINCE_IDS[end]}))
            elif end == IMPERIAL:
                full: dict[str, object] = {"have": table.imperial, "limit": IMPERIAL_LIMIT}
                refusals.append(Refusal(move, "imperial-full", "M19", full))
            else:
                limit = table.troops[end] + table.troop_room(seat, end)
                crowded: dict[str, object] = {"province": PROVINCE_IDS[end], "have": table.troops[end], "limit": limit}
                refusals.append(Refusal(move, "troops-full", "M17", crowded))
    return refusals


@final
class March(Step[Table]):
    """How many troops move (M62); the Governor moves one to or from the Imperial area."""

    origin: int
    end: int

    def __init__(self, seat: int = NOBODY, origin: int = 0, end: int = 0) -> None:
        super().__init__(seat)
        self.origin = origin
        self.end = end

    def most(self, state: Table) -> int:
        if IMPERIAL in (self.origin, self.end):
            return GOVERNOR_TROOPS
        return min(state.troops[self.origin], state.troop_room(self.seat, self.end))

    def open(self, state: Table) -> bool:
        if self.most(state) > 1:
            return True
        self.move(state, 1)
        return False

    def moves(self, state: Table) -> list[int]:
        return [SEND | troops << 8 for troops in range(1, self.most(state) + 1)]

    def take(self, state: Table, move: int) -> None:
        self.move(state, move >> 8)

    def move(self, state: Table, troops: int) -> None:
        if self.origin == IMPERIAL:
            state.imperial -= troops
        else:
            state.troops[self.origin] -= troops
        if self.end == IMPERIAL:
            state.imperial += troops
        else:
            state.troops[self.end] += troops
        if state.log is not None:
            facts: dict[str, object] = {"troops": troops, "from": PLACE_IDS[self.origin], "to": PLACE_IDS[self.end]}
            state.tell("marched", self.seat, facts)

    def refusals(self, state: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        for troops in range(self.most(state) + 1, state.troops[self.origin] + 1):
            facts: dict[str, object] = {
                "province": PLACE_IDS[self.end],
                "have": state.troops[self.end],
                "limit": state.troops[self.end] + self.most(state),
            }
            refusals.append(Refusal(SEND | troops << 8, "troops-full", "M17", facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        facts: dict[str, object] = {"from": PLACE_IDS[self.origin], "to": PLACE_IDS[self.end]}
        return Prompt("send-troops", self.seat, "M62", facts)


@final
class Attack(Step[Table]):
    """How many troops are spent to free a province (M63, M64, Q45)."""

    origin: int
    target: int

    def __init__(self, seat: int = NOBODY, origin: int = 0, target: int = 0) -> None:
        super().__init__(seat)
        self.origin = origin
        self.target = target

    def open(self, state: Table) -> bool:
        sizes = attack_sizes(state, self.seat, self.origin)
        if len(sizes) > 1:
            return True
        self.free(state, sizes[0])
        return False

    def moves(self, state: Table) -> list[int]:
        return [SEND | troops << 8 for troops in attack_sizes(state, self.seat, self.origin)]

    def take(self, state: Table, move: int) -> None:
        self.free(state, move >> 8)

    def free(self, state: Table, troops: int) -> None:
        """The troops used are discarded and give as many Nobility spaces; the purple die stays."""
        if self.origin == IMPERIAL:
            state.imperial -= troops
        else:
            state.troops[self.origin] -= troops
        state.troop_supply += troops
        if state.log is not None:
            facts: dict[str, object] = {
                "troops": troops,
                "from": PLACE_IDS[self.origin],
                "province": PROVINCE_IDS[self.target],
                "power": state.power(),
            }
            state.tell("attacked", self.seat, facts)
        liberate(state, self.target)
        fire(state, self.seat, triggered(state, self.seat, FREE_PROVINCE, NO_SUBTYPE))
        advance(state, self.seat, troops * ATTACK_NOBILITY)

    def refusals(self, state: Table) -> list[Refusal]:
        sizes = attack_sizes(state, self.seat, self.origin)
        morale = attack_morale(state, self.seat, self.origin)
        return [
            Refusal(
                SEND | troops << 8,
                "too-weak",
                "M63",
                {"have": troops + morale, "need": state.power() + 1, "province": PROVINCE_IDS[self.target]},
            )
            for troops in range(1, sizes[0])
        ]

    def prompt(self, state: Table) -> Prompt:
        facts: dict[str, object] = {
            "from": PLACE_IDS[self.origin],
            "province": PROVINCE_IDS[self.target],
            "power": state.power(),
            "morale": attack_morale(state, self.seat, self.origin),
        }
        return Prompt("attack-with", self.seat, "M63", facts)
