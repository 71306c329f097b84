"""Many positions of one game, played on together: what a learner asks for at each step, without a loop of its own."""

from __future__ import annotations

from rossio.kernel.game import Game
from rossio.kernel.state import State


class Tables:
    """Positions side by side. Flat lists number the places of a row behind those of the rows before it.

    Decisions with a single choice are played by themselves unless `forced`. `ended` are the tables at which the last
    step ended a game; they wait for a new one (`seat`).
    """

    game: Game
    forced: bool
    states: list[State]
    moves: list[list[int]]
    places: list[list[int]]
    ended: list[int]

    def __init__(self, game: Game, states: list[State], forced: bool) -> None:
        self.game = game
        self.forced = forced
        self.states = states
        self.moves = [[] for _ in states]
        self.places = [[] for _ in states]
        self.ended = []
        for table in range(len(states)):
            self._settle(table)

    def _settle(self, table: int) -> None:
        state = self.states[table]
        moves = state.legal()
        if not self.forced:
            while len(moves) == 1:
                state.play(moves[0])
                moves = state.legal()
        self.moves[table] = moves
        self.places[table] = self.game.space.places(moves)

    def seat(self, table: int, state: State) -> None:
        """A new game at a table."""
        self.states[table] = state
        self._settle(table)

    def step(self, actions: list[int]) -> int:
        """Play an action, by its dense number, at every table; -1, or the first table where it is not legal: then
        nothing is played anywhere."""
        chosen: list[int] = []
        for table in range(len(actions)):
            places = self.places[table]
            action = actions[table]
            if action not in places:
                return table
            chosen.append(self.moves[table][places.index(action)])
        self.ended = []
        for table in range(len(chosen)):
            self.states[table].play(chosen[table])
            self._settle(table)
            if not self.moves[table]:
                self.ended.append(table)
        return -1

    def seats(self) -> list[int]:
        return [state.seat() for state in self.states]

    def legal(self) -> list[int]:
        """The legal actions of all tables, flat."""
        size = self.game.space.size
        flat: list[int] = []
        first = 0
        for places in self.places:
            for place in places:
                flat.append(first + place)
            first += size
        return flat

    def features(self) -> list[int]:
        """The features of all tables, each from the seat that decides, flat."""
        flat: list[int] = []
        for state in self.states:
            flat.extend(self.game.features(state, state.seat()))
        return flat

    def inputs(self) -> list[int]:
        """The inputs that are on at all tables, each from the seat that decides, flat."""
        game = self.game
        size = game.inputs()
        flat: list[int] = []
        first = 0
        for table in range(len(self.states)):
            state = self.states[table]
            for number in game.sight(state, state.seat()):
                flat.append(first + number)
            moves = first + game.sights
            for place in self.places[table]:
                flat.append(moves + place)
            first += size
        return flat
