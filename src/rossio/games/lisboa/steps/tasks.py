"""Starting tasks (L13.1, L13.2, L15.43)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import TASK
from rossio.games.lisboa.state import TASKS, Table
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import Prompt, Refusal
from rossio.kernel.state import Step


@final
class TaskRewards(Step[Table]):
    """L13.1: at the end of the turn, clockwise from the active player, one task card each."""

    def open(self, state: Table) -> bool:
        if state.tasks_used:
            count = len(state.players)
            for after in range(count - 1, -1, -1):
                seat = (state.active + after) % count
                if state.players[seat].tasks_done:
                    state.agenda.append(FulfilTask(seat))
        return False


@final
class FulfilTask(Step[Table]):
    """L15.43: with two tasks done in one turn the owner takes one."""

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return len(moves) > 1

    def moves(self, state: Table) -> list[int]:
        done = state.players[self.seat].tasks_done
        return [encode(TASK, task) for task in range(len(content.TASK_IDS)) if done >> task & 1]

    def take(self, state: Table, move: int) -> None:
        task = first_of(move)
        p = state.players[self.seat]
        p.tasks &= ~(1 << task)
        p.tasks_done = 0
        state.tasks_gone |= 1 << task
        if state.log is not None:
            state.tell("task", self.seat, {"task": content.TASK_IDS[task]})
        effects = content.TASK_EFFECTS[task]
        if effects[0] == content.DRAW_TASKS:
            draw_tasks(state, self.seat, effects[1])
        else:
            state.agenda.append(Rewards(self.seat, effects, 0, TASKS))

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        return [
            Refusal(encode(TASK, task), "task-not-done", "L13.1", {"task": content.TASK_IDS[task]})
            for task in range(len(content.TASK_IDS))
            if p.tasks >> task & 1 and not p.tasks_done >> task & 1
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("task", self.seat, "L15.43")


def draw_tasks(t: Table, seat: int, count: int) -> None:
    """L13.1: the reward of an A card."""
    for _ in range(min(count, len(t.task_deck))):
        task = t.task_deck.pop()
        t.players[seat].tasks |= 1 << task
        t.reveal()
        if t.log is not None:
            t.tell("task-drawn", seat, {"task": content.TASK_IDS[task]})
