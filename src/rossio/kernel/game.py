"""The contract of a game: what every game must offer, and what it gets for free."""

from __future__ import annotations

from typing import Final

from rossio.kernel.actions import ActionSpace
from rossio.kernel.chance import Chance
from rossio.kernel.content import Pack
from rossio.kernel.facts import Outcome, Reach, Refusal, Refused, ScoreSheet
from rossio.kernel.state import State
from rossio.kernel.unseen import Unseen

THOUSAND: Final = 1000
"""A point as `Game.values` counts it."""


def thousandfold(sheet: ScoreSheet, ahead: list[str]) -> ScoreSheet:
    """A score sheet in thousandths, with nothing in the categories of the play to come."""
    rows = [[THOUSAND * points for points in row] + [0] * len(ahead) for row in sheet.rows]
    return ScoreSheet(sheet.categories + ahead, rows)


class UnknownOption(ValueError):
    """An option, value or number of seats that the game does not have."""


class Option:
    """A choice made before the game; its values are labels, the first one is the default."""

    name: str
    values: list[str]
    seats: list[int]

    def __init__(self, name: str, values: list[str], seats: list[int] | None = None) -> None:
        self.name = name
        self.values = values
        self.seats = seats if seats is not None else []

    def open_to(self, seats: int) -> bool:
        """Whether the option means anything with that many seats."""
        return not self.seats or seats in self.seats


class Game:
    """One game: its name and numbers, and the functions over its states.

    States of one game are never given to another; each game narrows the type once, at its door.
    """

    name: str
    rules: int
    seats: list[int]
    options: list[Option]
    space: ActionSpace
    pack: Pack
    layout: int = 0
    sights: int = 0
    openings: tuple[str, ...] = ()
    """Prompts that always begin a turn, whoever decided before."""
    answers: tuple[str, ...] = ()
    """Prompts by which others are asked within somebody's turn: to follow it, to vote on it."""
    closings: tuple[str, ...] = ()
    """Prompts that close a turn whatever was done in it: a card drawn anew."""
    returns: tuple[str, ...] = ()
    """Keys of a player's view under which things come back whatever was done: more of them is no gain."""
    milestones: tuple[str, ...] = ()
    """Events between turns: a new round, a phase, the end of a period."""

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        """The position before the first decision. Options left out take their default."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Everything that seat may know, as plain data (SPECTATOR: what all may know; OMNISCIENT: all)."""
        raise NotImplementedError

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        """A clone in which all that the seat cannot know, future chance included, is drawn anew."""
        raise NotImplementedError

    def sheet(self, state: State) -> ScoreSheet:
        """Points by category: those earned, and those the position would earn if the game ended now."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """The result; of a running game, the result if it ended now."""
        raise NotImplementedError

    def faults(self, state: State) -> list[str]:
        """The invariants that do not hold, in words for a developer. Always empty if the rules are right."""
        raise NotImplementedError

    def encode(self, state: State) -> list[int]:
        """The whole position as numbers; equal positions, equal numbers."""
        raise NotImplementedError

    def features(self, state: State, seat: int) -> list[int]:
        """Numbers about the position from one seat, made only of what the seat may know."""
        raise NotImplementedError

    def seated(self, state: State) -> int:
        """How many seats there are; who plays without a seat, as the rival of a solo game does, is not counted."""
        return len(self.outcome(state).scores)

    def sight(self, state: State, seat: int) -> list[int]:
        """Which of the inputs 0 .. `sights` - 1 are on, for a network that looks from one seat.

        Made only of what the seat may know; players stand in turn order from the seat on, and the inputs are the same
        for every number of seats. `layout` is the version of what the inputs mean; it goes up whenever that changes.
        A game for which no network can be made leaves both at 0.
        """
        return []

    def observe(self, state: State, seat: int) -> list[int]:
        """`sight`, and after its inputs one for each legal move, by its dense number, if the seat decides."""
        on = self.sight(state, seat)
        if state.seat() == seat:
            for place in self.space.places(state.legal()):
                on.append(self.sights + place)
        return on

    def inputs(self) -> int:
        """How many inputs `observe` chooses from."""
        return self.sights + self.space.size

    def values(self, state: State, seat: int) -> list[int]:
        """The final points each player of the outcome may expect, in thousandths, as that seat can judge.

        Made only of what the seat may know, and cheap; at the end of the game the scores themselves. A game without a
        judgement of its own answers with the points each player would have if it ended now.
        """
        return [THOUSAND * score for score in self.outcome(state).scores]

    def prospects(self, state: State, seat: int) -> ScoreSheet:
        """What `values` says, by category: those of the score sheet, and those of the play to come.

        Every row adds up to the value; at the end of the game it is the row of the score sheet.
        """
        return thousandfold(self.sheet(state), [])

    def reach(self, state: State, player: int) -> Reach:
        """What a player can pay and could reach next, made only of what everybody may know: no hand is looked into.

        A thing of the board that would be refused to the player for want of means, or of a way, is beyond it; one that
        is gone, or not to be had in this phase, is not in it at all. A game that cannot tell answers with nothing.
        """
        return Reach({}, [])

    def peril(self, state: State, seat: int) -> int:
        """How likely all will lose together, in thousandths, as that seat can judge; 0 where nobody ever does."""
        return 0

    def unseen(self, state: State, seat: int) -> list[Unseen]:
        """What is hidden from a seat (or from a SPECTATOR), by kind: seen and unseen together are the box.

        What left the game without having been seen counts as unseen. A game in which all lies open answers nothing.
        """
        return []

    def check(self) -> list[str]:
        """What is wrong with the content pack."""
        raise NotImplementedError

    def settle_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options completed by their defaults, or UnknownOption."""
        if seats not in self.seats:
            known = ", ".join(str(n) for n in self.seats)
            raise UnknownOption(f"{self.name}: {seats} seats, but it is a game for {known}")
        settled = {option.name: option.values[0] for option in self.options if option.open_to(seats)}
        for name, value in options.items():
            if name not in settled:
                raise UnknownOption(f"{self.name}: no option {name} with {seats} seats")
            known_values = next(option.values for option in self.options if option.name == name)
            if value not in known_values:
                raise UnknownOption(f"{self.name}: option {name} is one of {', '.join(known_values)}, not {value}")
            settled[name] = value
        return settled

    def refusal(self, state: State, move: int) -> Refusal | None:
        """Why the move is not legal now; None if it is."""
        if move in state.legal():
            return None
        for refusal in state.refusals():
            if refusal.move == move:
                return refusal
        if state.over():
            return Refusal(move, "game-over", "", {})
        absence = state.absence(move)
        if absence is not None:
            return absence
        prompt = state.prompt()
        return Refusal(move, "not-now", prompt.clause, {"asked": prompt.key})

    def attempt(self, state: State, move: int) -> None:
        """Play a move if it is legal; raise Refused and change nothing if it is not."""
        refusal = self.refusal(state, move)
        if refusal is not None:
            raise Refused(self.space.print(move), refusal)
        state.play(move)
