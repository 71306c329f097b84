"""What bots are called at a table: names of the game's time and place. How well they play is told beside the name."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Final

from rossio.bots.registry import BOTS

NAMES: Final = {
    "coimbra": ("Bedel", "Leonor", "Gonçalo", "Brites", "Lopo", "Mécia", "Fernão", "Violante", "Aires", "Guiomar"),
    "lisboa": (
        "Calado",
        "Eugénia",
        "Mardel",
        "Quitéria",
        "Feitor",
        "Apolónia",
        "Jacinto",
        "Bernarda",
        "Anselmo",
        "Inácia",
    ),
    "magnanimous": (
        "Mauá",
        "Teresa",
        "Cotegipe",
        "Domitila",
        "Ouro Preto",
        "Leopoldina",
        "Zacarias",
        "Eufrásia",
        "Abrantes",
        "Carlota",
    ),
}
"""More than a table has seats. Games of others have none: their bots go by the name of the bot."""


def named(bot: str, game: str, table: str, seat: int, taken: Collection[str]) -> str:
    """The name of a bot at a seat: the same whenever it is asked, and nobody else's at the table.

    A bot that somebody brought keeps its own name.
    """
    known = NAMES.get(game, ())
    if bot not in BOTS or not known:
        return bot
    first = hashlib.sha256(table.encode()).digest()[0] + seat
    order = [known[(first + place) % len(known)] for place in range(len(known))]
    return next((name for name in order if name not in taken), bot)
