"""The numbers of the solo rival (content/solo.toml); its conduct is in steps/rival.py."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra.content import LOCATIONS, NODE_IDS, PACK
from rossio.games.coimbra.effects import CLASSES, COLOURS, number_of

LEVELS: Final = ["normal", "easy", "hard"]
START_POINTS: Final = {level: PACK.table("solo", "start_vp").number(level) for level in LEVELS}

_vp: Final = PACK.table("solo", "vp")
CASTLE_POINTS: Final = _vp.number("castle")
NOTHING_LEFT_POINTS: Final = _vp.number("nothing_left")
DIPLOMA_POINTS: Final = _vp.number("diploma")
GOODS_DIE_POINTS: Final = _vp.number("grey_or_orange_die")
MONASTERY_POINTS: Final = _vp.number("monastery")
VOYAGE_POINTS: Final = _vp.number("voyage")

_start: Final = PACK.table("solo", "start")
LEFT_PAIR_ROLLS: Final = _start.numbers("pair_left_rolls")
CORNER_BY_ROLL: Final = [NODE_IDS.index(node.lower()) for node in _start.texts("corner_by_roll")]

_rules: Final = PACK.table("solo", "rules")
VOYAGE_FROM_ROUND: Final = _rules.number("voyage_from_round")
WHITE_TIE: Final = [number_of(CLASSES, name, "solo.toml") for name in _rules.texts("white_tie")]

_places: Final = PACK.table("solo", "places")
_actions: Final = PACK.entries("solo", "action")
COLOUR_FIRST: Final = [action.text("first") == "color" for action in _actions]
HIGHEST: Final = [action.text("sign") == "+" for action in _actions]
PLACE: Final = [LOCATIONS.index(_places.text(str(action.number("place")))) for action in _actions]
COLOUR_ORDER: Final = [
    [number_of(COLOURS, colour, card.where) for colour in card.texts("order")]
    for card in PACK.entries("solo", "color_card")
]
