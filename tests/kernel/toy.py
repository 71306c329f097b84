"""A market fair on a napkin: the smallest game that uses the whole contract, for tests of code that knows no game.

T1  Each seat gets three cards, hidden from the others, and three coins (five in a duel).
T2  In turn, a seat plays a card, draws one, wagers or rests.
T3  A card played costs its coins and lies open.
T4  A card drawn comes from the deck; who then holds more than four buries one, face down.
T5  A wager of one to three coins calls a throw of the die high or low, and doubles or loses the stake.
T6  Who rests takes a coin.
T7  After each round everybody takes a coin; the fair ends after the last one.
T8  Cards played score their value, every two coins one point, a buried card costs one. Coins break ties.
"""

from __future__ import annotations

from typing import Final, cast, final

import pytest

import rossio
from rossio.kernel.actions import ActionSpace, Field, Group, counted, encode, first_of, kind_of, second_of
from rossio.kernel.chance import Chance
from rossio.kernel.content import Pack
from rossio.kernel.facts import NOBODY, OMNISCIENT, Outcome, Prompt, Refusal, ScoreSheet
from rossio.kernel.game import Game, Option
from rossio.kernel.state import AgendaState, State, Step

if rossio.compiled():
    pytest.skip("a compiled kernel takes no interpreted game; the real games prove it", allow_module_level=True)

PACK: Final = Pack("tests.kernel")
CARDS: Final = [entry.text("id") for entry in PACK.entries("cards", "card")]
VALUES: Final = [entry.number("value") for entry in PACK.entries("cards", "card")]
COSTS: Final = [entry.number("cost") for entry in PACK.entries("cards", "card")]
NUMBERS: Final = PACK.table("constants", "table")
HAND_LIMIT: Final = NUMBERS.number("hand-limit")
STAKE_LIMIT: Final = NUMBERS.number("stake-limit")
BURY_COST: Final = NUMBERS.number("bury-cost")

REST: Final = 0
DRAW: Final = 1
PLAY: Final = 2
BURY: Final = 3
WAGER: Final = 4
ROUNDS_TOP: Final = 8
COINS_TOP: Final = 40
LOW: Final = 0
HIGH: Final = 1

CARD: Final = Field("card", CARDS)
SPACE: Final = ActionSpace(
    [
        Group(REST, "rest"),
        Group(DRAW, "draw"),
        Group(PLAY, "play", [CARD]),
        Group(BURY, "bury", [CARD]),
        Group(WAGER, "wager", [counted("stake", STAKE_LIMIT), Field("call", ["low", "high"])]),
    ]
)


@final
class Stall:
    """What one seat has."""

    coins: int
    hand: list[int]
    row: list[int]
    buried: list[int]

    def __init__(self, like: Stall | None = None) -> None:
        self.coins = 0 if like is None else like.coins
        self.hand = [] if like is None else like.hand[:]
        self.row = [] if like is None else like.row[:]
        self.buried = [] if like is None else like.buried[:]

    def clone(self) -> Stall:
        return Stall(self)

    def encode(self) -> list[int]:
        return [self.coins, *counted_list(self.hand), *counted_list(self.row), *counted_list(self.buried)]


def counted_list(items: list[int]) -> list[int]:
    return [len(items), *items]


@final
class Fair(AgendaState["Fair"]):
    stalls: list[Stall]
    deck: list[int]
    round: int
    turn: int
    rounds: int
    sides: int
    lucky: bool

    def __init__(self, like: Fair | None = None) -> None:
        super().__init__(like)
        self.stalls = [] if like is None else [stall.clone() for stall in like.stalls]
        self.deck = [] if like is None else like.deck[:]
        self.round = 0 if like is None else like.round
        self.turn = 0 if like is None else like.turn
        self.rounds = 0 if like is None else like.rounds
        self.sides = 0 if like is None else like.sides
        self.lucky = False if like is None else like.lucky

    def clone(self) -> Fair:
        return Fair(self)

    def encode(self) -> list[int]:
        numbers = [self.ply, self.horizon, self.round, self.turn, self.rounds, self.sides, int(self.lucky)]
        numbers.append(self.seed)
        numbers.extend(counted_list(self.deck))
        for stall in self.stalls:
            numbers.extend(stall.encode())
        numbers.extend(self.encode_agenda())
        return numbers


class Rounds(Step[Fair]):
    """Give the turn to the next seat, end the round, or end the fair (T2, T7)."""

    def open(self, state: Fair) -> bool:
        if state.turn == len(state.stalls):
            for stall in state.stalls:
                stall.coins += 1
            state.turn = 0
            state.round += 1
            if state.log is not None:
                state.tell("round-ended", NOBODY, {"round": state.round})
            if state.round == state.rounds:
                return False
        state.turn += 1
        state.agenda.append(self)
        state.agenda.append(Turn(state.turn - 1))
        return False


class Turn(Step[Fair]):
    """Play, draw, wager or rest (T2)."""

    def moves(self, state: Fair) -> list[int]:
        stall = state.stalls[self.seat]
        moves = [encode(PLAY, card) for card in stall.hand if COSTS[card] <= stall.coins]
        if state.deck:
            moves.append(DRAW)
        for stake in range(1, min(stall.coins, STAKE_LIMIT) + 1):
            moves.append(encode(WAGER, stake, LOW))
            moves.append(encode(WAGER, stake, HIGH))
        moves.append(REST)
        return moves

    def take(self, state: Fair, move: int) -> None:
        stall = state.stalls[self.seat]
        kind = kind_of(move)
        if kind == PLAY:
            card = first_of(move)
            stall.hand.remove(card)
            stall.row.append(card)
            stall.coins -= COSTS[card]
            if state.log is not None:
                state.tell("played", self.seat, {"card": CARDS[card], "cost": COSTS[card]})
        elif kind == DRAW:
            card = state.deck.pop()
            stall.hand.append(card)
            state.reveal()
            if state.log is not None:
                state.tell("drew", self.seat, {"left": len(state.deck)}, {"card": CARDS[card]})
            state.agenda.append(Burial(self.seat))
        elif kind == WAGER:
            stall.coins -= first_of(move)
            state.agenda.append(Throw(self.seat, first_of(move), second_of(move)))
        else:
            stall.coins += 1
            if state.log is not None:
                state.tell("rested", self.seat, {})

    def refusals(self, state: Fair) -> list[Refusal]:
        stall = state.stalls[self.seat]
        refusals = [
            Refusal(encode(PLAY, card), "short-of-coins", "T3", {"have": stall.coins, "need": COSTS[card]})
            for card in stall.hand
            if COSTS[card] > stall.coins
        ]
        if not state.deck:
            refusals.append(Refusal(DRAW, "deck-empty", "T4"))
        for stake in range(stall.coins + 1, STAKE_LIMIT + 1):
            for call in (LOW, HIGH):
                facts: dict[str, object] = {"have": stall.coins, "need": stake}
                refusals.append(Refusal(encode(WAGER, stake, call), "short-of-coins", "T5", facts))
        return refusals

    def prompt(self, state: Fair) -> Prompt:
        return Prompt("turn", self.seat, "T2", {"round": state.round + 1})


class Burial(Step[Fair]):
    """Bury a card if the hand is too large (T4)."""

    def open(self, state: Fair) -> bool:
        return len(state.stalls[self.seat].hand) > HAND_LIMIT

    def moves(self, state: Fair) -> list[int]:
        return [encode(BURY, card) for card in state.stalls[self.seat].hand]

    def take(self, state: Fair, move: int) -> None:
        stall = state.stalls[self.seat]
        stall.hand.remove(first_of(move))
        stall.buried.append(first_of(move))
        if state.log is not None:
            state.tell("buried", self.seat, {}, {"card": CARDS[first_of(move)]})

    def prompt(self, state: Fair) -> Prompt:
        return Prompt("bury", self.seat, "T4", {"limit": HAND_LIMIT})


class Throw(Step[Fair]):
    """Throw the die for a wager (T5)."""

    stake: int
    call: int

    def __init__(self, seat: int = NOBODY, stake: int = 0, call: int = LOW) -> None:
        super().__init__(seat)
        self.stake = stake
        self.call = call

    def open(self, state: Fair) -> bool:
        thrown = state.stream("die", state.round * len(state.stalls) + self.seat).below(state.sides)
        state.reveal()
        state.lucky = (thrown >= state.sides // 2) == (self.call == HIGH)
        if state.lucky:
            state.stalls[self.seat].coins += 2 * self.stake
        if state.log is not None:
            state.tell("threw", self.seat, {"die": thrown + 1, "stake": self.stake, "won": state.lucky})
        return False


class Toy(Game):
    def __init__(self) -> None:
        self.name = "toy"
        self.rules = 1
        self.seats = [2, 3, 4]
        self.options = [
            Option("die", ["six", "four"]),
            Option("rounds", ["eight", "four"]),
            Option("duel", ["off", "on"], [2]),
        ]
        self.space = SPACE
        self.pack = PACK
        self.layout = 1
        self.sights = ROUNDS_TOP + 1 + len(CARDS) + COINS_TOP + 1

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Fair:
        chosen = self.settle_options(seats, options)
        fair = Fair()
        fair.seed = seed
        fair.sides = 4 if chosen["die"] == "four" else 6
        fair.rounds = 4 if chosen["rounds"] == "four" else 8
        fair.deck = list(range(len(CARDS)))
        fair.stream("deck").shuffle(fair.deck)
        for _ in range(seats):
            stall = Stall()
            stall.coins = NUMBERS.number("duel-coins" if chosen.get("duel") == "on" else "coins")
            for _ in range(NUMBERS.number("hand")):
                stall.hand.append(fair.deck.pop())
            fair.stalls.append(stall)
        fair.agenda.append(Rounds())
        fair.settle()
        return fair

    def view(self, state: State, seat: int) -> dict[str, object]:
        fair = cast(Fair, state)
        stalls: list[object] = []
        for owner, stall in enumerate(fair.stalls):
            known = seat in (owner, OMNISCIENT)
            stalls.append(
                {
                    "coins": stall.coins,
                    "row": [CARDS[card] for card in stall.row],
                    "hand": [CARDS[card] for card in stall.hand] if known else len(stall.hand),
                    "buried": [CARDS[card] for card in stall.buried] if known else len(stall.buried),
                }
            )
        view: dict[str, object] = {"game": self.name, "seat": seat, "seats": len(fair.stalls), "phase": "fair"}
        view |= {"round": fair.round, "rounds": fair.rounds, "die": fair.sides, "deck": len(fair.deck)}
        view["players"] = stalls
        if seat == OMNISCIENT:
            view["hidden"] = {"deck": [CARDS[card] for card in fair.deck]}
        return view

    def resample(self, state: State, seat: int, chance: Chance) -> Fair:
        new = cast(Fair, state).clone()
        hidden = new.deck[:]
        for owner, stall in enumerate(new.stalls):
            if owner != seat:
                hidden.extend(stall.hand)
                hidden.extend(stall.buried)
        chance.redraw(hidden)
        for owner, stall in enumerate(new.stalls):
            if owner != seat:
                stall.hand = [hidden.pop() for _ in stall.hand]
                stall.buried = [hidden.pop() for _ in stall.buried]
        new.deck = hidden
        new.seed = chance.seed()
        return new

    def sheet(self, state: State) -> ScoreSheet:
        rows = []
        for stall in cast(Fair, state).stalls:
            rows.append([sum(VALUES[card] for card in stall.row), stall.coins // 2, -BURY_COST * len(stall.buried)])
        return ScoreSheet(["row", "coins", "buried"], rows)

    def outcome(self, state: State) -> Outcome:
        stalls = cast(Fair, state).stalls
        sheet = self.sheet(state)
        standing = [(sheet.total(seat), stalls[seat].coins) for seat in range(len(stalls))]
        ranks = [1 + sum(other > mine for other in standing) for mine in standing]
        return Outcome("fair-over" if state.over() else "running", [points for points, _ in standing], ranks)

    def faults(self, state: State) -> list[str]:
        fair = cast(Fair, state)
        faults = []
        cards = fair.deck[:]
        for seat, stall in enumerate(fair.stalls):
            cards += stall.hand + stall.row + stall.buried
            if stall.coins < 0:
                faults.append(f"seat {seat + 1} has {stall.coins} coins")
            if len(stall.hand) > HAND_LIMIT + 1:
                faults.append(f"seat {seat + 1} holds {len(stall.hand)} cards")
        if sorted(cards) != list(range(len(CARDS))):
            faults.append("the cards are not all there once")
        return faults

    def encode(self, state: State) -> list[int]:
        return cast(Fair, state).encode()

    def features(self, state: State, seat: int) -> list[int]:
        fair = cast(Fair, state)
        mine = fair.stalls[seat]
        return [fair.round, mine.coins, sum(VALUES[card] for card in mine.hand), len(fair.deck)]

    def sight(self, state: State, seat: int) -> list[int]:
        fair = cast(Fair, state)
        mine = fair.stalls[seat]
        coins = ROUNDS_TOP + 1 + len(CARDS) + min(mine.coins, COINS_TOP)
        return [fair.round, coins, *(ROUNDS_TOP + 1 + card for card in mine.hand)]

    def check(self) -> list[str]:
        return self.pack.unsourced()


GAME: Final = Toy()
