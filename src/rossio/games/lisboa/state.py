"""A position of Lisboa: plain numbers, an explicit clone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rossio.games.lisboa import content
from rossio.kernel.state import AgendaState

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1
COVERED: Final = -2

# Where wigs come from before the end of the game.
START: Final = 0
ENVELOPE: Final = 1
SAILED: Final = 2
NEW_STORES: Final = 3
BUILDINGS: Final = 4
CHURCH: Final = 5
REWARDS: Final = 6
TASKS: Final = 7
PERIOD: Final = 8
VISITS: Final = 9
PENALTIES: Final = 10
TREASURY_CARDS: Final = 11
CATEGORIES: Final = [
    *["start", "envelope", "sailed", "new-stores", "buildings", "church", "rewards", "tasks", "period"],
    *["visits", "penalties", "treasury-cards"],
]

# Places of rubble cubes: rows, columns, sites, the pile, cubes without place, cubes left in the box.
COLUMN_PLACE: Final = len(content.ROWS)
SITE_PLACE: Final = COLUMN_PLACE + len(content.COLUMNS)
PILE: Final = SITE_PLACE + len(content.SITE_IDS)
LOST: Final = PILE + 1
BOX: Final = LOST + 1
PLACES: Final = BOX + 1

# City tiles: the five spaces of the display, then the two stacks.
LARGE_STACK: Final = len(content.DISPLAY_IDS)
SMALL_STACK: Final = LARGE_STACK + 1

NOBLES: Final = len(content.NOBLE_IDS)
GOODS: Final = len(content.GOOD_IDS)
NO_HOUSES: Final = (0,) * len(content.GROUPS)
NO_BENEFITS: Final = (0,) * content.BENEFITS

SETUP: Final = 0
PLAY: Final = 1
CHANGE: Final = 2
OVER: Final = 3
PHASES: Final = ["setup", "play", "change", "over"]

CYCLE: Final = 0
NEXT_ARCHITECT: Final = 1
STAFFED: Final = 2


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """All but one of the things."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


@final
class Player:
    """What lies on one player's board.

    Cards, tiles and houses seldom come or go: they are tuples, which clones share, and are replaced by others.

    `posts` counts officials in the three offices, then in the three plazas. `favors`, `tasks` and the like are bits.
    `lasting` adds up the benefits of treasury cards, clergy tiles and houses; `renew` brings it up to date.
    """

    hand: list[int]
    nobles: tuple[int, ...]
    ships: tuple[int, ...]
    treasuries: tuple[int, ...]
    goods: list[int]
    reis: int
    influence: int
    wigs: int
    points: list[int]
    officials: int
    posts: list[int]
    cubes: list[int]
    markers: int
    marker_used: bool
    houses: tuple[int, ...]
    stores: list[int]
    plans: tuple[int, ...]
    done_plans: tuple[int, ...]
    decrees: tuple[int, ...]
    clergy: tuple[int, ...]
    offer: tuple[int, ...]
    favors: int
    tasks: int
    tasks_open: int
    tasks_done: int
    lasting: tuple[int, ...]

    def __init__(self, like: Player | None = None) -> None:
        """A player before the game, or a copy of another."""
        self.hand = [] if like is None else like.hand[:]
        self.nobles = () if like is None else like.nobles
        self.ships = () if like is None else like.ships
        self.treasuries = () if like is None else like.treasuries
        self.goods = [0] * GOODS if like is None else like.goods[:]
        self.reis = 0 if like is None else like.reis
        self.influence = 0 if like is None else like.influence
        self.wigs = 0 if like is None else like.wigs
        self.points = [0] * len(CATEGORIES) if like is None else like.points[:]
        self.officials = content.OFFICIALS if like is None else like.officials
        self.posts = [0] * (2 * NOBLES) if like is None else like.posts[:]
        self.cubes = [0] * len(content.COLOURS) if like is None else like.cubes[:]
        self.markers = 0 if like is None else like.markers
        self.marker_used = False if like is None else like.marker_used
        self.houses = NO_HOUSES if like is None else like.houses
        self.stores = [0] * GOODS if like is None else like.stores[:]
        self.plans = () if like is None else like.plans
        self.done_plans = () if like is None else like.done_plans
        self.decrees = () if like is None else like.decrees
        self.clergy = () if like is None else like.clergy
        self.offer = () if like is None else like.offer
        self.favors = 0 if like is None else like.favors
        self.tasks = 0 if like is None else like.tasks
        self.tasks_open = 0 if like is None else like.tasks_open
        self.tasks_done = 0 if like is None else like.tasks_done
        self.lasting = NO_BENEFITS if like is None else like.lasting

    def clone(self) -> Player:
        return Player(self)

    def encode(self) -> list[int]:
        numbers = [self.reis, self.influence, self.wigs, self.officials, self.markers, int(self.marker_used)]
        numbers += [self.favors, self.tasks, self.tasks_open, self.tasks_done]
        for part in (
            *(self.hand, self.nobles, self.ships, self.treasuries, self.goods, self.points, self.posts, self.cubes),
            *(self.houses, self.stores, self.plans, self.done_plans, self.decrees, self.clergy, self.offer),
            self.lasting,
        ):
            numbers.append(len(part))
            numbers += part
        return numbers

    def sets(self) -> int:
        """Completed rubble sets (L3.9)."""
        cubes = self.cubes
        least: i64 = cubes[0]
        second: i64 = cubes[1]
        third: i64 = cubes[2]
        if second < least:
            least = second
        return third if third < least else least

    def room(self) -> int:
        """Goods of each kind the warehouse holds (L3.2)."""
        return content.WAREHOUSE_BASE + self.sets() + self.lasting[content.WAREHOUSE]

    def slots(self) -> int:
        """Cards the portfolio holds (L3.2)."""
        slots = content.PORTFOLIO_BASE + self.sets() + self.lasting[content.PORTFOLIO]
        return slots if slots < content.PORTFOLIO_SLOTS else content.PORTFOLIO_SLOTS

    def cards(self) -> int:
        """Cards in the portfolio, ships included."""
        return len(self.nobles) + len(self.ships) + len(self.treasuries)

    def officials_out(self) -> int:
        """Officials in offices and plazas."""
        return content.OFFICIALS - self.officials

    def houses_built(self) -> int:
        return self.houses[0] + self.houses[1] + self.houses[2]

    def goods_held(self) -> int:
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3]

    def envelope(self) -> int:
        """The influence printed on the nobles and ships of the top row (L4.1)."""
        total = 0
        for card in self.nobles:
            total += content.CARD_INFLUENCE[card]
        for ship in self.ships:
            total += content.SHIP_INFLUENCE[ship]
        return total

    def with_benefit(self, pairs: list[int]) -> tuple[int, ...]:
        """The lasting benefits with those of one more card or tile."""
        if not pairs:
            return self.lasting
        lasting = list(self.lasting)
        _add(lasting, pairs)
        return tuple(lasting)

    def renew(self) -> None:
        """Add up the lasting benefits again, after a card or tile has gone, or a house has come."""
        lasting = [0] * content.BENEFITS
        for card in self.treasuries:
            _add(lasting, content.CARD_BENEFIT[card])
        for tile in self.clergy:
            _add(lasting, content.CLERGY_BENEFIT[tile])
        for group in range(len(self.houses)):
            if self.houses[group]:
                _add(lasting, content.HOUSE_BENEFIT[group][self.houses[group] - 1])
        self.lasting = tuple(lasting)


def _add(lasting: list[int], pairs: list[int]) -> None:
    for at in range(0, len(pairs), 2):
        lasting[pairs[at]] += pairs[at + 1]


@final
class Table(AgendaState["Table"]):
    """The board, the decks and the players. In the solo game the automa is the second player, without a seat.

    What seldom changes is a tuple, as with the players.

    `tasks_for` are the seats, as bits, of new players, who have starting tasks (L13.1); `at_sea` are ships, as bits.
    `stores` and `opened` say what stands on each land and site (owner * GOODS + street; building * 2 + side; NONE;
    COVERED in row E with two players). `cubes` counts rubble by place and colour. `court` is the card of a visit or
    event, `played` one on its way into a portfolio. `draft` remembers who kept which card of each pack. `probing` marks
    a clone on which a choice is tried out.
    """

    seats: int
    players: list[Player]
    tasks_for: int
    tokens_used: bool
    decrees_first: bool
    tools_english: bool
    phase: int
    period: int
    starter: int
    active: int
    trigger: int
    ending: int
    treasury: int
    cardinal: int
    church: list[int]
    church_due: bool
    church_first: int
    clergy_bag: list[int]
    clergy_out: tuple[int, ...]
    decks: list[tuple[int, ...]]
    display: list[int]
    taken_from: int
    discards: list[int]
    unseen: tuple[int, ...]
    decree_deck: tuple[int, ...]
    decrees: tuple[int, ...]
    decrees_out: tuple[int, ...]
    plan_left: list[int]
    building_stacks: list[tuple[int, ...]]
    opened: list[int]
    stores: list[int]
    column_wigs: tuple[int, ...]
    cubes: list[int]
    city: list[int]
    prices: list[int]
    shipyard: tuple[int, ...]
    ships_out: tuple[int, ...]
    cargo: list[int]
    at_sea: int
    land_tokens: tuple[int, ...]
    site_tokens: tuple[int, ...]
    task_deck: tuple[int, ...]
    tasks_gone: int
    covered: int
    court: int
    played: int
    draft: tuple[int, ...]
    automa: list[int]
    probing: bool

    def __init__(self, like: Table | None = None) -> None:
        """The board before the game, or a copy of another; a copy has no log."""
        super().__init__(like)
        self.seats = 0 if like is None else like.seats
        self.players = [] if like is None else [player.clone() for player in like.players]
        self.tasks_for = 0 if like is None else like.tasks_for
        self.tokens_used = False if like is None else like.tokens_used
        self.decrees_first = False if like is None else like.decrees_first
        self.tools_english = False if like is None else like.tools_english
        self.phase = SETUP if like is None else like.phase
        self.period = 1 if like is None else like.period
        self.starter = 0 if like is None else like.starter
        self.active = 0 if like is None else like.active
        self.trigger = NONE if like is None else like.trigger
        self.ending = 0 if like is None else like.ending
        self.treasury = content.TREASURY_START if like is None else like.treasury
        self.cardinal = content.CHURCH_START if like is None else like.cardinal
        self.church = [NONE] * content.CHURCH_SPACES if like is None else like.church[:]
        self.church_due = False if like is None else like.church_due
        self.church_first = 0 if like is None else like.church_first
        self.clergy_bag = [] if like is None else like.clergy_bag[:]
        self.clergy_out = () if like is None else like.clergy_out
        self.decks = [(), (), (), ()] if like is None else like.decks[:]
        self.display = [NONE] * len(content.KINDS) if like is None else like.display[:]
        self.taken_from = NONE if like is None else like.taken_from
        self.discards = [] if like is None else like.discards[:]
        self.unseen = () if like is None else like.unseen
        self.decree_deck = () if like is None else like.decree_deck
        self.decrees = () if like is None else like.decrees
        self.decrees_out = () if like is None else like.decrees_out
        self.plan_left = [len(stack) for stack in content.PLAN_STACKS] if like is None else like.plan_left[:]
        self.building_stacks = [(), ()] if like is None else like.building_stacks[:]
        self.opened = [NONE] * len(content.SITE_IDS) if like is None else like.opened[:]
        self.stores = [NONE] * len(content.LAND_IDS) if like is None else like.stores[:]
        self.column_wigs = (0,) * len(content.COLUMNS) if like is None else like.column_wigs
        self.cubes = [0] * (PLACES * len(content.COLOURS)) if like is None else like.cubes[:]
        self.city = [0] * (SMALL_STACK + 1) if like is None else like.city[:]
        self.prices = content.PRICE_START[:] if like is None else like.prices[:]
        self.shipyard = () if like is None else like.shipyard
        self.ships_out = () if like is None else like.ships_out
        self.cargo = [0] * len(content.SHIP_IDS) if like is None else like.cargo[:]
        self.at_sea = 0 if like is None else like.at_sea
        self.land_tokens = () if like is None else like.land_tokens
        self.site_tokens = () if like is None else like.site_tokens
        self.task_deck = () if like is None else like.task_deck
        self.tasks_gone = 0 if like is None else like.tasks_gone
        self.covered = 0 if like is None else like.covered
        self.court = NONE if like is None else like.court
        self.played = NONE if like is None else like.played
        self.draft = () if like is None else like.draft
        self.automa = [0, 0, 0] if like is None else like.automa[:]
        self.probing = False if like is None else like.probing

    def clone(self) -> Table:
        return Table(self)

    def encode(self) -> list[int]:
        numbers = [self.ply, self.horizon, self.seats, self.tasks_for, int(self.tokens_used), self.phase]
        numbers += [int(self.decrees_first), int(self.tools_english), self.period, self.starter, self.active]
        numbers += [self.trigger, self.ending, self.treasury, self.cardinal, int(self.church_due), self.church_first]
        numbers += [self.taken_from, self.tasks_gone, self.covered, self.court, self.played, int(self.probing)]
        numbers.append(self.seed)
        sea = [self.at_sea >> ship & 1 for ship in range(len(content.SHIP_IDS))]
        for part in (
            *(self.church, self.clergy_bag, self.clergy_out, *self.decks, self.display, self.discards),
            *(self.unseen, self.decree_deck, self.decrees, self.decrees_out, self.plan_left, *self.building_stacks),
            *(self.opened, self.stores, self.column_wigs, self.cubes, self.city, self.prices, self.shipyard),
            *(self.ships_out, self.cargo, sea, self.land_tokens, self.site_tokens, self.task_deck),
            *(self.draft, self.automa),
        ):
            numbers.append(len(part))
            numbers += part
        for player in self.players:
            numbers += player.encode()
        return numbers + self.encode_agenda()

    def small(self) -> bool:
        """Whether the board is that of two players (L1.18 to L1.20); the solo game uses it too."""
        return len(self.players) == 2

    def neutral(self) -> int:
        """Neutral officials in each office (L1.19)."""
        return content.NEUTRAL if len(self.players) == 2 else 0

    def land_effects(self, land: int) -> list[int]:
        """The reward of a land: its token's in the variant, else the printed one (L13.3)."""
        return content.TOKEN_EFFECTS[self.land_tokens[land]] if self.land_tokens else content.LAND_EFFECTS[land]

    def site_effects(self, site: int) -> list[int]:
        return content.TOKEN_EFFECTS[self.site_tokens[site]] if self.site_tokens else content.SITE_EFFECTS[site]

    def top_plan(self, architect: int) -> int:
        """The visible plan of an architect's stack, or NONE."""
        left = self.plan_left[architect]
        stack = content.PLAN_STACKS[architect]
        return stack[len(stack) - left] if left else NONE

    def draw(self, kind: int) -> int:
        """Take the top card of a deck."""
        deck = self.decks[kind]
        self.decks[kind] = deck[:-1]
        return deck[-1]

    def sails(self, ship: int) -> bool:
        """Whether the ship is at sea."""
        return self.at_sea >> ship & 1 == 1

    def available_building(self, architect: int) -> int:
        """The architect's available public building, or NONE."""
        stack = self.building_stacks[architect]
        return stack[-1] if stack else NONE

    def take_building(self, architect: int) -> int:
        """Take the architect's available building; the next one becomes available."""
        stack = self.building_stacks[architect]
        self.building_stacks[architect] = stack[:-1]
        return stack[-1]

    def in_office(self, noble: int) -> int:
        """All officials in an office."""
        total: i64 = self.neutral()
        for player in self.players:
            total += player.posts[noble]
        return total
