"""A position of Magnanimous: plain numbers, an explicit clone, and the limits that always hold (M17-M20)."""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import GOODS, MODIFIERS, REALM, REALM_PARAGUAY, STORE, TROOPCAP
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import AgendaState, Step

NONE: Final = -1
PORT: Final = len(GOODS)
"""The place of the port among the provinces of a colour."""

SETUP: Final = 0
EMPEROR: Final = 1
PRODUCTION: Final = 2
OFFENSIVES: Final = 3
NOBLES: Final = 4
REPUBLIC: Final = 5
END_OF_ROUND: Final = 6
PHASES: Final = ["setup", "emperor", "production", "offensives", "nobles", "republic", "end-of-round"]

RUNNING: Final = 0
BY_NOBILITY: Final = 1
BY_REPUBLIC: Final = 2
DEFEAT: Final = 3
ENDS: Final = ["running", "nobility", "republic", "defeat"]


class Player:
    colour: int
    reis: int
    nobility: int
    arrival: int
    deputies: list[int]
    ministers: list[int]
    port_ships: int
    rio_ships: int
    train: int
    loaded: int
    cargo: int
    hand: list[int]
    dealt: list[int]
    baron: int
    revealed: bool
    referendums: list[int]
    used: int
    mods: list[int]

    def __init__(self, like: Player | None = None) -> None:
        """A player before the game, or a copy of another."""
        self.colour = NONE if like is None else like.colour
        self.reis = 0 if like is None else like.reis
        self.nobility = 0 if like is None else like.nobility
        self.arrival = 0 if like is None else like.arrival
        self.deputies = [0, 0] if like is None else like.deputies[:]
        self.ministers = [NONE, NONE] if like is None else like.ministers[:]
        self.port_ships = 0 if like is None else like.port_ships
        self.rio_ships = 0 if like is None else like.rio_ships
        self.train = NONE if like is None else like.train
        self.loaded = NONE if like is None else like.loaded
        self.cargo = 0 if like is None else like.cargo
        self.hand = [] if like is None else like.hand[:]
        self.dealt = [] if like is None else like.dealt[:]
        self.baron = NONE if like is None else like.baron
        self.revealed = False if like is None else like.revealed
        self.referendums = [] if like is None else like.referendums[:]
        self.used = 0 if like is None else like.used
        self.mods = [0] * MODIFIERS if like is None else like.mods[:]

    def clone(self) -> Player:
        return Player(self)

    def encode(self) -> list[int]:
        numbers = [
            self.colour,
            self.reis,
            self.nobility,
            self.arrival,
            self.port_ships,
            self.rio_ships,
            self.train,
            self.loaded,
            self.cargo,
            self.baron,
            int(self.revealed),
            self.used,
        ]
        for row in (self.deputies, self.ministers, self.hand, self.dealt, self.referendums, self.mods):
            numbers.append(len(row))
            numbers.extend(row)
        return numbers

    def title(self) -> int:
        return content.TITLE_AT[self.nobility]

    def ships(self) -> int:
        return self.port_ships + self.rio_ships


class Table(AgendaState["Table"]):
    """The whole table. `troops`, `goods`, `tiles` and `dice` stand by province, `spaces` by space of the action area.

    `occupied` is a set of provinces as a bit mask; `owners` gives the seat of each colour. `goods` are tokens not in
    transit; those in transit are the `cargo` of their owner's train, all from the province `loaded`. `arrivals` counts
    the players who have come to the last space of the Nobility track, `proclaimed_after` those who came before the
    Republic was proclaimed.
    """

    seats: int
    troop_limit: int
    first_ends: bool
    players: list[Player]
    owners: list[int]
    round: int
    phase: int
    end: int
    governor: int
    republic: int
    proclaimed: bool
    proclaimed_after: int
    arrivals: int
    imperial: int
    purple: int
    purple_taken: bool
    occupied: int
    realm: list[int]
    troops: list[int]
    troop_supply: int
    goods: list[int]
    token_supply: list[int]
    tiles: list[int]
    open_tiles: list[int]
    tile_pile: list[int]
    tile_discards: list[int]
    dice: list[int]
    spaces: list[int]
    crowns: list[int]
    shown: int
    minister_pile: list[int]
    minister_discards: list[int]
    minister_piles: int
    deck: list[int]
    discards: list[int]
    events: list[int]
    removed: list[int]
    throne: list[int]
    throne_by: list[int]
    ballot: int
    votes: list[int]
    commerce: list[int]
    commerce_by: list[int]

    def __init__(self, like: Table | None = None) -> None:
        """An empty table, or a copy of another."""
        super().__init__(like)
        self.seats = 0 if like is None else like.seats
        self.troop_limit = content.TROOP_LIMIT if like is None else like.troop_limit
        self.first_ends = False if like is None else like.first_ends
        self.players = [] if like is None else [player.clone() for player in like.players]
        self.owners = [NOBODY] * len(content.COLOURS) if like is None else like.owners[:]
        self.round = 0 if like is None else like.round
        self.phase = SETUP if like is None else like.phase
        self.end = RUNNING if like is None else like.end
        self.governor = 0 if like is None else like.governor
        self.republic = 0 if like is None else like.republic
        self.proclaimed = False if like is None else like.proclaimed
        self.proclaimed_after = 0 if like is None else like.proclaimed_after
        self.arrivals = 0 if like is None else like.arrivals
        self.imperial = 0 if like is None else like.imperial
        self.purple = 0 if like is None else like.purple
        self.purple_taken = False if like is None else like.purple_taken
        self.occupied = 0 if like is None else like.occupied
        self.realm = [0] * REALM if like is None else like.realm[:]
        self.troops = [0] * content.PROVINCES if like is None else like.troops[:]
        self.troop_supply = content.TROOP_TOKENS if like is None else like.troop_supply
        self.goods = [0] * content.PROVINCES if like is None else like.goods[:]
        self.token_supply = (
            [content.TOKENS_PER_GOOD] * (len(content.COLOURS) * len(GOODS)) if like is None else like.token_supply[:]
        )
        self.tiles = [content.NO_TILE] * content.PROVINCES if like is None else like.tiles[:]
        self.open_tiles = [] if like is None else like.open_tiles[:]
        self.tile_pile = [] if like is None else like.tile_pile[:]
        self.tile_discards = [] if like is None else like.tile_discards[:]
        self.dice = [0] * content.PROVINCES if like is None else like.dice[:]
        self.spaces = [0] * content.SPACES if like is None else like.spaces[:]
        self.crowns = [NONE] * len(content.CROWNS) if like is None else like.crowns[:]
        self.shown = NONE if like is None else like.shown
        self.minister_pile = [] if like is None else like.minister_pile[:]
        self.minister_discards = [] if like is None else like.minister_discards[:]
        self.minister_piles = 0 if like is None else like.minister_piles
        self.deck = [] if like is None else like.deck[:]
        self.discards = [] if like is None else like.discards[:]
        self.events = [] if like is None else like.events[:]
        self.removed = [] if like is None else like.removed[:]
        self.throne = [] if like is None else like.throne[:]
        self.throne_by = [] if like is None else like.throne_by[:]
        self.ballot = NONE if like is None else like.ballot
        self.votes = [] if like is None else like.votes[:]
        self.commerce = [0] * content.COMMERCE if like is None else like.commerce[:]
        self.commerce_by = [NOBODY] * content.COMMERCE if like is None else like.commerce_by[:]

    def clone(self) -> Table:
        return Table(self)

    def encode(self) -> list[int]:
        numbers = [
            self.ply,
            self.horizon,
            self.seed,
            self.seats,
            self.troop_limit,
            int(self.first_ends),
            self.round,
            self.phase,
            self.end,
            self.governor,
            self.republic,
            int(self.proclaimed),
            self.proclaimed_after,
            self.arrivals,
            self.imperial,
            self.purple,
            int(self.purple_taken),
            self.occupied,
            self.troop_supply,
            self.shown,
            self.ballot,
            self.minister_piles,
            *self.encode_agenda(),
        ]
        for row in (
            self.owners,
            self.realm,
            self.troops,
            self.goods,
            self.token_supply,
            self.tiles,
            self.open_tiles,
            self.tile_pile,
            self.tile_discards,
            self.dice,
            self.spaces,
            self.crowns,
            self.minister_pile,
            self.minister_discards,
            self.deck,
            self.discards,
            self.events,
            self.removed,
            self.throne,
            self.throne_by,
            self.votes,
            self.commerce,
            self.commerce_by,
        ):
            numbers.append(len(row))
            numbers.extend(row)
        for player in self.players:
            numbers.extend(player.encode())
        return numbers

    def nobility_first(self) -> bool:
        """Whether Nobility ends a game with a proclaimed Republic: it was there first, and that counts (Q51)."""
        return self.first_ends and self.proclaimed and self.proclaimed_after > 0

    def left_of(self, seat: int) -> int:
        """The next seat clockwise (M22)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_order(self, place: int) -> int:
        """The seat at a place of the order, the first player at 0 (M22)."""
        return (self.governor + place) % self.seats

    def owner(self, province: int) -> int:
        """The seat a province belongs to; NOBODY for Rio and the uncontrolled (M10)."""
        return self.owners[province // content.PER_COLOUR] if province < content.RIO else NOBODY

    def first_of(self, seat: int) -> int:
        """The first of a player's four provinces; they follow by good, and then the port."""
        return self.players[seat].colour * content.PER_COLOUR

    def port_of(self, seat: int) -> int:
        return self.players[seat].colour * content.PER_COLOUR + PORT

    def is_occupied(self, province: int) -> bool:
        return bool(self.occupied >> province & 1)

    def is_slot_free(self, province: int) -> bool:
        """A slot is free without a die and without occupation (M34)."""
        return self.dice[province] == 0 and not self.occupied >> province & 1

    def free_slots(self, seat: int) -> int:
        first = self.first_of(seat)
        free = 0
        for province in range(first, first + PORT):
            if self.dice[province] == 0 and not self.occupied >> province & 1:
                free += 1
        return free

    def goods_room(self, seat: int, province: int) -> int:
        """How many goods still fit; those in transit are with their train (M17)."""
        limit = content.GOODS_LIMIT + content.TILE_STORE[self.tiles[province]] + self.players[seat].mods[STORE]
        return limit - self.goods[province]

    def troop_room(self, seat: int, province: int) -> int:
        """How many troops still fit (M17, Q1)."""
        return self.troop_limit + self.players[seat].mods[TROOPCAP] - self.troops[province]

    def port_open(self, seat: int) -> bool:
        return not self.occupied >> self.port_of(seat) & 1

    def fits_port(self, seat: int) -> bool:
        """Whether the own port can take a ship (M37, Q35)."""
        return self.port_open(seat) and self.players[seat].port_ships < content.PORT_DOCKS

    def fits_rio(self) -> bool:
        """Whether Rio has a free dock; they are shared by all (Q41)."""
        docked = 0
        for player in self.players:
            docked += player.rio_ships
        return docked < content.RIO_DOCKS

    def has_ship(self, seat: int) -> bool:
        """Whether a ship is left beside the board (M18)."""
        return self.players[seat].ships() < content.SHIP_LIMIT

    def power(self) -> int:
        """The power of Paraguay (M45, Q29)."""
        power = self.purple + self.realm[REALM_PARAGUAY]
        return power if power > content.POWER_MIN else content.POWER_MIN

    def supply_of(self, province: int) -> int:
        """The place of a province's tokens in the supply."""
        return province // content.PER_COLOUR * len(GOODS) + province % content.PER_COLOUR


class Bids(Step[Table]):
    """The bids for a referendum as they lie open: who may still bid, as bits, the highest bid, and whose it is.

    What is done with them is in `steps/approval.py`; they are here because a view tells of them.
    """

    standing: int
    high: int
    leader: int

    def __init__(self, seat: int = NOBODY, standing: int = 0, high: int = 0, leader: int = NOBODY) -> None:
        super().__init__(seat)
        self.standing = standing
        self.high = high
        self.leader = leader
