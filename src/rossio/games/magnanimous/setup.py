"""Set-up (M5-M16)."""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous.content import (
    BARON_DEAL,
    BARONS,
    CARDS,
    CROWNS,
    HAND_SIZE,
    IMPERIAL_START,
    MINISTERS,
    OPEN_TILES,
    PURPLE_START,
    SPACES,
    TILES,
    WHITE_START,
)
from rossio.games.magnanimous.state import Player, Table
from rossio.games.magnanimous.steps.barons import ChooseBaron, ChooseColour, RevealBaron
from rossio.games.magnanimous.steps.round import Phase
from rossio.kernel.chance import Chance

DRAWN: Final = -1
"""The order of play is drawn."""


def laid_out(seats: int, seed: int, troop_limit: int, free_colours: bool, first: int = DRAWN) -> Table:
    """The table before the first decision. Seats sit clockwise; who is first is drawn (M5)."""
    table = Table()
    table.seats = seats
    table.troop_limit = troop_limit
    table.chance = Chance(seed)
    table.players = [Player() for _ in range(seats)]
    drawn = table.chance.below(seats)
    table.governor = drawn if first == DRAWN else first
    table.imperial = IMPERIAL_START
    table.troop_supply -= IMPERIAL_START
    table.purple = PURPLE_START
    table.spaces = [WHITE_START] * SPACES
    _lay_tiles(table)
    _deal(table)
    _begin(table, free_colours)
    table.settle()
    return table


def _shuffled(chance: Chance, items: list[int]) -> list[int]:
    chance.shuffle(items)
    return items


def _lay_tiles(table: Table) -> None:
    """Four improvements open, seven ministers face down on the crowns (M12, M13)."""
    kinds = [tile for tile, count in enumerate(TILES) for _ in range(count)]
    table.tile_pile = _shuffled(table.chance, kinds)
    table.open_tiles = [table.tile_pile.pop() for _ in range(OPEN_TILES)]
    table.minister_pile = _shuffled(table.chance, list(range(MINISTERS)))
    table.crowns = [table.minister_pile.pop() for _ in CROWNS]


def _deal(table: Table) -> None:
    """Five cards and two barons to each player (M15, M16)."""
    table.deck = _shuffled(table.chance, list(range(CARDS)))
    barons = _shuffled(table.chance, list(range(BARONS)))
    for place in range(table.seats):
        player = table.players[table.in_order(place)]
        player.hand = [table.deck.pop() for _ in range(HAND_SIZE)]
        player.dealt = [barons.pop() for _ in range(BARON_DEAL)]


def _begin(table: Table, free_colours: bool) -> None:
    """Colours, then barons kept in secret, then revealed in order; then the first round (M5, M16)."""
    table.agenda.append(Phase())
    order = [table.in_order(place) for place in range(table.seats - 1, -1, -1)]
    for seat in order:
        table.agenda.append(RevealBaron(seat))
    for seat in order:
        table.agenda.append(ChooseBaron(seat))
    for place, seat in enumerate(reversed(order)):
        if not free_colours:
            table.players[seat].colour = place
            table.owners[place] = seat
    if free_colours:
        for seat in order:
            table.agenda.append(ChooseColour(seat))
