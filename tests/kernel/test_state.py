from __future__ import annotations

from typing import Final

import pytest

from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import NOBODY, Prompt
from rossio.kernel.state import AgendaState, State, Step
from tests.kernel.toy import GAME

GO: Final = 0


class Bench(AgendaState["Bench"]):
    """A state that only writes down which steps ran."""

    def __init__(self) -> None:
        super().__init__()
        self.ran: list[str] = []


class Ask(Step[Bench]):
    """A decision that pushes the given steps, first thing first."""

    def __init__(self, name: str = "", then: tuple[Step[Bench], ...] = (), seat: int = 0) -> None:
        super().__init__(seat)
        self.name = name
        self.then = then

    def moves(self, state: Bench) -> list[int]:
        return [GO]

    def take(self, state: Bench, move: int) -> None:
        state.ran.append(self.name)
        state.agenda.extend(reversed(self.then))

    def prompt(self, state: Bench) -> Prompt:
        return Prompt(self.name, self.seat, "T2")


class Auto(Ask):
    def open(self, state: Bench) -> bool:
        self.take(state, GO)
        return False


class Skipped(Ask):
    def open(self, state: Bench) -> bool:
        return False


def bench(*steps: Step[Bench]) -> Bench:
    state = Bench()
    state.agenda.extend(reversed(steps))
    state.settle()
    return state


def test_steps_run_in_the_order_in_which_they_are_due() -> None:
    state = bench(Ask("one", (Auto("two"), Ask("three", (Auto("four"),)), Auto("five"))), Ask("six"))
    assert state.prompt().key == "one"
    state.play(GO)
    assert (state.ran, state.prompt().key) == (["one", "two"], "three")
    state.play(GO)
    assert (state.ran, state.prompt().key) == (["one", "two", "three", "four", "five"], "six")
    state.play(GO)
    assert state.ran[-1] == "six"
    assert state.over()
    assert state.ply == 3


def test_what_an_automatic_step_pushes_comes_before_what_was_waiting() -> None:
    state = bench(Auto("one", (Auto("two", (Ask("three"),)),)), Ask("four"))
    assert state.ran == ["one", "two"]
    assert state.prompt().key == "three"


def test_a_choice_with_nothing_to_choose_is_passed_over() -> None:
    state = bench(Skipped("one"), Ask("two", seat=3))
    assert state.seat() == 3
    assert state.ran == []


def test_an_empty_agenda_is_the_end() -> None:
    state = bench(Auto("one"))
    assert state.over()
    assert state.seat() == NOBODY
    assert state.legal() == []
    assert state.refusals() == []


def test_reveal_moves_the_horizon_to_the_decision_being_carried_out() -> None:
    fair = GAME.setup(2, 1, {})
    assert (fair.ply, fair.horizon) == (0, 0)
    fair.play(GAME.space.parse("rest"))
    assert (fair.ply, fair.horizon) == (1, 0)
    fair.play(GAME.space.parse("draw"))
    assert (fair.ply, fair.horizon) == (2, 2)


def test_events_are_collected_only_when_asked_for() -> None:
    quiet = GAME.setup(2, 1, {})
    quiet.tell("rested", 0, {})
    assert quiet.log is None
    loud = quiet.clone()
    loud.log = []
    loud.play(GAME.space.parse("rest"))
    assert [event.kind for event in loud.log] == ["rested"]
    assert loud.clone().log is None


def test_the_bare_contract_does_nothing() -> None:
    state = State()
    for method in (state.over, state.seat, state.legal, state.refusals, state.prompt, state.clone):
        with pytest.raises(NotImplementedError):
            method()
    with pytest.raises(NotImplementedError):
        state.play(GO)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drive_plays_to_the_end_and_counts(seats: int) -> None:
    fair = GAME.setup(seats, 5, {})
    assert drive(fair, Chance(1)) == fair.ply
    assert fair.over()
    fair = GAME.setup(seats, 5, {})
    assert drive(fair, Chance(1), 7) == fair.ply == 7
    assert not fair.over()
