"""The effect vocabulary of Coimbra's components, read from the content files.

An `Effect` is what a card, tile or voyage declares; `steps/rewards.py` carries it out and `scoring.py` counts it.
"""

from __future__ import annotations

from typing import Final

from rossio.kernel.content import ContentError, Entry

CLASSES: Final = ["council", "merchant", "cleric", "scholar"]
COLOURS: Final = ["grey", "orange", "purple", "green", "white"]
RESOURCES: Final = ["guards", "coins"]
GUARDS: Final = 0
COINS: Final = 1
ANY_RESOURCE: Final = 2
NO_RESOURCE: Final = 3

GAIN: Final = 0
CHOOSE: Final = 1
PER: Final = 2
PAY: Final = 3
INVEST: Final = 4
INCOME: Final = 5
ADVANCE: Final = 6
ADVANCE_ALL: Final = 7
ADVANCE_CHOICE: Final = 8
IF_NO_DIE: Final = 9
DIE_BONUS: Final = 10
EXCHANGE: Final = 11
DISCOUNT: Final = 12
ON_ACQUIRE: Final = 13
OPPONENTS_GIVE: Final = 14
OPPONENTS_LOSE: Final = 15
TAKE_FAVOUR: Final = 16
TAKE_FROM_DISCARD: Final = 17
REPEAT_IMMEDIATE: Final = 18
TRACK_THRESHOLD: Final = 19
COPY_END: Final = 20
SCORE_DIPLOMAS: Final = 21
SCORE_VOYAGES: Final = 22
SCORE_END_CARD_AND_TRACK: Final = 23
ON_CASTLE_DIE: Final = 24
ON_MONASTERY_DISK: Final = 25
VOYAGE_DISCOUNT: Final = 26
CAP_DIE: Final = 27
TWO_TRACKS_HALF: Final = 28
HALF_SUM: Final = 29
LOWEST_TRACK_TIMES: Final = 30
CARDS_BEYOND: Final = 31
FLAT: Final = 32

OPS: Final = [
    "gain",
    "choose",
    "per",
    "pay",
    "invest",
    "income",
    "advance",
    "advance_all",
    "advance_choice",
    "if_no_die",
    "die_bonus",
    "exchange",
    "discount",
    "on_acquire",
    "opponents_give",
    "opponents_lose",
    "take_favor",
    "take_from_discard",
    "repeat_immediate",
    "track_threshold",
    "copy_end",
    "score_diplomas",
    "score_voyages",
    "score_end_card_and_track",
    "on_castle_die",
    "on_monastery_disk",
    "voyage_discount",
    "cap_die",
    "two_tracks_half",
    "half_sum",
    "lowest_track_times",
    "cards_beyond",
    "flat",
]

OWN_CLASS: Final = 0
OWN_INFLUENCE_IN: Final = 1
OWN_CLASS_SETS: Final = 2
OWN_MONASTERIES: Final = 3
OWN_MONASTERIES_LEVEL: Final = 4
NOT_OWN_MONASTERIES: Final = 5
OWN_VOYAGES: Final = 6
OWN_DIPLOMAS: Final = 7
OWN_CROWNS: Final = 8

COUNTS: Final = [
    "own_class",
    "own_influence_in",
    "own_class_sets",
    "own_monasteries",
    "own_monasteries_level",
    "not_own_monasteries",
    "own_voyages",
    "own_diplomas",
    "own_crowns",
]


class Gain:
    """Goods, points and pilgrim steps taken together."""

    guards: int
    coins: int
    points: int
    steps: int

    def __init__(self, guards: int = 0, coins: int = 0, points: int = 0, steps: int = 0) -> None:
        self.guards = guards
        self.coins = coins
        self.points = points
        self.steps = steps

    def amounts(self) -> dict[str, int]:
        """What is in it, by name."""
        named = {"guards": self.guards, "coins": self.coins, "points": self.points, "steps": self.steps}
        return {name: amount for name, amount in named.items() if amount}

    def parts(self) -> dict[str, object]:
        """What is in it, for events and prompts."""
        return dict(self.amounts())


class Effect:
    """One declared effect. Fields that an op does not use stay at their default."""

    op: int
    gain: Gain
    cost: Gain
    options: list[Gain]
    resource: int
    track: int
    tracks: list[int]
    amount: int
    count: int
    among: list[int]
    table: list[list[int]]

    def __init__(self, op: int = GAIN) -> None:
        self.op = op
        self.gain = Gain()
        self.cost = Gain()
        self.options = []
        self.resource = ANY_RESOURCE
        self.track = -1
        self.tracks = []
        self.amount = 0
        self.count = -1
        self.among = []
        self.table = []


def number_of(names: list[str], name: str, where: str) -> int:
    """The place of a name in a list of names, or a ContentError that says where the name stands."""
    if name not in names:
        raise ContentError(f"{where}: {name} is none of {', '.join(names)}")
    return names.index(name)


def read_gain(entry: Entry) -> Gain:
    for key in entry.values:
        if key not in ("guards", "coins", "vp", "steps", "op"):
            raise ContentError(f"{entry.where}: {key} cannot be gained")
    return Gain(
        entry.number_or("guards", 0), entry.number_or("coins", 0), entry.number_or("vp", 0), entry.number_or("steps", 0)
    )


def read_count(effect: Effect, text: str, where: str) -> None:
    name, _, argument = text.partition(":")
    effect.count = number_of(COUNTS, name, where)
    if effect.count == OWN_CLASS:
        effect.among = [number_of(CLASSES, argument, where)]
    elif argument:
        effect.among = [int(part) for part in argument.split(",")]


def read_effect(entry: Entry) -> Effect:
    """One effect of a content file."""
    where = entry.where
    effect = Effect(number_of(OPS, entry.text("op"), where))
    if effect.op == GAIN:
        effect.gain = read_gain(entry)
    elif entry.has("gain"):
        effect.gain = read_gain(entry.entry("gain"))
    if effect.op == PAY:
        effect.cost = read_gain(entry.entry("cost"))
    elif effect.op == DISCOUNT:
        effect.resource = number_of(RESOURCES, entry.text("cost"), where)
    elif effect.op == TAKE_FROM_DISCARD:
        effect.amount = entry.number("cost")
    elif effect.op == OPPONENTS_LOSE:
        for option in entry.entries("options"):
            if option.has("card_class"):
                effect.track = number_of(CLASSES, option.text("card_class"), option.where)
            else:
                effect.gain = read_gain(option)
    elif entry.has("options"):
        effect.options = [read_gain(option) for option in entry.entries("options")]
    _read_targets(effect, entry)
    for key in ("spaces", "rate", "amount", "max", "factor", "vp"):
        if entry.has(key) and effect.op != GAIN:
            effect.amount = entry.number(key)
    if entry.has("count"):
        read_count(effect, entry.text("count"), where)
    if entry.has("table"):
        effect.table = entry.rows("table")
    if entry.has("n"):
        effect.among = [entry.number("n")]
    return effect


def _read_targets(effect: Effect, entry: Entry) -> None:
    """The resource, track, class or colour an effect is about."""
    where = entry.where
    if entry.has("resource"):
        effect.resource = number_of([*RESOURCES, "any"], entry.text("resource"), where)
    for key in ("track", "class"):
        if entry.has(key):
            effect.track = number_of(CLASSES, entry.text(key), where)
    if entry.has("color"):
        effect.track = number_of(COLOURS, entry.text("color"), where)
    if entry.has("tracks"):
        effect.tracks = [number_of(CLASSES, name, where) for name in entry.texts("tracks")]
    if entry.has("who") and entry.text("who") != "all":
        effect.track = number_of(CLASSES, entry.text("who").removeprefix("behind_on:"), where)
