"""A position of Coimbra: plain numbers, an explicit clone."""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES, COLOURS, DISCOUNT, GUARDS, VOYAGE_DISCOUNT
from rossio.kernel.state import AgendaState

NONE: Final = -1

START_CARDS: Final = 0
CARDS: Final = 1
MONASTERIES: Final = 2
FAVOURS: Final = 3
INCOMES: Final = 4
EXCHANGES: Final = 5
LOSSES: Final = 6
RIVAL: Final = 7
CATEGORIES: Final = [
    "start-cards",
    "cards",
    "monasteries",
    "favours",
    "income",
    "exchanges",
    "losses",
    "rival",
]
"""Where points earned before the final scoring come from."""

SETUP: Final = 0
DRAFT: Final = 1
RESOLUTION: Final = 2
ORDER: Final = 3
PHASE_E: Final = 4
VOYAGES: Final = 5
PHASES: Final = ["setup", "b", "c", "d", "e", "f"]

TOKEN_COLOUR: Final = 5
NO_OWNER: Final = 7
CAPPED: Final = 1 << 12


def piece(value: int, colour: int, owner: int) -> int:
    """A die or die token standing in a location."""
    return value << 6 | colour << 3 | owner


def value_of(standing: int) -> int:
    return (standing >> 6) & 15


def colour_of(standing: int) -> int:
    return (standing >> 3) & 7


def owner_of(standing: int) -> int:
    return standing & 7


def face(colour: int, value: int) -> int:
    """The number of a die's face among the faces of all colours."""
    return colour * content.PIPS + value - 1


def die_name(die: int) -> str:
    """A die's face as it is named in moves."""
    return f"{COLOURS[die // content.PIPS]}-{die % content.PIPS + 1}"


class Player:
    guards: int
    coins: int
    vp: int
    points: list[int]
    tracks: list[int]
    arrivals: list[int]
    cards: list[int]
    pilgrim: int
    disks: int
    voyages: int
    dice: list[int]
    tokens: int

    def __init__(self, like: Player | None = None) -> None:
        """A new player, or a copy of another."""
        self.guards = 0 if like is None else like.guards
        self.coins = 0 if like is None else like.coins
        self.vp = 0 if like is None else like.vp
        self.points = [0] * len(CATEGORIES) if like is None else like.points[:]
        self.tracks = [0] * len(CLASSES) if like is None else like.tracks[:]
        self.arrivals = [0] * len(CLASSES) if like is None else like.arrivals[:]
        self.cards = [] if like is None else like.cards[:]
        self.pilgrim = NONE if like is None else like.pilgrim
        self.disks = 0 if like is None else like.disks
        self.voyages = 0 if like is None else like.voyages
        self.dice = [] if like is None else like.dice[:]
        self.tokens = 0 if like is None else like.tokens

    def encode(self) -> list[int]:
        numbers = [self.guards, self.coins, self.vp, self.pilgrim, self.disks, self.voyages, self.tokens]
        for row in (self.points, self.tracks, self.arrivals, self.cards, self.dice):
            numbers.append(len(row))
            numbers.extend(row)
        return numbers

    def goods(self, resource: int) -> int:
        return self.guards if resource == GUARDS else self.coins

    def spend(self, resource: int, amount: int) -> None:
        if resource == GUARDS:
            self.guards -= amount
        else:
            self.coins -= amount

    def gain_goods(self, guards: int, coins: int) -> None:
        """Take goods up to the limit; the excess is lost (C46)."""
        self.guards = min(self.guards + guards, content.GOODS_LIMIT)
        self.coins = min(self.coins + coins, content.GOODS_LIMIT)

    def earn(self, points: int, category: int) -> None:
        """Gain or lose victory points; there is no lower limit (C81)."""
        self.vp += points
        self.points[category] += points

    def discount(self, resource: int) -> int:
        """What own start cards take off a card's price (C76)."""
        off = 0
        for card in self.cards:
            for effect in content.CARD_EFFECTS[card]:
                if effect.op == DISCOUNT and effect.resource == resource:
                    off += effect.amount
        return off

    def of_class(self, number: int) -> int:
        """How many own cards are of a class, start cards included (C67)."""
        found = 0
        for card in self.cards:
            if content.CARD_CLASS[card] == number:
                found += 1
        return found


class Table(AgendaState["Table"]):
    """The whole table. Seats are players; alone, the rival is the player after the only seat (C96)."""

    seats: int
    rival_start: int
    players: list[Player]
    round: int
    phase: int
    location: int
    order: list[int]
    monasteries: list[int]
    tiles: list[int]
    laid: list[int]
    stack: list[int]
    display: list[int]
    crowns: list[int]
    discard: list[int]
    favours: list[int]
    cap_taken: bool
    pool: list[int]
    lines: list[list[int]]
    turned: list[int]
    acting: int
    pairs: list[int]
    moved: int
    rival_actions: list[int]
    rival_colours: list[int]

    def __init__(self, like: Table | None = None) -> None:
        super().__init__(like)
        self.seats = 0 if like is None else like.seats
        self.rival_start = 0 if like is None else like.rival_start
        self.players = [] if like is None else [Player(player) for player in like.players]
        self.round = 0 if like is None else like.round
        self.phase = SETUP if like is None else like.phase
        self.location = NONE if like is None else like.location
        self.order = [] if like is None else like.order[:]
        self.monasteries = [] if like is None else like.monasteries[:]
        self.tiles = [] if like is None else like.tiles[:]
        self.laid = [] if like is None else like.laid[:]
        self.stack = [] if like is None else like.stack[:]
        self.display = [] if like is None else like.display[:]
        self.crowns = [] if like is None else like.crowns[:]
        self.discard = [] if like is None else like.discard[:]
        self.favours = [NONE] * len(content.FAVOUR_IDS) if like is None else like.favours[:]
        self.cap_taken = False if like is None else like.cap_taken
        self.pool = [] if like is None else like.pool[:]
        self.lines = [[] for _ in content.LOCATIONS] if like is None else [line[:] for line in like.lines]
        self.turned = [] if like is None else like.turned[:]
        self.acting = NONE if like is None else like.acting
        self.pairs = [] if like is None else like.pairs[:]
        self.moved = 0 if like is None else like.moved
        self.rival_actions = [] if like is None else like.rival_actions[:]
        self.rival_colours = [] if like is None else like.rival_colours[:]

    def clone(self) -> Table:
        return Table(self)

    def encode(self) -> list[int]:
        numbers = [
            self.ply,
            self.horizon,
            self.seed,
            self.seats,
            self.rival_start,
            self.round,
            self.phase,
            self.location,
            int(self.cap_taken),
            self.acting,
            self.moved,
            *self.encode_agenda(),
        ]
        for row in (
            self.order,
            self.monasteries,
            self.tiles,
            self.laid,
            self.stack,
            self.display,
            self.crowns,
            self.discard,
            self.favours,
            self.pool,
            self.turned,
            self.pairs,
            self.rival_actions,
            self.rival_colours,
            *self.lines,
        ):
            numbers.append(len(row))
            numbers.extend(row)
        for player in self.players:
            numbers.extend(player.encode())
        return numbers

    def is_rival(self, player: int) -> bool:
        return player >= self.seats

    def raise_track(self, player: int, track: int, spaces: int) -> None:
        """Move a disk up or down; it lands on top of the disks already there (C34, C82)."""
        mover = self.players[player]
        here = mover.tracks[track]
        there = min(max(here + spaces, 0), content.TRACK_LIMIT)
        if there != here:
            mover.tracks[track] = there
            self.moved += 1
            mover.arrivals[track] = self.moved

    def ahead(self, player: int, other: int, track: int) -> bool:
        """Whether a player ranks above another: higher space, then lower in the stack (C83)."""
        mine, theirs = self.players[player], self.players[other]
        if mine.tracks[track] != theirs.tracks[track]:
            return mine.tracks[track] > theirs.tracks[track]
        return mine.arrivals[track] < theirs.arrivals[track]

    def rank(self, player: int, track: int) -> int:
        """How many disks of a track rank above the player's."""
        above = 0
        for other in range(len(self.players)):
            if other != player and self.ahead(other, player, track):
                above += 1
        return above

    def crowns_of(self, player: int) -> int:
        """Crowns held now: tokens and favour tiles of this round, and the flag (C39, C87)."""
        crowns = content.FLAG_CROWNS[self.order.index(player)]
        tokens = self.players[player].tokens
        for number in range(len(CLASSES)):
            if tokens >> number & 1:
                crowns += content.TOKEN_CROWNS[number]
        for tile, holder in enumerate(self.favours):
            if holder == player:
                crowns += content.FAVOUR_CROWNS[tile]
        return crowns

    def card_price(self, player: int, resource: int, value: int) -> int:
        """What a card costs: the die's value less own discounts, never below 0 (C27, C76)."""
        return max(value - self.players[player].discount(resource), 0)

    def voyage_price(self, player: int, slot: int) -> int:
        """The cost of a voyage less what held favour tiles take off, never below 0 (C56)."""
        price = content.VOYAGE_COST[self.laid[slot]]
        for tile in range(len(content.FAVOUR_IDS)):
            if self.favours[tile] == player:
                for effect in content.FAVOUR_EFFECTS[tile]:
                    if effect.op == VOYAGE_DISCOUNT:
                        price -= effect.amount
        return max(price, 0)

    def stand(self, location: int, standing: int) -> None:
        self.lines[location].insert(self.place_in_line(location, value_of(standing)), standing)

    def place_in_line(self, location: int, value: int) -> int:
        """Where a new die stands: rising from the left in the castle, falling in the cities (C19-C21)."""
        line = self.lines[location]
        place = 0
        if location == 0:
            while place < len(line) and value_of(line[place]) <= value:
                place += 1
        else:
            while place < len(line) and value_of(line[place]) >= value:
                place += 1
        return place
