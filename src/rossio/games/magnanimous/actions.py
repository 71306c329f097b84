"""The action space of Magnanimous. Labels are component ids, so that records and words speak of the same things."""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import (
    ANY_PARTY,
    CON,
    LIB,
    NO_SUBTYPE,
    PARTIES,
    STORE,
    SUBTYPES,
    TROOPCAP,
    votes_slot,
)
from rossio.kernel.actions import BYTE, ActionSpace, Field, Group, counted

COLOUR: Final = 1
BARON: Final = 2
TROOP: Final = 3
DEPUTY: Final = 4
BUILD: Final = 5
VOTES: Final = 6
SPEND: Final = 7
BALLOT: Final = 8
BID: Final = 9
PASS: Final = 10
APPOINT: Final = 11
REFUSE: Final = 12
TAKE: Final = 13
TURN: Final = 14
PLACE: Final = 15
ACT: Final = 16
PRECISE: Final = 17
OFFER: Final = 18
FOLLOW: Final = 19
GOVERN: Final = 20
SHIP: Final = 21
REINFORCE: Final = 22
ADVANCE: Final = 23
FREE: Final = 24
ATTACKER: Final = 25
TARGET: Final = 26
PICK: Final = 27
PUT: Final = 28
TRAIN: Final = 29
LOAD: Final = 30
SELL: Final = 31
MARCH: Final = 32
ATTACK: Final = 33
SEND: Final = 34
DISCARD: Final = 35
THRONE: Final = 36
EXPORT: Final = 37
SAIL: Final = 38
GIVE: Final = 39
TRADE: Final = 40

FOR: Final = 0
AGAINST: Final = 1
SIDES: Final = ["for", "against"]

TO_PORT: Final = 0
TO_RIO: Final = 1
PORT_TO_RIO: Final = 2
RIO_TO_PORT: Final = 3
ROUTES: Final = ["port", "rio", "port-to-rio", "rio-to-port"]

NOBILITY: Final = 0
REPUBLIC: Final = 1
TRACKS: Final = ["nobility", "republic"]

PLACE_IDS: Final = [*content.PROVINCE_IDS, "imperial-area"]
"""Provinces, and the Imperial area as the last."""
BID_TOP: Final = BYTE
VOTES_TOP: Final = max(content.MINISTER_VOTES) + max(
    content.most(votes_slot(party, NO_SUBTYPE)) + content.most(votes_slot(party, subtype))
    for party in (CON, LIB, ANY_PARTY)
    for subtype in range(NO_SUBTYPE + 1, len(SUBTYPES))
)
TROOPS_TOP: Final = content.TROOP_LIMIT_VARIANT + content.most(TROOPCAP)
TOKENS_TOP: Final = content.GOODS_LIMIT + max(content.TILE_STORE) + content.most(STORE)

_province: Final = Field("province", content.PROVINCE_IDS)
_place: Final = Field("place", PLACE_IDS)
_card: Final = Field("card", content.CARD_IDS)
_party: Final = Field("party", PARTIES)
_side: Final = Field("side", SIDES)
_space: Final = Field("space", content.SPACE_IDS)

ACTIONS: Final = ActionSpace(
    [
        Group(COLOUR, "colour", [Field("colour", content.COLOURS)]),
        Group(BARON, "baron", [Field("baron", content.BARON_IDS)]),
        Group(TROOP, "troop", [_place]),
        Group(DEPUTY, "deputy", [_party]),
        Group(BUILD, "build", [Field("improvement", content.TILE_IDS), _province]),
        Group(VOTES, "votes", [_side, counted("votes", VOTES_TOP)]),
        Group(SPEND, "spend", [_party, _side, counted("deputies", content.DEPUTY_LIMIT)]),
        Group(BALLOT, "ballot", [_card]),
        Group(BID, "bid", [counted("reis", BID_TOP)]),
        Group(PASS, "pass"),
        Group(APPOINT, "appoint"),
        Group(REFUSE, "refuse"),
        Group(TAKE, "take", [_space]),
        Group(TURN, "turn", [counted("value", content.DIE_MAX)]),
        Group(PLACE, "place", [_province]),
        Group(ACT, "act"),
        Group(PRECISE, "precise"),
        Group(OFFER, "offer"),
        Group(FOLLOW, "follow"),
        Group(GOVERN, "govern"),
        Group(SHIP, "ship", [Field("route", ROUTES)]),
        Group(REINFORCE, "reinforce", [_place]),
        Group(ADVANCE, "advance", [Field("track", TRACKS)]),
        Group(FREE, "free", [_province]),
        Group(ATTACKER, "attacker", [_province]),
        Group(TARGET, "target", [_province]),
        Group(PICK, "pick", [_province]),
        Group(PUT, "put", [_space]),
        Group(TRAIN, "train", [_province]),
        Group(LOAD, "load", [_province, Field("to", content.PROVINCE_IDS)]),
        Group(SELL, "sell", [_province]),
        Group(MARCH, "march", [_place, Field("to", PLACE_IDS)]),
        Group(ATTACK, "attack", [_place, Field("target", content.PROVINCE_IDS)]),
        Group(SEND, "send", [counted("troops", TROOPS_TOP)]),
        Group(DISCARD, "discard", [_card]),
        Group(THRONE, "throne", [_card]),
        Group(EXPORT, "export", [Field("commerce", content.COMMERCE_IDS), counted("tokens", TOKENS_TOP)]),
        Group(SAIL, "sail"),
        Group(GIVE, "give", [_province]),
        Group(TRADE, "trade"),
    ]
)
