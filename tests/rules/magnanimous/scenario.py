"""Positions of Magnanimous, told as the rulebook tells its examples.

    war = scene(3, governor="red").purple(2, on_card=True).troops("rio-grande-do-sul", 3).troops("uruguay", 2)
    war.tile("uruguay", "fortification").troops("sao-paulo", 4).offensives().expect_table(purple=3, imperial=2)
    assert war.attempts() == ["rio-grande-do-sul", "uruguay", "sao-paulo", "matto-grosso!"]

A scene starts from an empty table: nobody has a baron, réis, troops, cards or dice; the Imperial area has 2 troops, the
purple die lies in Paraguay on 6, all white dice show 1 and lie in the action area. Players are called by their colour
and sit in the order of the colours. Lists are texts with spaces between ids. Moves are named as in records.
"""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous.content import (
    BARON_EFFECTS,
    BARON_IDS,
    CARD_EFFECTS,
    CARD_IDS,
    CARD_PARTY,
    COLOURS,
    COMMERCE_GOOD,
    COMMERCE_IDS,
    MINISTER_IDS,
    NO_TILE,
    PROVINCE_IDS,
    RIO,
    SPACE_IDS,
    TILE_IDS,
    TRACK_TOP,
)
from rossio.games.magnanimous.effects import CON, LIB, PARTIES
from rossio.games.magnanimous.game import GAME
from rossio.games.magnanimous.setup import set_up
from rossio.games.magnanimous.state import (
    EMPEROR,
    END_OF_ROUND,
    ENDS,
    NOBLES,
    NONE,
    OFFENSIVES,
    PORT,
    PRODUCTION,
    REPUBLIC,
    Player,
    Table,
)
from rossio.games.magnanimous.steps.barons import ChooseBaron, RevealBaron
from rossio.games.magnanimous.steps.carry_out import advance, appoint
from rossio.games.magnanimous.steps.emperor import RevealThrone
from rossio.games.magnanimous.steps.governor import become_governor
from rossio.games.magnanimous.steps.nobles import NoblesRound
from rossio.games.magnanimous.steps.offensives import ReturnPurple
from rossio.games.magnanimous.steps.production import ProductionRound
from rossio.games.magnanimous.steps.realm import set_in_force
from rossio.games.magnanimous.steps.referendum import call_vote
from rossio.games.magnanimous.steps.rounds import Phase, end_round
from rossio.games.magnanimous.strength import defence
from rossio.kernel.facts import NOBODY, Event, Refusal, Refused
from rossio.kernel.state import Step

RED: Final = "red"
GREEN: Final = "green"
BLUE: Final = "blue"
YELLOW: Final = "yellow"
VOTING: Final = ("fixed-votes", "spend-deputies", "card-votes", "auction")


def scene(
    seats: int = 4, governor: str = RED, five_troops: bool = False, seed: int = 1, first_ends: bool = False
) -> Scene:
    """An empty table for that many players."""
    return Scene(seats, governor, five_troops, seed, first_ends)


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def province(name: str) -> int:
    return PROVINCE_IDS.index(name)


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def card(name: str) -> int:
    return CARD_IDS.index(name)


class Scene:
    """A table, the means to lay it out, to play on it and to read it."""

    table: Table
    log: list[Event]

    def __init__(self, seats: int, governor: str, five_troops: bool, seed: int, first_ends: bool) -> None:
        options = {"troops": "five" if five_troops else "four", "colours": "fixed"}
        options["end"] = "first" if first_ends else "procedure"
        self.table = set_up(seats, seed, options)
        self.table.agenda.clear()
        self.table.governor = seat_of(governor)
        self.table.round = 1
        self.log = []
        self.table.log = self.log
        for seat, player in enumerate(self.table.players):
            player.colour = seat
            self.table.owners[seat] = seat
            self.table.deck.extend(player.hand)
            player.hand = []
            player.dealt = []

    def player(self, colour: str) -> Player:
        return self.table.players[seat_of(colour)]

    def reis(self, colour: str, reis: int) -> Scene:
        self.player(colour).reis = reis
        return self

    def nobility(self, colour: str, nobility: int) -> Scene:
        """Put the marker somewhere without taking ministers."""
        player = self.player(colour)
        player.nobility = nobility
        if nobility == TRACK_TOP:
            self.table.arrivals += 1
            player.arrival = self.table.arrivals
        return self

    def deputies(self, colour: str, con: int = 0, lib: int = 0) -> Scene:
        self.player(colour).deputies = [con, lib]
        return self

    def ships(self, colour: str, port: int = 0, rio: int = 0) -> Scene:
        self.player(colour).port_ships = port
        self.player(colour).rio_ships = rio
        return self

    def hand(self, colour: str, cards: str) -> Scene:
        """Give cards of the deck to a player."""
        for name in cards.split():
            self.table.deck.remove(card(name))
            self.player(colour).hand.append(card(name))
        return self

    def won(self, colour: str, cards: str) -> Scene:
        """Referendums won earlier, with their lasting effects."""
        for name in cards.split():
            self.table.deck.remove(card(name))
            self.player(colour).referendums.append(card(name))
            set_in_force(self.table, seat_of(colour), CARD_EFFECTS[card(name)], 1)
        return self

    def event(self, cards: str) -> Scene:
        """Events revealed earlier this round, with their lasting effects."""
        for name in cards.split():
            self.table.deck.remove(card(name))
            self.table.events.append(card(name))
            set_in_force(self.table, NOBODY, CARD_EFFECTS[card(name)], 1)
        return self

    def throne(self, colour: str, cards: str) -> Scene:
        """Cards a player laid on the throne, the last on top."""
        for name in cards.split():
            self.table.deck.remove(card(name))
            self.table.throne.append(card(name))
            self.table.throne_by.append(seat_of(colour))
        return self

    def discarded(self, cards: str) -> Scene:
        for name in cards.split():
            self.table.deck.remove(card(name))
            self.table.discards.append(card(name))
        return self

    def baron(self, colour: str, name: str) -> Scene:
        """A baron revealed earlier: his ability, not his resources."""
        player = self.player(colour)
        player.baron = BARON_IDS.index(name)
        player.dealt = [player.baron]
        player.revealed = True
        set_in_force(self.table, seat_of(colour), BARON_EFFECTS[player.baron], 1)
        return self

    def minister(self, colour: str, name: str) -> Scene:
        """A minister taken earlier; his immediate effect is long over."""
        self._draw_minister(MINISTER_IDS.index(name))
        appoint(self.table, seat_of(colour), MINISTER_IDS.index(name))
        self.table.agenda.clear()
        return self

    def crown(self, number: int, name: str) -> Scene:
        """Put a certain minister face down on a crown, counted from 0."""
        minister = MINISTER_IDS.index(name)
        there = self.table.crowns[number]
        if there != minister:
            self._draw_minister(minister)
            self.table.minister_pile.insert(0, there)
            self.table.crowns[number] = minister
        return self

    def _draw_minister(self, minister: int) -> None:
        pile = self.table.minister_pile
        if minister in pile:
            pile.remove(minister)
        else:
            self.table.crowns[self.table.crowns.index(minister)] = pile.pop()

    def troops(self, name: str, troops: int) -> Scene:
        here = province(name)
        self.table.troop_supply -= troops - self.table.troops[here]
        self.table.troops[here] = troops
        return self

    def goods(self, name: str, tokens: int) -> Scene:
        here = province(name)
        self.table.token_supply[self.table.supply_of(here)] -= tokens - self.table.goods[here]
        self.table.goods[here] = tokens
        return self

    def tile(self, name: str, tile: str) -> Scene:
        kind = TILE_IDS.index(tile)
        self.table.tile_pile.remove(kind)
        self.table.tiles[province(name)] = kind
        return self

    def open_tiles(self, tiles: str) -> Scene:
        """The improvements that lie open."""
        self.table.tile_pile.extend(self.table.open_tiles)
        self.table.open_tiles = [TILE_IDS.index(tile) for tile in tiles.split()]
        for tile in self.table.open_tiles:
            self.table.tile_pile.remove(tile)
        return self

    def value(self, name: str, value: int) -> Scene:
        """What the die on a space shows."""
        self.table.spaces[space(name)] = value
        return self

    def die(self, name: str, value: int, taken_from: str = "") -> Scene:
        """A die lies in a province, taken from a space (the last filled one if none is named)."""
        spaces = self.table.spaces
        place = space(taken_from) if taken_from else max(n for n, die in enumerate(spaces) if die)
        spaces[place] = 0
        self.table.dice[province(name)] = value
        return self

    def filled(self, value: int, but: str = "") -> Scene:
        """Every slot is filled with a die, except those of the provinces named."""
        for owner in range(self.table.seats):
            first = self.table.first_of(owner)
            for here in range(first, first + PORT):
                name = PROVINCE_IDS[here]
                if self.table.is_slot_free(here) and name not in but.split():
                    self.die(name, value)
        return self

    def train(self, colour: str, at: str, loaded: str, cargo: int) -> Scene:
        player = self.player(colour)
        player.train = province(at)
        player.loaded = province(loaded)
        player.cargo = cargo
        self.table.token_supply[self.table.supply_of(player.loaded)] -= cargo
        return self

    def commerce(self, name: str, colour: str, tokens: int) -> Scene:
        place = COMMERCE_IDS.index(name)
        self.table.commerce[place] = tokens
        self.table.commerce_by[place] = seat_of(colour)
        here = self.table.first_of(seat_of(colour)) + COMMERCE_GOOD[place]
        self.table.token_supply[self.table.supply_of(here)] -= tokens
        return self

    def occupy(self, names: str) -> Scene:
        for name in names.split():
            self.table.occupied |= 1 << province(name)
        return self

    def imperial(self, troops: int) -> Scene:
        self.table.troop_supply -= troops - self.table.imperial
        self.table.imperial = troops
        return self

    def purple(self, value: int, on_card: bool = False) -> Scene:
        self.table.purple = value
        self.table.purple_taken = on_card
        return self

    def republic(self, number: int) -> Scene:
        self.table.republic = number
        return self

    def round(self, number: int) -> Scene:
        self.table.round = number
        return self

    def governed_by(self, colour: str) -> Scene:
        self.table.governor = seat_of(colour)
        return self

    def begin(self, step: Step[Table], phase: int) -> Scene:
        self.table.phase = phase
        self.table.agenda.append(step)
        self.table.settle()
        return self.sound()

    def choosing_barons(self, colour: str, first: str, second: str) -> Scene:
        """A player has been dealt two barons and chooses; the choice is revealed at once."""
        self.player(colour).dealt = [BARON_IDS.index(first), BARON_IDS.index(second)]
        self.table.agenda.append(RevealBaron(seat_of(colour)))
        return self.begin(ChooseBaron(seat_of(colour)), 0)

    def emperor(self) -> Scene:
        return self.begin(RevealThrone(), EMPEROR)

    def vote(self, name: str) -> Scene:
        """A referendum of the deck is put to the vote."""
        self.table.deck.remove(card(name))
        self.table.phase = EMPEROR
        call_vote(self.table, card(name))
        self.table.settle()
        return self.sound()

    def production(self, colour: str = "") -> Scene:
        """The Production Phase; the player named (the Governor if none is) has the turn."""
        return self.begin(ProductionRound(seat_of(colour) if colour else self.table.governor), PRODUCTION)

    def offensives(self) -> Scene:
        return self.begin(ReturnPurple(), OFFENSIVES)

    def nobles(self, colour: str = "") -> Scene:
        return self.begin(NoblesRound(seat_of(colour) if colour else self.table.governor), NOBLES)

    def govern(self, colour: str) -> Scene:
        """A player becomes Governor."""
        self.table.phase = PRODUCTION
        become_governor(self.table, seat_of(colour))
        self.table.settle()
        return self.sound()

    def advance(self, colour: str, spaces: int) -> Scene:
        advance(self.table, seat_of(colour), spaces)
        self.table.settle()
        return self.sound()

    def phase(self, phase: int) -> Scene:
        """A phase begins, and the others follow."""
        return self.begin(Phase(NOBODY, phase), phase)

    def republic_phase(self) -> Scene:
        """The Republic Phase, and what follows."""
        return self.begin(Phase(NOBODY, REPUBLIC), REPUBLIC)

    def new_round(self) -> Scene:
        return self.begin(Phase(NOBODY, EMPEROR), EMPEROR)

    def end_of_round(self) -> Scene:
        self.table.phase = END_OF_ROUND
        end_round(self.table)
        self.table.settle()
        return self.sound()

    def play(self, *names: str) -> Scene:
        """Make moves by name; after each the position must be sound."""
        for name in names:
            GAME.attempt(self.table, GAME.space.parse(name))
            self.sound()
        return self

    def refused(self, name: str) -> Refusal:
        """The refusal of a move, which must change nothing."""
        before = GAME.encode(self.table)
        try:
            GAME.attempt(self.table, GAME.space.parse(name))
        except Refused as error:
            assert GAME.encode(self.table) == before
            return error.refusal
        raise AssertionError(f"{name} was not refused")

    def abstain(self, until: str = "") -> Scene:
        """Cast no votes and bid nothing, all of them or until it is a certain player's turn."""
        while self.table.agenda and self.asked() in VOTING and self.decides() != until:
            legal = self.legal()
            self.play("pass" if "pass" in legal else next(name for name in legal if name.endswith(" 0")))
        return self

    def refusing(self) -> Scene:
        """Turn down every minister that is offered."""
        while self.table.agenda and self.asked() in ("take-minister", "replace-minister"):
            self.play("refuse")
        return self

    def wins(self, colour: str, name: str) -> Scene:
        """A player wins a referendum with a deputy against nobody, and refuses the ministers on the way."""
        party = CARD_PARTY[card(name)]
        self.player(colour).deputies[party] += 1
        self.vote(name).abstain(colour)
        while self.asked() == "fixed-votes":
            self.play(self.legal()[0])
        self.abstain(colour).play(f"spend {PARTIES[party]} for 1")
        return self.abstain().refusing()

    def holds(self, colour: str, name: str) -> Scene:
        """A card won, a minister or a baron of a player, or an event of the round: its lasting effects."""
        if name[0] == "m":
            return self.minister(colour, name)
        if name[0] == "b":
            return self.baron(colour, name)
        return self.event(name) if name[0] == "e" else self.won(colour, name)

    def put(self, here: str, there: str) -> Scene:
        """A turn of the Nobles Phase: a die of a province goes to a space of the action area.

        The only die of a player is in hand without a question, and put without one if there is a single free space.
        """
        if self.asked() == "pick-die":
            self.play(f"pick {here}")
        if self.asked() == "put-die":
            self.play(f"put {there}")
        facts = self.table.prompt().facts
        assert (facts["province"], self.space_of(there)) == (here, facts["value"])
        return self

    def sound(self) -> Scene:
        assert GAME.faults(self.table) == []
        return self

    def legal(self) -> list[str]:
        return [GAME.space.print(move) for move in self.table.legal()]

    def asked(self) -> str:
        return self.table.prompt().key

    def decides(self) -> str:
        """The colour of the player who decides; empty when nobody does."""
        return COLOURS[self.table.seat()] if self.table.agenda else ""

    def told(self, kind: str) -> list[dict[str, object]]:
        """The events of a kind so far, as all may see them."""
        return [event.facts for event in self.log if event.kind == kind]

    def attempts(self) -> list[str]:
        """The provinces Paraguay has tried, in order; those that fell with an exclamation mark."""
        names = {"held": "", "occupied": "!"}
        return [f"{event.facts['province']}{names[event.kind]}" for event in self.log if event.kind in names]

    def expect(self, colour: str, **numbers: int) -> Scene:
        """Numbers of a player: reis, nobility, con, lib, port_ships, rio_ships, cargo, hand, referendums."""
        player = self.player(colour)
        found = {
            "reis": player.reis,
            "nobility": player.nobility,
            "con": player.deputies[CON],
            "lib": player.deputies[LIB],
            "port_ships": player.port_ships,
            "rio_ships": player.rio_ships,
            "cargo": player.cargo,
            "hand": len(player.hand),
            "referendums": len(player.referendums),
        }
        assert {name: found[name] for name in numbers} == numbers
        return self

    def expect_at(self, name: str, **numbers: int) -> Scene:
        """Numbers of a province: troops, goods, die, defence, occupied."""
        here = province(name)
        found = {
            "troops": self.table.troops[here],
            "goods": self.table.goods[here],
            "die": self.table.dice[here],
            "defence": defence(self.table, here),
            "occupied": int(self.table.is_occupied(here)),
        }
        assert {name: found[name] for name in numbers} == numbers
        return self

    def expect_table(self, **numbers: int) -> Scene:
        """Numbers of the table: imperial, purple, power, republic, round."""
        table = self.table
        found = {
            "imperial": table.imperial,
            "purple": table.purple,
            "power": table.power(),
            "republic": table.republic,
            "round": table.round,
        }
        assert {name: found[name] for name in numbers} == numbers
        return self

    def occupied(self) -> str:
        """The occupied provinces."""
        return " ".join(PROVINCE_IDS[here] for here in range(RIO + 1) if self.table.is_occupied(here))

    def train_of(self, colour: str) -> str:
        """Where a train stands; empty if it is not in play."""
        train = self.player(colour).train
        return "" if train == NONE else PROVINCE_IDS[train]

    def tile_of(self, name: str) -> str:
        tile = self.table.tiles[province(name)]
        return "" if tile == NO_TILE else TILE_IDS[tile]

    def ministers_of(self, colour: str) -> dict[str, str]:
        held = self.player(colour).ministers
        return {PARTIES[party]: MINISTER_IDS[held[party]] for party in (CON, LIB) if held[party] != NONE}

    def governor(self) -> str:
        return COLOURS[self.table.governor]

    def cards(self, pile: str) -> str:
        """The cards of a pile: deck, discards, events, removed, throne, or the hand of a colour."""
        piles = {
            "deck": self.table.deck,
            "discards": self.table.discards,
            "events": self.table.events,
            "removed": self.table.removed,
            "throne": self.table.throne,
        }
        cards = piles[pile] if pile in piles else self.player(pile).hand
        return " ".join(CARD_IDS[number] for number in cards)

    def votes_of(self, colour: str) -> tuple[int, int]:
        """The votes a player has cast for and against the referendum on the table."""
        here = 2 * seat_of(colour)
        return self.table.votes[here], self.table.votes[here + 1]

    def supply_of(self, name: str) -> int:
        """How many tokens of a province's good lie beside the board of its colour."""
        return self.table.token_supply[self.table.supply_of(province(name))]

    def space_of(self, name: str) -> int:
        """What the die on a space shows; 0 if there is none."""
        return self.table.spaces[space(name)]

    def commerce_at(self, name: str) -> tuple[str, int]:
        """Whose tokens lie on a commerce space, and how many."""
        place = COMMERCE_IDS.index(name)
        by = self.table.commerce_by[place]
        return ("" if by == NOBODY else COLOURS[by], self.table.commerce[place])

    def points(self, colour: str) -> dict[str, int]:
        return GAME.sheet(self.table).plain()[seat_of(colour)]

    def over(self) -> str:
        """How the game has ended; `running` if it has not."""
        return ENDS[self.table.end]

    def winners(self) -> list[str]:
        return [COLOURS[winner] for winner in GAME.outcome(self.table).winners()]
