"""The effect vocabulary: what cards, barons, ministers and improvements declare, read from content into numbers.

A lasting effect is a number added to modifiers: those of a player (`slots`) or of the whole realm (`realm`). An
immediate or triggered effect is carried out by `steps.carry_out`.
"""

from __future__ import annotations

from typing import Final

from rossio.kernel.content import ContentError, Entry

GOODS: Final = ["cotton", "sugar", "leather", "coffee"]
PARTIES: Final = ["con", "lib"]
CON: Final = 0
LIB: Final = 1
ANY_PARTY: Final = 2

ACTS: Final = [*GOODS, "recruit", "improve", "deputy", "ship"]
RECRUIT: Final = 4
IMPROVE: Final = 5
DEPUTY: Final = 6
SHIP: Final = 7

TIMINGS: Final = ["now", "round", "while", "once"]
NOW: Final = 0
ROUND: Final = 1
WHILE: Final = 2
ONCE: Final = 3

OPS: Final = [
    "morale",
    "paraguay",
    "cost",
    "store",
    "yield",
    "sell",
    "export",
    "steps",
    "votes",
    "troopcap",
    "govincome",
    "hand",
    "nooffensive",
    "gain",
    "lose",
    "nob",
    "free",
    "imperial",
    "pdie",
    "trade",
    "shift",
    "wild",
]
OP_GAIN: Final = OPS.index("gain")
OP_LOSE: Final = OPS.index("lose")
OP_NOB: Final = OPS.index("nob")
OP_FREE: Final = OPS.index("free")
OP_IMPERIAL: Final = OPS.index("imperial")
OP_PDIE: Final = OPS.index("pdie")
OP_TRADE: Final = OPS.index("trade")
OP_SHIFT: Final = OPS.index("shift")

THINGS: Final = ["reis", "troop", "ship", "deputy_con", "deputy_lib", "deputy_any", "nobility"]
REIS: Final = 0
TROOP: Final = 1
NEW_SHIP: Final = 2
DEPUTY_CON: Final = 3
DEPUTY_LIB: Final = 4
DEPUTY_ANY: Final = 5
NOBILITY: Final = 6

WHO: Final = ["owner", "all", "governor"]
OWNER: Final = 0
ALL: Final = 1
GOVERNOR: Final = 2

TRIGGERS: Final = ["none", "become_governor", "free_province", "referendum_won"]
NO_TRIGGER: Final = 0
BECOME_GOVERNOR: Final = 1
FREE_PROVINCE: Final = 2
REFERENDUM_WON: Final = 3

CONDITIONS: Final = ["none", "ship_in_own_port"]
SHIP_IN_OWN_PORT: Final = 1

SUBTYPES: Final = ["none", "abolitionist"]
NO_SUBTYPE: Final = 0

PHASES: Final = ["production", "nobles", "any"]
IN_PRODUCTION: Final = 0
IN_NOBLES: Final = 1
IN_ANY: Final = 2

COST: Final = 0
YIELD: Final = COST + len(ACTS)
SELL: Final = YIELD + len(GOODS)
EXPORT: Final = SELL + len(GOODS)
STORE: Final = EXPORT + len(GOODS)
STEPS: Final = STORE + 1
TROOPCAP: Final = STEPS + 1
GOVINCOME: Final = TROOPCAP + 1
HAND: Final = GOVINCOME + 1
WILD: Final = HAND + 1
ATTACK: Final = WILD + 1
DEFEND: Final = ATTACK + 1
ATTACK_PORT: Final = DEFEND + 1
DEFEND_PORT: Final = ATTACK_PORT + 1
VOTES: Final = DEFEND_PORT + 1
MODIFIERS: Final = VOTES + (len(PARTIES) + 1) * len(SUBTYPES)
"""The modifiers of a player; votes stand by party (the third is any) and then by subtype."""

REALM_ATTACK: Final = 0
REALM_DEFEND: Final = 1
REALM_PARAGUAY: Final = 2
REALM_TRUCE: Final = 3
REALM: Final = 4
"""The modifiers that hold for everybody at once."""


class Effect:
    """One declared effect. Texts have become numbers: places in the lists above."""

    timing: int
    op: int
    n: int
    thing: int
    given: int
    got: int
    who: int
    trigger: int
    condition: int
    subtype: int
    phase: int
    slots: list[int]
    realm: list[int]

    def __init__(self) -> None:
        self.timing = NOW
        self.op = 0
        self.n = 0
        self.thing = REIS
        self.given = 0
        self.got = REIS
        self.who = OWNER
        self.trigger = NO_TRIGGER
        self.condition = 0
        self.subtype = NO_SUBTYPE
        self.phase = IN_ANY
        self.slots = []
        self.realm = []

    def lasting(self) -> bool:
        """Whether it is a modifier, in force as long as its card or tile is."""
        return bool(self.slots) or bool(self.realm)


def number_of(names: list[str], name: str, where: str) -> int:
    if name not in names:
        raise ContentError(f"{where}: {name} is none of {', '.join(names)}")
    return names.index(name)


def read_effect(entry: Entry) -> Effect:
    """An effect of a content file; ContentError if the vocabulary does not have it."""
    where = entry.where
    effect = Effect()
    effect.timing = number_of(TIMINGS, entry.text("t"), where)
    effect.op = number_of(OPS, entry.text("op"), where)
    effect.n = entry.number_or("n", 1)
    effect.who = number_of(WHO, entry.text_or("who", "owner"), where)
    effect.trigger = number_of(TRIGGERS, entry.text_or("trigger", "none"), where)
    effect.condition = number_of(CONDITIONS, entry.text_or("if", "none"), where)
    effect.subtype = number_of(SUBTYPES, entry.text_or("subtype", "none"), where)
    effect.phase = number_of(PHASES, entry.text_or("phase", "any"), where)
    if effect.op in (OP_GAIN, OP_LOSE):
        effect.thing = number_of(THINGS, entry.text("what"), where)
    elif effect.op == OP_TRADE:
        effect.thing = number_of(THINGS, entry.text("give"), where)
        effect.given = entry.number("gn")
        effect.got = number_of(THINGS, entry.text("get"), where)
    if effect.trigger == NO_TRIGGER:
        _read_modifiers(effect, entry)
        if effect.lasting() != (effect.timing in (ROUND, WHILE)):
            raise ContentError(f"{where}: {entry.text('op')} cannot be {entry.text('t')}")
    _check_things(effect, where)
    return effect


def _check_things(effect: Effect, where: str) -> None:
    """Only réis can be lost, réis or troops given, and only réis once a round."""
    if effect.op == OP_LOSE and effect.thing != REIS:
        raise ContentError(f"{where}: {THINGS[effect.thing]} cannot be lost")
    givable = (REIS,) if effect.timing == ONCE else (REIS, TROOP)
    if effect.op == OP_TRADE and effect.thing not in givable:
        raise ContentError(f"{where}: {THINGS[effect.thing]} cannot be given")
    if effect.timing == ONCE and effect.op not in (OP_SHIFT, OP_TRADE):
        raise ContentError(f"{where}: {OPS[effect.op]} cannot be used once a round")
    if effect.op == OP_SHIFT and effect.timing != ONCE:
        raise ContentError(f"{where}: a die is turned once a round")


def _read_modifiers(effect: Effect, entry: Entry) -> None:
    op = OPS[effect.op]
    if op == "morale":
        _read_morale(effect, entry)
    elif op == "paraguay":
        effect.realm = [REALM_PARAGUAY]
    elif op == "nooffensive":
        effect.realm = [REALM_TRUCE]
    elif op == "cost":
        effect.slots = [COST + number_of(ACTS, entry.text("act"), entry.where)]
    elif op == "yield":
        effect.slots = _per_good(YIELD, entry)
    elif op == "sell":
        effect.slots = _per_good(SELL, entry)
    elif op == "export":
        effect.slots = _per_good(EXPORT, entry)
    elif op == "votes":
        party = number_of([*PARTIES, "any"], entry.text("party"), entry.where)
        effect.slots = [votes_slot(party, effect.subtype)]
    else:
        single = {
            "store": STORE,
            "steps": STEPS,
            "troopcap": TROOPCAP,
            "govincome": GOVINCOME,
            "hand": HAND,
            "wild": WILD,
        }
        if op in single:
            effect.slots = [single[op]]


def _read_morale(effect: Effect, entry: Entry) -> None:
    mode = entry.text("mode")
    place = entry.text("where")
    attack = mode in ("attack", "both")
    defend = mode in ("defend", "both")
    if place == "all":
        effect.realm = [REALM_ATTACK] * attack + [REALM_DEFEND] * defend
    elif place == "own":
        effect.slots = [ATTACK] * attack + [DEFEND] * defend
    else:
        effect.slots = [ATTACK_PORT] * attack + [DEFEND_PORT] * defend


def _per_good(first: int, entry: Entry) -> list[int]:
    good = entry.text("good")
    if good == "any":
        return [first + number for number in range(len(GOODS))]
    return [first + number_of(GOODS, good, entry.where)]


def votes_slot(party: int, subtype: int) -> int:
    return VOTES + party * len(SUBTYPES) + subtype
