"""Plans and royal favors (L6.6, L6.15)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.able.ways import keep_open
from rossio.games.lisboa.actions import FAVOR, LOSE_FAVOR, PLAN
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import NOBLES, Table
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Choice


@final
class TakePlan(Choice[Table]):
    """The top plan of either architect's stack; at a site, one that leaves its building possible (L6.6, L15.2)."""

    def moves(self, table: Table) -> list[int]:
        stacks = range(len(content.ARCHITECTS))
        return keep_open(table, self, [encode(PLAN, stack) for stack in stacks if table.plan_left[stack]])

    def take(self, table: Table, move: int) -> None:
        take_plan(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        return About(facts={"plan": content.PLAN_IDS[table.top_plan(first_of(move))]})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("plan", self.seat, "L6.6")


def take_plan(table: Table, seat: int, architect: int) -> None:
    plan = table.top_plan(architect)
    table.plan_left[architect] -= 1
    table.players[seat].plans += (plan,)
    note(table, seat, content.PLAN)
    if table.log is not None:
        table.tell("plan", seat, {"plan": content.PLAN_IDS[plan], "officials": content.PLAN_OFFICIALS[plan]})


@final
class TakeFavor(Choice[Table]):
    """A favor of a noble of whom you have none (L6.15)."""

    def moves(self, table: Table) -> list[int]:
        favors = table.players[self.seat].favors
        return [encode(FAVOR, noble) for noble in range(NOBLES) if not favors >> noble & 1]

    def take(self, table: Table, move: int) -> None:
        take_favor(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        return About(brings={f"favor-{content.NOBLE_IDS[first_of(move)]}": 1})

    def refusals(self, table: Table) -> list[Refusal]:
        favors = table.players[self.seat].favors
        return [
            Refusal(encode(FAVOR, noble), "favor-held", "L6.15", {"noble": content.NOBLE_IDS[noble]})
            for noble in range(NOBLES)
            if favors >> noble & 1
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("favor", self.seat, "L6.15")


def take_favor(table: Table, seat: int, noble: int) -> None:
    table.players[seat].favors |= 1 << noble
    note(table, seat, content.FAVOR)
    if table.log is not None:
        table.tell("favor", seat, {"noble": content.NOBLE_IDS[noble]})


@final
class ReturnFavor(Choice[Table]):
    """Give up a favor, the owner's choice which (L3.5)."""

    def moves(self, table: Table) -> list[int]:
        favors = table.players[self.seat].favors
        return [encode(LOSE_FAVOR, noble) for noble in range(NOBLES) if favors >> noble & 1]

    def take(self, table: Table, move: int) -> None:
        return_favor(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        return About({f"favor-{content.NOBLE_IDS[first_of(move)]}": 1})

    def refusals(self, table: Table) -> list[Refusal]:
        favors = table.players[self.seat].favors
        return [
            Refusal(encode(LOSE_FAVOR, noble), "favor-missing", "L3.5", {"noble": content.NOBLE_IDS[noble]})
            for noble in range(NOBLES)
            if not favors >> noble & 1
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("lose-favor", self.seat, "L3.5")


def return_favor(table: Table, seat: int, noble: int) -> None:
    table.players[seat].favors &= ~(1 << noble)
    if table.log is not None:
        table.tell("favor-back", seat, {"noble": content.NOBLE_IDS[noble]})
