"""The action space of Coimbra. Labels are component ids, so that records and words speak of the same things."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES, COLOURS, RESOURCES
from rossio.kernel.actions import ActionSpace, Field, Group

PAIR: Final = 1
CORNER: Final = 2
PLACE: Final = 3
FAVOUR: Final = 4
ACQUIRE: Final = 5
DISTRESS: Final = 6
DECLINE: Final = 7
WALK: Final = 8
STOP: Final = 9
CHOOSE: Final = 10
PAY: Final = 11
INVEST: Final = 12
CAP: Final = 13
REPEAT: Final = 14
GIVE: Final = 15
SURRENDER: Final = 16
RAISE: Final = 17
BEGIN: Final = 18
ACTIVATE: Final = 19
ACTIVATE_WHITE: Final = 20
EXCHANGE: Final = 21
DONE: Final = 22

GIVE_GOODS: Final = 0
GIVE_POINTS: Final = 1

_card: Final = Field("card", content.CARD_IDS)
_track: Final = Field("track", CLASSES)
_die: Final = Field("die", [f"{colour}-{pips + 1}" for colour in COLOURS for pips in range(content.PIPS)])
_which: Final = Field("which", [str(number + 1) for number in range(max(content.DICE))])
"""Which of a player's like dice in a city, counted from the left."""

ACTIONS: Final = ActionSpace(
    [
        Group(PAIR, "pair", [Field("pair", ["1", "2", "3", "4"])]),
        Group(CORNER, "corner", [Field("corner", [content.NODE_IDS[node] for node in content.CORNERS])]),
        Group(PLACE, "place", [_die, Field("location", content.LOCATIONS)]),
        Group(FAVOUR, "favour", [Field("tile", content.FAVOUR_IDS)]),
        Group(ACQUIRE, "acquire", [_card]),
        Group(DISTRESS, "distress"),
        Group(DECLINE, "decline"),
        Group(WALK, "walk", [Field("place", content.NODE_IDS)]),
        Group(STOP, "stop"),
        Group(CHOOSE, "choose", [Field("goods", RESOURCES)]),
        Group(PAY, "pay"),
        Group(INVEST, "invest", [Field("voyage", content.VOYAGE_IDS)]),
        Group(CAP, "cap", [_die, Field("city", content.LOCATIONS[1:]), _which]),
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
    [PLACE | die << 8 | location << 16 for location in range(len(content.LOCATIONS))] for die in range(len(_die.labels))
]
"""For each face of a die the four moves that place it."""
