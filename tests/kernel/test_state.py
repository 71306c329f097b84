from __future__ import annotations

from typing import Final

import pytest

from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import NOBODY, Prompt
from rossio.kernel.state import AgendaState, Choice, State, Step
from tests.kernel.toy import GAME

GO: Final = 0


class Owner:
    """Something of its game that a step speaks of."""

    coins: int

    def __init__(self, coins: int) -> None:
        self.coins = coins


class Pay(Step["Bench"]):
    amount: int
    forced: bool
    clause: str
    goods: list[int]
    owner: Owner

    def __init__(
        self, seat: int = 0, amount: int = 1, forced: bool = False, clause: str = "T1", coins: int = 3
    ) -> None:
        super().__init__(seat)
        self.amount = amount
        self.forced = forced
        self.clause = clause
        self.goods = [amount, 7]
        self.owner = Owner(coins)


class Pays(Pay):
    """The same fields in another class."""


def test_a_step_is_encoded_by_its_class_and_all_its_fields() -> None:
    steps = [Pay(), Pay(1), Pay(0, 2), Pay(0, 1, True), Pay(0, 1, False, "T2"), Pay(0, 1, False, "T1", 4), Pays()]
    assert Pay().encode() == Pay().encode()
    assert len({tuple(step.encode()) for step in steps}) == len(steps)
    changed = Pay()
    changed.goods.append(1)
    assert changed.encode() != Pay().encode()


def test_a_step_that_holds_what_cannot_be_encoded_says_so() -> None:
    step = Pay()
    step.clause = None  # type: ignore[assignment]
    with pytest.raises(TypeError, match="a step holds numbers, texts, lists and objects of its game, not None"):
        step.encode()


def test_the_agenda_is_encoded_step_by_step() -> None:
    state = Bench()
    state.agenda = [Pay(), Pays(1)]
    assert state.encode_agenda() == [2, *Pay().encode(), *Pays(1).encode()]
    state.agenda.reverse()
    assert state.encode_agenda() == [2, *Pays(1).encode(), *Pay().encode()]


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


class Pick(Choice[Bench]):
    """A decision with so many ways."""

    def __init__(self, ways: int = 0) -> None:
        super().__init__(0)
        self.ways = ways

    def moves(self, state: Bench) -> list[int]:
        return list(range(self.ways))

    def take(self, state: Bench, move: int) -> None:
        state.ran.append(f"{move} of {self.ways}")


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


def test_a_choice_is_asked_only_if_there_are_two_ways() -> None:
    state = bench(Pick(0), Pick(1), Pick(2), Ask("end"))
    assert state.ran == ["0 of 1"]
    assert state.legal() == [0, 1]
    state.play(1)
    assert (state.ran, state.prompt().key) == (["0 of 1", "1 of 2"], "end")


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
