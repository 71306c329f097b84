"""The content pack of Lisboa as tables of ints, read once.

Goods, nobles, rubble colours, cards, tiles and places are numbered in the order of their files; `*_IDS` give the names.
An effect is three numbers: what it does (an op), how much, and of what kind.
"""

from __future__ import annotations

from typing import Final

from rossio.kernel.content import ContentError, Entry, Pack

PACK: Final = Pack("rossio.games.lisboa")

# The nine actions: two state actions and, from STORE on, one noble action for each noble, in the order of the nobles.
RECRUIT: Final = 0
PLAN: Final = 1
SHIP: Final = 2
PRODUCE: Final = 3
CARDINAL: Final = 4
FAVOR: Final = 5
STORE: Final = 6
DECREE: Final = 7
PUBLIC: Final = 8
ACTIONS: Final = ["recruit", "plan", "ship", "produce", "cardinal", "favor", "store", "decree", "public"]
STATE_ACTIONS: Final = 6

# The other effects of cards, lands, sites and tiles.
GOOD: Final = 9
GOODS: Final = 10
REIS: Final = 11
INFLUENCE: Final = 12
WIG: Final = 13
OFFICIAL: Final = 14
RUBBLE: Final = 15
LOSE_GOOD: Final = 16
LOSE_REIS: Final = 17
LOSE_WIG: Final = 18
LOSE_OFFICIAL: Final = 19
LOSE_FAVOR: Final = 20
DRAW_TASKS: Final = 21
SELL: Final = 22
FOLLOW: Final = 23
CHURCH_INFLUENCE: Final = 24
OPS: Final = [
    *ACTIONS,
    *["good", "goods", "reis", "inf", "wig", "official", "rubble"],
    *[
        "lose good",
        "lose reis",
        "lose wig",
        "lose official",
        "lose favor",
        "tasks",
        "sell",
        "follow",
        "church_influence",
    ],
]

# Lasting benefits: places in the list that adds up what a player's treasury cards, clergy tiles and houses do.
COIN: Final = 0
LAND: Final = 1
HIRE: Final = 2
EVENT: Final = 3
SALE: Final = 4
INF_GAIN: Final = 8
VISIT_COST: Final = 9
FOLLOW_COST: Final = 12
STAFF: Final = 13
CUBE_COST: Final = 14
SHIP_COST: Final = 17
SHIP_FREE: Final = 18
SAIL: Final = 19
EXTRA_ONE: Final = 20
EXTRA_EACH: Final = 21
WAREHOUSE: Final = 22
PORTFOLIO: Final = 23
RECRUIT_EXTRA: Final = 24
VISIT_REIS: Final = 25
BENEFITS: Final = 26

_PLAYERS: Final = PACK.table("constants", "players")
MOST_PLAYERS: Final = _PLAYERS.number("most")
SEATS: Final = [*range(_PLAYERS.number("least"), MOST_PLAYERS + 1), _PLAYERS.number("solo")]

GOOD_IDS: Final[list[str]] = PACK.table("market", "market").texts("goods")
GOLD: Final = GOOD_IDS.index("gold")
KINDS: Final = PACK.table("constants", "display").texts("kinds")
NOBLE_IDS: Final = [entry.text("id") for entry in PACK.entries("offices", "noble")]
MANUEL: Final = 0
MARQUIS: Final = 1
KING: Final = 2
TREASURY: Final = 3
COLOURS: Final[list[str]] = PACK.table("constants", "rubble").texts("colours")
ARCHITECTS: Final = [entry.text("architect") for entry in PACK.entries("buildings", "architect")]
GROUPS: Final = [entry.text("group") for entry in PACK.entries("houses", "group")]
DECKS: Final = [entry.text("deck") for entry in PACK.entries("political", "deck")]
ROWS: Final = PACK.table("downtown", "map").texts("rows")
COLUMNS: Final = PACK.table("downtown", "map").numbers("columns")


def _single(op: Entry) -> list[int]:
    """An effect as three numbers: op, amount, kind."""
    name = op.text("op")
    amount = op.number_or("n", 1)
    if name == "lose":
        return [OPS.index(f"lose {op.text('what')}"), amount, 0]
    if name not in OPS:
        raise ContentError(f"{op.where}: {name} is no effect")
    number = OPS.index(name)
    kind = 0
    if number == GOOD:
        kind = GOOD_IDS.index(op.text("kind"))
    elif number == GOODS:
        for good in op.texts("kinds"):
            kind |= 1 << GOOD_IDS.index(good)
    elif number == INFLUENCE and op.has("clergy") and not op.flag("clergy"):
        kind = 1
    return [number, amount, kind]


def _effects(entry: Entry, key: str) -> list[int]:
    effects: list[int] = []
    for op in entry.entries(key):
        effects.extend(_single(op))
    return effects


def _benefits(entry: Entry, key: str) -> list[int]:
    """Lasting effects as pairs: place in the list of benefits, amount."""
    pairs: list[int] = []
    for op in entry.entries(key):
        name = op.text("op")
        amount = op.number_or("n", 1)
        if name == "sale":
            for good in op.texts("kinds"):
                pairs.extend([SALE + GOOD_IDS.index(good), amount])
        elif name == "visit":
            pairs.extend([VISIT_COST + NOBLE_IDS.index(op.text("noble")), amount])
        elif name == "cube_cost":
            pairs.extend([CUBE_COST + COLOURS.index(op.text("colour")), amount])
        elif name == "produce_extra":
            pairs.extend([EXTRA_EACH if op.text("scope") == "each" else EXTRA_ONE, amount])
        elif name in _PLAIN_BENEFITS:
            pairs.extend([_PLAIN_BENEFITS[name], amount])
        else:
            raise ContentError(f"{op.where}: {name} is no lasting benefit")
    return pairs


_PLAIN_BENEFITS: Final = {
    "coin": COIN,
    "land": LAND,
    "hire": HIRE,
    "event": EVENT,
    "inf_gain": INF_GAIN,
    "follow": FOLLOW_COST,
    "staff": STAFF,
    "ship_cost": SHIP_COST,
    "ship_free": SHIP_FREE,
    "sail": SAIL,
    "warehouse": WAREHOUSE,
    "portfolio": PORTFOLIO,
    "recruit_extra": RECRUIT_EXTRA,
    "visit_reis": VISIT_REIS,
}

# Political cards
_CARDS: Final = PACK.entries("political", "card")
CARD_IDS: Final = [card.text("id").lower() for card in _CARDS]
CARD_KIND: Final = [KINDS.index(card.text("kind")) for card in _CARDS]
CARD_DECK: Final = [DECKS.index(card.text("deck")) for card in _CARDS]
CARD_INFLUENCE: Final = [card.number_or("influence", 0) for card in _CARDS]
CARD_PENALTY: Final = [card.text_or("nature", "") == "penalty" for card in _CARDS]
CARD_EFFECTS: Final[list[list[int]]] = [_effects(card, "effects") if card.has("effects") else [] for card in _CARDS]
CARD_EVENT: Final = [_effects(card, "event") if card.has("event") else [] for card in _CARDS]
CARD_BENEFIT: Final[list[list[int]]] = [_benefits(card, "benefit") if card.has("benefit") else [] for card in _CARDS]
BLUE: Final = DECKS.index("blue")
RED: Final = DECKS.index("red")
PURPLE: Final = DECKS.index("purple")
BROWN: Final = DECKS.index("brown")
CARDS_OF: Final = [[card for card in range(len(_CARDS)) if CARD_DECK[card] == deck] for deck in range(len(DECKS))]
"""The cards of each deck."""
CARDS_IN: Final = [
    [[card for card in cards if CARD_KIND[card] == kind] for kind in range(len(KINDS))] for cards in CARDS_OF
]
"""The cards of each deck by their kind."""
IN_HAND_DECK: Final = [deck in (BLUE, PURPLE) for deck in CARD_DECK]

# Clergy tiles
_CLERGY: Final = PACK.entries("clergy", "tile")
CLERGY_IDS: Final = [tile.text("id").lower() for tile in _CLERGY]
CLERGY_WIGS: Final = [tile.number("wigs") for tile in _CLERGY]
CLERGY_ONCE: Final[list[list[int]]] = [
    _effects(tile, "effects") if tile.text("timing") == "once" else [] for tile in _CLERGY
]
CLERGY_BENEFIT: Final[list[list[int]]] = [
    _benefits(tile, "effects") if tile.text("timing") == "lasting" else [] for tile in _CLERGY
]

# Plans and public buildings
_PLANS: Final = PACK.entries("plans", "plan")
PLAN_IDS: Final = [plan.text("id").lower() for plan in _PLANS]
PLAN_ARCHITECT: Final = [ARCHITECTS.index(plan.text("architect")) for plan in _PLANS]
PLAN_OFFICIALS: Final = [plan.number("officials") for plan in _PLANS]
STARTING_PLANS: Final = [number for number, plan in enumerate(_PLANS) if plan.flag("starting")]
PLAN_STACKS: Final = [
    [
        number
        for _, number in sorted(
            (plan.number("order"), number)
            for number, plan in enumerate(_PLANS)
            if not plan.flag("starting") and plan.text("architect") == architect
        )
    ]
    for architect in ARCHITECTS
]
_BUILDINGS: Final = PACK.entries("buildings", "building")
BUILDING_IDS: Final = [building.text("id").lower() for building in _BUILDINGS]


def _shown(building: Entry, architect: str) -> int:
    """The two street colours of a side, as bits."""
    shown = 0
    for good in building.texts(architect):
        shown |= 1 << GOOD_IDS.index(good)
    return shown


BUILDING_COLOURS: Final = [_shown(building, architect) for building in _BUILDINGS for architect in ARCHITECTS]

# Downtown
_LANDS: Final = PACK.entries("downtown", "land")
LAND_IDS: Final = [land.text("id").lower() for land in _LANDS]
LAND_ROW: Final = [ROWS.index(land.text("row")) for land in _LANDS]
LAND_COLUMN: Final = [COLUMNS.index(land.number("column")) for land in _LANDS]
LAND_SMALL: Final[list[bool]] = [land.text("size") == "small" for land in _LANDS]
LAND_STREETS: Final[list[list[int]]] = [[GOOD_IDS.index(street) for street in land.texts("streets")] for land in _LANDS]
LAND_EFFECTS: Final[list[list[int]]] = [_effects(land, "effects") for land in _LANDS]
_SITES: Final = PACK.entries("downtown", "site")
SITE_IDS: Final = [site.text("id").lower() for site in _SITES]
SIDES: Final = ["west", "north", "east"]
NORTH: Final = 1
SITE_SIDE: Final = [SIDES.index(site.text("side")) for site in _SITES]
SITE_ROW: Final = [ROWS.index(site.text("row")) if site.has("row") else -1 for site in _SITES]
SITE_STREET: Final = [GOOD_IDS.index(site.text("street")) if site.has("street") else -1 for site in _SITES]
SITE_CUBES: Final = [site.number("cubes") for site in _SITES]
SITE_EFFECTS: Final[list[list[int]]] = [_effects(site, "effects") for site in _SITES]
ROW_CUBES: Final = [row.number("cubes") for row in PACK.entries("downtown", "row")]
ROW_FOR_TWO: Final = [row.flag("two_players") for row in PACK.entries("downtown", "row")]
COLUMN_CUBES: Final = [column.number("cubes") for column in PACK.entries("downtown", "column")]
PILE_CUBES: Final = PACK.table("downtown", "map").number("pile_cubes")
_DISPLAY: Final = PACK.entries("downtown", "display")
DISPLAY_IDS: Final = [space.text("id") for space in _DISPLAY]
DISPLAY_SMALL: Final = [space.text("size") == "small" for space in _DISPLAY]
LARGE_DISPLAY: Final[list[int]] = [
    next(n for n, space in enumerate(_DISPLAY) if space.text("good") == good and not DISPLAY_SMALL[n])
    for good in GOOD_IDS
]
SMALL_DISPLAY: Final[int] = next(n for n, small in enumerate(DISPLAY_SMALL) if small)
SITE_AT: Final = [
    [SITE_IDS.index(entry.texts("sites")[end].lower()) for entry in PACK.entries("downtown", "row")] for end in range(2)
]
NORTH_SITE: Final = [
    SITE_IDS.index(street.text("north_site").lower())
    for good in GOOD_IDS
    for street in PACK.entries("downtown", "street")
    if street.text("good") == good
]
STORE_TOKENS: Final = [n for n, t in enumerate(PACK.entries("city_tokens", "token")) if t.text("use") == "store"]
SITE_TOKENS: Final = [n for n, t in enumerate(PACK.entries("city_tokens", "token")) if t.text("use") == "public"]
TOKEN_IDS: Final = [token.text("id").lower() for token in PACK.entries("city_tokens", "token")]
TOKEN_EFFECTS: Final[list[list[int]]] = [_effects(token, "effects") for token in PACK.entries("city_tokens", "token")]

# Ships
_SHIPS: Final = PACK.entries("ships", "ship")
SHIP_IDS: Final = [ship.text("id").lower() for ship in _SHIPS]
SHIP_HULL: Final = [ship.number("hull") for ship in _SHIPS]
SHIP_INFLUENCE: Final = [ship.number("influence") for ship in _SHIPS]
SHIP_MODIFIER: Final = [ship.number("modifier") for ship in _SHIPS]
SHIP_PERIOD: Final = [ship.number("period") for ship in _SHIPS]
SHIP_COPY: Final = [ship.number("copy") for ship in _SHIPS]
LARGE_SHIPS_FIRST: Final = sorted(range(len(_SHIPS)), key=lambda ship: (SHIP_HULL[ship], ship), reverse=True)

# Tracks
TREASURY_LOW: Final = PACK.table("treasury", "track").number("lowest")
TREASURY_HIGH: Final = PACK.table("treasury", "track").number("highest")
TREASURY_START: Final = PACK.table("treasury", "track").number("start")
TREASURY_REIS: Final = [0] * TREASURY_LOW + [space.number("reis") for space in PACK.entries("treasury", "space")]
TREASURY_INFLUENCE: Final = [0] * TREASURY_LOW + [
    space.number("influence") for space in PACK.entries("treasury", "space")
]
INFLUENCE_TOP: Final = PACK.table("influence", "track").number("highest")
INFLUENCE_START: Final = PACK.table("influence", "track").numbers("start")
WIGS_AT_TOP: Final = PACK.table("influence", "track").number("wigs_at_top")
SHOWS_REAL: Final = [space.flag("real") for space in PACK.entries("influence", "space")]
REIS_AT: Final = [space.number("reis_available") for space in PACK.entries("influence", "space")]


def _after_generating(influence: int, reis: int) -> int:
    """Where the marker stands after generating so many réis."""
    for _ in range(reis):
        influence -= 1
        while influence > 0 and not SHOWS_REAL[influence]:
            influence -= 1
    return max(0, influence)


INFLUENCE_AFTER: Final = [
    [_after_generating(influence, reis) for reis in range(REIS_AT[influence] + 1)]
    for influence in range(INFLUENCE_TOP + 1)
]
CHURCH_SPACES: Final = PACK.table("church", "track").number("spaces")
CHURCH_START: Final = PACK.table("church", "track").number("start")
CHURCH_ICON: Final = [
    ["none", "treasury", "influence"].index(space.text("icon")) for space in PACK.entries("church", "space")
]
TREASURY_ICON: Final = 1
INFLUENCE_ICON: Final = 2
BESIDE: Final = [space.numbers("beside") for space in PACK.entries("church", "space")]
REFILL_ORDER: Final = PACK.table("church", "track").numbers("refill_order")
CARDINAL_STEPS: Final = max(PACK.table("church", "track").numbers("steps_state"))
PRICE_START: Final = [good.number("start_price") for good in PACK.entries("market", "good")]
PRICE_DROP: Final = PACK.table("market", "market").number("drop")
PRICE_LOW: Final = [good.number("lowest_price") for good in PACK.entries("market", "good")]

# Nobles
_NOBLES: Final = PACK.entries("offices", "noble")
OFFICE_SPACES: Final = [office.number("spaces") for office in PACK.entries("offices", "office")]
FAVOR_COPIES: Final = [favor.number("copies") for favor in PACK.entries("offices", "favor")]
ACCEPTS: Final[list[list[bool]]] = [[good in noble.texts("accepts") for good in GOOD_IDS] for noble in _NOBLES]

# Houses
HOUSES_IN_GROUP: Final = [group.number("size") for group in PACK.entries("houses", "group")]
HOUSES: Final = PACK.table("constants", "pieces").number("houses")
_HOUSES: Final = PACK.entries("houses", "house")
HOUSE_BENEFIT: Final = [
    [
        _benefits(house, "effects")
        for step in range(1, HOUSES_IN_GROUP[number] + 1)
        for house in _HOUSES
        if house.text("group") == group and house.number("step") == step
    ]
    for number, group in enumerate(GROUPS)
]

# Tasks
_TASKS: Final = PACK.entries("tasks", "task")
TASK_IDS: Final = [task.text("id").lower() for task in _TASKS]
TASK_BY_VISIT: Final = [task.flag("by_visit") for task in _TASKS]
TASK_DECK_A: Final = [number for number, task in enumerate(_TASKS) if task.text("deck") == "A"]
TASK_DECK_B: Final = [number for number, task in enumerate(_TASKS) if task.text("deck") == "B"]
TASK_EFFECTS: Final = [_effects(task, "effects") for task in _TASKS]
TASK_OPS: Final = [
    [number for op in task.entries("any_of") for number in (OPS.index(op.text("op")), op.number_or("at_least", 1))]
    for task in _TASKS
]

# Single numbers
_START: Final = PACK.table("constants", "start")
_LIMITS: Final = PACK.table("constants", "limits")
START_WIGS: Final = _START.number("wigs")
START_REIS: Final = _START.number("reis")
START_GOODS: Final = _START.number("goods_each")
CLERGY_DRAWN: Final = _START.number("clergy_drawn")
HAND: Final = _LIMITS.number("hand")
START_OFFICE: Final = MARQUIS
OFFICIALS: Final = PACK.table("constants", "pieces").number("officials")
TOP_SLOTS: Final = _LIMITS.number("top_slots")
BOTTOM_SLOTS: Final = _LIMITS.number("bottom_slots")
PORTFOLIO_SLOTS: Final = _LIMITS.number("portfolio_slots")
PORTFOLIO_BASE: Final = _LIMITS.number("portfolio_base")
WAREHOUSE_BASE: Final = _LIMITS.number("warehouse_base")
CUBES_PER_COLOUR: Final = _LIMITS.number("cubes_per_colour")
CLERGY_LIMIT: Final = _LIMITS.number("clergy")
TRADES: Final = _LIMITS.number("trades")
RECRUITS: Final = _LIMITS.number("recruits")
DECREES_SHOWN: Final = PACK.table("constants", "display").number("decrees")
_RUBBLE: Final = PACK.table("constants", "rubble")
CUBE_PRICE: Final = [_RUBBLE.entry("land_cost").number(colour) for colour in COLOURS]
CUBES_OF_COLOUR: Final = PACK.table("constants", "counts").number("cubes_per_colour")
LARGE_TILES: Final = PACK.table("constants", "counts").number("city_tiles_large")
SMALL_TILES: Final = PACK.table("constants", "counts").number("city_tiles_small")
NEUTRAL: Final = PACK.table("constants", "two_players").number("neutral_officials_per_office")
PERIOD_SETS: Final = [
    0,
    PACK.table("constants", "triggers").number("period_1_sets"),
    PACK.table("constants", "triggers").number("period_2_sets"),
]
EMPTY_DECKS: Final = PACK.table("constants", "triggers").number("empty_decks")
PERIOD_WIGS: Final = PACK.table("constants", "end_of_period").number("wigs_per_set")
WIGS_PER_CRATE: Final = PACK.table("constants", "ship_sails").number("wigs_per_crate")
GOLD_PER_CARD: Final = PACK.table("constants", "get_gold").number("gold")
DRAFT_KEEP: Final = PACK.table("constants", "draft").numbers("keep")
PLAYED_CARD_MOVE: Final = PACK.table("constants", "treasury_moves").number("treasury_card_played")
BUILT_SHIP_MOVE: Final = PACK.table("constants", "treasury_moves").number("ship_built")
CHURCH_ICON_MOVE: Final = PACK.table("constants", "treasury_moves").number("church_icon")
SCORING_TILES: Final = [tile.number("value") for tile in PACK.entries("scoring", "tile")]
COLUMN_TILE: Final = [
    next(n for n, place in enumerate(PACK.entries("scoring", "place")) if column in place.numbers("columns"))
    for column in COLUMNS
]

# Solo
_STREET_ORDER: Final = {street.text("good"): street.number("order") for street in PACK.entries("downtown", "street")}
AUTOMA_SPOTS: Final = [
    [land, street]
    for _, _, _, land, street in sorted(
        (LAND_ROW[land], LAND_COLUMN[land], _STREET_ORDER[GOOD_IDS[street]], land, street)
        for land in range(len(LAND_IDS))
        for street in LAND_STREETS[land]
    )
]
"""Lands and the streets they may face, in the order in which the automa prefers them when all else is equal."""
_SOLO_KING: Final = PACK.table("solo", "king")
AUTOMA_STAFF: Final = [0, _SOLO_KING.number("officials_total_period_1"), _SOLO_KING.number("officials_total_period_2")]
AUTOMA_STEPS: Final = _SOLO_KING.number("cardinal_steps")
AUTOMA_RETURN: Final = _SOLO_KING.number("officials_return")
AUTOMA_SITES: Final = [
    site for side in _SOLO_KING.texts("site_sides") for site in range(len(SITE_IDS)) if SIDES[SITE_SIDE[site]] == side
]
AUTOMA_DECREE: Final = PACK.table("solo", "marquis").number("wigs_per_decree_end")
AUTOMA_WIGS: Final = PACK.table("solo", "setup").number("wigs")
AUTOMA_OFFICIALS: Final = PACK.table("solo", "setup").number("officials")

# What decrees ask for, and the tables of the end, are in goals.py.
DECREE_IDS: Final = [decree.text("id").lower() for decree in PACK.entries("decrees", "decree")]
DECREE_NOT_FOR_TWO: Final = [decree.flag("two_player_sign") for decree in PACK.entries("decrees", "decree")]
