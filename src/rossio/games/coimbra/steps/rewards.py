"""Rewards (C46-C53, C68-C73): gains, the pilgrim, and the executor of declared effects.

One thing with `acquire` and `favours`, *what effects do*: these three know each other, no other steps do.
"""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.brings import Brought, income_of
from rossio.games.coimbra.effects import (
    ADVANCE,
    ADVANCE_ALL,
    CAP_DIE,
    CHOOSE,
    CLASSES,
    COINS,
    DIE_BONUS,
    GAIN,
    GUARDS,
    INCOME,
    INVEST,
    ON_ACQUIRE,
    ON_MONASTERY_DISK,
    OPPONENTS_GIVE,
    OPPONENTS_LOSE,
    PAY,
    PER,
    REPEAT_IMMEDIATE,
    SCORE_DIPLOMAS,
    SCORE_END_CARD_AND_TRACK,
    SCORE_VOYAGES,
    TAKE_FAVOUR,
    TAKE_FROM_DISCARD,
    Effect,
    Gain,
)
from rossio.games.coimbra.scoring import (
    count,
    diploma_points,
    diplomas,
    end_card_points,
    majority_points,
    voyage_points,
)
from rossio.games.coimbra.state import MONASTERIES, NONE, Table
from rossio.games.coimbra.steps import acquire, answers, favours, gains, voyages
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Step


def take_gain(table: Table, player: int, gain: Gain, times: int, category: int) -> None:
    """Goods and points first, up to the limits; then steps as one move (C46, C68, C70)."""
    if times == 0:
        return
    gains.receive(table, player, gain, times, category)
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
    take_gain(table, player, income_of(table, player, track), 1, category)


def rise_in_reach(table: Table, node: int, steps: int, disks: int, track: int) -> int:
    """How far monasteries not yet entered could raise a track within so many steps, steps won on the way included."""
    best = 0
    for near in content.ROADS[node]:
        rise = 0
        left = steps - 1
        entered = disks
        space = content.SPACE_AT[near]
        if space >= 0 and not disks >> space & 1:
            entered |= 1 << space
            for effect in content.MONASTERY_EFFECTS[table.monasteries[space]]:
                if effect.op == ADVANCE_ALL or (effect.op == ADVANCE and effect.track == track):
                    rise += effect.amount
                elif effect.op == GAIN:
                    left += effect.gain.steps
        if left:
            rise += rise_in_reach(table, near, left, entered, track)
        best = max(best, rise)
    return best


def enter_monastery(table: Table, player: int, space: int) -> None:
    """Disk, then points for it, then the bonus with all it opens (C50, C71)."""
    owner = table.players[player]
    for_disk = gains.lasting_points(table, player, ON_MONASTERY_DISK)
    owner.disks |= 1 << space
    if table.log is not None:
        table.tell("entered", player, {"monastery": content.MONASTERY_IDS[table.monasteries[space]]})
    if for_disk:
        take_gain(table, player, Gain(0, 0, for_disk, 0), 1, MONASTERIES)
    carry_out(table, player, content.MONASTERY_EFFECTS[table.monasteries[space]], 0, MONASTERIES)


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
    if op in (GAIN, DIE_BONUS, ON_ACQUIRE):
        take_gain(table, player, effect.gain, 1, category)
    elif op == PER:
        take_gain(table, player, effect.gain, count(table, player, effect), category)
    elif op == INCOME:
        pay_income(table, player, effect.track, category)
    elif op == ADVANCE:
        gains.advance(table, player, effect.track, effect.amount)
    elif op == ADVANCE_ALL:
        for track in range(len(CLASSES)):
            gains.advance(table, player, track, effect.amount)
    elif op == CHOOSE:
        agenda.append(ChooseGoods(player, effect, category))
    elif op == PAY:
        agenda.append(PayOrNot(player, effect, category))
    elif op == INVEST:
        agenda.append(voyages.Invest(player, effect.resource))
    elif op == CAP_DIE:
        agenda.append(favours.CapDie(player, effect.amount))
    elif op == TAKE_FAVOUR:
        agenda.append(favours.TakeFavour(player))
    elif op == TAKE_FROM_DISCARD:
        agenda.append(acquire.TakeFromDiscard(player, effect.amount))
    elif op == REPEAT_IMMEDIATE:
        agenda.append(acquire.RepeatBonus(player, effect.track))
    elif op == OPPONENTS_GIVE:
        answers.ask_to_give(table, player, effect)
    elif op == OPPONENTS_LOSE:
        answers.ask_to_lose(table, player, effect)
    else:
        _score_now(table, player, effect, category)


def _score_now(table: Table, player: int, effect: Effect, category: int) -> None:
    """Score something in mid-game; the best choice is taken and named, as it only gives points (C88, C89, C94)."""
    if effect.op == SCORE_DIPLOMAS:
        points = diploma_points(diplomas(table, player))
        if points:
            _score(table, player, "scored-diplomas", {}, points, category)
    elif effect.op == SCORE_VOYAGES:
        _score_voyages(table, player, effect.amount, category)
    elif effect.op == SCORE_END_CARD_AND_TRACK:
        _score_end_card(table, player, category)
        _score_track(table, player, category)


def _score(table: Table, player: int, event: str, facts: dict[str, object], points: int, category: int) -> None:
    table.players[player].earn(points, category)
    if table.log is not None:
        table.tell(event, player, {**facts, "points": points})


def _score_voyages(table: Table, player: int, most: int, category: int) -> None:
    """The best voyages with an own disk, up to so many (C88)."""
    held = table.players[player].voyages
    slots = [slot for slot in range(len(table.laid)) if held >> slot & 1 and voyage_points(table, player, slot) > 0]
    slots.sort(key=lambda slot: -voyage_points(table, player, slot))
    points = 0
    for slot in slots[:most]:
        points += voyage_points(table, player, slot)
    if points:
        named = [content.VOYAGE_IDS[table.laid[slot]] for slot in slots[:most]]
        _score(table, player, "scored-voyages", {"voyages": named}, points, category)


def _score_end_card(table: Table, player: int, category: int) -> None:
    """The best own game-end card (C89)."""
    best = NONE
    points = 0
    for card in table.players[player].cards:
        if content.CARD_BONUS[card] == content.END and end_card_points(table, player, card) > points:
            best = card
            points = end_card_points(table, player, card)
    if best != NONE:
        _score(table, player, "scored-card", {"card": content.CARD_IDS[best]}, points, category)


def _score_track(table: Table, player: int, category: int) -> None:
    """The track that pays the own rank best (C89)."""
    best = NONE
    points = 0
    for track in range(len(CLASSES)):
        if majority_points(table, player, track) > points:
            best = track
            points = majority_points(table, player, track)
    if best != NONE:
        _score(table, player, "scored-track", {"track": CLASSES[best]}, points, category)


@final
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


@final
class Walk(Step[Table]):
    """One step of the pilgrim, or stop; the rest is then given up (C49-C52, C70)."""

    steps: int

    def __init__(self, seat: int = 0, steps: int = 1) -> None:
        super().__init__(seat)
        self.steps = steps

    def moves(self, table: Table) -> list[int]:
        moves = [encode(actions.WALK, node) for node in content.ROADS[table.players[self.seat].pilgrim]]
        moves.append(actions.STOP)
        gains.exchange_moves(table, self.seat, moves)
        return moves

    def take(self, table: Table, move: int) -> None:
        kind = kind_of(move)
        if kind == actions.STOP:
            return
        if kind == actions.EXCHANGE:
            table.agenda.append(self)
            gains.exchange(table, self.seat, first_of(move))
            return
        node = first_of(move)
        walker = table.players[self.seat]
        walker.pilgrim = node
        if self.steps > 1:
            table.agenda.append(Walk(self.seat, self.steps - 1))
        if table.log is not None:
            table.tell("walked", self.seat, {"place": content.NODE_IDS[node]})
        space = content.SPACE_AT[node]
        if space >= 0 and not walker.disks >> space & 1:
            enter_monastery(table, self.seat, space)

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.EXCHANGE:
            return gains.about_exchange(table, self.seat, first_of(move))
        if kind_of(move) == actions.STOP:
            return About()
        space = content.SPACE_AT[first_of(move)]
        if space < 0 or table.players[self.seat].disks >> space & 1:
            return About()
        brought = Brought(table, self.seat)
        brought.gain(Gain(0, 0, gains.lasting_points(table, self.seat, ON_MONASTERY_DISK)))
        brought.effects(content.MONASTERY_EFFECTS[table.monasteries[space]])
        return About(brings=brought.told())

    def refusals(self, table: Table) -> list[Refusal]:
        near = content.ROADS[table.players[self.seat].pilgrim]
        here = content.NODE_IDS[table.players[self.seat].pilgrim]
        return [
            Refusal(encode(actions.WALK, node), "no-road", "C49", {"here": here, "place": content.NODE_IDS[node]})
            for node in range(len(content.NODE_IDS))
            if node not in near
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("walk", self.seat, "C70", {"steps": self.steps})


@final
class ChooseGoods(Step[Table]):
    """One of two gains, parted by a slash (C48)."""

    effect: Effect
    category: int

    def __init__(self, seat: int = 0, effect: Effect | None = None, category: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect if effect is not None else Effect(CHOOSE)
        self.category = category

    def moves(self, table: Table) -> list[int]:
        return [encode(actions.CHOOSE, GUARDS), encode(actions.CHOOSE, COINS)]

    def take(self, table: Table, move: int) -> None:
        for option in self.effect.options:
            if (option.guards > 0) == (first_of(move) == GUARDS):
                take_gain(table, self.seat, option, 1, self.category)

    def about(self, table: Table, move: int) -> About:
        brought = Brought(table, self.seat)
        for option in self.effect.options:
            if (option.guards > 0) == (first_of(move) == GUARDS):
                brought.gain(option)
        return About(brings=brought.told())

    def prompt(self, table: Table) -> Prompt:
        return Prompt("choose", self.seat, "C48")


@final
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

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == actions.DECLINE:
            return About()
        brought = Brought(table, self.seat)
        brought.gain(self.effect.gain)
        return About(self.effect.cost.amounts(), brought.told())

    def prompt(self, table: Table) -> Prompt:
        return Prompt("pay", self.seat, "C48", {"cost": self.effect.cost.parts(), "gain": self.effect.gain.parts()})
