"""Starting tasks (L13.1, L13.2, L15.43)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.about import about_effects
from rossio.games.lisboa.actions import TASK
from rossio.games.lisboa.state import TASKS, Table
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


@final
class TaskRewards(Step[Table]):
    """At the end of the turn, clockwise from the active player, one task card each (L13.1)."""

    def open(self, table: Table) -> bool:
        if table.tasks_for:
            count = len(table.players)
            for after in range(count - 1, -1, -1):
                seat = (table.active + after) % count
                if table.players[seat].tasks_done:
                    table.agenda.append(FulfilTask(seat))
        return False


@final
class FulfilTask(Choice[Table]):
    """With two tasks done in one turn the owner takes one (L15.43)."""

    def moves(self, table: Table) -> list[int]:
        done = table.players[self.seat].tasks_done
        return [encode(TASK, task) for task in range(len(content.TASK_IDS)) if done >> task & 1]

    def take(self, table: Table, move: int) -> None:
        task = first_of(move)
        player = table.players[self.seat]
        player.tasks &= ~(1 << task)
        player.tasks_done = 0
        table.tasks_gone |= 1 << task
        if table.log is not None:
            table.tell("task", self.seat, {"task": content.TASK_IDS[task]})
        effects = content.TASK_EFFECTS[task]
        if effects[0] == content.DRAW_TASKS:
            draw_tasks(table, self.seat, effects[1])
        else:
            table.agenda.append(Rewards(self.seat, effects, 0, TASKS))

    def about(self, table: Table, move: int) -> About:
        return about_effects(table, self.seat, content.TASK_EFFECTS[first_of(move)])

    def refusals(self, table: Table) -> list[Refusal]:
        player = table.players[self.seat]
        return [
            Refusal(encode(TASK, task), "task-not-done", "L13.1", {"task": content.TASK_IDS[task]})
            for task in range(len(content.TASK_IDS))
            if player.tasks >> task & 1 and not player.tasks_done >> task & 1
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("task", self.seat, "L15.43")


def draw_tasks(table: Table, seat: int, count: int) -> None:
    """The reward of an A card (L13.1)."""
    for _ in range(min(count, len(table.task_deck))):
        task = table.task_deck[-1]
        table.task_deck = table.task_deck[:-1]
        table.players[seat].tasks |= 1 << task
        table.reveal()
        if table.log is not None:
            table.tell("task-drawn", seat, {"task": content.TASK_IDS[task]})
