"""The Paraguayan Offensive to come, if nothing changes (M45-M52): the rules play it on a copy of the table.

A province that may be chosen is chosen as its owner would: the strongest is tried first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rossio.games.magnanimous import content
from rossio.games.magnanimous.state import NOBLES, OFFENSIVES, SETUP, Table
from rossio.games.magnanimous.steps.offensives import ChooseTarget, ReturnPurple
from rossio.games.magnanimous.steps.realm import set_in_force
from rossio.games.magnanimous.strength import defence
from rossio.kernel.actions import first_of
from rossio.kernel.facts import NOBODY, Event

if TYPE_CHECKING:
    from rossio.games.magnanimous.shapes import MagnanimousAttempt


def forecast(table: Table) -> list[MagnanimousAttempt]:
    """The attempts in order, each with both powers; `choice` says that somebody may choose another province first.

    In the midst of an offensive what is left of it; none under a truce.
    """
    if table.phase == SETUP or table.over():
        return []
    after = table.clone()
    log: list[Event] = []
    after.log = log
    if table.phase != OFFENSIVES:
        if table.phase >= NOBLES:
            for card in after.events:
                set_in_force(after, NOBODY, content.CARD_EFFECTS[card], -1)
        after.agenda = [ReturnPurple()]
        after.settle()
    told: list[MagnanimousAttempt] = []
    choice = False
    while True:
        for event in log:
            if event.kind in ("held", "occupied") and event.facts["province"] in content.PROVINCE_IDS:
                told.append(_attempt(event, choice))
                choice = False
        log.clear()
        if after.over() or after.phase != table.phase:
            return told
        choice = isinstance(after.agenda[-1], ChooseTarget)
        after.play(_strongest(after) if choice else after.legal()[0])


def _strongest(table: Table) -> int:
    best = table.legal()[0]
    for move in table.legal():
        if defence(table, first_of(move)) > defence(table, first_of(best)):
            best = move
    return best


def _attempt(event: Event, choice: bool) -> MagnanimousAttempt:
    return {
        "attacker": cast("str", event.facts["attacker"]),
        "province": cast("str", event.facts["province"]),
        "power": cast("int", event.facts["power"]),
        "defence": cast("int", event.facts["imperial"]),
        "falls": event.kind == "occupied",
        "choice": choice,
    }
