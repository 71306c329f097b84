"""Set-up (C1-C12) and the set-up of each round (C9-C11)."""

from __future__ import annotations

from rossio.games.coimbra.content import (
    CARD_CLASS,
    CARD_DECK,
    CARD_IDS,
    COLUMNS,
    DICE,
    FAVOUR_IDS,
    MONASTERY_IDS,
    MONASTERY_LEVEL,
    REMOVED,
    ROWS,
    SPACE_LEVEL,
    START_COINS,
    START_DECK,
    START_GUARDS,
    START_POINTS,
    TILE_IDS,
    TOKENS,
    VOYAGE_IDS,
    VOYAGES_LAID,
)
from rossio.games.coimbra.effects import CLASSES
from rossio.games.coimbra.state import NO_OWNER, NONE, TOKEN_COLOUR, Player, Table, face, piece
from rossio.kernel.chance import Chance


def laid_out(seats: int, seed: int, rival_start: int) -> Table:
    """The table before the start choice. One seat plays against the rival, who sits down as second player."""
    table = Table()
    table.seats = seats
    table.rival_start = rival_start
    table.chance = Chance(seed)
    players = max(seats, 2)
    table.players = [_player() for _ in range(players)]
    for rival in table.players[seats:]:
        rival.guards = 0
        rival.coins = 0
    _lay_monasteries(table)
    table.tiles = _shuffled(table.chance, list(range(len(TILE_IDS))))
    _lay_tokens(table)
    table.laid = _shuffled(table.chance, list(range(len(VOYAGE_IDS))))[:VOYAGES_LAID]
    table.pool = [face(c, 1) for c, count in enumerate(DICE) for _ in range(count - REMOVED[players][c])]
    table.order = _shuffled(table.chance, list(range(players)))
    for place, player in enumerate(table.order):
        for track in range(len(CLASSES)):
            table.players[player].arrivals[track] = place - players
    decks = [_shuffled(table.chance, [c for c in range(len(CARD_IDS)) if CARD_DECK[c] == deck]) for deck in (1, 2, 3)]
    table.stack = decks[2] + decks[1]
    table.pairs = decks[START_DECK - 1][: 2 * players]
    lay_round(table)
    return table


def _shuffled(chance: Chance, items: list[int]) -> list[int]:
    chance.shuffle(items)
    return items


def _player() -> Player:
    player = Player()
    player.guards = START_GUARDS
    player.coins = START_COINS
    player.vp = START_POINTS
    return player


def _lay_monasteries(table: Table) -> None:
    """Eight, four and two tiles of the three levels on the spaces of their level (C1)."""
    piles = [
        _shuffled(table.chance, [tile for tile in range(len(MONASTERY_IDS)) if MONASTERY_LEVEL[tile] == level])
        for level in (1, 2, 3)
    ]
    table.monasteries = [piles[level - 1].pop() for level in SPACE_LEVEL]


def _lay_tokens(table: Table) -> None:
    """Die tokens by player number, falling from the left (C3)."""
    for city, values in enumerate(TOKENS[len(table.players)]):
        for value in values:
            table.stand(city, piece(value, TOKEN_COLOUR, NO_OWNER))


def lay_round(table: Table) -> None:
    """Favour tiles and cap by the castle, twelve cards on display, crown tokens on them (C9-C11)."""
    table.favours = [NONE] * len(FAVOUR_IDS)
    table.cap_taken = False
    for player in table.players:
        player.tokens = 0
    table.display = [table.stack.pop() for _ in range(ROWS * COLUMNS)]
    table.crowns = [NONE] * len(CLASSES)
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(ROWS):
            place = row * COLUMNS + column
            number = CARD_CLASS[table.display[place]]
            if table.crowns[number] == NONE:
                table.crowns[number] = place
