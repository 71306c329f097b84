"""What chance decides in Lisboa. Each purpose has its own stream, by a number where one is named."""

from __future__ import annotations

from typing import Final

STARTER: Final = "starter"
FAVORS: Final = "favors"
PLANS: Final = "plans"
FIRST_TASKS: Final = "first-tasks"
TASKS: Final = "tasks"
BUILDINGS: Final = "buildings"
SCORING_TILES: Final = "scoring-tiles"
LAND_TOKENS: Final = "land-tokens"
SITE_TOKENS: Final = "site-tokens"
RUBBLE: Final = "rubble"
DECREES: Final = "decrees"
CLERGY: Final = "clergy"
"""The bag from which tiles are dealt (L1.4)."""
CHURCH: Final = "church"
"""The same bag again, when the tiles not kept are back in it (L1.12)."""
HANDS: Final = "hands"
"""The cards of the hands, by the period (L1.14, L11.5)."""
DISPLAY: Final = "display"
"""The four decks of the display, by the period (L1.14, L11.6)."""
