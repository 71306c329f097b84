"""The laws of Coimbra: what is conserved, what has limits. Each adds what is wrong, in words."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
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


def cards(table: Table, wrong: list[str]) -> None:
    found = [
        *table.stack,
        *(card for card in table.display if card != NONE),
        *table.discard,
        *(card for card in table.pairs if card != NONE),
        *(card for player in table.players for card in player.cards),
    ]
    if len(set(found)) != len(found):
        wrong.append("a card is in two places")
    others = [card for card in range(len(content.CARD_IDS)) if content.CARD_DECK[card] != content.START_DECK]
    if sorted(card for card in found if content.CARD_DECK[card] != content.START_DECK) != others:
        wrong.append("a card of decks II and III is lost")
    if len(found) - len(others) != len(table.pairs):
        wrong.append("a start card is lost")


def dice(table: Table, wrong: list[str]) -> None:
    found = [die // content.PIPS for die in table.pool]
    for player in table.players:
        found.extend(player.dice)
    standing = [s for line in table.lines for s in line if colour_of(s) != TOKEN_COLOUR]
    if table.acting != NONE:
        standing.append(table.acting)
    found.extend(colour_of(s) for s in standing)
    for colour, name in enumerate(COLOURS):
        expected = content.DICE[colour] - content.REMOVED[len(table.players)][colour]
        if found.count(colour) != expected:
            wrong.append(f"{found.count(colour)} {name} dice, there must be {expected}")
    for number, player in enumerate(table.players):
        held = len(player.dice) + len([s for s in standing if owner_of(s) == number])
        if held > content.HOLDERS:
            wrong.append(f"player {number + 1} holds {held} dice")
    if len([s for s in standing if s & CAPPED]) > (1 if table.cap_taken else 0):
        wrong.append("there is one cap")
    for location, line in enumerate(table.lines):
        values = [value_of(s) for s in line]
        if values != sorted(values, reverse=location != 0):
            wrong.append(f"the dice of location {location} are out of order")


def tokens(table: Table, wrong: list[str]) -> None:
    for city, values in enumerate(content.TOKENS[len(table.players)]):
        found = [value_of(s) for s in table.lines[city] if colour_of(s) == TOKEN_COLOUR]
        if city == table.location:
            found.extend(value_of(s) for s in table.turned)
        if sorted(found) != sorted(values):
            wrong.append(f"the die tokens of location {city} are {found}, they must be {values}")


def crowns(table: Table, wrong: list[str]) -> None:
    for number, name in enumerate(CLASSES):
        holders = [p for p, player in enumerate(table.players) if player.tokens >> number & 1]
        if len(holders) + (table.crowns[number] != NONE) > 1:
            wrong.append(f"the crown token of class {name} is in two places")
    if any(not NONE <= holder < len(table.players) for holder in table.favours):
        wrong.append("a favour tile has an unknown holder")


def limits(table: Table, wrong: list[str]) -> None:
    for number, player in enumerate(table.players):
        if not (0 <= player.guards <= content.GOODS_LIMIT and 0 <= player.coins <= content.GOODS_LIMIT):
            wrong.append(f"player {number + 1} has {player.guards} guards and {player.coins} coins")
        if any(not 0 <= space <= content.TRACK_LIMIT for space in player.tracks):
            wrong.append(f"player {number + 1} stands on {player.tracks}")
        if sum(player.points) != player.vp:
            wrong.append(f"player {number + 1}: {player.vp} points, by source {player.points}")
        if player.points[RIVAL] and not table.is_rival(number):
            wrong.append(f"player {number + 1} scored as the rival")
        if player.voyages >> len(table.laid) or player.disks >> len(table.monasteries):
            wrong.append(f"player {number + 1} has a disk on nothing")
    if not 0 <= table.round <= content.ROUNDS:
        wrong.append(f"round {table.round}")


def order(table: Table, wrong: list[str]) -> None:
    if sorted(table.order) != list(range(len(table.players))):
        wrong.append(f"player order {table.order}")
    for track, name in enumerate(CLASSES):
        disks = [(player.tracks[track], player.arrivals[track]) for player in table.players]
        if len(set(disks)) != len(disks):
            wrong.append(f"two disks are level on the track of class {name}")


LAWS: Final = [cards, dice, tokens, crowns, limits, order]


def faults_of(table: Table) -> list[str]:
    """Every law that does not hold, in words."""
    wrong: list[str] = []
    for law in LAWS:
        law(table, wrong)
    return wrong
