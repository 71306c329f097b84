"""The Nobles Phase: dice go back to the action area (M55-M57, M71, M72)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import PICK, PUT, TRADE, TURN
from rossio.games.magnanimous.effects import IN_NOBLES
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.carry_out import about_trade
from rossio.games.magnanimous.steps.court import CardsToThrone, DiscardForNobility
from rossio.games.magnanimous.steps.dice import raised, turn_moves, use_shift, why_no_turn
from rossio.games.magnanimous.steps.dice_action import Follow, UseDie
from rossio.games.magnanimous.steps.harbour import ExportOrSail, can_export_or_sail
from rossio.games.magnanimous.steps.trades import trade_at_hand, traded, why_no_trade
from rossio.games.magnanimous.steps.trains import TrainOrSell, can_train_or_sell
from rossio.games.magnanimous.steps.war import TroopsAction, can_move_troops
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


def usable_dice(table: Table, seat: int) -> list[int]:
    """The own provinces with a die that is not stuck (M55, M56)."""
    first = table.first_of(seat)
    return [p for p in range(first, first + PORT) if table.dice[p] and not table.is_occupied(p)]


@final
class NoblesRound(Step[Table]):
    """In order, one die per turn, until nobody has a die that can be used (M55, Q48)."""

    def open(self, table: Table) -> bool:
        seat = self.seat
        for _ in range(table.seats):
            if usable_dice(table, seat):
                table.agenda.append(NoblesRound(table.left_of(seat)))
                table.agenda.append(PickDie(seat))
                return False
            seat = table.left_of(seat)
        return False


@final
class PickDie(Choice[Table]):
    """A turn: take a die from an unoccupied own province; it goes up by one (M55, M56)."""

    def moves(self, table: Table) -> list[int]:
        moves = [encode(PICK, province) for province in usable_dice(table, self.seat)]
        if trade_at_hand(table, self.seat) != NONE:
            moves.append(TRADE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if traded(table, self, move):
            return
        province = first_of(move)
        table.agenda.append(PutDie(self.seat, province, raised(table.dice[province])))

    def about(self, table: Table, move: int) -> About:
        if move == TRADE:
            return about_trade(content.EFFECTS[trade_at_hand(table, self.seat)])
        value = table.dice[first_of(move)]
        return About(facts={"value": value, "next": raised(value)})

    def refusals(self, table: Table) -> list[Refusal]:
        refusals: list[Refusal] = []
        first = table.first_of(self.seat)
        for province in range(first, first + PORT):
            facts: dict[str, object] = {"province": content.PROVINCE_IDS[province]}
            if table.is_occupied(province):
                refusals.append(Refusal(encode(PICK, province), "occupied", "M56", facts))
            elif not table.dice[province]:
                refusals.append(Refusal(encode(PICK, province), "no-die-here", "M55", facts))
        refusals.extend(why_no_trade(table, self.seat))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("pick-die", self.seat, "M55")


@final
class PutDie(Choice[Table]):
    """The raised die goes to a free space of the action area (M55)."""

    province: int
    value: int

    def __init__(self, seat: int = NOBODY, province: int = 0, value: int = 0) -> None:
        super().__init__(seat)
        self.province = province
        self.value = value

    def moves(self, table: Table) -> list[int]:
        spaces = table.spaces
        moves = [encode(PUT, space) for space in range(content.SPACES) if not spaces[space]]
        moves.extend(turn_moves(table, self.seat, IN_NOBLES, self.value))
        return moves

    def take(self, table: Table, move: int) -> None:
        if kind_of(move) == TURN:
            value = first_of(move)
            use_shift(table, self.seat, IN_NOBLES, self.value, value)
            table.agenda.append(PutDie(self.seat, self.province, value))
            return
        space = first_of(move)
        table.dice[self.province] = 0
        table.spaces[space] = self.value
        if table.log is not None:
            facts: dict[str, object] = {
                "province": content.PROVINCE_IDS[self.province],
                "value": self.value,
                "space": content.SPACE_IDS[space],
            }
            table.tell("put-die", self.seat, facts)
        table.agenda.append(UseNobles(self.seat, self.province, space, self.value))

    def about(self, table: Table, move: int) -> About:
        if kind_of(move) == TURN:
            return About()
        number = content.SPACE_NUMBER[first_of(move)]
        action = _name(content.SPACE_NOBLES[first_of(move)])
        return About(facts={"action": action, "number": number, "precise": number == self.value})

    def refusals(self, table: Table) -> list[Refusal]:
        refusals = [
            Refusal(encode(PUT, space), "space-filled", "M55", {"space": content.SPACE_IDS[space]})
            for space in range(content.SPACES)
            if table.spaces[space]
        ]
        refusals.extend(why_no_turn(table, self.seat, IN_NOBLES, self.value))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {"value": self.value, "province": content.PROVINCE_IDS[self.province]}
        return Prompt("put-die", self.seat, "M55", facts)


def can_act(table: Table, seat: int, action: int, province: int) -> bool:
    """Whether a nobles action can be done, from the die's province or from any own one if NONE."""
    if action == content.TRAIN_OR_SELL:
        return can_train_or_sell(table, seat, province)
    if action == content.TROOPS:
        return can_move_troops(table, seat)
    if action == content.EXPORT_OR_SAIL:
        return can_export_or_sail(table, seat)
    return bool(table.players[seat].hand)


def begin_action(table: Table, seat: int, action: int, province: int, value: int, again: bool) -> None:
    """Put a nobles action on the agenda; `again` may be left out (M71)."""
    if action == content.TRAIN_OR_SELL:
        table.agenda.append(TrainOrSell(seat, province, value, again))
    elif action == content.TROOPS:
        table.agenda.append(TroopsAction(seat, again))
    elif action == content.COURT_FAVOUR:
        table.agenda.append(DiscardForNobility(seat, again))
    elif action == content.THRONE:
        table.agenda.append(CardsToThrone(seat, 0, again))
    else:
        table.agenda.append(ExportOrSail(seat, again))


def _name(action: int) -> str:
    return f"action-{content.NOBLES[action].replace('_', '-')}"


WHY_NOT: Final = ["no-train-or-goods", "no-troops-to-move", "no-card", "no-card", "no-export-or-sail"]
CLAUSES: Final = ["M57", "M62", "M66", "M67", "M68"]


@final
class UseNobles(UseDie):
    """The inner action of the quadrant the die was put into; as a precise one it is done twice (M55, M71, M72)."""

    space: int

    def __init__(self, seat: int = NOBODY, province: int = 0, space: int = 0, value: int = 0) -> None:
        super().__init__(seat, province, value)
        self.space = space

    def able(self, table: Table) -> bool:
        return can_act(table, self.seat, content.SPACE_NOBLES[self.space], self.province)

    def why_unable(self, table: Table) -> Refusal | None:
        if self.able(table):
            return None
        action = content.SPACE_NOBLES[self.space]
        return Refusal(0, WHY_NOT[action], CLAUSES[action], {"province": content.PROVINCE_IDS[self.province]})

    def price(self, table: Table) -> int:
        return 0

    def number(self) -> int:
        return content.SPACE_NUMBER[self.space]

    def clause(self) -> str:
        return "M71"

    def name(self) -> str:
        return _name(content.SPACE_NOBLES[self.space])

    def pay(self, table: Table) -> None:
        """Nobles actions are free."""

    def begin(self, table: Table, precise: bool) -> None:
        action = content.SPACE_NOBLES[self.space]
        if precise:
            for _ in range(content.PRECISE_TIMES - 1):
                begin_action(table, self.seat, action, self.province, self.value, True)
        begin_action(table, self.seat, action, self.province, self.value, False)

    def follower(self, seat: int, payee: int) -> Step[Table]:
        return FollowNobles(seat, content.SPACE_NOBLES[self.space], self.value, payee)

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {
            "action": self.name(),
            "province": content.PROVINCE_IDS[self.province],
            "value": self.value,
        }
        return Prompt("use-nobles", self.seat, "M55", facts)


@final
class FollowNobles(Follow):
    """Who follows a precise action pays nothing, who buys a sold one pays the seller (M71, M72)."""

    action: int

    def __init__(self, seat: int = NOBODY, action: int = 0, value: int = 0, payee: int = NOBODY) -> None:
        super().__init__(seat, value, payee)
        self.action = action

    def able(self, table: Table) -> bool:
        return can_act(table, self.seat, self.action, NONE)

    def fee(self, table: Table) -> int:
        return 0

    def begin(self, table: Table) -> None:
        begin_action(table, self.seat, self.action, NONE, self.value, False)

    def prompt(self, table: Table) -> Prompt:
        facts: dict[str, object] = {"action": _name(self.action), "price": self.price(table)}
        if self.payee == NOBODY:
            return Prompt("follow-nobles", self.seat, "M71", facts)
        facts["seller-seat"] = self.payee
        return Prompt("buy-nobles", self.seat, "M72", facts)
