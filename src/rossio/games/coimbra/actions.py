"""The action space of Coimbra. Labels are component ids, so that records and words speak of the same things."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra.content import (
    CARD_IDS,
    CORNERS,
    FAVOUR_IDS,
    LOCATIONS,
    NODE_IDS,
    PIPS,
    VOYAGE_IDS,
)
from rossio.games.coimbra.effects import CLASSES, COLOURS, RESOURCES
from rossio.kernel.actions import ActionSpace, Field, Group

PAIR: Final = 1
CORNER: Final = 2
RESOLVE: Final = 3
PLACE: Final = 4
FAVOUR: Final = 5
ACQUIRE: Final = 6
DISTRESS: Final = 7
DECLINE: Final = 8
WALK: Final = 9
STOP: Final = 10
CHOOSE: Final = 11
PAY: Final = 12
INVEST: Final = 13
CAP: Final = 14
REPEAT: Final = 15
GIVE: Final = 16
SURRENDER: Final = 17
RAISE: Final = 18
BEGIN: Final = 19
ACTIVATE: Final = 20
ACTIVATE_WHITE: Final = 21
EXCHANGE: Final = 22
DONE: Final = 23

GIVE_GOODS: Final = 0
GIVE_POINTS: Final = 1

_card: Final = Field("card", CARD_IDS)
_track: Final = Field("track", CLASSES)
_die: Final = Field("die", [f"{colour}-{pips + 1}" for colour in COLOURS for pips in range(PIPS)])

ACTIONS: Final = ActionSpace(
    [
        Group(PAIR, "pair", [Field("pair", ["1", "2", "3", "4"])]),
        Group(CORNER, "corner", [Field("corner", [NODE_IDS[node] for node in CORNERS])]),
        Group(RESOLVE, "resolve", [_card]),
        Group(PLACE, "place", [_die, Field("location", LOCATIONS)]),
        Group(FAVOUR, "favour", [Field("tile", FAVOUR_IDS)]),
        Group(ACQUIRE, "acquire", [_card]),
        Group(DISTRESS, "distress"),
        Group(DECLINE, "decline"),
        Group(WALK, "walk", [Field("place", NODE_IDS)]),
        Group(STOP, "stop"),
        Group(CHOOSE, "choose", [Field("goods", RESOURCES)]),
        Group(PAY, "pay"),
        Group(INVEST, "invest", [Field("voyage", VOYAGE_IDS)]),
        Group(CAP, "cap", [_die, Field("city", LOCATIONS[1:])]),
        Group(REPEAT, "repeat", [_card]),
        Group(GIVE, "give", [Field("gift", ["goods", "points"])]),
        Group(SURRENDER, "surrender", [_card]),
        Group(RAISE, "raise", [_card, _track]),
        Group(BEGIN, "begin", [_card]),
        Group(ACTIVATE, "activate", [Field("colour", COLOURS[:-1])]),
        Group(ACTIVATE_WHITE, "activate-white", [_track]),
        Group(EXCHANGE, "exchange", [Field("goods", RESOURCES)]),
        Group(DONE, "done"),
    ]
)

PLACEMENTS: Final = [
    [PLACE | die << 8 | location << 16 for location in range(len(LOCATIONS))] for die in range(len(_die.labels))
]
"""For each face of a die the four moves that place it."""
