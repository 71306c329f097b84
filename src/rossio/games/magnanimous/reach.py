"""What a player of Magnanimous can pay and could do next, whatever is in hand: made of what lies open."""

from __future__ import annotations

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import ACTS, CON, GOODS, LIB
from rossio.games.magnanimous.prospects import WORTH
from rossio.games.magnanimous.scoring import own_troops
from rossio.games.magnanimous.state import NOBLES, NONE, PORT, PRODUCTION, RUNNING, SETUP, Table
from rossio.games.magnanimous.steps.nobles import can_act, usable_dice
from rossio.games.magnanimous.steps.works import can_work, work_price
from rossio.kernel.facts import Reach, Thing


def reach_of(table: Table, seat: int) -> Reach:
    """Réis, deputies, troops and ships; the actions of the phase they are enough for."""
    player = table.players[seat]
    if table.end != RUNNING or table.phase == SETUP or player.colour == NONE:
        return Reach({}, [])
    means = {
        "reis": player.reis,
        "deputy-con": player.deputies[CON],
        "deputy-lib": player.deputies[LIB],
        "troop": own_troops(table, seat),
        "ship": player.ships(),
    }
    things: list[Thing] = []
    if table.phase == PRODUCTION:
        things = _production(table, seat)
    elif table.phase == NOBLES:
        things = _nobles(table, seat)
    return Reach({label: amount for label, amount in means.items() if amount or label == "reis"}, things)


def _production(table: Table, seat: int) -> list[Thing]:
    """Each action at the lowest die it can be taken with; without a slot for one, none."""
    things: list[Thing] = []
    first = table.first_of(seat)
    for act in range(len(ACTS)):
        lowest = 0
        for space in range(content.SPACES):
            value = table.spaces[space]
            if value and content.SPACE_ACT[space] == act and (lowest == 0 or value < lowest):
                lowest = value
        if lowest == 0:
            continue
        slots = [first + act] if act < PORT else list(range(first, first + PORT))
        able = any(table.is_slot_free(slot) and can_work(table, seat, act, slot) for slot in slots)
        price = work_price(table, seat, act, lowest)
        within = able and price <= table.players[seat].reis
        label = GOODS[act] if act < PORT else f"action-{ACTS[act]}"
        kind = "produce" if act < PORT else "action"
        things.append(Thing(kind, label, within, {"reis": price}, -price * WORTH.reis))
    return things


def _nobles(table: Table, seat: int) -> list[Thing]:
    """The actions of the free spaces; within reach if one of the dice would do."""
    dice = usable_dice(table, seat)
    things: list[Thing] = []
    seen: list[int] = []
    for space in range(content.SPACES):
        action = content.SPACE_NOBLES[space]
        if table.spaces[space] or action in seen:
            continue
        seen.append(action)
        within = any(can_act(table, seat, action, province) for province in dice)
        things.append(Thing("action", f"action-{content.NOBLES[action].replace('_', '-')}", within))
    return things
