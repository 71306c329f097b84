"""Positions of Coimbra, told as the rulebook tells its examples.

    scene(3).has(PHIL, guards=11, coins=3, cards="l102").row("upper", "l206 m201 - -")
        .line("upper", "grey-5 phil, token-3").resolve("upper").play("acquire m201")

A scene starts from an empty table: no cards on display, no dice, no die tokens, everybody with 7 guards and 7 coins,
Phil first. Lists are texts: ids apart by spaces, dice and die tokens apart by commas. Moves are named as in records.
"""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra.content import (
    BONUS_TYPES,
    CARD_BONUS,
    CARD_CLASS,
    CARD_IDS,
    COLUMNS,
    FAVOUR_IDS,
    LOCATIONS,
    MONASTERY_IDS,
    NODE_IDS,
    PIPS,
    ROWS,
    SPACE_AT,
    TILE_IDS,
    VOYAGE_IDS,
)
from rossio.games.coimbra.effects import CLASSES, COLOURS
from rossio.games.coimbra.game import GAME
from rossio.games.coimbra.scoring import FINAL_CATEGORIES, final_points
from rossio.games.coimbra.setup import set_up
from rossio.games.coimbra.state import (
    CARDS,
    CATEGORIES,
    NO_OWNER,
    NONE,
    PHASES,
    TOKEN_COLOUR,
    Player,
    Table,
    colour_of,
    face,
    owner_of,
    piece,
    value_of,
)
from rossio.games.coimbra.steps.city import ResolveLocation
from rossio.games.coimbra.steps.income import IncomeTurn, StartOfPhase
from rossio.games.coimbra.steps.rewards import Walk
from rossio.games.coimbra.steps.rounds import EndOfRound, PlaceDie, PlayerOrder, Round, VoyageTurn
from rossio.games.coimbra.steps.start import StartCards, StartChoice
from rossio.kernel.facts import Refusal
from rossio.kernel.state import Step

PHIL: Final = 0
CHRIS: Final = 1
EVE: Final = 2
ANNE: Final = 3
RIVAL: Final = 1
"""In a solo game the rival sits after Phil."""
NAMES: Final = ["phil", "chris", "eve", "anne"]

SIX_VOYAGES: Final = "vo-tanger vo-calicut vo-acores vo-maskat vo-macau vo-goa"
DOORS: Final = {1: ("st-n", "ma-1"), 2: ("sb-ne", "mb-1"), 3: ("sr-n2", "mc-1")}
"""For each level a stop, and a monastery one step away from it."""


def scene(players: int = 2) -> Scene:
    """An empty table for that many players; one player sits down against the rival."""
    return Scene(players)


def card(name: str) -> int:
    return CARD_IDS.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def node(name: str) -> int:
    return NODE_IDS.index(name)


def tile(name: str) -> int:
    return MONASTERY_IDS.index(name)


def voyage(name: str) -> int:
    return VOYAGE_IDS.index(name)


def dice(names: str) -> list[int]:
    """The colours of dice that lie on a player's board."""
    return [COLOURS.index(name) for name in names.split()]


def die(name: str) -> int:
    """A die of the pool, as `grey-5`."""
    colour, pips = name.split("-")
    return face(COLOURS.index(colour), int(pips))


def standing(text: str) -> int:
    """A die or token in a location, as `grey-5 phil` or `token-3`."""
    thing, _, owner = text.strip().partition(" ")
    colour, value = thing.split("-")
    if colour == "token":
        return piece(int(value), TOKEN_COLOUR, NO_OWNER)
    return piece(int(value), COLOURS.index(colour), NAMES.index(owner))


class Scene:
    """A table, the means to lay it out, to play on it and to read it."""

    table: Table

    def __init__(self, players: int) -> None:
        table = set_up(players, 1, {"rival": "easy"})
        table.agenda = []
        table.horizon = 0
        table.order = list(range(len(table.players)))
        table.rival_actions = []
        table.rival_colours = []
        for place, player in enumerate(table.players):
            player.cards = []
            player.pilgrim = node(["co-nw", "co-ne", "co-se", "co-sw"][place])
            player.arrivals = [place - len(table.players)] * len(CLASSES)
        table.monasteries = [
            tile(f"mo-{level}-0{number}")
            for level, tiles in (("i", 8), ("ii", 4), ("iii", 2))
            for number in range(1, tiles + 1)
        ]
        table.tiles = list(range(len(TILE_IDS)))
        table.laid = [voyage(name) for name in SIX_VOYAGES.split()]
        table.display = [NONE] * (ROWS * COLUMNS)
        table.crowns = [NONE] * len(CLASSES)
        table.lines = [[] for _ in LOCATIONS]
        table.pool = []
        table.stack = []
        table.pairs = []
        table.round = 1
        self.table = table

    # Laying out

    def order(self, *players: int) -> Scene:
        self.table.order = list(players)
        return self

    def round(self, number: int) -> Scene:
        self.table.round = number
        return self

    def phase(self, letter: str) -> Scene:
        self.table.phase = PHASES.index(letter)
        return self

    def has(
        self,
        player: int,
        *,
        guards: int | None = None,
        coins: int | None = None,
        vp: int | None = None,
        cards: str | None = None,
        dice: str | None = None,
        at: str | None = None,
        disks: str | None = None,
        voyages: str | None = None,
        favours: str = "",
        tokens: str = "",
        council: int | None = None,
        merchant: int | None = None,
        cleric: int | None = None,
        scholar: int | None = None,
    ) -> Scene:
        """What lies in front of a player. Disks are named by the place on the map, voyages and cards by their id."""
        owner = self.table.players[player]
        if guards is not None:
            owner.guards = guards
        if coins is not None:
            owner.coins = coins
        if vp is not None:
            owner.vp = vp
            owner.points = [0] * len(CATEGORIES)
            owner.points[CARDS] = vp
        if cards is not None:
            owner.cards = [card(name) for name in cards.split()]
        if dice is not None:
            owner.dice = [COLOURS.index(name) for name in dice.split()]
        if at is not None:
            owner.pilgrim = node(at)
        if disks is not None:
            owner.disks = 0
            for name in disks.split():
                owner.disks |= 1 << SPACE_AT[node(name)]
        if voyages is not None:
            owner.voyages = 0
            for name in voyages.split():
                owner.voyages |= 1 << self.table.laid.index(voyage(name))
        for name in favours.split():
            self.table.favours[FAVOUR_IDS.index(name)] = player
        for name in tokens.split():
            owner.tokens |= 1 << CLASSES.index(name)
        for track, space in zip(CLASSES, (council, merchant, cleric, scholar), strict=True):
            if space is not None:
                self.on_track(track, space, player)
        return self

    def on_track(self, track: str, space: int, *stack: int) -> Scene:
        """Disks on one space of a track, the lowest first."""
        for player in stack:
            owner = self.table.players[player]
            owner.tracks[CLASSES.index(track)] = space
            self.table.moved += 1
            owner.arrivals[CLASSES.index(track)] = self.table.moved
        return self

    def row(self, city: str, names: str) -> Scene:
        """The cards beside a city from column 1 to 4, a dash for a gap."""
        first = (LOCATIONS.index(city) - 1) * COLUMNS
        for column, name in enumerate(names.split()):
            self.table.display[first + column] = NONE if name == "-" else card(name)
        return self

    def crown(self, name: str) -> Scene:
        """Put the crown token of its class on a card of the display."""
        self.table.crowns[CARD_CLASS[card(name)]] = self.table.display.index(card(name))
        return self

    def discarded(self, names: str) -> Scene:
        self.table.discard = cards(names)
        return self

    def stacked(self, names: str) -> Scene:
        """The character stack, its top card first."""
        self.table.stack = list(reversed(cards(names)))
        return self

    def paired(self, names: str) -> Scene:
        """Start cards in pairs, face up."""
        self.table.pairs = cards(names)
        return self

    def monastery(self, place: str, name: str) -> Scene:
        """Lay a monastery tile on a place of the map."""
        self.table.monasteries[SPACE_AT[node(place)]] = tile(name)
        return self

    def voyages(self, names: str) -> Scene:
        self.table.laid = [voyage(name) for name in names.split()]
        return self

    def tiles(self, names: str) -> Scene:
        """Influence scoring tiles above the grey, orange, purple and green track."""
        self.table.tiles = [TILE_IDS.index(name) for name in names.split()]
        return self

    def pool(self, names: str) -> Scene:
        self.table.pool = sorted(die(name) for name in names.split())
        return self

    def line(self, location: str, texts: str) -> Scene:
        """Dice and tokens standing in a location, from the left."""
        self.table.lines[LOCATIONS.index(location)] = [standing(text) for text in texts.split(",")]
        return self

    def chance(self, seed: int) -> Scene:
        self.table.seed = seed
        return self

    # Carrying out

    def settle(self, *steps: Step[Table]) -> Scene:
        """Put steps on the agenda, the first of them on top, and run to the next decision."""
        self.table.agenda.extend(reversed(steps))
        self.table.settle()
        return self

    def start_choice(self) -> Scene:
        """Both passes of the start choice, then the start cards."""
        order = self.table.order
        for player in order:
            self.table.players[player].pilgrim = NONE
        return self.settle(
            *(StartChoice(player) for player in reversed(order)),
            *(StartChoice(player) for player in order),
            *(StartCards(player) for player in order),
        )

    def start_cards(self, *players: int) -> Scene:
        return self.settle(*(StartCards(player) for player in players))

    def new_round(self) -> Scene:
        return self.settle(Round())

    def end_round(self) -> Scene:
        return self.settle(EndOfRound())

    def draft(self, *players: int) -> Scene:
        """Each named player places one die."""
        return self.settle(*(PlaceDie(player) for player in players))

    def resolve(self, *locations: str) -> Scene:
        """Phase C, of all four locations or of the named ones."""
        names = locations if locations else tuple(LOCATIONS)
        return self.settle(*(ResolveLocation(LOCATIONS.index(name)) for name in names))

    def phase_d(self) -> Scene:
        """Phase D and the phases E and F that follow."""
        return self.settle(PlayerOrder())

    def income(self, *players: int) -> Scene:
        """Phase E of players: what works at its start, then the turns."""
        starts = [StartOfPhase(player) for player in players]
        return self.phase("e").settle(*starts, *(IncomeTurn(player) for player in players))

    def voyage_turns(self, *players: int) -> Scene:
        return self.settle(*(VoyageTurn(player) for player in players))

    def walks(self, player: int, steps: int) -> Scene:
        """A pilgrim reward of that many steps."""
        return self.settle(Walk(player, steps))

    def enters(self, player: int, name: str, spare: int = 0) -> Scene:
        """The pilgrim enters a monastery with this tile, with steps to spare."""
        level = {"i": 1, "ii": 2, "iii": 3}[name.split("-")[1]]
        stop, place = DOORS[level]
        self.monastery(place, name).has(player, at=stop).walks(player, 1 + spare)
        return self.play(f"walk {place}")

    def acquires(self, player: int, name: str, pips: int = 1) -> Scene:
        """The player's die is triggered in the upper city and buys the card; what its bonus asks stays open."""
        if card(name) not in self.table.display:
            self.table.display[self.table.display.index(NONE)] = card(name)
        self.table.lines[1].insert(0, standing(f"green-{pips} {NAMES[player]}"))
        return self.resolve("upper").play(f"acquire {name}")

    def takes(self, player: int, name: str) -> Scene:
        """The player's die is triggered in the castle and takes the favour tile."""
        self.table.lines[0].insert(0, standing(f"green-1 {NAMES[player]}"))
        return self.resolve("castle").play(f"favour {name}")

    def play(self, *moves: str) -> Scene:
        """Make moves by name; an illegal one raises Refused."""
        for move in moves:
            GAME.attempt(self.table, GAME.space.parse(move))
        return self

    # Reading

    def listen(self) -> Scene:
        """From here on what happens is told."""
        self.table.log = []
        return self

    def told(self, *kinds: str) -> list[tuple[str, int, dict[str, object]]]:
        """The events of these kinds since `listen`: kind, seat, facts."""
        assert self.table.log is not None, "nobody listens"
        return [(event.kind, event.seat, event.facts) for event in self.table.log if event.kind in kinds]

    def __getitem__(self, player: int) -> Player:
        return self.table.players[player]

    @property
    def asked(self) -> str:
        """The decision that is open and who makes it, as `city phil`; `nothing` if there is none."""
        if self.table.over():
            return "nothing"
        prompt = self.table.prompt()
        return f"{prompt.key} {NAMES[prompt.seat]}"

    @property
    def moves(self) -> list[str]:
        return [GAME.space.print(move) for move in self.table.legal()]

    def offers(self, group: str) -> list[str]:
        """What the legal moves of one group name, sorted."""
        return sorted(move.partition(" ")[2] for move in self.moves if move.split()[0] == group)

    def refused(self, move: str) -> Refusal:
        """Why a move cannot be made."""
        refusal = GAME.refusal(self.table, GAME.space.parse(move))
        assert refusal is not None, f"{move} is legal"
        return refusal

    def steps_left(self) -> int:
        """The steps of the pilgrim reward that is open."""
        prompt = self.table.prompt()
        assert prompt.key == "walk", prompt.key
        steps = prompt.facts["steps"]
        assert isinstance(steps, int)
        return steps

    def track(self, player: int, name: str) -> int:
        return self[player].tracks[CLASSES.index(name)]

    def ranking(self, name: str) -> list[int]:
        """The players of a track, first place first."""
        track = CLASSES.index(name)
        return sorted(range(len(self.table.players)), key=lambda player: self.table.rank(player, track))

    def crowns(self, player: int) -> int:
        return self.table.crowns_of(player)

    def at(self, player: int) -> str:
        return NODE_IDS[self[player].pilgrim]

    def owns(self, player: int) -> str:
        return " ".join(CARD_IDS[held] for held in self[player].cards)

    def zone(self, player: int, name: str) -> str:
        """Where a card lies on a player's board."""
        assert card(name) in self[player].cards, f"{name} is not on the board"
        return BONUS_TYPES[CARD_BONUS[card(name)]]

    def disks(self, player: int) -> list[str]:
        """The monasteries with a player's disk."""
        return [
            name for name in NODE_IDS if SPACE_AT[node(name)] >= 0 and self[player].disks >> SPACE_AT[node(name)] & 1
        ]

    def invested(self, player: int) -> list[str]:
        return [VOYAGE_IDS[n] for slot, n in enumerate(self.table.laid) if self[player].voyages >> slot & 1]

    def board(self, player: int) -> str:
        """The dice a player has taken back."""
        return " ".join(COLOURS[colour] for colour in self[player].dice)

    def favours(self, player: int) -> str:
        return " ".join(name for n, name in enumerate(FAVOUR_IDS) if self.table.favours[n] == player)

    def pile(self) -> str:
        """The discard pile."""
        return " ".join(CARD_IDS[held] for held in self.table.discard)

    def shown(self, city: str) -> str:
        """The row beside a city, a dash for a gap."""
        first = (LOCATIONS.index(city) - 1) * COLUMNS
        row = self.table.display[first : first + COLUMNS]
        return " ".join("-" if held == NONE else CARD_IDS[held] for held in row)

    def crowned(self) -> list[str]:
        """The cards of the display that carry a crown token, by class."""
        return ["-" if place == NONE else CARD_IDS[self.table.display[place]] for place in self.table.crowns]

    def stands(self, location: str) -> str:
        """Dice and tokens in a location, from the left, as `line` takes them."""
        return ", ".join(spelled(thing) for thing in self.table.lines[LOCATIONS.index(location)])

    def in_pool(self) -> str:
        """The colours of the dice in the pool."""
        return " ".join(COLOURS[colour] for colour in sorted(thing // PIPS for thing in self.table.pool))

    def final(self, player: int, category: str) -> int:
        """What the final scoring pays in a category if the game ended now."""
        return final_points(self.table, player)[FINAL_CATEGORIES.index(category)]


def spelled(thing: int) -> str:
    if colour_of(thing) == TOKEN_COLOUR:
        return f"token-{value_of(thing)}"
    return f"{COLOURS[colour_of(thing)]}-{value_of(thing)} {NAMES[owner_of(thing)]}"
