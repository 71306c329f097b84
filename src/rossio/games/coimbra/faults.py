"""The invariants of Coimbra: what is conserved, what has limits."""

from __future__ import annotations

from rossio.games.coimbra.content import (
    CARD_DECK,
    CARD_IDS,
    DICE,
    GOODS_LIMIT,
    HOLDERS,
    PIPS,
    REMOVED,
    ROUNDS,
    START_DECK,
    TOKENS,
    TRACK_LIMIT,
)
from rossio.games.coimbra.effects import CLASSES, COLOURS
from rossio.games.coimbra.state import (
    CAPPED,
    NONE,
    RIVAL,
    TOKEN_COLOUR,
    Table,
    colour_of,
    owner_of,
    value_of,
)


def faults_of(table: Table) -> list[str]:
    """Every law that does not hold, in words."""
    return [*_cards(table), *_dice(table), *_tokens(table), *_crowns(table), *_limits(table), *_order(table)]


def _cards(table: Table) -> list[str]:
    found = [
        *table.stack,
        *(card for card in table.display if card != NONE),
        *table.discard,
        *(card for card in table.pairs if card != NONE),
        *(card for player in table.players for card in player.cards),
    ]
    wrong = []
    if len(set(found)) != len(found):
        wrong.append("a card is in two places")
    others = [card for card in range(len(CARD_IDS)) if CARD_DECK[card] != START_DECK]
    if sorted(card for card in found if CARD_DECK[card] != START_DECK) != others:
        wrong.append("a card of decks II and III is lost")
    if len(found) - len(others) != len(table.pairs):
        wrong.append("a start card is lost")
    return wrong


def _dice(table: Table) -> list[str]:
    found = [die // PIPS for die in table.pool]
    for player in table.players:
        found.extend(player.dice)
    standing = [s for line in table.lines for s in line if colour_of(s) != TOKEN_COLOUR]
    if table.acting != NONE:
        standing.append(table.acting)
    found.extend(colour_of(s) for s in standing)
    wrong = []
    for colour, name in enumerate(COLOURS):
        expected = DICE[colour] - REMOVED[len(table.players)][colour]
        if found.count(colour) != expected:
            wrong.append(f"{found.count(colour)} {name} dice, there must be {expected}")
    for number, player in enumerate(table.players):
        held = len(player.dice) + len([s for s in standing if owner_of(s) == number])
        if held > HOLDERS:
            wrong.append(f"player {number + 1} holds {held} dice")
    if len([s for s in standing if s & CAPPED]) > (1 if table.cap_taken else 0):
        wrong.append("there is one cap")
    for location, line in enumerate(table.lines):
        values = [value_of(s) for s in line]
        if values != sorted(values, reverse=location != 0):
            wrong.append(f"the dice of location {location} are out of order")
    return wrong


def _tokens(table: Table) -> list[str]:
    wrong = []
    for city, values in enumerate(TOKENS[len(table.players)]):
        found = [value_of(s) for s in table.lines[city] if colour_of(s) == TOKEN_COLOUR]
        if city == table.location:
            found.extend(value_of(s) for s in table.turned)
        if sorted(found) != sorted(values):
            wrong.append(f"the die tokens of location {city} are {found}, they must be {values}")
    return wrong


def _crowns(table: Table) -> list[str]:
    wrong = []
    for number, name in enumerate(CLASSES):
        holders = [p for p, player in enumerate(table.players) if player.tokens >> number & 1]
        if len(holders) + (table.crowns[number] != NONE) > 1:
            wrong.append(f"the crown token of class {name} is in two places")
    if any(not NONE <= holder < len(table.players) for holder in table.favours):
        wrong.append("a favour tile has an unknown holder")
    return wrong


def _limits(table: Table) -> list[str]:
    wrong = []
    for number, player in enumerate(table.players):
        if not (0 <= player.guards <= GOODS_LIMIT and 0 <= player.coins <= GOODS_LIMIT):
            wrong.append(f"player {number + 1} has {player.guards} guards and {player.coins} coins")
        if any(not 0 <= space <= TRACK_LIMIT for space in player.tracks):
            wrong.append(f"player {number + 1} stands on {player.tracks}")
        if sum(player.points) != player.vp:
            wrong.append(f"player {number + 1}: {player.vp} points, by source {player.points}")
        if player.points[RIVAL] and not table.is_rival(number):
            wrong.append(f"player {number + 1} scored as the rival")
        if player.voyages >> len(table.laid) or player.disks >> len(table.monasteries):
            wrong.append(f"player {number + 1} has a disk on nothing")
    if not 0 <= table.round <= ROUNDS:
        wrong.append(f"round {table.round}")
    return wrong


def _order(table: Table) -> list[str]:
    wrong = []
    if sorted(table.order) != list(range(len(table.players))):
        wrong.append(f"player order {table.order}")
    for track, name in enumerate(CLASSES):
        disks = [(player.tracks[track], player.arrivals[track]) for player in table.players]
        if len(set(disks)) != len(disks):
            wrong.append(f"two disks are level on the track of class {name}")
    return wrong
