"""Coimbra in words, from what a seat is told."""

from rossio.client.games.coimbra.moves import about
from rossio.client.games.coimbra.table import zones

__all__ = ["about", "zones"]
