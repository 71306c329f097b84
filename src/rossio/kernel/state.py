"""A position, and the agenda of decisions inside it."""

from __future__ import annotations

import inspect
from typing import Final, Generic, TypeVar, cast

from rossio.kernel.chance import Stream
from rossio.kernel.facts import NOBODY, About, Event, Prompt, Refusal
from rossio.kernel.ledger import Due, Ledger


class State:
    """A position as its users see it: who decides, what is legal, and a way on.

    `play` trusts the caller for speed; `Game.attempt` is the guarded door.
    """

    ply: int
    horizon: int
    seed: int
    log: list[Event] | None
    ledger: Ledger | None
    offered: list[int] | None

    def __init__(self, like: State | None = None) -> None:
        """A new position, or a copy of another, without its log and ledger.

        Clones are made so, because compiled `__new__` runs `__init__` as well and would build everything twice.
        """
        self.ply = 0 if like is None else like.ply
        self.horizon = 0 if like is None else like.horizon
        self.seed = 0 if like is None else like.seed
        self.log = None
        self.ledger = None
        self.offered = None

    def over(self) -> bool:
        raise NotImplementedError

    def seat(self) -> int:
        """The seat that decides now; NOBODY when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The legal moves, in a fixed order, without duplicates; empty only when the game is over."""
        raise NotImplementedError

    def play(self, move: int) -> None:
        """Carry out a legal move and everything that follows without a decision."""
        raise NotImplementedError

    def refusals(self) -> list[Refusal]:
        """Moves a player might expect here but cannot make, each with its reason."""
        raise NotImplementedError

    def absence(self, move: int) -> Refusal | None:
        """Why a move that nobody would expect cannot be made: it is about something that is not on the table."""
        return None

    def about(self, move: int) -> About:
        """What a legal move costs and brings. For people: never asked in simulation."""
        return About()

    def prompt(self) -> Prompt:
        """What is asked now."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy; the log is not copied."""
        raise NotImplementedError

    def stream(self, purpose: str, number: int = 0) -> Stream:
        """The random words of one purpose: one shuffle or roll, the same whatever was done before."""
        return Stream(self.seed, purpose, number)

    def reveal(self) -> None:
        """Note that hidden or random information has just become visible: no undo beyond this decision."""
        self.horizon = self.ply

    def tell(self, kind: str, seat: int, facts: dict[str, object], secret: dict[str, object] | None = None) -> None:
        """Add an event. Callers ask `log is not None` first, so that simulation builds no facts."""
        if self.log is not None:
            self.log.append(Event(kind, seat, facts, secret))

    def weigh(self, seat: int, what: str, due: int, got: int) -> None:
        """Note in a dry run what somebody was to get and got. Callers ask `ledger is not None` first."""
        if self.ledger is not None:
            self.ledger.entries.append(Due(self.ply, seat, what, due, got))

    def offer(self, moves: list[int]) -> bool:
        """Whether these moves are a decision; if so they are kept until it is made, so as not to be found twice."""
        if len(moves) > 1:
            self.offered = moves
            return True
        return False


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One pending matter on the agenda. Immutable, so that clones share it.

    Every constructor argument has a default, so that compiled steps can be pickled.
    """

    seat: int

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def open(self, state: S) -> bool:
        """Whether a decision is needed, asked each time the step comes to the top of the agenda.

        A step that decides nothing does its work here and answers False; it is then off the agenda.
        """
        return True

    def moves(self, state: S) -> list[int]:
        """The legal moves of this decision."""
        raise NotImplementedError

    def take(self, state: S, move: int) -> None:
        """Carry out one of `moves`. The step is already off the agenda; push what follows, last thing first."""
        raise NotImplementedError

    def refusals(self, state: S) -> list[Refusal]:
        return []

    def absence(self, state: S, move: int) -> Refusal | None:
        return None

    def about(self, state: S, move: int) -> About:
        """What one of `moves` costs and brings."""
        return About()

    def prompt(self, state: S) -> Prompt:
        raise NotImplementedError

    def encode(self) -> list[int]:
        """Class, seat and all other fields as numbers."""
        return encoded(self)


class Choice(Step[S]):
    """A decision that is asked only if there are two ways or more; a single one is taken at once."""

    def open(self, state: S) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return state.offer(moves)


class AgendaState(State, Generic[S]):
    """A state whose pending decisions are a stack of steps; the top one decides.

    A game writes `class Table(AgendaState["Table"])`; the casts below say that S is the class itself.
    """

    agenda: list[Step[S]]

    def __init__(self, like: AgendaState[S] | None = None) -> None:
        super().__init__(like)
        self.agenda = [] if like is None else like.agenda[:]

    def over(self) -> bool:
        return not self.agenda

    def seat(self) -> int:
        return self.agenda[-1].seat if self.agenda else NOBODY

    def legal(self) -> list[int]:
        if self.offered is not None:
            return self.offered
        return self.agenda[-1].moves(cast(S, self)) if self.agenda else []

    def play(self, move: int) -> None:
        self.ply += 1
        self.agenda.pop().take(cast(S, self), move)
        self.settle()

    def refusals(self) -> list[Refusal]:
        return self.agenda[-1].refusals(cast(S, self)) if self.agenda else []

    def absence(self, move: int) -> Refusal | None:
        return self.agenda[-1].absence(cast(S, self), move) if self.agenda else None

    def about(self, move: int) -> About:
        return self.agenda[-1].about(cast(S, self), move)

    def prompt(self) -> Prompt:
        return self.agenda[-1].prompt(cast(S, self))

    def settle(self) -> None:
        """Run the steps that need no decision until one does or the agenda is empty."""
        here = cast(S, self)
        agenda = self.agenda
        self.offered = None
        while agenda:
            if len(agenda) > 1:
                step = agenda.pop()
            else:
                # Compiled, a list whose last item is popped lies in the system's memory from then on, slow to grow.
                step = agenda[0]
                agenda.clear()
            if step.open(here):
                agenda.append(step)
                return

    def encode_agenda(self) -> list[int]:
        """What is asked now and what waits behind it, as numbers."""
        numbers = [len(self.agenda)]
        for step in self.agenda:
            numbers += step.encode()
        return numbers


FIELDS: Final[dict[type, list[str]]] = {}
"""The fields of the classes that were encoded so far."""


def fields_of(kind: type) -> list[str]:
    """The names of all declared fields of a class, by the alphabet: the same in both builds."""
    if kind not in FIELDS:
        found: set[str] = set()
        for part in kind.__mro__:
            found.update(cast(tuple[str, ...], part.__dict__.get("__mypyc_attrs__", ())))
            found.update(inspect.get_annotations(part))
        found.discard("__dict__")
        FIELDS[kind] = sorted(found)
    return FIELDS[kind]


def encoded(value: object) -> list[int]:
    """Anything a step may hold as numbers: numbers, texts, lists, and objects by their class and fields."""
    if isinstance(value, int):
        return [int(value)]
    if isinstance(value, str):
        return [len(value), *[ord(letter) for letter in value]]
    if isinstance(value, list):
        numbers = [len(value)]
        for item in value:
            numbers += encoded(item)
        return numbers
    kind = type(value)
    if kind.__module__ == "builtins":
        raise TypeError(f"a step holds numbers, texts, lists and objects of its game, not {value!r}")
    numbers = encoded(kind.__name__)
    for name in fields_of(kind):
        numbers += encoded(getattr(value, name))
    return numbers
