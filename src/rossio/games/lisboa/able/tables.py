"""What follows from the content for looking ahead, reckoned once.

The tables of `content` used here say their types: compiled together, modules may be checked in any order.
"""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content

LAND_DISPLAY: Final = [
    1 << content.SMALL_DISPLAY if small else sum(1 << content.LARGE_DISPLAY[street] for street in streets)
    for small, streets in zip(content.LAND_SMALL, content.LAND_STREETS, strict=True)
]
"""The spaces of the display, as bits, whose tiles fit each land."""

GOOD_OPENS: Final = [
    sum(1 << action for action in range(content.STATE_ACTIONS) if content.ACCEPTS[action >> 1][good])
    for good in range(len(content.GOOD_IDS))
]
"""The state actions, as bits, for which each good may be traded."""

CARD_TAKES_GOODS: Final = [content.LOSE_GOOD in effects[::3] for effects in content.CARD_EFFECTS]
"""Whether playing a card costs goods."""

_OPENS_NOTHING: Final = (
    *(content.REIS, content.INFLUENCE, content.WIG, content.OFFICIAL, content.PLAN, content.FAVOR),
    *(content.LOSE_REIS, content.LOSE_WIG),
)
_FOR_TRADE: Final = (content.SHIP_COST, content.SHIP_FREE, content.WAREHOUSE)
CARD_FOR_TRADE: Final = [
    any(benefits[at] in _FOR_TRADE for at in range(0, len(benefits), 2)) for benefits in content.CARD_BENEFIT
]
"""Whether the benefit of a card counts for what can be got for goods."""
CARD_OPENS_NOTHING: Final = [
    not lasts and all(op in _OPENS_NOTHING for op in effects[::3])
    for effects, lasts in zip(content.CARD_EFFECTS, CARD_FOR_TRADE, strict=True)
]
"""Whether no sale and no trade becomes possible by playing a card: it brings no goods, officials, room or ships."""


def _aids(effects: list[int]) -> bool:
    return any(op in (content.REIS, content.INFLUENCE, content.CARDINAL) for op in effects[::3])


LAND_AIDS: Final = [_aids(effects) for effects in content.LAND_EFFECTS]
TOKEN_AIDS: Final = [_aids(effects) for effects in content.TOKEN_EFFECTS]
"""Whether the reward of a land, or of the token on it, may change what the land costs or what can be paid for it."""

CLERGY_BRINGS_GOODS: Final = [content.GOOD in once[::3] or content.GOODS in once[::3] for once in content.CLERGY_ONCE]
"""Whether taking a clergy tile may bring a good."""

_FOR_BUILDING: Final = (content.HIRE, content.STAFF, content.COIN, content.INF_GAIN)
CLERGY_HELPS_BUILDING: Final = [
    any(benefits[at] in _FOR_BUILDING for at in range(0, len(benefits), 2))
    or any(once[at] in (content.REIS, content.INFLUENCE) for at in range(0, len(once), 3))
    for benefits, once in zip(content.CLERGY_BENEFIT, content.CLERGY_ONCE, strict=True)
]
"""Whether a clergy tile may make a public building possible."""


_FOR_LAND: Final = (content.COIN, content.LAND, *range(content.CUBE_COST, content.CUBE_COST + len(content.COLOURS)))
CLERGY_HELPS_LAND: Final = [
    any(benefits[at] in _FOR_LAND for at in range(0, len(benefits), 2)) for benefits in content.CLERGY_BENEFIT
]
"""Whether the lasting benefit of a clergy tile changes what a land costs or what can be paid for it."""


def _easiest_first(rewards: list[list[int]]) -> list[int]:
    """Places by what their rewards add to the means; those with a meeting, to be tried tile by tile, last."""
    aid: list[int] = []
    for effects in rewards:
        amounts = {effects[at]: effects[at + 1] for at in range(0, len(effects), 3)}
        helps = sum(amounts.get(op, 0) for op in (content.REIS, content.INFLUENCE, content.OFFICIAL))
        aid.append(helps - (content.CARDINAL in amounts))
    return sorted(range(len(rewards)), key=lambda place: -aid[place])


EASY_LANDS: Final = _easiest_first(content.LAND_EFFECTS)
EASY_SITES: Final = _easiest_first(content.SITE_EFFECTS)
"""The order in which places are tried when any will do."""
