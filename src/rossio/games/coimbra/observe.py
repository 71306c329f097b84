"""What a network sees of Coimbra: the table from the eyes of one seat, as on/off inputs. Only the stack is hidden."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES, COLOURS
from rossio.games.coimbra.scoring import FINAL_CATEGORIES, diplomas, points_with
from rossio.games.coimbra.state import (
    CAPPED,
    NONE,
    PHASES,
    TOKEN_COLOUR,
    Table,
    colour_of,
    owner_of,
    value_of,
)
from rossio.games.coimbra.steps.rewards import Walk
from rossio.kernel.sight import Blocks, clipped, kinds_of_steps, show, show_bits, show_each, show_set

LAYOUT: Final = 2
PLAYERS: Final = 4
CARDS: Final = len(content.CARD_IDS)
VALUES: Final = 16
"""What a standing die or token may be worth."""
DICE_TOP: Final = 3
CROWNS_TOP: Final = 13
DIPLOMA_TOP: Final = 5
PART_TOP: Final = 15
FORM_TOP: Final = 60
LEAD: Final = 60
LEAD_TOP: Final = 60
SAME_FACE: Final = 3
STEPS_TOP: Final = 11
TOKEN: Final = PLAYERS
"""The owner of a die token, behind the players."""
KINDS: Final = kinds_of_steps("rossio.games.coimbra.steps")

_player: Final = Blocks()
GUARDS_AT: Final = _player.room(content.GOODS_LIMIT + 1)
COINS_AT: Final = _player.room(content.GOODS_LIMIT + 1)
ORDER_AT: Final = _player.room(PLAYERS)
TRACKS_AT: Final = _player.room(len(CLASSES) * (content.TRACK_LIMIT + 1))
RANKS_AT: Final = _player.room(len(CLASSES) * PLAYERS)
CARDS_AT: Final = _player.room(CARDS)
PILGRIM_AT: Final = _player.room(len(content.NODE_IDS) + 1)
DISKS_AT: Final = _player.room(content.SPACES)
VISITED_AT: Final = _player.room(len(content.MONASTERY_IDS))
VOYAGES_AT: Final = _player.room(len(content.VOYAGE_IDS))
DICE_AT: Final = _player.room(len(COLOURS) * (DICE_TOP + 1))
TOKENS_AT: Final = _player.room(len(CLASSES))
FAVOURS_AT: Final = _player.room(len(content.FAVOUR_IDS))
CROWNS_AT: Final = _player.room(CROWNS_TOP + 1)
DIPLOMAS_AT: Final = _player.room(len(content.DIPLOMA_KINDS) * (DIPLOMA_TOP + 1))
PARTS_AT: Final = _player.room(len(FINAL_CATEGORIES) * (PART_TOP + 1))
FORM_AT: Final = _player.room(FORM_TOP + 1)
LEAD_AT: Final = _player.room(LEAD_TOP + 1)
BLOCK: Final = _player.size

_table: Final = Blocks()
BLOCKS_AT: Final = _table.room(PLAYERS * BLOCK)
SEATS_AT: Final = _table.room(PLAYERS + 1)
CLOCK_AT: Final = _table.room((content.ROUNDS + 2) * len(PHASES))
LOCATION_AT: Final = _table.room(len(content.LOCATIONS) + 1)
POOL_AT: Final = _table.room(len(COLOURS) * content.PIPS * SAME_FACE)
LINES_AT: Final = _table.room(len(content.LOCATIONS) * VALUES * (PLAYERS + 1))
COLOURS_AT: Final = _table.room(len(content.LOCATIONS) * len(COLOURS) * PLAYERS)
DISPLAY_AT: Final = _table.room(content.ROWS * CARDS)
CROWNED_AT: Final = _table.room(CARDS)
LAID_AT: Final = _table.room(len(content.VOYAGE_IDS))
MONASTERIES_AT: Final = _table.room(content.SPACES * len(content.MONASTERY_IDS))
TILES_AT: Final = _table.room(len(CLASSES) * len(content.TILE_IDS))
FREE_AT: Final = _table.room(len(content.FAVOUR_IDS))
CAP_AT: Final = _table.room(1)
DISCARD_AT: Final = _table.room(CARDS)
PAIRS_AT: Final = _table.room(PLAYERS * CARDS)
ACTING_AT: Final = _table.room(VALUES * PLAYERS)
ACTING_COLOUR_AT: Final = _table.room(len(COLOURS) + 1)
ACTING_CAPPED_AT: Final = _table.room(1)
PENDING_AT: Final = _table.room(len(KINDS))
WAITING_AT: Final = _table.room(len(KINDS))
STEPS_AT: Final = _table.room(STEPS_TOP + 1)
SIGHTS: Final = _table.size


def sight_of(t: Table, seat: int) -> list[int]:
    on: list[int] = []
    players = len(t.players)
    form = 0
    for turn in range(players):
        form = _show_player(t, on, (seat + turn) % players, BLOCKS_AT + turn * BLOCK, form, turn == 0)
    on.append(SEATS_AT + t.seats)
    on.append(CLOCK_AT + clipped(t.round, content.ROUNDS + 1) * len(PHASES) + t.phase)
    on.append(LOCATION_AT + t.location + 1)
    _show_lines(t, on, seat)
    for place in range(len(t.display)):
        card = t.display[place]
        if card != NONE:
            on.append(DISPLAY_AT + place // content.COLUMNS * CARDS + card)
            if t.crowns[content.CARD_CLASS[card]] == place:
                on.append(CROWNED_AT + card)
    show_set(on, LAID_AT, t.laid)
    for space in range(content.SPACES):
        on.append(MONASTERIES_AT + space * len(content.MONASTERY_IDS) + t.monasteries[space])
    for track in range(len(CLASSES)):
        on.append(TILES_AT + track * len(content.TILE_IDS) + t.tiles[track])
    for tile in range(len(content.FAVOUR_IDS)):
        if t.favours[tile] == NONE:
            on.append(FREE_AT + tile)
    if t.cap_taken:
        on.append(CAP_AT)
    show_set(on, DISCARD_AT, t.discard)
    for place in range(len(t.pairs)):
        if t.pairs[place] != NONE:
            on.append(PAIRS_AT + place // 2 * CARDS + t.pairs[place])
    _show_pending(t, on, seat)
    return on


def _show_player(t: Table, on: list[int], number: int, at: int, own: int, me: bool) -> int:
    """A player's block. What the player would score now is given back, and `own` is that of the seat that looks."""
    p = t.players[number]
    show(on, at + GUARDS_AT, p.guards, content.GOODS_LIMIT)
    show(on, at + COINS_AT, p.coins, content.GOODS_LIMIT)
    on.append(at + ORDER_AT + t.order.index(number))
    for track in range(len(CLASSES)):
        on.append(at + TRACKS_AT + track * (content.TRACK_LIMIT + 1) + p.tracks[track])
        on.append(at + RANKS_AT + track * PLAYERS + t.rank(number, track))
    show_set(on, at + CARDS_AT, p.cards)
    on.append(at + PILGRIM_AT + p.pilgrim + 1)
    for space in range(content.SPACES):
        if p.disks >> space & 1:
            on.append(at + DISKS_AT + space)
            on.append(at + VISITED_AT + t.monasteries[space])
    for slot in range(len(t.laid)):
        if p.voyages >> slot & 1:
            on.append(at + VOYAGES_AT + t.laid[slot])
    dice = [0] * len(COLOURS)
    for colour in p.dice:
        dice[colour] += 1
    show_each(on, at + DICE_AT, dice, DICE_TOP)
    show_bits(on, at + TOKENS_AT, p.tokens)
    for tile in range(len(content.FAVOUR_IDS)):
        if t.favours[tile] == number:
            on.append(at + FAVOURS_AT + tile)
    show(on, at + CROWNS_AT, t.crowns_of(number), CROWNS_TOP)
    held = diplomas(t, number)
    show_each(on, at + DIPLOMAS_AT, held, DIPLOMA_TOP)
    form = p.vp
    parts = points_with(t, number, held)
    for part in range(len(parts)):
        form += parts[part]
        if parts[part]:
            show(on, at + PARTS_AT + part * (PART_TOP + 1), parts[part] // 2, PART_TOP)
    show(on, at + FORM_AT, p.vp // 3, FORM_TOP)
    if me:
        return form
    show(on, at + LEAD_AT, (own - form + LEAD) // 2, LEAD_TOP)
    return own


def _show_lines(t: Table, on: list[int], seat: int) -> None:
    """The dice not yet chosen, and those that stand in the locations."""
    players = len(t.players)
    seen = [0] * (len(COLOURS) * content.PIPS)
    for face in t.pool:
        if seen[face] < SAME_FACE:
            on.append(POOL_AT + face * SAME_FACE + seen[face])
            seen[face] += 1
    for location in range(len(content.LOCATIONS)):
        for standing in t.lines[location]:
            colour = colour_of(standing)
            whose = TOKEN if colour == TOKEN_COLOUR else (owner_of(standing) - seat) % players
            on.append(LINES_AT + (location * VALUES + value_of(standing)) * (PLAYERS + 1) + whose)
            if whose != TOKEN:
                on.append(COLOURS_AT + (location * len(COLOURS) + colour) * PLAYERS + whose)


def _show_pending(t: Table, on: list[int], seat: int) -> None:
    acting = t.acting
    if acting != NONE:
        whose = (owner_of(acting) - seat) % len(t.players)
        on.append(ACTING_AT + whose * VALUES + value_of(acting))
        on.append(ACTING_COLOUR_AT + colour_of(acting))
        if acting & CAPPED:
            on.append(ACTING_CAPPED_AT)
    steps = 0
    waiting = 0
    for place in range(len(t.agenda)):
        step = t.agenda[place]
        kind = KINDS[type(step)]
        if place == len(t.agenda) - 1:
            on.append(PENDING_AT + kind)
        else:
            waiting |= 1 << kind
        if isinstance(step, Walk) and step.seat == seat:
            steps += step.steps
    show_bits(on, WAITING_AT, waiting)
    show(on, STEPS_AT, steps, STEPS_TOP)
