"""Plans and royal favors (L6.6, L6.15)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import FAVOR, LOSE_FAVOR, PLAN
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import NOBLES, Table
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


@final
class TakePlan(Step[Table]):
    """L6.6: the top plan of either architect's stack."""

    def open(self, state: Table) -> bool:
        if state.plan_left[0] and state.plan_left[1]:
            return True
        for architect in range(len(content.ARCHITECTS)):
            if state.plan_left[architect]:
                take_plan(state, self.seat, architect)
        return False

    def moves(self, state: Table) -> list[int]:
        return [encode(PLAN, architect) for architect in range(len(content.ARCHITECTS))]

    def take(self, state: Table, move: int) -> None:
        take_plan(state, self.seat, first_of(move))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("plan", self.seat, "L6.6")


def take_plan(t: Table, seat: int, architect: int) -> None:
    plan = t.top_plan(architect)
    t.plan_left[architect] -= 1
    t.players[seat].plans.append(plan)
    note(t, seat, content.PLAN)
    if t.log is not None:
        t.tell("plan", seat, {"plan": content.PLAN_IDS[plan], "officials": content.PLAN_OFFICIALS[plan]})


@final
class TakeFavor(Step[Table]):
    """L6.15: a favor of a noble of whom you have none."""

    def open(self, state: Table) -> bool:
        lacking = [noble for noble in range(NOBLES) if not state.players[self.seat].favors >> noble & 1]
        if len(lacking) == 1:
            take_favor(state, self.seat, lacking[0])
        return len(lacking) > 1

    def moves(self, state: Table) -> list[int]:
        favors = state.players[self.seat].favors
        return [encode(FAVOR, noble) for noble in range(NOBLES) if not favors >> noble & 1]

    def take(self, state: Table, move: int) -> None:
        take_favor(state, self.seat, first_of(move))

    def refusals(self, state: Table) -> list[Refusal]:
        favors = state.players[self.seat].favors
        return [
            Refusal(encode(FAVOR, noble), "favor-held", "L6.15", {"noble": content.NOBLE_IDS[noble]})
            for noble in range(NOBLES)
            if favors >> noble & 1
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("favor", self.seat, "L6.15")


def take_favor(t: Table, seat: int, noble: int) -> None:
    t.players[seat].favors |= 1 << noble
    note(t, seat, content.FAVOR)
    if t.log is not None:
        t.tell("favor", seat, {"noble": content.NOBLE_IDS[noble]})


@final
class ReturnFavor(Step[Table]):
    """L3.5, P0 LOSE FAVOR: give up a favor, the owner's choice which."""

    def open(self, state: Table) -> bool:
        held = self.moves(state)
        if len(held) == 1:
            self.take(state, held[0])
        return len(held) > 1

    def moves(self, state: Table) -> list[int]:
        favors = state.players[self.seat].favors
        return [encode(LOSE_FAVOR, noble) for noble in range(NOBLES) if favors >> noble & 1]

    def take(self, state: Table, move: int) -> None:
        return_favor(state, self.seat, first_of(move))

    def refusals(self, state: Table) -> list[Refusal]:
        favors = state.players[self.seat].favors
        return [
            Refusal(encode(LOSE_FAVOR, noble), "favor-missing", "L3.5", {"noble": content.NOBLE_IDS[noble]})
            for noble in range(NOBLES)
            if not favors >> noble & 1
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("lose-favor", self.seat, "L3.5")


def return_favor(t: Table, seat: int, noble: int) -> None:
    t.players[seat].favors &= ~(1 << noble)
    if t.log is not None:
        t.tell("favor-back", seat, {"noble": content.NOBLE_IDS[noble]})
