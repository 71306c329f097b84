"""What changes a die before it is placed: once-a-round shifts (SHIFT), in the Production and the Nobles Phase."""

from __future__ import annotations

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import TURN
from rossio.games.magnanimous.effects import IN_ANY
from rossio.games.magnanimous.state import NONE, Table
from rossio.kernel.actions import encode
from rossio.kernel.facts import Refusal


def raised(value: int) -> int:
    """A die goes up by one, the highest face becomes the lowest (M45, M55)."""
    return value + content.DIE_STEP if value + content.DIE_STEP <= content.DIE_MAX else content.DIE_MIN


def _fits(table: Table, seat: int, effect: int, phase: int, by: int) -> bool:
    if effect == NONE or table.players[seat].used & content.ONCE_BIT[effect]:
        return False
    return content.EFFECTS[effect].phase in (phase, IN_ANY) and content.EFFECTS[effect].n >= by


def shift_at_hand(table: Table, seat: int, phase: int, by: int) -> int:
    """An unused effect that turns a die by so much in this phase; one for this phase alone before others."""
    player = table.players[seat]
    found = NONE
    if player.baron != NONE:
        effect = content.SHIFTS[content.OF_BARONS][player.baron]
        if _fits(table, seat, effect, phase, by):
            found = effect
    for card in player.referendums:
        effect = content.SHIFTS[content.OF_CARDS][card]
        if _fits(table, seat, effect, phase, by):
            found = effect
    for minister in player.ministers:
        if minister != NONE:
            effect = content.SHIFTS[content.OF_MINISTERS][minister]
            if _fits(table, seat, effect, phase, by):
                found = effect
    return found


def turn_moves(table: Table, seat: int, phase: int, value: int) -> list[int]:
    """The values a die about to be placed can be turned to."""
    if shift_at_hand(table, seat, phase, 1) == NONE:
        return []
    return [
        encode(TURN, other)
        for other in range(content.DIE_MIN, content.DIE_MAX + 1)
        if other != value and shift_at_hand(table, seat, phase, abs(other - value)) != NONE
    ]


def why_no_turn(table: Table, seat: int, phase: int, value: int) -> list[Refusal]:
    """Why a die cannot be turned by a player whose effects for it have all been used this round."""
    if shift_at_hand(table, seat, phase, 1) != NONE or not _has_shift(table, seat, phase):
        return []
    return [
        Refusal(encode(TURN, other), "used", "Q68")
        for other in range(content.DIE_MIN, content.DIE_MAX + 1)
        if other != value
    ]


def _has_shift(table: Table, seat: int, phase: int) -> bool:
    player = table.players[seat]
    effects = [content.SHIFTS[content.OF_CARDS][card] for card in player.referendums]
    effects.extend(content.SHIFTS[content.OF_MINISTERS][minister] for minister in player.ministers if minister != NONE)
    if player.baron != NONE:
        effects.append(content.SHIFTS[content.OF_BARONS][player.baron])
    return any(effect != NONE and content.EFFECTS[effect].phase in (phase, IN_ANY) for effect in effects)


def use_shift(table: Table, seat: int, phase: int, value: int, other: int) -> None:
    """Turn the die; the effect is used up for this round."""
    effect = shift_at_hand(table, seat, phase, abs(other - value))
    table.players[seat].used |= content.ONCE_BIT[effect]
    if table.log is not None:
        table.tell("turned-die", seat, {"from": value, "to": other})
