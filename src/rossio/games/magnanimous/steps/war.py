"""Nobles action 5: move troops or attack (M62-M65)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import ATTACK, MARCH, PASS, PLACE_IDS, SEND
from rossio.games.magnanimous.effects import FREE_PROVINCE, NO_SUBTYPE
from rossio.games.magnanimous.forms import NoblesAction
from rossio.games.magnanimous.state import PORT, Table
from rossio.games.magnanimous.steps.carry_out import advance, fire, rise, triggered
from rossio.games.magnanimous.steps.gains import about_place
from rossio.games.magnanimous.steps.realm import about_province, liberate
from rossio.games.magnanimous.strength import attack_morale
from rossio.kernel.actions import encode, first_of, kind_of, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


def attack_sizes(table: Table, seat: int, origin: int) -> list[int]:
    """How many troops may be spent in an attack that succeeds (M63, Q45).

    From the Imperial area all may count for power, but one stays.
    """
    short = table.power() - attack_morale(table, seat, origin)
    if origin != content.IMPERIAL:
        least = short + 1 if short > 0 else 1
        return list(range(least, table.troops[origin] + 1))
    most = table.imperial - content.IMPERIAL_KEPT
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
        targets = content.ADJACENT[origin] & table.occupied
        if targets and table.troops[origin] and not table.is_occupied(origin) and attack_sizes(table, seat, origin):
            _add_targets(moves, origin, targets)
    if seat == table.governor:
        targets = _imperial_targets(table)
        if targets and attack_sizes(table, seat, content.IMPERIAL):
            _add_targets(moves, content.IMPERIAL, targets)
    return moves


def _add_targets(moves: list[int], origin: int, targets: int) -> None:
    for target in range(content.PROVINCES):
        if targets >> target & 1:
            moves.append(encode(ATTACK, origin, target))


def _imperial_targets(table: Table) -> int:
    """Occupied provinces next to Rio or to an uncontrolled province, of which a port is one (Q46)."""
    land = 1 << content.RIO
    for colour in range(len(content.COLOURS)):
        if table.owners[colour] == NOBODY:
            land |= content.COLOUR_MASK[colour]
    land &= ~table.occupied
    targets = 0
    for province in range(content.PROVINCES):
        if land >> province & 1:
            targets |= content.ADJACENT[province]
    return targets & table.occupied


def march_moves(table: Table, seat: int) -> list[int]:
    """From one own province to another at any distance (M62).

    The Governor also into the Imperial area below its limit, and out of it if one troop stays (Q69).
    """
    first = table.first_of(seat)
    provinces = [p for p in range(first, first + PORT) if not table.is_occupied(p)]
    roomy = [p for p in provinces if table.troop_room(seat, p) > 0]
    manned = [p for p in provinces if table.troops[p]]
    moves = [encode(MARCH, origin, end) for origin in manned for end in roomy if origin != end]
    if seat == table.governor:
        if table.imperial >= content.IMPERIAL_TO_MOVE:
            moves.extend([encode(MARCH, content.IMPERIAL, end) for end in roomy])
        if table.imperial < content.IMPERIAL_LIMIT:
            moves.extend([encode(MARCH, origin, content.IMPERIAL) for origin in manned])
    return moves


def can_move_troops(table: Table, seat: int) -> bool:
    return bool(march_moves(table, seat)) or bool(attack_moves(table, seat))


@final
class TroopsAction(NoblesAction):
    """Nobles action 5: move troops or attack an occupied province (M62, M63)."""

    def ways(self, table: Table) -> list[int]:
        moves = march_moves(table, self.seat)
        moves.extend(attack_moves(table, self.seat))
        return moves

    def act(self, table: Table, move: int) -> None:
        origin = first_of(move)
        end = second_of(move)
        if kind_of(move) == MARCH:
            table.agenda.append(March(self.seat, origin, end))
        else:
            table.agenda.append(Attack(self.seat, origin, end))

    def about(self, table: Table, move: int) -> About:
        """Where troops march to; what an attack must beat, and how many troops it takes at least."""
        if move == PASS:
            return About()
        if kind_of(move) == MARCH:
            return about_place(table, second_of(move))
        least = attack_sizes(table, self.seat, first_of(move))[0]
        about = about_province(table, second_of(move))
        about.costs["troop"] = least
        about.brings = rise(table, self.seat, least * content.ATTACK_NOBILITY)
        about.facts["power"] = table.power()
        return about

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        attacks = attack_moves(table, self.seat)
        first = table.first_of(self.seat)
        for origin in range(first, first + PORT):
            for target in range(content.PROVINCES):
                move = encode(ATTACK, origin, target)
                if not content.ADJACENT[origin] >> target & 1 or move in attacks:
                    continue
                facts: dict[str, object] = {"province": content.PROVINCE_IDS[target]}
                if not table.is_occupied(target):
                    refusals.append(Refusal(move, "not-occupied", "M63", facts))
                elif table.is_occupied(origin):
                    facts["province"] = content.PROVINCE_IDS[origin]
                    refusals.append(Refusal(move, "occupied", "M53", facts))
                else:
                    have = table.troops[origin]
                    facts["have"] = have + attack_morale(table, self.seat, origin) if have else 0
                    facts["need"] = table.power() + 1
                    refusals.append(Refusal(move, "too-weak", "M63", facts))
        refusals.extend(_why_no_march(table, self.seat))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("troops", self.seat, "M62", {"power": table.power()})


def _why_no_march(table: Table, seat: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    marches = march_moves(table, seat)
    first = table.first_of(seat)
    for origin in (*range(first, first + PORT), content.IMPERIAL):
        for end in (*range(first, first + PORT), content.IMPERIAL):
            move = encode(MARCH, origin, end)
            if origin == end or move in marches:
                continue
            facts: dict[str, object] = {"province": PLACE_IDS[origin]}
            if content.IMPERIAL in (origin, end) and seat != table.governor:
                refusals.append(Refusal(move, "governor-only", "M62"))
            elif origin == content.IMPERIAL and table.imperial < content.IMPERIAL_TO_MOVE:
                few: dict[str, object] = {"have": table.imperial, "need": content.IMPERIAL_TO_MOVE}
                refusals.append(Refusal(move, "imperial-few", "Q69", few))
            elif origin != content.IMPERIAL and table.is_occupied(origin):
                refusals.append(Refusal(move, "occupied", "Q44", facts))
            elif origin != content.IMPERIAL and not table.troops[origin]:
                refusals.append(Refusal(move, "no-troops-here", "M62", facts))
            elif end != content.IMPERIAL and table.is_occupied(end):
                refusals.append(Refusal(move, "occupied", "Q44", {"province": content.PROVINCE_IDS[end]}))
            elif end == content.IMPERIAL:
                full: dict[str, object] = {"have": table.imperial, "limit": content.IMPERIAL_LIMIT}
                refusals.append(Refusal(move, "imperial-full", "M19", full))
            else:
                limit = table.troops[end] + table.troop_room(seat, end)
                crowded: dict[str, object] = {
                    "province": content.PROVINCE_IDS[end],
                    "have": table.troops[end],
                    "limit": limit,
                }
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

    def most(self, table: Table) -> int:
        if content.IMPERIAL in (self.origin, self.end):
            return content.GOVERNOR_TROOPS
        return min(table.troops[self.origin], table.troop_room(self.seat, self.end))

    def open(self, table: Table) -> bool:
        if self.most(table) > 1:
            return True
        self.move(table, 1)
        return False

    def moves(self, table: Table) -> list[int]:
        return [encode(SEND, troops) for troops in range(1, self.most(table) + 1)]

    def take(self, table: Table, move: int) -> None:
        self.move(table, first_of(move))

    def move(self, table: Table, troops: int) -> None:
        if self.origin == content.IMPERIAL:
            table.imperial -= troops
        else:
            table.troops[self.origin] -= troops
        if self.end == content.IMPERIAL:
            table.imperial += troops
        else:
            table.troops[self.end] += troops
        if table.log is not None:
            facts: dict[str, object] = {"troops": troops, "from": PLACE_IDS[self.origin], "to": PLACE_IDS[self.end]}
            table.tell("marched", self.seat, facts)

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        for troops in range(self.most(table) + 1, table.troops[self.origin] + 1):
            facts: dict[str, object] = {
                "province": PLACE_IDS[self.end],
                "have": table.troops[self.end],
                "limit": table.troops[self.end] + self.most(table),
            }
            refusals.append(Refusal(encode(SEND, troops), "troops-full", "M17", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
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

    def open(self, table: Table) -> bool:
        sizes = attack_sizes(table, self.seat, self.origin)
        if len(sizes) > 1:
            return True
        self.free(table, sizes[0])
        return False

    def moves(self, table: Table) -> list[int]:
        return [encode(SEND, troops) for troops in attack_sizes(table, self.seat, self.origin)]

    def take(self, table: Table, move: int) -> None:
        self.free(table, first_of(move))

    def free(self, table: Table, troops: int) -> None:
        """The troops used are discarded and give as many Nobility spaces; the purple die stays."""
        if self.origin == content.IMPERIAL:
            table.imperial -= troops
        else:
            table.troops[self.origin] -= troops
        table.troop_supply += troops
        if table.log is not None:
            facts: dict[str, object] = {
                "troops": troops,
                "from": PLACE_IDS[self.origin],
                "province": content.PROVINCE_IDS[self.target],
                "power": table.power(),
            }
            table.tell("attacked", self.seat, facts)
        liberate(table, self.target)
        fire(table, self.seat, triggered(table, self.seat, FREE_PROVINCE, NO_SUBTYPE))
        advance(table, self.seat, troops * content.ATTACK_NOBILITY)

    def about(self, table: Table, move: int) -> About:
        troops = first_of(move)
        return About({"troop": troops}, rise(table, self.seat, troops * content.ATTACK_NOBILITY))

    def refusals(self, table: Table) -> list[Refusal]:
        sizes = attack_sizes(table, self.seat, self.origin)
        morale = attack_morale(table, self.seat, self.origin)
        return [
            Refusal(
                encode(SEND, troops),
                "too-weak",
                "M63",
                {"have": troops + morale, "need": table.power() + 1, "province": content.PROVINCE_IDS[self.target]},
            )
            for troops in range(1, sizes[0])
        ]

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {
            "from": PLACE_IDS[self.origin],
            "province": content.PROVINCE_IDS[self.target],
            "power": table.power(),
            "morale": attack_morale(table, self.seat, self.origin),
        }
        return Prompt("attack-with", self.seat, "M63", facts)
