"""Rewards (C46-C53, C68-C73): gains, the pilgrim, and the executor of declared effects."""

from __future__ import annotations

from rossio.games.coimbra import actions
from rossio.games.coimbra.content import (
    CARD_BONUS,
    CARD_EFFECTS,
    END,
    INCOME,
    INCOME_KIND,
    MONASTERY_EFFECTS,
    MONASTERY_IDS,
    NODE_IDS,
    ROADS,
    SPACE_AT,
    SPACES,
)
from rossio.games.coimbra.effects import (
    ADVANCE,
    ADVANCE_ALL,
    CAP_DIE,
    CHOOSE,
    CLASSES,
    COINS,
    EXCHANGE,
    GAIN,
    GUARDS,
    INVEST,
    ON_ACQUIRE,
    ON_CASTLE_DIE,
    ON_MONASTERY_DISK,
    OPPONENTS_GIVE,
    OPPONENTS_LOSE,
    PAY,
    PER,
    REPEAT_IMMEDIATE,
    RESOURCES,
    SCORE_DIPLOMAS,
    SCORE_END_CARD_AND_TRACK,
    SCORE_VOYAGES,
    TAKE_FAVOUR,
    TAKE_FROM_DISCARD,
    Effect,
    Gain,
)
from rossio.games.coimbra.effects import (
    DIE_BONUS as DIE_BONUS_OP,
)
from rossio.games.coimbra.effects import (
    INCOME as INCOME_OP,
)
from rossio.games.coimbra.scoring import (
    count,
    diploma_points,
    diplomas,
    end_card_points,
    majority_points,
    voyage_points,
)
from rossio.games.coimbra.state import EXCHANGES, MONASTERIES, PHASE_E, Table
from rossio.games.coimbra.steps import answers, castle, city, voyages
from rossio.kernel.actions import first_of, kind_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


def take_gain(table: Table, player: int, gain: Gain, times: int, category: int) -> None:
    """Goods and points first, up to the limits; then steps as one move (C46, C68, C70)."""
    if times == 0:
        return
    owner = table.players[player]
    if gain.guards or gain.coins:
        owner.gain_goods(gain.guards * times, gain.coins * times)
    if gain.points:
        owner.earn(gain.points * times, category)
    if table.log is not None and (gain.guards or gain.coins or gain.points):
        gained = Gain(gain.guards * times, gain.coins * times, gain.points * times)
        table.tell("gained", player, {"what": gained.parts()})
    if gain.steps:
        grant_steps(table, player, gain.steps * times)


def grant_steps(table: Table, player: int, steps: int) -> None:
    """A pilgrim reward; won on the way it is added to the steps left (C50, C71)."""
    agenda = table.agenda
    if agenda:
        top = agenda[-1]
        if isinstance(top, Walk) and top.seat == player:
            agenda[-1] = Walk(player, top.steps + steps)
            return
    agenda.append(Walk(player, steps))


def pay_income(table: Table, player: int, track: int, category: int) -> None:
    """The income of a track as it stands (C41, C42, C79)."""
    amount = INCOME[track][table.players[player].tracks[track]]
    kind = INCOME_KIND[track]
    gain = Gain(
        amount if kind == 0 else 0, amount if kind == 1 else 0, amount if kind == 3 else 0, amount if kind == 2 else 0
    )
    take_gain(table, player, gain, 1, category)


def lasting_points(table: Table, player: int, op: int) -> int:
    """What own lasting monasteries pay for an occasion (C23, C53, C73)."""
    disks = table.players[player].disks
    points = 0
    for space in range(SPACES):
        if disks >> space & 1:
            for effect in MONASTERY_EFFECTS[table.monasteries[space]]:
                if effect.op == op:
                    points += effect.gain.points
    return points


def castle_die_points(table: Table, player: int) -> int:
    return lasting_points(table, player, ON_CASTLE_DIE)


def enter_monastery(table: Table, player: int, space: int) -> None:
    """Disk, then points for it, then the bonus with all it opens (C50, C71)."""
    owner = table.players[player]
    for_disk = lasting_points(table, player, ON_MONASTERY_DISK)
    owner.disks |= 1 << space
    if table.log is not None:
        table.tell("entered", player, {"monastery": MONASTERY_IDS[table.monasteries[space]]})
    if for_disk:
        take_gain(table, player, Gain(0, 0, for_disk, 0), 1, MONASTERIES)
    carry_out(table, player, MONASTERY_EFFECTS[table.monasteries[space]], 0, MONASTERIES)


def carry_out(table: Table, player: int, effects: list[Effect], first: int, category: int) -> None:
    """Carry out effects one after the other; each is finished, decisions included, before the next (C69)."""
    for place in range(first, len(effects)):
        effect = effects[place]
        if effect.op == GAIN and not effect.gain.steps:
            take_gain(table, player, effect.gain, 1, category)
            continue
        if place + 1 < len(effects):
            table.agenda.append(Bonus(player, effects, place + 1, category))
        _carry_out_one(table, player, effect, category)
        return


def _carry_out_one(table: Table, player: int, effect: Effect, category: int) -> None:
    op = effect.op
    agenda = table.agenda
    if op in (GAIN, DIE_BONUS_OP, ON_ACQUIRE):
        take_gain(table, player, effect.gain, 1, category)
    elif op == PER:
        take_gain(table, player, effect.gain, count(table, player, effect), category)
    elif op == INCOME_OP:
        pay_income(table, player, effect.track, category)
    elif op == ADVANCE:
        advance(table, player, effect.track, effect.amount)
    elif op == ADVANCE_ALL:
        for track in range(len(CLASSES)):
            advance(table, player, track, effect.amount)
    elif op == CHOOSE:
        agenda.append(ChooseGoods(player, effect, category))
    elif op == PAY:
        agenda.append(PayOrNot(player, effect, category))
    elif op == INVEST:
        agenda.append(voyages.Invest(player, effect.resource))
    elif op == CAP_DIE:
        agenda.append(castle.CapDie(player, effect.amount))
    elif op == TAKE_FAVOUR:
        agenda.append(castle.TakeFavour(player))
    elif op == TAKE_FROM_DISCARD:
        agenda.append(city.TakeFromDiscard(player, effect.amount))
    elif op == REPEAT_IMMEDIATE:
        agenda.append(city.RepeatBonus(player, effect.track))
    elif op == OPPONENTS_GIVE:
        answers.ask_to_give(table, player, effect)
    elif op == OPPONENTS_LOSE:
        answers.ask_to_lose(table, player, effect)
    else:
        _score_now(table, player, effect, category)


def _score_now(table: Table, player: int, effect: Effect, category: int) -> None:
    """Score something in mid-game; the best choice is taken, as it only gives points (C88, C89, C94)."""
    owner = table.players[player]
    points = 0
    if effect.op == SCORE_DIPLOMAS:
        points = diploma_points(diplomas(table, player))
    elif effect.op == SCORE_VOYAGES:
        worth = [voyage_points(table, player, slot) for slot in range(len(table.laid)) if owner.voyages >> slot & 1]
        worth.sort(reverse=True)
        points = sum(worth[: effect.amount])
    elif effect.op == SCORE_END_CARD_AND_TRACK:
        card_points = [end_card_points(table, player, card) for card in owner.cards if CARD_BONUS[card] == END]
        track_points = [majority_points(table, player, track) for track in range(len(CLASSES))]
        points = max(card_points, default=0) + max(track_points)
    if points:
        take_gain(table, player, Gain(0, 0, points, 0), 1, category)


def advance(table: Table, player: int, track: int, spaces: int) -> None:
    """Raise a track and tell how far it went."""
    before = table.players[player].tracks[track]
    table.raise_track(player, track, spaces)
    if table.log is not None:
        after = table.players[player].tracks[track]
        table.tell("raised", player, {"track": CLASSES[track], "spaces": after - before, "space": after})


def exchange_moves(table: Table, player: int, moves: list[int]) -> None:
    """In the own phase E turn goods may be changed into points at every decision (C43, C84)."""
    if table.phase != PHASE_E:
        return
    owner = table.players[player]
    for card in owner.cards:
        for effect in CARD_EFFECTS[card]:
            if effect.op == EXCHANGE and owner.goods(effect.resource) >= effect.amount:
                moves.append(actions.EXCHANGE | effect.resource << 8)


def exchange(table: Table, player: int, resource: int) -> None:
    """Change goods into one point at the rate of the own card."""
    owner = table.players[player]
    for card in owner.cards:
        for effect in CARD_EFFECTS[card]:
            if effect.op == EXCHANGE and effect.resource == resource:
                owner.spend(resource, effect.amount)
                owner.earn(1, EXCHANGES)
                if table.log is not None:
                    table.tell("exchanged", player, {"what": {RESOURCES[resource]: effect.amount}})
                return


class Bonus(Step[Table]):
    """What is left of a bonus, from one of its effects on (C69)."""

    effects: list[Effect]
    first: int
    category: int

    def __init__(self, seat: int = 0, effects: list[Effect] | None = None, first: int = 0, category: int = 0) -> None:
        super().__init__(seat)
        self.effects = effects if effects is not None else []
        self.first = first
        self.category = category

    def open(self, table: Table) -> bool:
        carry_out(table, self.seat, self.effects, self.first, self.category)
        return False


class Walk(Step[Table]):
    """One step of the pilgrim, or stop; the rest is then given up (C49-C52, C70)."""

    steps: int

    def __init__(self, seat: int = 0, steps: int = 1) -> None:
        super().__init__(seat)
        self.steps = steps

    def moves(self, table: Table) -> list[int]:
        moves = [actions.WALK | node << 8 for node in ROADS[table.players[self.seat].pilgrim]]
        moves.append(actions.STOP)
        exchange_moves(table, self.seat, moves)
        return moves

    def take(self, table: Table, move: int) -> None:
        kind = kind_of(move)
        if kind == actions.STOP:
            return
        if kind == actions.EXCHANGE:
            table.agenda.append(self)
            exchange(table, self.seat, first_of(move))
            return
        node = first_of(move)
        walker = table.players[self.seat]
        walker.pilgrim = node
        if self.steps > 1:
            table.agenda.append(Walk(self.seat, self.steps - 1))
        if table.log is not None:
            table.tell("walked", self.seat, {"place": NODE_IDS[node]})
        space = SPACE_AT[node]
        if space >= 0 and not walker.disks >> space & 1:
            enter_monastery(table, self.seat, space)

    def refusals(self, table: Table) -> list[Refusal]:
        near = ROADS[table.players[self.seat].pilgrim]
        here = NODE_IDS[table.players[self.seat].pilgrim]
        return [
            Refusal(actions.WALK | node << 8, "no-road", "C49", {"here": here, "place": NODE_IDS[node]})
            for node in range(len(NODE_IDS))
            if node not in near
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("walk", self.seat, "C70", {"steps": self.steps})


class ChooseGoods(Step[Table]):
    """One of two gains, parted by a slash (C48)."""

    effect: Effect
    category: int

    def __init__(self, seat: int = 0, effect: Effect | None = None, category: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect if effect is not None else Effect(CHOOSE)
        self.category = category

    def moves(self, table: Table) -> list[int]:
        return [actions.CHOOSE | GUARDS << 8, actions.CHOOSE | COINS << 8]

    def take(self, table: Table, move: int) -> None:
        for option in self.effect.options:
            if (option.guards > 0) == (first_of(move) == GUARDS):
                take_gain(table, self.seat, option, 1, self.category)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("choose", self.seat, "C48")


class PayOrNot(Step[Table]):
    """A cost that is paid in full for the reward behind it, or forgone (C48)."""

    effect: Effect
    category: int

    def __init__(self, seat: int = 0, effect: Effect | None = None, category: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect if effect is not None else Effect(PAY)
        self.category = category

    def open(self, table: Table) -> bool:
        owner = table.players[self.seat]
        return owner.guards >= self.effect.cost.guards and owner.coins >= self.effect.cost.coins

    def moves(self, table: Table) -> list[int]:
        return [actions.PAY, actions.DECLINE]

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == actions.PAY:
            owner = table.players[self.seat]
            owner.guards -= self.effect.cost.guards
            owner.coins -= self.effect.cost.coins
            if table.log is not None:
                table.tell("paid", self.seat, {"what": self.effect.cost.parts()})
            take_gain(table, self.seat, self.effect.gain, 1, self.category)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("pay", self.seat, "C48", {"cost": self.effect.cost.parts(), "gain": self.effect.gain.parts()})
