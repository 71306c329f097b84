"""Set-up (C1-C12), and what the game begins with (C13-C15)."""

from __future__ import annotations

from rossio.games.coimbra import content, purposes
from rossio.games.coimbra.effects import CLASSES
from rossio.games.coimbra.state import NO_OWNER, RIVAL, TOKEN_COLOUR, Player, Table, face, piece
from rossio.games.coimbra.steps.rounds import Round, lay_round
from rossio.games.coimbra.steps.start import StartCards, StartChoice
from rossio.kernel.chance import Stream


def set_up(seats: int, seed: int, options: dict[str, str]) -> Table:
    """The table at its first decision. One seat plays against the rival, who sits down as second player (C96)."""
    table = Table()
    table.seats = seats
    table.seed = seed
    players = max(seats, 2)
    table.players = [_player() for _ in range(players)]
    _lay_out(table, table.stream(purposes.LAYOUT))
    if seats == 1:
        _seat_rival(table, content.RIVAL_START[options["rival"]])
    _begin(table)
    return table


def _lay_out(table: Table, chance: Stream) -> None:
    """Monasteries, tiles, tokens, voyages, dice, the first order, decks and pairs, and the first round (C1-C12)."""
    players = len(table.players)
    _lay_monasteries(table, chance)
    table.tiles = _shuffled(chance, list(range(len(content.TILE_IDS))))
    _lay_tokens(table)
    table.laid = _shuffled(chance, list(range(len(content.VOYAGE_IDS))))[: content.VOYAGES_LAID]
    for colour, count in enumerate(content.DICE):
        table.pool += [face(colour, 1)] * (count - content.REMOVED[players][colour])
    table.order = _shuffled(chance, list(range(players)))
    for place, player in enumerate(table.order):
        for track in range(len(CLASSES)):
            table.players[player].arrivals[track] = place - players
    decks = [_shuffled(chance, [card for card, of in enumerate(content.CARD_DECK) if of == deck]) for deck in (1, 2, 3)]
    table.stack = decks[2] + decks[1]
    table.pairs = decks[content.START_DECK - 1][: 2 * players]
    lay_round(table)


def _seat_rival(table: Table, points: int) -> None:
    """The rival's points and its two decks; it has no goods (C97, C98)."""
    table.rival_start = points
    rival = table.players[-1]
    rival.guards = 0
    rival.coins = 0
    rival.earn(points, RIVAL)
    table.rival_actions = list(range(len(content.RIVAL_PLACE)))
    table.rival_colours = list(range(len(content.RIVAL_COLOURS)))
    chance = table.stream(purposes.RIVAL_DECKS)
    chance.shuffle(table.rival_actions)
    chance.shuffle(table.rival_colours)


def _begin(table: Table) -> None:
    """Two passes of the start choice, the start cards, then the rounds; pushed last thing first (C13-C15)."""
    table.agenda.append(Round())
    for player in reversed(table.order):
        table.agenda.append(StartCards(player))
    for player in reversed(table.order):
        table.agenda.append(StartChoice(player))
    for player in table.order:
        table.agenda.append(StartChoice(player))
    table.settle()


def _shuffled(chance: Stream, items: list[int]) -> list[int]:
    chance.shuffle(items)
    return items


def _player() -> Player:
    player = Player()
    player.guards = content.START_GUARDS
    player.coins = content.START_COINS
    player.vp = content.START_POINTS
    return player


def _lay_monasteries(table: Table, chance: Stream) -> None:
    """Eight, four and two tiles of the three levels on the spaces of their level (C1)."""
    piles = [
        _shuffled(
            chance, [tile for tile in range(len(content.MONASTERY_IDS)) if content.MONASTERY_LEVEL[tile] == level]
        )
        for level in (1, 2, 3)
    ]
    table.monasteries = [piles[level - 1].pop() for level in content.SPACE_LEVEL]


def _lay_tokens(table: Table) -> None:
    """Die tokens by player number, falling from the left (C3)."""
    for city, values in enumerate(content.TOKENS[len(table.players)]):
        for value in values:
            table.stand(city, piece(value, TOKEN_COLOUR, NO_OWNER))
