"""Magnanimous' content pack as module-level tables. Every printed number is in content/*.toml.

A province is numbered colour * 5 + good, the port of a colour colour * 5 + 4, Rio de Janeiro 20; the Paraguay zone is
21 and no province. Sets of provinces are bit masks.
"""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous.effects import (
    ACTS,
    GOODS,
    MODIFIERS,
    NO_SUBTYPE,
    ONCE,
    OP_SHIFT,
    OP_TRADE,
    PARTIES,
    SUBTYPES,
    VOTES,
    Effect,
    number_of,
    read_effect,
    votes_slot,
)
from rossio.kernel.content import Entry, Pack

PACK: Final = Pack("rossio.games.magnanimous")

_players: Final = PACK.table("constants", "players")
_start: Final = PACK.table("constants", "start")
_limits: Final = PACK.table("constants", "limits")
_supply: Final = PACK.table("constants", "supply")
_tracks: Final = PACK.table("constants", "tracks")
_actions: Final = PACK.table("constants", "actions")
_scoring: Final = PACK.table("constants", "scoring")

SEATS: Final = list(range(_players.number("min"), _players.number("max") + 1))
COLOURS: Final = _players.texts("seats")

HAND_SIZE: Final = _start.number("hand_size")
BARON_DEAL: Final = _start.number("baron_deal")
IMPERIAL_START: Final = _start.number("imperial_troops")
WHITE_START: Final = _start.number("white_die")
PURPLE_START: Final = _start.number("purple_die")
OPEN_TILES: Final = _start.number("improvements_open")

GOODS_LIMIT: Final = _limits.number("goods_per_province")
TROOP_LIMIT: Final = _limits.number("troops_per_province")
TROOP_LIMIT_VARIANT: Final = _limits.number("troops_per_province_variant")
IMPERIAL_LIMIT: Final = _limits.number("imperial_troops_max")
IMPERIAL_KEPT: Final = _limits.number("imperial_troops_kept_in_attack")
IMPERIAL_TO_MOVE: Final = _limits.number("imperial_troops_needed_to_move")
DEPUTY_LIMIT: Final = _limits.number("deputies_per_party")
SHIP_LIMIT: Final = _limits.number("ships_per_player")
PORT_DOCKS: Final = _limits.number("docks_own_port")
RIO_DOCKS: Final = _limits.number("docks_rio")
SPACE_TOKENS: Final = _limits.number("commerce_tokens_per_space")
DIE_MIN: Final = _limits.number("die_min")
DIE_MAX: Final = _limits.number("die_max")
POWER_MIN: Final = _limits.number("paraguay_power_min")

WHITE_DICE: Final = _supply.number("white_dice")
TROOP_TOKENS: Final = _supply.number("troop_tokens")
TOKENS_PER_GOOD: Final = _supply.number("tokens_per_good")

TRACK_TOP: Final = _tracks.number("track_max")
REPUBLIC_STEP: Final = _tracks.number("republic_step")
LAST_SPACE: Final = _tracks.number("commerce_last_space")

DIE_STEP: Final = _actions.number("die_step")
REFERENDUM_NOBILITY: Final = _actions.number("referendum_nobility")
DISCARD_NOBILITY: Final = _actions.number("discard_nobility")
THRONE_CARDS: Final = _actions.number("throne_cards_max")
GOVERNOR_TROOPS: Final = _actions.number("governor_troops_moved")
TRAIN_STEPS: Final = _actions.number("train_steps")
EXPORT_NOBILITY: Final = _actions.number("export_nobility_per_token")
ATTACK_NOBILITY: Final = _actions.number("attack_nobility_per_troop")
PRECISE_TIMES: Final = _actions.number("precise_nobles_times")
RAISE: Final = _actions.number("auction_min_raise")

COMMERCE_FIRST: Final = _scoring.number("commerce_first")
COMMERCE_SECOND: Final = _scoring.number("commerce_second")
SECOND_FROM_SEATS: Final = _scoring.number("commerce_second_min_players")
PER_REFERENDUM: Final = _scoring.number("per_referendum")
PER_TROOP: Final = _scoring.number("per_troop")
REIS_PER_POINT: Final = _scoring.number("reis_per_point")
PER_OCCUPIED: Final = _scoring.number("per_occupied_province")
GOVERNOR_POINTS: Final = _scoring.number("governor")


def label(name: str) -> str:
    """A content id as the label of a move and the end of a message's name."""
    return name.lower().replace("_", "-")


PER_COLOUR: Final = len(GOODS) + 1
RIO: Final = len(COLOURS) * PER_COLOUR
ZONE: Final = RIO + 1
IMPERIAL: Final = RIO + 1
"""As the place of a move: the Imperial area."""
PROVINCES: Final = RIO + 1


def _province_order() -> list[str]:
    order: list[str] = []
    for board in PACK.entries("boards", "board"):
        order.extend(board.texts("provinces"))
        order.append(board.text("port"))
    order.extend(p.text("id") for p in PACK.entries("provinces", "province") if p.text("kind") == "capital")
    return order


PROVINCE_NAMES: Final = _province_order()
_provinces: Final = {entry.text("id"): entry for entry in PACK.entries("provinces", "province")}
PROVINCE_IDS: Final = [label(name) for name in PROVINCE_NAMES]
SLOT_NUMBER: Final = [_provinces[name].number_or("number", 0) for name in PROVINCE_NAMES]
"""The number printed on the die area of a province's board; 0 where there is none."""


def _adjacency() -> list[int]:
    names = [*PROVINCE_NAMES, PACK.entries("provinces", "zone")[0].text("id")]
    masks = [0] * len(names)
    for edge in PACK.entries("provinces", "edge"):
        a = number_of(names, edge.text("a"), edge.where)
        b = number_of(names, edge.text("b"), edge.where)
        masks[a] |= 1 << b
        masks[b] |= 1 << a
    return masks


_masks: Final = _adjacency()
ALL_PROVINCES: Final = (1 << PROVINCES) - 1
ADJACENT: Final = [mask & ALL_PROVINCES for mask in _masks]
"""The provinces next to each province, and, last, to the zone."""
BORDERS_ZONE: Final = [bool(mask >> ZONE & 1) for mask in _masks]
PORT_MASK: Final = sum(1 << (colour * PER_COLOUR + len(GOODS)) for colour in range(len(COLOURS)))
SHARED_MASK: Final = PORT_MASK | 1 << RIO
"""Where several trains may stand (M58)."""
COLOUR_MASK: Final = [((1 << PER_COLOUR) - 1) << (colour * PER_COLOUR) for colour in range(len(COLOURS))]
BOARD_MASK: Final = [((1 << len(GOODS)) - 1) << (colour * PER_COLOUR) for colour in range(len(COLOURS))]

NOBLES: Final = ["train_or_sell", "troops", "discard_for_nobility", "throne", "export_or_sail"]
TRAIN_OR_SELL: Final = 0
TROOPS: Final = 1
COURT_FAVOUR: Final = 2
THRONE: Final = 3
EXPORT_OR_SAIL: Final = 4

_quadrants: Final = PACK.entries("quadrants", "quadrant")
_quadrant_names: Final = [quadrant.text("id") for quadrant in _quadrants]
_acts: Final = [
    number_of(ACTS, q.text("good") if q.text("production") == "produce" else q.text("production"), q.where)
    for q in _quadrants
]
_nobles: Final = [number_of(NOBLES, quadrant.text("nobles"), quadrant.where) for quadrant in _quadrants]

_spaces: Final = PACK.entries("quadrants", "space")
SPACE_IDS: Final = [label(space.text("id")) for space in _spaces]
SPACES: Final = len(_spaces)
_quadrant_of: Final = [number_of(_quadrant_names, space.text("quadrant"), space.where) for space in _spaces]
SPACE_ACT: Final = [_acts[quadrant] for quadrant in _quadrant_of]
"""The production action of the quadrant of each space."""
SPACE_NOBLES: Final = [_nobles[quadrant] for quadrant in _quadrant_of]
"""The nobles action of the quadrant of each space."""
SPACE_NUMBER: Final = [space.number("number") for space in _spaces]

_titles: Final = PACK.entries("tracks", "title")
_title_names: Final = [title.text("id") for title in _titles]
TITLE_IDS: Final = [label(name) for name in _title_names]
TITLE_INCOME: Final = [title.number("income") for title in _titles]
TITLE_POINTS: Final = [title.number("points") for title in _titles]
TITLE_AT: Final = [
    next(n for n, title in enumerate(_titles) if title.number("from") <= space <= title.number("to"))
    for space in range(TRACK_TOP + 1)
]
CROWNS: Final = [crown.number("space") for crown in PACK.entries("tracks", "crown")]
CROWN_IDS: Final = [label(crown.text("id")) for crown in PACK.entries("tracks", "crown")]
_commerce: Final = PACK.entries("tracks", "commerce")[: LAST_SPACE + 1]
COMMERCE_IDS: Final = [label(space.text("id")) for space in _commerce]
COMMERCE: Final = len(_commerce)
COMMERCE_GOOD: Final = [number_of(GOODS, space.text("good"), space.where) for space in _commerce]
COMMERCE_VALUE: Final = [space.number("value") for space in _commerce]

RIO_ACTS: Final = ["train", "troops", "ship", "deputy", "advance", "free"]
RIO_TRAIN: Final = 0
RIO_TROOPS: Final = 1
RIO_SHIP: Final = 2
RIO_DEPUTY: Final = 3
RIO_ADVANCE: Final = 4
RIO_FREE: Final = 5
_rio: Final = PACK.entries("rio", "effect")
RIO_ACT: Final = [0, *(number_of(RIO_ACTS, effect.text("act"), effect.where) for effect in _rio)]
"""The effect of the Rio card by value of the purple die."""
RIO_AMOUNT: Final = [0, *(effect.number("n") for effect in _rio)]
RIO_IDS: Final = ["", *(label(effect.text("id")) for effect in _rio)]

_improvements: Final = PACK.entries("improvements", "improvement")
TILE_NAMES: Final = [tile.text("id") for tile in _improvements]
TILE_IDS: Final = [label(name) for name in TILE_NAMES]
TILES: Final = [tile.number("tiles") for tile in _improvements]
NO_TILE: Final = len(_improvements)


def _tile_bonus(op: str) -> list[int]:
    """What each improvement adds to one thing in its province; the last, no improvement, adds nothing."""
    bonus = [0] * (NO_TILE + 1)
    for number, tile in enumerate(_improvements):
        for effect in tile.entries("effects"):
            if effect.text("op") == op:
                bonus[number] += effect.number("n")
    return bonus


TILE_STEPS: Final = _tile_bonus("steps")
TILE_YIELD: Final = _tile_bonus("yield")
TILE_STORE: Final = _tile_bonus("store")
TILE_DEFEND: Final = _tile_bonus("morale")

EFFECTS: Final[list[Effect]] = []
"""Every effect of cards, ministers and barons; others speak of an effect by its place here."""


def _effects(entries: list[Entry]) -> list[list[int]]:
    numbers: list[list[int]] = []
    for entry in entries:
        own: list[int] = []
        for effect in entry.entries("effects"):
            own.append(len(EFFECTS))
            EFFECTS.append(read_effect(effect))
        numbers.append(own)
    return numbers


KINDS: Final = ["conservative", "liberal", "event"]
EVENT: Final = 2
_cards: Final = PACK.entries("empire", "card")
CARD_IDS: Final = [label(card.text("id")) for card in _cards]
CARDS: Final = len(_cards)
CARD_PARTY: Final = [number_of(KINDS, card.text("kind"), card.where) for card in _cards]
"""The party of a referendum, or EVENT."""
CARD_REPUBLIC: Final = [card.number("republic") for card in _cards]
CARD_NOBILITY: Final = [card.number_or("nobility", 0) for card in _cards]
CARD_SUBTYPE: Final = [number_of(SUBTYPES, card.text_or("subtype", "none"), card.where) for card in _cards]
CARD_TITLE: Final = [number_of(_title_names, c.text_or("min_title", _title_names[0]), c.where) for c in _cards]
"""The lowest title that takes part."""
CARD_EFFECTS: Final = _effects(_cards)

_ministers: Final = PACK.entries("ministers", "minister")
MINISTER_IDS: Final = [label(minister.text("id")) for minister in _ministers]
MINISTERS: Final = len(_ministers)
MINISTER_PARTY: Final = [number_of(PARTIES, minister.text("party"), minister.where) for minister in _ministers]
MINISTER_VOTES: Final = [minister.number("votes") for minister in _ministers]
MINISTER_EFFECTS: Final = _effects(_ministers)

_barons: Final = PACK.entries("barons", "baron")
BARON_IDS: Final = [label(baron.text("id")) for baron in _barons]
BARONS: Final = len(_barons)
_starts: Final = [baron.entry("start") for baron in _barons]
BARON_REIS: Final = [start.number("reis") for start in _starts]
BARON_GOODS: Final = [[start.entry("goods").number_or(good, 0) for good in GOODS] for start in _starts]
BARON_TROOPS: Final = [start.number("troops") for start in _starts]
BARON_SHIPS: Final = [start.number("ships") for start in _starts]
BARON_DEPUTIES: Final = [start.number("deputies") for start in _starts]
BARON_TILE: Final = [
    number_of(TILE_NAMES, start.text("improvement"), start.where) if start.has("improvement") else NO_TILE
    for start in _starts
]
BARON_EFFECTS: Final = _effects(_barons)


def _votes(groups: list[list[int]]) -> list[list[int]]:
    """The fixed votes that each card or tile gives, in the order of a player's modifiers: by party, then by subtype."""
    rows: list[list[int]] = []
    for group in groups:
        row = [0] * (MODIFIERS - VOTES)
        for number in group:
            for slot in EFFECTS[number].slots:
                if slot >= VOTES:
                    row[slot - VOTES] += EFFECTS[number].n
        rows.append(row)
    return rows


def _minister_votes() -> list[list[int]]:
    """Those of a minister's ability, and those printed on the tile."""
    rows = _votes(MINISTER_EFFECTS)
    for minister, row in enumerate(rows):
        row[votes_slot(MINISTER_PARTY[minister], NO_SUBTYPE) - VOTES] += MINISTER_VOTES[minister]
    return rows


CARD_FIXED: Final = _votes(CARD_EFFECTS)
BARON_FIXED: Final = _votes(BARON_EFFECTS)
MINISTER_FIXED: Final = _minister_votes()


def most(slot: int) -> int:
    """The most that all cards and tiles together can add to a modifier."""
    return sum(max(effect.n, 0) for effect in EFFECTS if slot in effect.slots)


ONCE_EFFECTS: Final = [number for number, effect in enumerate(EFFECTS) if effect.timing == ONCE]
ONCE_BIT: Final = [1 << ONCE_EFFECTS.index(n) if n in ONCE_EFFECTS else 0 for n in range(len(EFFECTS))]
"""The bit of a player's `used` that says a once-a-round effect has been used."""


def _of_kind(groups: list[list[int]], op: int) -> list[int]:
    """For each card or tile its once-a-round effect of that op, or -1."""
    return [next((n for n in group if EFFECTS[n].timing == ONCE and EFFECTS[n].op == op), -1) for group in groups]


def _once(op: int) -> list[list[int]]:
    return [_of_kind(CARD_EFFECTS, op), _of_kind(MINISTER_EFFECTS, op), _of_kind(BARON_EFFECTS, op)]


OF_CARDS: Final = 0
OF_MINISTERS: Final = 1
OF_BARONS: Final = 2
SHIFTS: Final = _once(OP_SHIFT)
TRADES: Final = _once(OP_TRADE)
