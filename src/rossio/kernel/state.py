"""A position, and the agenda of decisions inside it."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from rossio.kernel.chance import Chance
from rossio.kernel.facts import NOBODY, Event, Prompt, Refusal


class State:
    """A position as its users see it: who decides, what is legal, and a way on.

    `play` trusts the caller for speed; `Game.attempt` is the guarded door.
    """

    ply: int
    horizon: int
    chance: Chance
    log: list[Event] | None

    def __init__(self, like: State | None = None) -> None:
        """A new position, or a copy of another, without its log.

        Clones are made so, because compiled `__new__` runs `__init__` as well and would build everything twice.
        """
        self.ply = 0 if like is None else like.ply
        self.horizon = 0 if like is None else like.horizon
        self.chance = Chance() if like is None else like.chance.clone()
        self.log = None

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

    def prompt(self) -> Prompt:
        """What is asked now."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy; the log is not copied."""
        raise NotImplementedError

    def reveal(self) -> None:
        """Note that hidden or random information has just become visible: no undo beyond this decision."""
        self.horizon = self.ply

    def tell(self, kind: str, seat: int, facts: dict[str, object], secret: dict[str, object] | None = None) -> None:
        """Add an event. Callers ask `log is not None` first, so that simulation builds no facts."""
        if self.log is not None:
            self.log.append(Event(kind, seat, facts, secret))


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

    def prompt(self, state: S) -> Prompt:
        raise NotImplementedError


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
        return self.agenda[-1].moves(cast(S, self)) if self.agenda else []

    def play(self, move: int) -> None:
        self.ply += 1
        self.agenda.pop().take(cast(S, self), move)
        self.settle()

    def refusals(self) -> list[Refusal]:
        return self.agenda[-1].refusals(cast(S, self)) if self.agenda else []

    def absence(self, move: int) -> Refusal | None:
        return self.agenda[-1].absence(cast(S, self), move) if self.agenda else None

    def prompt(self) -> Prompt:
        return self.agenda[-1].prompt(cast(S, self))

    def settle(self) -> None:
        """Run the steps that need no decision until one does or the agenda is empty."""
        here = cast(S, self)
        agenda = self.agenda
        while agenda:
            step = agenda.pop()
            if step.open(here):
                agenda.append(step)
                return
