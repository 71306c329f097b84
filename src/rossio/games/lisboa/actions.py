"""The action space of Lisboa: every move by name, with a constructor for each group."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.kernel.actions import ActionSpace, Field, Group, counted

GET_GOLD: Final = 0
PORTFOLIO: Final = 1
VISIT: Final = 2
SPONSOR: Final = 3
TAKE: Final = 4
DROP: Final = 5
SCRAP: Final = 6
SELL: Final = 7
TRADE: Final = 8
DONE: Final = 9
ACT: Final = 10
FOLLOW: Final = 11
OFFICE: Final = 12
RECALL: Final = 13
PLAN: Final = 14
NEW_SHIP: Final = 15
REPLACE: Final = 16
PAY_GOODS: Final = 17
EXTRA: Final = 18
MEET: Final = 19
FAVOR: Final = 20
BUILD: Final = 21
CUBE: Final = 22
FROM_INFLUENCE: Final = 23
FROM_REIS: Final = 24
HOUSE: Final = 25
DECREE: Final = 26
SITE: Final = 27
USE_PLAN: Final = 28
GIVE_UP: Final = 29
LOSE_GOOD: Final = 30
TAKE_GOOD: Final = 31
LOSE_FAVOR: Final = 32
KEEP_TILE: Final = 33
KEEP_CARD: Final = 34
DISCARD: Final = 35
REWARD: Final = 36
TASK: Final = 37

ROW: Final = 0
COLUMN: Final = 1
PILE: Final = 2
LINES: Final = ["row", "column", "pile"]
IN_OFFICE: Final = 0
IN_PLAZA: Final = 1


def _bundle(mask: int) -> str:
    names = [good for number, good in enumerate(content.GOOD_IDS) if mask >> number & 1]
    return "+".join(names) if names else "nothing"


_CARD: Final = Field("card", content.CARD_IDS)
_GOOD: Final = Field("good", content.GOOD_IDS)
_SHIP: Final = Field("ship", content.SHIP_IDS)
_ACTION: Final = Field("action", content.ACTIONS)
_NOBLE: Final = Field("noble", content.NOBLE_IDS)
_CLERGY: Final = Field("tile", content.CLERGY_IDS)
_PLAN: Final = Field("plan", content.PLAN_IDS)
_COLOUR: Final = Field("colour", content.COLOURS)
_MOST_GENERATED: Final = max(content.REIS_AT)
_MOST_VISIT: Final = max(content.TREASURY_INFLUENCE) + max(content.OFFICE_SPACES)

ACTIONS: Final = ActionSpace(
    [
        Group(GET_GOLD, "get-gold", [_CARD]),
        Group(PORTFOLIO, "portfolio", [_CARD]),
        Group(VISIT, "visit", [_CARD]),
        Group(SPONSOR, "sponsor", [_CARD]),
        Group(TAKE, "take", [_CARD]),
        Group(DROP, "drop", [_CARD]),
        Group(SCRAP, "scrap", [_SHIP]),
        Group(SELL, "sell", [_GOOD, _SHIP]),
        Group(TRADE, "trade", [_GOOD, _ACTION]),
        Group(DONE, "done"),
        Group(ACT, "act", [_ACTION]),
        Group(FOLLOW, "follow"),
        Group(OFFICE, "office", [_NOBLE]),
        Group(RECALL, "recall", [_NOBLE, Field("post", ["office", "plaza"])]),
        Group(PLAN, "plan", [Field("architect", content.ARCHITECTS)]),
        Group(NEW_SHIP, "new-ship"),
        Group(REPLACE, "replace", [_SHIP]),
        Group(PAY_GOODS, "pay-goods", [Field("goods", [_bundle(mask) for mask in range(16)])]),
        Group(EXTRA, "extra", [_GOOD]),
        Group(MEET, "meet", [counted("steps", content.CARDINAL_STEPS), _CLERGY]),
        Group(FAVOR, "favor", [_NOBLE]),
        Group(BUILD, "build", [Field("land", content.LAND_IDS), _GOOD]),
        Group(CUBE, "cube", [Field("line", LINES), _COLOUR]),
        Group(FROM_INFLUENCE, "from-influence", [counted("reis", _MOST_GENERATED)]),
        Group(FROM_REIS, "from-reis", [counted("reis", _MOST_VISIT)]),
        Group(HOUSE, "house", [Field("group", content.GROUPS)]),
        Group(DECREE, "decree", [Field("decree", content.DECREE_IDS)]),
        Group(SITE, "site", [Field("site", content.SITE_IDS)]),
        Group(USE_PLAN, "use-plan", [_PLAN]),
        Group(GIVE_UP, "give-up", [_CLERGY]),
        Group(LOSE_GOOD, "lose-good", [_GOOD]),
        Group(TAKE_GOOD, "take-good", [_GOOD]),
        Group(LOSE_FAVOR, "lose-favor", [_NOBLE]),
        Group(KEEP_TILE, "keep-tile", [_CLERGY]),
        Group(KEEP_CARD, "keep-card", [_CARD]),
        Group(DISCARD, "discard", [_CARD]),
        Group(REWARD, "reward", [_CARD]),
        Group(TASK, "task", [Field("task", content.TASK_IDS)]),
    ]
)
