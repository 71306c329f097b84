"""Lisboa in words, from what a seat is told."""

from rossio.client.games.lisboa.moves import about
from rossio.client.games.lisboa.table import zones

__all__ = ["about", "zones"]
