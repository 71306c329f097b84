"""A position of Magnanimous: plain numbers, an explicit clone, and the limits that always hold (M17-M20)."""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous.content import (
    COLOURS,
    COMMERCE,
    CROWNS,
    GOODS_LIMIT,
    NO_TILE,
    PER_COLOUR,
    PORT_DOCKS,
    POWER_MIN,
    PROVINCES,
    RIO,
    RIO_DOCKS,
    SHIP_LIMIT,
    SPACES,
    TILE_STORE,
    TITLE_AT,
    TOKENS_PER_GOOD,
    TROOP_LIMIT,
    TROOP_TOKENS,
)
from rossio.games.magnanimous.effects import GOODS, MODIFIERS, REALM, REALM_PARAGUAY, STORE, TROOPCAP
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import AgendaState

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

    def __init__(self) -> None:
        self.colour = NONE
        self.reis = 0
        self.nobility = 0
        self.arrival = 0
        self.deputies = [0, 0]
        self.ministers = [NONE, NONE]
        self.port_ships = 0
        self.rio_ships = 0
        self.train = NONE
        self.loaded = NONE
        self.cargo = 0
        self.hand = []
        self.dealt = []
        self.baron = NONE
        self.revealed = False
        self.referendums = []
        self.used = 0
        self.mods = [0] * MODIFIERS

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.colour = self.colour
        new.reis = self.reis
        new.nobility = self.nobility
        new.arrival = self.arrival
        new.deputies = self.deputies[:]
        new.ministers = self.ministers[:]
        new.port_ships = self.port_ships
        new.rio_ships = self.rio_ships
        new.train = self.train
        new.loaded = self.loaded
        new.cargo = self.cargo
        new.hand = self.hand[:]
        new.dealt = self.dealt[:]
        new.baron = self.baron
        new.revealed = self.revealed
        new.referendums = self.referendums[:]
        new.used = self.used
        new.mods = self.mods[:]
        return new

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
        return TITLE_AT[self.nobility]

    def ships(self) -> int:
        return self.port_ships + self.rio_ships


class Table(AgendaState["Table"]):
    """The whole table. `troops`, `goods`, `tiles` and `dice` stand by province, `spaces` by space of the action area.

    `occupied` is a set of provinces as a bit mask; `owners` gives the seat of each colour. `goods` are tokens not in
    transit; those in transit are the `cargo` of their owner's train, all from the province `loaded`.
    """

    seats: int
    troop_limit: int
    players: list[Player]
    owners: list[int]
    round: int
    phase: int
    end: int
    governor: int
    republic: int
    proclaimed: bool
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

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.troop_limit = TROOP_LIMIT
        self.players = []
        self.owners = [NOBODY] * len(COLOURS)
        self.round = 0
        self.phase = SETUP
        self.end = RUNNING
        self.governor = 0
        self.republic = 0
        self.proclaimed = False
        self.arrivals = 0
        self.imperial = 0
        self.purple = 0
        self.purple_taken = False
        self.occupied = 0
        self.realm = [0] * REALM
        self.troops = [0] * PROVINCES
        self.troop_supply = TROOP_TOKENS
        self.goods = [0] * PROVINCES
        self.token_supply = [TOKENS_PER_GOOD] * (len(COLOURS) * len(GOODS))
        self.tiles = [NO_TILE] * PROVINCES
        self.open_tiles = []
        self.tile_pile = []
        self.tile_discards = []
        self.dice = [0] * PROVINCES
        self.spaces = [0] * SPACES
        self.crowns = [NONE] * len(CROWNS)
        self.shown = NONE
        self.minister_pile = []
        self.minister_discards = []
        self.deck = []
        self.discards = []
        self.events = []
        self.removed = []
        self.throne = []
        self.throne_by = []
        self.ballot = NONE
        self.votes = []
        self.commerce = [0] * COMMERCE
        self.commerce_by = [NOBODY] * COMMERCE

    def clone(self) -> Table:
        new = Table.__new__(Table)
        new.ply = self.ply
        new.horizon = self.horizon
        new.chance = self.chance.clone()
        new.log = None
        new.agenda = self.agenda[:]
        new.seats = self.seats
        new.troop_limit = self.troop_limit
        new.players = [player.clone() for player in self.players]
        new.owners = self.owners[:]
        new.round = self.round
        new.phase = self.phase
        new.end = self.end
        new.governor = self.governor
        new.republic = self.republic
        new.proclaimed = self.proclaimed
        new.arrivals = self.arrivals
        new.imperial = self.imperial
        new.purple = self.purple
        new.purple_taken = self.purple_taken
        new.occupied = self.occupied
        new.realm = self.realm[:]
        new.troops = self.troops[:]
        new.troop_supply = self.troop_supply
        new.goods = self.goods[:]
        new.token_supply = self.token_supply[:]
        new.tiles = self.tiles[:]
        new.open_tiles = self.open_tiles[:]
        new.tile_pile = self.tile_pile[:]
        new.tile_discards = self.tile_discards[:]
        new.dice = self.dice[:]
        new.spaces = self.spaces[:]
        new.crowns = self.crowns[:]
        new.shown = self.shown
        new.minister_pile = self.minister_pile[:]
        new.minister_discards = self.minister_discards[:]
        new.deck = self.deck[:]
        new.discards = self.discards[:]
        new.events = self.events[:]
        new.removed = self.removed[:]
        new.throne = self.throne[:]
        new.throne_by = self.throne_by[:]
        new.ballot = self.ballot
        new.votes = self.votes[:]
        new.commerce = self.commerce[:]
        new.commerce_by = self.commerce_by[:]
        return new

    def encode(self) -> list[int]:
        numbers = [
            self.ply,
            self.horizon,
            *self.chance.encode(),
            self.seats,
            self.troop_limit,
            self.round,
            self.phase,
            self.end,
            self.governor,
            self.republic,
            int(self.proclaimed),
            self.arrivals,
            self.imperial,
            self.purple,
            int(self.purple_taken),
            self.occupied,
            self.troop_supply,
            self.shown,
            self.ballot,
            len(self.agenda),
            *[step.seat for step in self.agenda],
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

    def left_of(self, seat: int) -> int:
        """The next seat clockwise (M22)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_order(self, place: int) -> int:
        """The seat at a place of the order, the first player at 0 (M22)."""
        return (self.governor + place) % self.seats

    def owner(self, province: int) -> int:
        """The seat a province belongs to; NOBODY for Rio and the uncontrolled (M10)."""
        return self.owners[province // PER_COLOUR] if province < RIO else NOBODY

    def first_of(self, seat: int) -> int:
        """The first of a player's four provinces; they follow by good, and then the port."""
        return self.players[seat].colour * PER_COLOUR

    def port_of(self, seat: int) -> int:
        return self.players[seat].colour * PER_COLOUR + PORT

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
        limit = GOODS_LIMIT + TILE_STORE[self.tiles[province]] + self.players[seat].mods[STORE]
        return limit - self.goods[province]

    def troop_room(self, seat: int, province: int) -> int:
        """How many troops still fit (M17, Q1)."""
        return self.troop_limit + self.players[seat].mods[TROOPCAP] - self.troops[province]

    def port_open(self, seat: int) -> bool:
        return not self.occupied >> self.port_of(seat) & 1

    def fits_port(self, seat: int) -> bool:
        """Whether the own port can take a ship (M37, Q35)."""
        return self.port_open(seat) and self.players[seat].port_ships < PORT_DOCKS

    def fits_rio(self) -> bool:
        """Whether Rio has a free dock; they are shared by all (Q41)."""
        docked = 0
        for player in self.players:
            docked += player.rio_ships
        return docked < RIO_DOCKS

    def has_ship(self, seat: int) -> bool:
        """Whether a ship is left beside the board (M18)."""
        return self.players[seat].ships() < SHIP_LIMIT

    def power(self) -> int:
        """The power of Paraguay (M45, Q29)."""
        power = self.purple + self.realm[REALM_PARAGUAY]
        return power if power > POWER_MIN else POWER_MIN

    def supply_of(self, province: int) -> int:
        """The place of a province's tokens in the supply."""
        return province // PER_COLOUR * len(GOODS) + province % PER_COLOUR
