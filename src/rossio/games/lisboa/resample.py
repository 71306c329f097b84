"""A clone in which all that a seat cannot know is drawn anew (L15.44).

Cards taken from the display are known to all; so in other hands only blue and purple cards are hidden. After a draft
(L1.21) a seat also knows which cards it passed on, and of packs it saw twice what was kept between.
"""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.state import NONE, SETUP, Table
from rossio.games.lisboa.steps.opening import passing_points
from rossio.kernel.chance import Chance


def resampled(table: Table, seat: int, chance: Chance) -> Table:
    new = table.clone()
    new.decks = [_redrawn(deck, chance) for deck in new.decks]
    new.decree_deck = _redrawn(new.decree_deck, chance)
    new.task_deck = _redrawn(new.task_deck, chance)
    _redraw_clergy(new, seat, chance)
    _redraw_buildings(new, chance)
    _redraw_hands(new, seat, chance, content.BLUE)
    _redraw_hands(new, seat, chance, content.PURPLE)
    new.seed = chance.seed()
    return new


def _redrawn(deck: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    cards = list(deck)
    chance.redraw(cards)
    return tuple(cards)


def _redraw_clergy(table: Table, seat: int, chance: Chance) -> None:
    """The bag; and while tiles are being chosen, what the others have drawn and kept (L1.4)."""
    pool = table.clergy_bag
    choosing = table.phase == SETUP and table.church[content.REFILL_ORDER[0]] == NONE
    others = [player for number, player in enumerate(table.players) if number != seat] if choosing else []
    for player in others:
        pool += player.offer + player.clergy
    chance.redraw(pool)
    for player in others:
        player.offer = tuple([pool.pop() for _ in player.offer])
        player.clergy = tuple([pool.pop() for _ in player.clergy])


def _redraw_buildings(table: Table, chance: Chance) -> None:
    """Under the available building and the next one lie covered ones, of either half (L1.7)."""
    pool: list[int] = []
    for stack in table.building_stacks:
        pool += stack[:-2]
    chance.redraw(pool)
    for number in range(len(table.building_stacks)):
        stack = table.building_stacks[number]
        covered = max(len(stack) - 2, 0)
        table.building_stacks[number] = (*[pool.pop() for _ in range(covered)], *stack[covered:])


def _redraw_hands(table: Table, seat: int, chance: Chance, deck: int) -> None:
    """Hidden cards of one deck: those in other hands, and those that left the game unseen."""
    groups = [_group(table, seat, card, deck) for card in range(len(content.CARD_IDS))]
    for group in range(NONE, table.seats):
        pool = [card for card in table.unseen if content.CARD_DECK[card] == deck] if group == NONE else []
        for number in range(table.seats):
            if number != seat:
                pool += [c for c in table.players[number].hand if content.CARD_DECK[c] == deck and groups[c] == group]
        if not pool:
            continue
        old = pool[:]
        chance.redraw(pool)
        swapped = dict(zip(old, pool, strict=True))
        for number in range(table.seats):
            if number != seat:
                hand = table.players[number].hand
                table.players[number].hand = [swapped.get(c, c) for c in hand]
        table.unseen = tuple([swapped.get(c, c) for c in table.unseen])
        table.draft = tuple([swapped.get(c, c) for c in table.draft])


def _group(table: Table, seat: int, card: int, deck: int) -> int:
    """The pack of which the seat knows that this card went on in it, or NONE: it may be any card not seen."""
    if seat < 0 or not table.draft or deck != content.BLUE or content.CARD_DECK[card] != deck:
        return NONE
    round_now = _round(table)
    if card in table.draft:
        at = table.draft.index(card)
        pack, kept_in = at // content.HAND, _round_of(at % content.HAND)
    else:
        holder = next((n for n in range(table.seats) if card in table.players[n].hand), NONE)
        if holder == NONE:
            return NONE
        pack, kept_in = (holder - round_now) % table.seats, round_now
    seen = [n for n in range(round_now + 1) if (pack + n) % table.seats == seat]
    if not seen or kept_in < seen[0]:
        return NONE
    if kept_in > seen[-1]:
        return pack
    return KNOWN


KNOWN: Final = -2
"""The group of cards whose place the seat knows."""


def _round_of(position: int) -> int:
    """In which round of the draft the card at a position of a pack was kept."""
    return len([point for point in passing_points() if point <= position])


def _round(table: Table) -> int:
    """How often packs have been passed on so far."""
    return len([point for point in passing_points() if table.draft[point - 1] != NONE])
