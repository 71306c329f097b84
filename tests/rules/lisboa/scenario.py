"""Positions of Lisboa, told as the rulebook tells its examples.

    scene(3).has(GREEN, reis=4, influence=2, goods="gold 2, book").hand(GREEN, "p01 p06 p11 p16 p12")
        .portfolio(PURPLE, "h3a").cargo("h3a", 2).turn(GREEN).play("portfolio p01", "sell gold h3a")
        .shows(GREEN, reis=11)

A scene starts from a bare table after set-up: nobody has clergy tiles, favors, plans, portfolio cards, goods or
decrees; everybody has 10 réis, 5 influence, 5 wigs, all officials at home and five blue cards; no rubble lies anywhere;
the treasury stands on 3. Everything keeps its number: what a scene takes comes from the bags, decks and boxes, so that
the laws of `faults` hold in every scene. Lists are texts, ids apart by spaces.
"""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content
from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.game import GAME
from rossio.games.lisboa.setup import set_up
from rossio.games.lisboa.state import (
    BOX,
    COLUMN_PLACE,
    GOODS,
    LARGE_STACK,
    NOBLES,
    NONE,
    PILE,
    PLACES,
    PLAY,
    SITE_PLACE,
    SMALL_STACK,
    START,
    Player,
    Table,
    without,
)
from rossio.games.lisboa.steps.perform import perform
from rossio.games.lisboa.steps.period import ships_of, stack_cards, turn_up
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.games.lisboa.steps.rounds import StartTurn
from rossio.kernel.facts import SPECTATOR, Event, Refusal
from rossio.kernel.state import Step

GREEN: Final = 0
PURPLE: Final = 1
YELLOW: Final = 2
ORANGE: Final = 3
AUTOMA: Final = 1
"""In a solo game the automa sits after Green."""
TIDY: Final = "p02 p07 p12 p16 p18 p01 p06 p11 p17 p20 p03 p08 p13 p19 p21 p04 p09 p14 p05 p10 p15"


def scene(seats: int = 3, seed: int = 1, **options: str) -> Scene:
    """A bare table, Green to start."""
    return Scene(seats, seed, {name.replace("_", "-"): value for name, value in options.items()})


def counts(text: str) -> dict[str, int]:
    """`gold 2, book` as numbers."""
    found: dict[str, int] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, _, number = part.partition(" ")
        found[name] = int(number) if number else 1
    return found


def less(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """The things without one that may be among them."""
    return without(things, thing) if thing in things else things


class Scene:
    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        self.t = set_up(seats, seed, GAME.settle_options(seats, options))
        self.events: list[Event] = []
        while self.t.phase != PLAY:
            self.t.play(self.t.legal()[0])
        self._bare()

    def _bare(self) -> None:
        t = self.t
        t.agenda.clear()
        t.starter = GREEN
        t.treasury = content.TREASURY_START
        for p in t.players:
            t.clergy_bag += p.clergy
            t.decree_deck += p.decrees
            p.clergy, p.decrees, p.plans, p.favors = (), (), (), 0
            p.goods = [0] * GOODS
            p.reis, p.influence = content.START_REIS, 5
            p.posts = [0] * (2 * NOBLES)
            p.officials = content.OFFICIALS
            p.cubes = [0] * COLOURS
            p.markers = 0
            self._wigs(p, content.START_WIGS)
            p.renew()
        self._bare_rubble()
        blue = TIDY.split()
        for seat in range(t.seats):
            self.hand(seat, " ".join(blue[seat * content.HAND : (seat + 1) * content.HAND]))

    def _bare_rubble(self) -> None:
        t = self.t
        t.cubes = [0] * (PLACES * COLOURS)
        for colour in range(COLOURS):
            t.cubes[BOX * COLOURS + colour] = content.CUBES_OF_COLOUR

    def _pour(self, place: int, colour: int, count: int) -> None:
        self.t.cubes[BOX * COLOURS + colour] -= count
        self.t.cubes[place * COLOURS + colour] += count

    def _wigs(self, p: Player, wigs: int) -> None:
        p.points[START] += wigs - p.wigs
        p.wigs = wigs

    # What lies where

    def has(
        self,
        seat: int,
        reis: int | None = None,
        influence: int | None = None,
        wigs: int | None = None,
        goods: str | None = None,
        markers: int | None = None,
    ) -> Scene:
        """Numbers on a player's board."""
        p = self.t.players[seat]
        p.reis = reis if reis is not None else p.reis
        p.influence = influence if influence is not None else p.influence
        p.markers = markers if markers is not None else p.markers
        if wigs is not None:
            self._wigs(p, wigs)
        if goods is not None:
            held = counts(goods)
            p.goods = [held.get(good, 0) for good in content.GOOD_IDS]
        return self

    def _free_card(self, card: int) -> None:
        t = self.t
        for place in (t.discards, *(p.hand for p in t.players)):
            if card in place:
                place.remove(card)
        t.unseen = less(t.unseen, card)
        t.decks = [less(deck, card) for deck in t.decks]
        for p in t.players:
            p.nobles = less(p.nobles, card)
            p.treasuries = less(p.treasuries, card)
        if card in t.display:
            kind = t.display.index(card)
            t.display[kind] = t.draw(kind) if t.decks[kind] else NONE

    def hand(self, seat: int, names: str) -> Scene:
        """Exactly these cards in hand."""
        wanted = [content.CARD_IDS.index(name) for name in names.split()]
        p = self.t.players[seat]
        self.t.unseen += tuple(card for card in p.hand if card not in wanted)
        p.hand = [card for card in p.hand if card in wanted]
        for card in wanted:
            if card not in p.hand:
                self._free_card(card)
                p.hand.append(card)
        p.hand.sort(key=wanted.index)
        return self

    def portfolio(self, seat: int, names: str) -> Scene:
        """These cards and ships in the portfolio, besides those there."""
        p = self.t.players[seat]
        for name in names.split():
            if name in content.SHIP_IDS:
                ship = content.SHIP_IDS.index(name)
                self.t.shipyard = less(self.t.shipyard, ship)
                self.t.ships_out = less(self.t.ships_out, ship)
                p.ships += (ship,)
            else:
                card = content.CARD_IDS.index(name)
                self._free_card(card)
                if content.CARD_KIND[card] == content.TREASURY:
                    p.treasuries += (card,)
                else:
                    p.nobles += (card,)
        p.renew()
        return self

    def cargo(self, name: str, goods: int, at_sea: bool = False) -> Scene:
        ship = content.SHIP_IDS.index(name)
        self.t.cargo[ship] = goods
        self.t.at_sea = self.t.at_sea & ~(1 << ship) | at_sea << ship
        return self

    def shipyard(self, names: str) -> Scene:
        """The ships in the shipyard, the visible one first; the others of the period leave the game."""
        wanted = [content.SHIP_IDS.index(name) for name in names.split()]
        self.t.ships_out += tuple(ship for ship in self.t.shipyard if ship not in wanted)
        for ship in wanted:
            self.t.ships_out = less(self.t.ships_out, ship)
        self.t.shipyard = tuple(reversed(wanted))
        return self

    def display(self, names: str) -> Scene:
        """These cards face up, each at its noble; the card there before goes under it."""
        for name in names.split():
            card = content.CARD_IDS.index(name)
            kind = content.CARD_KIND[card]
            self._free_card(card)
            if self.t.display[kind] != NONE:
                self.t.decks[kind] += (self.t.display[kind],)
            self.t.display[kind] = card
        return self

    def decks(self, **left: int) -> Scene:
        """How many cards of a kind are left, the face-up one included (none: an empty deck)."""
        for kind, name in enumerate(content.KINDS):
            if name not in left:
                continue
            if left[name] == 0 and self.t.display[kind] != NONE:
                self.t.discards.append(self.t.display[kind])
                self.t.display[kind] = NONE
            while len(self.t.decks[kind]) > max(left[name] - 1, 0):
                self.t.unseen += (self.t.draw(kind),)
        return self

    def clergy(self, seat: int, names: str) -> Scene:
        """These clergy tiles, besides those there."""
        for name in names.split():
            tile = content.CLERGY_IDS.index(name)
            self._free_tile(tile)
            self.t.players[seat].clergy += (tile,)
        self.t.players[seat].renew()
        return self

    def _free_tile(self, tile: int) -> None:
        if tile in self.t.clergy_bag:
            self.t.clergy_bag.remove(tile)
        elif tile in self.t.church:
            self.t.church[self.t.church.index(tile)] = NONE

    def church(self, names: str, cardinal: int = 0) -> Scene:
        """The six gaps of the church track (- for none), and where the Cardinal stands."""
        self.t.clergy_bag += [tile for tile in self.t.church if tile != NONE]
        self.t.church = [NONE] * content.CHURCH_SPACES
        for gap, name in enumerate(names.split()):
            if name != "-":
                tile = content.CLERGY_IDS.index(name)
                self._free_tile(tile)
                self.t.church[gap] = tile
        self.t.cardinal = cardinal
        return self

    def officials(self, seat: int, **posts: int) -> Scene:
        """Officials out: manuel, marquis, king for offices, plaza_king and so on for plazas."""
        p = self.t.players[seat]
        for name, count in posts.items():
            plaza, _, noble = name.rpartition("_")
            p.posts[content.NOBLE_IDS.index(noble) + (NOBLES if plaza else 0)] = count
        p.officials = content.OFFICIALS - sum(p.posts)
        return self

    def favors(self, seat: int, names: str) -> Scene:
        for name in names.split():
            self.t.players[seat].favors |= 1 << content.NOBLE_IDS.index(name)
        return self

    def plans(self, seat: int, names: str, done: bool = False) -> Scene:
        """Plans of a player. Plans that lay above them in a stack go, incomplete, to the player at the left."""
        p = self.t.players[seat]
        left = self.t.players[(seat + 1) % len(self.t.players)]
        for name in names.split():
            plan = content.PLAN_IDS.index(name)
            if done:
                p.done_plans += (plan,)
            else:
                p.plans += (plan,)
            left.plans = less(left.plans, plan)
            architect = content.PLAN_ARCHITECT[plan]
            while (
                self.t.plan_left[architect] and plan in content.PLAN_STACKS[architect][-self.t.plan_left[architect] :]
            ):
                if self.t.top_plan(architect) != plan:
                    left.plans += (self.t.top_plan(architect),)
                self.t.plan_left[architect] -= 1
        return self

    def decrees(self, seat: int, names: str) -> Scene:
        for name in names.split():
            decree = content.DECREE_IDS.index(name)
            assert decree in self.t.decrees + self.t.decree_deck
            self.t.decrees = less(self.t.decrees, decree)
            self.t.decree_deck = less(self.t.decree_deck, decree)
            self.t.players[seat].decrees += (decree,)
        return self

    def decrees_shown(self, names: str) -> Scene:
        """Exactly these decrees on display."""
        self.t.decree_deck += self.t.decrees
        self.t.decrees = ()
        for name in names.split():
            self.t.decree_deck = without(self.t.decree_deck, content.DECREE_IDS.index(name))
            self.t.decrees += (content.DECREE_IDS.index(name),)
        return self

    def rubble(self, seat: int, text: str) -> Scene:
        """Cubes on a player's board: `brown 2, red`; set markers follow."""
        p = self.t.players[seat]
        for name, count in counts(text).items():
            colour = content.COLOURS.index(name)
            self.t.cubes[BOX * COLOURS + colour] += p.cubes[colour] - count
            p.cubes[colour] = count
        p.markers = p.sets()
        return self

    def cubes(self, place: str, text: str) -> Scene:
        """Cubes at row-a, column-1, a site or the pile: exactly these."""
        wanted = counts(text)
        at = self._place(place)
        for colour, name in enumerate(content.COLOURS):
            self._pour(at, colour, wanted.get(name, 0) - self.t.cubes[at * COLOURS + colour])
        return self

    def sets(self, seat: int, count: int) -> Scene:
        """So many completed rubble sets and no other cubes."""
        return self.rubble(seat, f"brown {count}, red {count}, blue {count}")

    def houses(self, seat: int, left: int = 0, middle: int = 0, right: int = 0) -> Scene:
        """Houses built, with their stores along the gold street."""
        lands = iter(["d1", "d2", "c1", "c2", "b1", "b2", "a2", "e1"])
        for group, count in (("left", left), ("middle", middle), ("right", right)):
            for _ in range(count):
                self.store(seat, next(lands), "gold", group)
        return self

    def trigger(self, seat: int) -> Scene:
        """The end of the period or of the game has been triggered by a player."""
        self.t.trigger = seat
        return self

    def starts(self, seat: int) -> Scene:
        """Who holds the Starting Player marker."""
        self.t.starter = seat
        return self

    def _place(self, name: str) -> int:
        kind, _, which = name.partition("-")
        if kind == "row":
            return content.ROWS.index(which.upper())
        if kind == "column":
            return COLUMN_PLACE + content.COLUMNS.index(int(which))
        return PILE if name == "pile" else SITE_PLACE + content.SITE_IDS.index(name)

    def store(self, seat: int, land: str, good: str, group: str = "") -> Scene:
        """A store of a player, with a house of a group (by default the first with one left)."""
        number = content.LAND_IDS.index(land)
        street = content.GOOD_IDS.index(good)
        p = self.t.players[seat]
        stack = SMALL_STACK if content.LAND_SMALL[number] else LARGE_STACK
        self.t.city[stack] -= 1
        self.t.stores[number] = seat * GOODS + street
        p.stores[street] += 1
        chosen = (
            content.GROUPS.index(group)
            if group
            else next(n for n, most in enumerate(content.HOUSES_IN_GROUP) if p.houses[n] < most)
        )
        p.houses = tuple(built + (at == chosen) for at, built in enumerate(p.houses))
        p.renew()
        return self

    def building(self, site: str, name: str, architect: str) -> Scene:
        """An opened public building."""
        self.available(name, architect)
        side = content.ARCHITECTS.index(architect)
        stack = self.t.building_stacks[side]
        self.t.opened[content.SITE_IDS.index(site)] = stack[-1] * 2 + side
        self.t.building_stacks[side] = stack[:-1]
        return self

    def available(self, name: str, architect: str) -> Scene:
        """The building that an architect has available; it changes place with the one there."""
        building = content.BUILDING_IDS.index(name)
        stacks = self.t.building_stacks
        top = stacks[content.ARCHITECTS.index(architect)][-1]
        swapped = {building: top, top: building}
        self.t.building_stacks = [tuple(swapped.get(other, other) for other in stack) for stack in stacks]
        return self

    def columns(self, *wigs: int) -> Scene:
        """The scoring tiles of the five columns."""
        self.t.column_wigs = wigs
        return self

    def treasury(self, space: int) -> Scene:
        self.t.treasury = space
        return self

    def prices(self, **prices: int) -> Scene:
        for good, price in prices.items():
            self.t.prices[content.GOOD_IDS.index(good)] = price
        return self

    def second_period(self) -> Scene:
        """The second period: brown decks, large ships; the cards of the first are out."""
        t = self.t
        for deck in t.decks:
            t.unseen += deck
        t.discards += [card for card in t.display if card != NONE]
        t.unseen += tuple(card for card, deck in enumerate(content.CARD_DECK) if deck == content.PURPLE)
        stack_cards(t, content.BROWN)
        turn_up(t)
        t.ships_out += t.shipyard
        t.shipyard = ships_of(t, 2)
        t.period = 2
        return self

    # What is done

    def turn(self, seat: int) -> Scene:
        """The seat's turn begins; a card that lies at court from a turn broken off is gone."""
        self.t.agenda.clear()
        if self.t.court != NONE:
            self.t.discards.append(self.t.court)
            self.t.court = NONE
        self.t.agenda.append(StartTurn(seat))
        self.t.log = self.events
        self.t.settle()
        return self

    def play(self, *names: str) -> Scene:
        """Moves by name, each checked against the rules; the laws are checked after each."""
        for name in names:
            GAME.attempt(self.t, GAME.space.parse(name))
            assert GAME.faults(self.t) == [], f"{name}: {GAME.faults(self.t)}"
        return self

    def performs(self, seat: int, action: str) -> Scene:
        """One of the nine actions and nothing else; `idle` when it is done."""
        self.t.agenda.clear()
        self.t.log = self.events
        self.t.active = seat
        perform(self.t, seat, content.ACTIONS.index(action))
        self.t.settle()
        return self

    def rewarded(self, seat: int, card: str) -> Scene:
        """What stands at the bottom of a noble card, and nothing else."""
        return self.steps(Rewards(seat, content.CARD_EFFECTS[content.CARD_IDS.index(card)]))

    def steps(self, *steps: Step[Table]) -> Scene:
        """These steps and nothing else, the first of them on top."""
        self.t.agenda.clear()
        self.t.agenda.extend(reversed(steps))
        self.t.log = self.events
        self.t.settle()
        return self

    def legal(self) -> list[str]:
        return [GAME.space.print(move) for move in self.t.legal()]

    # What is expected

    def asks(self, seat: int, prompt: str) -> Scene:
        """Who decides what now."""
        assert (self.t.seat(), self.t.prompt().key) == (seat, prompt)
        return self

    def offers(self, *names: str) -> Scene:
        """All these moves are legal."""
        missing = [name for name in names if name not in self.legal()]
        assert not missing, f"{missing} not among {self.legal()}"
        return self

    def offers_only(self, *names: str) -> Scene:
        assert sorted(self.legal()) == sorted(names)
        return self

    def lacks(self, *names: str) -> Scene:
        """None of these moves is legal."""
        assert not [name for name in names if name in self.legal()], self.legal()
        return self

    def refusal(self, name: str) -> Refusal:
        refusal = GAME.refusal(self.t, GAME.space.parse(name))
        assert refusal is not None, f"{name} is legal"
        return refusal

    def refuses(self, name: str, reason: str, **facts: int) -> Scene:
        """A move is refused for this reason, with these numbers."""
        refusal = self.refusal(name)
        assert refusal.reason == reason, f"{name}: {refusal.reason} {refusal.facts}"
        assert {key: refusal.facts[key] for key in facts} == facts
        return self

    def shows(
        self,
        seat: int,
        reis: int | None = None,
        influence: int | None = None,
        wigs: int | None = None,
        goods: str | None = None,
        sets: int | None = None,
        markers: int | None = None,
    ) -> Scene:
        """Numbers on a player's board now."""
        p = self.t.players[seat]
        for name, wanted, found in (
            ("reis", reis, p.reis),
            ("influence", influence, p.influence),
            ("wigs", wigs, p.wigs),
            ("sets", sets, p.sets()),
            ("markers", markers, p.markers),
        ):
            assert wanted is None or found == wanted, f"{name}: {found}, not {wanted}"
        if goods is not None:
            held = {good: p.goods[n] for n, good in enumerate(content.GOOD_IDS) if p.goods[n]}
            assert held == counts(goods)
        return self

    def board(self, treasury: int | None = None, cardinal: int | None = None, **prices: int) -> Scene:
        """The tracks of the board now."""
        assert treasury in (None, self.t.treasury), self.t.treasury
        assert cardinal in (None, self.t.cardinal), self.t.cardinal
        for good, price in prices.items():
            assert self.t.prices[content.GOOD_IDS.index(good)] == price, f"{good}: {self.t.prices}"
        return self

    def told(self, kind: str) -> list[dict[str, object]]:
        """The events of a kind since the scene began, as their own seat sees them."""
        return [event.seen_by(event.seat) for event in self.events if event.kind == kind]

    def player(self, seat: int) -> Player:
        return self.t.players[seat]

    def table(self) -> Table:
        return self.t

    def idle(self) -> Scene:
        """Nothing is left to do of what `performs`, `rewarded` or `steps` began."""
        assert self.t.over(), f"{self.t.prompt().key} is asked of {self.t.seat()}"
        assert GAME.faults(self.t) == []
        return self

    def hand_of(self, seat: int) -> str:
        return " ".join(content.CARD_IDS[card] for card in self.t.players[seat].hand)

    def top_row(self, seat: int) -> str:
        """Nobles, then ships."""
        p = self.t.players[seat]
        names = [content.CARD_IDS[card] for card in p.nobles] + [content.SHIP_IDS[ship] for ship in p.ships]
        return " ".join(names)

    def bottom_row(self, seat: int) -> str:
        return " ".join(content.CARD_IDS[card] for card in self.t.players[seat].treasuries)

    def clergy_of(self, seat: int) -> str:
        return " ".join(content.CLERGY_IDS[tile] for tile in self.t.players[seat].clergy)

    def plans_of(self, seat: int) -> str:
        return " ".join(content.PLAN_IDS[plan] for plan in self.t.players[seat].plans)

    def favors_of(self, seat: int) -> str:
        held = self.t.players[seat].favors
        return " ".join(noble for n, noble in enumerate(content.NOBLE_IDS) if held >> n & 1)

    def office(self, noble: str) -> list[int]:
        """Officials in an office, player by player."""
        return [p.posts[content.NOBLE_IDS.index(noble)] for p in self.t.players]

    def plaza(self, noble: str) -> list[int]:
        return [p.posts[NOBLES + content.NOBLE_IDS.index(noble)] for p in self.t.players]

    def crates(self, ship: str) -> int:
        return self.t.cargo[content.SHIP_IDS.index(ship)]

    def sailing(self, ship: str) -> bool:
        return self.t.sails(content.SHIP_IDS.index(ship))

    def gone(self, card: str) -> bool:
        """The card lies among the discards and nowhere else."""
        number = content.CARD_IDS.index(card)
        t = self.t
        held = [*t.display, *(held for deck in t.decks for held in deck), t.played, t.court]
        for p in t.players:
            held += [*p.hand, *p.nobles, *p.treasuries, *p.offer]
        return t.discards.count(number) == 1 and number not in held

    def at_court(self) -> tuple[object, object]:
        """The noble visited and the card that lies at court, as all see them."""
        view = GAME.view(self.t, SPECTATOR)
        return view["court"], view["court-card"]

    def kinds_told(self) -> list[str]:
        """The kinds of events since the scene began, in order."""
        return [event.kind for event in self.events]

    # Downtown, decrees and the end of the game

    def tiles(self, names: str) -> Scene:
        """Exactly these city tiles on display (gold, cloth, book, tool, small); the others go back to their stacks."""
        wanted = [content.DISPLAY_IDS.index(f"display-{name}") for name in names.split()]
        city = self.t.city
        for space, small in enumerate(content.DISPLAY_SMALL):
            city[SMALL_STACK if small else LARGE_STACK] += city[space] - (space in wanted)
            city[space] = int(space in wanted)
        return self

    def task(self, seat: int, names: str) -> Scene:
        """These task cards before a player: an A card instead of its own, B cards from the deck."""
        t = self.t
        p = t.players[seat]
        for name in names.split():
            task = content.TASK_IDS.index(name)
            if task in content.TASK_DECK_A:
                own = sum(1 << other for other in content.TASK_DECK_A) & p.tasks
                for other in t.players:
                    if other.tasks >> task & 1:
                        other.tasks ^= own | 1 << task
                p.tasks = p.tasks & ~own | 1 << task
            else:
                t.task_deck = without(t.task_deck, task)
                p.tasks |= 1 << task
        return self

    def tasks_of(self, seat: int) -> str:
        held = self.t.players[seat].tasks
        return " ".join(name for n, name in enumerate(content.TASK_IDS) if held >> n & 1)

    def decrees_of(self, seat: int) -> str:
        return " ".join(content.DECREE_IDS[decree] for decree in self.t.players[seat].decrees)

    def rubble_of(self, seat: int) -> dict[str, int]:
        return {name: self.t.players[seat].cubes[n] for n, name in enumerate(content.COLOURS)}

    def cubes_left(self, place: str) -> int:
        at = self._place(place) * COLOURS
        return sum(self.t.cubes[at : at + COLOURS])

    def scores(self, category: str) -> list[int]:
        """One line of the score sheet, player by player."""
        return [row[category] for row in GAME.sheet(self.t).plain()]

    def ready(self) -> Scene:
        """The laws hold in the scene as it was set."""
        assert GAME.faults(self.t) == []
        return self
