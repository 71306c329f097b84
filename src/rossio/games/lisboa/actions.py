"""The action space of Lisboa: every move by name."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.kernel.actions import ActionSpace, Field, Group, counted

GET_GOLD: Final = 1
PORTFOLIO: Final = 2
VISIT: Final = 3
SPONSOR: Final = 4
TAKE: Final = 5
DROP: Final = 6
SCRAP: Final = 7
SELL: Final = 8
TRADE: Final = 9
DONE: Final = 10
ACT: Final = 11
FOLLOW: Final = 12
OFFICE: Final = 13
RECALL: Final = 14
PLAN: Final = 15
NEW_SHIP: Final = 16
REPLACE: Final = 17
PAY_GOODS: Final = 18
EXTRA: Final = 19
MEET: Final = 20
FAVOR: Final = 21
BUILD: Final = 22
CUBE: Final = 23
FROM_INFLUENCE: Final = 24
FROM_REIS: Final = 25
HOUSE: Final = 26
DECREE: Final = 27
SITE: Final = 28
USE_PLAN: Final = 29
GIVE_UP: Final = 30
LOSE_GOOD: Final = 31
TAKE_GOOD: Final = 32
LOSE_FAVOR: Final = 33
KEEP_TILE: Final = 34
KEEP_CARD: Final = 35
DISCARD: Final = 36
REWARD: Final = 37
TASK: Final = 38

ROW: Final = 0
COLUMN: Final = 1
PILE: Final = 2
LINES: Final = ["row", "column", "pile"]
IN_OFFICE: Final = 0
IN_PLAZA: Final = 1


def _bundle(mask: int) -> str:
    names = [good for number, good in enumerate(content.GOOD_IDS) if mask >> number & 1]
    return "+".join(names) if names else "nothing"


_card: Final = Field("card", content.CARD_IDS)
_good: Final = Field("good", content.GOOD_IDS)
_ship: Final = Field("ship", content.SHIP_IDS)
_action: Final = Field("action", content.ACTIONS)
_noble: Final = Field("noble", content.NOBLE_IDS)
_clergy: Final = Field("tile", content.CLERGY_IDS)
_plan: Final = Field("plan", content.PLAN_IDS)
_colour: Final = Field("colour", content.COLOURS)
_most_generated: Final = max(content.REIS_AT)
_most_visit: Final = max(content.TREASURY_INFLUENCE) + max(content.OFFICE_SPACES)

ACTIONS: Final = ActionSpace(
    [
        Group(GET_GOLD, "get-gold", [_card]),
        Group(PORTFOLIO, "portfolio", [_card]),
        Group(VISIT, "visit", [_card]),
        Group(SPONSOR, "sponsor", [_card]),
        Group(TAKE, "take", [_card]),
        Group(DROP, "drop", [_card]),
        Group(SCRAP, "scrap", [_ship]),
        Group(SELL, "sell", [_good, _ship]),
        Group(TRADE, "trade", [_good, _action]),
        Group(DONE, "done"),
        Group(ACT, "act", [_action]),
        Group(FOLLOW, "follow"),
        Group(OFFICE, "office", [_noble]),
        Group(RECALL, "recall", [_noble, Field("post", ["office", "plaza"])]),
        Group(PLAN, "plan", [Field("architect", content.ARCHITECTS)]),
        Group(NEW_SHIP, "new-ship"),
        Group(REPLACE, "replace", [_ship]),
        Group(PAY_GOODS, "pay-goods", [Field("goods", [_bundle(mask) for mask in range(16)])]),
        Group(EXTRA, "extra", [_good]),
        Group(MEET, "meet", [counted("steps", content.CARDINAL_STEPS), _clergy]),
        Group(FAVOR, "favor", [_noble]),
        Group(BUILD, "build", [Field("land", content.LAND_IDS), _good]),
        Group(CUBE, "cube", [Field("line", LINES), _colour]),
        Group(FROM_INFLUENCE, "from-influence", [counted("reis", _most_generated)]),
        Group(FROM_REIS, "from-reis", [counted("reis", _most_visit)]),
        Group(HOUSE, "house", [Field("group", content.GROUPS)]),
        Group(DECREE, "decree", [Field("decree", content.DECREE_IDS)]),
        Group(SITE, "site", [Field("site", content.SITE_IDS)]),
        Group(USE_PLAN, "use-plan", [_plan]),
        Group(GIVE_UP, "give-up", [_clergy]),
        Group(LOSE_GOOD, "lose-good", [_good]),
        Group(TAKE_GOOD, "take-good", [_good]),
        Group(LOSE_FAVOR, "lose-favor", [_noble]),
        Group(KEEP_TILE, "keep-tile", [_clergy]),
        Group(KEEP_CARD, "keep-card", [_card]),
        Group(DISCARD, "discard", [_card]),
        Group(REWARD, "reward", [_card]),
        Group(TASK, "task", [Field("task", content.TASK_IDS)]),
    ]
)

# The moves that are offered most, made once (`put`). Those of two fields lie by the first, then by the second.
GOLD_MOVES: Final[list[int]] = ACTIONS.made(GET_GOLD)
PORTFOLIO_MOVES: Final[list[int]] = ACTIONS.made(PORTFOLIO)
VISIT_MOVES: Final[list[int]] = ACTIONS.made(VISIT)
SPONSOR_MOVES: Final[list[int]] = ACTIONS.made(SPONSOR)
TAKE_MOVES: Final[list[int]] = ACTIONS.made(TAKE)
SELL_MOVES: Final[list[int]] = ACTIONS.made(SELL)
TRADE_MOVES: Final[list[int]] = ACTIONS.made(TRADE)
MEET_MOVES: Final[list[int]] = ACTIONS.made(MEET)
BUILD_MOVES: Final[list[int]] = ACTIONS.made(BUILD)
SITE_MOVES: Final[list[int]] = ACTIONS.made(SITE)
DISCARD_MOVES: Final[list[int]] = ACTIONS.made(DISCARD)
