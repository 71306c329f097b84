"""Magnanimous in words, from what a seat is told."""

from rossio.client.games.magnanimous.moves import about
from rossio.client.games.magnanimous.table import zones

__all__ = ["about", "zones"]
