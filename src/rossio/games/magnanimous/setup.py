"""Set-up (M5-M16)."""

from __future__ import annotations

from rossio.games.magnanimous import content, purposes
from rossio.games.magnanimous.state import Player, Table
from rossio.games.magnanimous.steps.barons import ChooseBaron, ChooseColour, RevealBaron
from rossio.games.magnanimous.steps.rounds import Phase


def set_up(seats: int, seed: int, options: dict[str, str]) -> Table:
    """The table before the first decision. Seats sit clockwise; who is first is drawn (M5)."""
    table = Table()
    table.seats = seats
    table.troop_limit = content.TROOP_LIMIT if options["troops"] == "four" else content.TROOP_LIMIT_VARIANT
    table.first_ends = options["end"] == "first"
    table.seed = seed
    table.players = [Player() for _ in range(seats)]
    table.governor = table.stream(purposes.FIRST).below(seats)
    table.imperial = content.IMPERIAL_START
    table.troop_supply -= content.IMPERIAL_START
    table.purple = content.PURPLE_START
    table.spaces = [content.WHITE_START] * content.SPACES
    _lay_tiles(table)
    _deal(table)
    _begin(table, options["colours"] == "free")
    table.settle()
    return table


def _shuffled(table: Table, purpose: str, items: list[int]) -> list[int]:
    table.stream(purpose).shuffle(items)
    return items


def _lay_tiles(table: Table) -> None:
    """Four improvements open, seven ministers face down on the crowns (M12, M13)."""
    kinds = [tile for tile, count in enumerate(content.TILES) for _ in range(count)]
    table.tile_pile = _shuffled(table, purposes.TILES, kinds)
    table.open_tiles = [table.tile_pile.pop() for _ in range(content.OPEN_TILES)]
    table.minister_pile = _shuffled(table, purposes.MINISTERS, list(range(content.MINISTERS)))
    table.crowns = [table.minister_pile.pop() for _ in content.CROWNS]


def _deal(table: Table) -> None:
    """Five cards and two barons to each player (M15, M16)."""
    table.deck = _shuffled(table, purposes.DECK, list(range(content.CARDS)))
    barons = _shuffled(table, purposes.BARONS, list(range(content.BARONS)))
    for place in range(table.seats):
        player = table.players[table.in_order(place)]
        player.hand = [table.deck.pop() for _ in range(content.HAND_SIZE)]
        player.dealt = [barons.pop() for _ in range(content.BARON_DEAL)]


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
