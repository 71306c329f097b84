"""Coimbra's content pack as module-level tables. Every printed number is in content/*.toml.

The numbers of the solo rival (C97) begin with RIVAL; its conduct is in steps/rival.py.
"""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra.effects import (
    CLASSES,
    COLOURS,
    DIE_BONUS,
    NO_RESOURCE,
    RESOURCES,
    Effect,
    number_of,
    read_effect,
)
from rossio.kernel.content import Entry, Pack

PACK: Final = Pack("rossio.games.coimbra")

LOCATIONS: Final = ["castle", "upper", "central", "lower"]
CASTLE: Final = 0
WHITE: Final = 4

START_DECK: Final = 1
IMMEDIATE: Final = 0
PHASE_C: Final = 1
PHASE_E: Final = 2
END: Final = 3
BONUS_TYPES: Final = ["immediate", "phase_c", "phase_e", "end"]

_game: Final = PACK.table("constants", "game")
_start: Final = PACK.table("constants", "start")
_limits: Final = PACK.table("constants", "limits")
_setup: Final = PACK.table("constants", "setup")
_distress: Final = PACK.table("constants", "distress")
_majorities: Final = PACK.table("constants", "majorities")
_diplomas: Final = PACK.table("constants", "diplomas")

PLAYERS_MIN: Final = _game.number("players_min")
PLAYERS_MAX: Final = _game.number("players_max")
ROUNDS: Final = _game.number("rounds")
HOLDERS: Final = _game.number("dice_holders")
START_GUARDS: Final = _start.number("guards")
START_COINS: Final = _start.number("coins")
START_POINTS: Final = _start.number("vp")
GOODS_LIMIT: Final = _limits.number("resource_max")
TRACK_LIMIT: Final = _limits.number("track_max")
DISTRESS_GUARDS: Final = _distress.number("guards")
DISTRESS_COINS: Final = _distress.number("coins")
VOYAGES_LAID: Final = _setup.number("voyages")
ROWS: Final = _setup.number("display_rows")
COLUMNS: Final = _setup.number("display_columns")
MAJORITY_RANKS: Final = [
    0,
    0,
    _majorities.number("ranks_2_players"),
    _majorities.number("ranks_3_players"),
    _majorities.number("ranks_4_players"),
]
SECOND_PLACE_GAP: Final = _majorities.number("second_place_max_gap_2_players")
LEFTOVER_DIVISOR: Final = PACK.table("constants", "leftovers").number("divisor")
DIPLOMA_KINDS: Final = [*_diplomas.texts("kinds"), _diplomas.text("wild")]
WILD: Final = len(DIPLOMA_KINDS) - 1
SET_POINTS: Final = [0, *_diplomas.numbers("set_vp")]
FLAG_CROWNS: Final = [flag.number("crowns") for flag in PACK.entries("constants", "flag")]
TOKEN_CROWNS: Final = [token.number("crowns") for token in PACK.entries("constants", "crown_token")]


def _ids(entries: list[Entry]) -> list[str]:
    return [entry.text("id").lower() for entry in entries]


def _effects(entries: list[Entry]) -> list[list[Effect]]:
    return [[read_effect(effect) for effect in entry.entries("effects")] for entry in entries]


def _diplomas_of(entries: list[Entry]) -> list[list[int]]:
    return [[number_of(DIPLOMA_KINDS, kind, e.where) for kind in e.texts("diplomas")] for e in entries]


_cards: Final = PACK.entries("cards", "card")
CARD_IDS: Final = _ids(_cards)
CARD_CLASS: Final = [number_of(CLASSES, card.text("class"), card.where) for card in _cards]
CARD_DECK: Final = [card.number("deck") for card in _cards]
CARD_COST: Final = [
    NO_RESOURCE if card.text("cost") == "none" else number_of(RESOURCES, card.text("cost"), card.where)
    for card in _cards
]
CARD_INFLUENCE: Final = [card.number("influence") for card in _cards]
CARD_BONUS: Final = [number_of(BONUS_TYPES, card.text("bonus"), card.where) for card in _cards]
CARD_EFFECTS: Final = _effects(_cards)
BONUS_COLOUR: Final = [effects[0].track if effects[0].op == DIE_BONUS else -1 for effects in CARD_EFFECTS]
"""The colour of the die that a card adds a bonus to (C44); -1 for all other cards."""
CARD_DIPLOMAS: Final = _diplomas_of(_cards)

_monasteries: Final = PACK.entries("monasteries", "monastery")
MONASTERY_IDS: Final = _ids(_monasteries)
MONASTERY_LEVEL: Final = [tile.number("level") for tile in _monasteries]
MONASTERY_EFFECTS: Final = _effects(_monasteries)
MONASTERY_DIPLOMAS: Final = _diplomas_of(_monasteries)
MONASTERY_LASTING: Final = [tile.text("type") == "ongoing" for tile in _monasteries]

_voyages: Final = PACK.entries("voyages", "voyage")
VOYAGE_IDS: Final = _ids(_voyages)
VOYAGE_COST: Final = [voyage.number("cost") for voyage in _voyages]
VOYAGE_RESOURCE: Final = [number_of(RESOURCES, voyage.text("resource"), voyage.where) for voyage in _voyages]
VOYAGE_TASK: Final = [read_effect(voyage.entry("task")) for voyage in _voyages]

_favours: Final = PACK.entries("favours", "favour")
FAVOUR_IDS: Final = _ids(_favours)
FAVOUR_CROWNS: Final = [tile.number("crowns") for tile in _favours]
FAVOUR_EFFECTS: Final = _effects(_favours)
CAP_AMOUNT: Final = PACK.table("favours", "cap").number("amount")

_tracks: Final = PACK.entries("tracks", "track")
_boxes: Final = PACK.entries("tracks", "income_box")
INCOME_KINDS: Final = ["guards", "coins", "steps", "vp"]
INCOME_KIND: Final = [number_of(INCOME_KINDS, track.text("reward"), track.where) for track in _tracks]
INCOME: Final = [
    [
        next(values[n] for n, box in enumerate(_boxes) if box.number("from") <= space <= box.number("to"))
        for space in range(TRACK_LIMIT + 1)
    ]
    for values in [track.numbers("values") for track in _tracks]
]
_tiles: Final = PACK.entries("tracks", "influence_tile")
TILE_IDS: Final = _ids(_tiles)
TILE_FEW: Final = [tile.numbers("p23") for tile in _tiles]
TILE_FOUR: Final = [tile.numbers("p4") for tile in _tiles]

PIPS: Final = PACK.table("dice", "roll").number("faces")
DICE: Final = [die.number("count") for die in PACK.entries("dice", "die")]
_removals: Final = PACK.entries("dice", "removal")
REMOVED: Final = {entry.number("players"): [entry.number(colour) for colour in COLOURS] for entry in _removals}
_token_values: Final = {token.text("id"): token.number("value") for token in PACK.entries("dice", "token")}
TOKENS: Final = {
    entry.number("players"): [
        [],
        *([_token_values[token] for token in entry.texts(city)] for city in LOCATIONS[1:]),
    ]
    for entry in PACK.entries("dice", "token_setup")
}

_nodes: Final = PACK.entries("map", "node")
NODE_IDS: Final = _ids(_nodes)
CORNERS: Final = [n for n, node in enumerate(_nodes) if node.text("kind") == "start"]
NODE_LEVEL: Final = [node.number_or("level", 0) for node in _nodes]
SPACE_NODES: Final = [n for n, node in enumerate(_nodes) if node.text("kind").startswith("monastery")]
SPACES: Final = len(SPACE_NODES)
SPACE_AT: Final = [SPACE_NODES.index(n) if n in SPACE_NODES else -1 for n in range(len(_nodes))]
SPACE_LEVEL: Final = [NODE_LEVEL[n] for n in SPACE_NODES]


def _roads() -> list[list[int]]:
    """For each node the nodes one step away, in the order of the map file."""
    network = PACK.table("map", "network")
    near: list[list[int]] = [[] for _ in NODE_IDS]
    for one, other in network.text_rows("roads"):
        here, there = NODE_IDS.index(one.lower()), NODE_IDS.index(other.lower())
        near[here].append(there)
        near[there].append(here)
    for one, other in network.text_rows("one_way"):
        near[NODE_IDS.index(one.lower())].append(NODE_IDS.index(other.lower()))
    return [sorted(nodes) for nodes in near]


ROADS: Final = _roads()

RIVAL_LEVELS: Final = ["normal", "easy", "hard"]
RIVAL_START: Final = {level: PACK.table("solo", "start_vp").number(level) for level in RIVAL_LEVELS}

_rival_vp: Final = PACK.table("solo", "vp")
RIVAL_CASTLE: Final = _rival_vp.number("castle")
RIVAL_NOTHING_LEFT: Final = _rival_vp.number("nothing_left")
RIVAL_DIPLOMA: Final = _rival_vp.number("diploma")
RIVAL_GOODS_DIE: Final = _rival_vp.number("grey_or_orange_die")
RIVAL_MONASTERY: Final = _rival_vp.number("monastery")
RIVAL_VOYAGE: Final = _rival_vp.number("voyage")

_rival_start: Final = PACK.table("solo", "start")
RIVAL_LEFT_PAIR: Final = _rival_start.numbers("pair_left_rolls")
RIVAL_CORNERS: Final = [NODE_IDS.index(node.lower()) for node in _rival_start.texts("corner_by_roll")]

_rival_rules: Final = PACK.table("solo", "rules")
RIVAL_VOYAGES_FROM: Final = _rival_rules.number("voyage_from_round")
RIVAL_WHITE_TIE: Final = [number_of(CLASSES, name, "solo.toml") for name in _rival_rules.texts("white_tie")]

_rival_places: Final = PACK.table("solo", "places")
_rival_actions: Final = PACK.entries("solo", "action")
RIVAL_COLOUR_FIRST: Final = [action.text("first") == "color" for action in _rival_actions]
RIVAL_HIGHEST: Final = [action.text("sign") == "+" for action in _rival_actions]
RIVAL_PLACE: Final = [LOCATIONS.index(_rival_places.text(str(action.number("place")))) for action in _rival_actions]
RIVAL_COLOURS: Final = [
    [number_of(COLOURS, colour, card.where) for colour in card.texts("order")]
    for card in PACK.entries("solo", "color_card")
]


def tile_points(tile: int, players: int) -> list[int]:
    """The points of an influence scoring tile by rank (C2, C60)."""
    return TILE_FOUR[tile] if players == len(TILE_FOUR[tile]) + 1 else TILE_FEW[tile]
