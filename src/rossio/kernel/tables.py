"""Many games of one kind, played on together: what a learner asks for at each step, without a loop of its own."""

from __future__ import annotations

from typing import Final, Protocol

from rossio.kernel.chance import Chance
from rossio.kernel.facts import NOBODY, Outcome
from rossio.kernel.game import Game
from rossio.kernel.state import State


class Rows(Protocol):
    """Where what is seen of each table goes: an array with a row for each."""

    def put(self, row: int, numbers: list[int], /) -> None:
        """Fill a row with numbers."""

    def mark(self, row: int, places: list[int], moves: list[int], /) -> None:
        """Set places of a row to 1, and those of moves; back to 0 what was marked before."""


NO_PLACES: Final[list[int]] = []
NO_MOVE: Final = -1


class Tables:
    """Games side by side, each seen from the seat that decides (`seats`). One that ends is followed by a new one.

    The legal moves, by their dense numbers, are marked in `masks`; `features` and `inputs` are filled if there are any.
    Decisions with a single choice are played by themselves unless `forced`. `ended` are the tables at which the last
    step ended a game, `outcomes` how.
    """

    game: Game
    players: int
    options: dict[str, str]
    chance: Chance
    forced: bool
    masks: Rows
    features: Rows | None
    inputs: Rows | None
    states: list[State]
    seats: list[int]
    moves: list[list[int]]
    by_place: list[int]
    ended: list[int]
    outcomes: list[Outcome]

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        tables: int,
        chance: Chance,
        forced: bool,
        masks: Rows,
        features: Rows | None = None,
        inputs: Rows | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.forced = forced
        self.masks = masks
        self.features = features
        self.inputs = inputs
        self.states = [self._fresh() for _ in range(tables)]
        self.seats = [NOBODY] * tables
        self.moves = [[] for _ in range(tables)]
        self.by_place = [game.space.at(place) for place in range(game.space.size)]
        self.ended = []
        self.outcomes = []
        for table in range(tables):
            self._settle(table, self.states[table])
            self._show(table, self.states[table])

    def step(self, actions: list[int]) -> int:
        """Play an action, by its dense number, at every table; -1, or the first table where it is not legal: then
        nothing is played anywhere."""
        chosen: list[int] = []
        for table in range(len(self.states)):
            action = actions[table]
            move = self.by_place[action] if 0 <= action < len(self.by_place) else NO_MOVE
            if place_of(move, self.moves[table]) < 0:
                return table
            chosen.append(move)
        self.ended = []
        self.outcomes = []
        for table in range(len(chosen)):
            state = self.states[table]
            state.play(chosen[table])
            if not self._settle(table, state):
                self.ended.append(table)
                self.outcomes.append(self.game.outcome(state))
                state = self._fresh()
                self.states[table] = state
                self._settle(table, state)
            self._show(table, state)
        return -1

    def _fresh(self) -> State:
        return self.game.setup(self.players, self.chance.seed(), self.options)

    def _settle(self, table: int, state: State) -> bool:
        """Come to a decision; whether there is one, and the game is not over."""
        moves = state.legal()
        if not self.forced:
            while len(moves) == 1:
                state.play(moves[0])
                moves = state.legal()
        self.moves[table] = moves
        return len(moves) > 0

    def _show(self, table: int, state: State) -> None:
        seat = state.seat()
        moves = self.moves[table]
        self.seats[table] = seat
        self.masks.mark(table, NO_PLACES, moves)
        features = self.features
        if features is not None:
            features.put(table, self.game.features(state, seat))
        inputs = self.inputs
        if inputs is not None:
            inputs.mark(table, self.game.sight(state, seat), moves)


def place_of(number: int, numbers: list[int]) -> int:
    """Where a number stands in a list, without a Python object for each look; -1 if it does not."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            return place
    return -1
