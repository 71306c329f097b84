"""What chance decides in Magnanimous. Each purpose has its own stream, by a number where one is named."""

from __future__ import annotations

from typing import Final

FIRST: Final = "first"
"""Who is first player (M5)."""
BARONS: Final = "barons"
DECK: Final = "deck"
"""The Empire cards: 0 for the set-up, else the round at whose end the discards are shuffled (M15, M77)."""
TILES: Final = "tiles"
"""The improvements: 0 for the set-up, else the round at whose end the discards are shuffled (M12, M77)."""
TILES_SEARCHED: Final = "tiles-searched"
"""The improvements after a baron's has been looked out of them, by the seat (M16)."""
MINISTERS: Final = "ministers"
"""The ministers: 0 for the set-up, then how often the discards have been shuffled (M13, M75)."""
